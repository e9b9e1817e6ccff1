"""Attributes of the linalg dialect: which function a named op applies."""

from __future__ import annotations

from bridge.ods.nodes import DefinedAttr


class BinaryFnAttr(DefinedAttr, name="linalg.binary_fn"):
    """A function of two values: `add`, `sub`, `mul`, `div`, `max_signed`, `powf`, …."""

    value: str


class ElementwiseKindAttr(DefinedAttr, name="linalg.elementwise_kind"):
    """What `linalg.elementwise` applies: a unary, binary or ternary function."""

    value: str


class IteratorTypeAttr(DefinedAttr, name="linalg.iterator_type"):
    """What a loop is: `parallel` or `reduction`."""

    value: str


class TernaryFnAttr(DefinedAttr, name="linalg.ternary_fn"):
    """A function of three values: `select`."""

    value: str


class TypeFnAttr(DefinedAttr, name="linalg.type_fn"):
    """How operands are cast: `cast_signed` or `cast_unsigned`."""

    value: str


class UnaryFnAttr(DefinedAttr, name="linalg.unary_fn"):
    """A function of one value: `exp`, `log`, `abs`, `ceil`, `negf`, `sqrt`, …."""

    value: str
