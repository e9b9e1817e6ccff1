"""Transfers as loops over their first dimensions, or as one transfer for each row.

Upstream: `populateVectorToSCFConversionPatterns`. Unlike there, memory on the stack is
allocated before the loops around a transfer, a mask that has the order of the memory is
not taken for one in the order of the vector, and what is masked by `vector.mask` stays.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from bridge.dialects.vector.lowering.transfer_loops import (
    buffered,
    printed,
    strided,
    transposed,
    unrolled,
)
from bridge.dialects.vector.lowering.transfer_loops.rows import Options
from bridge.dialects.vector.transfers import TransferReadOp, TransferWriteOp
from bridge.rewrite.patterns import FunctionPattern, Pattern

__all__ = ["Options", "patterns"]

_BOTH: Final = (TransferReadOp, TransferWriteOp)


def patterns(options: Options) -> list[Pattern]:
    """Those of transfers, and that of vectors that are printed."""
    found: list[Pattern] = []
    if options.full_unroll:
        found += [
            FunctionPattern(partial(unrolled.read, options), (TransferReadOp,), 1),
            FunctionPattern(partial(unrolled.write, options), (TransferWriteOp,), 1),
        ]
    else:
        found += [
            FunctionPattern(partial(buffered.prepare, options), _BOTH, 1),
            FunctionPattern(partial(buffered.unpack, options), _BOTH, 1),
        ]
    if options.lower_scalable:
        write = partial(transposed.write, options)
        found.append(FunctionPattern(write, (TransferWriteOp,), 1))
    if options.target_rank == 1:
        found += [strided.transfer]
    return [*found, printed.vector]
