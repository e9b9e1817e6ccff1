"""The contents of the parentheses of OpenMP clauses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bridge.dialects.omp.words import cases, read_word, word_attr, word_of
from bridge.ir.attributes import (
    UNIT,
    ArrayAttr,
    Attribute,
    IntegerAttr,
    SymbolRefAttr,
)
from bridge.ir.core import Operation
from bridge.ir.types import I64, DialectType, Type
from bridge.ods.directives import Arguments, Directive, Directives
from bridge.ods.format_types import Reading
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.tokens import Token

Typed = tuple[Token, Type]

MNEMONICS: Final = {
    "bind_kind": "bindkind",
    "cancel_directive": "cancellationconstructtype",
    "memory_order": "memoryorderkind",
    "proc_bind_kind": "procbindkind",
    "severity": "clause_severity",
}
"""The attribute in a clause, by the name it has in the op."""


def read_typed(r: AsmReader) -> Typed:
    """`%a : t`."""
    operand = r.operand()
    return operand, r.colon_type()


def put_typed(
    reading: Reading, arguments: Arguments, first: int, found: list[Typed]
) -> None:
    """Keeps operands and their types in two arguments next to each other."""
    arguments[first].put(reading, [operand for operand, _ in found])
    arguments[first + 1].put(reading, [ty for _, ty in found])


def is_iterated(ty: Type) -> bool:
    """Whether a value stands for all values of an iterator."""
    return isinstance(ty, DialectType) and ty.mnemonic == "iterated"


def write_list(w: AsmWriter, count: int, write: Callable[[int], None]) -> None:
    """What `write` puts down for each number, with commas between."""
    for number in range(count):
        w.text(", " if number else "")
        write(number)


def _write_typed(w: AsmWriter, op: Operation, arguments: Arguments, at: int) -> None:
    values = arguments[at].of(op)

    def write(number: int) -> None:
        w.put(values[number], " : ", values[number].type)

    write_list(w, len(values), write)


# Words ------------------------------------------------------------------------------


def _read_word(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    found = read_word(r, MNEMONICS[arguments[0].name])
    arguments[0].put(reading, found)


def _write_word(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    w.text(word_of(arguments[0].of(op)))


_HINTS: Final = {
    "uncontended": 1,
    "contended": 2,
    "nonspeculative": 4,
    "speculative": 8,
}


def _read_hint_word(r: AsmReader) -> int:
    word = r.any_word()
    if word not in _HINTS:
        raise r.op_error_here(f"{word} is not a valid hint", r.here())
    return _HINTS[word]


def _read_hint(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    hint = 0
    if not r.accept_word("none"):
        for value in r.items(lambda: _read_hint_word(r)):
            hint |= value
    arguments[0].put(reading, IntegerAttr(hint, I64))


def _write_hint(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    value = arguments[0].of(op).value
    words = [word for word, bit in _HINTS.items() if value & bit]
    w.text(", ".join(words) if value else "none")


def _read_order(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """`reproducible:concurrent`."""
    token = r.peek()
    known = cases("order_mod")
    if known is not None and known.value(token.text) is not None:
        arguments[1].put(reading, read_word(r, "order_mod"))
        r.expect(":", "expected ':'")
    arguments[0].put(reading, read_word(r, "orderkind"))


def _write_order(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    kind, modifier = arguments[0].of(op), arguments[1].of(op)
    w.put(f"{word_of(modifier)}:" if modifier is not None else "", word_of(kind))


# Schedules and granularity ----------------------------------------------------------

_WITH_CHUNK: Final = ("static", "dynamic", "guided")


def _read_schedule(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """`dynamic = %c : i32, nonmonotonic, simd`."""
    kind, modifier, simd, chunk, chunk_type = arguments
    word = r.any_word()
    known = cases("schedulekind")
    if known is not None and known.value(word) is None:
        raise r.op_error_here(" expected schedule kind", r.name_pos)
    kind.put(reading, word_attr("schedulekind", word))
    if word in _WITH_CHUNK and r.accept("="):
        operand, ty = read_typed(r)
        chunk.put(reading, [operand])
        chunk_type.put(reading, [ty])
    modifiers = []
    while r.accept(","):
        modifiers.append(r.any_word())
    modifiers = _checked_modifiers(r, modifiers)
    if modifiers:
        modifier.put(reading, word_attr("sched_mod", modifiers[0]))
    if len(modifiers) > 1:
        simd.put(reading, UNIT)


def _checked_modifiers(r: AsmReader, modifiers: list[str]) -> list[str]:
    if len(modifiers) > 2:
        raise r.op_error_here(" unexpected modifier(s)", r.name_pos)
    known = cases("sched_mod")
    for word in modifiers:
        if known is not None and known.value(word) is None:
            raise r.op_error_here(f" unknown modifier type: {word}", r.name_pos)
    if modifiers == ["simd"]:
        return ["none", "simd"]
    if len(modifiers) == 2 and (modifiers[0] == "simd" or modifiers[1] != "simd"):
        raise r.op_error_here(" incorrect modifier order", r.name_pos)
    return modifiers


def _write_schedule(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    kind, modifier, simd, chunk, _ = (argument.of(op) for argument in arguments)
    w.text(word_of(kind))
    for value in chunk:
        w.put(" = ", value, " : ", value.type)
    w.text(f", {word_of(modifier)}" if modifier is not None else "")
    w.text(", simd" if simd is not None else "")


def _granularity(mnemonic: str, name: str) -> Directive:
    """`strict, %a : i32`."""

    def read(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
        token = r.peek()
        if token.kind == "bare":
            known = cases(mnemonic)
            r.take()
            if known is not None and known.value(token.text) is None:
                message = f"invalid {name} modifier : '{token.text}'"
                raise r.op_error_here(message, r.here())
            arguments[0].put(reading, word_attr(mnemonic, token.text))
            r.expect(",", "expected ','")
        with r.followed_by(f"expected {name} operand"):
            operand = r.operand()
        put_typed(reading, arguments, 1, [(operand, r.colon_type())])

    def write(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
        modifier = arguments[0].of(op)
        w.text(f"{word_of(modifier)}, " if modifier is not None else "")
        for value in arguments[1].of(op):
            w.put(value, ": ", value.type)

    return Directive(read, write)


# Lists of variables -----------------------------------------------------------------


def _read_allocate(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """`%allocator : t -> %variable : t, …`."""
    variables: list[Typed] = []
    allocators: list[Typed] = []

    def read_one() -> None:
        allocators.append(read_typed(r))
        r.expect("->", "expected '->'")
        variables.append(read_typed(r))

    r.items(read_one)
    put_typed(reading, arguments, 0, variables)
    put_typed(reading, arguments, 2, allocators)


def _write_allocate(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    variables, allocators = arguments[0].of(op), arguments[2].of(op)

    def write(number: int) -> None:
        w.put(allocators[number], " : ", allocators[number].type, " -> ")
        w.put(variables[number], " : ", variables[number].type)

    write_list(w, len(variables), write)


def _read_linear(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """`%a : t = %step : t, val(%b : t = %step : t)`."""
    variables: list[Typed] = []
    steps: list[Typed] = []
    modifiers: list[Attribute] = []

    def read_one() -> None:
        token = r.peek()
        modifier: Attribute = UNIT
        if token.kind == "bare":
            r.take()
            r.expect("(", "expected '('")
            modifier = word_attr("linear_modifier", token.text)
        variables.append(read_typed(r))
        r.expect("=", "expected '='")
        steps.append(read_typed(r))
        modifiers.append(modifier)
        if modifier is not UNIT:
            r.expect(")", "expected ')'")

    r.items(read_one)
    put_typed(reading, arguments, 0, variables)
    put_typed(reading, arguments, 2, steps)
    if any(modifier is not UNIT for modifier in modifiers):
        arguments[4].put(reading, ArrayAttr(tuple(modifiers)))


def _write_linear(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    variables, steps = arguments[0].of(op), arguments[2].of(op)
    found = arguments[4].of(op)
    modifiers = found.elements if isinstance(found, ArrayAttr) else ()

    def write(number: int) -> None:
        modifier = modifiers[number] if number < len(modifiers) else UNIT
        word = word_of(modifier)
        w.put(f"{word}(" if word else "", variables[number], " : ")
        w.put(variables[number].type, " = ", steps[number], " : ", steps[number].type)
        w.text(")" if word else "")

    write_list(w, len(variables), write)


def _read_aligned(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """`%a : t -> 32 : i64, …`."""
    alignments: list[Attribute] = []

    def read_one() -> Typed:
        found = read_typed(r)
        r.expect("->", "expected '->'")
        alignments.append(r.attribute())
        return found

    put_typed(reading, arguments, 0, r.items(read_one))
    arguments[2].put(reading, ArrayAttr(tuple(alignments)))


def _write_aligned(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    values, alignments = arguments[0].of(op), arguments[2].of(op).elements

    def write(number: int) -> None:
        w.put(values[number], " : ", values[number].type, " -> ", alignments[number])

    write_list(w, len(values), write)


def _read_copied(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """`%a -> @copy : t, …`."""
    symbols: list[Attribute] = []

    def read_one() -> Typed:
        operand = r.operand()
        r.expect("->", "expected '->'")
        symbols.append(r.attribute_of(SymbolRefAttr))
        return operand, r.colon_type()

    put_typed(reading, arguments, 0, r.items(read_one))
    arguments[2].put(reading, ArrayAttr(tuple(symbols)))


def _write_copied(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    values, symbols = arguments[0].of(op), arguments[2].of(op).elements

    def write(number: int) -> None:
        w.put(values[number], " -> ", symbols[number], " : ", values[number].type)

    write_list(w, len(values), write)


def _read_depend(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """`taskdependin -> %a : t, …`: pointers, and results of iterators."""
    found: dict[bool, list[Typed]] = {False: [], True: []}
    kinds: dict[bool, list[Attribute]] = {False: [], True: []}

    def read_one() -> None:
        kind = read_word(r, "clause_task_depend")
        r.expect("->", "expected '->'")
        typed = read_typed(r)
        found[is_iterated(typed[1])].append(typed)
        kinds[is_iterated(typed[1])].append(kind)

    r.items(read_one)
    for iterated, first in ((False, 0), (True, 3)):
        put_typed(reading, arguments, first, found[iterated])
        arguments[first + 2].put(reading, ArrayAttr(tuple(kinds[iterated])))


def _write_depend(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    entries = []
    for first in (0, 3):
        kinds = arguments[first + 2].of(op)
        if isinstance(kinds, ArrayAttr):
            values = arguments[first].of(op)
            entries += list(zip(kinds.elements, values, strict=False))

    def write(number: int) -> None:
        kind, value = entries[number]
        w.put(f"{word_of(kind)} -> ", value, " : ", value.type)

    write_list(w, len(entries), write)


def _read_affinity(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """`%a : t, …`: entries, and results of iterators."""
    found = r.items(lambda: read_typed(r))
    put_typed(reading, arguments, 0, [t for t in found if is_iterated(t[1])])
    put_typed(reading, arguments, 2, [t for t in found if not is_iterated(t[1])])


def _write_affinity(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    entries, iterated = arguments[2].of(op), arguments[0].of(op)
    _write_typed(w, op, arguments, 2)
    w.text(", " if entries and iterated else "")
    _write_typed(w, op, arguments, 0)


def _read_clis(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """`(%a) <- (%b)`: generated loops, and the loops they are generated from."""
    if not r.accept("<"):
        arguments[0].put(reading, r.operands("("))
        r.expect("<", "expected '<'")
    r.expect("-", "expected '-'")
    arguments[1].put(reading, r.operands("("))


def _write_clis(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    made, used = arguments[0].of(op), arguments[1].of(op)
    if made:
        w.put("(", made, ")")
    if used:
        w.put(" <- (", used, ")")


def _read_uniform(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """`%a : t, …`."""
    put_typed(reading, arguments, 0, r.items(lambda: read_typed(r)))


def _write_uniform(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    values = arguments[0].of(op)

    def write(number: int) -> None:
        w.put(values[number], " : ", values[number].type)

    write_list(w, len(values), write)


DIRECTIVES: Final[Directives] = {
    "AffinityClause": Directive(_read_affinity, _write_affinity),
    "AlignedClause": Directive(_read_aligned, _write_aligned),
    "AllocateAndAllocator": Directive(_read_allocate, _write_allocate),
    "ClauseAttr": Directive(_read_word, _write_word),
    "Copyprivate": Directive(_read_copied, _write_copied),
    "DependVarList": Directive(_read_depend, _write_depend),
    "LinearClause": Directive(_read_linear, _write_linear),
    "LoopTransformClis": Directive(_read_clis, _write_clis),
    "OrderClause": Directive(_read_order, _write_order),
    "ScheduleClause": Directive(_read_schedule, _write_schedule),
    "SynchronizationHint": Directive(_read_hint, _write_hint),
    "UniformClause": Directive(_read_uniform, _write_uniform),
    "GrainsizeClause": _granularity("grainsizetype", "grainsize"),
    "NumTasksClause": _granularity("numtaskstype", "num_tasks"),
}
