"""Loops and conditions over affine bounds and sets."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from bridge.dialects.affine.maps import read_dims_and_symbols, write_dims_and_symbols
from bridge.dialects.affine.parallel import reduction_kinds, verify_parallel
from bridge.dialects.affine.scopes import verify_dims_and_symbols
from bridge.dialects.op import Op, Values, segment_sizes
from bridge.ir.affine import AffineConstant, AffineDim, AffineMap, AffineSymbol
from bridge.ir.affine import AffineExpr as Expr
from bridge.ir.attributes import (
    AffineMapAttr,
    ArrayAttr,
    DenseElementsAttr,
    IntegerAttr,
    IntegerSetAttr,
    StringAttr,
)
from bridge.ir.blocks import Region
from bridge.ir.types import I32, I64, INDEX, NONE, RankedTensorType
from bridge.ir.values import Value
from bridge.text.affine import read_expr_of_values
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.blocks import Argument
from bridge.text.draft import Draft
from bridge.text.tokens import Token

_ONE: Final = IntegerAttr(1, INDEX)
_SYMBOL: Final = AffineMapAttr(AffineMap(0, 1, (AffineSymbol(0),)))


def read_affine_body(r: AsmReader, draft: Draft, arguments: list[Argument]) -> None:
    """A region whose `affine.yield` may be left out."""
    region = r.braced_region(arguments)
    draft.regions.append(r.ensure_terminator(region, "affine.yield", draft))


class ForOp(Op, name="affine.for"):
    """A loop from the largest of its lower bounds to the smallest of its upper ones."""

    lower_bound_operands: Values
    upper_bound_operands: Values
    inits: Values
    lower_bound_map: AffineMapAttr
    upper_bound_map: AffineMapAttr
    step: IntegerAttr
    region: Region

    @staticmethod
    def read(r: AsmReader, draft: Draft) -> None:
        variable = Argument(r.argument(), INDEX, r.optional_location())
        r.expect("=", "expected '='")
        lower = _read_bound(r, draft, "lowerBoundMap", "max")
        r.word("to", " between bounds")
        upper = _read_bound(r, draft, "upperBoundMap", "min")
        draft.properties["step"] = _read_step(r) if r.accept_word("step") else _ONE
        carried: list[tuple[Token, Token]] = []
        if r.accept_word("iter_args"):
            carried = r.assignments()
            draft.types += r.arrow_types()
            for (_, start), ty in zip(carried, draft.types, strict=False):
                draft.operands.append(r.resolve(start, ty))
        sizes = segment_sizes(lower, upper, len(carried))
        draft.properties["operandSegmentSizes"] = sizes
        if len(carried) != len(draft.types):
            raise r.op_error(
                draft, "mismatch between the number of loop-carried values and results"
            )
        names = [name for name, _ in carried]
        read_affine_body(r, draft, [variable, *map(Argument, names, draft.types)])
        r.attr_dict(draft)

    def write(self, w: AsmWriter) -> None:
        variable, *carried = self.body.arguments
        w.text(" ")
        w.region_argument(variable, typed=False)
        w.text(" = ")
        _write_bound(w, self.lower_bound_map, self.lower_bound_operands, "max")
        w.text(" to ")
        _write_bound(w, self.upper_bound_map, self.upper_bound_operands, "min")
        if self.step.value != 1:
            w.text(f" step {self.step.value}")
        inits = self.inits
        w.assignments(" iter_args", carried, inits)
        if inits:
            w.text(" -> (")
            w.types([result.type for result in self.results])
            w.text(")")
        w.text(" ")
        w.region(self.region, entry_arguments=False, terminators=bool(inits))
        w.attr_dict(self, _FOR_WRITTEN)

    def verify(self) -> None:
        variable = self.body.arguments[:1]
        if not variable or variable[0].type is not INDEX:
            raise self.error(
                "expected body to have an index argument for the induction variable"
            )

    def verify_regions(self) -> None:
        step = self.step.value
        if step <= 0:
            raise self.error(f"expected step to be a positive integer, got {step}")
        lower, upper = self.lower_bound_map.map, self.upper_bound_map.map
        for map_, values in (
            (lower, self.lower_bound_operands),
            (upper, self.upper_bound_operands),
        ):
            if map_.num_inputs:
                verify_dims_and_symbols(self, values, map_.num_dims)
        for side, map_ in (("lower", lower), ("upper", upper)):
            if not map_.results:
                raise self.error(
                    f"expected {side} bound map to have at least one result"
                )
        self._verify_carried()

    def _verify_carried(self) -> None:
        count = len(self.results)
        if not count:
            return
        for found, what in (
            (len(self.inits), "loop-carried values"),
            (len(self.body.arguments) - 1, "basic block args"),
        ):
            if found != count:
                raise self.error(f"mismatch between the number of {what} and results")


_FOR_WRITTEN: Final = (
    "lowerBoundMap",
    "upperBoundMap",
    "step",
    "operandSegmentSizes",
)


_match_constant: Final = re.compile(
    r" (-?[0-9]{1,18})(?= to | step | \{| iter_args)"
).match
"""Group: a constant bound, where what follows leaves no doubt about it."""


@lru_cache(maxsize=4096)
def _constant_bound(value: int) -> AffineMapAttr:
    return AffineMapAttr(AffineMap.constant(value))


@lru_cache(maxsize=256)
def _step(value: int) -> IntegerAttr:
    return IntegerAttr(value, INDEX)


def _read_step(r: AsmReader) -> IntegerAttr:
    match = _match_constant(r.text, r.pos)
    if match is not None and int(match[1]) > 0:
        r.pos = match.end()
        return _step(int(match[1]))
    where = r.here()
    step = r.attribute_of(IntegerAttr, INDEX)
    if step.value <= 0:
        message = "expected step to be representable as a positive signed integer"
        raise r.op_error_here(message, where)
    return step


def _read_bound(r: AsmReader, draft: Draft, name: str, word: str) -> int:
    """A bound, into the draft; the number of its operands.

    `%n`, a constant, or a map applied to values; with several results it must have
    the word `max` or `min` before it.
    """
    several = r.accept_word(word)
    match = _match_constant(r.text, r.pos)
    if match is not None:
        r.pos = match.end()
        draft.properties[name] = _constant_bound(int(match[1]))
        return 0
    operands = r.operands()
    if operands:
        if len(operands) > 1:
            raise r.op_error(draft, "expected only one loop bound operand")
        draft.operands.append(r.resolve(operands[0], INDEX))
        draft.properties[name] = _SYMBOL
        return 1
    where = r.here()
    found = r.attribute(INDEX)
    if isinstance(found, IntegerAttr):
        draft.properties[name] = _constant_bound(found.value)
        return 0
    if not isinstance(found, AffineMapAttr):
        message = "expected valid affine map representation for loop bounds"
        raise r.op_error(draft, message)
    map_ = found.map
    values, num_dims = read_dims_and_symbols(r)
    for kind, wanted, given in (
        ("dim", map_.num_dims, num_dims),
        ("symbol", map_.num_symbols, len(values) - num_dims),
    ):
        if wanted != given:
            message = f"{kind} operand count and affine map {kind} count must match"
            raise r.op_error(draft, message)
    if len(map_.results) > 1 and not several:
        side = "lower" if word == "max" else "upper"
        raise r.op_error(
            draft,
            f"{side} loop bound affine map with multiple results requires '{word}' "
            "prefix",
            where,
        )
    draft.properties[name] = found
    draft.operands += values
    return len(values)


def _write_bound(w: AsmWriter, bound: AffineMapAttr, values: Values, word: str) -> None:
    map_ = bound.map
    if len(map_.results) != 1:
        w.text(word + " ")
    elif not map_.num_dims:
        expr = map_.results[0]
        if isinstance(expr, AffineConstant) and not map_.num_symbols:
            w.text(str(expr.value))
            return
        if isinstance(expr, AffineSymbol) and map_.num_symbols == 1:
            w.value(values[0])
            return
    w.attribute(bound)
    write_dims_and_symbols(w, values, map_.num_dims)


class IfOp(Op, name="affine.if"):
    """Runs one of two regions by whether values lie in a set."""

    condition: IntegerSetAttr
    then_region: Region
    else_region: Region

    @staticmethod
    def read(r: AsmReader, draft: Draft) -> None:
        condition = r.attribute_of(IntegerSetAttr)
        draft.properties["condition"] = condition
        values, num_dims = read_dims_and_symbols(r)
        draft.operands += values
        for kind, wanted, given in (
            ("dim", condition.set.num_dims, num_dims),
            ("symbol", condition.set.num_symbols, len(values) - num_dims),
        ):
            if wanted != given:
                message = (
                    f"{kind} operand count and integer set {kind} count must match"
                )
                raise r.op_error(draft, message)
        draft.types += r.optional_arrow_types()
        read_affine_body(r, draft, [])
        if r.accept_word("else"):
            read_affine_body(r, draft, [])
        else:
            draft.regions.append(Region())
        r.attr_dict(draft)

    def write(self, w: AsmWriter) -> None:
        w.text(" ")
        w.attribute(self.condition)
        write_dims_and_symbols(w, self.operands, self.condition.set.num_dims)
        w.arrow_types([result.type for result in self.results])
        w.text(" ")
        shown = bool(self.results)
        w.region(self.then_region, entry_arguments=False, terminators=shown)
        if self.else_region.blocks:
            w.text(" else ")
            w.region(self.else_region, entry_arguments=False, terminators=shown)
        w.attr_dict(self, ("condition",))

    def verify(self) -> None:
        condition = self.condition.set
        if len(self.operands) != condition.num_inputs:
            raise self.error(
                "operand count and condition integer set dimension and symbol count "
                "must match"
            )
        verify_dims_and_symbols(self, self.operands, condition.num_dims)


class ParallelOp(Op, name="affine.parallel"):
    """A box of iterations that may run at once, whose results are reduced.

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
    def read(r: AsmReader, draft: Draft) -> None:
        variables = r.items(r.argument, "(", " in argument list")
        r.expect("=", "expected '='")
        _read_bounds(r, draft, "lowerBounds", "max")
        r.word("to")
        _read_bounds(r, draft, "upperBounds", "min")
        steps = _read_steps(r) if r.accept_word("step") else [1] * len(variables)
        draft.properties["steps"] = ArrayAttr(
            tuple([IntegerAttr(s, I64) for s in steps])
        )
        kinds: list[IntegerAttr] = []
        if r.accept_word("reduce"):
            r.expect("(", "expected '('")
            kinds = r.items(lambda: _read_kind(r))
            r.expect(")", "expected ')'")
        draft.properties["reductions"] = ArrayAttr(tuple(kinds))
        draft.types += r.optional_arrow_types()
        region = r.braced_region([Argument(name, INDEX) for name in variables])
        r.attr_dict(draft)
        draft.regions.append(r.ensure_terminator(region, "affine.yield", draft))

    def write(self, w: AsmWriter) -> None:
        w.text(" (")
        w.values(self.body.arguments)
        w.text(") = (")
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
            w.text(f" reduce ({', '.join(self._kinds())}) -> (")
            w.types([result.type for result in self.results])
            w.text(")")
        w.text(" ")
        shown = bool(self.results)
        w.region(self.region, entry_arguments=False, terminators=shown)
        w.attr_dict(self, _PARALLEL_WRITTEN)

    def _kinds(self) -> list[str]:
        names = {number: name for name, number in reduction_kinds().items()}
        return [
            f'"{names[kind.value]}"'
            for kind in self.reductions
            if isinstance(kind, IntegerAttr)
        ]

    def verify(self) -> None:
        verify_parallel(self)


_PARALLEL_WRITTEN: Final = (
    "reductions",
    "lowerBoundsMap",
    "lowerBoundsGroups",
    "upperBoundsMap",
    "upperBoundsGroups",
    "steps",
)


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
            message = "steps must be constant integers"
            raise r.op_error_here(message, r.name_pos)
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
            # Each result counts the operands of its map anew, as upstream does.
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


def _read_bounds(r: AsmReader, draft: Draft, side: str, word: str) -> None:
    bounds = _Bounds(r)
    groups = []
    r.expect("(", "expected '('")
    if not r.accept(")"):
        groups = r.items(lambda: bounds.read(word))
        r.expect(")", "expected ')'")
    map_, values = bounds.finish()
    ty = RankedTensorType((len(groups),), I32)
    draft.properties[side + "Map"] = AffineMapAttr(map_)
    draft.properties[side + "Groups"] = DenseElementsAttr.of(ty, groups)
    draft.operands += values


def _write_bounds(
    w: AsmWriter, map_: AffineMap, groups: DenseElementsAttr, values: Values, word: str
) -> None:
    start = 0
    for size in groups.values:
        if start:
            w.text(", ")
        part = AffineMapAttr(map_.slice_map(start, size))
        if size != 1:
            w.text(word + "(")
        w.map_of_operands(part, values)
        if size != 1:
            w.text(")")
        start += size


class YieldOp(Op, name="affine.yield"):
    """Ends the region of an affine op, and gives its values."""

    def verify(self) -> None:
        parent = self.parent_op
        if parent is None or parent.name not in _YIELDED_TO:
            raise self.error("only terminates affine.if/for/parallel regions")
        if len(parent.results) != len(self.operands):
            raise self.error(
                "parent of yield must have same number of results as the yield operands"
            )
        for result, operand in zip(parent.results, self.operands, strict=True):
            if result.type is not operand.type:
                raise self.error("types mismatch between yield op and its parent")


_YIELDED_TO: Final = frozenset({"affine.for", "affine.if", "affine.parallel"})
