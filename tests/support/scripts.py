"""Running a script of rules by hand, question by question."""

from typing import Any

from halftrack.engine import Option, Question
from halftrack.engine.questions import CONFIRM, Script


class Run:
    """A script and the questions it has open. Confirmations are given without asking."""

    def __init__(self, script: Script[Any]) -> None:
        self.script = script
        self.asked: tuple[Question, ...] = ()
        self.over = False
        self.value: Any = None
        self._send(None)

    @property
    def question(self) -> Question:
        """The only open question."""
        (question,) = self.asked
        return question

    @property
    def kind(self) -> str:
        return self.question.kind

    @property
    def seat(self) -> int:
        return self.question.seat

    @property
    def options(self) -> list[Option]:
        return list(self.question.options)

    def answer(self, *options: Option) -> "Run":
        """Answer one open question after the other, each with an option that it offers."""
        for option in options:
            assert not self.over, f"nobody is asked any more, {option!r} is left over"
            assert option in self.question.options, f"{option!r} is not in {self.options} ({self.kind})"
            self._send({self.seat: option})
        return self

    def answer_all(self, answers: dict[int, Option]) -> "Run":
        """Answer a question that was asked of several seats at once."""
        assert {question.seat for question in self.asked} == set(answers)
        self._send(answers)
        return self

    def _send(self, answers: dict[int, Any] | None) -> None:
        try:
            self.asked = self.script.send(answers)  # type: ignore[arg-type]  # None starts a script
            if self.asked[0].kind is CONFIRM:
                self._send({self.asked[0].seat: CONFIRM})
        except StopIteration as stop:
            self.asked, self.over, self.value = (), True, stop.value


def run(script: Script[Any], *answers: Option) -> Run:
    """Start a script and give it these answers."""
    return Run(script).answer(*answers)
