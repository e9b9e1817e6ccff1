"""`affine.parallel`: a box of loops, with groups of bounds, steps and reductions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import TYPE_CHECKING, Final

from bridge.dialects.affine.scopes import verify_dims_and_symbols
from bridge.ir.affine import AffineConstant, AffineDim, AffineMap, AffineSymbol
from bridge.ir.affine import AffineExpr as Expr
from bridge.ir.attributes import (
    AffineMapAttr,
    ArrayAttr,
    DenseElementsAttr,
    IntegerAttr,
    StringAttr,
)
from bridge.ir.blocks import Region
from bridge.ir.types import (
    I32,
    I64,
    INDEX,
    NONE,
    FloatType,
    IntegerType,
    RankedTensorType,
    Type,
)
from bridge.ir.values import Value
from bridge.later import deferred
from bridge.ods.rows import table
from bridge.op.base import Values
from bridge.op.interfaces.polyhedral import AffineLoops, Applied, LoopBounds
from bridge.op.steps import verify_positive
from bridge.text.affine import read_expr_of_values
from bridge.text.asm_reader import AsmReader
from bridge.text.blocks import Argument
from bridge.text.operation_state import OperationState
from bridge.text.tokens import Token

if TYPE_CHECKING:
    from bridge.dialects.affine import folding
    from bridge.interpreter import parallel
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Meaning
    from bridge.op.folding import Constants, Folded
    from bridge.text.asm_writer import AsmWriter
else:
    folding = deferred("bridge.dialects.affine.folding")
    parallel = deferred("bridge.interpreter.parallel")


class ParallelOp(AffineLoops, name="affine.parallel"):
    """A parallel loop nest over a hyper-rectangle, with reductions.

    Each loop has a group of lower and of upper bounds: `max(…)` and `min(…)`.
    """

    map_operands: Values
    reductions: ArrayAttr
    lower_bounds_map: AffineMapAttr
    lower_bounds_groups: DenseElementsAttr
    upper_bounds_map: AffineMapAttr
    upper_bounds_groups: DenseElementsAttr
    steps: ArrayAttr
    region: Region

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        variables = r.items(r.argument, "(", " in argument list")
        r.expect("=", "expected '='")
        _read_bounds(r, state, "lowerBounds", "max")
        r.word("to")
        _read_bounds(r, state, "upperBounds", "min")
        steps = _read_steps(r) if r.accept_word("step") else [1] * len(variables)
        state.properties["steps"] = ArrayAttr(
            tuple([IntegerAttr(s, I64) for s in steps])
        )
        kinds: list[IntegerAttr] = []
        if r.accept_word("reduce"):
            kinds = r.enclosed(lambda: r.items(lambda: _read_kind(r)))
        state.properties["reductions"] = ArrayAttr(tuple(kinds))
        state.types += r.optional_arrow_types()
        region = r.braced_region([Argument(name, INDEX) for name in variables])
        r.attr_dict(state)
        state.regions.append(r.ensure_terminator(region, "affine.yield", state))

    def write(self, w: AsmWriter) -> None:
        w.put(" (", self.body.arguments, ") = (")
        lower = self.lower_bounds_map.map
        count = lower.num_inputs
        _write_bounds(w, lower, self.lower_bounds_groups, self.operands[:count], "max")
        w.text(") to (")
        upper = self.upper_bounds_map.map
        _write_bounds(w, upper, self.upper_bounds_groups, self.operands[count:], "min")
        w.text(")")
        steps = [step.value for step in self.steps if isinstance(step, IntegerAttr)]
        if any(step != 1 for step in steps):
            w.text(f" step ({', '.join(map(str, steps))})")
        if self.results:
            kinds = [f'"{kind}"' for kind in self.kinds()]
            w.text(f" reduce ({', '.join(kinds)}) -> (")
            w.put([result.type for result in self.results], ")")
        w.text(" ")
        w.region(self.region, entry_arguments=False, terminators=bool(self.results))
        w.attr_dict(self, _PARALLEL_WRITTEN)

    def interpret(self, machine: Machine) -> Meaning:
        lower = parallel.Bounds(
            self.lower_bounds_map.map, self.lower_bounds_groups.values, max
        )
        upper = parallel.Bounds(
            self.upper_bounds_map.map, self.upper_bounds_groups.values, min
        )
        steps = [step.value for step in self.steps if isinstance(step, IntegerAttr)]
        types = [result.type for result in self.results]
        kinds = list(zip(self.kinds(), types, strict=True))
        return parallel.reducing(machine, self, (lower, upper), steps, kinds)

    def loops(self) -> list[LoopBounds]:
        lower, upper = self.lower_bounds_map.map, self.upper_bounds_map.map
        below, above = (
            self.map_operands[: lower.num_inputs],
            self.map_operands[lower.num_inputs :],
        )
        steps = [step.value for step in self.steps if isinstance(step, IntegerAttr)]
        return [
            LoopBounds(variable, Applied(low, below), Applied(high, above), step)
            for variable, low, high, step in zip(
                self.body.arguments,
                _in_groups(lower, self.lower_bounds_groups),
                _in_groups(upper, self.upper_bounds_groups),
                steps,
                strict=True,
            )
        ]

    def fold(self, constants: Constants) -> Folded:
        return folding.parallel(self)

    def kinds(self) -> list[str]:
        """How each result is reduced, by the kind's name."""
        names = {number: name for name, number in reduction_kinds().items()}
        return [
            names[kind.value]
            for kind in self.reductions
            if isinstance(kind, IntegerAttr)
        ]

    def verify(self) -> None:
        lower, upper = self.lower_bounds_groups, self.upper_bounds_groups
        _verify_dimensions(self, lower.num_elements, upper.num_elements)
        lower_map, upper_map = self.lower_bounds_map.map, self.upper_bounds_map.map
        for side, groups, map_ in (
            ("lower", lower, lower_map),
            ("upper", upper, upper_map),
        ):
            _verify_groups(self, side, groups, len(map_.results))
        if len(self.reductions) != len(self.results):
            raise self.error("a reduction must be specified for each output")
        for kind, result in zip(self.reductions, self.results, strict=True):
            _verify_reduction(self, kind, result.type)
        count = lower_map.num_inputs
        verify_dims_and_symbols(self, self.map_operands[:count], lower_map.num_dims)
        verify_dims_and_symbols(self, self.map_operands[count:], upper_map.num_dims)

    def verify_strictly(self) -> None:
        steps = self.properties.get("steps")
        elements = steps.elements if isinstance(steps, ArrayAttr) else ()
        verify_positive(self, [s.value for s in elements if isinstance(s, IntegerAttr)])


_PARALLEL_WRITTEN: Final = (
    "reductions",
    "lowerBoundsMap",
    "lowerBoundsGroups",
    "upperBoundsMap",
    "upperBoundsGroups",
    "steps",
)


def _in_groups(map_: AffineMap, groups: DenseElementsAttr) -> Iterator[AffineMap]:
    """The bounds of each loop: so many of the results."""
    start = 0
    for size in groups.values:
        results = map_.results[start : start + int(size)]
        yield AffineMap(map_.num_dims, map_.num_symbols, results)
        start += int(size)


def _read_kind(r: AsmReader) -> IntegerAttr:
    where = r.here()
    name = r.attribute_of(StringAttr, NONE)
    number = reduction_kinds().get(name.value)
    if number is None:
        raise r.op_error_here(f"invalid reduction value: {name}", where)
    return IntegerAttr(number, I64)


def _read_steps(r: AsmReader) -> list[int]:
    map_, _ = r.affine_map_of_operands("()")
    steps = []
    for expr in map_.map.results:
        if not isinstance(expr, AffineConstant):
            raise r.op_error_here("steps must be constant integers", r.name_pos)
        steps.append(expr.value)
    return steps


class _Bounds:
    """The bounds of all loops of one side, as they are read one after the other."""

    def __init__(self, r: AsmReader) -> None:
        self.r = r
        self.results: list[Expr] = []
        self.dims: list[Token] = []
        self.symbols: list[Token] = []

    def read(self, word: str) -> int:
        """The bounds of one loop; how many there are."""
        r = self.r
        if r.accept_word(word):
            map_, operands = r.affine_map_of_operands("()")
            results = map_.map.results
            num_dims = map_.map.num_dims
            # Each result takes the operands of its map from the first on, as upstream
            # does.
            for result in results:
                self._add(result, operands[:num_dims], operands[num_dims:])
            return len(results)
        dims: list[Token] = []
        symbols: list[Token] = []

        def operand(pos: int, is_symbol: bool) -> int:
            r.pos = pos
            (symbols if is_symbol else dims).append(r.operand())
            return r.pos

        r.here()
        result, r.pos = read_expr_of_values(r.text, r.pos, operand)
        self._add(result, dims, symbols)
        return 1

    def _add(self, expr: Expr, dims: list[Token], symbols: list[Token]) -> None:
        moved = expr.shift_dims(len(dims), len(self.dims))
        self.results.append(moved.shift_symbols(len(symbols), len(self.symbols)))
        self.dims += dims
        self.symbols += symbols

    def finish(self) -> tuple[AffineMap, list[Value]]:
        """One map over the values, each of them once."""
        r = self.r
        dims, new_dims = _unique(r.resolve_same(self.dims, INDEX), AffineDim)
        symbols, new_symbols = _unique(
            r.resolve_same(self.symbols, INDEX), AffineSymbol
        )
        map_ = AffineMap(len(self.dims), len(self.symbols), tuple(self.results))
        map_ = map_.replace_dims_and_symbols(
            new_dims, new_symbols, len(dims), len(symbols)
        )
        return map_, [*dims, *symbols]


def _unique(
    values: list[Value], make: Callable[[int], Expr]
) -> tuple[list[Value], list[Expr]]:
    """The values, each once, and the expression that now stands for each."""
    numbers: dict[Value, int] = {}
    for value in values:
        numbers.setdefault(value, len(numbers))
    return list(numbers), [make(numbers[value]) for value in values]


def _read_bounds(r: AsmReader, state: OperationState, side: str, word: str) -> None:
    bounds = _Bounds(r)
    groups = []
    r.expect("(", "expected '('")
    if not r.accept(")"):
        groups = r.items(lambda: bounds.read(word))
        r.expect(")", "expected ')'")
    map_, values = bounds.finish()
    ty = RankedTensorType((len(groups),), I32)
    state.properties[side + "Map"] = AffineMapAttr(map_)
    state.properties[side + "Groups"] = DenseElementsAttr.of(ty, groups)
    state.operands += values


def _write_bounds(
    w: AsmWriter, map_: AffineMap, groups: DenseElementsAttr, values: Values, word: str
) -> None:
    start = 0
    # There may be more groups than bounds where the operation is not valid.
    for size in groups.values[: len(map_.results) + 1]:
        if start:
            w.text(", ")
        part = AffineMapAttr(map_.slice_map(start, size))
        if size != 1:
            w.text(word + "(")
        w.map_of_operands(part, values)
        if size != 1:
            w.text(")")
        start += size


def _verify_dimensions(op: ParallelOp, lower: int, upper: int) -> None:
    steps, arguments = len(op.steps), len(op.body.arguments)
    if not steps == arguments == lower == upper:
        raise op.error(
            f"the number of region arguments ({arguments}) and the number of map "
            f"groups for lower ({lower}) and upper bound ({upper}), and the number of "
            f"steps ({steps}) must all match"
        )


def _verify_groups(
    op: ParallelOp, side: str, groups: DenseElementsAttr, results: int
) -> None:
    sizes = [size & 0xFFFFFFFF for size in groups.values]
    if 0 in sizes:
        raise op.error(f"expected {side} bound map to have at least one result")
    # Upstream computes in 32 bits.
    wanted = sum(sizes) & 0xFFFFFFFF
    if wanted != results:
        raise op.error(f"expected {side} bounds map to have {wanted} results")


def _verify_reduction(op: ParallelOp, kind: object, ty: Type) -> None:
    names = {number: name for name, number in reduction_kinds().items()}
    name = names.get(kind.value) if isinstance(kind, IntegerAttr) else None
    if name is None:
        raise op.error("invalid reduction attribute")
    if not is_reducible(name, ty):
        raise op.error("result type cannot match reduction attribute")


@cache
def reduction_kinds() -> dict[str, int]:
    """The kinds of `arith`'s atomic updates by name, with upstream's numbers."""
    found = table("arith")
    cases = found.data["enums"]["AtomicRMWKindAttr"]["cases"] if found else []
    return {case[-1] if len(case) > 2 else case[0]: case[1] for case in cases}


def is_reducible(kind: str, ty: Type) -> bool:
    """Whether values of a type are combined by a kind of `arith`'s atomic updates."""
    return _REDUCIBLE[kind](ty)


def _is_float(ty: Type) -> bool:
    return isinstance(ty, FloatType)


def _is_integer(ty: Type) -> bool:
    return isinstance(ty, IntegerType)


def _has_sign(signedness: str) -> Callable[[Type], bool]:
    return lambda ty: isinstance(ty, IntegerType) and ty.signedness == signedness


_REDUCIBLE: Final[dict[str, Callable[[Type], bool]]] = {
    "addf": _is_float,
    "addi": _is_integer,
    "andi": _is_integer,
    "assign": lambda ty: True,
    "maximumf": _is_float,
    "maxnumf": _is_float,
    "maxs": _has_sign("signed"),
    "maxu": _has_sign("unsigned"),
    "minimumf": _is_float,
    "minnumf": _is_float,
    "mins": _has_sign("signed"),
    "minu": _has_sign("unsigned"),
    "mulf": _is_float,
    "muli": _is_integer,
    "ori": _is_integer,
    "xori": _is_integer,
}
"""The types that a kind may reduce: a row for each of upstream's kinds."""
