"""What a constructed op costs: `arith.AddIOp(a, b)`, inserted, beside the peers."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from time import process_time
from typing import Any, Final

from bridge import Builder
from bridge.dialects import arith, func
from bridge.errors import Unsupported
from bridge.ir.types import I32
from bridge.upstream import provider
from tools.timing import Row

_COUNT: Final = 50_000
_BUDGET: Final = 1.0
"""Ours must not cost more than a peer's."""


def rows() -> Iterator[Row]:
    """In microseconds, the best of three runs in turn."""
    peers = {"xDSL": _xdsl, "the bindings": _bindings}
    found: dict[str, list[float]] = {}
    for _ in range(3):
        found.setdefault("ours", []).append(_ours())
        for name, run in peers.items():
            cost = run()
            if cost is not None:
                found.setdefault(name, []).append(cost)
    ours = min(found.pop("ours"))
    for name, costs in found.items():
        yield Row(f"construct an op, beside {name}", ours, min(costs), _BUDGET, "us")


def _each(make: Callable[[Any, Any], object], one: object, other: object) -> float:
    """The microseconds of a call."""
    make(one, other)
    gc.disable()
    try:
        before = process_time()
        for _ in range(_COUNT):
            make(one, other)
        return (process_time() - before) / _COUNT * 1e6
    finally:
        gc.enable()


def _ours() -> float:
    function = func.FuncOp("f", ([I32, I32], []))
    block = function.body_.blocks[0]
    with Builder.at_end(block):
        return _each(arith.AddIOp, *block.arguments)


def _xdsl() -> float | None:
    """None where it is not installed."""
    try:
        from xdsl.builder import ImplicitBuilder
        from xdsl.dialects import arith as theirs
        from xdsl.dialects import builtin
        from xdsl.ir import Block
    except ImportError:
        return None
    block = Block(arg_types=[builtin.i32, builtin.i32])
    with ImplicitBuilder(block):
        return _each(theirs.AddiOp, *block.args)


def _bindings() -> float | None:
    """None where there are none."""
    try:
        ir = provider.bindings().ir
    except Unsupported:
        return None
    theirs: Any = __import__(
        f"{provider.bindings().package}.dialects", fromlist=["arith", "func"]
    )
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.create()
        number = ir.IntegerType.get_signless(32)
        with ir.InsertionPoint(module.body):
            function = theirs.func.FuncOp("f", ([number, number], []))
        block = function.add_entry_block()
        with ir.InsertionPoint(block):
            return _each(theirs.arith.AddIOp, *block.arguments)
