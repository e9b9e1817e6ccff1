"""Random ops in generic form, judged by the reference and by us.

Values, attributes and regions are mostly what an op's constraints allow, so that all
rules are reached. What the reference says first of an op must be what we say first,
where either speaks of a rule that is generated from the op's definition; rules that are
written by hand are not this module's. Some malformed ops kill the process they are
verified in, so the reference judges in children.
"""

from __future__ import annotations

import json
import os
import re
import signal
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from random import Random

from bridge.api import parse, verify
from bridge.errors import Error
from bridge.ir.attributes import Attribute
from bridge.ir.core import Operation
from bridge.ir.types import Type
from bridge.ods import rows
from bridge.ods.predicates import attribute_test, type_test
from bridge.ods.rows import Row
from bridge.ods.slots import Arity, Slot
from tools.ods.pools import ATTRIBUTES, TYPES
from tools.ods.probing import SECONDS

REGIONS = (
    '{ "probe.end"() : () -> () }',
    "{}",
    '{ "probe.end"() : () -> ()\n^b:\n"probe.end"() : () -> () }',
)
FITS = (0.6, 0.9, 0.97, 1.0)
"""How likely a part is one that its constraint allows; one number an op."""

GENERATED = re.compile(
    r"op (?:(?:operand|result) #\d+ must be|(?:operand|result) group starting at|"
    r"(?:attribute|property) '.*' failed to satisfy|requires attribute '|"
    r"failed to verify that|region #\d+ (?:\('.*?'\) )?failed to verify|"
    r"\w+ count \(\d+\) does not match)"
).search
# It asks for the trait before it asks an op for anything else.
TOKENS = re.compile("does not have the TokenConsumerTrait").search


# Pools -------------------------------------------------------------------------------


@cache
def _types() -> tuple[tuple[str, Type], ...]:
    """The types of the pool that are read natively."""
    found = []
    for text in dict.fromkeys(TYPES):
        op = _probe(f'%0 = "probe.v"() : () -> ({text})')
        if op is not None:
            found.append((text, op.results[0].type))
    return tuple(found)


@cache
def _attributes() -> tuple[tuple[str, Attribute], ...]:
    found = []
    for text in dict.fromkeys(ATTRIBUTES):
        op = _probe(f'"probe.v"() {{a = {text}}} : () -> ()')
        attr = op.attributes.get("a") if op is not None else None
        if attr is not None:
            found.append((text, attr))
    return tuple(found)


def _probe(text: str) -> Operation | None:
    try:
        module = parse(text, allow_unregistered=True)
    except Error:
        return None
    return module.regions[0].block.first


@cache
def _fitting_types(dialect: str, constraint: str) -> tuple[str, ...]:
    test = type_test(dialect, constraint)
    return tuple(text for text, ty in _types() if test(ty) is not False)


@cache
def _fitting_attributes(dialect: str, constraint: str) -> tuple[str, ...]:
    test = attribute_test(dialect, constraint)
    return tuple(text for text, attr in _attributes() if test(attr) is not False)


# Instances ---------------------------------------------------------------------------


class Maker:
    """Makes random instances of an op, as modules in generic form."""

    def __init__(self, row: Row, rng: Random) -> None:
        self.row = row
        self.rng = rng
        self.dialect = row.name.partition(".")[0]
        self.fits = 1.0
        self.seen: list[str] = []
        """The types so far: values of an op often have one type."""

    def text(self) -> str:
        """A module that holds one instance and what it needs."""
        self.fits = self.rng.choice(FITS)
        self.seen = []
        operands = self._groups(self.row.operands)
        results = self._groups(self.row.results)
        ins = [ty for group in operands for ty in group]
        outs = [ty for group in results for ty in group]
        properties = [*self._properties(), *self._segments("operand", operands)]
        properties += self._segments("result", results)
        regions = [
            self.rng.choice(REGIONS) if self.rng.random() > self.fits else REGIONS[0]
            for _ in range(self._count(self.row.regions))
        ]
        return _module(
            self.row.name,
            ins,
            outs,
            properties,
            regions,
            self._count(self.row.successors),
        )

    def _groups(self, slots: Sequence[Slot]) -> list[list[str]]:
        share = self.rng.randint(0, 2)
        alike = any(name.startswith("SameVariadic") for name in self.row.trait_names)
        most = 1 if self.fits > 0.9 else 2
        found = []
        for slot in slots:
            count = 1 if slot.arity is Arity.ONE else self.rng.randint(0, 2)
            if slot.arity is Arity.OPTIONAL:
                count = min(count, most)
            elif slot.arity is Arity.VARIADIC and alike:
                count = share
            found.append([self._type(slot.constraint) for _ in range(count)])
        return found

    def _type(self, constraint: str) -> str:
        fitting = _fitting_types(self.dialect, constraint)
        if not fitting or self.rng.random() > self.fits:
            return self.rng.choice(_types())[0]
        known = [ty for ty in self.seen if ty in fitting]
        chosen = self.rng.choice(
            known if known and self.rng.random() < 0.6 else fitting
        )
        self.seen.append(chosen)
        return chosen

    def _properties(self) -> Iterator[str]:
        for attr in self.row.attributes:
            may_miss = attr.optional or attr.default or bool(attr.text)
            if self.rng.random() > (0.4 if may_miss else self.fits):
                continue
            fitting = _fitting_attributes(self.dialect, attr.constraint)
            if fitting and self.rng.random() < self.fits:
                yield f"{attr.name} = {self.rng.choice(fitting)}"
            else:
                yield f"{attr.name} = {self.rng.choice(_attributes())[0]}"

    def _segments(self, kind: str, groups: list[list[str]]) -> Iterator[str]:
        if self.row.has_trait(f"AttrSized{kind.capitalize()}Segments"):
            sizes = ", ".join(str(len(group)) for group in groups)
            yield f"{kind}SegmentSizes = array<i32{': ' if sizes else ''}{sizes}>"

    def _count(self, slots: Sequence[Slot]) -> int:
        return sum(
            1 if slot.arity is Arity.ONE else self.rng.randint(0, 2) for slot in slots
        )


def _module(
    name: str,
    ins: list[str],
    outs: list[str],
    properties: list[str],
    regions: list[str],
    successors: int,
) -> str:
    lines = ['"probe.top"() ({']
    if ins:
        lines.append(f'%a:{len(ins)} = "probe.v"() : () -> ({", ".join(ins)})')
    values = ", ".join(f"%a#{at}" for at in range(len(ins)))
    lines.append(
        (f"%r:{len(outs)} = " if outs else "")
        + f'"{name}"({values})'
        + (f" [{', '.join(['^next'] * successors)}]" if successors else "")
        + (f" <{{{', '.join(properties)}}}>" if properties else "")
        + (f" ({', '.join(regions)})" if regions else "")
        + f" : ({', '.join(ins)}) -> ({', '.join(outs)})"
    )
    if successors:
        lines += ["^next:", '"probe.end"() : () -> ()']
    return "\n".join([*lines, "}) : () -> ()"])


# Judging -----------------------------------------------------------------------------


@dataclass
class Report:
    """How often the two said the same, and a line for each instance they did not."""

    alike: Counter[str] = field(default_factory=Counter)
    differences: list[str] = field(default_factory=list)


def judged(prefix: str, trials: int = 20, seed: int = 0) -> Report:
    """Judges so many instances of each op whose name begins with a prefix."""
    every = [
        name for d in rows.dialects() if (t := rows.table(d)) for name in t.names()
    ]
    texts = []
    for name in every:
        row = rows.row(name)
        if name.startswith(prefix) and row is not None:
            maker = Maker(row, Random(f"{seed}{name}"))
            texts += [maker.text() for _ in range(trials)]
    report = Report()
    for text, theirs in zip(texts, in_children(texts), strict=True):
        if theirs is not None and not TOKENS(theirs):
            _compare(text, theirs, report)
    return report


def _compare(text: str, theirs: str, report: Report) -> None:
    ours = native(text)
    if ours == theirs:
        report.alike["generated" if GENERATED(theirs) else "other"] += 1
    elif GENERATED(ours) or GENERATED(theirs):
        report.differences.append(f"{ours!r}, not {theirs!r}, of\n{text}")
    else:
        report.alike["not judged"] += 1


def native(text: str) -> str:
    """What we say first of a module, or nothing."""
    try:
        verify(parse(text, allow_unregistered=True))
    except Error as error:
        return error.diagnostics[0].message
    except Exception as error:  # a fault of ours, which is a difference
        return f"op failed to verify that it is judged at all: {error!r}"
    return ""


def in_children(texts: Sequence[str]) -> Iterator[str | None]:
    """What the reference says first of each module; None where it died of it."""
    left = list(texts)
    while left:
        done = 0
        for message in _child(left):
            done += 1
            yield message
        if done < len(left):
            yield None
        left = left[done + 1 :]


def _child(texts: Sequence[str]) -> Iterator[str]:
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(read)
        _report(texts, write)
        os._exit(0)
    os.close(write)
    with os.fdopen(read) as lines:
        for line in lines:
            if line.endswith("\n"):
                yield json.loads(line)
    os.waitpid(child, 0)


def _report(texts: Sequence[str], write: int) -> None:
    from torch_mlir import ir

    # What a dying process says of itself is no message.
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
    context = ir.Context()
    context.allow_unregistered_dialects = True
    with os.fdopen(write, "w") as out:
        for text in texts:
            signal.alarm(SECONDS)
            message = ""
            try:
                ir.Module.parse(text, context)
            except ir.MLIRError as error:
                first = next(iter(error.error_diagnostics), None)
                message = first.message if first is not None else str(error)
            print(json.dumps(message), file=out, flush=True)
