"""Regular expressions for whole pieces of text, on the readers' hot path.

Each finds where a common form ends, in one match, so that its text can be looked up
in a memo; a form they do not match is read by its grammar. They may refuse what is
valid, and never end early: what follows is looked at where a piece could go on.
"""

from __future__ import annotations

import re
from typing import Final

from bridge.later import later
from bridge.text.tokens import BARE_ID, SPACE, STRING, SUFFIX_ID

_BLANK: Final = r"[ \t\r\n]*+"
VALUE_ID: Final = rf"%{SUFFIX_ID}"
OPERAND: Final = rf"{VALUE_ID}(?:\#[0-9]{{1,9}})?"

_INTTYPE: Final = r"[su]?i[0-9]++(?![A-Za-z0-9_$.])"

_ANGLES_1: Final = r"<(?:[^<>\"-]++|->|-)*+>"
_ANGLES_2: Final = rf"<(?:[^<>\"-]++|->|-|{_ANGLES_1})*+>"
TYPE: Final = (
    rf"!?{BARE_ID}(?:<(?:[^<>\"-]++|->|-|{_ANGLES_2})*+>)?+(?![A-Za-z0-9_$.<])"
)
_BRACES_1: Final = rf"\{{(?:[^{{}}\"/]++|{STRING})*+\}}"
DICTIONARY: Final = rf"\{{(?:[^{{}}\"/]++|{STRING}|{_BRACES_1})*+\}}"
_PARENS: Final = r"\((?:[^()\"/]++|\([^()\"/]*+\))*+\)"
FUNCTION_TYPE: Final = rf"{_PARENS}{_BLANK}->{_BLANK}(?:{_PARENS}(?!{_BLANK}->)|{TYPE})"
LOCATION: Final = rf"loc\((?:[^()\"/]++|{STRING}|\((?:[^()\"/]++|{STRING})*+\))*+\)"

match_follows: Final = later("match", rf"{_BLANK}(,|\}}){_BLANK}")
"""What follows an entry of a dictionary, and the blanks around it."""

match_nothing: Final = re.compile(r"(?!)").match
"""Represents one of the others where all is to be read by the grammar."""

match_operand: Final = re.compile(
    rf"{SPACE}({VALUE_ID}(?:\#(?:0|[1-9][0-9]{{0,8}})(?![0-9]))?+)(?!\s*+[\#/])"
).match
"""Group: the operand, where nothing after it may belong to it."""

match_argument: Final = later("match", rf"{SPACE}({VALUE_ID})(?!\s*+[\#/])")
"""Group: the name of an argument, where nothing after it may belong to it."""

match_symbol: Final = re.compile(rf"{SPACE}@({BARE_ID})").match
"""Group: a symbol's name without quotes."""

match_function_name: Final = re.compile(
    rf" (?:(public|private|nested) )?+@({BARE_ID})(?=\()"
).match
"""Groups: the visibility and the name of a function."""

match_plain_function: Final = later(
    "match",
    rf" (?:(public|private|nested) )?+@({BARE_ID})"
    rf"\((?:((?:{VALUE_ID}[ ]?: [^%()\n]*+)++)|([^%(){{}}\n]*+))\)"
    r"(?: -> ([^{}\n]*[^{}\n ]))?(?: (\{)(?=\n)|(?=\n))",
)
"""Groups: visibility, name, arguments with names, types without names, the results, the
brace of the body."""

match_plain_arguments: Final = re.compile(
    rf"[ ]?\(((?:{VALUE_ID}[ ]?: [^%()\n]*+)*+)\)"
).match
"""Group: the arguments of a function where they are names and types alone."""

match_plain_result: Final = re.compile(r" -> ([^(){}\n]*[^(){}\n ])(?= \{\n)").match
"""Group: the one result of a function, before its body."""

match_subscripts: Final = re.compile(r"\[([^\[\]\"/()]*+)\]").match
"""Group: what is in the brackets, where it is no call and has no comment."""

match_location: Final = later("match", rf" ({LOCATION})")
"""Group: a location after an operation."""

match_next: Final = later(
    "match", rf"[ ]*+(?=\n|//|\Z){SPACE}(?:[%^\"}}]|({BARE_ID})|\Z)"
)
"""Group: the word that follows on another line, if it is one, where that is no type, no
attribute and no punctuation that belongs to what is before it."""

match_location_word: Final = later("match", rf"{SPACE}loc\b")
"""No groups: whether a location follows."""

match_head: Final = re.compile(
    rf"""{SPACE}(?:
        ({VALUE_ID}(?:[ ]?:[ ]?[0-9]++)?(?:,[ ]{VALUE_ID}(?:[ ]?:[ ]?[0-9]++)?)*+)
        [ ]?=[ ]?(?![}}^]))?
    (?:"([A-Za-z0-9_.$-]++)"|(?!{_INTTYPE})({BARE_ID})|(\}})|(\^{SUFFIX_ID}))""",
    re.VERBOSE,
).match
RESULTS, QUOTED, BARE, CLOSE, LABEL = range(1, 6)
"""Groups of `match_head`: results, and one of name in quotes, bare name, closing brace,
block label."""

match_generic: Final = later(
    "match",
    rf"""\(((?:{OPERAND}(?:,[ ]{OPERAND})*+)?)\)
    (?:[ ]?\[([^\]/]*+)\])?
    (?:[ ]?<({DICTIONARY})>)?
    (?:{_BLANK}(\({_BLANK}\{{)|(?:{_BLANK}({DICTIONARY}))?{_BLANK}:{_BLANK}({FUNCTION_TYPE})
    (?:[ ]({LOCATION})|(?!{SPACE}loc(?![A-Za-z0-9_$.]))))""",
    re.VERBOSE,
)
"""Groups: operands, successors, properties, start of a region, or attributes,
function type and location."""

match_generic_tail: Final = later(
    "match",
    rf"""(?:{_BLANK},{_BLANK}(\{{)|{_BLANK}\)(?:{_BLANK}({DICTIONARY}))?{_BLANK}:{_BLANK}({FUNCTION_TYPE})
    (?:[ ]({LOCATION})|(?!{SPACE}loc(?![A-Za-z0-9_$.]))))""",
    re.VERBOSE,
)
"""Groups: start of another region, or attributes, function type and location."""

match_block_argument: Final = later(
    "match",
    rf"{_BLANK}({VALUE_ID}){_BLANK}:{_BLANK}({TYPE})"
    rf"(?:[ ]({LOCATION}))?{_BLANK}([,)])",
)
"""Groups: name, type, location, what follows."""

match_location_alias: Final = later(
    "match",
    r"""\#(loc[0-9]*+)[ ]=[ ]
    loc\("([^"\\\n\v\f]*+)":([0-9]{1,9}):([0-9]{1,9})\)\n""",
    re.VERBOSE,
)
"""Groups: name, file, line, column."""

match_point: Final = later(
    "fullmatch", r'loc\("([^"\\\n\v\f]*+)":([0-9]{1,9}):([0-9]{1,9})\)'
)
"""Groups: file, line, column."""

match_entry: Final = later(
    "match",
    r"""([A-Za-z_][A-Za-z0-9_$.]*+)(?:(,[ ]|\})|[ ]=[ ](?:(?:"([^"\\\n\v\f]*+)"
    |((?:[^,{}\[\]()<>"/\n-]++|-|<[^<>"(){}\[\]/\n]*+>)++))(,[ ]|\}))?+)""",
    re.VERBOSE,
)
"""Groups: name, what follows a name alone, text of a plain string, another value, what
follows these. Neither is found of a value in brackets, which begins where it ends."""
