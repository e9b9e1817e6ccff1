"""Rules of clauses that several constructs have.

Every rule raises `Invalid` where it is broken.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge.dialects import func, llvm
from bridge.dialects.omp.words import word_of
from bridge.ir.attributes import (
    Attribute,
    DenseArrayAttr,
    IntegerAttr,
    SymbolRefAttr,
    elements_of,
)
from bridge.ir.core import Operation
from bridge.ir.symbols import SymbolTables
from bridge.ir.types import MemRefType, Type
from bridge.ir.values import Value
from bridge.later import deferred
from bridge.ods.nodes import enum_word
from bridge.op.base import Values
from bridge.op.cache import known

if TYPE_CHECKING:
    from bridge.dialects.llvm import types as llvm_types
else:
    llvm_types = deferred("bridge.dialects.llvm.types")


def referred(op: Operation, symbol: Attribute, name: str) -> Operation | None:
    """What an operation refers to by a symbol, if that is an op of this name."""
    found = _definition(op, symbol)
    return found if found is not None and found.name == name else None


def _definition(op: Operation, symbol: Attribute) -> Operation | None:
    if not isinstance(symbol, SymbolRefAttr):
        return None
    return known(SymbolTables).lookup_nearest(op, symbol)


def around(op: Operation, name: str) -> Operation | None:
    """The innermost operation of this name that encloses one."""
    outer = op.parent_op
    while outer is not None and outer.name != name:
        outer = outer.parent_op
    return outer


def values_of(op: Operation, name: str) -> Values:
    """The values of the operand slot of this name, which the op has."""
    found: Values = getattr(op, name)
    return found


def is_composite(op: Operation) -> bool:
    """Whether a construct is a leaf of a composite one."""
    return "omp.composite" in op.attributes


def is_combined(op: Operation) -> bool:
    """Whether a construct is a leaf of a combined one, and not the innermost."""
    return "omp.combined" in op.attributes


def pointee(ty: Type) -> Type | None:
    """The pointee type of a pointer-like type, if it has one."""
    return ty.element if isinstance(ty, MemRefType) else None


def verify_allocate(op: Operation, *, needs_indices: bool = False) -> None:
    """An allocator for each variable, perhaps an alignment, and where it is private."""
    count = len(values_of(op, "allocate_vars"))
    if count != len(values_of(op, "allocator_vars")):
        raise op.bare_error("expected equal sizes for allocate and allocator variables")
    alignments = _integers(op, "allocate_alignments")
    if alignments is not None:
        _verify_alignments(op, alignments, count)
    indices = _integers(op, "allocate_private_indices")
    if indices is not None:
        _verify_indices(op, indices, count)
    elif needs_indices and count:
        raise op.bare_error(
            "expected an allocate private index for each allocate variable"
        )


def _integers(op: Operation, name: str) -> list[int] | None:
    found = op.properties.get(name)
    if not isinstance(found, DenseArrayAttr):
        return None
    return [int(value) for value in found.values]


def _verify_alignments(op: Operation, alignments: list[int], count: int) -> None:
    if not count:
        raise op.bare_error("unexpected allocate alignments without allocate variables")
    if len(alignments) != count:
        raise op.bare_error(
            "expected as many allocate alignments as allocate variables"
        )
    for alignment in alignments:
        if alignment < 0:
            raise op.bare_error("expected non-negative allocate alignments")
        if alignment & (alignment - 1):
            raise op.bare_error(
                "expected positive allocate alignments to be powers of two"
            )


def _verify_indices(op: Operation, indices: list[int], count: int) -> None:
    if not count:
        raise op.bare_error(
            "unexpected allocate private indices without allocate variables"
        )
    if len(indices) != count:
        raise op.bare_error(
            "expected as many allocate private indices as allocate variables"
        )
    for i, index in enumerate(indices):
        _verify_index(op, values_of(op, "allocate_vars")[i].type, index)
        if index in indices[:i]:
            raise op.bare_error(
                "allocate private index refers to a private variable more than once"
            )


def _verify_index(op: Operation, ty: Type, index: int) -> None:
    """What is allocated is a private variable that is made in some way."""
    private = getattr(op, "private_vars", ())
    if not 0 <= index < len(private):
        raise op.bare_error("allocate private index is out of range")
    if private[index].type is not ty:
        raise op.bare_error(
            "type mismatch between allocate variable and private variable at index "
            f"{index}"
        )
    symbols = elements_of(op.properties.get("private_syms"))
    if index >= len(symbols):
        raise op.bare_error("allocate private index does not have a privatizer symbol")
    symbol = symbols[index]
    if referred(op, symbol, "omp.private") is None:
        raise op.bare_error(f"failed to lookup privatizer op with symbol: '{symbol}'")


def verify_reductions(op: Operation, clause: str = "reduction") -> None:
    """A declaration for each variable that is reduced, each once."""
    variables = values_of(op, f"{clause}_vars")
    symbols = op.properties.get(f"{clause}_syms")
    byref = op.properties.get(f"{clause}_byref")
    if not variables:
        if symbols is not None:
            raise op.error("unexpected reduction symbol references")
        return
    if len(elements_of(symbols)) != len(variables):
        raise op.error(
            "expected as many reduction symbol references as reduction variables"
        )
    if isinstance(byref, DenseArrayAttr) and len(byref.values) != len(variables):
        raise op.bare_error(
            "expected as many reduction variable by reference attributes as reduction "
            "variables"
        )
    seen: set[Value] = set()
    for value, symbol in zip(variables, elements_of(symbols), strict=True):
        if value in seen:
            raise op.error("accumulator variable used more than once")
        seen.add(value)
        _verify_accumulator(op, value.type, symbol)


def _verify_accumulator(op: Operation, ty: Type, symbol: Attribute) -> None:
    declared = referred(op, symbol, "omp.declare_reduction")
    if declared is None:
        raise op.error(
            f"expected symbol reference {symbol} to point to a reduction declaration"
        )
    atomic = declared.regions[3].entry
    if atomic is not None and atomic.arguments[0].type is not ty:
        raise op.error(
            f"expected accumulator ('{ty}') to be the same type as reduction "
            f"declaration ('{atomic.arguments[0].type}')"
        )


def verify_copies(op: Operation) -> None:
    """A function that copies for each variable that is given to the others."""
    variables = values_of(op, "copyprivate_vars")
    symbols = elements_of(op.properties.get("copyprivate_syms"))
    if len(symbols) != len(variables):
        raise op.error(
            f"inconsistent number of copyprivate vars (= {len(variables)}) and "
            f"functions (= {len(symbols)}), both must be equal"
        )
    for value, symbol in zip(variables, symbols, strict=True):
        _verify_copy(op, value.type, symbol)


def _verify_copy(op: Operation, ty: Type, symbol: Attribute) -> None:
    function = _definition(op, symbol)
    if not isinstance(function, func.FuncOp | llvm.FuncOp):
        raise op.error(
            f"expected symbol reference {symbol} to point to a copy function"
        )
    written = function.function_type.type
    inputs = getattr(written, "inputs", None)
    if inputs is None:
        shape = llvm_types.function_shape(written)
        inputs = shape.inputs if shape is not None else ()
    if len(inputs) != 2:
        raise op.error(f"expected copy function {symbol} to have 2 operands")
    if inputs[0] is not inputs[1]:
        raise op.error(
            f"expected copy function {symbol} arguments to have the same type"
        )
    if inputs[0] is not ty:
        raise op.error(
            f"expected copy function arguments' type ('{inputs[0]}') to be the same "
            f"as copyprivate variable's type ('{ty}')"
        )


def verify_depends(op: Operation) -> None:
    """A kind for each variable that a task depends on."""
    for word, kinds, values in (
        ("depend", "depend_kinds", values_of(op, "depend_vars")),
        ("depend iterated", "depend_iterated_kinds", values_of(op, "depend_iterated")),
    ):
        count = len(elements_of(op.properties.get(kinds)))
        if count == len(values):
            continue
        if values:
            raise op.error(f"expected as many {word} values as {word} variables")
        raise op.error(f"unexpected {word} values")


def verify_hint(op: Operation) -> None:
    """What is hinted at must not contradict itself."""
    hint = op.properties.get("hint")
    bits = hint.value if isinstance(hint, IntegerAttr) else 0
    if bits & 3 == 3:
        raise op.error(
            "the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be "
            "combined"
        )
    if bits & 12 == 12:
        raise op.error(
            "the hints omp_sync_hint_nonspeculative and omp_sync_hint_speculative "
            "cannot be combined."
        )


def verify_nontemporal(op: Operation) -> None:
    """Each variable once."""
    variables = values_of(op, "nontemporal_vars")
    if len(set(variables)) != len(variables):
        raise op.error("nontemporal variable used more than once")


def verify_aligned(op: Operation) -> None:
    """A positive alignment for each variable, each once."""
    written = op.properties.get("alignments")
    given = elements_of(written)
    variables = values_of(op, "aligned_vars")
    if not variables:
        if written is not None:
            raise op.error("unexpected alignment values attribute")
        return
    if len(given) != len(variables):
        raise op.error("expected as many alignment values as aligned variables")
    if len(set(variables)) != len(variables):
        raise op.error("aligned variable used more than once")
    if any(isinstance(n, IntegerAttr) and n.value <= 0 for n in given):
        raise op.error("alignment should be greater than 0")


def verify_modifiers(op: Operation) -> None:
    """A modifier for each variable."""
    given = op.properties.get("linear_modifiers")
    variables = values_of(op, "linear_vars")
    if given is not None and len(elements_of(given)) != len(variables):
        raise op.error("expected as many linear modifiers as linear variables")


def verify_loop_modifiers(op: Operation) -> None:
    """Those that a loop may have."""
    verify_modifiers(op)
    for modifier in map(word_of, elements_of(op.properties.get("linear_modifiers"))):
        if modifier in ("ref", "uval"):
            raise op.error(
                f"linear modifier '{modifier}' may only be specified on a declare simd "
                "directive"
            )


def verify_linear(op: Operation) -> None:
    """A type for each variable."""
    types = op.properties.get("linear_var_types")
    variables = values_of(op, "linear_vars")
    if variables and len(elements_of(types)) != len(variables):
        raise op.bare_error("Ill-formed type attributes for linear variables")


def argument_type(privatizer: Operation) -> Type | None:
    """The type of the arguments of a privatizer's regions, if there are some."""
    for region in privatizer.regions:
        for block in region.blocks[:1]:
            for value in block.arguments[:1]:
                return value.type
    return None


def verify_private(op: Operation) -> None:
    """A privatizer for each variable, of its type."""
    symbols = elements_of(op.properties.get("private_syms"))
    variables = values_of(op, "private_vars")
    if len(symbols) != len(variables):
        raise op.bare_error(
            "inconsistent number of private variables and privatizer op symbols, "
            f"private vars: {len(variables)} vs. privatizer op symbols: {len(symbols)}"
        )
    for value, symbol in zip(variables, symbols, strict=True):
        privatizer = referred(op, symbol, "omp.private")
        if privatizer is None:
            raise op.bare_error(
                f"failed to lookup privatizer op with symbol: '{symbol}'"
            )
        wanted = argument_type(privatizer)
        if wanted is not None and wanted is not value.type:
            kind = word_of(privatizer.properties["data_sharing_type"])
            raise op.bare_error(
                f"type mismatch between a {kind} variable and its privatizer op, var "
                f"type: '{value.type}' vs. privatizer op type: '{wanted}'"
            )


def verify_mapped(op: Operation, clause: str, values: Values) -> None:
    """Arguments that must be what was mapped."""
    for value in values:
        made = value.defining_op
        if made is None or made.name != "omp.map.info":
            raise op.error(
                f"'{clause}' arguments must be defined by 'omp.map.info' ops"
            )


def verify_maps(op: Operation) -> None:
    """Whether what is mapped may be mapped in its way by this construct."""
    seen: tuple[set[Value], set[Value]] = (set(), set())
    for value in values_of(op, "map_vars"):
        made = value.defining_op
        if made is None:
            raise op.plain_error("missing map operation")
        if made.name == "omp.map.info":
            flags = _flags(made)
            _verify_flags(op, flags)
            if op.name == "omp.target_update":
                _verify_update(op, flags, made.operands[0], seen)
        elif op.name != "omp.declare_mapper.info":
            raise op.plain_error("map argument is not a map entry operation")


def _flags(op: Operation) -> set[str]:
    attr = op.properties["map_type"]
    return set(enum_word(attr).split("|"))


def _verify_flags(op: Operation, flags: set[str]) -> None:
    unfit, permitted = _UNFIT.get(op.name, (frozenset(), ""))
    if flags & unfit:
        raise op.plain_error(f"{permitted} map types are permitted")


_UNFIT: dict[str, tuple[frozenset[str], str]] = {
    "omp.target": (frozenset({"del"}), "to, from, tofrom and alloc"),
    "omp.target_data": (frozenset({"del"}), "to, from, tofrom and alloc"),
    "omp.target_enter_data": (frozenset({"from", "del"}), "to and alloc"),
    "omp.target_exit_data": (frozenset({"to"}), "from, release and delete"),
}
"""Map types that a construct rejects, and the message with those it accepts."""
_ATTACHED = frozenset({"attach", "attach_always", "attach_auto"})


def _verify_update(
    op: Operation, flags: set[str], value: Value, seen: tuple[set[Value], set[Value]]
) -> None:
    to, from_ = "to" in flags, "from" in flags
    if "del" in flags:
        raise op.plain_error(
            "at least one of to or from map types must be specified, other map types "
            "are not permitted"
        )
    if not (to or from_ or flags & _ATTACHED):
        raise op.plain_error(
            "at least one of to or from or attach map types must be specified, other "
            "map types are not permitted"
        )
    if (to and (from_ or value in seen[1])) or (from_ and value in seen[0]):
        raise op.plain_error("either to or from map types can be specified, not both")
    if flags & {"always", "close", "implicit"}:
        raise op.plain_error(
            "present, mapper and iterator map type modifiers are permitted"
        )
    seen[0 if to else 1].add(value)
