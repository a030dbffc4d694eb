"""The guided first races are races that the rules of today play just so."""

import json
from typing import Any

import pytest

from halftrack import games
from scripts.guides import HOME, LEARNER, STORIES, Story, texts

stories = pytest.mark.parametrize("story", STORIES, ids=[story.game for story in STORIES])


def made(story: Story) -> Any:
    return json.loads((HOME / f"{story.game}.json").read_text("utf-8"))


@stories
def test_each_page_shows_what_the_learner_sees_at_that_moment(story: Story) -> None:
    guide, told = made(story), 0
    record = guide["record"]
    for page in guide["pages"]:
        play = games.replay({**record, "entries": record["entries"][: page["entries"]]})
        assert page["view"] == json.loads(json.dumps(play.view(LEARNER)))
        assert page["events"] == json.loads(json.dumps(play.events(LEARNER, told)))
        told += len(page["events"])
        if "question" in page:
            assert page["question"]["options"] == list(play.open[LEARNER].options)
            assert page["option"] in page["question"]["options"]
        assert set(page["lessons"]) <= texts(story.game)


@stories
def test_everything_that_a_first_race_must_teach_is_taught(story: Story) -> None:
    taught = {lesson for page in made(story)["pages"] for lesson in page["lessons"]}
    assert story.must | {"end"} <= taught
