"""Every builtin attribute of upstream, and dialects' own in opaque form.

Locations are attributes as well, and live in `bridge.ir.locations`.
"""

from bridge.ir.attributes.base import Attribute
from bridge.ir.attributes.containers import (
    EMPTY_DICTIONARY,
    WRITTEN_EMPTY,
    ArrayAttr,
    DictionaryAttr,
    Entries,
    elements_of,
)
from bridge.ir.attributes.elements import (
    DenseArrayAttr,
    DenseElementsAttr,
    DenseResourceAttr,
    DenseStringElementsAttr,
    ResourceHandle,
    SparseElementsAttr,
    integers_of,
)
from bridge.ir.attributes.scalars import (
    FALSE,
    TRUE,
    UNIT,
    AffineMapAttr,
    DialectAttr,
    DistinctAttr,
    FloatAttr,
    IntegerAttr,
    IntegerSetAttr,
    OpaqueAttr,
    SpelledAs,
    StridedLayoutAttr,
    StringAttr,
    Stripped,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
    type_of,
)

__all__ = [
    "EMPTY_DICTIONARY",
    "FALSE",
    "TRUE",
    "UNIT",
    "WRITTEN_EMPTY",
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
    "Entries",
    "FloatAttr",
    "IntegerAttr",
    "IntegerSetAttr",
    "OpaqueAttr",
    "ResourceHandle",
    "SparseElementsAttr",
    "SpelledAs",
    "StridedLayoutAttr",
    "StringAttr",
    "Stripped",
    "SymbolRefAttr",
    "TypeAttr",
    "UnitAttr",
    "elements_of",
    "integers_of",
    "type_of",
]
