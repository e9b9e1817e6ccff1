"""What upstream's ODS says about each op, as rows; see `rows`."""
