"""Playing whole races at a screen: greedy drivers who know only what their seat is asked, and who click."""

from collections.abc import Callable, Iterable
from random import Random
from types import SimpleNamespace
from typing import Any, cast

from playwright.sync_api import Error, Page

from halftrack.engine import Option, Question
from tests.browser.people import Person
from tests.games.great_race.seats import Greedy
from tests.support.playing import at_random

MOST = 600  # answers of all in a race
ON_SCREEN = """each => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === each;
}"""
Pick = Callable[[Any, Any, Random], Option]


class Driver:
    """One seat at one table, on one page."""

    def __init__(
        self, person: Person, table: str, seat: int, pick: Pick | None = None, page: Page | None = None
    ) -> None:
        self.person, self.table, self.seat = person, table, seat
        self.page, self.dice, self.kinds = page or person.page, Random(seat), set[str]()
        self.pick: Pick = pick or at_random

    def told(self) -> Any:
        """How things stand for this seat, as the server says."""
        return self.person.ask("GET", f"/api/tables/{self.table}/look?seat={self.seat}&lifted=true")

    def answer(self) -> bool:
        """Click an answer if one is asked for; whether one was."""
        told = self.told()
        if not told["question"]:
            return False
        question = SimpleNamespace(**{**told["question"], "seat": self.seat})
        question.options = tuple(question.options)
        self.kinds.add(question.kind)
        option = self.pick(cast(Question, question), lambda: told["view"], self.dice)
        self.click(question.kind, option)
        self.wait_after(question.number, f"{question.kind}: {option}")
        return True

    def click(self, kind: str, option: Option) -> None:
        """As a person would: the control of that option, and what it asks back."""
        if kind == "plan":
            self.plan(str(option))
            return
        control = self.page.locator(f'[data-option="{option}"]:visible').first
        if control.get_attribute("data-space") and not control.evaluate(ON_SCREEN):
            self.page.locator("[data-numbered] details:not([open]) > summary").first.click()  # then out of the list
            control = self.page.locator(f'[data-numbered] [data-option="{option}"]:visible').first
        control.click()
        self.confirm()

    def plan(self, plan: str) -> None:
        """One assistant after the other behind the screen."""
        self.page.locator("[data-box]").first.wait_for()
        for box, count in enumerate(plan.split("-")):
            for _ in range(int(count)):
                self.page.locator(f'[data-box="{box}"] button[data-keyed]').click()
        self.page.locator("[data-confirm]:visible").click()

    def confirm(self) -> None:
        """What is costly asks once more."""
        self.page.wait_for_timeout(60)
        really = self.page.locator("[data-confirm]:visible:not([disabled])")
        try:
            if really.count():
                really.first.click(timeout=1500)
        except Error:
            return  # it was answered already, and is gone

    def wait_after(self, number: int, answer: str) -> None:
        """Until that question is no longer asked."""
        for _ in range(200):
            question = self.told()["question"]
            if not question or question["number"] != number:
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"no click or key answers {answer!r}; what has the focus: {self.focus()}")

    def focus(self) -> str:
        return str(self.page.evaluate("document.activeElement?.outerHTML?.slice(0, 300) ?? ''"))


class Keyboard(Driver):
    """Plays without a pointer: numbers where there are some, else from control to control."""

    def click(self, kind: str, option: Option) -> None:
        self.page.locator("[data-option]:visible, [data-box]:visible").first.wait_for()
        if kind == "plan":
            for box, count in enumerate(str(option).split("-"), 1):
                self.page.keyboard.type(str(box) * int(count), delay=20)
            self.step_to("[data-confirm]")
            return
        number = self.number_of(option)
        if number is None and (listed := self.page.locator("[data-numbered] details:not([open]) > summary")).count():
            listed.first.press("Enter")  # the spaces of the map as a list
            number = self.number_of(option)
        if number is not None:
            self.page.keyboard.type(str(number))
            self.confirm()
        else:
            self.step_to(f'[data-option="{option}"]')
            self.confirm()

    def number_of(self, option: Option) -> int | None:
        """The place of its control among those that are numbered."""
        found = self.page.evaluate(
            """option => [...document.querySelectorAll("[data-numbered] [data-option], [data-numbered] [data-keyed]")]
            .filter(each => each.checkVisibility() && !each.matches(":disabled"))
            .findIndex(each => each.dataset.option === option)""",
            str(option),
        )
        return int(found) + 1 if found >= 0 else None

    def step_to(self, control: str) -> None:
        """Tab after tab, then Enter."""
        for _ in range(200):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("control => document.activeElement?.matches(control) ?? false", control):
                self.page.keyboard.press("Enter")
                return
        raise AssertionError(f"no key leads to {control}")

    def confirm(self) -> None:
        """What is costly asks once more."""
        self.page.wait_for_timeout(150)
        if self.page.locator("[data-confirm]:visible:not([disabled])").count():
            self.page.keyboard.press("y")


def greedy(board: str) -> Pick:
    """Wants to arrive."""
    return cast(Pick, Greedy(cast(Any, SimpleNamespace(options={"board": board}))))


def race(drivers: Iterable[Driver], after: Callable[[int], None] = lambda answers: None) -> list[Any]:
    """Let them play until there is a result; bots answer by themselves."""
    seats = list(drivers)
    for answers in range(MOST):
        answered = [driver.answer() for driver in seats]
        if not any(answered):
            result = seats[0].told()["table"]["result"]
            if result is not None:
                return cast(list[Any], result)
            seats[0].page.wait_for_timeout(60)
        after(answers)
    raise AssertionError("the race does not end")
