"""Data layouts: lists of entries, and how a layout's attributes are spelled."""

from bridge.dialects.dlti.attributes import DataLayoutEntryAttr as DataLayoutEntryAttr, DataLayoutSpecAttr as DataLayoutSpecAttr, FunctionPointerAlignmentAttr as FunctionPointerAlignmentAttr, MapAttr as MapAttr, TargetDeviceSpecAttr as TargetDeviceSpecAttr, TargetSystemSpecAttr as TargetSystemSpecAttr
from bridge.ods.dialect import Dialect

DIALECT: Dialect

