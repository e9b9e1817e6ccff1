"""The text of MLIR: one grammar a file, reading beside writing."""
