"""The rules of every structured op, and of its contractions, convolutions
and fills (mlir/Dialect/Linalg/IR/LinalgInterfaces).

Every rule raises `Invalid` where it is broken.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Final

from bridge.dialects import arith
from bridge.dialects import complex as complex_
from bridge.dialects.linalg.structure import (
    PARALLEL,
    REDUCTION,
    Structure,
    element_of,
    is_scalar,
    num_inits,
    shape_of,
    structure_of,
)
from bridge.ir.affine import (
    AffineAdd,
    AffineConstant,
    AffineDim,
    AffineExpr,
    AffineMap,
    AffineMul,
    AffineSymbol,
)
from bridge.ir.affine.projection import concat_affine_maps, inverse_permutation
from bridge.ir.blocks import Block
from bridge.ir.core import Operation
from bridge.ir.types import (
    DYNAMIC,
    MemRefType,
    RankedTensorType,
    Type,
    UnrankedMemRefType,
    UnrankedTensorType,
)
from bridge.ir.values import Value
from bridge.op.base import Op, of_outline, of_signature
from bridge.op.cache import Passed


@of_outline
def verify_structured(op: Operation) -> None:
    """Operands of one kind, maps that fit them, and a body for their elements."""
    types = [value.type for value in op.operands]
    if types and not is_pure(types):
        raise op.error("expected to have pure tensor or buffer semantics")
    structure = structure_of(op)
    verify_maps(op, structure.maps)
    loops = len(structure.iterators)
    for i, map_ in enumerate(structure.maps):
        if map_.num_dims != loops:
            raise op.error(
                f"expected indexing_map #{i} to have {loops} dim(s) to match the "
                "number of loops"
            )
    _verify_body(op)


_BUFFERS: Final = (MemRefType, UnrankedMemRefType)
_TENSORS: Final = (RankedTensorType, UnrankedTensorType)


def is_pure(types: Sequence[Type]) -> bool:
    """Whether there are tensors or buffers, beside scalars, and not both."""
    buffers = any(isinstance(ty, _BUFFERS) for ty in types)
    return buffers != any(isinstance(ty, _TENSORS) for ty in types)


def verify_maps(op: Operation, maps: Sequence[AffineMap]) -> None:
    """Whether maps fit the operands they are for, and agree on the loops' lengths.

    Upstream's IndexingMapOpInterface.
    """
    asked = (*maps, *[value.type for value in op.operands])
    if asked not in _FITTING:
        _verify_maps(op, maps)
        _FITTING.add(asked)


_FITTING: Final = Passed()
"""Maps, with the types of the operands they are for."""


def _verify_maps(op: Operation, maps: Sequence[AffineMap]) -> None:
    shapes = [shape_of(value.type) for value in op.operands]
    if len(maps) != len(shapes):
        raise op.error(
            f"expected the number of indexing_map ({len(maps)}) to be equal to the "
            f"number of input/output operands ({len(shapes)})"
        )
    for i, (map_, shape) in enumerate(zip(maps, shapes, strict=True)):
        _verify_ranked(op, i)
        if map_.num_symbols:
            raise op.error(f"unexpected symbols in indexing_map #{i}")
        if map_.num_results != len(shape):
            raise op.error(
                f"expected operand #{i} rank ({len(shape)}) to match the result rank "
                f"of indexing_map ({map_.num_results})"
            )
    together = concat_affine_maps(maps)
    inverse = inverse_permutation(together)
    if inverse is None:
        raise op.error(f"invalid indexing maps are non-invertible: ({together})")
    sizes = [size for shape in shapes for size in shape]
    lengths = inverse.apply(sizes) if sizes else []
    if DYNAMIC not in lengths:
        _verify_ranges(op, maps, shapes, lengths)


def _verify_ranked(op: Operation, number: int) -> None:
    """Whether an operand that has elements has a rank."""
    ty = op.operands[number].type
    kind = _UNRANKED.get(type(ty))
    if kind is not None:
        raise op.error(f"operand #{number} must be a ranked {kind}, but got '{ty}'")


_UNRANKED: Final[dict[type[Type], str]] = {
    UnrankedMemRefType: "memref",
    UnrankedTensorType: "tensor",
}


def _verify_ranges(
    op: Operation,
    maps: Sequence[AffineMap],
    shapes: Sequence[tuple[int, ...]],
    lengths: Sequence[int],
) -> None:
    """Whether loops of known lengths stay inside the operands.

    Only their first and last iteration are looked at.
    """
    first = [0] * len(lengths)
    last = [length - 1 for length in lengths]
    for i, (map_, shape) in enumerate(zip(maps, shapes, strict=True)):
        # Whether it is over as many loops as the others is checked later.
        dims = map_.num_dims
        starts, ends = map_.evaluate(first[:dims]), map_.evaluate(last[:dims])
        for dim, size in enumerate(shape):
            if size in (DYNAMIC, 0):
                continue
            if min(starts[dim], ends[dim]) < 0:
                raise op.error(
                    f"unexpected result less than 0 at expression #{dim} in {map_}"
                )
            reached = max(starts[dim], ends[dim]) + 1
            wanted = _wanted(map_.results[dim], reached, size)
            if wanted:
                raise op.error(
                    f"inferred input/output operand #{i} has shape's dimension "
                    f"#{dim} to be {wanted}, but found {size}"
                )


def _wanted(expr: AffineExpr, reached: int, size: int) -> str:
    """What a size should be; nothing where it is that."""
    if isinstance(expr, AffineDim):
        return "" if reached == size else str(reached)
    return "" if reached <= size else f"greater than or equal to {reached}"


def _verify_body(op: Operation) -> None:
    """Whether the body is a block that takes an element of each operand."""
    if len(op.regions) != 1 or len(op.regions[0].blocks) != 1:
        raise op.error("expects to have 1 region with 1 block")
    arguments = op.regions[0].blocks[0].arguments
    if len(arguments) != len(op.operands):
        raise op.error(
            "expected as many non-induction variable region arguments as the number "
            "of input/output operands"
        )
    for i, (value, argument) in enumerate(zip(op.operands, arguments, strict=True)):
        element = element_of(value.type)
        if element is not argument.type:
            raise op.error(
                f"expected type of bb argument #{i} ('{argument.type}') to match "
                f"element or self type of the corresponding operand ('{element}')"
            )


# Contractions ------------------------------------------------------------------------


def verify_contraction(op: Operation) -> None:
    """Two inputs whose products are summed into one output."""
    fault = _contraction_fault(op)
    if fault:
        raise op.bare_error(fault)


def _contraction_fault(op: Operation) -> str:
    if len(op.operands) != 3 or num_inits(op) != 1:
        return "expected op with 2 inputs and 1 output"
    structure = structure_of(op)
    if REDUCTION not in structure.iterators:
        return "expected at least 1 reduction"
    if not all(map_.is_projected_permutation for map_ in structure.maps):
        return "expected indexing maps to be projected permutations"
    if not _sums_products(op.regions[0].blocks[0]):
        return "expected add/mul op in the body"
    return ""


@cache
def _products() -> tuple[tuple[type[Op], type[Op]], ...]:
    """What sums, and what makes the products that it sums."""
    return (
        (arith.AddFOp, arith.MulFOp),
        (arith.AddIOp, arith.MulIOp),
        (arith.OrIOp, arith.AndIOp),
        (complex_.AddOp, complex_.MulOp),
    )


def _sums_products(block: Block) -> bool:
    """Whether a body adds the product of two arguments to the third, but for casts."""
    arguments = block.arguments
    end = block.last
    assert end is not None  # three arguments and one value to yield were verified
    sum_ = _binary(end.operands[0])
    if sum_ is None:
        return False
    terms = [_after_casts(value) for value in sum_.operands]
    if arguments[2] not in terms:
        return False
    product = _binary(terms[1] if terms[0].defining_op is None else terms[0])
    if product is None or (type(sum_), type(product)) not in _products():
        return False
    factors = [_after_casts(value) for value in product.operands]
    return factors in (list(arguments[:2]), list(arguments[1::-1]))


def _after_casts(value: Value) -> Value:
    """The value that a chain of unary ops starts from."""
    while (op := value.defining_op) is not None and len(op.operands) == 1:
        value = op.operands[0]
    return value


def _binary(value: Value) -> Operation | None:
    """The user of a value that has two operands and one result."""
    op = _after_casts(value).defining_op
    fits = op is not None and len(op.operands) == 2 and len(op.results) == 1
    return op if fits else None


# Convolutions ------------------------------------------------------------------------


@of_outline
def verify_convolution(op: Operation) -> None:
    """An input read through a window that a filter, or a window's shape, slides."""
    fault = next(_convolution_faults(op), "")
    if fault:
        raise op.bare_error(fault)


def _convolution_faults(op: Operation) -> Iterator[str]:
    inits = num_inits(op)
    if len(op.operands) - inits < 2 or inits != 1:
        yield "expected op with 2 inputs and 1 output"
    structure = structure_of(op)
    if len(structure.maps) < 2:
        # Upstream reads maps that are not there: their number is reported later.
        return
    image, filter_, output = (structure.maps[i] for i in (0, 1, -1))
    windows = _Windows()
    if not all(map(windows.add, image.results)):
        yield "unexpected input index map for convolutions"
    if not (filter_.is_projected_permutation and output.is_projected_permutation):
        yield ("expected output/filter indexing maps to be projected permutations")
    yield from _loop_faults(structure, windows, _dims(filter_), _dims(output))
    if not windows.convolved:
        yield "expected convolved dim to be non-empty"


_WRONG_LOOP: Final = "unexpected loop dimension for convolution op"


def _loop_faults(
    structure: Structure, windows: _Windows, filter_: list[int], output: list[int]
) -> Iterator[str]:
    """Each loop must be one of a convolution's: of the batch, the output image or
    channel, the filter, the input channel, or a multiplier of depth.
    """
    input_ = windows.convolved | windows.plain
    for dim in output:
        # A loop that goes along the filter's window is none of the output's.
        if dim in windows.convolved and dim in filter_:
            yield _WRONG_LOOP
        if dim not in input_ and dim not in filter_:
            yield _WRONG_LOOP
        if dim not in structure.along(PARALLEL):
            yield "expected all iterators used to access outputs to be parallel"
    for dim in filter_:
        if dim in output:
            continue
        if dim not in input_:
            yield _WRONG_LOOP
        if dim not in structure.along(REDUCTION):
            yield "expected all iterators not used to access outputs to be reduction"
    if len({*output, *filter_}) != len(structure.iterators):
        yield _WRONG_LOOP


def _dims(map_: AffineMap) -> list[int]:
    return [e.position for e in map_.results if isinstance(e, AffineDim)]


class _Windows:
    """The loops of a convolution's input: `d0`, or `d0 * 2 + d1` for a window."""

    def __init__(self) -> None:
        self.plain: set[int] = set()
        self.convolved: set[int] = set()

    def add(self, expr: AffineExpr) -> bool:
        """Enters an expression; False where it has not the form, or a loop again."""
        if isinstance(expr, AffineDim):
            return self._enter(expr.position, self.plain)
        if not isinstance(expr, AffineAdd):
            return False
        return all(
            position is not None and self._enter(position, self.convolved)
            for position in map(_scaled, (expr.lhs, expr.rhs))
        )

    def _enter(self, position: int, where: set[int]) -> bool:
        if position in self.plain or position in self.convolved:
            return False
        where.add(position)
        return True


def _scaled(expr: AffineExpr) -> int | None:
    """The position of a dimension, or of one times something known."""
    if isinstance(expr, AffineMul):
        factors = (expr.lhs, expr.rhs)
        dim = next((e for e in factors if isinstance(e, AffineDim)), None)
        known = any(isinstance(e, AffineConstant | AffineSymbol) for e in factors)
        return dim.position if dim is not None and known else None
    return expr.position if isinstance(expr, AffineDim) else None


# Fills -------------------------------------------------------------------------------


@of_signature
def verify_fill(op: Operation) -> None:
    """One scalar, of the type of the elements it is put into."""
    if len(op.operands) != 2 or num_inits(op) != 1:
        raise op.bare_error("expected op with 1 input and 1 output")
    scalar, output = (value.type for value in op.operands)
    if not is_scalar(scalar):
        raise op.bare_error("expected op with scalar input")
    element = element_of(output)
    if scalar is not element:
        raise op.error(
            f"expected fill value type ('{scalar}') to match output element type "
            f"('{element}')"
        )


RULES: Final[dict[str, Callable[[Operation], None]]] = {
    "ContractionOpInterface": verify_contraction,
    "ConvolutionOpInterface": verify_convolution,
    "FillOpInterface": verify_fill,
    "LinalgOp": verify_structured,
}
"""By upstream's name of the interface."""
