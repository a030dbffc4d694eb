### The terminal's own words.

seat = Seat { $number }
you = you
colon = :
curtain = The keyboard goes to { $name }.
curtain-lift = { $name }, press Enter when nobody else can see the screen.
no-such-option = “{ $typed }” is not an option here. Type ? for help.
nothing-typed = Type a number or a name from the list, or ? for help.
which-one = “{ $typed }” could mean: { $candidates }.
nothing-forbidden = No other option is being withheld from you.
nothing-to-undo = Nothing can be taken back: since your last choice something was drawn, revealed or decided by somebody else.
taken-back = Taken back: { $what }.
saved = Saved: { $path }
go-on = Go on with: { $command } play { $game } --resume { $path }
resumed = The race goes on after { $count ->
    [one] one decision
   *[other] { $count } decisions
}.
over = The race is over.
abandon-sure = { $name } leaves the race for good and ranks last. Type “{ $word }” once more to do so.
withheld = Not open to you now
no-such-rule = There is no rule “{ $tag }”.
welcome = { $game }: { $seats }. Type ? at any time.

help =
    Type the number of an option, its name, or as much of the name as is unmistakable; Enter where there is only one.
    { command-why } – what you cannot do now, and which rule says so
    { command-table } – draw the table again
    { command-map } – draw the whole board
    { command-log } – everything that has happened
    { command-rules } TAG – read a rule, for example { command-rules } { $rule }
    { command-undo } – take back your last choice, while nothing has been revealed since
    { command-save } – save now (also done after every choice)
    { command-leave } – give up your place for good
    { command-quit } – save and leave the terminal; Ctrl-D does the same

command-help = help
command-why = why
command-table = table
command-map = map
command-log = log
command-rules = rules
command-undo = undo
command-save = save
command-leave = leave
command-quit = quit

saying-de = German edition
saying-it = Italian edition
saying-ruling = Our ruling

verified = { $path }: all { $count } entries follow the installed rules.
after-entries = after { $count } of { $of } entries
