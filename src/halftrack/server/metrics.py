"""Figures for Prometheus, in its text format."""

from collections import Counter
from collections.abc import Iterable

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """Counters by name and label, and how long answers took."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, str]] = Counter()
        self.times: Counter[float] = Counter()
        self.spent = 0.0
        self.answers = 0

    def count(self, name: str, label: str = "") -> None:
        self.counts[name, label] += 1

    def took(self, seconds: float) -> None:
        """An answer, from its arrival until all queues had it."""
        self.answers += 1
        self.spent += seconds
        for bound in BOUNDS:
            self.times[bound] += seconds <= bound

    def text(self, gauges: Iterable[tuple[str, float]]) -> str:
        """Everything as Prometheus reads it."""
        lines = [f"# TYPE halftrack_{name} gauge\nhalftrack_{name} {value:g}" for name, value in gauges]
        lines += [f"# TYPE halftrack_{name}_total counter" for name in sorted({name for name, _ in self.counts})]
        for (name, label), value in sorted(self.counts.items()):
            labels = f'{{kind="{label}"}}' if label else ""
            lines.append(f"halftrack_{name}_total{labels} {value}")
        lines.append("# TYPE halftrack_answer_seconds histogram")
        lines += [f'halftrack_answer_seconds_bucket{{le="{bound:g}"}} {self.times[bound]}' for bound in BOUNDS]
        lines.append(f'halftrack_answer_seconds_bucket{{le="+Inf"}} {self.answers}')
        lines.append(f"halftrack_answer_seconds_sum {self.spent:.6f}\nhalftrack_answer_seconds_count {self.answers}")
        return "\n".join(lines) + "\n"
