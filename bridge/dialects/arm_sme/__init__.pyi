"""The arm_sme dialect: Arm's Scalable Matrix Extension."""

from bridge.ir.attributes import IntegerAttr
from bridge.ir.types import Type
from bridge.ir.values import AnyLocation
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedAttr
from bridge.op.base import Op, OpResult, Value, Values
from bridge.op.hints import AnyLike, IntLike, TypesLike, ValueLike, ValuesLike, WordLike
from collections.abc import Mapping

DIALECT: Dialect

class CombiningKindAttr(DefinedAttr):
    """`#arm_sme.kind`."""

    value: str

class TileSliceLayoutAttr(DefinedAttr):
    """`#arm_sme.layout`."""

    value: str

class TypeSizeAttr(DefinedAttr):
    """`#arm_sme.type_size`."""

    value: str

class CopyTileOp(Op):
    """`arm_sme.copy_tile`."""

    tile: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, tile: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ExtractTileSliceOp(Op):
    """`arm_sme.extract_tile_slice`."""

    layout: TileSliceLayoutAttr
    tile: Value
    tile_slice_index: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, tile: ValueLike, tile_slice_index: ValueLike, *, layout: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FMopa2WayOp(Op):
    """`arm_sme.fmopa_2way`."""

    lhs: Value
    rhs: Value
    lhs_mask: Value | None
    rhs_mask: Value | None
    acc: Value | None
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, lhs: ValueLike, rhs: ValueLike, *, lhs_mask: ValueLike | None = None, rhs_mask: ValueLike | None = None, acc: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FMops2WayOp(Op):
    """`arm_sme.fmops_2way`."""

    lhs: Value
    rhs: Value
    lhs_mask: Value | None
    rhs_mask: Value | None
    acc: Value | None
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, lhs: ValueLike, rhs: ValueLike, *, lhs_mask: ValueLike | None = None, rhs_mask: ValueLike | None = None, acc: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GetTileOp(Op):
    """`arm_sme.get_tile`."""

    @property
    def tile(self) -> OpResult: ...
    def __init__(self, tile: Type, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class InsertTileSliceOp(Op):
    """`arm_sme.insert_tile_slice`."""

    layout: TileSliceLayoutAttr
    vector: Value
    tile: Value
    tile_slice_index: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, vector: ValueLike, tile: ValueLike, tile_slice_index: ValueLike, *, layout: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrCntsdOp(Op):
    """`arm_sme.intr.cntsd`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrLd1bHorizOp(Op):
    """`arm_sme.intr.ld1b.horiz`."""

    tile_id: IntegerAttr
    predicate: Value
    load_address: Value
    tile_slice_index: Value
    def __init__(self, predicate: ValueLike, load_address: ValueLike, tile_id: IntLike, tile_slice_index: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrLd1bVertOp(Op):
    """`arm_sme.intr.ld1b.vert`."""

    tile_id: IntegerAttr
    predicate: Value
    load_address: Value
    tile_slice_index: Value
    def __init__(self, predicate: ValueLike, load_address: ValueLike, tile_id: IntLike, tile_slice_index: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrLd1dHorizOp(Op):
    """`arm_sme.intr.ld1d.horiz`."""

    tile_id: IntegerAttr
    predicate: Value
    load_address: Value
    tile_slice_index: Value
    def __init__(self, predicate: ValueLike, load_address: ValueLike, tile_id: IntLike, tile_slice_index: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrLd1dVertOp(Op):
    """`arm_sme.intr.ld1d.vert`."""

    tile_id: IntegerAttr
    predicate: Value
    load_address: Value
    tile_slice_index: Value
    def __init__(self, predicate: ValueLike, load_address: ValueLike, tile_id: IntLike, tile_slice_index: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrLd1hHorizOp(Op):
    """`arm_sme.intr.ld1h.horiz`."""

    tile_id: IntegerAttr
    predicate: Value
    load_address: Value
    tile_slice_index: Value
    def __init__(self, predicate: ValueLike, load_address: ValueLike, tile_id: IntLike, tile_slice_index: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrLd1hVertOp(Op):
    """`arm_sme.intr.ld1h.vert`."""

    tile_id: IntegerAttr
    predicate: Value
    load_address: Value
    tile_slice_index: Value
    def __init__(self, predicate: ValueLike, load_address: ValueLike, tile_id: IntLike, tile_slice_index: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrLd1qHorizOp(Op):
    """`arm_sme.intr.ld1q.horiz`."""

    tile_id: IntegerAttr
    predicate: Value
    load_address: Value
    tile_slice_index: Value
    def __init__(self, predicate: ValueLike, load_address: ValueLike, tile_id: IntLike, tile_slice_index: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrLd1qVertOp(Op):
    """`arm_sme.intr.ld1q.vert`."""

    tile_id: IntegerAttr
    predicate: Value
    load_address: Value
    tile_slice_index: Value
    def __init__(self, predicate: ValueLike, load_address: ValueLike, tile_id: IntLike, tile_slice_index: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrLd1wHorizOp(Op):
    """`arm_sme.intr.ld1w.horiz`."""

    tile_id: IntegerAttr
    predicate: Value
    load_address: Value
    tile_slice_index: Value
    def __init__(self, predicate: ValueLike, load_address: ValueLike, tile_id: IntLike, tile_slice_index: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrLd1wVertOp(Op):
    """`arm_sme.intr.ld1w.vert`."""

    tile_id: IntegerAttr
    predicate: Value
    load_address: Value
    tile_slice_index: Value
    def __init__(self, predicate: ValueLike, load_address: ValueLike, tile_id: IntLike, tile_slice_index: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrMopaOp(Op):
    """`arm_sme.intr.mopa`."""

    tile_id: IntegerAttr
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
    def __init__(self, tile_id: IntLike, lhs_predicate: ValueLike, rhs_predicate: ValueLike, lhs_vector: ValueLike, rhs_vector: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrMopaWideOp(Op):
    """`arm_sme.intr.mopa.wide`."""

    tile_id: IntegerAttr
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
    def __init__(self, tile_id: IntLike, lhs_predicate: ValueLike, rhs_predicate: ValueLike, lhs_vector: ValueLike, rhs_vector: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrMopsOp(Op):
    """`arm_sme.intr.mops`."""

    tile_id: IntegerAttr
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
    def __init__(self, tile_id: IntLike, lhs_predicate: ValueLike, rhs_predicate: ValueLike, lhs_vector: ValueLike, rhs_vector: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrMopsWideOp(Op):
    """`arm_sme.intr.mops.wide`."""

    tile_id: IntegerAttr
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
    def __init__(self, tile_id: IntLike, lhs_predicate: ValueLike, rhs_predicate: ValueLike, lhs_vector: ValueLike, rhs_vector: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrReadHorizOp(Op):
    """`arm_sme.intr.read.horiz`."""

    tile_id: IntegerAttr
    vector: Value
    predicate: Value
    tile_slice_index: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, vector: ValueLike, predicate: ValueLike, tile_id: IntLike, tile_slice_index: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrReadVertOp(Op):
    """`arm_sme.intr.read.vert`."""

    tile_id: IntegerAttr
    vector: Value
    predicate: Value
    tile_slice_index: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, vector: ValueLike, predicate: ValueLike, tile_id: IntLike, tile_slice_index: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrSmopaWideOp(Op):
    """`arm_sme.intr.smopa.wide`."""

    tile_id: IntegerAttr
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
    def __init__(self, tile_id: IntLike, lhs_predicate: ValueLike, rhs_predicate: ValueLike, lhs_vector: ValueLike, rhs_vector: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrSmopaZa32Op(Op):
    """`arm_sme.intr.smopa.za32`."""

    tile_id: IntegerAttr
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
    def __init__(self, tile_id: IntLike, lhs_predicate: ValueLike, rhs_predicate: ValueLike, lhs_vector: ValueLike, rhs_vector: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrSmopsWideOp(Op):
    """`arm_sme.intr.smops.wide`."""

    tile_id: IntegerAttr
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
    def __init__(self, tile_id: IntLike, lhs_predicate: ValueLike, rhs_predicate: ValueLike, lhs_vector: ValueLike, rhs_vector: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrSmopsZa32Op(Op):
    """`arm_sme.intr.smops.za32`."""

    tile_id: IntegerAttr
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
    def __init__(self, tile_id: IntLike, lhs_predicate: ValueLike, rhs_predicate: ValueLike, lhs_vector: ValueLike, rhs_vector: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrSt1bHorizOp(Op):
    """`arm_sme.intr.st1b.horiz`."""

    tile_id: IntegerAttr
    predicate: Value
    store_address: Value
    tile_slice_index: Value
    def __init__(self, predicate: ValueLike, store_address: ValueLike, tile_id: IntLike, tile_slice_index: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrSt1bVertOp(Op):
    """`arm_sme.intr.st1b.vert`."""

    tile_id: IntegerAttr
    predicate: Value
    store_address: Value
    tile_slice_index: Value
    def __init__(self, predicate: ValueLike, store_address: ValueLike, tile_id: IntLike, tile_slice_index: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrSt1dHorizOp(Op):
    """`arm_sme.intr.st1d.horiz`."""

    tile_id: IntegerAttr
    predicate: Value
    store_address: Value
    tile_slice_index: Value
    def __init__(self, predicate: ValueLike, store_address: ValueLike, tile_id: IntLike, tile_slice_index: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrSt1dVertOp(Op):
    """`arm_sme.intr.st1d.vert`."""

    tile_id: IntegerAttr
    predicate: Value
    store_address: Value
    tile_slice_index: Value
    def __init__(self, predicate: ValueLike, store_address: ValueLike, tile_id: IntLike, tile_slice_index: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrSt1hHorizOp(Op):
    """`arm_sme.intr.st1h.horiz`."""

    tile_id: IntegerAttr
    predicate: Value
    store_address: Value
    tile_slice_index: Value
    def __init__(self, predicate: ValueLike, store_address: ValueLike, tile_id: IntLike, tile_slice_index: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrSt1hVertOp(Op):
    """`arm_sme.intr.st1h.vert`."""

    tile_id: IntegerAttr
    predicate: Value
    store_address: Value
    tile_slice_index: Value
    def __init__(self, predicate: ValueLike, store_address: ValueLike, tile_id: IntLike, tile_slice_index: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrSt1qHorizOp(Op):
    """`arm_sme.intr.st1q.horiz`."""

    tile_id: IntegerAttr
    predicate: Value
    store_address: Value
    tile_slice_index: Value
    def __init__(self, predicate: ValueLike, store_address: ValueLike, tile_id: IntLike, tile_slice_index: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrSt1qVertOp(Op):
    """`arm_sme.intr.st1q.vert`."""

    tile_id: IntegerAttr
    predicate: Value
    store_address: Value
    tile_slice_index: Value
    def __init__(self, predicate: ValueLike, store_address: ValueLike, tile_id: IntLike, tile_slice_index: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrSt1wHorizOp(Op):
    """`arm_sme.intr.st1w.horiz`."""

    tile_id: IntegerAttr
    predicate: Value
    store_address: Value
    tile_slice_index: Value
    def __init__(self, predicate: ValueLike, store_address: ValueLike, tile_id: IntLike, tile_slice_index: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrSt1wVertOp(Op):
    """`arm_sme.intr.st1w.vert`."""

    tile_id: IntegerAttr
    predicate: Value
    store_address: Value
    tile_slice_index: Value
    def __init__(self, predicate: ValueLike, store_address: ValueLike, tile_id: IntLike, tile_slice_index: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrStrOp(Op):
    """`arm_sme.intr.str`."""

    index: Value
    store_address: Value
    offset: Value
    def __init__(self, index: ValueLike, store_address: ValueLike, offset: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrSumopaWideOp(Op):
    """`arm_sme.intr.sumopa.wide`."""

    tile_id: IntegerAttr
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
    def __init__(self, tile_id: IntLike, lhs_predicate: ValueLike, rhs_predicate: ValueLike, lhs_vector: ValueLike, rhs_vector: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrSumopsWideOp(Op):
    """`arm_sme.intr.sumops.wide`."""

    tile_id: IntegerAttr
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
    def __init__(self, tile_id: IntLike, lhs_predicate: ValueLike, rhs_predicate: ValueLike, lhs_vector: ValueLike, rhs_vector: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrUmopaWideOp(Op):
    """`arm_sme.intr.umopa.wide`."""

    tile_id: IntegerAttr
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
    def __init__(self, tile_id: IntLike, lhs_predicate: ValueLike, rhs_predicate: ValueLike, lhs_vector: ValueLike, rhs_vector: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrUmopaZa32Op(Op):
    """`arm_sme.intr.umopa.za32`."""

    tile_id: IntegerAttr
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
    def __init__(self, tile_id: IntLike, lhs_predicate: ValueLike, rhs_predicate: ValueLike, lhs_vector: ValueLike, rhs_vector: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrUmopsWideOp(Op):
    """`arm_sme.intr.umops.wide`."""

    tile_id: IntegerAttr
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
    def __init__(self, tile_id: IntLike, lhs_predicate: ValueLike, rhs_predicate: ValueLike, lhs_vector: ValueLike, rhs_vector: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrUmopsZa32Op(Op):
    """`arm_sme.intr.umops.za32`."""

    tile_id: IntegerAttr
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
    def __init__(self, tile_id: IntLike, lhs_predicate: ValueLike, rhs_predicate: ValueLike, lhs_vector: ValueLike, rhs_vector: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrUsmopaWideOp(Op):
    """`arm_sme.intr.usmopa.wide`."""

    tile_id: IntegerAttr
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
    def __init__(self, tile_id: IntLike, lhs_predicate: ValueLike, rhs_predicate: ValueLike, lhs_vector: ValueLike, rhs_vector: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrUsmopsWideOp(Op):
    """`arm_sme.intr.usmops.wide`."""

    tile_id: IntegerAttr
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
    def __init__(self, tile_id: IntLike, lhs_predicate: ValueLike, rhs_predicate: ValueLike, lhs_vector: ValueLike, rhs_vector: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrWriteHorizOp(Op):
    """`arm_sme.intr.write.horiz`."""

    tile_id: IntegerAttr
    tile_slice_index: Value
    predicate: Value
    vector: Value
    def __init__(self, tile_id: IntLike, tile_slice_index: ValueLike, predicate: ValueLike, vector: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrWriteVertOp(Op):
    """`arm_sme.intr.write.vert`."""

    tile_id: IntegerAttr
    tile_slice_index: Value
    predicate: Value
    vector: Value
    def __init__(self, tile_id: IntLike, tile_slice_index: ValueLike, predicate: ValueLike, vector: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrZeroOp(Op):
    """`arm_sme.intr.zero`."""

    tile_mask: IntegerAttr
    def __init__(self, tile_mask: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LoadTileSliceOp(Op):
    """`arm_sme.load_tile_slice`."""

    layout: TileSliceLayoutAttr
    base: Value
    mask: Value
    tile: Value
    indices: Values
    tile_slice_index: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, base: ValueLike, mask: ValueLike, tile: ValueLike, indices: ValuesLike, tile_slice_index: ValueLike, *, layout: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class OuterProductOp(Op):
    """`arm_sme.outerproduct`."""

    kind: CombiningKindAttr
    lhs: Value
    rhs: Value
    lhs_mask: Value | None
    rhs_mask: Value | None
    acc: Value | None
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, lhs: ValueLike, rhs: ValueLike, *, lhs_mask: ValueLike | None = None, rhs_mask: ValueLike | None = None, acc: ValueLike | None = None, kind: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SMopa2WayOp(Op):
    """`arm_sme.smopa_2way`."""

    lhs: Value
    rhs: Value
    lhs_mask: Value | None
    rhs_mask: Value | None
    acc: Value | None
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, lhs: ValueLike, rhs: ValueLike, *, lhs_mask: ValueLike | None = None, rhs_mask: ValueLike | None = None, acc: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SMopa4WayOp(Op):
    """`arm_sme.smopa_4way`."""

    lhs: Value
    rhs: Value
    lhs_mask: Value | None
    rhs_mask: Value | None
    acc: Value | None
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, lhs: ValueLike, rhs: ValueLike, *, lhs_mask: ValueLike | None = None, rhs_mask: ValueLike | None = None, acc: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SMops2WayOp(Op):
    """`arm_sme.smops_2way`."""

    lhs: Value
    rhs: Value
    lhs_mask: Value | None
    rhs_mask: Value | None
    acc: Value | None
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, lhs: ValueLike, rhs: ValueLike, *, lhs_mask: ValueLike | None = None, rhs_mask: ValueLike | None = None, acc: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SMops4WayOp(Op):
    """`arm_sme.smops_4way`."""

    lhs: Value
    rhs: Value
    lhs_mask: Value | None
    rhs_mask: Value | None
    acc: Value | None
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, lhs: ValueLike, rhs: ValueLike, *, lhs_mask: ValueLike | None = None, rhs_mask: ValueLike | None = None, acc: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class StoreTileSliceOp(Op):
    """`arm_sme.store_tile_slice`."""

    layout: TileSliceLayoutAttr
    tile: Value
    tile_slice_index: Value
    mask: Value
    base: Value
    indices: Values
    def __init__(self, tile: ValueLike, tile_slice_index: ValueLike, mask: ValueLike, base: ValueLike, indices: ValuesLike = ..., *, layout: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class StreamingVLOp(Op):
    """`arm_sme.streaming_vl`."""

    type_size: TypeSizeAttr
    def __init__(self, type_size: WordLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SuMopa4WayOp(Op):
    """`arm_sme.sumopa_4way`."""

    lhs: Value
    rhs: Value
    lhs_mask: Value | None
    rhs_mask: Value | None
    acc: Value | None
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, lhs: ValueLike, rhs: ValueLike, *, lhs_mask: ValueLike | None = None, rhs_mask: ValueLike | None = None, acc: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SuMops4WayOp(Op):
    """`arm_sme.sumops_4way`."""

    lhs: Value
    rhs: Value
    lhs_mask: Value | None
    rhs_mask: Value | None
    acc: Value | None
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, lhs: ValueLike, rhs: ValueLike, *, lhs_mask: ValueLike | None = None, rhs_mask: ValueLike | None = None, acc: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TileLoadOp(Op):
    """`arm_sme.tile_load`."""

    layout: TileSliceLayoutAttr
    base: Value
    indices: Values
    padding: Value | None
    mask: Value | None
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, base: ValueLike, indices: ValuesLike = ..., *, padding: ValueLike | None = None, mask: ValueLike | None = None, layout: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TileStoreOp(Op):
    """`arm_sme.tile_store`."""

    layout: TileSliceLayoutAttr
    value_to_store: Value
    base: Value
    indices: Values
    mask: Value | None
    def __init__(self, value_to_store: ValueLike, base: ValueLike, indices: ValuesLike = ..., *, mask: ValueLike | None = None, layout: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class UMopa2WayOp(Op):
    """`arm_sme.umopa_2way`."""

    lhs: Value
    rhs: Value
    lhs_mask: Value | None
    rhs_mask: Value | None
    acc: Value | None
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, lhs: ValueLike, rhs: ValueLike, *, lhs_mask: ValueLike | None = None, rhs_mask: ValueLike | None = None, acc: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class UMopa4WayOp(Op):
    """`arm_sme.umopa_4way`."""

    lhs: Value
    rhs: Value
    lhs_mask: Value | None
    rhs_mask: Value | None
    acc: Value | None
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, lhs: ValueLike, rhs: ValueLike, *, lhs_mask: ValueLike | None = None, rhs_mask: ValueLike | None = None, acc: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class UMops2WayOp(Op):
    """`arm_sme.umops_2way`."""

    lhs: Value
    rhs: Value
    lhs_mask: Value | None
    rhs_mask: Value | None
    acc: Value | None
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, lhs: ValueLike, rhs: ValueLike, *, lhs_mask: ValueLike | None = None, rhs_mask: ValueLike | None = None, acc: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class UMops4WayOp(Op):
    """`arm_sme.umops_4way`."""

    lhs: Value
    rhs: Value
    lhs_mask: Value | None
    rhs_mask: Value | None
    acc: Value | None
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, lhs: ValueLike, rhs: ValueLike, *, lhs_mask: ValueLike | None = None, rhs_mask: ValueLike | None = None, acc: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class UsMopa4WayOp(Op):
    """`arm_sme.usmopa_4way`."""

    lhs: Value
    rhs: Value
    lhs_mask: Value | None
    rhs_mask: Value | None
    acc: Value | None
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, lhs: ValueLike, rhs: ValueLike, *, lhs_mask: ValueLike | None = None, rhs_mask: ValueLike | None = None, acc: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class UsMops4WayOp(Op):
    """`arm_sme.usmops_4way`."""

    lhs: Value
    rhs: Value
    lhs_mask: Value | None
    rhs_mask: Value | None
    acc: Value | None
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, lhs: ValueLike, rhs: ValueLike, *, lhs_mask: ValueLike | None = None, rhs_mask: ValueLike | None = None, acc: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ZeroOp(Op):
    """`arm_sme.zero`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...
