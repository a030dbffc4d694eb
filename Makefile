# Needs only python3 (3.11 or newer) with venv, git and make; everything else comes from requirements/*.lock.
PYTHON ?= python3
VENV ?= .venv
BENCH_VENV ?= .venv-bench
BIN := $(VENV)/bin
PIP := -m pip --disable-pip-version-check --quiet --quiet
PLAY ?= great-race

.PHONY: play test soak mutants bench records locks clean

play: $(VENV)/run.stamp  ## a race in the terminal against bots
	@$(BIN)/halftrack play $(PLAY)

test: $(VENV)/test.stamp  ## everything CI asks for
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache --no-logo
	$(BIN)/python scripts/budgets.py
	$(BIN)/python -m pytest -n 2 -m covered --cov --cov-report=
	$(BIN)/python -m scripts.covered
	$(BIN)/python -m pytest -n 2 -m "not covered and not timing"

soak: $(VENV)/test.stamp  ## many random races, with the invariants checked after each answer
	$(BIN)/python -m pytest -m timing
	$(BIN)/python -m scripts.soak

mutants: $(VENV)/test.stamp  ## mutate the rules, run the rule tests
	$(BIN)/python -m scripts.mutants

bench: $(BENCH_VENV)/bench.stamp  ## speed, beside catanatron
	$(BENCH_VENV)/bin/halftrack bench --against catanatron

records: $(VENV)/test.stamp  ## make the recorded races anew, after a change of data
	$(BIN)/python -m scripts.records

locks:  ## new hash-locked requirements; needs uv
	for set in run test bench; do \
	  uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --no-annotate --quiet \
	    --upgrade requirements/$$set.in --output-file requirements/$$set.lock || exit 1; \
	done

clean:
	rm -rf $(VENV) $(BENCH_VENV) build dist mutants .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage

# An interpreter that is gone leaves a dangling link, which make takes for missing: the folder is then made anew.
$(VENV)/bin/python $(BENCH_VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(None if sys.version_info >= (3, 11) else "halftrack needs Python 3.11 or newer")'
	$(PYTHON) -m venv --clear $(@D:/bin=)

$(VENV)/run.stamp: requirements/run.lock pyproject.toml | $(VENV)/bin/python
	$(BIN)/python $(PIP) install --require-hashes -r $<
	$(BIN)/python $(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/test.stamp: requirements/test.lock $(VENV)/run.stamp
	$(BIN)/python $(PIP) install --require-hashes -r $<
	@touch $@

$(BENCH_VENV)/bench.stamp: requirements/bench.lock pyproject.toml | $(BENCH_VENV)/bin/python
	$(BENCH_VENV)/bin/python $(PIP) install --require-hashes -r $<
	$(BENCH_VENV)/bin/python $(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@
