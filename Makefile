# Everything a checkout needs is made on first use, in .venv.
# `make` lists the targets.

PYTHON ?= python3
JOBS ?= 2

VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
INSTALLED := $(VENV)/installed

TYPED := bridge tests tools

# Real files, beside the checkout; what is held against them says so where there are none.
CORPUS := $(or $(MLIR_BRIDGE_SHARED),../shared)/corpus
BASELINE := conformance/baseline.json
ifneq ($(wildcard $(CORPUS)),)
HOLD_FILES = $(BIN)/bridge-conform -j $(JOBS) --report-only --baseline=$(BASELINE) $(CORPUS)/upstream-22
else
HOLD_FILES = echo "nothing was held against the baseline: there is no $(CORPUS)"
endif

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

.PHONY: help
help: ## this list
	@awk -F ': .*## |: ## ' '/^[a-z-]+:.*## / { printf "  make %-18s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: run
run: $(INSTALLED) ## the examples: compared with upstream, then run on numpy arrays
	$(BIN)/bridge-conform examples
	$(PY) -m tools.run_examples

.PHONY: test
# The cheapest first; pytest last but for one line, so that its counts close the output.
# Cases and tests record which diagnostics they meet, and that line says that all are met.
test: export MLIR_BRIDGE_DIAGNOSTICS := $(CURDIR)/.diagnostics
test: export PYTHONPATH := $(CURDIR)/tools/diagnostics/startup
test: forget-diagnostics check-lint check-format check-types check-sizes check-conformance check-baseline check-tests ## every check
	@$(PY) -m tools.diagnostics check

.PHONY: check-lint
check-lint: $(INSTALLED) ## linter
	$(BIN)/ruff check

.PHONY: check-format
check-format: $(INSTALLED) ## formatter, without writing
	$(BIN)/ruff format --check

.PHONY: check-types
check-types: $(INSTALLED) ## strict type check
	$(BIN)/mypy $(TYPED)

.PHONY: check-sizes
check-sizes: $(INSTALLED) ## lengths of files and functions, against the walls
	$(PY) -m tools.sizes

.PHONY: check-conformance
check-conformance: $(INSTALLED) ## the cases and command tests of conformance/, by lit
	$(BIN)/lit -v -j $(JOBS) --timeout 120 --show-unsupported --show-xfail conformance

.PHONY: check-baseline
# What real files meet is not recorded: a checkout need not have them.
check-baseline: export MLIR_BRIDGE_DIAGNOSTICS :=
check-baseline: $(INSTALLED) ## all real files of ../shared, held against what was reached
	@$(HOLD_FILES)

.PHONY: check-pure
check-pure: export MLIR_BRIDGE_PURE := 1
check-pure: export MLIR_BRIDGE_DIAGNOSTICS :=
check-pure: $(INSTALLED) ## the same without the compiled core
	@$(HOLD_FILES)

.PHONY: test-pure
test-pure: export MLIR_BRIDGE_PURE := 1
test-pure: check-conformance check-baseline check-tests ## all cases, files and tests without the compiled core

.PHONY: check-tests
check-tests: $(INSTALLED) ## pytest
	$(BIN)/pytest -n $(JOBS)

.PHONY: forget-diagnostics
forget-diagnostics: $(INSTALLED)
	@$(PY) -m tools.diagnostics forget

.PHONY: diagnostics
diagnostics: ## which diagnostics the last `make test` met, counted by folder
	@$(PY) -m tools.diagnostics table

.PHONY: format
format: $(INSTALLED) ## formats, and repairs what the linter can
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

.PHONY: scorecards
scorecards: $(INSTALLED) ## which cases this package, upstream, LLVM 22 and xDSL pass: docs/scorecards
	$(PY) -m tools.scorecard native "$(BIN)/bridge-opt --engine=native"
	$(PY) -m tools.scorecard wheel "$(BIN)/bridge-opt --engine=upstream"
	if command -v mlir-opt-22; then $(PY) -m tools.scorecard llvm-22 mlir-opt-22; fi
	if [ -x $(BIN)/xdsl-opt ]; then $(PY) -m tools.scorecard xdsl $(BIN)/xdsl-opt; fi

.PHONY: bench
bench: $(VENV)/installed-bench ## speed against upstream and xDSL
	$(PY) -m tools.bench

.PHONY: reference
reference: $(INSTALLED) ## pages about ops, attributes and types, in docs/reference
	$(PY) -m tools.reference

.PHONY: docs
docs: export NO_MKDOCS_2_WARNING := 1
docs: $(VENV)/installed-docs ## the site of docs/, in build/site; a warning is an error
	$(PY) -m tools.reference
	$(BIN)/mkdocs build --strict

.PHONY: rules
rules: $(INSTALLED) ## which rules the ops have, counted by dialect
	$(PY) -m tools.rules

.PHONY: wheel
wheel: $(INSTALLED) ## builds dist/*.whl
	$(PY) -m build --wheel --no-isolation

.PHONY: clean
clean: ## removes all that these targets made
	rm -rf $(VENV) .cache .lit .diagnostics build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache

# Stamps: written only once all went well, and stale when the requirements change.
$(INSTALLED): pyproject.toml tools/build_native.py $(wildcard bridge/native/core.pyx bridge/native/*.pxi)
	@command -v $(PYTHON) >/dev/null || \
	  { echo "error: '$(PYTHON)' not found; say which Python to use: make PYTHON=..." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "error: Python 3.11 or later is needed, '$(PYTHON)' is $$($(PYTHON) -V 2>&1);" \
	    "say which to use: make PYTHON=python3.11" >&2; exit 1; }
	@echo "setting up $(VENV) (once; about a minute)"
	@$(PYTHON) -m venv $(VENV)
	@$(PY) -m pip install --quiet --disable-pip-version-check --editable '.[test]'
	@touch $@

$(VENV)/installed-docs: $(INSTALLED)
	@$(PY) -m pip install --quiet --disable-pip-version-check --editable '.[docs]'
	@touch $@
$(VENV)/installed-bench: $(INSTALLED)
	@$(PY) -m pip install --quiet --disable-pip-version-check --editable '.[bench]'
	@touch $@
