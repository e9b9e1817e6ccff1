"""What is done on a device, and what is mapped to it."""

from __future__ import annotations

from typing import Any, Final

from bridge.dialects.omp.clause_rules import (
    is_combined,
    is_composite,
    referred,
    verify_allocate,
    verify_depends,
    verify_mapped,
    verify_maps,
    verify_private,
)
from bridge.dialects.omp.composable import is_part
from bridge.dialects.omp.words import word_of
from bridge.dialects.omp.wrappers import is_wrapper
from bridge.ir.attributes import Attribute, DenseArrayAttr, IntegerAttr, SymbolRefAttr
from bridge.ir.core import Operation
from bridge.ir.symbols import SymbolTables
from bridge.ods.rows import row
from bridge.op.base import Op, Value, Values


class MapBoundsOp(Op, name="omp.map.bounds"):
    """The bounds of a mapped array section."""

    upper_bound: Value | None
    extent: Value | None

    def verify(self) -> None:
        if self.extent is None and self.upper_bound is None:
            raise self.bare_error("expected extent or upperbound.")


class MapInfoOp(Op, name="omp.map.info"):
    """Maps a variable to a device."""

    members: Values
    mapper_id: SymbolRefAttr | None

    def verify(self) -> None:
        mapper = self.mapper_id
        if mapper is not None and referred(self, mapper, "omp.declare_mapper") is None:
            raise self.bare_error("invalid mapper id")
        verify_mapped(self, "members", self.members)


class TargetDataOp(Op, name="omp.target_data"):
    """A region with a device data environment."""

    map_vars: Values
    map_iterated: Values
    use_device_addr_vars: Values
    use_device_ptr_vars: Values

    def verify(self) -> None:
        if not (
            self.map_vars
            or self.map_iterated
            or self.use_device_addr_vars
            or self.use_device_ptr_vars
        ):
            raise self.plain_error(
                "At least one of map, use_device_ptr_vars, or use_device_addr_vars "
                "operand must be present"
            )
        verify_mapped(self, "use_device_ptr", self.use_device_ptr_vars)
        verify_mapped(self, "use_device_addr", self.use_device_addr_vars)
        verify_maps(self)


class _MovementOp(Op):
    """The base of ops that map variables outside of a region."""

    depend_vars: Values
    depend_iterated: Values
    map_vars: Values

    def verify(self) -> None:
        verify_depends(self)
        verify_maps(self)


class TargetEnterDataOp(_MovementOp, name="omp.target_enter_data"):
    """Maps variables to a device."""


class TargetExitDataOp(_MovementOp, name="omp.target_exit_data"):
    """Unmaps variables from a device."""


class TargetUpdateOp(_MovementOp, name="omp.target_update"):
    """Makes host and device variables consistent."""


class TargetOp(Op, name="omp.target"):
    """A region executed on a device."""

    has_device_addr_vars: Values
    host_eval_vars: Values
    kernel_type: Attribute
    private_vars: Values

    def verify(self) -> None:
        if word_of(self.kernel_type) == "bare" and not is_combined(self):
            raise self.error("bare kernel requires 'omp.combined'")
        verify_allocate(self)
        verify_depends(self)
        verify_mapped(self, "has_device_addr", self.has_device_addr_vars)
        verify_maps(self)
        verify_private(self)
        maps = self.properties.get("private_maps")
        if isinstance(maps, DenseArrayAttr) and (
            len(maps.values) != len(self.private_vars)
        ):
            raise self.plain_error(
                "sizes of `private` operand range and `private_maps` attribute mismatch"
            )

    def verify_regions(self) -> None:
        inside = [op.name for block in self.region.blocks for op in block]
        if inside.count("omp.teams") > 1:
            raise self.bare_error("target containing multiple 'omp.teams' nested ops")
        kind = word_of(self.kernel_type)
        if kind in ("bare", "spmd_no_loop") and "omp.teams" not in inside:
            raise self.error(
                f"{kind} kernel must contain a nested 'omp.teams' operation"
            )
        captured = _captured(self)
        if kind == "spmd" and captured.name != "omp.loop_nest":
            raise self.error("SPMD kernel must capture an 'omp.loop_nest' operation")
        start = len(self.has_device_addr_vars)
        arguments = self.region.blocks[0].arguments
        for value in arguments[start : start + len(self.host_eval_vars)]:
            for use in value.uses:
                _verify_host_use(self, use.op, value, captured)


def _captured(target: Operation) -> Operation:
    """The innermost part of the directive that a target is of."""
    op = target
    while is_combined(op) or is_composite(op) or is_wrapper(op):
        inside = [inner for block in op.regions[0].blocks for inner in block]
        parts = [o for o in inside if is_part(o) or o.name == "omp.loop_nest"]
        if not parts:
            break
        op = parts[0]
    return op


def _is_counted(target: Any, nest: Operation) -> bool:
    """Whether the host must know how often a captured loop is executed."""
    kind = word_of(target.kernel_type)
    wrapper = nest.parent_op
    around = wrapper.parent_op if wrapper is not None else None
    distributed = (
        wrapper is not None
        and wrapper.name == "omp.distribute"
        and around is not None
        and around.name == "omp.teams"
    )
    return kind.startswith("spmd") or (kind == "generic" and distributed)


def _verify_host_use(
    target: Operation, user: Operation, value: Value, captured: Operation
) -> None:
    """Checks a use of a `host_eval` argument: sizes of teams, or loop bounds."""
    if user.name == "omp.loop_nest":
        if user is captured and _is_counted(target, user):
            return
        raise target.error(
            "host_eval argument only legal as loop bounds and steps in 'omp.loop_nest' "
            "when trip count must be evaluated in the host"
        )
    if user.name not in _LAUNCHES:
        raise target.error(f"host_eval argument illegal use in '{user.name}' operation")
    names, emitted = _LAUNCHES[user.name]
    launch = user
    given = [getattr(launch, name) for name in names]
    if not any(value is found or _holds(found, value) for found in given):
        raise target.error(f"host_eval argument only legal as {emitted}")


def _holds(found: object, value: Value) -> bool:
    return isinstance(found, tuple) and any(each is value for each in found)


_LAUNCHES: Final = {
    "omp.parallel": (("num_threads_vars",), "'num_threads' in 'omp.parallel'"),
    "omp.teams": (
        ("num_teams_lower", "num_teams_upper_vars", "thread_limit_vars"),
        "'num_teams' and 'thread_limit' in 'omp.teams'",
    ),
}


class DeclareMapperInfoOp(Op, name="omp.declare_mapper.info"):
    """The map entries of a mapper."""

    verify = verify_maps


class DeclareMapperOp(Op, name="omp.declare_mapper"):
    """Declares how variables of a type are mapped."""

    def verify_regions(self) -> None:
        entry = self.regions[0].entry
        last = entry.last if entry is not None else None
        if last is None or last.name != "omp.declare_mapper.info":
            raise self.error("expected terminator to be a DeclareMapperInfoOp")


class AllocateDirOp(Op, name="omp.allocate_dir"):
    """Specifies how variables are allocated."""

    align: IntegerAttr | None

    def verify(self) -> None:
        _verify_alignment(self, self.align)


class AllocSharedMemOp(Op, name="omp.alloc_shared_mem"):
    """Allocates memory shared by the threads of a team."""

    mem_alignment: IntegerAttr | None

    def verify(self) -> None:
        _verify_alignment(self, self.mem_alignment)


class FreeSharedMemOp(Op, name="omp.free_shared_mem"):
    """Frees memory shared by the threads of a team."""

    mem_alignment: IntegerAttr | None

    def verify(self) -> None:
        _verify_alignment(self, self.mem_alignment)


def _verify_alignment(op: Op, given: IntegerAttr | None) -> None:
    align = given.value if given is not None else 0
    if align > 0 and align & (align - 1):
        raise op.bare_error(f"ALIGN value : {align} must be power of 2")


class GroupprivateOp(Op, name="omp.groupprivate"):
    """A variable with a copy for each contention group."""

    sym_name: SymbolRefAttr

    def verify_symbol_uses(self, tables: SymbolTables) -> None:
        found = tables.lookup_nearest(self, self.sym_name)
        line = None if found is None else row(found.name)
        is_function = line is not None and line.has_trait("FunctionOpInterface")
        if found is None or is_function:
            name = str(self.sym_name).removeprefix("@")
            raise self.error(
                f"expected symbol reference '{name}' to point to a global variable"
                + (", not a function" if is_function else "")
            )
