"""Types and attributes by their text."""

from bridge.ods.nodes import parse_attribute as attribute_of
from bridge.ods.nodes import parse_type as type_of

__all__ = ["attribute_of", "type_of"]
