"""`bridge.interpret`: a function of a module, run on numpy arrays and numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from functools import partial

import numpy as np

from bridge.errors import Trap, Unsupported
from bridge.interpreter import lowered
from bridge.interpreter.arguments import (
    arguments_of,
    check_left,
    duplicates,
    page_aligned,
    results_of,
)
from bridge.interpreter.lowered import is_own
from bridge.interpreter.machine import (
    DEPTH,
    STEPS,
    Function,
    Machine,
    Order,
    check_returned,
)
from bridge.interpreter.observer import Observer
from bridge.interpreter.programs import unsupported
from bridge.ir import longdoubles
from bridge.ir.arrays import viewed
from bridge.ir.attributes import TypeAttr
from bridge.ir.core import Operation
from bridge.ir.symbols import lookup
from bridge.ir.types import FunctionType, MemRefType, RankedTensorType

OTHER_ORDERS: tuple[Order, ...] = ("backward", "shuffled")


def interpret(
    module: Operation,
    name: str,
    *arguments: object,
    max_steps: int = STEPS,
    max_depth: int = DEPTH,
    vscale: int = 1,
    trace: Observer | None = None,
    signature: FunctionType | None = None,
    rows_first: bool = False,
    fast_math: bool = False,
) -> tuple[object, ...]:
    """Runs a function; see `bridge.interpret`, and `Machine` of `rows_first`."""
    orders: list[Order] = ["forward"]
    arguments = tuple(map(viewed, arguments))
    saved = duplicates(arguments)
    new = partial(
        Machine,
        max_steps=max_steps,
        max_depth=max_depth,
        vscale=vscale,
        rows_first=rows_first,
        fast_math=fast_math,
    )
    machine = new(observer=trace)
    results = _run(machine, module, name, arguments, signature)
    if machine.reordered is None or trace is not None:
        return results
    written = duplicates(arguments)
    orders += OTHER_ORDERS
    for order in OTHER_ORDERS:
        given = duplicates(saved)
        again = new(order=order, write=_discard, write_error=_discard)
        found = _run(again, module, name, given, signature)
        if not (_alike(found, results) and _alike(given, written)):
            raise Trap(
                machine.reordered.plain_error(
                    f"'{machine.reordered.name}': the result depends on the order in "
                    "which the iterations run"
                ).diagnostics
            )
    return results


def _discard(text: str) -> None:
    """Of the runs that only compare, nothing is printed."""


def _run(
    machine: Machine,
    module: Operation,
    name: str,
    arguments: Sequence[object],
    signature: FunctionType | None,
) -> tuple[object, ...]:
    op = lookup(module, name)
    if op is None or not op.regions:
        raise Unsupported(f"there is no function @{name}")
    own = type_of(op)
    type = signature or own or _of_llvm(op)
    if type is None:
        raise unsupported(op, f"'{op.name}' is called without a signature")
    if signature is not None and own is not signature:
        type = own or _in_memory(signature)
        arguments = _copied_to_memory(signature, type, arguments)
    with _at(op), closing(machine), np.errstate(all="ignore"):
        values = arguments_of(name, type.inputs, arguments, machine.vscale)
        function: Function = machine.function(op)
        if own is None:
            given = lowered.arguments(machine, type.inputs, values)
            found = lowered.results(machine, type.results, machine.run(function, given))
        else:
            found = machine.run(function, values)
        check_returned(found, name)
        check_left(name, type.inputs, values)
        return results_of(type, found)


def _in_memory(type: FunctionType) -> FunctionType:
    """A type after bufferization: what was a tensor is a memref."""
    inputs, results = [
        [
            MemRefType(ty.shape, ty.element) if isinstance(ty, RankedTensorType) else ty
            for ty in types
        ]
        for types in (type.inputs, type.results)
    ]
    return FunctionType(tuple(inputs), tuple(results))


def _copied_to_memory(
    before: FunctionType, after: FunctionType, arguments: Sequence[object]
) -> list[object]:
    """Arguments for a function whose tensors became memrefs: values have copies."""
    found = list(arguments)
    pairs = zip(before.inputs, after.inputs, strict=False)
    for number, (was, ty) in enumerate(pairs):
        if not isinstance(was, RankedTensorType) or number >= len(found):
            continue
        if isinstance(ty, MemRefType):
            dtype = longdoubles.dtype_of(ty.element)
            found[number] = page_aligned(np.array(found[number], dtype))
    return found


@contextmanager
def _at(op: Operation) -> Iterator[None]:
    """What is said of no operation is said of this one, the function."""
    try:
        yield
    except (Trap, Unsupported) as error:
        (found, *_) = error.diagnostics
        if found.location.line:
            raise
        raise type(error)(op.plain_error(found.message).diagnostics) from error


def type_of(op: Operation) -> FunctionType | None:
    """The type of a function; None of one of LLVM's dialect, which has no memrefs."""
    found = op.get("function_type")
    if isinstance(found, TypeAttr) and isinstance(found.type, FunctionType):
        return found.type
    return None


def _of_llvm(op: Operation) -> FunctionType | None:
    """The type of a function of LLVM's dialect that takes and gives scalars."""
    inputs, results = (getattr(op, f"{n}_types", None) for n in ("argument", "result"))
    if inputs is None or results is None or any(map(is_own, (*inputs, *results))):
        return None
    return FunctionType(inputs, results)


def _alike(some: Sequence[object], others: Sequence[object]) -> bool:
    """Whether values have the same bits."""
    for one, other in zip(some, others, strict=True):
        if isinstance(one, np.ndarray) and isinstance(other, np.ndarray):
            if one.shape != other.shape or one.tobytes() != other.tobytes():
                return False
        elif one != other and not (one != one and other != other):
            return False
    return True
