"""The traits that the reference's ops really have, from its library's symbols.

`mlir::Op<mlir::arith::AddIOp, mlir::OpTrait::ZeroRegions, ...>::verifyInvariants` is
a symbol of every op, and its template arguments are the op's traits in the order in
which they verify. The wheel's library is not stripped of its local symbols.
"""

from __future__ import annotations

import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

OP = re.compile(r" [a-zA-Z] mlir::Op<(.*)>::verifyInvariants\(mlir::Operation\*\)$")
OWN = re.compile(r" [a-zA-Z] (mlir::[\w:]+)::(verify|verifyRegions|parse|fold)\(")


@dataclass(frozen=True)
class Native:
    """An op's C++ class: its traits, and which functions it has itself."""

    cpp_class: str
    traits: tuple[str, ...]
    functions: frozenset[str]


def read(library: Path) -> dict[str, Native]:
    """The ops of a library by their C++ class, e.g. `mlir::arith::AddIOp`."""
    done = subprocess.run(
        ["nm", "-C", str(library)], capture_output=True, text=True, check=True
    )
    traits: dict[str, tuple[str, ...]] = {}
    functions: dict[str, set[str]] = {}
    for line in done.stdout.splitlines():
        op = OP.search(line)
        if op:
            name, *rest = arguments(op[1])
            traits[name] = tuple(rest)
            continue
        own = OWN.search(line)
        if own:
            functions.setdefault(own[1], set()).add(own[2])
    return {
        name: Native(name, listed, frozenset(functions.get(name, ())))
        for name, listed in traits.items()
    }


def arguments(text: str) -> list[str]:
    """Template arguments, split at the commas that are not inside others."""
    found, depth, start = [], 0, 0
    for at, char in enumerate(text):
        depth += (char in "<(") - (char in ">)")
        if char == "," and depth == 0:
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
