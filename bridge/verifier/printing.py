"""Printing operations, in the syntax of their dialects where they are fit for it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

from bridge.ir.core import Operation
from bridge.ir.guard import bulk
from bridge.ods.registry import REFERENCE
from bridge.op.registry import is_terminator, syntax_of
from bridge.records import Record
from bridge.text.asm_writer import print_custom
from bridge.text.printer import DEFAULT, PrintOptions, print_generic
from bridge.verifier.fitness import check_depth, custom_plan, plan_of_verified
from bridge.verifier.rules import forget


def print_operation(
    op: Operation,
    options: PrintOptions = DEFAULT,
    *,
    generic: bool = False,
    assume_verified: bool = False,
) -> str:
    """The text of an operation; generic where its syntax would leave something out.

    What the caller has verified is not asked whether that is so. Raises `Unsupported`
    where it nests too deeply, and `Crash` where what writes an operation fails.
    """
    with bulk:
        if generic or assume_verified:
            check_depth(op)
        if not generic:
            plan = plan_of_verified(op) if assume_verified else custom_plan(op)
            forget()
            if plan is not None:
                return print_custom(op, syntax_of, is_terminator, options, plan)
        return print_generic(op, options, registry=REFERENCE)


class Form(Record):
    """How to print, by `print_operation`."""

    generic: bool = False
    options: PrintOptions = DEFAULT
    assume_verified: bool = False

    def text(self, op: Operation, *, verified: bool = False) -> str:
        """The text of an operation, which its caller may just have verified."""
        return print_operation(
            op,
            self.options,
            generic=self.generic,
            assume_verified=verified or self.assume_verified,
        )


_PLAIN: Final = Form()
_form: Final[ContextVar[Form]] = ContextVar("form")


@contextmanager
def printing_as(form: Form) -> Iterator[None]:
    """Has `str` give operations in a form, as the options of mlir-opt have it."""
    token = _form.set(form)
    try:
        yield
    finally:
        _form.reset(token)


def shown(op: Operation) -> str:
    """What `str` gives for an operation, with a line break at the end."""
    return _form.get(_PLAIN).text(op)
