"""The traits that the reference's ops really have, from its library's symbols.

`mlir::Op<mlir::arith::AddIOp, mlir::OpTrait::ZeroRegions, ...>::verifyInvariants` is
a symbol of every op, and its template arguments are the op's traits in the order in
which they verify. The wheel's library is not stripped of its local symbols.
"""

from __future__ import annotations

import re
import struct
import subprocess
from dataclasses import dataclass
from pathlib import Path

MANGLED = "verifyInvariantsEPNS_9OperationE"
OP = re.compile(r"mlir::Op<(.*)>::verifyInvariants\(mlir::Operation\*\)$")


@dataclass(frozen=True)
class Native:
    """An op's C++ class and its traits."""

    cpp_class: str
    traits: tuple[str, ...]


def read(library: Path) -> dict[str, Native]:
    """The ops of a library by their C++ class, e.g. `mlir::arith::AddIOp`."""
    listed = subprocess.run(
        ["nm", str(library)], capture_output=True, text=True, check=True
    ).stdout.splitlines()
    names = [line.rsplit(" ", 1)[-1] for line in listed if MANGLED in line]
    plain = subprocess.run(
        ["c++filt"], input="\n".join(names), capture_output=True, text=True, check=True
    ).stdout.splitlines()
    ops = [arguments(match[1]) for line in plain if (match := OP.match(line))]
    return {name: Native(name, tuple(traits)) for name, *traits in ops}


def constants(library: Path) -> bytes:
    """The section of an ELF library that holds its string literals."""
    data = library.read_bytes()
    table, size, count, names = struct.unpack_from("<Q10xHHH", data, 0x28)
    headers = [
        struct.unpack_from("<IIQQQQ", data, table + at * size) for at in range(count)
    ]
    strings = headers[names][4]
    for header in headers:
        start = strings + header[0]
        if data[start : data.index(b"\0", start)] == b".rodata":
            return data[header[4] : header[4] + header[5]]
    return data


def arguments(text: str, opening: str = "<(", closing: str = ">)") -> list[str]:
    """Parts between the commas that are in no bracket and no string."""
    found, depth, start, quoted = [], 0, 0, False
    for at, char in enumerate(text):
        quoted ^= char == '"'
        depth += 0 if quoted else (char in opening) - (char in closing)
        if char == "," and depth == 0 and not quoted:
            found.append(text[start:at].strip())
            start = at + 1
    return [*found, text[start:].strip()]


# Names of traits in C++ where TableGen's records have others.
RECORDS = {
    "IsCommutative": "Commutative",
    "IsIdempotent": "Idempotent",
    "IsInvolution": "Involution",
    "IsIsolatedFromAbove": "IsolatedFromAbove",
    "HasRecursiveMemoryEffects": "RecursiveMemoryEffects",
    "IsTerminator": "Terminator",
    "AtMostOneOpMatcherOpTrait": "AtMostOneOpMatcher",
    "SingleOpMatcherOpTrait": "SingleOpMatcher",
    "SingleValueMatcherOpTrait": "SingleValueMatcher",
    "StructuredOpPredicateOpTrait": "StructuredPredicate",
}

# Traits that mlir-tblgen adds by itself.
GENERATED = re.compile(
    r"(Zero|One|N|AtLeastN|Variadic)(Operands?|Results?|Regions?|Successors?)|"
    r"OneTypedResult|OpInvariants|BytecodeOpInterface"
)


def declared(native: Native) -> list[tuple[str, ...]]:
    """The traits that the op's record lists, as tables name them, with arguments."""
    return [
        trait
        for trait in map(trait_name, native.traits)
        if not GENERATED.match(trait[0])
    ]


def trait_name(spelled: str) -> tuple[str, ...]:
    """`mlir::OpTrait::HasParent<mlir::scf::ForOp>::Impl` as its name and arguments."""
    spelled = spelled.removesuffix("::Impl").removesuffix("::Trait")
    head, _, inside = spelled.partition("<")
    last = head.rsplit("::", 1)[-1]
    if not inside:
        return (RECORDS.get(last, last),)
    listed = arguments(inside.removesuffix(">"))
    if last == "Interface":
        return (listed[0].rsplit("::", 1)[-1],)
    return (RECORDS.get(last, last), *listed)
