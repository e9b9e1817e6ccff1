"""A finding as files and command lines of upstream alone, which anybody can run."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from bridge.compare.run_judges import LOWERING
from bridge.fuzz.checks import CHECKS
from bridge.fuzz.paths import PATHS
from bridge.fuzz.pipelines import BY, PATTERNS, SCHEDULE
from bridge.fuzz.programs import NAME
from bridge.fuzz.store import Found
from bridge.fuzz.values import constant
from bridge.ir.attributes import TypeAttr
from bridge.ir.core import Operation
from bridge.ir.symbols import lookup
from bridge.ir.types import FunctionType, MemRefType, Type, VectorType
from bridge.op.registry import REFERENCE
from bridge.source import Source
from bridge.text.module import read_module
from bridge.text.printer import PrintOptions
from bridge.verifier.printing import print_operation

ENTRY: Final = "entry"
_SCRIPT: Final = "transform.with_named_sequence"
_LIBRARIES: Final = "libmlir_c_runner_utils.so,libmlir_runner_utils.so"


class Standalone(NamedTuple):
    """The files of a finding, and the commands that show it."""

    program: str
    """A module whose function `entry` calls the program and prints what it gives."""
    schedule: str
    """The transform script, where it is about patterns or is what goes wrong."""
    commands: tuple[str, str]
    """What gives the right output, and what gives another."""


def standalone(found: Found, file: str = "program.mlir") -> Standalone:
    """The files and commands of a finding; the schedule is `schedule.mlir`.

    Raises `ValueError` where it is not about passes.
    """
    if found.pipeline in CHECKS or found.pipeline in PATHS:
        raise ValueError(f"no command shows '{found.pipeline}'")
    pipeline = found.pipeline.partition(BY)[0]
    source = Source.of(found.program, file)
    module = read_module(source, allow_unregistered=False, registry=REFERENCE)
    program = _with_entry(module, json.loads(found.arguments))
    is_pattern = pipeline in PATTERNS
    schedule = SCHEDULE.format(pipeline) if is_pattern else _scripts(module)
    step = f"--pass-pipeline='builtin.module({pipeline})'"
    if schedule:
        step = (
            "--transform-preload-library=transform-library-paths=schedule.mlir"
            " --transform-interpreter"
        )
    lower = f"mlir-opt --pass-pipeline='{LOWERING}'"
    run = f"mlir-runner -e {ENTRY} --entry-point-result=void --shared-libs={_LIBRARIES}"
    right = f"{lower} {file} | {run}"
    wrong = f"mlir-opt {step} {file} | {lower} | {run}"
    return Standalone(program, schedule, (right, wrong))


def _is_script(op: Operation) -> bool:
    return _SCRIPT in op.attributes


def _scripts(module: Operation) -> str:
    """What a module says of transformations, which cannot be compiled with it."""
    return "\n".join([_text(op) for op in module.body if _is_script(op)])


def _with_entry(module: Operation, arguments: Sequence[object]) -> str:
    """The text of a module with a function that calls its program on constants."""
    function = lookup(module, NAME)
    assert function is not None
    signature = function.properties["function_type"]
    assert isinstance(signature, TypeAttr)
    assert isinstance(signature.type, FunctionType)
    inside = "\n".join(_entry(signature.type, arguments))
    globals_ = "".join(
        [
            f"  memref.global @given{n} : {ty} = {_elements(ty, value)}\n"
            for n, (ty, value) in enumerate(
                zip(signature.type.inputs, arguments, strict=True)
            )
            if isinstance(ty, MemRefType)
        ]
    )
    ops = module.regions[0].blocks[0]
    kept = [op for op in ops if not _is_script(op)]
    lines = [line for op in kept for line in _text(op).splitlines()]
    body = "".join([f"  {line}\n" for line in lines])
    return f"module {{\n{globals_}{body}  func.func @{ENTRY}() {{\n{inside}\n  }}\n}}\n"


def _text(function: Operation) -> str:
    """A function with its maps written where they are used."""
    return print_operation(function, PrintOptions(local_scope=True))


def _entry(type: FunctionType, arguments: Sequence[object]) -> Iterator[str]:
    for n, (ty, value) in enumerate(zip(type.inputs, arguments, strict=True)):
        if isinstance(ty, MemRefType):
            yield f"    %a{n} = memref.get_global @given{n} : {ty}"
        else:
            yield f"    %a{n} = arith.constant {_plain(ty, value)}"
    given = ", ".join([f"%a{n}" for n in range(len(arguments))])
    results = f"%r:{len(type.results)} = " if type.results else ""
    yield f"    {results}call @{NAME}({given}) : {type}"
    for n, ty in enumerate(type.results):
        yield f"    vector.print %r#{n} : {ty}"
    for n, ty in enumerate(type.inputs):
        if isinstance(ty, MemRefType):
            yield from _printed(n, ty)
    yield "    return"


def _printed(n: int, ty: MemRefType) -> Iterator[str]:
    """What prints the elements of memory, as one vector."""
    vector = VectorType(ty.shape, ty.element)
    yield f"    %zero{n} = arith.constant 0 : index"
    yield f"    %pad{n} = arith.constant {_plain(ty.element, 0)}"
    at = ", ".join([f"%zero{n}"] * len(ty.shape))
    bounds = ", ".join(["true"] * len(ty.shape))
    yield (
        f"    %m{n} = vector.transfer_read %a{n}[{at}], %pad{n}"
        f" {{in_bounds = [{bounds}]}} : {ty}, {vector}"
    )
    yield f"    vector.print %m{n} : {vector}"


def _elements(ty: MemRefType, value: object) -> str:
    """The elements of a global, whose type is not written again."""
    return str(constant(ty, value)).rpartition(" : ")[0]


def _plain(ty: Type, value: object) -> str:
    text = str(constant(ty, value))
    return text if text in ("true", "false") or " : " in text else f"{text} : {ty}"
