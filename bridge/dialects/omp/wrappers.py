"""Loop wrappers: constructs that hold a loop nest, or another wrapper, and no more.

Every rule raises `Invalid` where it is broken.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bridge.dialects.omp.clause_rules import (
    around,
    is_composite,
    referred,
    verify_aligned,
    verify_allocate,
    verify_linear,
    verify_loop_modifiers,
    verify_modifiers,
    verify_nontemporal,
    verify_private,
    verify_reductions,
)
from bridge.dialects.omp.iterators import is_known_outside
from bridge.dialects.omp.words import word_of
from bridge.ir.attributes import IntegerAttr, UnitAttr, elements_of
from bridge.ir.core import Operation
from bridge.ods.rows import row
from bridge.op.base import Op, Value, Values
from bridge.op.traits import has_trait

if TYPE_CHECKING:
    from bridge.dialects.omp.ops import LoopNestOp


def is_wrapper(op: Operation | None) -> bool:
    """Whether an operation holds nothing but a loop."""
    line = row(op.name) if op is not None else None
    return line is not None and line.has_trait("LoopWrapperInterface")


def verify_wrapper(op: Operation) -> None:
    """A wrapper holds one operation: a loop nest, or another wrapper."""
    inside = [inner for block in op.regions[0].blocks for inner in block]
    if len(inside) != 1:
        raise op.error("loop wrapper does not contain exactly one nested op")
    if inside[0].name != "omp.loop_nest" and not is_wrapper(inside[0]):
        raise op.error(
            "nested in loop wrapper is not another loop wrapper or `omp.loop_nest`"
        )


def nested_wrapper(op: Operation) -> Operation | None:
    """The wrapper that one holds."""
    inner = op.regions[0].blocks[0].first
    return inner if is_wrapper(inner) else None


_MISSING: Final = "'omp.composite' attribute missing from composite wrapper"
_PRESENT: Final = "'omp.composite' attribute present in non-composite wrapper"


def _verify_alone(op: Operation) -> None:
    if is_wrapper(op.parent_op) or nested_wrapper(op) is not None:
        raise op.error("expected to be a standalone loop wrapper")


def _verify_holds_simd(op: Operation, leaf: bool) -> None:
    """Around nothing but a simd construct, where it is not the innermost."""
    inner = nested_wrapper(op)
    composite = is_composite(op)
    if inner is not None:
        if not composite:
            raise op.bare_error(_MISSING)
        if inner.name != "omp.simd":
            raise op.bare_error("only supported nested wrapper is 'omp.simd'")
    elif composite != leaf:
        raise op.bare_error(_PRESENT if composite else _MISSING)


class LoopOp(Op, name="omp.loop"):
    """A loop whose iterations may execute in any order."""

    def verify(self) -> None:
        verify_private(self)
        verify_reductions(self)

    verify_regions = _verify_alone


class WorkshareLoopWrapperOp(Op, name="omp.workshare.loop_wrapper"):
    """A loop of units of work of a workshare construct."""

    verify_regions = _verify_alone


class WsloopOp(Op, name="omp.wsloop"):
    """A worksharing loop: iterations are divided among the threads of a team."""

    def verify(self) -> None:
        verify_allocate(self)
        verify_loop_modifiers(self)
        verify_linear(self)
        verify_private(self)
        verify_reductions(self)

    def verify_regions(self) -> None:
        _verify_holds_simd(self, leaf=is_wrapper(self.parent_op))


class SimdOp(Op, name="omp.simd"):
    """A loop whose iterations are executed with SIMD instructions."""

    safelen: IntegerAttr | None
    simdlen: IntegerAttr | None

    def verify(self) -> None:
        if (
            self.simdlen is not None
            and self.safelen is not None
            and self.simdlen.value > self.safelen.value
        ):
            raise self.error(
                "simdlen clause and safelen clause are both present, but the simdlen "
                "value is not less than or equal to safelen value"
            )
        verify_aligned(self)
        verify_nontemporal(self)
        verify_loop_modifiers(self)
        composite = is_composite(self)
        if composite != is_wrapper(self.parent_op):
            raise self.bare_error(_PRESENT if composite else _MISSING)
        for symbol in elements_of(self.properties.get("private_syms")):
            privatizer = referred(self, symbol, "omp.private")
            if privatizer is None:
                raise self.bare_error(f"Cannot find privatizer '{symbol}'")
            if word_of(privatizer.properties["data_sharing_type"]) == "firstprivate":
                raise self.bare_error("FIRSTPRIVATE cannot be used with SIMD")
        verify_private(self)
        verify_linear(self)

    def verify_regions(self) -> None:
        if nested_wrapper(self) is not None:
            raise self.error("must wrap an 'omp.loop_nest' directly")


class TaskloopContextOp(Op, name="omp.taskloop.context"):
    """The clauses and body that the tasks of a taskloop share."""

    grainsize: Value | None
    in_reduction_vars: Values
    nogroup: UnitAttr | None
    num_tasks: Value | None
    reduction_vars: Values

    def verify(self) -> None:
        verify_private(self)
        verify_allocate(self)
        verify_reductions(self)
        verify_reductions(self, "in_reduction")
        if self.reduction_vars and self.nogroup is not None:
            raise self.bare_error(
                "if a reduction clause is present on the taskloop directive, the "
                "nogroup clause must not be specified"
            )
        if set(self.reduction_vars) & set(self.in_reduction_vars):
            raise self.bare_error(
                "the same list item cannot appear in both a reduction and an "
                "in_reduction clause"
            )
        if self.grainsize is not None and self.num_tasks is not None:
            raise self.bare_error(
                "the grainsize clause and num_tasks clause are mutually exclusive and "
                "may not appear on the same taskloop directive"
            )
        if "omp.combined" not in self.attributes:
            raise self.error("must always contain the 'omp.combined' attribute")

    def verify_regions(self) -> None:
        inside = [op for block in self.region.blocks for op in block]
        wrapper = next((op for op in inside if op.name == "omp.taskloop.wrapper"), None)
        if wrapper is None:
            raise self.error(
                "expected a TaskloopWrapperOp directly nested in the region"
            )
        nest = next((o for o in wrapper.walk() if o.name == "omp.loop_nest"), None)
        bounds = nest.operands if nest is not None else ()
        if not all(is_known_outside(value, self) for value in bounds):
            raise self.error(
                "expects loop bounds and steps to be defined outside of the "
                "taskloop.context region or by pure, regionless operations that do not "
                "depend on block arguments"
            )


class TaskloopWrapperOp(Op, name="omp.taskloop.wrapper"):
    """A loop whose iterations are executed as tasks."""

    def verify(self) -> None:
        outer = self.parent_op
        if outer is None or outer.name != "omp.taskloop.context":
            raise self.error("expected to be nested in a taskloop context op")

    def verify_regions(self) -> None:
        _verify_holds_simd(self, leaf=False)


class DistributeOp(Op, name="omp.distribute"):
    """A loop whose iterations are distributed among teams."""

    dist_schedule_chunk_size: Value | None
    dist_schedule_static: UnitAttr | None

    def verify(self) -> None:
        if (
            self.dist_schedule_chunk_size is not None
            and self.dist_schedule_static is None
        ):
            raise self.error(
                "chunk size set without dist_schedule_static being present"
            )
        verify_allocate(self)
        verify_private(self)

    def verify_regions(self) -> None:
        inner = nested_wrapper(self)
        if inner is None:
            if is_composite(self):
                raise self.bare_error(_PRESENT)
            return
        if not is_composite(self):
            raise self.bare_error(_MISSING)
        if inner.name == "omp.wsloop":
            outer = self.parent_op
            if outer is None or outer.name != "omp.parallel" or not is_composite(outer):
                raise self.bare_error(
                    "an 'omp.wsloop' nested wrapper is only allowed when a composite "
                    "'omp.parallel' is the direct parent"
                )
        elif inner.name != "omp.simd":
            raise self.bare_error(
                "only supported nested wrappers are 'omp.simd' and 'omp.wsloop'"
            )


def verify_nest(op: LoopNestOp) -> None:
    """As many induction variables as bounds, of their type, in a wrapper."""
    variables = op.region.blocks[0].arguments if op.region.blocks else []
    bounds = op.loop_lower_bounds
    if not bounds:
        raise op.error("must represent at least one loop")
    if len(bounds) != len(variables):
        raise op.error("number of range arguments and IVs do not match")
    for bound, variable in zip(bounds, variables, strict=True):
        if bound.type is not variable.type:
            raise op.error("range argument type does not match corresponding IV type")
    count = op.collapse_num_loops
    if count is not None and count.value > len(variables):
        raise op.error("collapse value is larger than the number of loops")
    if op.tile_sizes is not None and len(op.tile_sizes.values) > len(variables):
        raise op.error("too few canonical loops for tile dimensions")
    if not is_wrapper(op.parent_op):
        raise op.error("expects parent op to be a loop wrapper")


class DeclareSimdOp(Op, name="omp.declare_simd"):
    """Declares SIMD variants of a function."""

    inbranch: UnitAttr | None
    notinbranch: UnitAttr | None

    def verify(self) -> None:
        if not has_trait(self.parent_op, "FunctionOpInterface"):
            raise self.error("must be nested inside a function")
        if self.inbranch is not None and self.notinbranch is not None:
            raise self.error("cannot have both 'inbranch' and 'notinbranch'")
        verify_modifiers(self)
        verify_aligned(self)


class ScanOp(Op, name="omp.scan"):
    """Separates the phases of a loop with a scan."""

    inclusive_vars: Values
    exclusive_vars: Values

    def verify(self) -> None:
        if bool(self.inclusive_vars) == bool(self.exclusive_vars):
            raise self.bare_error(
                "Exactly one of EXCLUSIVE or INCLUSIVE clause is expected"
            )
        for name in ("omp.wsloop", "omp.simd"):
            outer = around(self, name)
            if outer is not None and (
                word_of(outer.properties.get("reduction_mod")) == "inscan"
            ):
                return
        raise self.bare_error(
            "SCAN directive needs to be enclosed within a parent worksharing loop "
            "construct or SIMD construct with INSCAN reduction modifier"
        )


def verify_ordered(op: Operation) -> None:
    """An ordered region must be in a loop with an `ordered` clause."""
    of_region = bool(op.regions)
    nest = around(op, "omp.loop_nest")
    if nest is None:
        if of_region:
            return
        raise op.error("must be nested inside of a loop")
    wrapper = nest.parent_op
    if wrapper is not None and wrapper.name == "omp.wsloop":
        ordered = wrapper.properties.get("ordered")
        if not isinstance(ordered, IntegerAttr):
            raise op.error(
                "the enclosing worksharing-loop region must have an ordered clause"
            )
        if of_region != (ordered.value == 0):
            word = "must not" if of_region else "must"
            raise op.error(
                f"the enclosing loop's ordered clause {word} have a parameter present"
            )
    elif wrapper is None or wrapper.name != "omp.simd":
        raise op.error(
            "must be nested inside of a worksharing, simd or worksharing simd loop"
        )


class OrderedOp(Op, name="omp.ordered"):
    """Orders iterations by `depend` clauses."""

    doacross_num_loops: IntegerAttr | None

    def verify(self) -> None:
        verify_ordered(self)
        loop = around(self, "omp.wsloop")
        ordered = loop.properties.get("ordered") if loop is not None else None
        if ordered is None or ordered is not self.doacross_num_loops:
            raise self.error(
                "number of variables in depend clause does not match number of "
                "iteration variables in the doacross loop"
            )


class OrderedRegionOp(Op, name="omp.ordered.region"):
    """A region that iterations execute in order."""

    verify = verify_ordered
