"""The affine dialect: loops, conditions and accesses over affine maps and sets."""

from bridge.dialects.affine.building import Bound, Map
from bridge.dialects.affine.loops import ForOp as _ForOp, IfOp as _IfOp, YieldOp as _YieldOp
from bridge.dialects.affine.maps import ApplyOp as _ApplyOp, DelinearizeIndexOp as _DelinearizeIndexOp, LinearizeIndexOp as _LinearizeIndexOp, MaxOp as _MaxOp, MinOp as _MinOp
from bridge.dialects.affine.memory import DmaStartOp as _DmaStartOp, DmaWaitOp as _DmaWaitOp, LoadOp as _LoadOp, PrefetchOp as _PrefetchOp, StoreOp as _StoreOp, VectorLoadOp as _VectorLoadOp, VectorStoreOp as _VectorStoreOp
from bridge.dialects.affine.parallel import ParallelOp as _ParallelOp
from bridge.ir.affine.expr import AffineExpr
from bridge.ir.affine.sets import IntegerSet
from bridge.ir.attributes import AffineMapAttr, ArrayAttr, Attribute, DenseArrayAttr, DenseElementsAttr, IntegerAttr, IntegerSetAttr
from bridge.ir.types import Type
from bridge.ir.values import AnyLocation
from bridge.ods.dialect import Dialect
from bridge.op.base import OpResult, Region, Value, Values
from bridge.op.hints import AnyLike, BoolLike, Elements, FlagLike, IntLike, ItemsLike, MapLike, MixedLike, RegionLike, TypesLike, ValueLike, ValuesLike
from collections.abc import Mapping, Sequence

DIALECT: Dialect

class ApplyOp(_ApplyOp):
    """Applies an affine map with one result to its operands."""

    def __init__(self, map: Map | AffineExpr, operands: Sequence[ValueLike] = (), *, attributes: Mapping[str, object] | None = None, location: AnyLocation | None = None) -> None: ...

class DelinearizeIndexOp(_DelinearizeIndexOp):
    """Converts a linear index to a multi-index in a basis of sizes."""

    linear_index: Value
    def __init__(self, multi_index: TypesLike, linear_index: ValueLike, basis: MixedLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DmaStartOp(_DmaStartOp):
    """Starts a non-blocking DMA transfer between memrefs."""

    def __init__(self, operands: ValuesLike, src_map: MapLike, dst_map: MapLike, tag_map: MapLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DmaWaitOp(_DmaWaitOp):
    """Blocks until the DMA transfer of a tag has completed."""

    def __init__(self, operands: ValuesLike, tag_map: MapLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ForOp(_ForOp):
    """A loop from the maximum of lower bounds to the minimum of upper bounds."""

    def __init__(self, lower: Bound, upper: Bound, *, step: int = 1, inits: Sequence[ValueLike] = (), attributes: Mapping[str, object] | None = None, location: AnyLocation | None = None) -> None: ...

class IfOp(_IfOp):
    """Runs one of two regions, by whether operands are in an integer set."""

    def __init__(self, condition: IntegerSet, operands: Sequence[ValueLike] = (), *, results: Sequence[Type] = (), has_else: bool = False, attributes: Mapping[str, object] | None = None, location: AnyLocation | None = None) -> None: ...

class LinearizeIndexOp(_LinearizeIndexOp):
    """Converts a multi-index in a basis of sizes to a linear index."""

    disjoint: Attribute
    @property
    def linear_index(self) -> OpResult: ...
    def __init__(self, multi_index: ValuesLike = ..., basis: MixedLike = ..., *, disjoint: FlagLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LoadOp(_LoadOp):
    """Loads an element of a memref at the results of an affine map."""

    def __init__(self, memref: ValueLike, indices: Sequence[ValueLike] = (), map: Map | None = None, *, attributes: Mapping[str, object] | None = None, location: AnyLocation | None = None) -> None: ...

class MaxOp(_MaxOp):
    """Maximum of the results of an affine map."""

    def __init__(self, map: MapLike, operands: ValuesLike = ..., *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MinOp(_MinOp):
    """Minimum of the results of an affine map."""

    def __init__(self, map: MapLike, operands: ValuesLike = ..., *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ParallelOp(_ParallelOp):
    """A parallel loop nest over a hyper-rectangle, with reductions."""

    def __init__(self, results: TypesLike, reductions: ItemsLike, lower_bounds_map: MapLike, lower_bounds_groups: Elements, upper_bounds_map: MapLike, upper_bounds_groups: Elements, steps: ItemsLike, map_operands: ValuesLike = ..., *, region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PrefetchOp(_PrefetchOp):
    """Hints that an element of a memref will be used soon."""

    def __init__(self, memref: ValueLike, indices: ValuesLike, is_write: BoolLike, locality_hint: IntLike, is_data_cache: BoolLike, map: MapLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class StoreOp(_StoreOp):
    """Stores an element to a memref at the results of an affine map."""

    def __init__(self, value: ValueLike, memref: ValueLike, indices: Sequence[ValueLike] = (), map: Map | None = None, *, attributes: Mapping[str, object] | None = None, location: AnyLocation | None = None) -> None: ...

class VectorLoadOp(_VectorLoadOp):
    """Loads a vector from a memref, starting at the results of an affine map."""

    def __init__(self, result: Type, memref: ValueLike, indices: ValuesLike, map: MapLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VectorStoreOp(_VectorStoreOp):
    """Stores a vector to a memref, starting at the results of an affine map."""

    def __init__(self, value: ValueLike, memref: ValueLike, indices: ValuesLike, map: MapLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class YieldOp(_YieldOp):
    """Terminates the region of an affine op and yields its values."""

    def __init__(self, operands: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...
