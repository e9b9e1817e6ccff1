"""Upstream's ODS definitions of ops, as rows; see `rows`."""
