"""The chronicle of a campaign: each race in short."""

from dataclasses import replace

from halftrack import bots
from halftrack.engine import Record
from halftrack.games.great_race.solo import campaign as campaigns
from halftrack.games.great_race.solo import passport
from halftrack.games.great_race.solo.campaign import Campaign, Finished
from halftrack.games.great_race.solo.chronicle import chapter, chronicle
from halftrack.games.great_race.solo.game import SOLO
from halftrack.games.great_race.solo.journey import fair_replay
from halftrack.games.great_race.solo.options import check
from tests.support.rules import rule

ALL = {"deck": True, "legacy": True, "passport": True}


def raced(campaign: Campaign, **wishes: object) -> Record:
    """A race of the campaign, run by a bot to its end."""
    play = SOLO.new(1, campaign.next_seed, campaign.options({**ALL, **wishes}))
    bot = bots.load("sensible", SOLO.name, 3)
    while play.result is None:
        play.answer(0, bot.decide(play, 0))
    return play.record()


@rule("solo.16")
def test_a_chronicle_ends_where_the_fold_does() -> None:
    begun = campaigns.begin(5, "letter")
    first = Finished(raced(begun), ())
    due = campaigns.fold(begun, [first])
    races = [Finished(first.record, tuple(due.open_letters[: due.due]))]
    races.append(Finished(raced(campaigns.fold(begun, races), board="south-america")))
    after, chapters = chronicle(begun, races)
    assert after == campaigns.fold(begun, races)
    assert [told.board for told in chapters] == ["africa", "south-america"]
    assert [told.outcome for told in chapters] == list(after.outcomes)
    assert {(quest, "legendary") for told in chapters for quest in told.stamped} == after.stamps


@rule("solo.16")
def test_a_chapter_tells_the_way_turn_by_turn() -> None:
    begun = campaigns.begin(5)
    record = raced(begun)
    race = fair_replay(record).state
    _, (told,) = chronicle(begun, [Finished(record)])
    assert (told.start, told.destination, told.way) == ("Colomb-Béchar", "Cape Town", "legendary")
    assert told.crew == race.human.name
    assert len(told.human) == len(told.torpedo) == told.turns == race.turn
    for legs, crew in ((told.human, race.human), (told.torpedo, race.torpedo)):
        assert [space for leg in legs for space in leg][-1] == race.name(crew.space)


@rule("solo.16")
def test_a_chapter_tells_what_the_race_has_changed() -> None:
    begun = campaigns.begin(5)
    record = raced(begun)
    after, (told,) = chronicle(begun, [Finished(record)])
    assert sorted({*begun.deck, *told.coming} - {*told.leaving}) == sorted(after.deck)
    assert len(told.leaving) == len(told.coming) == (2 if told.outcome == "human" else 1)
    assert told.powers == {
        colour: level for colour, level in zip(("yellow", "green", "red", "blue"), after.powers, strict=True) if level
    }


@rule("solo.16")
def test_what_had_been_stamped_before_is_not_stamped_anew() -> None:
    begun = campaigns.begin(5)
    journey = campaigns.journey_of(begun, raced(begun))
    after = replace(begun, stamps=frozenset({("sahara", "legendary"), ("rainbow", "legendary")}))
    before = replace(begun, stamps=frozenset({("rainbow", "legendary")}))
    assert chapter(before, journey, after).stamped == ["sahara"]


@rule("solo.16", "alone.6")
def test_alone_nobody_else_has_a_way() -> None:
    begun = campaigns.begin(5)
    _, (told,) = chronicle(begun, [Finished(raced(begun, deck=False, legacy=False, alone=True))])
    assert (told.torpedo, told.way, told.leaving, told.powers) == ([], "alone", [], {})


@rule("solo.15a")
def test_a_race_with_the_layers_of_a_way_counts_that_way() -> None:
    assert tuple(passport.LAYERS) == passport.ALL_WAYS
    for way, layers in passport.LAYERS.items():
        assert passport.way_of(check(1, dict(layers))) == way
