"""The affine algebra: expressions, maps and integer sets, as upstream has them."""

# Filling the table of simplifications is what this import is for.
from bridge.ir.affine import fold as _fold  # noqa: F401
from bridge.ir.affine.expr import (
    AffineAdd,
    AffineBinary,
    AffineCeilDiv,
    AffineConstant,
    AffineDim,
    AffineExpr,
    AffineFloorDiv,
    AffineMod,
    AffineMul,
    AffineSymbol,
    Undefined,
    postorder,
)
from bridge.ir.affine.maps import AffineMap
from bridge.ir.affine.relation import simplify_integer_set
from bridge.ir.affine.sets import IntegerSet, PresburgerSet
from bridge.ir.affine.simplify import simplify_affine_expr

__all__ = [
    "AffineAdd",
    "AffineBinary",
    "AffineCeilDiv",
    "AffineConstant",
    "AffineDim",
    "AffineExpr",
    "AffineFloorDiv",
    "AffineMap",
    "AffineMod",
    "AffineMul",
    "AffineSymbol",
    "IntegerSet",
    "PresburgerSet",
    "Undefined",
    "postorder",
    "simplify_affine_expr",
    "simplify_integer_set",
]
