"""What a campaign found: figures, and differences grouped by their kind."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from bridge.ods.rows import table
from tools.mutants.judging import Verdict
from tools.mutants.known import reason_of
from tools.mutants.seeds import Mutant

KINDS: Final = ("traceback", "hang", "decision", "first", "list", "print")


@dataclass(slots=True)
class Group:
    """Differences of one kind, and the smallest mutant that shows it."""

    kind: str
    dialect: str
    theirs: str
    ours: str
    count: int = 0
    text: str = ""
    told: tuple[str, str, str] = ("", "", "")
    seed: str = ""


@dataclass(slots=True)
class Report:
    """Counts of all mutants, and the groups of those that differ."""

    mutants: int = 0
    accepted: int = 0
    crashed: int = 0
    known: dict[str, int] = field(default_factory=dict)
    groups: dict[tuple[str, ...], Group] = field(default_factory=dict)

    def add(self, mutant: Mutant, verdict: Verdict) -> None:
        """Counts a mutant."""
        self.mutants += 1
        self.accepted += verdict.accepted
        self.crashed += verdict.crashed
        if not verdict.kind:
            return
        reason = reason_of(mutant.text, verdict)
        if reason:
            self.known[reason] = self.known.get(reason, 0) + 1
            return
        theirs, ours = _parted(verdict)
        dialect = _dialect(mutant.text, theirs, ours)
        key = (verdict.kind, dialect, normalised(theirs), normalised(ours))
        group = self.groups.setdefault(key, Group(*key))
        group.count += 1
        if not group.text or len(mutant.text) < len(group.text):
            group.text = mutant.text
            group.told = (verdict.theirs, verdict.ours, verdict.question)
            group.seed = f"{mutant.seed} ({mutant.how})"

    def count(self, *kinds: str) -> int:
        """How many differences there are of some kinds."""
        return sum(group.count for group in self.groups.values() if group.kind in kinds)

    def sorted(self) -> list[Group]:
        """The groups, the most frequent first."""
        return sorted(self.groups.values(), key=lambda group: -group.count)

    def figures(self) -> dict[str, Any]:
        """What was reached, as parts of all mutants."""
        wrong = ("traceback", "hang", "decision")
        return {
            "mutants": self.mutants,
            "accepted": self.accepted,
            "decisions alike": self._part(*wrong),
            "first diagnostics alike": self._part(*wrong, "first"),
            "lists alike": self._part(*wrong, "first", "list"),
            "prints alike": self._part("print", of=self.accepted),
            "tracebacks": self.count("traceback"),
            "hangs": self.count("hang"),
            "the reference died": self.crashed,
            "known": dict(sorted(self.known.items())),
        }

    def _part(self, *kinds: str, of: int | None = None) -> float:
        whole = self.mutants if of is None else of
        return 1 - self.count(*kinds) / whole if whole else 1.0

    def lines(self) -> Iterator[str]:
        """The report as text."""
        for name, value in self.figures().items():
            shown = f"{value:.4%}" if isinstance(value, float) else value
            yield f"{name}: {shown}"
        for group in self.sorted():
            yield from ("", f"=== {group.count} x {group.kind} [{group.dialect}]")
            theirs, ours, question = group.told
            yield f"theirs: {theirs}\nours:   {ours}"
            yield f"--- {question} {group.seed}\n{group.text}"

    def as_json(self) -> dict[str, Any]:
        """Figures and groups."""
        return {
            "figures": self.figures(),
            "groups": [asdict(group) for group in self.sorted()],
        }


def _parted(verdict: Verdict) -> tuple[str, str]:
    """The first lines in which the two sides differ."""
    a, b = verdict.theirs.split("\n"), verdict.ours.split("\n")
    for one, other in zip(a, b, strict=False):
        if one != other:
            return one, other
    if len(a) < len(b):
        return "nothing", b[len(a)]
    return a[len(b)] if len(a) > len(b) else "", "nothing"


_PLACE: Final = re.compile(r"^\d+:\d+: ")
_VARIABLE: Final = re.compile(
    r"""(?P<op>'[a-z_]\w*\.[\w.]+')|'[^']*'|"(?:[^"\\]|\\.)*"|\d+|%[\w$.#]+|[@!#][\w$.]+"""
)


def normalised(line: str) -> str:
    """A line without what is of one mutant only."""
    return _VARIABLE.sub(lambda m: m["op"] or "N", _PLACE.sub("", line))[:150]


_NAMED: Final = re.compile(r"'([a-z_0-9]+)\.[\w.]+' op|([a-z_0-9]+)\.[a-z_0-9.]+")
_WORD: Final = re.compile(r"(?<![\w$.@%#^-])!?#?([a-z_][a-z_0-9]*)\.[a-z_][\w.]*")


def _dialect(text: str, *lines: str) -> str:
    """The dialect that a difference is about: named in it, or where it stands."""
    for line in lines:
        for found in _NAMED.finditer(line):
            name = str(found[1] or found[2])
            if table(name) is not None:
                return name
    for line in lines:
        place = _PLACE.match(line)
        if place:
            number = int(place[0].partition(":")[0])
            before = "\n".join(text.split("\n")[:number])
            known = [name for name in _WORD.findall(before) if table(name) is not None]
            if known:
                return str(known[-1])
    return "text"
