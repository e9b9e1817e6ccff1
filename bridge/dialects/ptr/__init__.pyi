"""The ptr dialect: pointers in memory spaces."""

from bridge.dialects.ptr.ops import FromPtrOp as _FromPtrOp, GatherOp as _GatherOp, LoadOp as _LoadOp, MaskedLoadOp as _MaskedLoadOp, MaskedStoreOp as _MaskedStoreOp, PtrAddOp as _PtrAddOp, PtrDiffOp as _PtrDiffOp, ScatterOp as _ScatterOp, StoreOp as _StoreOp, ToPtrOp as _ToPtrOp
from bridge.ir.attributes import Attribute, StringAttr, TypeAttr
from bridge.ir.types import Type
from bridge.ir.values import AnyLocation
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedAttr, DefinedType
from bridge.op.base import Op, OpResult, Value
from bridge.op.hints import AnyLike, CaseLike, FlagLike, IntLike, StrLike, TypeLike, TypesLike, ValueLike
from collections.abc import Mapping

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
    def __init__(self, value: AnyLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FromPtrOp(_FromPtrOp):
    """Casts a pointer to a pointer-like value."""

    metadata: Value | None
    def __init__(self, result: Type, ptr: ValueLike, *, metadata: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GatherOp(_GatherOp):
    """Gathers values at pointers."""

    alignment: Attribute
    mask: Value
    passthrough: Value
    def __init__(self, ptrs: ValueLike, mask: ValueLike, passthrough: ValueLike, *, alignment: IntLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GetMetadataOp(Op):
    """`ptr.get_metadata`."""

    ptr: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, ptr: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LoadOp(_LoadOp):
    """Loads a value at a pointer."""

    syncscope: StringAttr | None
    alignment: Attribute
    volatile_: Attribute
    nontemporal: Attribute
    invariant: Attribute
    invariant_group: Attribute
    ordering: Attribute
    def __init__(self, value: Type, ptr: ValueLike, *, alignment: IntLike | None = None, volatile_: FlagLike | None = None, nontemporal: FlagLike | None = None, invariant: FlagLike | None = None, invariant_group: FlagLike | None = None, ordering: CaseLike | None = None, syncscope: StrLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MaskedLoadOp(_MaskedLoadOp):
    """Loads elements from a pointer on, where the mask is set."""

    alignment: Attribute
    mask: Value
    passthrough: Value
    def __init__(self, ptr: ValueLike, mask: ValueLike, passthrough: ValueLike, *, alignment: IntLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MaskedStoreOp(_MaskedStoreOp):
    """Stores elements from a pointer on, where the mask is set."""

    alignment: Attribute
    mask: Value
    def __init__(self, value: ValueLike, ptr: ValueLike, mask: ValueLike, *, alignment: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PtrAddOp(_PtrAddOp):
    """Adds an offset to a pointer."""

    flags: Attribute
    @property
    def result(self) -> OpResult: ...
    def __init__(self, base: ValueLike, offset: ValueLike, *, flags: CaseLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PtrDiffOp(_PtrDiffOp):
    """Subtracts a pointer from another."""

    flags: Attribute
    rhs: Value
    def __init__(self, result: Type, lhs: ValueLike, rhs: ValueLike, *, flags: CaseLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ScatterOp(_ScatterOp):
    """Scatters values to pointers."""

    alignment: Attribute
    mask: Value
    def __init__(self, value: ValueLike, ptrs: ValueLike, mask: ValueLike, *, alignment: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class StoreOp(_StoreOp):
    """Stores a value at a pointer."""

    syncscope: StringAttr | None
    alignment: Attribute
    volatile_: Attribute
    nontemporal: Attribute
    invariant_group: Attribute
    ordering: Attribute
    def __init__(self, value: ValueLike, ptr: ValueLike, *, alignment: IntLike | None = None, volatile_: FlagLike | None = None, nontemporal: FlagLike | None = None, invariant_group: FlagLike | None = None, ordering: CaseLike | None = None, syncscope: StrLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ToPtrOp(_ToPtrOp):
    """Casts a pointer-like value to a pointer."""

    def __init__(self, result: Type, ptr: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TypeOffsetOp(Op):
    """`ptr.type_offset`."""

    element_type: TypeAttr
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, element_type: TypeLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...
