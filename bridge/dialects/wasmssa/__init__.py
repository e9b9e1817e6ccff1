"""The wasmssa dialect: WebAssembly in SSA form."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "wasmssa",
    inference="inference",
    modules=("ops", "rules"),
    rules="node_rules",
    directives=("ops",),
    summaries={"!local": "A reference to a local."},
)
__getattr__ = exports(DIALECT)
