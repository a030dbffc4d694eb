"""The hazard that ends a round."""

from halftrack.engine import Script
from halftrack.games.gumball_rally import deck, events
from halftrack.games.gumball_rally.pile import CHECKPOINT, HUES, MAJORS, NAMES, WINNER
from halftrack.games.gumball_rally.rounds import begin_round, carrying, discard_played
from halftrack.games.gumball_rally.scoring import finish, score
from halftrack.games.gumball_rally.state import NONE, Buggy, Rally


def hazard(rally: Rally) -> Script[None]:
    """Turn the top hazard, let it happen, and begin the next round. [round.4, round.5, round.6]"""
    yield from ()
    turned = rally.hazards.pop()
    rally.reveals += 1
    rally.turned.append(turned)
    rally.tell(events.HazardTurned, NONE, NAMES[turned])
    if turned == WINNER:
        score(rally, rally.box.scoring.winner)
        finish(rally)
        return
    if turned == CHECKPOINT:
        score(rally, rally.box.scoring.checkpoint)
    else:
        danger(rally, turned)
    discard_played(rally)
    begin_round(rally)


def danger(rally: Rally, turned: int) -> None:
    """Who is hit goes to the tail of the line. [round.4]"""
    hit = carrying(rally, turned % HUES)
    if not hit:
        rally.tell(events.NobodyHit, NONE, NAMES[turned])
    for buggy in hit if turned in MAJORS else hit[-1:]:
        send_back(rally, buggy)


def send_back(rally: Rally, buggy: Buggy) -> None:
    """To the tail; of several the highest goes last. [round.4]"""
    rally.line.remove(buggy.number)
    rally.line.append(buggy.number)
    rally.tell(events.SentBack, rally.box.owner(buggy.number), rally.name(buggy.number), deck.NAMES[buggy.card])
