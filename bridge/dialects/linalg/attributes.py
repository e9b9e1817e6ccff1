"""Attributes of the linalg dialect: which function a named op applies."""

from __future__ import annotations

from bridge.ods.nodes import DefinedAttr


class BinaryFnAttr(DefinedAttr, name="linalg.binary_fn"):
    """A binary function: `add`, `sub`, `mul`, `div`, `max_signed`, `powf`, …."""

    value: str


class ElementwiseKindAttr(DefinedAttr, name="linalg.elementwise_kind"):
    """The function of `linalg.elementwise`: unary, binary or ternary."""

    value: str


class IteratorTypeAttr(DefinedAttr, name="linalg.iterator_type"):
    """An iterator type: `parallel` or `reduction`."""

    value: str


class TernaryFnAttr(DefinedAttr, name="linalg.ternary_fn"):
    """A ternary function: `select`."""

    value: str


class TypeFnAttr(DefinedAttr, name="linalg.type_fn"):
    """A cast of operands: `cast_signed` or `cast_unsigned`."""

    value: str


class UnaryFnAttr(DefinedAttr, name="linalg.unary_fn"):
    """A unary function: `exp`, `log`, `abs`, `ceil`, `negf`, `sqrt`, …."""

    value: str
