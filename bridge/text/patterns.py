"""Regular expressions for whole pieces of text, on the readers' hot path.

Each finds where a common form ends, in one match, so that its text can be looked up
in a memo; a form they do not match is read by its grammar. They may refuse what is
valid, and never end early: what follows is looked at where a piece could go on.
"""

from __future__ import annotations

import re
from typing import Final

from bridge.text.tokens import BARE_ID, SPACE, STRING, SUFFIX_ID

VALUE_ID: Final = rf"%{SUFFIX_ID}"
OPERAND: Final = rf"{VALUE_ID}(?:\#[0-9]++)?"

_ANGLES_1: Final = r"<(?:[^<>\"-]++|->|-)*+>"
_ANGLES_2: Final = rf"<(?:[^<>\"-]++|->|-|{_ANGLES_1})*+>"
TYPE: Final = (
    rf"!?{BARE_ID}(?:<(?:[^<>\"-]++|->|-|{_ANGLES_2})*+>)?+(?![A-Za-z0-9_$.<])"
)
_BRACES_1: Final = rf"\{{(?:[^{{}}\"/]++|{STRING})*+\}}"
DICTIONARY: Final = rf"\{{(?:[^{{}}\"/]++|{STRING}|{_BRACES_1})*+\}}"
_PARENS: Final = r"\((?:[^()\"/]++|\([^()\"/]*+\))*+\)"
FUNCTION_TYPE: Final = rf"{_PARENS}\s*->\s*(?:{_PARENS}(?!\s*->)|{TYPE})"
LOCATION: Final = rf"loc\((?:[^()\"/]++|{STRING}|\((?:[^()\"/]++|{STRING})*+\))*+\)"

match_head: Final = re.compile(
    rf"""{SPACE}(?:
        ({VALUE_ID}(?:[ ]?:[ ]?[0-9]++)?(?:,[ ]{VALUE_ID}(?:[ ]?:[ ]?[0-9]++)?)*+)
        [ ]?=[ ]?)?
    (?:"([A-Za-z0-9_.$-]++)"|({BARE_ID})|(\}})|(\^{SUFFIX_ID}))""",
    re.VERBOSE,
).match
"""Groups: results, name in quotes, bare name, closing brace, block label."""

match_generic: Final = re.compile(
    rf"""\(((?:{OPERAND}(?:,[ ]{OPERAND})*+)?)\)
    (?:[ ]?\[([^\]/]*+)\])?
    (?:[ ]?<({DICTIONARY})>)?
    (?:\s*+(\(\s*+\{{)|(?:\s*+({DICTIONARY}))?\s*+:\s*+({FUNCTION_TYPE})
    (?:[ ]({LOCATION}))?)""",
    re.VERBOSE,
).match
"""Groups: operands, successors, properties, start of a region, or attributes,
function type and location."""

match_generic_tail: Final = re.compile(
    rf"""(?:\s*+,\s*+(\{{)|\s*+\)(?:\s*+({DICTIONARY}))?\s*+:\s*+({FUNCTION_TYPE})
    (?:[ ]({LOCATION}))?)""",
    re.VERBOSE,
).match
"""Groups: start of another region, or attributes, function type and location."""

match_block_argument: Final = re.compile(
    rf"\s*+({VALUE_ID})\s*+:\s*+({TYPE})(?:[ ]({LOCATION}))?\s*+([,)])"
).match
"""Groups: name, type, location, what follows."""

match_location_alias: Final = re.compile(
    r"""\s*+\#(loc[0-9]*+)[ ]=[ ]
    loc\("([^"\\\n\v\f]*+)":([0-9]{1,9}):([0-9]{1,9})\)\n""",
    re.VERBOSE,
).match
"""Groups: name, file, line, column."""

match_entry: Final = re.compile(
    r"""([A-Za-z_][A-Za-z0-9_$.]*+)[ ]=[ ]
    (?:"([^"\\\n\v\f]*+)"|((?:[^,{}\[\]()<>"/\n-]++|-|<[^<>"(){}\[\]/\n]*+>)++))
    (,[ ]|\})""",
    re.VERBOSE,
).match
"""Groups: name, text of a plain string, another value, what follows."""
