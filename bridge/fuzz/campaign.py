"""Campaigns: many programs through many pipelines, what is wrong reduced and stored."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from time import monotonic
from typing import Final

import numpy as np

from bridge.drawing.bodies import FAMILIES
from bridge.errors import Error
from bridge.fuzz.defined import Outcome, define, outcome
from bridge.fuzz.oracle import Finding, judge, judge_all
from bridge.fuzz.pipelines import PATTERNS, PIPELINES
from bridge.fuzz.programs import FRAME, Program, generate
from bridge.fuzz.reduce import TRIES, reduce
from bridge.fuzz.store import Found, Store

BATCH: Final = 24
"""Programs that go through a pipeline together."""
_CRASHES: Final = 8
"""So many smaller programs are tried of one that crashes: a worker starts for each."""
ENOUGH: Final = {"crash": 1}
"""How many findings of a kind are kept of one pipeline: a dead worker takes time."""
_USUAL: Final = 4


def run_batch(
    store: Store,
    first: int,
    *,
    ops: int = 30,
    families: Mapping[str, int] = FAMILIES,
    pipelines: Sequence[str] = (*PIPELINES, *PATTERNS),
) -> list[Found]:
    """What is found with the programs of some seeds, where that was not done before."""
    if store.is_done(first):
        return []
    start = monotonic()
    defined = list(_defined(range(first, first + BATCH), ops, families))
    found: list[Found] = []
    for pipeline in pipelines:
        findings = judge_all(defined, pipeline) if defined else []
        for (program, _), finding in zip(defined, findings, strict=True):
            if finding is None:
                continue
            seen = sum(one[1:3] == finding[:2] for one in found)
            enough = ENOUGH.get(finding.kind, _USUAL)
            if seen + store.times(pipeline, finding.kind) < enough:
                found += _reduced(program, finding)
    store.finish(first, BATCH, len(defined), monotonic() - start, found)
    return found


def _defined(
    seeds: Sequence[int], ops: int, families: Mapping[str, int]
) -> list[tuple[Program, Outcome]]:
    found = []
    for seed in seeds:
        program = generate(seed, ops=ops, families=families)
        expected = define(program)
        if expected is not None:
            found.append((program, expected))
    return found


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
    small = reduce(program, lambda one: judged(one) is not None, tries=tries)
    last = judged(small)
    assert last is not None
    return [
        Found(
            program.seed,
            finding.pipeline,
            finding.kind,
            signature(small, finding),
            last.detail,
            str(small.module),
            json.dumps([_plain(value) for value in small.arguments]),
        )
    ]


def signature(program: Program, finding: Finding) -> str:
    """What findings of one cause have in common."""
    names = sorted({op.name for op in program.module.walk()} - FRAME)
    return " ".join([finding.kind, finding.pipeline, *names])


def _plain(value: object) -> object:
    return value.tolist() if isinstance(value, np.ndarray | np.generic) else value
