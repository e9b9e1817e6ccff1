"""What compute constructs are lowered to: regions of a kernel, and its reductions."""

from __future__ import annotations

import re

from bridge.dialects.acc.entries import is_pointer_like
from bridge.ir.attributes import Attribute, IntegerAttr, UnitAttr
from bridge.ir.core import Operation
from bridge.ir.types import INDEX, MemRefType, Type, UnrankedMemRefType
from bridge.ods.slots import OPERAND_SIZES, set_operand_sizes
from bridge.op.base import Op, Region, Value, Values
from bridge.op.interfaces.control_flow import RunsRegionsOnce
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.blocks import Argument
from bridge.text.operation_state import OperationState
from bridge.text.tokens import ParseError, Token


def _yielded(region: Region) -> list[Type] | None:
    """The types that a region yields; None where it has another terminator."""
    last = region.blocks[0].last
    if last is None or last.name != "acc.yield":
        return None
    return [value.type for value in last.operands]


class KernelEnvironmentOp(RunsRegionsOnce, name="acc.kernel_environment"):
    """The environment of a kernel: data and wait clauses."""

    async_operand: Value | None
    wait_devnum: Value | None
    wait_operands: Values
    async_only: UnitAttr | None
    wait_only: UnitAttr | None

    def verify(self) -> None:
        if self.async_only is not None and self.async_operand is not None:
            raise self.bare_error("async-only cannot appear with async operand")
        waits = bool(self.wait_operands) or self.wait_devnum is not None
        if self.wait_only is not None and waits:
            raise self.bare_error(
                "wait-only cannot appear with wait operands or devnum"
            )


class ReductionInitOp(Op, name="acc.reduction_init"):
    """Initializes the private value of a reduction."""

    var: Value
    region: Region

    def verify(self) -> None:
        types = _yielded(self.region)
        if types is None:
            return
        if len(types) != 1:
            raise self.error("region must yield exactly one value (private storage)")
        if types[0] is not self.var.type:
            raise self.error("yielded value type must match var type")


class ReductionCombineRegionOp(Op, name="acc.reduction_combine_region"):
    """Combines two values of a reduction by a region."""

    region: Region

    def verify(self) -> None:
        if _yielded(self.region):
            raise self.error("region must be terminated by acc.yield with no operands")


class ReductionAccumulateOp(Op, name="acc.reduction_accumulate"):
    """Accumulates a value across threads."""

    value: Value
    memref: Value
    par_dims: Attribute

    def verify(self) -> None:
        ty = self.memref.type
        if is_pointer_like(ty):
            if not isinstance(ty, MemRefType | UnrankedMemRefType):
                raise self.error("pointer-like destination must have an element type")
            if ty.element is not self.value.type:
                raise self.error("pointer-like element type must match value type")
        _verify_dimensions(self)


class ReductionAccumulateArrayOp(Op, name="acc.reduction_accumulate_array"):
    """Accumulates the elements of an array across threads."""

    par_dims: Attribute

    def verify(self) -> None:
        _verify_dimensions(self)


def _verify_dimensions(op: ReductionAccumulateArrayOp | ReductionAccumulateOp) -> None:
    # No table has the dimensions: their text is stored.
    if re.search(r"\[\s*\w", str(op.par_dims)) is None:
        raise op.error("par_dims must specify at least one parallel dimension")


class PredicateRegionOp(Op, name="acc.predicate_region"):
    """A region that only some threads of a kernel execute."""

    region: Region

    def verify(self) -> None:
        if not self.region.blocks:
            raise self.error("region needs to have at least one block")
        if self.region.blocks[0].arguments:
            raise self.error("region cannot have any arguments")
        outer = self.parent_op
        while outer is not None and outer.name != "acc.compute_region":
            outer = outer.parent_op
        if outer is None:
            raise self.error("must be nested within an acc.compute_region operation")


def _read_stream(r: AsmReader) -> tuple[Token, Type] | None:
    """`stream(%s : t)` if it is there."""
    if not r.accept_word("stream"):
        return None
    r.expect("(", "expected '('")
    value = r.operand()
    ty = r.colon_type()
    r.expect(")", "expected ')'")
    return value, ty


def _read_inputs(r: AsmReader) -> tuple[list[tuple[Token, Token]], list[Type]]:
    """`ins(%a = %b, …) : (t, …)` if it is there: at least one type."""
    if not r.accept_word("ins"):
        return [], []
    inputs = r.assignments()
    r.expect(":", "expected ':'")
    return inputs, r.enclosed(r.types)


def _refuse_untyped(r: AsmReader, value: Token) -> None:
    """Raises `ParseError` for a value that is given no type, as upstream words it."""
    known = r.names.values.get(value.text)
    if known is None:
        raise ParseError(value.pos, "use of undeclared SSA value name")
    raise ParseError(
        value.pos,
        f"use of value '{value.text}' expects different type than prior uses: "
        f"'<<NULL TYPE>>' vs '{known.type}'",
        ((r.names.place(known, r.source), "prior use here"),),
    )


class ComputeRegionOp(Op, name="acc.compute_region"):
    """The body of a kernel, with its launch dimensions."""

    launch_args: Values
    input_args: Values
    stream: Value | None
    region: Region

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        stream = _read_stream(r)
        widths = r.assignments() if r.accept_word("launch") else []
        inputs, types = _read_inputs(r)
        state.types += r.optional_arrow_types()
        arguments = [Argument(name, INDEX) for name, _ in widths]
        # More types than values are no fault.
        pairs = list(zip(inputs, types, strict=False))
        arguments += [Argument(name, ty) for (name, _), ty in pairs]
        region = r.braced_region(arguments)
        state.regions.append(r.ensure_terminator(region, "acc.yield", state))
        state.operands += r.resolve_same([width for _, width in widths], INDEX)
        state.operands += [r.resolve(value, ty) for (_, value), ty in pairs]
        for _, value in inputs[len(types) :]:
            _refuse_untyped(r, value)
        if stream is not None:
            state.operands.append(r.resolve(*stream))
        r.attr_dict(state)
        if OPERAND_SIZES in state.attributes:
            raise r.op_error(
                state,
                f"attribute '{OPERAND_SIZES}' occurs more than once in the "
                "attribute list",
            )
        sizes = [len(widths), len(inputs), int(stream is not None)]
        set_operand_sizes(state.properties, sizes)

    def write(self, w: AsmWriter) -> None:
        if self.stream is not None:
            w.put(" stream(", self.stream, " : ", self.stream.type, ")")
        widths, inputs = self.launch_args, self.input_args
        entry = self.region.entry
        arguments = entry.arguments if entry is not None else []
        w.assignments(" launch", arguments[: len(widths)], widths)
        w.assignments(" ins", arguments[len(widths) :], inputs)
        if inputs:
            w.put(" : (", [value.type for value in inputs], ")")
        w.arrow_types([result.type for result in self.results])
        w.text(" ")
        w.region(self.region, entry_arguments=False)
        w.attr_dict(self, (OPERAND_SIZES,))

    def verify(self) -> None:
        for value in self.launch_args:
            made = value.defining_op
            if made is None or made.name != "acc.par_width":
                raise self.error(
                    "launch arguments must be results of acc.par_width operations"
                )
        wanted = len(self.launch_args) + len(self.input_args)
        entry = self.region.entry
        given = len(entry.arguments) if entry is not None else 0
        if entry is None or given != wanted:
            raise self.error(
                f"expected {wanted} block arguments (launch + input), got {given}"
            )


def _number(op: Operation, name: str) -> int | None:
    found = op.properties.get(name)
    return found.value if isinstance(found, IntegerAttr) else None


_SIZES = ("dynamic_shared_memory_scaling_bytes", "dynamic_shared_memory_fixed_bytes")


class GPUSharedMemoryOp(Op, name="acc.gpu_shared_memory"):
    """Allocates memory shared by the threads of a block."""

    def verify(self) -> None:
        for name in ("num_copies", "static_upper_bound_bytes"):
            if _number(self, name) == 0:
                raise self.error(f"{name} must be positive")
        sizes = [_number(self, name) for name in _SIZES]
        if sizes.count(None) == 1:
            raise self.error(
                f"{' and '.join(_SIZES)} must both be present or both be absent"
            )
        for name, size in zip(_SIZES, sizes, strict=True):
            if size is not None and size < 0:
                raise self.error(f"{name} must be non-negative")
        ty = self.results[0].type
        if isinstance(ty, MemRefType) and not _is_workgroup(ty.memory_space):
            raise self.error("result memref must use #gpu.address_space<workgroup>")


def _is_workgroup(space: Attribute | None) -> bool:
    return str(space) == "#gpu.address_space<workgroup>"
