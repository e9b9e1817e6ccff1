"""The ptr dialect: addresses in memory spaces."""

from bridge.dialects.ptr.ops import FromPtrOp as _FromPtrOp, GatherOp as _GatherOp, LoadOp as _LoadOp, MaskedLoadOp as _MaskedLoadOp, MaskedStoreOp as _MaskedStoreOp, PtrAddOp as _PtrAddOp, PtrDiffOp as _PtrDiffOp, ScatterOp as _ScatterOp, StoreOp as _StoreOp, ToPtrOp as ToPtrOp
from bridge.ir.attributes import Attribute, StringAttr, TypeAttr
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedAttr, DefinedType
from bridge.op.base import Op, OpResult, Value
from typing import Any

DIALECT: Dialect

class AddressAttr(DefinedAttr):
    """`#ptr.address`."""

    value: Any
    type: Any

class GenericSpaceAttr(DefinedAttr):
    """`#ptr.generic_space`."""


class NullAttr(DefinedAttr):
    """`#ptr.null`."""

    type: Any

class PtrMetadataType(DefinedType):
    """`!ptr.ptr_metadata`."""

    type_: Any

class PtrType(DefinedType):
    """`!ptr.ptr`."""

    memory_space: Any

class SpecAttr(DefinedAttr):
    """`#ptr.spec`."""

    size: Any
    abi: Any
    preferred: Any
    index: Any = ...

class ConstantOp(Op):
    """`ptr.constant`."""

    value: Attribute
    @property
    def result(self) -> OpResult: ...

class FromPtrOp(_FromPtrOp):
    """An address as a buffer."""

    metadata: Value | None

class GatherOp(_GatherOp):
    """The values at some addresses."""

    alignment: Attribute
    mask: Value
    passthrough: Value

class GetMetadataOp(Op):
    """`ptr.get_metadata`."""

    ptr: Value
    @property
    def result(self) -> OpResult: ...

class LoadOp(_LoadOp):
    """The value at an address."""

    syncscope: StringAttr | None
    alignment: Attribute
    volatile_: Attribute
    nontemporal: Attribute
    invariant: Attribute
    invariant_group: Attribute
    ordering: Attribute

class MaskedLoadOp(_MaskedLoadOp):
    """Some of the values from an address on."""

    alignment: Attribute
    mask: Value
    passthrough: Value

class MaskedStoreOp(_MaskedStoreOp):
    """Puts some values from an address on."""

    alignment: Attribute
    mask: Value

class PtrAddOp(_PtrAddOp):
    """An address behind another."""

    flags: Attribute
    @property
    def result(self) -> OpResult: ...

class PtrDiffOp(_PtrDiffOp):
    """How far an address is behind another."""

    flags: Attribute
    rhs: Value

class ScatterOp(_ScatterOp):
    """Puts values at some addresses."""

    alignment: Attribute
    mask: Value

class StoreOp(_StoreOp):
    """Puts a value at an address."""

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
