"""Campaigns: many programs through many pipelines, what is wrong reduced and stored."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from time import monotonic
from typing import Final, NamedTuple

import numpy as np

from bridge.drawing.bodies import FAMILIES
from bridge.errors import Error
from bridge.fuzz import real
from bridge.fuzz.coverage import features
from bridge.fuzz.defined import Outcome, define, outcome
from bridge.fuzz.digest import digest
from bridge.fuzz.oracle import Finding, judge, judge_all, transformed
from bridge.fuzz.pipelines import PATTERNS, PIPELINES
from bridge.fuzz.programs import FRAME, Program, generate
from bridge.fuzz.reduce import TRIES, reduce
from bridge.fuzz.steering import steer
from bridge.fuzz.store import Done, Found, Passed, Store
from bridge.ir.core import Operation
from bridge.upstream.isolated import Outcome as Ended
from bridge.work.queue import Workers, drive

BATCH: Final = 24
"""Programs that go through a pipeline together."""
TIMEOUT: Final = 900.0
"""Seconds that a batch may take."""
_CRASHES: Final = 150
"""So many smaller programs are tried of one that crashes: a worker starts for each."""
_REDUCED: Final = 40.0
"""Seconds that a finding is made smaller for."""
ENOUGH: Final = {"crash": 1}
"""How many findings of a kind are kept of one pipeline: a dead worker takes time."""
_USUAL: Final = 4
_STEERED: Final = 8
"""Batches after which what has been seen decides anew what is drawn."""


class Task(NamedTuple):
    """A batch of programs: all that a worker needs to know."""

    first: int
    programs: int = BATCH
    ops: int = 30
    families: Mapping[str, int] = FAMILIES
    pipelines: Sequence[str] = (*PIPELINES, *PATTERNS)
    known: Mapping[tuple[str, str], int] = {}
    """How often each pipeline was found to be wrong in each way before."""
    weights: Mapping[str, int] = {}
    """What steers the programs, and the number it is kept under."""
    steering: int = 0
    files: tuple[str, ...] = ()
    """Whose functions the programs are, as they are or changed; drawn ones, without."""


# The worker's side ------------------------------------------------------------------


def work(task: Task) -> Done:
    """Makes the programs of a batch and holds them to all pipelines."""
    start = monotonic()
    made = list(_programs(task))
    seen = [features(program.module) for program in made]
    outcomes = [(program, *_defined(program)) for program in made]
    defined = [(p, expected) for p, expected, _ in outcomes if expected is not None]
    passed: dict[str, Passed] = {}
    found: list[Found] = []
    for pipeline in task.pipelines if defined else ():
        found += _held(defined, pipeline, task.known, passed)
    return Done(
        first=task.first,
        programs=task.programs,
        defined=len(defined),
        trapped=sum(repaired for *_, repaired in outcomes),
        ops=sum(program.made for program in made),
        refused=sum(program.refused for program in made),
        seconds=monotonic() - start,
        found=tuple(found),
        digests=tuple([digest(program) for program in made]),
        seen=sum(seen, Counter()),
        drawn=sum([program.drawn for program in made], Counter()),
        passed=passed,
        steering=task.steering,
    )


def _programs(task: Task) -> Iterator[Program]:
    for seed in range(task.first, task.first + task.programs):
        if not task.files:
            yield generate(
                seed, ops=task.ops, families=task.families, steering=task.weights
            )
            continue
        found = real.drawn(seed, task.files)
        if found is not None:
            yield found


def _defined(program: Program) -> tuple[Outcome | None, bool]:
    """What a program gives once it is defined, and whether it was not at first."""
    taken_out: list[str] = []
    expected = define(program, taken_out)
    return expected, bool(taken_out) or expected is None


def _held(
    defined: Sequence[tuple[Program, Outcome]],
    pipeline: str,
    known: Mapping[tuple[str, str], int],
    passed: dict[str, Passed],
) -> list[Found]:
    """What is found with one pipeline; how it went is added to `passed`."""
    start = monotonic()
    changed = [0]
    findings = judge_all(defined, pipeline, changed)
    kept: list[Found] = []
    for (program, _), finding in zip(defined, findings, strict=True):
        if finding is None:
            continue
        seen = sum(one.kind == finding.kind for one in kept)
        enough = ENOUGH.get(finding.kind, _USUAL)
        if seen + known.get((pipeline, finding.kind), 0) < enough:
            kept += _reduced(program, finding)
    wrong = sum(finding is not None for finding in findings)
    seconds = monotonic() - start
    passed[pipeline] = Passed(len(defined), changed[0], wrong, seconds)
    return kept


def _reduced(program: Program, finding: Finding) -> list[Found]:
    """The finding with a small program; nothing if it is met with the others only."""

    def judged(one: Program) -> Finding | None:
        try:
            again = judge(one, outcome(one), finding.pipeline)
        except Error:
            return None
        return again if again is not None and again.kind == finding.kind else None

    if judged(program) is None:
        return []
    tries = _CRASHES if finding.kind == "crash" else TRIES
    small = reduce(
        program, lambda one: judged(one) is not None, tries=tries, seconds=_REDUCED
    )
    last = judged(small)
    assert last is not None
    after = None
    if finding.kind != "crash":
        after = transformed(small, finding.pipeline)
    return [
        Found(
            program.seed,
            finding.pipeline,
            finding.kind,
            signature(small, finding, after),
            last.detail,
            str(small.module),
            json.dumps([_plain(value) for value in small.arguments]),
            "" if after is None else str(after),
        )
    ]


def signature(
    program: Program, finding: Finding, after: Operation | None = None
) -> str:
    """What findings of one cause have in common, a pass with whatever options.

    Those are the ops that are fewer `after` the pass, and those that are more; without
    it, those that the program has.
    """
    names = _names(program.module)
    words = [finding.kind, _OPTIONS.sub("", finding.pipeline)]
    made = names if after is None else _names(after)
    words += sorted(names) if made == names else [*sorted(names - made), "to"]
    return " ".join([*words, *sorted(made - names)])


def _names(module: Operation) -> Counter[str]:
    """The ops of a module but for those of any, by how often they occur."""
    found = Counter([op.name for op in module.walk()])
    return Counter({name: n for name, n in found.items() if name not in FRAME})


_OPTIONS: Final = re.compile(r"\{[^{}]*\}")


def _plain(value: object) -> object:
    return value.tolist() if isinstance(value, np.ndarray | np.generic) else value


# The campaign's side ----------------------------------------------------------------


class Campaign:
    """Batches given to workers, what they find kept in a store: what is there is done.

    It goes on to `count` programs, and for `seconds` where these are given; `tell` is
    called with each batch that has ended.
    """

    def __init__(
        self,
        store: Store,
        like: Task,
        count: int,
        *,
        seconds: float = 0.0,
        steered: bool = True,
        tell: Callable[[Done], None] = lambda done: None,
    ) -> None:
        self._store = store
        self._like = like
        self._tell = tell
        self._parts = self._missing(like.first, count, forever=bool(seconds))
        self._deadline = monotonic() + seconds if seconds else None
        self._steered = steered
        self._ended = 0
        self._steering: tuple[int, Mapping[str, int]] = (0, like.weights)

    def run(self, workers: Workers) -> None:
        """Does all there is to do, and ends the workers."""
        if self._steered:
            self._steer()
        try:
            name = f"{__name__}:work"
            drive(workers, name, self._following, self._take, timeout=TIMEOUT)
        finally:
            workers.close()

    def _missing(
        self, first: int, count: int, *, forever: bool
    ) -> Iterator[tuple[int, int]]:
        """What is not done yet, in parts of at most a batch."""
        while True:
            for start, length in self._store.missing(first, count):
                for at in range(start, start + length, BATCH):
                    yield at, min(BATCH, start + length - at)
            if not forever:
                return
            first += count

    def _following(self) -> Task | None:
        if self._deadline is not None and monotonic() >= self._deadline:
            return None
        part = next(self._parts, None)
        return None if part is None else self._task(*part)

    def _task(self, first: int, count: int) -> Task:
        number, weights = self._steering
        return self._like._replace(
            first=first,
            programs=count,
            known=dict(self._store.times()),
            weights=weights,
            steering=number,
        )

    def _take(self, task: Task, ended: Ended) -> list[Task]:
        """Keeps what a worker found; of a batch that cost it, gives each program."""
        if ended.error is None:
            done: Done = ended.value
            self._store.finish(done)
            self._tell(done)
            self._ended += 1
            if self._steered and self._ended % _STEERED == 0:
                self._steer()
            return []
        if task.programs > 1:
            seeds = range(task.first, task.first + task.programs)
            return [task._replace(first=seed, programs=1) for seed in seeds]
        self._store.lose(task.first, ended.error.diagnostics[0].message)
        return []

    def _steer(self) -> None:
        weights = steer(self._store.drawn(), self._store.seen())
        if weights:
            self._steering = self._store.steer(weights), weights
