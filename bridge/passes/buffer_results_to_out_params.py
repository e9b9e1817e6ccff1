"""`buffer-results-to-out-params`: callers allocate what functions return.

As upstream's pass of this name. An allocation is hoisted where a call makes it once: in
the block that the function starts with.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bridge.dialects import builtin, func, memref
from bridge.dialects.memref.layouts import is_identity
from bridge.ir.attributes import (
    EMPTY_DICTIONARY,
    ArrayAttr,
    DictionaryAttr,
    TypeAttr,
    UnitAttr,
)
from bridge.ir.building import InsertionPoint
from bridge.ir.core import BlockArgument, Operation, Value
from bridge.ir.strides import strides_and_offset
from bridge.ir.symbols import visibility
from bridge.ir.types import DYNAMIC, FunctionType, MemRefType
from bridge.ir.walk import walk
from bridge.passes.registry import Pass
from bridge.rewrite.rewriter import Rewriter

__all__ = ["BufferResultsToOutParams"]

_ALLOCATIONS = (memref.AllocOp, memref.AllocaOp)
_RESULT = "bufferize.result"

Sizes = tuple[int, ...] | None
"""The arguments that dynamic sizes are; nothing where they are not known."""


class _Changed(NamedTuple):
    """A function that is given what it returned."""

    results: tuple[bool, ...]
    """Which results it is given."""
    sizes: tuple[Sizes, ...]
    """By result that it is given."""


class BufferResultsToOutParams(
    Pass, name="buffer-results-to-out-params", anchor=builtin.ModuleOp.op_name
):
    """Converts memref-typed function results to out-params."""

    add_result_attr: bool = False
    hoist_static_allocs: bool = False
    hoist_dynamic_allocs: bool = False
    modify_public_functions: bool = False

    def run(self, op: Operation) -> None:
        rewriter = Rewriter()
        changed: dict[str, _Changed] = {}
        known: set[str] = set()
        for block in op.regions[0].blocks:
            for function in list(block):
                if isinstance(function, func.FuncOp):
                    known.add(function.sym_name.value)
                    if self._is_changed(function):
                        found = self._change(function, rewriter)
                        changed[function.sym_name.value] = found
        for call in list(walk(op)):
            if isinstance(call, func.CallOp):
                _change_call(call, known, changed, rewriter)

    def _is_changed(self, function: func.FuncOp) -> bool:
        hidden = self.modify_public_functions or visibility(function) != "public"
        return hidden and bool(function.body_.blocks)

    def _change(self, function: func.FuncOp, rewriter: Rewriter) -> _Changed:
        before = function.function_type.type
        assert isinstance(before, FunctionType)
        taken = [ty for ty in before.results if isinstance(ty, MemRefType)]
        if not all(is_identity(ty) or _is_any_layout(ty) for ty in taken):
            raise function.bare_error(
                "cannot create out param for result with unsupported layout"
            )
        which = tuple([isinstance(ty, MemRefType) for ty in before.results])
        self._change_type(function, before, which)
        entry = function.body_.blocks[0]
        given = [entry.add_argument(ty, location=function.any_location) for ty in taken]
        sizes: list[list[Sizes]] = [[] for _ in given]
        for op in list(walk(function)):
            if isinstance(op, func.ReturnOp):
                for found, one in zip(
                    sizes, self._give(op, given, rewriter), strict=True
                ):
                    found.append(one)
        agreed = [found[0] if len(set(found)) == 1 else None for found in sizes]
        return _Changed(which, tuple(agreed))

    def _change_type(
        self, function: func.FuncOp, before: FunctionType, which: Sequence[bool]
    ) -> None:
        arguments = _entries(function, "arg_attrs", len(before.inputs))
        results = _entries(function, "res_attrs", len(before.results))
        pairs = list(zip(before.results, results, which, strict=True))
        inputs = [*before.inputs, *[ty for ty, _, moved in pairs if moved]]
        for _, entry, moved in pairs:
            if moved and self.add_result_attr:
                arguments.append(_marked(entry))
            elif moved:
                arguments.append(entry)
        kept = [(ty, entry) for ty, entry, moved in pairs if not moved]
        after = FunctionType(tuple(inputs), tuple([ty for ty, _ in kept]))
        function.set_property("function_type", TypeAttr(after))
        _put(function, "arg_attrs", arguments)
        _put(function, "res_attrs", [entry for _, entry in kept])

    def _give(
        self, op: func.ReturnOp, given: Sequence[Value], rewriter: Rewriter
    ) -> list[Sizes]:
        """Puts what is returned where the caller wants it; how large that is."""
        found: list[Sizes] = []
        places = iter(given)
        rest: list[Value] = []
        for number, before in enumerate(op.operands):
            if not isinstance(before.type, MemRefType):
                rest.append(before)
                continue
            place = next(places)
            value = op.operands[number]  # that of before may be hoisted by now
            made = value.defining_op
            sizes: Sizes = None
            if isinstance(made, _ALLOCATIONS) and self._is_hoisted(made, place):
                sizes = _arguments(made.dynamic_sizes)
                rewriter.replace(made, [place])
            else:
                rewriter.point = InsertionPoint.before_op(op)
                rewriter.location = op.any_location
                with rewriter:
                    memref.CopyOp(value, place)
            found.append(sizes)
        with rewriter.modify(op):
            op.operands = tuple(rest)
        return found

    def _is_hoisted(self, made: memref.AllocOp | memref.AllocaOp, place: Value) -> bool:
        ty = made.results[0].type
        assert isinstance(ty, MemRefType)
        dynamic = bool(made.dynamic_sizes)
        wanted = self.hoist_dynamic_allocs if dynamic else self.hoist_static_allocs
        once = isinstance(place, BlockArgument) and made.parent is place.block
        return wanted and once and is_identity(ty)


def _is_any_layout(ty: MemRefType) -> bool:
    found = strides_and_offset(ty)
    return found is not None and all(n == DYNAMIC for n in (*found[0], found[1]))


def _arguments(sizes: Sequence[Value]) -> Sizes:
    """The numbers of the arguments of a function that sizes are."""
    found: list[int] = []
    for size in sizes:
        block = size.block if isinstance(size, BlockArgument) else None
        around = None if block is None else block.parent_op
        if not isinstance(around, func.FuncOp) or block is not around.body_.blocks[0]:
            return None
        found.append(block.arguments.index(size))
    return tuple(found)


def _marked(entry: DictionaryAttr) -> DictionaryAttr:
    entries = {**dict(entry.entries), _RESULT: UnitAttr()}
    return DictionaryAttr(tuple(sorted(entries.items(), key=lambda pair: pair[0])))


def _entries(op: Operation, name: str, count: int) -> list[DictionaryAttr]:
    held = op.properties.get(name)
    if not isinstance(held, ArrayAttr):
        return [EMPTY_DICTIONARY] * count
    return [one for one in held if isinstance(one, DictionaryAttr)]


def _put(op: Operation, name: str, entries: Sequence[DictionaryAttr]) -> None:
    some = any(one.entries for one in entries)
    op.set_property(name, ArrayAttr(tuple(entries)) if some else None)


def _change_call(
    op: func.CallOp, known: set[str], changed: dict[str, _Changed], rewriter: Rewriter
) -> None:
    """Has a call allocate what it gives a function that returned it."""
    name = op.callee.root
    if name not in known:
        raise op.bare_error(f"cannot find callee '{name}' in symbol table")
    found = changed.get(name)
    if found is None:
        return
    rewriter.point = InsertionPoint.before_op(op)
    rewriter.location = op.any_location
    sizes = iter(found.sizes)
    results: list[Value | None] = []
    with rewriter:
        for result, moved in zip(op.results, found.results, strict=True):
            results.append(_allocated(op, result, next(sizes)) if moved else None)
        types = [
            result.type
            for result, moved in zip(op.results, found.results, strict=True)
            if not moved
        ]
        given = [value for value in results if value is not None]
        made = func.CallOp(name, (*op.operands, *given), types)
    rest = iter(made.results)
    rewriter.replace(op, [next(rest) if one is None else one for one in results])


def _allocated(op: func.CallOp, result: Value, sizes: Sizes) -> Value:
    ty = result.type
    assert isinstance(ty, MemRefType)
    if DYNAMIC not in ty.shape:
        dynamic: list[Value] = []
    elif sizes is None:
        raise op.bare_error("cannot create out param for dynamically shaped result")
    else:
        dynamic = [op.operands[number] for number in sizes]
    plain = MemRefType(ty.shape, ty.element, None, ty.memory_space)
    made = memref.AllocOp(plain, dynamic).result
    return made if is_identity(ty) else memref.CastOp(ty, made).result
