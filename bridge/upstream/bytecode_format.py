"""MLIR bytecode, version 6: its numbers, sections and codes, for both directions.

Upstream documents the container and the order of the builtin codes; the codes that
LLVM 24 added under the same version (types from 21, attributes from 23) were found by
experiment. What is not known here is `NoCodec`, never guessed: the caller then goes by
text, which is lossless for everything.
"""

from __future__ import annotations

import re
from enum import IntEnum
from typing import Final

from bridge import native
from bridge.ir.locations import UNKNOWN_LOC

DISTINCT: Final = "distinct["
"""In a text: it counts its distinct attributes, from 0."""
MAGIC: Final = b"ML\xefR"
VERSION: Final = 6


class NoCodec(Exception):
    """The module holds something that has no codec here."""


class Section(IntEnum):
    """What a section holds."""

    STRINGS = 0
    DIALECTS = 1
    ATTRIBUTES = 2
    OFFSETS = 3
    IR = 4
    RESOURCES = 5
    RESOURCE_OFFSETS = 6
    DIALECT_VERSIONS = 7
    PROPERTIES = 8


HAS_ATTRIBUTES: Final = 1
HAS_RESULTS: Final = 2
HAS_OPERANDS: Final = 4
HAS_SUCCESSORS: Final = 8
HAS_REGIONS: Final = 16
HAS_USE_ORDERS: Final = 32
HAS_PROPERTIES: Final = 64
"""The parts of an operation: plain numbers, for speed."""


class TypeCode(IntEnum):
    """The builtin dialect's types."""

    INTEGER = 0
    INDEX = 1
    FUNCTION = 2
    BF16 = 3
    F16 = 4
    F32 = 5
    F64 = 6
    F80 = 7
    F128 = 8
    COMPLEX = 9
    MEMREF = 10
    MEMREF_WITH_SPACE = 11
    NONE = 12
    TENSOR = 13
    TENSOR_WITH_ENCODING = 14
    TUPLE = 15
    UNRANKED_MEMREF = 16
    UNRANKED_MEMREF_WITH_SPACE = 17
    UNRANKED_TENSOR = 18
    VECTOR = 19
    SCALABLE_VECTOR = 20
    TF32 = 21
    F8E5M2 = 22
    F8E4M3 = 23
    F8E4M3FN = 24
    F8E5M2FNUZ = 25
    F8E4M3FNUZ = 26
    F8E4M3B11FNUZ = 27
    F8E3M4 = 28
    F4E2M1FN = 29
    F6E2M3FN = 30
    F6E3M2FN = 31
    F8E8M0FNU = 32
    TOKEN = 33


class AttributeCode(IntEnum):
    """The builtin dialect's attributes."""

    ARRAY = 0
    DICTIONARY = 1
    STRING = 2
    TYPED_STRING = 3
    FLAT_SYMBOL = 4
    SYMBOL = 5
    TYPE = 6
    UNIT = 7
    INTEGER = 8
    FLOAT = 9
    CALL_SITE = 10
    FILE_LINE_COLUMN = 11
    FUSED = 12
    FUSED_WITH_METADATA = 13
    NAME = 14
    UNKNOWN = 15
    DENSE_RESOURCE = 16
    DENSE_ARRAY = 17
    DENSE_ELEMENTS = 18
    DENSE_STRINGS = 19
    SPARSE_ELEMENTS = 20
    DISTINCT = 21
    FILE_RANGE = 22
    AFFINE_MAP = 23
    INTEGER_SET = 24
    STRIDED_LAYOUT = 25


class MapForm(IntEnum):
    """How the results of an affine map are written."""

    IDENTITY = 0
    PERMUTATION = 1
    DIMENSIONS = 2
    GENERAL = 3


SIZES: Final = bytes([(first & -first).bit_length() or 9 for first in range(256)])
"""How many bytes a number has, by its first."""


def varint(data: bytes, pos: int) -> tuple[int, int]:
    """A number, and where what follows it begins.

    The zeros below the lowest bit set tell how many bytes follow the first.
    """
    first = data[pos]
    if first & 1:
        return first >> 1, pos + 1
    if first & 2:
        return (first | data[pos + 1] << 8) >> 2, pos + 2
    if not first:
        return int.from_bytes(data[pos + 1 : pos + 9], "little"), pos + 9
    size = (first & -first).bit_length()
    return int.from_bytes(data[pos : pos + size], "little") >> size, pos + size


def signed_varint(data: bytes, pos: int) -> tuple[int, int]:
    """A number whose sign is in its lowest bit."""
    value, pos = varint(data, pos)
    return (value >> 1) ^ -(value & 1), pos


def varints(data: bytes, pos: int) -> tuple[list[int], int]:
    """A list of numbers after its length."""
    count, pos = varint(data, pos)
    values: list[int] = []
    return values, add_varints(values, data, pos, count)


def add_varints(values: list[int], data: bytes, pos: int, count: int) -> int:
    """Adds so many numbers to a list; returns where what follows them begins.

    Those of one byte are taken together: most are.
    """
    end = len(values) + count
    while len(values) < end:
        run = _ONE_BYTE(data, pos, pos + end - len(values))
        assert run is not None
        values += run[0].translate(_HALVES)
        pos = run.end()
        if len(values) < end:
            value, pos = varint(data, pos)
            values.append(value)
    return pos


_ONE_BYTE: Final = re.compile(b"[%b]*" % re.escape(bytes(range(1, 256, 2)))).match
_HALVES: Final = bytes([first >> 1 for first in range(256)])


def sparse_array(data: bytes, pos: int, length: int) -> tuple[list[int], int]:
    """An array of which only what is not zero may occur."""
    count, pos = varint(data, pos)
    values = [0] * length
    if not count & 1:
        for index in range(count >> 1):
            values[index], pos = varint(data, pos)
        return values, pos
    if count >> 1:
        bits, pos = varint(data, pos)
        for _ in range(count >> 1):
            pair, pos = varint(data, pos)
            values[pair & ((1 << bits) - 1)] = pair >> bits
    return values, pos


def _encode(value: int) -> bytes:
    size = max((value.bit_length() + 6) // 7, 1)
    if size > 8:
        return b"\0" + value.to_bytes(8, "little")
    return ((value << 1 | 1) << size - 1).to_bytes(size, "little")


SMALL: Final = [_encode(value) for value in range(1 << 14)]
"""The bytes of each small number."""


def encode(value: int) -> bytes:
    """The bytes of a number from 0 to 2^64 - 1."""
    if value < 1 << 14:
        return SMALL[value]
    return (value << 3 | 4).to_bytes(3, "little") if value < 1 << 21 else _encode(value)


def encode_signed(value: int) -> bytes:
    """The bytes of a number of 64 bits with a sign."""
    if 0 <= value < 1 << 13:
        return SMALL[value << 1]
    return encode(((value << 1) ^ (value >> 63)) & ((1 << 64) - 1))


def encode_sparse_array(values: list[int]) -> bytes:
    """The bytes of an array, dense unless that wastes half."""
    pairs = [(index, value) for index, value in enumerate(values) if value]
    if len(pairs) > len(values) // 2 or len(values) > 256:
        return encode(len(values) << 1) + b"".join(map(encode, values))
    if not pairs:
        return encode(1)
    bits = pairs[-1][0].bit_length()
    head = encode(len(pairs) << 1 | 1) + encode(bits)
    return head + b"".join([encode(value << bits | index) for index, value in pairs])


if native.COMPILED:
    native.core.know_bytecode(NoCodec, UNKNOWN_LOC)
