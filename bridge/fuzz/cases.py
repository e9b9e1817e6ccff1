"""Findings as files: a program below lines that say what is wrong with which pass.

    // pass: func.func(scf-for-loop-peeling)
    // finding: trap
    // arguments: [3, [1.0, 2.0]]
    // The loop runs no iteration, but ...

The arguments are those of the function `main`, as JSON; other lines explain.
"""

from __future__ import annotations

import json
import re
from typing import Final

from bridge.errors import Malformed
from bridge.fuzz.defined import outcome
from bridge.fuzz.oracle import Finding, judge
from bridge.fuzz.programs import NAME, Program
from bridge.fuzz.store import Found
from bridge.fuzz.values import value_of
from bridge.ir.attributes import TypeAttr
from bridge.ir.symbols import lookup
from bridge.ir.types import FunctionType
from bridge.op.registry import REFERENCE
from bridge.source import Source
from bridge.text.module import read_module
from bridge.verifier import verify

_HEAD: Final = re.compile(r"^// (pass|finding|arguments): (.*)$", re.MULTILINE)


def written(found: Found) -> str:
    """The text of a finding's file."""
    return (
        f"// pass: {found.pipeline}\n// finding: {found.kind}\n"
        f"// arguments: {found.arguments}\n// {found.detail}\n\n{found.program}"
    )


def read(text: str, filename: str) -> tuple[Program, Finding]:
    """The program of a file, and what it says of it.

    Raises `Malformed` where the file is none, `Invalid` where its program does not
    verify, and `ValueError` where its arguments do not fit.
    """
    source = Source.of(text, filename)
    head = dict(_HEAD.findall(text))
    module = read_module(source, allow_unregistered=False, registry=REFERENCE)
    verify(module)
    function = lookup(module, NAME)
    type = function.get("function_type") if function is not None else None
    if len(head) < 3 or not isinstance(type, TypeAttr):
        raise Malformed(f"{filename}: expected pass, finding, arguments and @{NAME}")
    assert isinstance(type.type, FunctionType)
    given = json.loads(head["arguments"])
    pairs = zip(type.type.inputs, given, strict=True)
    arguments = tuple([value_of(ty, value) for ty, value in pairs])
    finding = Finding(head["pass"], head["finding"], "")
    return Program(module, arguments, 0), finding


def recheck(text: str, filename: str) -> str:
    """What a file says that is not so any more; nothing where all is as it says.

    Raises as `read` does, and `Trap` where the program is undefined by itself.
    """
    program, said = read(text, filename)
    found = judge(program, outcome(program), said.pipeline)
    if found is None:
        return f"'{said.pipeline}' keeps what the program gives"
    if found.kind != said.kind:
        return f"'{said.pipeline}' is {found.kind}, not {said.kind}: {found.detail}"
    return ""


def as_found(text: str, filename: str) -> Found:
    """A file as a finding of a campaign. Raises as `read` does."""
    program, said = read(text, filename)
    arguments = dict(_HEAD.findall(text))["arguments"]
    return Found(0, said.pipeline, said.kind, "", "", str(program.module), arguments)
