"""The kernel: questions, plays, records and randomness. It knows no game."""

from halftrack.engine.errors import BrokenRecord, HalftrackError, IllegalAnswer, IllegalSetup, MalformedAnswer
from halftrack.engine.events import Event, Told
from halftrack.engine.game import Facts, Game, State, View
from halftrack.engine.play import Play
from halftrack.engine.questions import Option, Question, Script, ask, choose, choose_all, confirm
from halftrack.engine.record import Record, replay
from halftrack.engine.rng import Dice, Rng

__all__ = [
    "BrokenRecord", "Dice", "Event", "Facts", "Game", "HalftrackError", "IllegalAnswer", "IllegalSetup",
    "MalformedAnswer", "Option", "Play", "Question", "Record", "Rng", "Script", "State", "Told", "View",
    "ask", "choose", "choose_all", "confirm", "replay",
]  # fmt: skip
