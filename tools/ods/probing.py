"""Constraint texts, read off the reference's diagnostics.

An op is given operands, results and attributes of a type that fits nowhere; each
diagnostic names one that does not fit and says what it must be. That one gets the next
type of a pool, until the op verifies or says something else. Some malformed ops kill
the process they are verified in, so it all happens in children.
"""

from __future__ import annotations

import json
import os
import re
import signal
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from bridge.ods import rows
from bridge.ods.rows import Row
from bridge.ods.slots import Arity, Slot
from tools.ods.pools import ATTRIBUTES, TYPES

SECONDS = 20
STEPS = 600

VALUE = re.compile(r"(operand|result) #(\d+) must be (.*?), but got '")
ATTRIBUTE = re.compile(r"attribute '(\w+)' failed to satisfy constraint: (.*)")
MISSING = re.compile(
    r"requires attribute '(\w+)'|Invalid attribute `(\w+)` in property conversion|"
    r"expected key entry for (\w+) in DictionaryAttr"
)


@dataclass
class Instance:
    """An op as it is tried: the index into the pool of each of its parts."""

    row: Row
    operands: list[int]
    results: list[int]
    attributes: dict[str, int] = field(default_factory=dict)

    def text(self) -> str:
        """A module in generic form that holds the op and what it needs."""
        row = self.row
        ins = [TYPES[at] for at in self.operands]
        outs = [TYPES[at] for at in self.results]
        values = ", ".join(f"%a#{at}" for at in range(len(ins)))
        lines = ['"probe.top"() ({']
        if ins:
            lines.append(f'%a:{len(ins)} = "probe.source"() : () -> ({", ".join(ins)})')
        regions = ['{ "probe.end"() : () -> () }'] * _fixed(row.regions)
        successors = ["^next"] * _fixed(row.successors)
        lines.append(
            (f"%r:{len(outs)} = " if outs else "")
            + f'"{row.name}"({values})'
            + (f" [{', '.join(successors)}]" if successors else "")
            + f" <{{{', '.join(self._properties())}}}>"
            + (f" ({', '.join(regions)})" if regions else "")
            + f" : ({', '.join(ins)}) -> ({', '.join(outs)})"
        )
        if successors:
            lines += ["^next:", '"probe.end"() : () -> ()']
        return "\n".join([*lines, "}) : () -> ()"])

    def _properties(self) -> Iterator[str]:
        for name, at in self.attributes.items():
            yield f"{name} = {ATTRIBUTES[at]}"
        sized = (("operand", self.operands), ("result", self.results))
        for kind, values in sized:
            if self.row.has_trait(f"AttrSized{kind.capitalize()}Segments"):
                ones = ", ".join("1" for _ in values)
                yield f"{kind}SegmentSizes = array<i32{': ' if ones else ''}{ones}>"


def _fixed(slots: Iterable[Slot]) -> int:
    return sum(slot.arity is Arity.ONE for slot in slots)


def seen(row: Row, parse: Any) -> Iterator[tuple[str, str, str]]:
    """(kind, name, text) of what `parse` reports of malformed instances of an op."""
    instance = Instance(row, [0] * len(row.operands), [0] * len(row.results))
    for _ in range(STEPS):
        complaint = parse(instance.text())
        value = VALUE.search(complaint)
        attribute = ATTRIBUTE.search(complaint) or MISSING.search(complaint)
        if value:
            slots, tried = {
                "operand": (row.operands, instance.operands),
                "result": (row.results, instance.results),
            }[value[1]]
            at = int(value[2])
            yield value[1], slots[at].name, value[3]
            tried[at] += 1
            more = tried[at] < len(TYPES)
        elif attribute:
            name = next(filter(None, attribute.groups()))
            if attribute.re is ATTRIBUTE:
                yield "attribute", name, attribute[2].rstrip("\n")
            instance.attributes[name] = instance.attributes.get(name, -1) + 1
            more = instance.attributes[name] < len(ATTRIBUTES)
        else:
            return
        if not more:
            return


@dataclass
class Report:
    """How many texts agree, and a line for each that does not."""

    alike: int = 0
    differences: list[str] = field(default_factory=list)


def compared(prefix: str = "") -> Report:
    """Compares the texts of the ops whose names begin with `prefix`."""
    report = Report()
    every = [
        name for d in rows.dialects() if (t := rows.table(d)) for name in t.names()
    ]
    names = [name for name in every if name.startswith(prefix)]
    for name, kind, part, text in _in_children(names):
        row = rows.row(name)
        expected = _expected(row, kind, part) if row else None
        if expected == text:
            report.alike += 1
        elif expected is not None:
            report.differences.append(f"{name} {part}: {expected!r}, not {text!r}")
    report.differences = sorted(set(report.differences))
    return report


def _expected(row: Row, kind: str, part: str) -> str | None:
    """The text of the table; None for a part that has none of its own."""
    table = rows.table(row.name.partition(".")[0])
    constraints = table.data["constraints"] if table else {}
    if kind == "attribute":
        listed = {a.name: a.constraint for a in row.attributes}
        return str(constraints[listed[part]].get("summary")) if part in listed else None
    slots = row.operands if kind == "operand" else row.results
    slot = next(slot for slot in slots if slot.name == part)
    many = slot.arity in (Arity.VARIADIC, Arity.GROUPS)
    text = str(constraints[slot.constraint].get("summary", ""))
    return f"variadic of {text}" if many else text


def _in_children(names: list[str]) -> Iterator[tuple[str, str, str, str]]:
    """What is seen of each op; a child that dies takes only its own op with it."""
    left = names
    while left:
        done = 0
        for name, findings in _child(left):
            done = left.index(name) + 1
            yield from ((name, *finding) for finding in findings)
        left = left[done + (done < len(left)) :]


def _child(names: list[str]) -> Iterator[tuple[str, list[tuple[str, str, str]]]]:
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(read)
        _report(names, write)
        os._exit(0)
    os.close(write)
    with os.fdopen(read) as lines:
        for line in lines:
            if line.endswith("\n"):
                name, findings = json.loads(line)
                yield name, findings
    os.waitpid(child, 0)


def _report(names: list[str], write: int) -> None:
    from torch_mlir import ir

    # What a dying process says of itself is no finding.
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
    context = ir.Context()
    context.allow_unregistered_dialects = True

    def parse(text: str) -> str:
        try:
            ir.Module.parse(text, context)
        except ir.MLIRError as error:
            return str(error)
        return ""

    with os.fdopen(write, "w") as out:
        for name in names:
            signal.alarm(SECONDS)
            row = rows.row(name)
            findings = list(dict.fromkeys(seen(row, parse))) if row else []
            print(json.dumps([name, findings]), file=out, flush=True)
