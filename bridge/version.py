"""The version of this package, kept where nothing need be loaded to know it."""

__version__ = "0.1.0"
