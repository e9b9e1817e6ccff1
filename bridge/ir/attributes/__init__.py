"""Every builtin attribute of upstream, and dialects' own kept as they are written.

Locations are attributes as well, and live in `bridge.ir.locations`.
"""

from bridge.ir.attributes.base import (
    Attribute,
)
from bridge.ir.attributes.containers import (
    ArrayAttr,
    DictionaryAttr,
    EMPTY_DICTIONARY,
)
from bridge.ir.attributes.elements import (
    DenseArrayAttr,
    DenseElementsAttr,
    DenseResourceAttr,
    DenseStringElementsAttr,
    IntegerSetAttr,
    SparseElementsAttr,
)
from bridge.ir.attributes.scalars import (
    AffineMapAttr,
    DialectAttr,
    DistinctAttr,
    FloatAttr,
    IntegerAttr,
    StridedLayoutAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
    WRITTEN_EMPTY,
    _WrittenEmpty,
)

__all__ = [
    "AffineMapAttr",
    "ArrayAttr",
    "Attribute",
    "DenseArrayAttr",
    "DenseElementsAttr",
    "DenseResourceAttr",
    "DenseStringElementsAttr",
    "DialectAttr",
    "DictionaryAttr",
    "DistinctAttr",
    "EMPTY_DICTIONARY",
    "FloatAttr",
    "IntegerAttr",
    "IntegerSetAttr",
    "SparseElementsAttr",
    "StridedLayoutAttr",
    "StringAttr",
    "SymbolRefAttr",
    "TypeAttr",
    "UnitAttr",
    "WRITTEN_EMPTY",
    "_WrittenEmpty",
]
