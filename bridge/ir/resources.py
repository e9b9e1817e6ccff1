"""Resources: big blobs that attributes name and the file's metadata holds."""

from __future__ import annotations


class Resource:
    """A blob that attributes of a file refer to by a key; equal to itself alone.

    The blob is upstream's encoding, an alignment of four bytes before the data; it is
    None where the file's metadata has no entry for the key. A hex text that was read
    is decoded when the bytes are first asked for.
    """

    __slots__ = ("__weakref__", "_blob", "_digits", "dialect", "key")

    def __init__(
        self,
        key: str,
        blob: bytes | None = None,
        *,
        digits: str | None = None,
        dialect: str = "builtin",
    ) -> None:
        self.key = key
        self.dialect = dialect
        self._blob = blob
        self._digits = digits

    @property
    def blob(self) -> bytes | None:
        if self._blob is None and self._digits is not None:
            self._blob = bytes.fromhex(self._digits)
        return self._blob

    @blob.setter
    def blob(self, blob: bytes | None) -> None:
        self._blob = blob
        self._digits = None

    @property
    def digits(self) -> str | None:
        """The blob in upper case hex, as upstream writes it."""
        if self._digits is None and self._blob is not None:
            return self._blob.hex().upper()
        return self._digits

    @digits.setter
    def digits(self, digits: str) -> None:
        self._digits = digits
        self._blob = None

    @property
    def alignment(self) -> int:
        """What the data must be aligned to, in bytes."""
        return int.from_bytes((self.blob or b"")[:4], "little")

    @property
    def data(self) -> memoryview:
        """The data, without the alignment."""
        return memoryview(self.blob or b"")[4:]

    def __repr__(self) -> str:
        return f"<resource {self.key} of {self.dialect}>"
