"""The vector dialect: transfers, contractions, masks, and names of results."""

from bridge.dialects.vector.contraction import ContractOp, OuterProductOp
from bridge.dialects.vector.masking import MaskOp
from bridge.dialects.vector.names import VscaleOp
from bridge.dialects.vector.transfers import TransferReadOp, TransferWriteOp

__all__ = [
    "ContractOp",
    "MaskOp",
    "OuterProductOp",
    "TransferReadOp",
    "TransferWriteOp",
    "VscaleOp",
]
