"""The vector dialect: transfers, contractions and masks."""

from bridge.dialects.attributes.vector import (
    CombiningKindAttr,
    IteratorTypeAttr,
    PrintPunctuationAttr,
)
from bridge.dialects.vector.contraction import (
    ContractOp,
    OuterProductOp,
)
from bridge.dialects.vector.elements import (
    DeinterleaveOp,
    ExtractOp,
    ExtractStridedSliceOp,
    FromElementsOp,
    InsertOp,
    InsertStridedSliceOp,
    InterleaveOp,
    ScalableExtractOp,
    ScalableInsertOp,
    ShuffleOp,
    ToElementsOp,
)
from bridge.dialects.vector.masking import (
    ConstantMaskOp,
    CreateMaskOp,
    MaskOp,
    YieldOp,
)
from bridge.dialects.vector.memory import (
    CompressStoreOp,
    ExpandLoadOp,
    GatherOp,
    LoadOp,
    MaskedLoadOp,
    MaskedStoreOp,
    ScatterOp,
    StoreOp,
)
from bridge.dialects.vector.reductions import (
    FMAOp,
    MultiReductionOp,
    ReductionOp,
    ScanOp,
)
from bridge.dialects.vector.transfers import (
    TransferReadOp,
    TransferWriteOp,
)
from bridge.dialects.vector.views import (
    BitcastOp,
    BroadcastOp,
    PrintOp,
    ShapeCastOp,
    StepOp,
    TransposeOp,
    TypeCastOp,
    VectorScaleOp,
)

__all__ = [
    "BitcastOp",
    "BroadcastOp",
    "CombiningKindAttr",
    "CompressStoreOp",
    "ConstantMaskOp",
    "ContractOp",
    "CreateMaskOp",
    "DeinterleaveOp",
    "ExpandLoadOp",
    "ExtractOp",
    "ExtractStridedSliceOp",
    "FMAOp",
    "FromElementsOp",
    "GatherOp",
    "InsertOp",
    "InsertStridedSliceOp",
    "InterleaveOp",
    "IteratorTypeAttr",
    "LoadOp",
    "MaskOp",
    "MaskedLoadOp",
    "MaskedStoreOp",
    "MultiReductionOp",
    "OuterProductOp",
    "PrintOp",
    "PrintPunctuationAttr",
    "ReductionOp",
    "ScalableExtractOp",
    "ScalableInsertOp",
    "ScanOp",
    "ScatterOp",
    "ShapeCastOp",
    "ShuffleOp",
    "StepOp",
    "StoreOp",
    "ToElementsOp",
    "TransferReadOp",
    "TransferWriteOp",
    "TransposeOp",
    "TypeCastOp",
    "VectorScaleOp",
    "YieldOp",
]
