"""Data layouts: lists of entries, and how a layout's attributes are spelled."""

from bridge.dialects.dlti.attributes import DataLayoutEntryAttr as DataLayoutEntryAttr, DataLayoutSpecAttr as DataLayoutSpecAttr, MapAttr as MapAttr, TargetDeviceSpecAttr as TargetDeviceSpecAttr, TargetSystemSpecAttr as TargetSystemSpecAttr
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedAttr

DIALECT: Dialect

class FunctionPointerAlignmentAttr(DefinedAttr):
    """Alignment of function pointers."""

    alignment: int
    function_dependent: bool
