"""What the compiled core offers; its sources say what each does."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from bridge.ir.attributes import Attribute, DictionaryAttr
from bridge.ir.blocks import Block, Region
from bridge.ir.core import Operation
from bridge.ir.types import Type
from bridge.ir.values import AnyLocation, Value
from bridge.rewrite.worklist import Worklist as AnyWorklist
from bridge.source import Source
from bridge.text.asm_reader import AsmReader
from bridge.text.blocks import Argument
from bridge.text.names import Names
from bridge.text.operation_state import Opened
from bridge.text.tokens import Cursor, Token

def know_ir(
    operation: type,
    result: type,
    argument: type,
    block: type,
    region: type,
    block_list: type,
    uses: type,
    op_classes: Mapping[str, type],
    empty: DictionaryAttr,
) -> None: ...
def know_source(source: type) -> None: ...
def know_attributes(
    dictionary: type, string: type, check_name: Callable[[object], None]
) -> None: ...
def know_cursor(
    cursor: type, token: type, no_token: Callable[[str, int], Token]
) -> None: ...
def know_reader(
    names: type,
    name_in_text: str,
    is_called: Callable[[Operation, str], bool],
    named: Callable[[DictionaryAttr, str], DictionaryAttr],
    index: Type,
) -> None: ...
def know_template(template: type, region_piece: type) -> None: ...
def know_fitness(
    demands: Mapping[str, Any],
    fields: tuple[str, ...],
    demands_of: Callable[[str], Any],
    ask: Callable[..., None],
    learn: Callable[..., None],
    remember: Callable[..., None],
    states: tuple[str, str],
) -> None: ...
def know_verifier(
    rules: Mapping[str, Any],
    fields: tuple[str, ...],
    entered: list[int],
    warned: list[int],
    rules_of: Callable[[str], Any],
    keeps: Callable[..., bool],
    remember: Callable[..., None],
    token: Type,
    not_last: str,
    verify: Mapping[str, Callable[..., None]],
    straight: type,
) -> None: ...
def know_bytecode(no_codec: type, unknown_location: AnyLocation) -> None: ...
def know_writer(section: bytes, any_form: object) -> None: ...

# Making and asking

def make_operation(
    name: str,
    operands: Sequence[Value],
    result_types: tuple[Type, ...],
    dictionaries: tuple[DictionaryAttr, DictionaryAttr],
    location: AnyLocation,
) -> Operation: ...
def make_last(
    block: Block,
    name: str,
    operands: tuple[Value, ...],
    result_types: tuple[Type, ...],
    dictionaries: tuple[DictionaryAttr, DictionaryAttr],
    location: AnyLocation,
) -> Operation: ...
def get_entry(self: DictionaryAttr, name: str) -> Attribute | None: ...
def get_attribute(self: Operation, name: str) -> Attribute | None: ...
def symbol_name(op: Operation) -> str | None: ...
def are_symbols_unique(block: Block) -> bool: ...
def verify_users(
    region: Region,
    known: Mapping[str, Any],
    rule_of: Callable[[str], Any],
    nothing: Callable[..., None],
    tables: object,
) -> None: ...
def signature_of(op: Operation) -> tuple[object, ...]: ...

# Changing and rewriting

def know_values(value: type) -> None: ...
def move_uses(old: Value, new: Value) -> Sequence[Operation]: ...
def set_operands(op: Operation, values: tuple[Value, ...]) -> None: ...
def detach(self: Operation) -> Operation: ...
def know_rewriter(
    rewriter: type, replace: Callable[..., None], erase: Callable[..., None]
) -> None: ...
def know_folding(is_constant: Mapping[type[Operation], bool]) -> None: ...
def know_driver(driver: type, is_dead: Callable[[Operation], bool]) -> None: ...
def collect(
    op: Operation,
    found: list[Operation],
    regions: list[Region],
    top_down: bool,
    beyond: Callable[..., None],
) -> None: ...
def process(self: object) -> None: ...
def replace(self: object, op: Operation, values: object) -> None: ...
def erase(self: object, op: Operation) -> None: ...
def add_to_list(self: object, op: Operation) -> None: ...
def note_erased(self: object, op: Operation, operands: Sequence[Value]) -> None: ...

Worklist = AnyWorklist

# Reading

def lex(text: str, pos: int) -> Token: ...
def accept(self: Cursor, text: str) -> bool: ...
def accept_kind(self: Cursor, kind: str) -> Token | None: ...
def at(self: Cursor, text: str) -> bool: ...
def expect(self: Cursor, text: str, message: str = "") -> int: ...
def expect_kind(self: Cursor, kind: str, message: str) -> Token: ...
def first(self: Cursor) -> str: ...
def peek(self: Cursor) -> Token: ...
def take(self: Cursor) -> Token: ...

def know_functions(functions: type) -> None: ...
def loc_follows(self: Cursor) -> bool: ...
def plain_operand(self: Cursor) -> Token | None: ...
def known_type(self: Cursor, memo: Mapping[str, Type]) -> Type | None: ...
def known_attribute(
    self: Cursor, memo: Mapping[str, Attribute]
) -> tuple[Attribute | None, str | None]: ...
def know_scopes(names: type) -> None: ...
def enter_scope(self: Names, isolated: bool = False) -> None: ...
def leave_scope(self: Names) -> None: ...

class Memo: ...

class Scanned:
    @property
    def key(self) -> str: ...
    @property
    def symbol(self) -> str | None: ...
    @property
    def start(self) -> int: ...
    @property
    def end(self) -> int: ...
    @property
    def names(self) -> list[str]: ...

class LineReader:
    def __init__(
        self,
        text: str,
        source: Source,
        known: dict[str, dict[str, Memo]],
        is_bound: Callable[[str], bool] | None,
    ) -> None: ...
    @property
    def serves(self) -> bool: ...
    @property
    def depth(self) -> int: ...
    def read(
        self, reader: object, region: Region | None, block: Block | None
    ) -> None: ...
    def keep(
        self,
        reader: object,
        scanned: Scanned,
        op: Operation,
        opened: Opened | None = None,
        default_dialect: str = "",
    ) -> None: ...

def know_arguments(argument: type) -> None: ...
def plain_arguments(r: AsmReader, text: str, at: int) -> list[Argument] | None: ...
def enter_arguments(
    reader: object, block: Block, arguments: Sequence[Argument]
) -> bool: ...
def shape_of(text: str) -> tuple[str, list[str]] | None: ...

# Nodes

def know_nodes(call: Callable[..., object]) -> None: ...
def call_class(cls: type, *args: object, **named: object) -> Any: ...
def sound_node(cls: type, *fields: object) -> Any: ...

# Verifying

class Straight:
    def __init__(self, allow_unregistered: bool) -> None: ...
    def scope(self, op: Operation) -> None: ...
    def block(
        self,
        visible: set[Value],
        block: Block,
        op: Operation,
        rules: object,
        defined: list[Value],
    ) -> bool: ...

# Printing

class ValueNames:
    def __init__(
        self,
        numbering: object,
        suggested: dict[str, Any] | None,
        suggests: dict[str, bool] | None,
    ) -> None: ...
    def number(self, root: Operation, reuse: bool) -> None: ...

def spelled_all(
    pieces: list[Any], spelled: Callable[..., str], spelling: object
) -> list[str]: ...
def plan_up_to(
    op: Operation | None, end: Operation | None, plan: dict[Operation, Any]
) -> list[tuple[Operation, bool]]: ...
def plan_inside(
    op: Operation, plan: dict[Operation, Any]
) -> list[tuple[Operation, bool]]: ...
def plan_whole(op: Operation, is_met: bool, plan: dict[Operation, Any]) -> None: ...
def key_of_holder(op: Operation) -> tuple[object, ...] | None: ...

class GenericWriter:
    def __init__(
        self,
        printer: object,
        out: list[str],
        values: Mapping[Value, str],
        blocks: Mapping[Block, str],
        heads: Mapping[Any, tuple[str, str]],
        tails: Mapping[Any, str],
    ) -> None: ...
    @property
    def serves(self) -> bool: ...
    def run(self, op: Operation | None, indent: str) -> None: ...

class AliasVisitor:
    def __init__(
        self,
        seen: set[object],
        visit: Callable[..., object],
        visit_entries: Callable[[Operation], None],
        visit_operation: Callable[[Operation], None],
    ) -> None: ...
    @property
    def serves(self) -> bool: ...
    def run(self, op: Operation | None) -> None: ...

class PieceWriter:
    def __init__(
        self,
        writer: object,
        pieces: list[Any],
        values: Mapping[Value, str],
        plan: Mapping[Operation, Any],
        seen: set[Any],
        visiting: bool,
    ) -> None: ...
    @property
    def serves(self) -> bool: ...
    def run(
        self, op: Operation, last: Operation | None, indent: str, default: str
    ) -> None: ...

# Bytecode

class Decoder:
    def __init__(
        self, tables: object, kinds: list[Any], forward: Callable[[], Value]
    ) -> None: ...
    def operations(self, block: Block, count: int, pos: int) -> int: ...

def find_places(
    data: bytes,
    places: list[AnyLocation | None],
    coded: list[int],
    owners: list[int],
    offsets: list[int],
    lines: object,
    builtin: int,
    code: int,
) -> None: ...

class Count:
    def __init__(
        self, field: str, wanted: int, exact: bool, otherwise: Callable[[Any], None]
    ) -> None: ...
    def __call__(self, op: Operation) -> None: ...

class Values:
    def __init__(
        self,
        field: str,
        known: tuple[dict[object, Any] | None, ...],
        rest: dict[object, Any] | None,
        otherwise: Callable[[Any], str | None],
    ) -> None: ...
    def __call__(self, op: Operation) -> str | None: ...

class Properties:
    def __init__(
        self,
        required: tuple[str, ...],
        parts: tuple[tuple[str, Any, dict[object, Any] | None], ...],
        otherwise: Callable[[Any], str | None],
    ) -> None: ...
    def __call__(self, op: Operation) -> str | None: ...

class Raised:
    def __init__(self, rule: Callable[[Any], str | None]) -> None: ...
    def __call__(self, op: Operation) -> None: ...

class FirstFault:
    def __init__(self, rules: tuple[Callable[[Any], str | None], ...]) -> None: ...
    def __call__(self, op: Operation) -> str | None: ...

class Encoder:
    def __init__(
        self,
        writer: object,
        places: list[bytes],
        ordered: set[Any],
        orders: Mapping[Any, list[int]],
        isolated: Mapping[str, bool],
    ) -> None: ...
    @property
    def depth(self) -> int: ...
    def top(self, module: Operation) -> bytes: ...

class Clock:
    def __init__(self, clock: object, isolated: Mapping[str, bool]) -> None: ...
    def visit(self, op: Operation) -> None: ...
    def is_usual(self, value: Any) -> bool: ...

def number_places(
    entries: object,
    found: Iterable[AnyLocation],
    lines: type,
    head_of: Callable[[Any], bytes],
) -> list[bytes]: ...
def sizes_of(group: list[bytes], texts: list[int]) -> list[bytes]: ...
