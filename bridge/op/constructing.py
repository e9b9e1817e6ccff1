"""What the constructors of ops call: checks of what is given, and making the op."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from bridge.errors import Invalid
from bridge.ir.attributes import (
    EMPTY_DICTIONARY,
    Attribute,
    DenseArrayAttr,
    DictionaryAttr,
)
from bridge.ir.blocks import Block, Region
from bridge.ir.building import (
    BUILDERS,
    Builder,
    current_builder,
    python_line,
    terminate,
)
from bridge.ir.core import OP_CLASSES, Operation, make_last, make_operation, put_results
from bridge.ir.locations import UNKNOWN_LOC
from bridge.ir.types import DYNAMIC, I64, Type
from bridge.ir.values import (
    AnyLocation,
    BlockArgument,
    OpResult,
    Value,
    Wrapped,
    checked_location,
    new_result,
    set_operands,
)
from bridge.op.conversions import Convert, any_attr

ValueLike = Value | Operation | Wrapped
"""A value, an operation that has one result, or a value with operators."""
Dictionaries = tuple[DictionaryAttr, DictionaryAttr]


def _title(value: object) -> str:
    return "None" if value is None else type(value).__name__


def value(given: object, name: str, where: str) -> Value:
    """A value, or the one result of an operation.

    Raises `TypeError` for anything else, `ValueError` for another number of results.
    """
    if isinstance(given, OpResult | BlockArgument | Value):
        return given
    if isinstance(given, Operation):
        if len(given.results) == 1:
            return given.results[0]
        count = len(given.results)
        raise ValueError(
            f"{where}: {name!r} must be one value; {given.name} has {count} results"
        )
    if isinstance(given, Wrapped):
        return given.as_value()
    raise TypeError(
        f"{where}: {name!r} must be Value or Operation, not {_title(given)}"
    )


def values(given: object, name: str, where: str) -> tuple[Value, ...]:
    """Values, each as `value` takes it; the results of an operation are values too."""
    if isinstance(given, Operation):
        return given.results
    if isinstance(given, str | bytes | Value) or not isinstance(given, Iterable):
        raise TypeError(
            f"{where}: {name!r} must be Sequence[Value], not {_title(given)}"
        )
    return tuple([value(one, f"{name}[{i}]", where) for i, one in enumerate(given)])


def optional(given: object, name: str, where: str) -> tuple[Value, ...]:
    """No value for None, else one."""
    return () if given is None else (value(given, name, where),)


def grouped(
    given: object, name: str, where: str
) -> tuple[tuple[Value, ...], tuple[int, ...]]:
    """The values of groups, one after the other, and the size of each."""
    if isinstance(given, str | bytes | Value) or not isinstance(given, Iterable):
        raise TypeError(
            f"{where}: {name!r} must be Sequence[Sequence[Value]], not {_title(given)}"
        )
    groups = [values(one, f"{name}[{i}]", where) for i, one in enumerate(given)]
    flat = tuple([one for group in groups for one in group])
    return flat, tuple([len(group) for group in groups])


def mixed(
    given: object, name: str, where: str
) -> tuple[tuple[Value, ...], Attribute | None]:
    """Numbers and values in one list: the values, and the numbers with a mark for each
    of them. None stands for no list at all."""
    if given is None:
        return (), None
    if isinstance(given, str | bytes | Value) or not isinstance(given, Iterable):
        raise TypeError(
            f"{where}: {name!r} must be Sequence[int | Value], not {_title(given)}"
        )
    dynamic: list[Value] = []
    static: list[int] = []
    for i, one in enumerate(given):
        if isinstance(one, int):
            static.append(one)
        else:
            dynamic.append(value(one, f"{name}[{i}]", where))
            static.append(DYNAMIC)
    return tuple(dynamic), DenseArrayAttr.of(I64, static)


def types(given: object, name: str, where: str) -> tuple[Type, ...]:
    """One type, or several."""
    if isinstance(given, Type):
        return (given,)
    if isinstance(given, str | bytes) or not isinstance(given, Iterable):
        raise TypeError(
            f"{where}: {name!r} must be Type or Sequence[Type], not {_title(given)}"
        )
    return tuple([one_type(one, f"{name}[{i}]", where) for i, one in enumerate(given)])


def one_type(given: object, name: str, where: str) -> Type:
    """Exactly one type."""
    if not isinstance(given, Type):
        raise TypeError(f"{where}: {name!r} must be Type, not {_title(given)}")
    return given


def naming(convert: Convert, name: str, where: str) -> Convert:
    """A conversion whose errors name the argument."""

    def named(given: object) -> Attribute | None:
        try:
            return convert(given)
        except (TypeError, ValueError, OverflowError) as fault:
            kind = TypeError if isinstance(fault, TypeError) else ValueError
            said = str(fault)
            glue = "" if said.startswith("must be") else ": "
            raise kind(f"{where}: {name!r}{glue or ' '}{said}") from None

    return named


def discardable(given: object, where: str) -> DictionaryAttr:
    """The attributes that an op's row does not have."""
    if isinstance(given, DictionaryAttr):
        return given
    if not isinstance(given, Mapping):
        raise TypeError(f"{where}: 'attributes' must be a mapping, not {_title(given)}")
    entries = {}
    for name, attr in given.items():
        try:
            entries[name] = any_attr(attr)
        except TypeError as fault:
            raise TypeError(f"{where}: 'attributes'[{name!r}] {fault}") from None
    return DictionaryAttr.of(entries)


def without(entries: dict[str, Attribute | None]) -> DictionaryAttr:
    """A dictionary of the entries that are there."""
    return DictionaryAttr.of(
        {k: attr for k, attr in entries.items() if attr is not None}
    )


def uninferred(where: str) -> ValueError:
    """What is raised where the types of results do not follow from what was given."""
    return ValueError(f"{where}: its types do not follow from these: give 'results'")


def construct(
    name: str,
    operands: tuple[Value, ...],
    result_types: tuple[Type, ...],
    dictionaries: Dictionaries,
    location: AnyLocation | None,
) -> Operation:
    """`make_operation`, put where the current builder says; for constructors of ops.

    Its location is the builder's where `location` is none.
    """
    if location is not None:
        checked_location(location, OP_CLASSES[name].__name__)
    inside = BUILDERS.get()
    if inside is None:
        where = UNKNOWN_LOC if location is None else location
        return make_operation(name, operands, result_types, dictionaries, where)
    builder = inside[0]
    if type(builder) is not Builder:
        # A rewriter tells of what is inserted.
        where = builder.location if location is None else location
        op = make_operation(name, operands, result_types, dictionaries, where)
        return builder.insert(op)
    point, where = builder.place
    if location is not None:
        where = location
    elif builder.python_lines:
        where = python_line()
    if point is not None and point.before is None:
        block = point.block
        return make_last(block, name, operands, result_types, dictionaries, where)
    op = make_operation(name, operands, result_types, dictionaries, where)
    if point is not None:
        point.insert(op)
    return op


# Operations with more than operands and attributes ------------------------------------


def detached(
    name: str,
    operands: tuple[Value, ...],
    result_types: tuple[Type, ...],
    dictionaries: Dictionaries,
    location: AnyLocation | None,
) -> Operation:
    """An operation that is not inserted yet."""
    if location is not None:
        checked_location(location, OP_CLASSES[name].__name__)
    else:
        builder = current_builder()
        location = UNKNOWN_LOC
        if builder is not None:
            lines = builder.python_lines
            location = python_line() if lines else builder.location
    return make_operation(name, operands, result_types, dictionaries, location)


def placed(op: Operation) -> Operation:
    """The operation, inserted where the current builder says."""
    builder = current_builder()
    return op if builder is None else builder.insert(op)


def discard(op: Operation) -> None:
    """Makes an operation that could not be completed no user of anything."""
    set_operands(op, ())
    op.take_regions(())


def region(given: object, name: str, where: str) -> Region | None:
    """A region, or blocks that become one; None where a default is to be made."""
    if given is None or isinstance(given, Region):
        return given
    if isinstance(given, Block):
        return Region((given,))
    if isinstance(given, Sequence) and all(isinstance(one, Block) for one in given):
        return Region(given)
    raise TypeError(f"{where}: {name!r} must be Region or Block, not {_title(given)}")


def regions(given: object, name: str, where: str) -> tuple[Region, ...]:
    """Regions, or so many empty ones."""
    if isinstance(given, int):
        return tuple([Region() for _ in range(given)])
    if not isinstance(given, Iterable):
        raise TypeError(
            f"{where}: {name!r} must be Sequence[Region], not {_title(given)}"
        )
    found = [region(one, f"{name}[{i}]", where) for i, one in enumerate(given)]
    return tuple([Region() if one is None else one for one in found])


def block(given: object, name: str, where: str) -> Block:
    """A block to go to."""
    if not isinstance(given, Block):
        raise TypeError(f"{where}: {name!r} must be Block, not {_title(given)}")
    return given


def blocks(given: object, name: str, where: str) -> tuple[Block, ...]:
    """Blocks to go to."""
    if isinstance(given, Block) or not isinstance(given, Iterable):
        raise TypeError(
            f"{where}: {name!r} must be Sequence[Block], not {_title(given)}"
        )
    return tuple([block(one, f"{name}[{i}]", where) for i, one in enumerate(given)])


InferTypes = Callable[[Operation], Sequence[Type] | None]
EntryTypes = Callable[[Operation, int], Sequence[Type] | None]


def take_regions(
    op: Operation,
    given: tuple[Region | None, ...],
    entry_types: EntryTypes,
    single: tuple[bool, ...],
    implied: str,
) -> None:
    """Gives an operation its regions; those that are None are made.

    A region that has one block gets it, with the arguments that the op's class says,
    and with the implicit terminator where the op has no results to be given there.
    """
    op.take_regions([Region() if one is None else one for one in given])
    for index, one in enumerate(given):
        if one is not None:
            continue
        arguments = entry_types(op, index)
        if arguments is None and not single[index]:
            continue
        entry = op.regions[index].append(Block(arguments or ()))
        if implied and not op.results:
            terminate(entry, implied)


def infer(op: Operation, infer_types: InferTypes) -> None:
    """Gives an operation the results that its class, or its reader, infers."""
    try:
        found = infer_types(op)
    except (Invalid, AttributeError, IndexError, TypeError) as fault:
        raise uninferred(op.name) from fault
    if found is None or None in found:
        raise uninferred(op.name)
    put_results(op, tuple([new_result(ty, op, i) for i, ty in enumerate(found)]))


EMPTY: Final = EMPTY_DICTIONARY
