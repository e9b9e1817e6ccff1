"""The vector dialect: transfers, contractions and masks."""

from bridge.dialects.op import RESULT_NAMES
from bridge.dialects.vector.contraction import ContractOp, OuterProductOp
from bridge.dialects.vector.masking import MaskOp
from bridge.dialects.vector.transfers import TransferReadOp, TransferWriteOp

__all__ = [
    "ContractOp",
    "MaskOp",
    "OuterProductOp",
    "TransferReadOp",
    "TransferWriteOp",
]

RESULT_NAMES["vector.vscale"] = "vscale"
