"""How functions and calls are constructed, and functions of Python's functions."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from typing import Final, get_args

from bridge.dialects.func.ops import CallOp, FuncOp, ReturnOp
from bridge.ir.core import Operation
from bridge.ir.types import FunctionType, Type
from bridge.ir.values import AnyLocation
from bridge.op.constructing import ValueLike, types

Signature = FunctionType | tuple[Sequence[Type], Sequence[Type]]


def make_function(
    name: str,
    type: Signature,
    *,
    visibility: str | None = None,
    declaration: bool = False,
    attributes: Mapping[str, object] | None = None,
    location: AnyLocation | None = None,
) -> FuncOp:
    """A function with an empty body, whose arguments are those of its type.

    `with function.body() as arguments:` fills it; a declaration has no body.
    """
    made: FuncOp = FuncOp.from_row(
        name,
        type,
        sym_visibility="private" if declaration and not visibility else visibility,
        attributes=attributes,
        location=location,
    )
    if declaration and made.body_.blocks:
        made.body_.remove(made.body_.blocks[0])
    return made


def make_call(
    callee: str | FuncOp,
    operands: Sequence[ValueLike] = (),
    results: Type | Sequence[Type] | None = None,
    *,
    attributes: Mapping[str, object] | None = None,
    location: AnyLocation | None = None,
) -> CallOp:
    """A call; the types of its results are those of a function that is given."""
    if results is None:
        if not isinstance(callee, FuncOp):
            raise ValueError("CallOp: 'results' must be given where 'callee' is a name")
        results = callee.type.results
    made: CallOp = CallOp.from_row(
        types(results, "results", "CallOp"),
        callee,
        operands,
        attributes=attributes,
        location=location,
    )
    return made


def function(body: Callable[..., object]) -> FuncOp:
    """A decorator: the function that a function of Python describes.

    Its annotations are types, or `Annotated[Value, F32]`; it is called once with the
    arguments of the body, and returns a value, several, or none.
    """
    hints = inspect.get_annotations(body, eval_str=True)
    returned = _types(hints.pop("return", None))
    inputs = []
    for name in inspect.signature(body).parameters:
        if name not in hints:
            raise TypeError(f"function: {name!r} has no annotation")
        inputs += _types(hints[name])
    made = make_function(body.__name__, (inputs, returned))
    entry = made.body_.blocks[0]
    for argument, name in zip(entry.arguments, hints, strict=True):
        argument.name = name
    with entry():
        found = body(*entry.arguments)
        if entry.last is None or not isinstance(entry.last, ReturnOp):
            ReturnOp.construct(*_results(found))
    return made


def _results(found: object) -> tuple[object, ...]:
    if found is None:
        return ()
    return (found if isinstance(found, Sequence) else (found,),)


def _types(hint: object) -> list[Type]:
    """The types that an annotation names: none, one or several."""
    if hint is None:
        return []
    if isinstance(hint, Type):
        return [hint]
    if isinstance(hint, tuple):
        return [ty for part in hint for ty in _types(part)]
    found = [part for part in get_args(hint) if isinstance(part, Type)]
    if not found:
        found = [ty for part in get_args(hint) for ty in _types(part)]
    return found


CONSTRUCTORS: Final[Mapping[str, Callable[..., object]]] = {
    "call": make_call,
    "func": make_function,
}
RESULT_TYPES: Final[Mapping[str, object]] = {}


def _parameters(op: Operation, region: int) -> Sequence[Type]:
    """What a function takes."""
    assert isinstance(op, FuncOp)
    return op.type.inputs


ENTRY_TYPES: Final = {"func": _parameters}
