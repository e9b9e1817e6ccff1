"""The linalg dialect: structured ops over tensors and memrefs."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "linalg",
    constants="arith",
    modules=(
        "convolved",
        "generic",
        "named",
        "payloads",
        "products",
        "relayout",
        "softmax",
    ),
    result_names={
        "broadcast": "broadcasted",
        "map": "mapped",
        "pack": "pack",
        "reduce": "reduced",
        "transpose": "transposed",
        "unpack": "unpack",
    },
    summaries={
        "#binary_fn": "A binary function: `add`, `sub`, `max_signed`, `powf`, ….",
        "#elementwise_kind": "The function of a `linalg.elementwise`.",
        "#iterator_type": "An iterator type: `parallel` or `reduction`.",
        "#ternary_fn": "A ternary function: `select`.",
        "#type_fn": "A cast of operands: `cast_signed` or `cast_unsigned`.",
        "#unary_fn": "A unary function: `exp`, `log`, `abs`, `ceil`, `sqrt`, ….",
    },
)
__getattr__ = exports(DIALECT)
