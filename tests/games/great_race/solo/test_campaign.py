"""The campaign: the rules `solo.12`, `solo.13`, `solo.15` and `solo.16`."""

from collections import Counter
from copy import deepcopy
from functools import cache
from typing import Any

import pytest

from halftrack.engine import BrokenRecord, IllegalSetup, Play
from halftrack.games.great_race.solo import campaign as campaigns
from halftrack.games.great_race.solo import passport
from halftrack.games.great_race.solo.campaign import Campaign, Finished
from halftrack.games.great_race.solo.game import SOLO
from halftrack.games.great_race.solo.journey import Journey, fair_replay
from halftrack.games.great_race.solo.state import SoloRace
from halftrack.games.great_race.state import OVER
from tests.support.rules import rule

ALL = {"deck": True, "legacy": True, "passport": True}
LEVEL_1 = tuple(f"{letter}1" for letter in "ABCDEFGH")
LEVEL_3 = tuple(f"{letter}3" for letter in "ABCDEFGH")


def begun(campaign: Campaign, **wishes: Any) -> Play[SoloRace]:
    """The next race as the campaign deals it, with a crew chosen."""
    play = SOLO.new(1, campaign.next_seed, campaign.options({**ALL, **wishes}))
    play.answer(0, "french")
    return play


def given_up(campaign: Campaign, after_cards: bool = True, **wishes: Any) -> Play[SoloRace]:
    play = begun(campaign, **wishes)
    if after_cards:
        play.answer(0, "0-0-0-5")
    play.abandon(0)
    return play


def ended(campaign: Campaign, kind: str, powers: tuple[int, ...] = (0, 0, 0, 0), **wishes: Any) -> Journey:
    """A race of the campaign that ended so, as if it had been run."""
    play = begun(campaign, **wishes)
    race = play.state
    race.solo.revealed, race.phase, race.solo.powers = 6, OVER, list(powers)
    if kind in ("human", "torpedo"):
        race.crews[["human", "torpedo"].index(kind)].place = 1
    race.human.left = kind in ("given up", "not begun")
    race.solo.revealed = 0 if kind == "not begun" else 6
    return Journey(play)


def levels(campaign: Campaign) -> dict[str, int]:
    return dict(Counter(name[1] for name in campaign.deck))


@cache
def real() -> dict[str, Any]:
    """The record of a real race that was given up."""
    return given_up(campaigns.begin(7)).record()


@rule("solo.16", "solo.2")
def test_a_campaign_begins_with_level_1_no_powers_and_an_empty_passport() -> None:
    new = campaigns.begin("seed")
    assert (new.seed, new.races, new.deck, new.powers, new.first) == ("seed", 0, LEVEL_1, (0, 0, 0, 0), "human")
    assert (new.stamps, new.due, new.outcomes, new.is_legendary) == (frozenset(), 0, (), False)


@rule("solo.12a")
def test_a_deck_evolves_at_random_or_by_letter() -> None:
    assert campaigns.begin(1).evolution == "random"
    assert campaigns.begin(1, "letter").evolution == "letter"
    with pytest.raises(IllegalSetup, match="random or by letter, not 'taste'"):
        campaigns.begin(1, "taste")


@rule("solo.16a", "solo.16")
def test_the_campaign_fixes_seed_deck_powers_and_first_player() -> None:
    campaign = Campaign(5, races=3, deck=LEVEL_3, powers=(1, 2, 3, 4), first="torpedo")
    assert campaign.next_seed == "5/3"
    options = campaign.options({**ALL, "board": "south-america"})
    assert (options["cards"], options["first"]) == (list(LEVEL_3), "torpedo")
    assert options["powers"] == {"yellow": 1, "green": 2, "red": 3, "blue": 4}
    assert (options["board"], options["passport"]) == ("south-america", True)
    for fixed in ("cards", "powers", "first"):
        with pytest.raises(IllegalSetup, match=f"'{fixed}' is fixed"):
            campaign.options({**ALL, fixed: options[fixed]})


@rule("solo.16a")
@pytest.mark.parametrize("board", ["tiny-road", "boards/of-my-own.toml"])
def test_it_is_raced_over_the_boards_of_the_box(board: str) -> None:
    with pytest.raises(IllegalSetup, match=r"over africa or south-america|of-my-own\.toml"):
        campaigns.begin(5).options({**ALL, "board": board})
    assert campaigns.begin(5).options({**ALL, "board": "south-america"})["board"] == "south-america"


@rule("solo.16")
def test_a_layer_that_is_off_is_raced_without() -> None:
    campaign = Campaign(5, deck=LEVEL_3, powers=(1, 2, 3, 4))
    options = campaign.options({"legacy": True})
    assert (options["cards"], options["powers"]["blue"]) == (list(LEVEL_1), 4)
    options = campaign.options({"deck": True})
    assert (options["cards"], options["powers"]) == (
        list(LEVEL_3),
        dict.fromkeys(("yellow", "green", "red", "blue"), 0),
    )


@rule("solo.1c", "alone.6")
def test_alone_the_human_is_always_first() -> None:
    assert Campaign(5, first="torpedo").options({"alone": True})["first"] == "human"


@rule("solo.12", "solo.1c")
@pytest.mark.parametrize(
    ("kind", "replaced", "first"), [("human", 2, "torpedo"), ("torpedo", 1, "human"), ("given up", 1, "human")]
)
def test_who_wins_decides_how_the_deck_grows_and_the_loser_is_first(kind: str, replaced: int, first: str) -> None:
    old = Campaign(5, first="human" if first == "torpedo" else "torpedo")
    new = campaigns.conclude(old, ended(old, kind))
    assert levels(new) == {"1": 8 - replaced, "2": replaced}
    assert (new.first, new.races, new.outcomes, new.due) == (first, 1, (kind,), 0)


@rule("solo.12")
def test_one_card_after_the_other_gives_way() -> None:
    seven = (*(f"{letter}2" for letter in "ABCDEFG"), "H1")
    old = Campaign(5, deck=seven)
    assert levels(campaigns.conclude(old, ended(old, "human"))) == {"2": 7, "3": 1}
    last = Campaign(5, deck=(*LEVEL_3[:7], "H2"))
    assert campaigns.conclude(last, ended(last, "human")).deck == LEVEL_3


@rule("solo.12", "solo.16a")
def test_chance_is_the_campaigns_own_and_new_after_each_race() -> None:
    decks = {campaigns.evolve(Campaign(seed, races=1), 2).deck for seed in range(12)}
    later = {campaigns.evolve(Campaign(5, races=races), 2).deck for races in range(12)}
    assert len(decks) > 6
    assert len(later) > 6
    assert campaigns.evolve(Campaign(5), 2) == campaigns.evolve(Campaign(5), 2)


@rule("solo.12a")
def test_by_letter_the_human_picks_what_gives_way() -> None:
    old = campaigns.begin(5, "letter")
    due = campaigns.conclude(old, ended(old, "human"))
    assert (due.deck, due.due, due.open_letters) == (LEVEL_1, 2, list("ABCDEFGH"))
    one = campaigns.pick(due, "C")
    assert (one.deck[2], one.due, one.open_letters) == ("C2", 1, list("ABDEFGH"))
    with pytest.raises(BrokenRecord, match="'C' is not open: A, B, D"):
        campaigns.pick(one, "C")
    both = campaigns.pick(one, "A")
    assert (both.deck[0], both.due, both.open_letters) == ("A2", 0, [])
    with pytest.raises(BrokenRecord, match=r"not open: none is$"):
        campaigns.pick(both, "B")


@rule("solo.12a")
def test_no_race_before_the_letters_are_picked() -> None:
    with pytest.raises(IllegalSetup, match=r"^a letter of the Estienne deck is still to be picked$"):
        Campaign(5, "letter", due=1).options(ALL)


@rule("solo.12a", "solo.12")
def test_nothing_is_due_when_all_cards_are_of_level_3() -> None:
    old = Campaign(5, "letter", deck=(*LEVEL_3[:7], "H2"))
    due = campaigns.conclude(old, ended(old, "human"))
    assert (due.due, due.open_letters) == (2, ["H"])
    assert campaigns.pick(due, "H").due == 0
    done = Campaign(5, "letter", deck=LEVEL_3)
    assert campaigns.conclude(done, ended(done, "torpedo")).due == 0


@rule("solo.13", "solo.16b")
@pytest.mark.parametrize("kind", ["human", "torpedo", "given up"])
def test_the_powers_that_were_gained_stay_whoever_has_won(kind: str) -> None:
    old = Campaign(5, powers=(1, 0, 0, 0))
    assert campaigns.conclude(old, ended(old, kind, (1, 2, 0, 1))).powers == (1, 2, 0, 1)


@rule("solo.16")
def test_without_their_layers_deck_and_powers_stay() -> None:
    old = Campaign(5, powers=(1, 0, 0, 0))
    assert campaigns.conclude(old, ended(old, "human", deck=False)).deck == LEVEL_1
    assert campaigns.conclude(old, ended(old, "human", (0, 0, 0, 0), legacy=False)).powers == (1, 0, 0, 0)


@rule("solo.16c")
def test_called_off_changes_nothing_but_the_seed() -> None:
    old = Campaign(5, races=2, powers=(1, 0, 0, 0), first="torpedo")
    new = campaigns.conclude(old, ended(old, "called off", (4, 4, 4, 4)))
    assert (new.deck, new.powers, new.first, new.stamps) == (old.deck, old.powers, old.first, old.stamps)
    assert (new.races, new.next_seed, new.outcomes) == (3, "5/3", ("called off",))


@rule("solo.16b")
def test_given_up_before_the_first_card_it_is_still_to_be_run() -> None:
    campaign = campaigns.begin(5)
    with pytest.raises(BrokenRecord, match=r"^this race was given up before its first card$"):
        campaigns.conclude(campaign, ended(campaign, "not begun"))
    with pytest.raises(BrokenRecord, match=r"^this race was given up before its first card$"):
        campaigns.after(campaign, given_up(campaign, after_cards=False).record())


@rule("solo.16b")
def test_given_up_after_the_first_card_the_torpedo_has_won() -> None:
    campaign = campaigns.begin(7)
    new = campaigns.after(campaign, real())
    assert (new.outcomes, new.races, levels(new)) == (("given up",), 1, {"1": 7, "2": 1})


@rule("alone.6")
@pytest.mark.parametrize("kind", ["human", "called off", "given up"])
def test_a_crossing_alone_changes_only_stamps_and_seed(kind: str) -> None:
    old = Campaign(5, powers=(1, 0, 0, 0), first="torpedo")
    play = SOLO.new(1, old.next_seed, old.options({"alone": True, "passport": True}))
    play.answer(0, "french")
    play.state.phase, play.state.solo.revealed = OVER, 3
    play.state.human.place, play.state.human.left = int(kind == "human"), kind == "given up"
    new = campaigns.conclude(old, Journey(play))
    assert (new.deck, new.powers, new.first, new.races) == (old.deck, old.powers, old.first, 1)
    assert {way for _, way in new.stamps} == ({"alone"} if kind == "human" else set())


@rule("solo.15")
def test_stamps_are_kept_and_added_to() -> None:
    old = Campaign(5, stamps=frozenset({("condor", "prudent")}))
    new = campaigns.conclude(old, ended(old, "human"))
    assert ("condor", "prudent") in new.stamps
    assert ("sahara", "legendary") in new.stamps


@rule("solo.15b")
def test_the_whole_passport_the_legendary_way_makes_a_legendary_player() -> None:
    pages = [(name, "legendary") for name in passport.pages("legendary")]
    assert Campaign(5, stamps=frozenset(pages)).is_legendary
    for page in pages:
        others = frozenset(pages) - {page} | {(page[0], "prudent"), (page[0], "alone")}
        assert not Campaign(5, stamps=others).is_legendary


@rule("solo.16a", "solo.16")
def test_the_fold_is_the_races_one_after_the_other() -> None:
    campaign, races = campaigns.begin(7, "letter"), []
    for letter in "AB":
        record = given_up(campaign).record()
        races.append(Finished(record, (letter,)))
        campaign = campaigns.pick(campaigns.after(campaign, record), letter)
    folded = campaigns.fold(campaigns.begin(7, "letter"), races)
    assert folded == campaign
    assert (folded.races, folded.deck[:3]) == (2, ("A2", "B2", "C1"))


@rule("solo.16a")
@pytest.mark.parametrize(
    ("field", "value", "complaint"),
    [
        ("seed", "7/1", "race 1 of the campaign has another seed"), ("seed", 7, "another seed"),
        ("options", None, "not run as the campaign has dealt it"),
    ],
)  # fmt: skip
def test_a_race_that_the_campaign_has_not_dealt_is_refused(field: str, value: Any, complaint: str) -> None:
    with pytest.raises(BrokenRecord, match=complaint):
        campaigns.after(campaigns.begin(7), {**real(), field: value})


@rule("solo.16a")
@pytest.mark.parametrize(("name", "value"), [("cards", list(LEVEL_3)), ("first", "torpedo"), ("confirm", 3)])
def test_nor_one_with_another_deck_or_first_player(name: str, value: Any) -> None:
    record = deepcopy(real())
    record["options"][name] = value
    with pytest.raises(BrokenRecord, match="race 1"):
        campaigns.after(campaigns.begin(7), record)
    with pytest.raises(BrokenRecord, match="seed"):
        campaigns.after(campaigns.begin(7), [])  # type: ignore[arg-type]


@rule("solo.16a")
def test_a_race_is_dealt_once() -> None:
    campaign = campaigns.after(campaigns.begin(7), real())
    with pytest.raises(BrokenRecord, match="race 2 of the campaign has another seed"):
        campaigns.after(campaign, real())


@rule("solo.16a")
def test_what_had_been_seen_is_not_taken_back() -> None:
    play = begun(campaigns.begin(7))
    play.answer(0, "5-0-0-0")
    seen = len(play.entries)
    play.answer(0, "draw card")
    free = deepcopy(play.record())
    play.undo(seen)
    with pytest.raises(BrokenRecord, match=rf"entry {len(play.entries) - 1}: what had been seen was taken back"):
        fair_replay(play.record())
    assert fair_replay(free).entries == [tuple(entry) for entry in free["entries"]]


@rule("solo.16a")
def test_what_is_free_may_be_taken_back() -> None:
    play = SOLO.new(1, "7/0", campaigns.begin(7).options(ALL))
    play.answer(0, "french")
    play.undo(0)
    play.answer(0, "italian")
    assert fair_replay(play.record()).state.human.name == "italian"


@rule("solo.16a")
def test_an_interrupted_race_goes_on_as_the_same_race() -> None:
    play = begun(campaigns.begin(7))
    play.answer(0, "0-5-0-0")
    again = fair_replay(play.record())
    assert again.view(0) == play.view(0)
    assert again.dump == play.dump
    with pytest.raises(BrokenRecord, match=r"^this race is not finished$"):
        Journey(again)


@rule("solo.16a")
@pytest.mark.parametrize(
    ("field", "value", "complaint"),
    [
        ("data", "0", "^it was run under other rules or data than are installed$"),
        ("rules", 0, "^it was run under other rules or data than are installed$"),
        ("game", "great-race", "great-race"),
        ("entries", [["rebase", 1, {}]], "entry 0: a race of a campaign is not rebased"),
        ("entries", [[0, "french"], [0, "Atlantis"]], "entry 1: .*Atlantis"),
    ],
)
def test_other_rules_or_data_rebased_and_broken_races_are_refused(field: str, value: Any, complaint: str) -> None:
    with pytest.raises(BrokenRecord, match=complaint):
        fair_replay({**real(), field: value})


@rule("solo.16a")
@pytest.mark.parametrize("junk", [5, None, "answer", [], [0], ["undo"], ["rebase"], ["leave", 0, 0, 0], {"seat": 0}])
def test_what_is_no_entry_is_refused_wherever_it_stands(junk: Any) -> None:
    whole = real()
    for at in (0, len(whole["entries"])):
        entries = [*whole["entries"][:at], junk, *whole["entries"][at:]]
        with pytest.raises(BrokenRecord, match=f"entry {at}: .* is no entry"):
            fair_replay({**whole, "entries": entries})


@rule("solo.16a")
def test_a_race_of_the_campaign_has_one_seat() -> None:
    with pytest.raises(BrokenRecord, match="one crew races against the Torpedo, not 2"):
        fair_replay({**real(), "seats": 2})
