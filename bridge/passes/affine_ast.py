"""isl's AST as affine loops and conditions around copies of statements."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from bridge.dialects import affine, arith, memref
from bridge.dialects.affine.composition import canonical, composed, is_symbol
from bridge.ir.affine import (
    AffineConstant,
    AffineDim,
    AffineExpr,
    AffineMap,
    IntegerSet,
)
from bridge.ir.affine.expr import fits
from bridge.ir.attributes import AffineMapAttr, IntegerAttr
from bridge.ir.building import Builder, current_builder
from bridge.ir.core import Operation, Value
from bridge.ir.types import INDEX
from bridge.later import deferred
from bridge.op.folding import constant_of
from bridge.op.interfaces.polyhedral import AffineAccess, Applied

if TYPE_CHECKING:
    import islpy as isl

    from bridge import analysis
else:
    isl = deferred("islpy")
    analysis = deferred("bridge.analysis")

__all__ = ["Unwritten", "loops_of"]


class Unwritten(Exception):
    """Ends the writing of loops that affine has no words for."""


def loops_of(
    ast: isl.AstNode, scop: analysis.Scop, roots: Sequence[Operation]
) -> list[Operation]:
    """The operations of an AST of these nests, put before the first of them.

    Raises `Unwritten` for what affine loops cannot say; then nothing stays there.
    """
    writer = _Writer(scop, roots)
    try:
        with Builder.before(roots[0]):
            writer.parameters()
            writer.node(ast)
    except Unwritten:
        for op in reversed(writer.made):
            op.erase()
        raise
    return writer.made


Names = Mapping[str, AffineExpr]
"""What names stand for, of the values in `_Writer.inputs`."""


class _Writer:
    """Loops while they are written; parameters and iterators are dimensions."""

    def __init__(self, scop: analysis.Scop, roots: Sequence[Operation]) -> None:
        self.scop = scop
        self.roots = roots
        self.first = roots[0]
        self.location = roots[0].any_location
        self.statements = {one.name: one for one in scop.statements}
        self.inputs: list[Value] = []
        self.names: dict[str, AffineExpr] = {}
        self.made: list[Operation] = []
        """What was put at the place itself."""
        self.depth = 0

    def put(self, op: Operation) -> None:
        """Remembers what is not inside of another operation that is remembered."""
        if not self.depth:
            self.made.append(op)

    def parameters(self) -> None:
        """Makes values of parameters that are none: sizes of memory."""
        for parameter, name in self.scop.model.parameters.items():
            if isinstance(parameter, Value):
                if not is_symbol(parameter):
                    raise Unwritten("a value that no loop changes is no symbol")
                value = parameter
            else:
                value = self._size(*parameter)
            self.names[name] = self._input(value)

    def _size(self, array: Value, dim: int) -> Value:
        """The size of a dimension: that which is asked before the loops, or anew."""
        for op in array.users:
            if isinstance(op, memref.DimOp) and op.parent is self.first.parent:
                number = constant_of(op.index)
                same = isinstance(number, IntegerAttr) and number.value == dim
                if same and op.is_before(self.first):
                    return op.result
        index = arith.ConstantOp(dim, INDEX, location=self.location)
        self.put(index)
        size = memref.DimOp(array, index.result, location=self.location)
        self.put(size)
        return size.result

    def _input(self, value: Value) -> AffineExpr:
        self.inputs.append(value)
        return AffineDim(len(self.inputs) - 1)

    # Nodes

    def node(self, node: isl.AstNode) -> None:
        """Writes a node at the place of the builder that is entered."""
        {
            "for_": self._for,
            "if_": self._if,
            "block": self._block,
            "user": self._user,
        }[isl.ast_node_type(node.get_type()).name](node)

    def _block(self, node: isl.AstNode) -> None:
        children = node.block_get_children()
        for n in range(children.n_ast_node()):
            self.node(children.get_ast_node(n))

    def _for(self, node: isl.AstNode) -> None:
        name = node.for_get_iterator().get_id().get_name()
        starts = _parts(node.for_get_init(), "max")
        lower = [self._expr(one) for one in starts]
        kept = len(self.inputs)
        if node.for_is_degenerate():
            (self.names[name],) = lower
            self.node(node.for_get_body())
            return
        upper = self._upper(node.for_get_cond(), name)
        step = node.for_get_inc().get_val().to_python()
        loop = affine.ForOp(
            self._bound(lower), self._bound(upper), step=step, location=self.location
        )
        self.put(loop)
        self.names[name] = self._input(loop.body.arguments[0])
        self._inside(loop.body.last, node.for_get_body())
        del self.inputs[kept:]

    def _inside(self, last: Operation | None, node: isl.AstNode) -> None:
        assert last is not None  # the terminator
        self.depth += 1
        with Builder.before(last):
            self.node(node)
        self.depth -= 1

    def _upper(self, condition: isl.AstExpr, name: str) -> list[AffineExpr]:
        """What an iterator must be below."""
        kind, first = _op_of(condition), condition.get_op_arg(0)
        is_iterator = isl.ast_expr_type(first.get_type()).name == "id"
        if (
            kind not in ("lt", "le")
            or not is_iterator
            or first.get_id().get_name() != name
        ):
            raise Unwritten(f"a loop runs while {condition.to_C_str()}")
        ends = _parts(condition.get_op_arg(1), "min")
        return [self._expr(one) + int(kind == "le") for one in ends]

    def _if(self, node: isl.AstNode) -> None:
        constraints = list(self._constraints(node.if_get_cond()))
        exprs = tuple(expr for expr, _ in constraints)
        flags = tuple(flag for _, flag in constraints)
        set_ = IntegerSet(len(self.inputs), 0, exprs, flags)
        set_, operands = canonical(set_, self.inputs)
        has_else = bool(node.if_has_else_node())
        branch = affine.IfOp(set_, operands, has_else=has_else, location=self.location)
        self.put(branch)
        for block in () if has_else else list(branch.else_region.blocks):
            branch.else_region.remove(block)
        nodes = [node.if_get_then_node()]
        if has_else:
            nodes.append(node.if_get_else_node())
        for region, inner in zip(branch.regions, nodes, strict=False):
            self._inside(region.blocks[0].last, inner)

    def _constraints(self, condition: isl.AstExpr) -> Iterator[tuple[AffineExpr, bool]]:
        """What is not negative, or zero where that is said."""
        kind = _op_of(condition)
        if kind not in ("and_", "and_then", "le", "lt", "ge", "gt", "eq"):
            raise Unwritten(f"a condition is {condition.to_C_str()}")
        one, other = (condition.get_op_arg(n) for n in range(2))
        if kind in ("and_", "and_then"):
            yield from self._constraints(one)
            yield from self._constraints(other)
        elif kind == "eq":
            yield self._expr(other) - self._expr(one), True
        else:
            if kind in ("ge", "gt"):
                one, other = other, one
            strict = int(kind in ("lt", "gt"))
            for small in _parts(one, "max"):
                for great in _parts(other, "min"):
                    yield self._expr(great) - self._expr(small) - strict, False

    # Expressions

    def _bound(self, exprs: Sequence[AffineExpr]) -> Applied:
        map_ = AffineMap(len(self.inputs), 0, tuple(exprs))
        return Applied(*canonical(map_, self.inputs))

    def _expr(self, expr: isl.AstExpr) -> AffineExpr:
        """An expression of the inputs; raises `Unwritten` where it is none."""
        kind = isl.ast_expr_type(expr.get_type()).name
        if kind == "int":
            number = expr.get_val().to_python()
            if not fits(number):
                raise Unwritten(f"a number does not fit into 64 bits: {number}")
            return AffineConstant(number)
        if kind == "id":
            return self.names[expr.get_id().get_name()]
        made = _EXPRESSIONS.get(_op_of(expr))
        if made is None:
            raise Unwritten(f"an index is {expr.to_C_str()}")
        given = [self._expr(expr.get_op_arg(n)) for n in range(expr.get_op_n_arg())]
        return made(*given)

    # Statements

    def _user(self, node: isl.AstNode) -> None:
        """A copy of a statement at the iteration of its own loops."""
        call = node.user_get_expr()
        statement = self.statements[call.get_op_arg(0).get_id().get_name()]
        mapping: dict[Value, Value] = {}
        applied: list[affine.ApplyOp] = []
        for n, variable in enumerate(statement.variables):
            expr = self._expr(call.get_op_arg(n + 1))
            if isinstance(expr, AffineDim):
                mapping[variable] = self.inputs[expr.position]
                continue
            index = affine.ApplyOp(*self._bound([expr]), location=self.location)
            self.put(index)
            applied.append(index)
            mapping[variable] = index.result
        for op in statement.ops:
            self._copy(op, mapping)
        for index in reversed(applied):
            if not index.result.has_uses:
                if index in self.made:
                    self.made.remove(index)
                index.erase()

    def _copy(self, op: Operation, mapping: dict[Value, Value]) -> None:
        """Copies an operation, after those that its operands are made by."""
        for value in op.operands:
            made = value.defining_op
            if value not in mapping and made is not None and self._is_inside(made):
                self._copy(made, mapping)
        copy = op.clone(mapping)
        mapping.update(zip(op.results, copy.results, strict=True))
        builder = current_builder()
        assert builder is not None  # the place of the loops
        self.put(builder.insert(copy))
        if isinstance(copy, AffineAccess) and "map" in copy.properties:
            _compose(copy)

    def _is_inside(self, op: Operation) -> bool:
        """Whether an operation is in a loop that is written anew."""
        return any(root.is_ancestor_of(op) for root in self.roots)


_EXPRESSIONS: Final[dict[str, Callable[..., AffineExpr]]] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "minus": lambda a: -a,
    "div": lambda a, b: a // b,
    "fdiv_q": lambda a, b: a // b,
    "pdiv_q": lambda a, b: a // b,
    "pdiv_r": lambda a, b: a % b,
    "zdiv_r": lambda a, b: a % b,
}
"""What isl computes. `div` is exact, of `pdiv` nothing is negative, and of `zdiv` all
that is asked is whether it is zero."""


def _op_of(expr: isl.AstExpr) -> str:
    """The name of an operation; nothing of what is none."""
    if isl.ast_expr_type(expr.get_type()).name != "op":
        return ""
    return isl.ast_expr_op_type(expr.get_op_type()).name


def _parts(expr: isl.AstExpr, extremum: str) -> Iterator[isl.AstExpr]:
    """What an extremum is of, or the expression itself."""
    if _op_of(expr) == extremum:
        for n in range(expr.get_op_n_arg()):
            yield from _parts(expr.get_op_arg(n), extremum)
    else:
        yield expr


def _compose(op: AffineAccess) -> None:
    """Puts what the subscripts of an access are made of into its map."""
    subscripts = op.access().subscripts
    kept = len(op.operands) - len(subscripts.operands)
    before = op.operands[:kept]
    map_, operands = composed(subscripts)
    op.operands = [*before, *operands]
    op.set_property("map", AffineMapAttr(map_))
