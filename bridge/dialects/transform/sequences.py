"""Sequences of transformations, and what holds them: who consumes which handle."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from bridge.dialects import pdl
from bridge.dialects.transform.kinds import same_kind
from bridge.errors import Invalid
from bridge.ir.attributes import DictionaryAttr, SymbolRefAttr, TypeAttr, UnitAttr
from bridge.ir.blocks import Block
from bridge.ir.core import Operation
from bridge.ir.symbols import SymbolTables, is_symbol_table, lookup_nearest
from bridge.ir.types import FunctionType, Type
from bridge.ir.values import BlockArgument, Use, Value
from bridge.ods.rows import row
from bridge.op.base import Op
from bridge.op.interfaces.control_flow import RegionsRunOnce, RunsRegionsInTurn
from bridge.op.interfaces.functions import FunctionOp, dictionaries, verify_passed
from bridge.rewrite.transforming import Payload, Transform, TransformState

CONSUMED: Final = "transform.consumed"
READ_ONLY: Final = "transform.readonly"
WITH_SEQUENCES: Final = "transform.with_named_sequence"


def is_transformation(op: Operation) -> bool:
    """Whether an operation implements TransformOpInterface."""
    line = row(op.name)
    return line is not None and line.has_trait("TransformOpInterface")


def may_be_outermost(op: Operation) -> bool:
    """Whether a program of transformations may begin with an operation."""
    line = row(op.name)
    return line is not None and line.has_trait("PossibleTopLevelTransformOpTrait")


def yield_fault(last: Operation, results: Sequence[Type]) -> str | None:
    """Why the terminator of a sequence cannot return such results."""
    if len(last.operands) != len(results):
        return (
            "expected terminator to have as many operands as the parent op has results"
        )
    for i, (operand, ty) in enumerate(zip(last.operands, results, strict=True)):
        if operand.type is not ty:
            return (
                f"the type of the terminator operand #{i} must match the type of the "
                f"corresponding parent op result ('{operand.type}' vs '{ty}')"
            )
    return None


class NamedSequenceOp(FunctionOp, name="transform.named_sequence"):
    """A named sequence of transforms that others may include."""

    function_type: TypeAttr

    @property
    def type(self) -> FunctionType:
        """The types of its arguments and results."""
        found = self.function_type.type
        assert isinstance(found, FunctionType)
        return found

    @property
    def marks(self) -> list[DictionaryAttr]:
        """The attributes of each argument."""
        return dictionaries(self.get("arg_attrs"), len(self.type.inputs))

    def verify(self) -> None:
        self._verify_place()
        blocks = self.regions[0].blocks
        if not blocks:
            verify_marks(self)
            return
        last = blocks[0].last
        if last is None:
            raise self.plain_error("expected a non-empty body block")
        for op in blocks[0]:
            ends = op is last and _is_terminator(op)
            if not is_transformation(op) and not ends:
                raise op.plain_error(
                    "expected children ops to implement TransformOpInterface"
                ).with_note("op without interface", op.position)
        if last.name != "transform.yield":
            found = self.plain_error("expected 'transform.yield' as terminator")
            raise found.with_note("terminator", last.position)
        self._verify_yield(last)
        verify_marks(self)
        self._warn_of_marks(blocks[0])

    def _warn_of_marks(self, block: Block) -> None:
        """Warns of arguments that are not consumed, though they are marked so."""
        for i, marks in enumerate(self.marks):
            argument = block.arguments[i]
            if marks.get(CONSUMED) is not None and not _is_consumed(argument):
                self.warn(
                    f"op argument #{i} is not consumed in the body but is marked as "
                    "consumed"
                )

    def _verify_place(self) -> None:
        table = self.parent_op
        while table is not None and not is_symbol_table(table):
            table = table.parent_op
        if table is not None and table.get(WITH_SEQUENCES) is None:
            raise self.plain_error(
                f"expects the parent symbol table to have the '{WITH_SEQUENCES}' "
                "attribute"
            ).with_note("symbol table operation", table.position)
        outer = self.parent_op
        while outer is not None and not is_transformation(outer):
            outer = outer.parent_op
        if outer is not None:
            raise self.plain_error(
                "cannot be defined inside another transform op"
            ).with_note("ancestor transform op", outer.position)

    def _verify_yield(self, last: Operation) -> None:
        fault = yield_fault(last, self.type.results)
        if fault is not None:
            raise last.plain_error(fault)


def verify_marks(op: NamedSequenceOp, *, called: bool = False) -> None:
    """Whether arguments are marked as consumed or read-only where that is required.

    Raises `Invalid`.
    """
    blocks = op.regions[0].blocks
    for i, marks in enumerate(op.marks):
        consumed, read_only = (marks.get(m) is not None for m in (CONSUMED, READ_ONLY))
        if consumed and read_only:
            raise op.plain_error(f"argument #{i} cannot be both readonly and consumed")
        if (called or not blocks) and not consumed and not read_only:
            raise op.plain_error(
                "must provide consumed/readonly status for arguments of external or "
                "called ops"
            )
        if blocks and read_only and _is_consumed(blocks[0].arguments[i]):
            raise op.plain_error(
                f"argument #{i} is consumed in the body but is not marked as such"
            )


def _is_consumed(argument: BlockArgument) -> bool:
    """Whether something in its own block consumes it, for all that is known."""
    return any(_consumes(use) for use in _uses_beside(argument))


def _uses_beside(argument: BlockArgument) -> list[Use]:
    return [use for use in argument.uses if use.op.parent is argument.owner]


def _consumes(use: Use) -> bool:
    waiting = [use]
    while waiting:
        use = waiting.pop()
        op, index = use.op, use.index
        line = row(op.name)
        if line is None:
            continue
        if op.name in _CONSUME_FIRST and not index:
            return True
        if (
            line.has_trait("FunctionalStyleTransformOpTrait")
            and op.name != "transform.split_handle"
        ):
            return True
        if isinstance(op, IncludeOp):
            marks = op.marks
            if index < len(marks) and marks[index].get(CONSUMED) is not None:
                return True
        elif op.name in _GIVE_OPERANDS:
            for region in op.regions:
                if region.blocks and index < len(region.blocks[0].arguments):
                    waiting += _uses_beside(region.blocks[0].arguments[index])
    return False


_GIVE_OPERANDS: Final = frozenset(
    {"transform.foreach", "transform.sequence", "transform.with_pdl_patterns"}
)
"""Those that forward their operands to the blocks inside."""


_CONSUME_FIRST: Final = frozenset(
    {
        "transform.alternatives",
        "transform.apply_conversion_patterns",
        "transform.apply_registered_pass",
        "transform.foreach_match",
        "transform.func.replace_func_signature",
        "transform.loop.promote_if_one_iteration",
        "transform.memref.alloca_to_global",
        "transform.nvgpu.create_async_groups",
        "transform.structured.bufferize_to_allocation",
        "transform.structured.fuse",
        "transform.structured.fuse_into_containing_op",
        "transform.structured.pack",
        "transform.structured.pack_greedily",
        "transform.structured.pack_transpose",
        "transform.structured.replace",
        "transform.structured.split",
        "transform.structured.tile_using_for",
        "transform.structured.tile_using_forall",
        "transform.structured.vectorize",
    }
)
"""Those that consume their first operand, which no trait of theirs has."""


def without_effects(op: Operation, index: int) -> Invalid:
    """The diagnostic about an operand without memory effects."""
    return op.bare_error(
        "TransformOpInterface requires memory effects on operands to be specified"
    ).with_note(f"no effects specified for operand #{index}", op.position)


class IncludeOp(Transform, name="transform.include"):
    """Includes a named sequence."""

    target: SymbolRefAttr
    failure_propagation_mode: str

    def apply(self, state: TransformState) -> None:
        callee = lookup_nearest(self, self.target)
        assert isinstance(callee, NamedSequenceOp)
        blocks = callee.regions[0].blocks
        if not blocks:
            raise self.failure("unresolved external named sequence")
        given = [state.payload(operand) for operand in self.operands]
        suppress = self.failure_propagation_mode == "suppress"
        _set_results(self, state, state.run_block(blocks[0], given, suppress=suppress))

    @property
    def marks(self) -> list[DictionaryAttr]:
        """The argument attributes of the sequence; empty where there is none."""
        target = self.get("target")
        if not isinstance(target, SymbolRefAttr):
            return []
        found = lookup_nearest(self, target)
        return found.marks if isinstance(found, NamedSequenceOp) else []

    def verify(self) -> None:
        target = lookup_nearest(self, self.target)
        if not isinstance(target, NamedSequenceOp):
            return
        marks = self.marks
        for i in range(len(self.operands)):
            said = marks[i] if i < len(marks) else None
            if said is None or (
                said.get(CONSUMED) is None and said.get(READ_ONLY) is None
            ):
                raise without_effects(self, i)

    def verify_symbol_uses(self, tables: SymbolTables) -> None:
        target = tables.lookup_nearest(self, self.target)
        if not isinstance(target, NamedSequenceOp):
            raise self.error("does not reference a named transform sequence")
        inputs, results = target.type.inputs, target.type.results
        if len(inputs) != len(self.operands):
            raise self.bare_error("incorrect number of operands for callee")
        verify_passed(self, inputs)
        if len(results) != len(self.results):
            raise self.bare_error("incorrect number of results for callee")
        for i, (result, ty) in enumerate(zip(self.results, results, strict=True)):
            if not same_kind(result.type, ty):
                raise self.error(
                    f"type of result #{i} must implement the same transform dialect "
                    "interface as the corresponding callee result"
                )
        verify_marks(target, called=True)


class SequenceOp(
    RunsRegionsInTurn, RegionsRunOnce, Transform, name="transform.sequence"
):
    """A sequence of transforms."""

    failure_propagation_mode: str

    def apply(self, state: TransformState) -> None:
        given = [state.payload(operand) for operand in self.operands] or [[state.root]]
        suppress = self.failure_propagation_mode == "suppress"
        block = self.regions[0].blocks[0]
        _set_results(self, state, state.run_block(block, given, suppress=suppress))

    def verify(self) -> None:
        root, bindings = self._given()
        if not root and bindings:
            raise self.error("does not expect extra operands when used as top-level")
        block = self.regions[0].blocks[0]
        for i, argument in enumerate(block.arguments):
            several = _consumed_twice(argument)
            if several:
                raise _reported(self.error(f"block argument #{i}{_TWICE}"), several)
        for op in block:
            if not is_transformation(op) and op is not block.last:
                raise self.error(
                    "expected children ops to implement TransformOpInterface"
                ).with_note("op without interface", op.position)
            for i, result in enumerate(op.results):
                several = _consumed_twice(result)
                if several:
                    raise _reported(op.bare_error(f"result #{i}{_TWICE}"), several)
        last = block.last
        if last is None or (row(last.name) is not None and not _is_terminator(last)):
            raise self.error("expects to have a terminator in the body")
        if _types(last.operands) != _types(self.results):
            raise self.error(
                "expects the types of the terminator operands to match the types of "
                "the result"
            ).with_note("terminator", last.position)

    def _given(self) -> tuple[int, int]:
        first = self.row.operands.counts(self)[0]
        return first, len(self.operands) - first


def _is_terminator(op: Operation) -> bool:
    line = row(op.name)
    return line is not None and line.has_trait("Terminator")


def _types(values: Iterable[Value]) -> list[object]:
    return [value.type for value in values]


def _consumed_twice(value: Value) -> list[Use]:
    """What consumes a value where more than one use does, the last first."""
    consumers = [use for use in value.uses if _consumes(use)]
    return consumers[:-3:-1] if len(consumers) > 1 else []


def _reported(error: Invalid, uses: Iterable[Use]) -> Invalid:
    for use in uses:
        error.with_note(f"used here as operand #{use.index}", use.op.position)
    return error


_TWICE: Final = " has more than one potential consumer"


def _set_results(
    op: Op, state: TransformState, yielded: Sequence[Sequence[Payload]]
) -> None:
    """Makes results stand for what a block yielded, if it came to its end."""
    for index, result in enumerate(op.results):
        state.bind(result, yielded[index] if yielded else ())


class AlternativesOp(RunsRegionsInTurn, RegionsRunOnce, name="transform.alternatives"):
    """Tries sequences in order until one succeeds."""

    def verify(self) -> None:
        for region in self.regions:
            last = region.blocks[0].last
            if last is not None and _types(last.operands) != _types(self.results):
                raise self.error(
                    "expects terminator operands to have the same type as results of "
                    "the operation"
                ).with_note("terminator", last.position)


class ForeachOp(Transform, name="transform.foreach"):
    """Runs a region for each payload op of its handles."""

    with_zip_shortest: UnitAttr | None

    def apply(self, state: TransformState) -> None:
        given = [state.payload(operand) for operand in self.operands]
        if self.with_zip_shortest is None:
            for operand, payload in zip(self.operands, given, strict=True):
                if len(payload) != len(given[0]):
                    raise self.silenceable(
                        f"prior targets' payload size ({len(given[0])}) differs from "
                        f"payload size ({len(payload)}) of target {operand}"
                    )
        found: list[list[Payload]] = [[] for _ in self.results]
        for together in zip(*given, strict=False):
            block = self.regions[0].blocks[0]
            yielded = state.run_block(block, [[one] for one in together])
            for all_of_it, payload in zip(found, yielded, strict=True):
                all_of_it += payload
        _set_results(self, state, found)

    def verify(self) -> None:
        block = self.regions[0].blocks[0]
        if len(self.operands) > len(block.arguments):
            raise without_effects(self, len(block.arguments))
        if len(self.operands) < len(block.arguments):
            common = zip(self.operands, block.arguments, strict=False)
            if all(a.type is b.type for a, b in common):
                raise self.error(
                    "expects the same number of targets as the body has block arguments"
                )
        for a, b in zip(self.operands, block.arguments, strict=False):
            if a.type is not b.type:
                raise self.error(
                    "expects co-indexed targets and the body's block arguments to have "
                    "the same op/value/param type"
                )
        last = block.last
        yielded = last.operands if last is not None else ()
        for result, value in zip(self.results, yielded, strict=False):
            if result.type is not value.type:
                raise self.error(
                    "expects co-indexed results and yield operands to have the same "
                    "op/value/param type"
                )
        if len(self.results) != len(yielded):
            raise self.error(
                "expects the same number of results as the yield terminator has "
                "operands"
            )


class WithPDLPatternsOp(Op, name="transform.with_pdl_patterns"):
    """Contains PDL patterns, and the one transform that uses them."""

    def verify(self) -> None:
        first: Operation | None = None
        for op in self.regions[0].blocks[0]:
            if isinstance(op, pdl.PatternOp):
                continue
            if not may_be_outermost(op):
                raise self.error(
                    "expects only pattern and top-level transform ops in its body"
                ).with_note("offending op", op.position)
            if first is not None:
                error = self.error("expects only one non-pattern op in its body")
                error.with_note("first non-pattern op", first.position)
                raise error.with_note("second non-pattern op", op.position)
            first = op
        for outer in _around(self):
            if isinstance(outer, WithPDLPatternsOp):
                raise self.error("cannot be nested").with_note(
                    "parent operation", outer.position
                )
        if first is None:
            raise self.error("expects at least one non-pattern op")


def _around(op: Operation) -> Iterator[Operation]:
    outer = op.parent_op
    while outer is not None:
        yield outer
        outer = outer.parent_op
