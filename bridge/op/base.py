"""Ops with rules of their own: one class an op, bound to its row.

A class has an accessor for all that its row has. As annotations it lists those that its
own code reads, for the type checker; what no table can say are its methods. What
several ops share is in a base class, which has no name. A name the row lacks, or
another arity, fails when the class is made.
Every operation of that name is an instance of the class from the moment it is made; an
op without a class written here has one that is made from its row.

Accessors have upstream's names in Python's spelling. One that is Python's own, or that
every operation has in another meaning, ends with an underscore: `in_`, `results_`.
Attributes and operands may be replaced through them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import new_class
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self, TypeVar

from bridge.errors import Unsupported
from bridge.ir.attributes import IntegerAttr
from bridge.ir.blocks import Block, Region
from bridge.ir.core import OP_CLASSES, Operation
from bridge.ir.values import OpResult, Value
from bridge.later import deferred
from bridge.ods.dialect import dialect
from bridge.ods.rows import REMOVE, Row, row
from bridge.op.accessors import accessors

if TYPE_CHECKING:
    from bridge.interpreter import programs
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Constant, Defined, Meaning, Returns
    from bridge.ir.symbols import SymbolTables
    from bridge.op import constructors, declared
    from bridge.op.folding import Constants, Folded
    from bridge.text.asm_reader import AsmReader
    from bridge.text.asm_writer import AsmWriter
    from bridge.text.operation_state import OperationState, SetLabel, SetName

__all__ = [
    "CLASSES",
    "Block",
    "Blocks",
    "Groups",
    "NotModelled",
    "Op",
    "OpResult",
    "Region",
    "Regions",
    "Rule",
    "Value",
    "Values",
    "accessors",
    "constant_integer",
    "derive",
    "not_modelled",
    "of_signature",
]

if not TYPE_CHECKING:
    constructors = deferred("bridge.op.constructors")
    declared = deferred("bridge.op.declared")
    programs = deferred("bridge.interpreter.programs")

Values = tuple[Value, ...]
Groups = tuple[Values, ...]
Regions = tuple[Region, ...]
Blocks = tuple[Block, ...]
Rule = Callable[[Operation], None]
"""What an operation must fulfil; raises `Invalid`, made by `op.error`."""

CLASSES: Final[dict[str, type[Op]]] = {}
"""The classes made so far, by the op's name."""


class OpClass(type):
    """Metaclass of op classes, which have no slots of their own."""

    row: Row

    def __new__(
        mcs,
        title: str,
        bases: tuple[type, ...],
        namespace: dict[str, object],
        /,
        **rest: object,
    ) -> OpClass:
        # Renaming an operation changes its class: all have the same slots.
        namespace.setdefault("__slots__", ())
        return super().__new__(mcs, title, bases, namespace, **rest)

    if not TYPE_CHECKING:
        # To the type checker it is called with what the stubs say.

        def __call__(cls, *given: object, **named: object) -> object:
            return cls.construct(*given, **named)


class Op(Operation, metaclass=OpClass):
    """The base of ops with rules; see the module's docstring."""

    __slots__ = ()

    if TYPE_CHECKING:
        # The stubs have the constructors of ops that tables say.

        def __init__(self, *given: object, **named: object) -> None: ...

    row: ClassVar[Row]
    op_name: ClassVar[str]
    syntax: ClassVar[str] = ""
    """The format of its text, where upstream's table has none: what `read` and `write`
    do is derived from it. See `bridge.ods.format_language`."""
    is_ordered: ClassVar[bool | None] = None
    """Whether values dominate their uses in its regions, where its row does not say."""
    is_definition: ClassVar[bool] = False
    """Whether it stands for what others look up by its symbol: it never runs itself."""
    read_fast: ClassVar[staticmethod[[AsmReader, int], Operation | None] | None] = None
    """Reads the op's common form after its name, before its grammar is asked.

    It returns None where the form is another, and has consumed nothing then. Only
    affine.load and affine.store have one, which make a third of what affine programs
    are read in (`tools.bench`, "read custom text, affine"), and functions: no line memo
    answers for these, whose signatures differ.
    """

    def __init_subclass__(
        cls, *, name: str = "", traits: Sequence[object] = (), **rest: object
    ) -> None:
        super().__init_subclass__(**rest)
        if not name:
            return
        found = row(name)
        is_declared = found is None
        if found is None:
            taken = frozenset({*dir(Op), *Op.__annotations__})
            found = declared.declare(cls, name, traits, taken)
        cls.op_name = name
        cls.row = found
        cls.has_symbol_table = found.symbol_table
        known = accessors(found)
        for field, hint in () if is_declared else listed(cls).items():
            if field not in known:
                raise TypeError(f"{cls.__name__}: {name} has no {field}")
            accessor = known[field]
            if hint in ("str", "str | None"):
                if accessor.word is None:
                    raise TypeError(f"{cls.__name__}: {name} has no enum {field}")
                accessor = accessor.word
            if accessor.hints and hint not in accessor.hints:
                wanted = " or ".join(accessor.hints)
                raise TypeError(f"{cls.__name__}.{field} is {wanted}")
            setattr(cls, field, property(accessor.get, accessor.set))
        for field, accessor in known.items():
            if not any(field in vars(base) for base in _own_bases(cls)):
                usual = accessor.word or accessor
                setattr(cls, field, property(usual.get, usual.set))
        # What a base has made of its own row is not for another.
        cls.from_row = vars(Op)["from_row"]  # type: ignore[method-assign]
        cls.construct = vars(Op)["construct"]  # type: ignore[method-assign]
        if name in CLASSES:
            raise TypeError(f"{cls.__name__}: {name} is a {CLASSES[name].__name__}")
        CLASSES[name] = cls

    @classmethod
    def from_row(cls, *given: object, **named: object) -> Self:
        """Makes an op as its row says, and inserts it; see `bridge.op.arguments`.

        Raises `TypeError` and `ValueError`, which name the argument.
        """
        make = constructors.constructor(cls)
        cls.from_row = staticmethod(make)  # type: ignore[method-assign]
        made: Self = make(*given, **named)
        return made

    @classmethod
    def construct(cls, *given: object, **named: object) -> Self:
        """What calling the class does: what its dialect says of it, or `from_row`."""
        make = constructors.natural(cls)
        cls.construct = staticmethod(make)  # type: ignore[method-assign]
        made: Self = make(*given, **named)
        return made

    # Rules; a subclass has those that its row does not say.

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        """Fills the operation state from what follows the op's name.

        Raises `ParseError`.
        """
        raise r.error(f"the syntax of '{state.name}' is not read natively")

    def write(self, w: AsmWriter) -> None:
        """Writes what follows the op's name."""

    @classmethod
    def has_syntax(cls) -> bool:
        """Whether the class says how the op is read and written, not its row."""
        return bool(cls.syntax) or cls.read is not Op.read

    def verify(self) -> None:
        """What no row says of an operation; called before its regions are verified.

        Raises `Invalid`, made by `self.error`.
        """

    def verify_regions(self) -> None:
        """The same, called when its regions have been verified."""

    def verify_strictly(self) -> None:
        """What upstream's documents forbid and its verifier lets through.

        Each rule is described, with a program, in `conformance/differences.md`.
        Raises `Invalid`.
        """

    def verify_syntax(self) -> None:
        """What of the two before its own syntax depends on: all by default.

        What is not so is printed in generic form. Where it looks at a signature only,
        it is asked before `verify`, which need not ask it again.
        """
        self.verify()
        self.verify_regions()

    def verify_symbol_uses(self, tables: SymbolTables) -> None:
        """Whether the symbols it refers to are there, and what they must be.

        Called when the symbol table around it is verified. Raises `Invalid`.
        """

    def fold(self, constants: Constants) -> Folded:
        """What its results are, where that is known without running it.

        `constants` has for each operand the attribute it is, where that is known. An
        operation that was changed in place returns its own results; see
        `bridge.op.folding`.
        """
        return None

    def interpret(self, machine: Machine) -> Meaning | Constant | Returns | Defined:
        """What it does: the function from the values of its operands to its results.

        Asked once, when the program is compiled; see `bridge.interpreter.programs`.
        Raises `Unsupported` where that is not modelled.
        """
        if "ReturnLike" in self.row.trait_names:
            return programs.RETURNS
        if self.is_definition:
            return programs.DEFINED
        raise Unsupported("it is not interpreted")

    def name_results(self, set_name: SetName) -> None:
        """Suggests names for results."""

    def name_arguments(self, region: Region, set_name: SetName) -> None:
        """Suggests names for the arguments of a region's first block."""

    def name_blocks(self, set_label: SetLabel) -> None:
        """Suggests labels for blocks of its regions."""


def _remove(dialect: str) -> None:
    """Forgets the classes of a dialect's ops."""
    for name in [name for name in CLASSES if name.startswith(f"{dialect}.")]:
        del CLASSES[name]
        OP_CLASSES.pop(name, None)


REMOVE.append(_remove)


def _own_bases(cls: type[Op]) -> tuple[type, ...]:
    """A class and its bases as far as `Op`."""
    return cls.__mro__[: cls.__mro__.index(Op) + 1]


def derive(base: type[Op], name: str) -> type[Op]:
    """Makes the class of an op that says no more than its base and its row.

    Raises `TypeError` where there is no such row.
    """
    found = row(name)
    if found is None:
        raise TypeError(f"there is no row for {name}")
    of, _, short = name.partition(".")
    own = dialect(of)
    said = {
        "__module__": own.package if own is not None else base.__module__,
        "__doc__": own.summaries.get(short) if own is not None else None,
    }
    said["__doc__"] = said["__doc__"] or f"`{name}`."
    new_class(found.class_name, (base,), {"name": name}, lambda made: made.update(said))
    return CLASSES[name]


def listed(cls: type[Op]) -> dict[str, str]:
    """What a class lists, and its bases, which have no row to bind it to."""
    found: dict[str, str] = {}
    for base in reversed(cls.__mro__[: cls.__mro__.index(Op)]):
        found.update(vars(base).get("__annotations__", {}))
    return {f: hint for f, hint in found.items() if not hint.startswith("ClassVar")}


Verify = TypeVar("Verify", bound=Callable[[Any], None])


def of_signature(verify: Verify) -> Verify:
    """Marks a `verify` that looks at the types of values and at properties only.

    It is asked once for each combination of them: nothing else may decide it, as the
    operations around it, discardable attributes, regions or what defines an operand.
    """
    vars(verify)["of_signature"] = True
    return verify


def is_of_signature(rule: object) -> bool:
    """Whether a rule is marked so."""
    return getattr(rule, "of_signature", False)


Marked = TypeVar("Marked", bound=Callable[..., object])


def of_outline(rule: Marked) -> Marked:
    """Marks a rule that looks, beside a signature, at the outline of the regions.

    That is of each, where it has one block or none, the types of the block's arguments
    and the name, the attributes and the signature of its last operation. It may look at
    discardable attributes as well.
    """
    vars(rule)["of_outline"] = True
    return rule


def is_of_outline(rule: object) -> bool:
    """Whether a rule is marked so."""
    return getattr(rule, "of_outline", False)


def of_place(rule: Marked) -> Marked:
    """Marks a rule that looks, beside a signature, at the place of an operation.

    That is the name and the signature of its parent, and whether it is the last
    operation of its block. It counts for ops without regions.
    """
    vars(rule)["of_place"] = True
    return rule


def is_of_place(rule: object) -> bool:
    """Whether a rule is marked so."""
    return getattr(rule, "of_place", False)


def asked_where(depends: Callable[[Any], bool]) -> Callable[[Marked], Marked]:
    """Has a rule that is marked asked of each operation of which this is true."""

    def mark(rule: Marked) -> Marked:
        vars(rule)["depends"] = depends
        return rule

    return mark


class NotModelled:
    """Represents a rule that an op has upstream and not here.

    As a verifier it finds nothing wrong; who needs an answer looks at `why` first.
    """

    __slots__ = ("why",)

    of_signature: ClassVar[bool] = True
    """See the function of this name."""

    def __init__(self, why: str) -> None:
        self.why = why

    def __call__(self, *asked: object) -> None:
        """Says nothing."""


def not_modelled(why: str) -> Any:
    """`interpret = not_modelled("why")`; the reports show the reason."""
    return NotModelled(why)


def constant_integer(value: Value) -> int | None:
    """The integer that a value is, where an op that is a constant defines it."""
    op = value.defining_op
    line = row(op.name) if op is not None else None
    if op is None or line is None or not line.has_trait("ConstantLike"):
        return None
    found = op.get("value")
    return found.value if isinstance(found, IntegerAttr) else None
