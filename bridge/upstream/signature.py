"""The signature of a compiled function: its types, and the offset of each in memory.

All that one call passes is in one block of memory, a `Frame`: the table of pointers
that the packed wrapper takes, the arguments and the room for the results. A frame stays
filled with the descriptors of the arrays it was filled for.
"""

from __future__ import annotations

import ctypes
import re
from collections.abc import Sequence
from struct import Struct
from typing import Final
from weakref import ref

from bridge.errors import Unsupported
from bridge.interpreter.runtime_print import HEADER
from bridge.ir.arrays import Array, element_dtypes
from bridge.ir.types import (
    ComplexType,
    DialectType,
    FloatType,
    FunctionType,
    IntegerType,
    MemRefType,
    RankedTensorType,
    Type,
    UnrankedMemRefType,
    VectorType,
)
from bridge.ods.nodes import dialect_type
from bridge.upstream.abi import Passed, Refused, RefusedValue, align_up
from bridge.upstream.abi_memrefs import MemRef, Tensor, UnrankedMemRef
from bridge.upstream.abi_scalars import (
    FLOATS,
    POINTER,
    Complex,
    Item,
    Scalar,
    Vector,
    codec,
)
from bridge.upstream.memref import WORD, Owners

REGISTER: Final = 16
"""The bytes of a vector that any processor of an architecture passes alike."""

FRAME_ALIGN: Final = 64
"""What a frame's address is a multiple of, unless a vector in it requires more."""


def passed(ty: Type) -> Passed:
    """How a type is passed; raises `Unsupported` where it cannot be."""
    match ty:
        case MemRefType():
            return MemRef(ty)
        case UnrankedMemRefType():
            return UnrankedMemRef(ty)
        case RankedTensorType():
            return Tensor(ty)
        case VectorType(element=element, scalable=()):
            number, dtypes = codec(element), element_dtypes(element)
            whole_bytes = number and (number.llvm == "i1" or _fills_bytes(number.llvm))
            if number and dtypes and whole_bytes:
                return Vector(ty, number.llvm, dtypes[0])
        case ComplexType(element=FloatType(name=name)) if name in FLOATS:
            return Complex(FLOATS[name])
        case DialectType(dialect="llvm", mnemonic="ptr") if ty is POINTER_TYPE:
            return Scalar(POINTER)
        case _:
            number = codec(ty)
            if number is not None:
                return Scalar(number)
    raise Unsupported(f"a value of type {ty} cannot be passed to compiled code")


def _fills_bytes(llvm: str) -> bool:
    """Whether a vector packs elements of that type as numpy does."""
    return llvm in ("i8", "i16", "i32", "i64", "f16", "bf16", "f32", "f64")


def _is_plain(one: Passed) -> bool:
    """Whether what `struct` reads is the value."""
    return isinstance(one, Scalar) and one.decode is None


class Signature:
    """A function's arguments and results, and the layout of its frames.

    `reads` holds the positions of the memrefs that the function does not write.
    Raises `Unsupported` where a type cannot be passed.
    """

    def __init__(
        self, name: str, type: FunctionType, reads: frozenset[int] = frozenset()
    ) -> None:
        self.name = name
        self.type = type
        arguments = self._passed(type.inputs, "argument")
        tensors = [i for i, one in enumerate(arguments) if isinstance(one, Tensor)]
        self.reads = reads.union(tensors)
        self.results = self._passed(type.results, "result")
        self.count = len(arguments)
        memory = (MemRef, UnrankedMemRef)
        self.returns_memory = any(isinstance(one, memory) for one in self.results)
        self.is_plain = all(map(_is_plain, self.results))
        self.has_wide_vectors = any(
            isinstance(one, Vector) and one.align > REGISTER
            for one in (*arguments, *self.results)
        )
        fields = [field for one in arguments for field, _ in one.fields]
        self.llvm = f"!llvm.func<{self._whole()} ({', '.join(fields)})>"
        self._lay_out(arguments, WORD * (len(fields) + 1))

    def _passed(self, types: Sequence[Type], kind: str) -> list[Passed]:
        values = []
        for i, ty in enumerate(types):
            try:
                values.append(passed(ty))
            except Unsupported as error:
                reason = error.diagnostics[0].message
                raise Unsupported(f"@{self.name}: {kind} #{i}: {reason}") from error
        return values

    def require(self, alignments: dict[int, int]) -> None:
        """Has memrefs take arrays of at least these alignments, by position."""
        for position, _, memref in self.memrefs:
            memref.require(alignments.get(position, 1))

    def _whole(self) -> str:
        kinds = [result.whole for result in self.results]
        if len(kinds) < 2:
            return kinds[0] if kinds else "void"
        return f"struct<({', '.join(kinds)})>"

    def _lay_out(self, arguments: list[Passed], offset: int) -> None:
        """Lays the arguments out from `offset` on, and the results after them."""
        self.memrefs: list[tuple[int, int, MemRef | UnrankedMemRef]] = []
        self.others: list[tuple[int, int, Passed]] = []
        pointers = []
        for i, one in enumerate(arguments):
            offset = align_up(offset, one.align)
            pointers += [offset + at for _, at in one.fields]
            if isinstance(one, MemRef | UnrankedMemRef):
                self.memrefs.append((i, offset, one))
            else:
                self.others.append((i, offset, one))
            offset += one.size
        align = max([one.align for one in self.results], default=1)
        self.result = offset = align_up(offset, align)
        codes, offset = self._result_codes(offset)
        self.table = (*pointers, self.result)
        self.pack_table = Struct(f"<{len(self.table)}Q").pack_into
        self.unpack_results = Struct(codes).unpack_from
        self.size = offset
        self.align = max([one.align for one in arguments], default=1)
        self.align = max(FRAME_ALIGN, align, self.align)

    def _result_codes(self, start: int) -> tuple[str, int]:
        """The results as `struct` reads them, and where they end."""
        codes, offset, items = "<", start, 0
        self.items: list[slice] = []
        for one in self.results:
            at = align_up(offset, one.align)
            codes += f"{at - offset}x{one.codes}"
            count = len(Struct("<" + one.codes).unpack(bytes(one.size)))
            self.items.append(slice(items, items + count))
            items += count
            offset = at + one.size
        return codes, offset

    def refusal(self, position: int, reason: Refused) -> Exception:
        """The error for an argument that is not what the function takes."""
        return reason.error(
            f"@{self.name}: argument #{position} ({self.type.inputs[position]}): "
            f"expected {reason}"
        )

    def check_count(self, count: int) -> None:
        """Raises `TypeError` for a wrong number of arguments."""
        if count != self.count:
            arguments = "argument" if self.count == 1 else "arguments"
            raise TypeError(
                f"@{self.name} takes {self.count} {arguments}, given {count}"
            )


_Facts = tuple[int, "ref[Array]", tuple[int, ...], tuple[int, ...], object, bool]
"""Of an array: its position, itself, shape, strides and type, whether it is written."""


class Frame:
    """The memory of one call at a time; see the module's docstring.

    It knows arrays by weak references, so it keeps none alive. As long as it exists,
    numpy refuses to `resize` them, which would move what the frame points to.
    """

    __slots__ = ("_base", "_descriptors", "_facts", "_memory", "_signature", "address")

    def __init__(self, signature: Signature) -> None:
        self._signature = signature
        align = signature.align
        self._memory = ctypes.create_string_buffer(signature.size + align)
        start = ctypes.addressof(self._memory)
        self.address = align_up(start, align)
        self._base = self.address - start
        table = [self.address + offset for offset in signature.table]
        signature.pack_table(self._memory, self._base, *table)
        self._facts: list[_Facts] = []
        self._descriptors: list[object] = []

    def holds(self, args: tuple[object, ...]) -> bool:
        """Whether it was filled for these very arrays, and they are as they were."""
        for position, reference, shape, strides, dtype, writeable in self._facts:
            array = reference()
            if (
                array is None
                or array is not args[position]
                or array.shape != shape
                or array.strides != strides
                or array.dtype is not dtype
                or array.flags.writeable is not writeable
            ):
                return False
        return True

    def fill(self, args: tuple[Item, ...]) -> None:
        """Describes the arrays.

        Raises `TypeError` or `ValueError` where one does not fit.
        """
        signature = self._signature
        self._facts = []
        self._descriptors = []
        for position, offset, memref in signature.memrefs:
            array = args[position]
            try:
                words = memref.describe(array)
                if not array.flags.writeable and position not in signature.reads:
                    message = "an array that may be written, given a read-only one"
                    raise RefusedValue(message)
            except Refused as error:
                raise signature.refusal(position, error) from None
            if memref.rank is None:
                words = self._point_to(words)
            memref.pack(self._memory, self._base + offset, *words)
            self._facts.append(
                (
                    position,
                    ref(array),
                    array.shape,
                    array.strides,
                    array.dtype,
                    array.flags.writeable,
                )
            )

    def _point_to(self, words: tuple[int, ...]) -> tuple[int, int]:
        """The unranked memref of a descriptor, which the frame keeps."""
        descriptor = (ctypes.c_int64 * len(words))(*words)
        self._descriptors.append(descriptor)
        return (len(words) - HEADER) // 2, ctypes.addressof(descriptor)

    def store(self, args: tuple[object, ...]) -> None:
        """Writes what is not a memref.

        Raises `TypeError` or `ValueError` where it does not fit.
        """
        memory, base = self._memory, self._base
        for position, offset, one in self._signature.others:
            try:
                one.store(memory, base + offset, args[position])
            except Refused as error:
                raise self._signature.refusal(position, error) from None

    def results(self, args: tuple[object, ...], code: object) -> Item:
        """What the call gave: nothing, a value or a tuple; raises `Trap`."""
        signature = self._signature
        items = signature.unpack_results(self._memory, self._base + signature.result)
        if signature.is_plain:
            return items[0] if len(items) == 1 else items
        owners = self._owners(args, code) if signature.returns_memory else _NO_MEMORY
        values = [
            one.load(items[span], owners)
            for one, span in zip(signature.results, signature.items, strict=True)
        ]
        return values[0] if len(values) == 1 else tuple(values)

    def _owners(self, args: tuple[Item, ...], code: object) -> Owners:
        arrays = [args[position] for position, _, _ in self._signature.memrefs]
        return Owners({array.ctypes.data: array for array in arrays}, code)


_NO_MEMORY: Final = Owners({}, None)

POINTER_TYPE: Final = dialect_type("llvm.ptr")
_LLVM_FUNCTION: Final = re.compile(r"!llvm\.func<(?P<result>\w+) \((?P<inputs>.*)\)>")
_LLVM_SCALARS: Final[dict[str, Type]] = {
    "ptr": POINTER_TYPE,
    **{name: FloatType(name) for name in ("f16", "bf16", "f32", "f64", "f80", "f128")},
}


def of_llvm(name: str, text: str) -> FunctionType:
    """The signature of an `llvm.func` by its type: integers, floats and pointers.

    Raises `Unsupported` for another type.
    """
    match = _LLVM_FUNCTION.fullmatch(text)
    if match is None:
        raise Unsupported(f"@{name} has a type that cannot be called from here: {text}")
    inputs = [t for t in match["inputs"].split(", ") if t]
    results = [] if match["result"] == "void" else [match["result"]]
    return FunctionType(
        tuple([_llvm_type(name, text) for text in inputs]),
        tuple([_llvm_type(name, text) for text in results]),
    )


def _llvm_type(name: str, text: str) -> Type:
    if re.fullmatch(r"i\d+", text):
        return IntegerType(int(text[1:]))
    if text not in _LLVM_SCALARS:
        raise Unsupported(f"@{name}: {text} cannot be passed from here")
    return _LLVM_SCALARS[text]
