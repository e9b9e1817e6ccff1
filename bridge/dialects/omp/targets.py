"""What is done on a device, and what is mapped to it."""

from __future__ import annotations

from bridge.dialects.omp.clause_rules import (
    complaint,
    referred,
    verify_depends,
    verify_mapped,
    verify_maps,
)
from bridge.dialects.op import Op, Value, Values
from bridge.ir.attributes import DenseArrayAttr, SymbolRefAttr


class MapBoundsOp(Op, name="omp.map.bounds"):
    """Which elements of an array are mapped."""

    upper_bound: Value | None
    extent: Value | None

    def verify(self) -> None:
        if self.extent is None and self.upper_bound is None:
            raise self.bare_error("expected extent or upperbound.")


class MapInfoOp(Op, name="omp.map.info"):
    """How a variable is mapped."""

    members: Values
    mapper_id: SymbolRefAttr | None

    def verify(self) -> None:
        mapper = self.mapper_id
        if mapper is not None and referred(self, mapper, "omp.declare_mapper") is None:
            raise self.bare_error("invalid mapper id")
        verify_mapped(self, "members", self.members)


class TargetDataOp(Op, name="omp.target_data"):
    """Where variables are on a device."""

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
            raise complaint(
                self,
                "At least one of map, use_device_ptr_vars, or use_device_addr_vars "
                "operand must be present",
            )
        verify_mapped(self, "use_device_ptr", self.use_device_ptr_vars)
        verify_mapped(self, "use_device_addr", self.use_device_addr_vars)
        verify_maps(self)


class TargetEnterDataOp(Op, name="omp.target_enter_data"):
    """Brings variables to a device."""

    depend_vars: Values
    depend_iterated: Values
    map_vars: Values

    def verify(self) -> None:
        verify_depends(self)
        verify_maps(self)


class TargetExitDataOp(Op, name="omp.target_exit_data"):
    """Takes variables from a device."""

    depend_vars: Values
    depend_iterated: Values
    map_vars: Values

    def verify(self) -> None:
        verify_depends(self)
        verify_maps(self)


class TargetUpdateOp(Op, name="omp.target_update"):
    """Makes variables the same here and on a device."""

    depend_vars: Values
    depend_iterated: Values
    map_vars: Values

    def verify(self) -> None:
        verify_depends(self)
        verify_maps(self)


class TargetOp(Op, name="omp.target"):
    """What is done on a device."""

    depend_vars: Values
    depend_iterated: Values
    has_device_addr_vars: Values
    map_vars: Values
    private_vars: Values

    def verify(self) -> None:
        verify_depends(self)
        verify_mapped(self, "has_device_addr", self.has_device_addr_vars)
        verify_maps(self)
        maps = self.properties.get("private_maps")
        if isinstance(maps, DenseArrayAttr) and (
            len(maps.values) != len(self.private_vars)
        ):
            raise complaint(
                self,
                "sizes of `private` operand range and `private_maps` attribute "
                "mismatch",
            )

    def verify_regions(self) -> None:
        inside = [op.name for block in self.region.blocks for op in block]
        if inside.count("omp.teams") > 1:
            raise self.bare_error("target containing multiple 'omp.teams' nested ops")


class DeclareMapperInfoOp(Op, name="omp.declare_mapper.info"):
    """What a mapper maps."""

    map_vars: Values

    def verify(self) -> None:
        verify_maps(self)


class DeclareMapperOp(Op, name="omp.declare_mapper"):
    """How variables of a type are mapped."""

    def verify_regions(self) -> None:
        last = self.regions[0].blocks[0].last
        if last is None or last.name != "omp.declare_mapper.info":
            raise self.error("expected terminator to be a DeclareMapperInfoOp")


class AllocateDirOp(Op, name="omp.allocate_dir"):
    """Where variables are put."""

    def verify(self) -> None:
        align = getattr(self.properties.get("align"), "value", 0)
        if align > 0 and align & (align - 1):
            raise self.bare_error(f"ALIGN value : {align} must be power of 2")
