"""The acc dialect: OpenACC constructs and their clauses."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "acc",
    modules=("constructs", "entries", "kernels", "loop_rules", "recipes"),
    syntax={"attributes": "dimensions"},
    directives=("clauses", "data", "loops"),
)
__getattr__ = exports(DIALECT)
