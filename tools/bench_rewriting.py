"""Figures for the greedy driver: twenty patterns on a large function, and xDSL's."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from time import process_time
from typing import Any, Final

import bridge
from bridge.ir.core import Operation
from bridge.rewrite import Pattern, Rewriter, apply_greedily, pattern
from bridge.upstream import provider
from tools.timing import Row

_OPS: Final = (
    "addi",
    "subi",
    "muli",
    "andi",
    "ori",
    "xori",
    "maxsi",
    "minsi",
    "divsi",
    "remsi",
)
"""For each of them there are two patterns; a sixteenth of the first kind matches."""


def program(ops: int) -> str:
    """A function of so many operations, each of which is used by the next."""
    lines = ["func.func @f(%a: i32, %b: i32) -> i32 {"]
    left = "%a"
    for i in range(ops):
        right = left if i % 16 == 0 else "%b"
        lines.append(f"%{i} = arith.{_OPS[i % len(_OPS)]} {left}, {right} : i32")
        left = f"%{i}"
    return "\n".join([*lines, f"return {left} : i32", "}"])


def _ours() -> list[Pattern]:
    found: list[Pattern] = []
    for name in _OPS:

        @pattern(f"arith.{name}", benefit=2)
        def equal(op: Operation, rewriter: Rewriter) -> None:
            if op.operands[0] is op.operands[1]:
                rewriter.replace(op, op.operands[0])

        @pattern(f"arith.{name}")
        def nested(op: Operation, rewriter: Rewriter) -> None:
            inner = op.operands[0].defining_op
            if inner is not None and inner.name == "arith.constant":
                rewriter.replace(op, inner)

        found += [equal, nested]
    return found


def rows(ops: int) -> Iterator[Row]:
    """The driver beside xDSL's, where that is installed."""
    text = program(ops)
    patterns = _ours()
    ours = min(
        _seconds(partial(apply_greedily, fold=False), bridge.parse(text), patterns)
        for _ in range(3)
    )
    theirs = _xdsl(text)
    if theirs is not None:
        yield Row("rewrite by twenty patterns, beside xDSL", ours, theirs, 1 / 20)
    if provider.is_available():
        ours = min(_seconds(_canonicalize, bridge.parse(text)) for _ in range(3))
        theirs = min(_seconds(_upstream, _to_canonicalize(text)) for _ in range(3))
        yield Row("canonicalize, beside upstream", ours, theirs, 20)


def _canonicalize(module: Operation) -> None:
    bridge.run_passes(module, "canonicalize", engine="native")


def _to_canonicalize(text: str) -> tuple[Any, Any]:
    """Upstream's pass manager, and the module that it is to run on."""
    found, context = provider.bindings(), provider.new_context()
    module = found.ir.Module.parse(text, context=context)
    manager = found.passmanager.PassManager.parse(
        "builtin.module(canonicalize)", context=context
    )
    return manager, module


def _upstream(given: tuple[Any, Any]) -> None:
    manager, module = given
    manager.run(module.operation)


def _seconds(run: Callable[..., object], *given: object) -> float:
    before = process_time()
    run(*given)
    return process_time() - before


def _xdsl(text: str) -> float | None:
    """The time of xDSL's walker; None where it is not installed."""
    try:
        from xdsl.context import Context
        from xdsl.dialects import arith, builtin, func
        from xdsl.parser import Parser
        from xdsl.pattern_rewriter import (
            GreedyRewritePatternApplier,
            PatternRewriteWalker,
            RewritePattern,
        )
    except ImportError:
        return None
    context = Context()
    for dialect in (arith.Arith, builtin.Builtin, func.Func):
        context.load_dialect(dialect)
    module = Parser(context, text).parse_module()
    classes: dict[str, Any] = {op.name: op for op in arith.Arith.operations}
    found: list[Any] = []
    for name in _OPS:
        kind = classes[f"arith.{name}"]

        def equal(self: Any, op: Any, rewriter: Any, kind: Any = kind) -> None:
            if isinstance(op, kind) and op.operands[0] is op.operands[1]:
                rewriter.replace(op, [], [op.operands[0]])

        def nested(self: Any, op: Any, rewriter: Any, kind: Any = kind) -> None:
            if isinstance(op, kind):
                inner = op.operands[0].owner
                if isinstance(inner, arith.ConstantOp):
                    rewriter.replace(op, [], [inner.results[0]])

        # Classes made by hand: where xDSL is not installed, their base has no type.
        for rule in (equal, nested):
            rules = {"match_and_rewrite": rule}
            found.append(type(rule.__name__, (RewritePattern,), rules)())
    walker = PatternRewriteWalker(GreedyRewritePatternApplier(found))
    return _seconds(walker.rewrite_module, module)
