"""The arm_sme dialect: Arm's Scalable Matrix Extension."""

from bridge.ir.attributes import IntegerAttr
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedAttr
from bridge.op.base import Op, OpResult, Value, Values

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

class ExtractTileSliceOp(Op):
    """`arm_sme.extract_tile_slice`."""

    layout: TileSliceLayoutAttr
    tile: Value
    tile_slice_index: Value
    @property
    def result(self) -> OpResult: ...

class FMopa2WayOp(Op):
    """`arm_sme.fmopa_2way`."""

    lhs: Value
    rhs: Value
    lhs_mask: Value | None
    rhs_mask: Value | None
    acc: Value | None
    @property
    def result(self) -> OpResult: ...

class FMops2WayOp(Op):
    """`arm_sme.fmops_2way`."""

    lhs: Value
    rhs: Value
    lhs_mask: Value | None
    rhs_mask: Value | None
    acc: Value | None
    @property
    def result(self) -> OpResult: ...

class GetTileOp(Op):
    """`arm_sme.get_tile`."""

    @property
    def tile(self) -> OpResult: ...

class InsertTileSliceOp(Op):
    """`arm_sme.insert_tile_slice`."""

    layout: TileSliceLayoutAttr
    vector: Value
    tile: Value
    tile_slice_index: Value
    @property
    def result(self) -> OpResult: ...

class IntrCntsdOp(Op):
    """`arm_sme.intr.cntsd`."""

    @property
    def res(self) -> OpResult: ...

class IntrLd1bHorizOp(Op):
    """`arm_sme.intr.ld1b.horiz`."""

    tile_id: IntegerAttr
    predicate: Value
    load_address: Value
    tile_slice_index: Value

class IntrLd1bVertOp(Op):
    """`arm_sme.intr.ld1b.vert`."""

    tile_id: IntegerAttr
    predicate: Value
    load_address: Value
    tile_slice_index: Value

class IntrLd1dHorizOp(Op):
    """`arm_sme.intr.ld1d.horiz`."""

    tile_id: IntegerAttr
    predicate: Value
    load_address: Value
    tile_slice_index: Value

class IntrLd1dVertOp(Op):
    """`arm_sme.intr.ld1d.vert`."""

    tile_id: IntegerAttr
    predicate: Value
    load_address: Value
    tile_slice_index: Value

class IntrLd1hHorizOp(Op):
    """`arm_sme.intr.ld1h.horiz`."""

    tile_id: IntegerAttr
    predicate: Value
    load_address: Value
    tile_slice_index: Value

class IntrLd1hVertOp(Op):
    """`arm_sme.intr.ld1h.vert`."""

    tile_id: IntegerAttr
    predicate: Value
    load_address: Value
    tile_slice_index: Value

class IntrLd1qHorizOp(Op):
    """`arm_sme.intr.ld1q.horiz`."""

    tile_id: IntegerAttr
    predicate: Value
    load_address: Value
    tile_slice_index: Value

class IntrLd1qVertOp(Op):
    """`arm_sme.intr.ld1q.vert`."""

    tile_id: IntegerAttr
    predicate: Value
    load_address: Value
    tile_slice_index: Value

class IntrLd1wHorizOp(Op):
    """`arm_sme.intr.ld1w.horiz`."""

    tile_id: IntegerAttr
    predicate: Value
    load_address: Value
    tile_slice_index: Value

class IntrLd1wVertOp(Op):
    """`arm_sme.intr.ld1w.vert`."""

    tile_id: IntegerAttr
    predicate: Value
    load_address: Value
    tile_slice_index: Value

class IntrMopaOp(Op):
    """`arm_sme.intr.mopa`."""

    tile_id: IntegerAttr
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value

class IntrMopaWideOp(Op):
    """`arm_sme.intr.mopa.wide`."""

    tile_id: IntegerAttr
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value

class IntrMopsOp(Op):
    """`arm_sme.intr.mops`."""

    tile_id: IntegerAttr
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value

class IntrMopsWideOp(Op):
    """`arm_sme.intr.mops.wide`."""

    tile_id: IntegerAttr
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value

class IntrReadHorizOp(Op):
    """`arm_sme.intr.read.horiz`."""

    tile_id: IntegerAttr
    vector: Value
    predicate: Value
    tile_slice_index: Value
    @property
    def res(self) -> OpResult: ...

class IntrReadVertOp(Op):
    """`arm_sme.intr.read.vert`."""

    tile_id: IntegerAttr
    vector: Value
    predicate: Value
    tile_slice_index: Value
    @property
    def res(self) -> OpResult: ...

class IntrSmopaWideOp(Op):
    """`arm_sme.intr.smopa.wide`."""

    tile_id: IntegerAttr
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value

class IntrSmopaZa32Op(Op):
    """`arm_sme.intr.smopa.za32`."""

    tile_id: IntegerAttr
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value

class IntrSmopsWideOp(Op):
    """`arm_sme.intr.smops.wide`."""

    tile_id: IntegerAttr
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value

class IntrSmopsZa32Op(Op):
    """`arm_sme.intr.smops.za32`."""

    tile_id: IntegerAttr
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value

class IntrSt1bHorizOp(Op):
    """`arm_sme.intr.st1b.horiz`."""

    tile_id: IntegerAttr
    predicate: Value
    store_address: Value
    tile_slice_index: Value

class IntrSt1bVertOp(Op):
    """`arm_sme.intr.st1b.vert`."""

    tile_id: IntegerAttr
    predicate: Value
    store_address: Value
    tile_slice_index: Value

class IntrSt1dHorizOp(Op):
    """`arm_sme.intr.st1d.horiz`."""

    tile_id: IntegerAttr
    predicate: Value
    store_address: Value
    tile_slice_index: Value

class IntrSt1dVertOp(Op):
    """`arm_sme.intr.st1d.vert`."""

    tile_id: IntegerAttr
    predicate: Value
    store_address: Value
    tile_slice_index: Value

class IntrSt1hHorizOp(Op):
    """`arm_sme.intr.st1h.horiz`."""

    tile_id: IntegerAttr
    predicate: Value
    store_address: Value
    tile_slice_index: Value

class IntrSt1hVertOp(Op):
    """`arm_sme.intr.st1h.vert`."""

    tile_id: IntegerAttr
    predicate: Value
    store_address: Value
    tile_slice_index: Value

class IntrSt1qHorizOp(Op):
    """`arm_sme.intr.st1q.horiz`."""

    tile_id: IntegerAttr
    predicate: Value
    store_address: Value
    tile_slice_index: Value

class IntrSt1qVertOp(Op):
    """`arm_sme.intr.st1q.vert`."""

    tile_id: IntegerAttr
    predicate: Value
    store_address: Value
    tile_slice_index: Value

class IntrSt1wHorizOp(Op):
    """`arm_sme.intr.st1w.horiz`."""

    tile_id: IntegerAttr
    predicate: Value
    store_address: Value
    tile_slice_index: Value

class IntrSt1wVertOp(Op):
    """`arm_sme.intr.st1w.vert`."""

    tile_id: IntegerAttr
    predicate: Value
    store_address: Value
    tile_slice_index: Value

class IntrStrOp(Op):
    """`arm_sme.intr.str`."""

    index: Value
    store_address: Value
    offset: Value

class IntrSumopaWideOp(Op):
    """`arm_sme.intr.sumopa.wide`."""

    tile_id: IntegerAttr
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value

class IntrSumopsWideOp(Op):
    """`arm_sme.intr.sumops.wide`."""

    tile_id: IntegerAttr
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value

class IntrUmopaWideOp(Op):
    """`arm_sme.intr.umopa.wide`."""

    tile_id: IntegerAttr
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value

class IntrUmopaZa32Op(Op):
    """`arm_sme.intr.umopa.za32`."""

    tile_id: IntegerAttr
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value

class IntrUmopsWideOp(Op):
    """`arm_sme.intr.umops.wide`."""

    tile_id: IntegerAttr
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value

class IntrUmopsZa32Op(Op):
    """`arm_sme.intr.umops.za32`."""

    tile_id: IntegerAttr
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value

class IntrUsmopaWideOp(Op):
    """`arm_sme.intr.usmopa.wide`."""

    tile_id: IntegerAttr
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value

class IntrUsmopsWideOp(Op):
    """`arm_sme.intr.usmops.wide`."""

    tile_id: IntegerAttr
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value

class IntrWriteHorizOp(Op):
    """`arm_sme.intr.write.horiz`."""

    tile_id: IntegerAttr
    tile_slice_index: Value
    predicate: Value
    vector: Value

class IntrWriteVertOp(Op):
    """`arm_sme.intr.write.vert`."""

    tile_id: IntegerAttr
    tile_slice_index: Value
    predicate: Value
    vector: Value

class IntrZeroOp(Op):
    """`arm_sme.intr.zero`."""

    tile_mask: IntegerAttr

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

class SMopa2WayOp(Op):
    """`arm_sme.smopa_2way`."""

    lhs: Value
    rhs: Value
    lhs_mask: Value | None
    rhs_mask: Value | None
    acc: Value | None
    @property
    def result(self) -> OpResult: ...

class SMopa4WayOp(Op):
    """`arm_sme.smopa_4way`."""

    lhs: Value
    rhs: Value
    lhs_mask: Value | None
    rhs_mask: Value | None
    acc: Value | None
    @property
    def result(self) -> OpResult: ...

class SMops2WayOp(Op):
    """`arm_sme.smops_2way`."""

    lhs: Value
    rhs: Value
    lhs_mask: Value | None
    rhs_mask: Value | None
    acc: Value | None
    @property
    def result(self) -> OpResult: ...

class SMops4WayOp(Op):
    """`arm_sme.smops_4way`."""

    lhs: Value
    rhs: Value
    lhs_mask: Value | None
    rhs_mask: Value | None
    acc: Value | None
    @property
    def result(self) -> OpResult: ...

class StoreTileSliceOp(Op):
    """`arm_sme.store_tile_slice`."""

    layout: TileSliceLayoutAttr
    tile: Value
    tile_slice_index: Value
    mask: Value
    base: Value
    indices: Values

class StreamingVLOp(Op):
    """`arm_sme.streaming_vl`."""

    type_size: TypeSizeAttr

class SuMopa4WayOp(Op):
    """`arm_sme.sumopa_4way`."""

    lhs: Value
    rhs: Value
    lhs_mask: Value | None
    rhs_mask: Value | None
    acc: Value | None
    @property
    def result(self) -> OpResult: ...

class SuMops4WayOp(Op):
    """`arm_sme.sumops_4way`."""

    lhs: Value
    rhs: Value
    lhs_mask: Value | None
    rhs_mask: Value | None
    acc: Value | None
    @property
    def result(self) -> OpResult: ...

class TileLoadOp(Op):
    """`arm_sme.tile_load`."""

    layout: TileSliceLayoutAttr
    base: Value
    indices: Values
    padding: Value | None
    mask: Value | None
    @property
    def result(self) -> OpResult: ...

class TileStoreOp(Op):
    """`arm_sme.tile_store`."""

    layout: TileSliceLayoutAttr
    value_to_store: Value
    base: Value
    indices: Values
    mask: Value | None

class UMopa2WayOp(Op):
    """`arm_sme.umopa_2way`."""

    lhs: Value
    rhs: Value
    lhs_mask: Value | None
    rhs_mask: Value | None
    acc: Value | None
    @property
    def result(self) -> OpResult: ...

class UMopa4WayOp(Op):
    """`arm_sme.umopa_4way`."""

    lhs: Value
    rhs: Value
    lhs_mask: Value | None
    rhs_mask: Value | None
    acc: Value | None
    @property
    def result(self) -> OpResult: ...

class UMops2WayOp(Op):
    """`arm_sme.umops_2way`."""

    lhs: Value
    rhs: Value
    lhs_mask: Value | None
    rhs_mask: Value | None
    acc: Value | None
    @property
    def result(self) -> OpResult: ...

class UMops4WayOp(Op):
    """`arm_sme.umops_4way`."""

    lhs: Value
    rhs: Value
    lhs_mask: Value | None
    rhs_mask: Value | None
    acc: Value | None
    @property
    def result(self) -> OpResult: ...

class UsMopa4WayOp(Op):
    """`arm_sme.usmopa_4way`."""

    lhs: Value
    rhs: Value
    lhs_mask: Value | None
    rhs_mask: Value | None
    acc: Value | None
    @property
    def result(self) -> OpResult: ...

class UsMops4WayOp(Op):
    """`arm_sme.usmops_4way`."""

    lhs: Value
    rhs: Value
    lhs_mask: Value | None
    rhs_mask: Value | None
    acc: Value | None
    @property
    def result(self) -> OpResult: ...

class ZeroOp(Op):
    """`arm_sme.zero`."""

    @property
    def res(self) -> OpResult: ...
