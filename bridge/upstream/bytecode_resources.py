"""Resources in bytecode: the blobs of a module's attributes, for upstream to read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bridge.ir.resources import Resource
from bridge.upstream.bytecode_format import NoCodec, Section, encode

if TYPE_CHECKING:
    from bridge.upstream.bytecode_entries import Entries

_ALIGNED: Final = 0x80
"""Of the byte of a section: its alignment follows, and padding."""
_PADDING: Final = b"\xcb"
_ALIGNMENTS: Final = (1, 2, 4, 8, 16)
"""Up to what the bytes of a Python object have: upstream looks at addresses."""


class Resources:
    """Numbers the resources of the builtin dialect, in the order they are met."""

    def __init__(self) -> None:
        self._numbers: dict[Resource, int] = {}

    def number(self, resource: Resource) -> int:
        """The number of a resource; raises `NoCodec` where only text can carry it."""
        known = self._numbers.get(resource)
        if known is not None:
            return known
        has_codec = resource.blob is None or resource.alignment in _ALIGNMENTS
        if resource.dialect != "builtin" or not has_codec:
            raise NoCodec("resources of other dialects and big alignments go by text")
        if any(resource.key == other.key for other in self._numbers):
            raise NoCodec("resources of one key go by text, which renames them")
        return self._numbers.setdefault(resource, len(self._numbers))

    def sections(self, entries: Entries, pos: int) -> bytes:
        """Both sections, where they begin at this offset; nothing without resources."""
        if not self._numbers:
            return b""
        data = bytearray()
        infos = [encode(0), encode(0), encode(len(self._numbers))]
        for resource in self._numbers:
            start = len(data)
            if resource.blob is not None:
                alignment = resource.alignment
                data += encode(alignment) + encode(len(resource.data))
                data += _PADDING * (-len(data) % alignment) + resource.data
            key = encode(entries.string(resource.key))
            infos.append(key + encode(len(data) - start) + b"\0")
        return _aligned(infos, bytes(data), pos)


def _aligned(infos: list[bytes], data: bytes, pos: int) -> bytes:
    body = b"".join(infos)
    offsets = bytes((Section.RESOURCE_OFFSETS,)) + encode(len(body)) + body
    head = offsets + bytes((Section.RESOURCES | _ALIGNED,)) + encode(len(data))
    head += encode(_ALIGNMENTS[-1])
    return head + _PADDING * (-(pos + len(head)) % _ALIGNMENTS[-1]) + data
