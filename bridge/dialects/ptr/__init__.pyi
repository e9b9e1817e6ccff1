"""The ptr dialect: pointers in memory spaces."""

from bridge.dialects.ptr.ops import FromPtrOp as _FromPtrOp, GatherOp as _GatherOp, LoadOp as _LoadOp, MaskedLoadOp as _MaskedLoadOp, MaskedStoreOp as _MaskedStoreOp, PtrAddOp as _PtrAddOp, PtrDiffOp as _PtrDiffOp, ScatterOp as _ScatterOp, StoreOp as _StoreOp, ToPtrOp as ToPtrOp
from bridge.ir.attributes import Attribute, StringAttr, TypeAttr
from bridge.ir.types import Type
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedAttr, DefinedType
from bridge.op.base import Op, OpResult, Value

DIALECT: Dialect

class AddressAttr(DefinedAttr):
    """`#ptr.address`."""

    value: int
    type: Type | None

class GenericSpaceAttr(DefinedAttr):
    """`#ptr.generic_space`."""


class NullAttr(DefinedAttr):
    """`#ptr.null`."""

    type: Type | None

class PtrMetadataType(DefinedType):
    """`!ptr.ptr_metadata`."""

    type_: Attribute

class PtrType(DefinedType):
    """`!ptr.ptr`."""

    memory_space: Attribute

class SpecAttr(DefinedAttr):
    """`#ptr.spec`."""

    size: int
    abi: int
    preferred: int
    index: int = ...

class ConstantOp(Op):
    """`ptr.constant`."""

    value: Attribute
    @property
    def result(self) -> OpResult: ...

class FromPtrOp(_FromPtrOp):
    """Casts a pointer to a pointer-like value."""

    metadata: Value | None

class GatherOp(_GatherOp):
    """Gathers values at pointers."""

    alignment: Attribute
    mask: Value
    passthrough: Value

class GetMetadataOp(Op):
    """`ptr.get_metadata`."""

    ptr: Value
    @property
    def result(self) -> OpResult: ...

class LoadOp(_LoadOp):
    """Loads a value at a pointer."""

    syncscope: StringAttr | None
    alignment: Attribute
    volatile_: Attribute
    nontemporal: Attribute
    invariant: Attribute
    invariant_group: Attribute
    ordering: Attribute

class MaskedLoadOp(_MaskedLoadOp):
    """Loads elements from a pointer on, where the mask is set."""

    alignment: Attribute
    mask: Value
    passthrough: Value

class MaskedStoreOp(_MaskedStoreOp):
    """Stores elements from a pointer on, where the mask is set."""

    alignment: Attribute
    mask: Value

class PtrAddOp(_PtrAddOp):
    """Adds an offset to a pointer."""

    flags: Attribute
    @property
    def result(self) -> OpResult: ...

class PtrDiffOp(_PtrDiffOp):
    """Subtracts a pointer from another."""

    flags: Attribute
    rhs: Value

class ScatterOp(_ScatterOp):
    """Scatters values to pointers."""

    alignment: Attribute
    mask: Value

class StoreOp(_StoreOp):
    """Stores a value at a pointer."""

    syncscope: StringAttr | None
    alignment: Attribute
    volatile_: Attribute
    nontemporal: Attribute
    invariant_group: Attribute
    ordering: Attribute

class TypeOffsetOp(Op):
    """`ptr.type_offset`."""

    element_type: TypeAttr
    @property
    def result(self) -> OpResult: ...
