"""The leaves of predicates on ops: C++ texts about operands, results and properties.

A name in a predicate stands for the type of that operand, result or attribute.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from bridge.tablegen.cpp_text import Node, Unrecognised, bare


class OpLeaves:
    """Recognises the leaves of the predicates on one op."""

    def __init__(self, names: Iterable[str]) -> None:
        self._names = tuple(names)

    def predicate(self, text: str) -> Node:
        """What a text asks of the op. Raises `Unrecognised`."""
        text = bare(text)
        if text in _WHOLE:
            return _WHOLE[text]
        for pattern, made in _PATTERNS:
            match = pattern.fullmatch(text)
            if match is not None:
                return made(match, self)
        raise Unrecognised(text)

    def term(self, text: str) -> Node:
        """The type that a text gives. Raises `Unrecognised`."""
        match = _TERM.fullmatch(text)
        if match is None:
            raise Unrecognised(text)
        if match["kind"]:
            return [match["kind"].lower(), int(match["number"])]
        return self.name(match["name"] or match["accessor"])

    def name(self, written: str) -> str:
        """The name behind an accessor such as `getLhsMask`, or the name itself."""
        if written in self._names:
            return written
        wanted = written.removeprefix("get").removesuffix("Type").lower()
        for name in self._names:
            if name.replace("_", "").lower() == wanted:
                return name
        raise Unrecognised(f"the name {written}")


_TERM = re.compile(
    r"\$(?P<name>\w+)(?:\.getType\(\))?|(?P<accessor>get\w+)\(\)(?:\.getType\(\))?"
    r"|\$_op\.get(?P<kind>Operand|Result)\((?P<number>[0-9]+)\)(?:\.getType\(\))?"
)


def _same(word: str = "") -> Callable[[re.Match[str], OpLeaves], Node]:
    """Two types that are the same, or measure the same."""

    def made(match: re.Match[str], op: OpLeaves) -> Node:
        terms = [op.term(match[1]), op.term(match[2])]
        return ["same", *([word, term] if word else term for term in terms)]

    return made


def _first_is(match: re.Match[str], op: OpLeaves) -> Node:
    return ["same", op.name(match[1]), op.name(match[2])]


def _each_is(match: re.Match[str], op: OpLeaves) -> Node:
    return ["all same", ["types", op.name(match[1])], op.name(match[2])]


def _times_wider(match: re.Match[str], op: OpLeaves) -> Node:
    bits = ["bits", ["element", op.name("lhs")]]
    return [
        "same",
        ["bits", ["element", op.name("result")]],
        ["*", bits, int(match[1])],
    ]


def _has_several(match: re.Match[str], op: OpLeaves) -> Node:
    return [">", ["number of", f"{match[1].lower()}s"], int(match[2])]


def _rank_is(match: re.Match[str], op: OpLeaves) -> Node:
    return ["==", ["rank", op.term(match[1])], int(match[2])]


def _size_is(match: re.Match[str], op: OpLeaves) -> Node:
    return ["==", ["dim", op.term(match[1]), int(match[2])], int(match[3])]


def _sizes_are_same(match: re.Match[str], op: OpLeaves) -> Node:
    return [
        "same",
        ["dim", op.term(match[1]), int(match[2])],
        ["dim", op.term(match[3]), int(match[4])],
    ]


def _at_most_bits(match: re.Match[str], op: OpLeaves) -> Node:
    vector = {"Dst": "dstvec", "Res": "res", "Src": "srcvec"}[match[1]]
    # Upstream multiplies numbers of 32 bits.
    bits: Node = ["%", ["*", ["bits", ["element", vector]], ["count", vector]], 1 << 32]
    return ["<=", bits, int(match[2])]


def _scalable_from_scalable(match: re.Match[str], op: OpLeaves) -> Node:
    return ["or", ["not", ["scalable", match[1]]], ["scalable", match[2]]]


def _twice_as_many(match: re.Match[str], op: OpLeaves) -> Node:
    one, other = match[1], match[2]
    return [
        "and",
        ["same", ["count", one], ["*", ["count", other], 2]],
        ["same", ["scalable", one], ["scalable", other]],
    ]


def _both_or_neither(match: re.Match[str], op: OpLeaves) -> Node:
    return ["same", *(["present", op.name(match[at])] for at in (1, 2))]


def _scope_is(match: re.Match[str], op: OpLeaves) -> Node:
    return ["==", ["value", ["attribute", match[1]]], match[2]]


def _has_bits(match: re.Match[str], op: OpLeaves) -> Node:
    return ["holds any", ["attribute", match[1]], match[2], match[3]]


def _multiple(match: re.Match[str], op: OpLeaves) -> Node:
    name = "result" if match[1] == "Result" else "valueToStore"
    return ["==", ["%", ["value", ["attribute", "pos"]], ["count", name]], 0]


def _image(match: re.Match[str], at: int) -> Node:
    """The image type of an operand, or of what it samples."""
    name = match[at + 1]
    if match[at]:
        return ["parameter", name, "!spirv.sampled_image", "image_type"]
    return name


def _image_word(match: re.Match[str], op: OpLeaves) -> Node:
    words = [word.rpartition("::")[2] for word in match[1].split(",")]
    field = _FIELDS[match[4]]
    return ["in", ["parameter", _image(match, 2), "!spirv.image", field], *words]


def _image_element(match: re.Match[str], op: OpLeaves) -> Node:
    element = ["parameter", _image(match, 1), "!spirv.image", "element_type"]
    same = ["same", ["element or self", op.name(match[3])], element]
    return ["or", ["is", element, "none"], same]


_FIELDS = {
    "getDim": "dim",
    "getSamplingInfo": "sampling_info",
    "getSamplerUseInfo": "sampler_use_info",
}


def _is_broadcast(match: re.Match[str], op: OpLeaves) -> Node:
    return ["broadcast", *(op.term(match[at]) for at in (1, 2, 3))]


def _counts_match(match: re.Match[str], op: OpLeaves) -> Node:
    return ["same", _size(match[1], match[2]), _size(match[3], match[4])]


def _size(word: str, name: str) -> Node:
    """A number of columns, rows or elements."""
    if word == "columns":
        return ["parameter", name, "!spirv.matrix", "column_count"]
    column = ["parameter", name, "!spirv.matrix", "column_type"]
    return ["count", column if word == "rows" else name]


# Rows --------------------------------------------------------------------------------

_TYPE = r"(\$\w+\.getType\(\)|\$_op\.get\w+\([0-9]\)\.getType\(\))"
_VALUE = r"(\$_op\.get\w+\([0-9]\))"
_SHAPE_OF = r"\(cast<ShapedType>\((\$\w+\.getType\(\))\)\.getShape\(\)\)"
_TENSOR_SHAPE_OF = (
    r"\(\(isa<TensorType>\((\$\w+\.getType\(\))\)\?[^:]*:ArrayRef<int64_t>\{\}\)\)"
)
_VECTOR = r"cast<VectorType>\((get\w+\(\))\.getType\(\)\)\.getShape\(\)"
_IMAGE = (
    r"cast<spirv::ImageType>\((cast<spirv::SampledImageType>\()?"
    r"\$(\w+)\.getType\(\)(?:\)\.getImageType\(\))?\)"
)

_ROWS: tuple[tuple[str, Callable[[re.Match[str], OpLeaves], Node]], ...] = (
    (_TYPE + "==" + _TYPE, _same()),
    (
        rf"getElementTypeOrSelf\({_VALUE}\)==getElementTypeOrSelf\({_VALUE}\)",
        _same("element or self"),
    ),
    (
        rf"cast<VectorType>\({_TYPE}\)\.getElementType\(\)=="
        rf"cast<VectorType>\({_TYPE}\)\.getElementType\(\)",
        _same("element or self"),
    ),
    (
        r"all_of\(\$(\w+)\.getTypes\(\),\[&\]\(Typet\)\{returnt=="
        r"\$(\w+)\.getType\(\);\}\)",
        _each_is,
    ),
    (r"\$(\w+)\.getTypes\(\)\.front\(\)==\$(\w+)\.getType\(\)", _first_is),
    (_SHAPE_OF + "==" + _SHAPE_OF + "&&.*", _same("shape or none")),
    (_TENSOR_SHAPE_OF + "==" + _TENSOR_SHAPE_OF + "&&.*", _same("tensor shape")),
    (
        r"getTileType\(\)\.getElementTypeBitWidth\(\)=="
        r"\(getLhsType\(\)\.getElementTypeBitWidth\(\)\*([0-9]+)\)",
        _times_wider,
    ),
    (r"\$_op\.getNum(Operand|Result)s\(\)>([0-9]+)", _has_several),
    (_VECTOR + r"\.size\(\)==([0-9]+)", _rank_is),
    (_VECTOR + r"\[([0-9])\]==([0-9]+)", _size_is),
    (_VECTOR + r"\[([0-9])\]==" + _VECTOR + r"\[([0-9])\]", _sizes_are_same),
    (r"get(Src|Dst|Res)VectorBitWidth\(\)<=([0-9]+)", _at_most_bits),
    (
        r"!isScalableVectorType\(\$(\w+)\.getType\(\)\)\|\|"
        r"isScalableVectorType\(\$(\w+)\.getType\(\)\)",
        _scalable_from_scalable,
    ),
    (
        r"getVectorNumElements\(\$(\w+)\.getType\(\)\)=="
        r"getVectorNumElements\(\$(\w+)\.getType\(\)\)\*2",
        _twice_as_many,
    ),
    (r"bool\((get\w+)\(\)\)==bool\((get\w+)\(\)\)", _both_or_neither),
    (
        r"cast<spirv::ScopeAttr>\(getProperties\(\)\.(\w+)\)\.getValue\(\)=="
        r"spirv::Scope::(\w+)",
        _scope_is,
    ),
    (
        r"spirv::bitEnumContainsAny\(\$(\w+),spirv::ImageOperands::(\w+)\|"
        r"spirv::ImageOperands::(\w+)\)",
        _has_bits,
    ),
    (
        r"\(getPos\(\)%get(Result|Source)VectorType\(\)\.getNumElements\(\)\)==0",
        _multiple,
    ),
    (rf"is_contained\(\{{([\w:,]+)\}},{_IMAGE}\.(\w+)\(\)\)", _image_word),
    (
        rf"isa<NoneType>\({_IMAGE}\.getElementType\(\)\)\|\|"
        r"\(getElementTypeOrSelf\(\$(\w+)\)==.*\)",
        _image_element,
    ),
    (r"spirv::hasBroadcastShape\((\$\w+),(\$\w+),(\$\w+)\)", _is_broadcast),
    (r"spirv::(\w+)\(\$(\w+)\)==spirv::(\w+)\(\$(\w+)\)", _counts_match),
    # The ops' own rules ask it, in words of their own.
    (
        r"bufferization::detail::typesMatchAfterBufferization\(.*\)",
        lambda match, op: ["elsewhere"],
    ),
)
_PATTERNS = [(re.compile(text), made) for text, made in _ROWS]

_WHOLE: dict[str, Node] = {
    "!getStringLiteral()||"
    "(!getSource()&&getPunctuation()==PrintPunctuation::NewLine)": [
        "or",
        ["not", ["present", "stringLiteral"]],
        [
            "and",
            ["==", ["number of", "operands"], 0],
            ["==", ["value", ["attribute", "punctuation"]], "newline"],
        ],
    ],
    "[&](){autosrcVec=getSourceVectorType();returnsrcVec.getDimSize("
    "srcVec.getRank()-1)%2==0;}()": [
        "==",
        ["%", ["last", ["shape", "source"]], 2],
        0,
    ],
    "isDirectInModuleLikeOp($_op.getParentOp())": ["directly in", "module"],
    "isNestedInFunctionOpInterface($_op.getParentOp())": ["inside", "function"],
    "isNestedInGraphARMOpInterface($_op.getParentOp())": ["inside", "graph"],
}
