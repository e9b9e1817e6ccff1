"""How much of a folder of old files is upgraded, and accepted by the reference.

    python -m tools.legacy_corpus ../shared/corpus/legacy-2019

Chunks that were valid then count as what they have become: accepted; `excluded`, where
an operation in them is of no dialect of upstream's or has no equivalent today; or left
over, with the reason. A chunk that was expected to be refused counts as `alike` where
it is refused now with the message that it expects, at the line where it expects it.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import bridge
from bridge import legacy
from bridge.compare.chunks import Chunk, chunks_of, files_in
from bridge.compare.expected import Expectations
from bridge.compare.judge import Answer, judge_all
from bridge.errors import Diagnostic, Error, Malformed
from bridge.source import Source

_EXCLUDED: Final = {
    "of no dialect of upstream's": re.compile(
        r"unregistered dialect|Dialect `\w+' not found"
    ),
    "without an equivalent today": re.compile(
        r"has no equivalent today|that does not allow unknown operations"
    ),
}
"""Why a chunk that was valid then is not counted, by what is said of it."""


@dataclass(slots=True)
class Figures:
    """Counts by what came of a chunk, and the places and reasons of the rest."""

    valid: Counter[str] = field(default_factory=Counter)
    invalid: Counter[str] = field(default_factory=Counter)
    rest: list[tuple[str, str]] = field(default_factory=list)

    @property
    def share(self) -> float:
        """Accepted, of the chunks that have an equivalent."""
        counted = self.valid["accepted"] + self.valid["left over"]
        return self.valid["accepted"] / counted if counted else 1.0

    def lines(self) -> Iterator[str]:
        """All of it, for people."""
        for place, reason in self.rest:
            yield f"{place}: {reason}"
        for title, counts in (
            ("valid then", self.valid),
            ("refused then", self.invalid),
        ):
            yield f"{title}: {counts.total()} chunks"
            yield from [f"  {count:5}  {what}" for what, count in counts.most_common()]
        yield f"accepted of those with an equivalent: {self.share:.1%}"


def chunks_in(folder: Path) -> Iterator[tuple[str, Chunk]]:
    """All chunks that hold more than comments, with their places."""
    for path in files_in(folder):
        for chunk in chunks_of(path):
            if re.sub(r"//.*", "", chunk.text).strip():
                yield f"{path.relative_to(folder)}:{chunk.line}", chunk


def measure(folder: Path) -> Figures:
    """The figures of a folder; raises `OSError`."""
    figures = Figures()
    upgraded: list[tuple[str, Chunk]] = []
    for place, chunk in chunks_in(folder):
        if "expected-error" in chunk.text:
            figures.invalid[_refusal(chunk)] += 1
            continue
        allow = chunk.allow_unregistered
        try:
            found = legacy.upgrade(chunk.text, allow_unregistered=allow)
        except Malformed as error:
            _leave(figures, place, error.diagnostics[0].message)
            continue
        upgraded.append((place, Chunk(found.text, allow_unregistered=allow)))
    answers = judge_all((chunk for _, chunk in upgraded), keys=())
    for (place, _), judged in zip(upgraded, answers, strict=True):
        if judged.answer is Answer.ACCEPTED:
            figures.valid["accepted"] += 1
        else:
            _leave(figures, place, judged.note)
    return figures


def _leave(figures: Figures, place: str, reason: str) -> None:
    for what, pattern in _EXCLUDED.items():
        if pattern.search(reason):
            figures.valid[f"excluded: {what}"] += 1
            return
    figures.valid["left over"] += 1
    figures.rest.append((place, reason))


def _refusal(chunk: Chunk) -> str:
    """What came of a chunk that expects errors."""
    expected = Expectations(Source(chunk.text))
    found = _complaints(chunk)
    for diagnostic in found:
        expected.meet(diagnostic)
    if not found:
        return "accepted"
    return "refused otherwise" if expected.unmet() else "alike"


def _complaints(chunk: Chunk) -> list[Diagnostic]:
    allow = chunk.allow_unregistered
    try:
        bridge.verify(legacy.parse(chunk.text, allow_unregistered=allow))
    except Error as error:
        return list(error.diagnostics)
    return []


def main() -> int:
    """Prints the figures of the folder that is named."""
    if len(sys.argv) != 2:
        print(__doc__)
        return 1
    for line in measure(Path(sys.argv[1])).lines():
        print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main())
