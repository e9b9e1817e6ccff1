"""Passes over symbols and maps: test-symbol-rauw and test-affine-walk."""

from __future__ import annotations

from bridge import Operation
from bridge.ir.affine import AffineBinary, AffineExpr
from bridge.ir.attributes import AffineMapAttr, StringAttr
from bridge.ir.symbols import replace_symbol_uses, symbol_name
from bridge.passes import Pass
from test_dialect.output import remark
from test_dialect.passes.printing import post_order


class SymbolRauw(Pass, name="test-symbol-rauw", anchor="builtin.module"):
    """Renames the symbols that an attribute names anew."""

    def run(self, op: Operation) -> None:
        for inner in post_order(op)[:-1]:
            new, old = inner.get("sym.new_name"), symbol_name(inner)
            if isinstance(new, StringAttr) and old is not None:
                around = inner.parent_op
                assert around is not None  # it is inside the module
                replace_symbol_uses(around, old, new.value)
                inner.set_property("sym_name", new)


class AffineWalk(Pass, name="test-affine-walk"):
    """Tells of the first modulus of each result of a map."""

    def run(self, op: Operation) -> None:
        for inner in post_order(op):
            for _, attr in (*inner.properties.entries, *inner.attributes.entries):
                if isinstance(attr, AffineMapAttr):
                    for expr in attr.map.results:
                        if _has_modulus(expr):
                            remark(inner, "mod expression: ")


def _has_modulus(expr: AffineExpr) -> bool:
    if not isinstance(expr, AffineBinary):
        return False
    return "mod" in str(expr)
