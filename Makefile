# Needs only python3 (3.11 or newer) with venv, git and make; everything else comes from requirements/*.lock.
PYTHON ?= python3
VENV ?= .venv
BENCH_VENV ?= .venv-bench
BIN := $(VENV)/bin
PIP := -m pip --disable-pip-version-check --quiet --quiet
SERVE ?= --open
CLIENT := $(shell find web -name node_modules -prune -o -type f -print) $(wildcard src/halftrack/locales/*/*.ftl)

.PHONY: play terminal client test soak lighthouse mutants bench compiled test-compiled records locks clean

play: $(VENV)/run.stamp $(VENV)/client.stamp  ## the table in the browser: alone, with friends, against bots
	@$(BIN)/halftrack serve $(SERVE)

client: $(VENV)/client.stamp  ## only the web client, anew where something has changed

test: $(VENV)/test.stamp $(VENV)/client.stamp $(VENV)/chromium.stamp  ## everything CI asks for
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache --no-logo
	$(BIN)/python scripts/budgets.py
	$(BIN)/python scripts/client.py check
	$(BIN)/python scripts/client.py test
	$(BIN)/python -m pytest -n 2 -m covered --cov --cov-report=
	$(BIN)/python -m scripts.covered
	$(BIN)/python -m pytest -n 2 -m "not covered and not timing"

soak: $(VENV)/test.stamp  ## many random races, with the invariants checked after each answer
	$(BIN)/python -m pytest -m timing
	$(BIN)/python -m scripts.soak

lighthouse: $(VENV)/test.stamp $(VENV)/client.stamp $(VENV)/chromium.stamp  ## marks for the table page; fetches Lighthouse from npm
	$(BIN)/python -m scripts.lighthouse

mutants: $(VENV)/test.stamp  ## mutate the rules, run the rule tests
	$(BIN)/python -m scripts.mutants

bench: $(BENCH_VENV)/bench.stamp  ## speed, beside catanatron
	$(BENCH_VENV)/bin/halftrack bench --against catanatron

compiled: $(VENV)/compile.stamp  ## the same source compiled by mypyc, in build/compiled; needs a C compiler
	$(BIN)/python -m scripts.compiled

test-compiled: compiled  ## the tests of engine, games and bots against it
	PYTHONPATH=build/compiled $(BIN)/python -m pytest -n 2 -m "not timing" \
	  tests/engine tests/games tests/bots tests/test_door.py tests/test_records.py

records: $(VENV)/test.stamp  ## make the recorded races anew, after a change of data
	$(BIN)/python -m scripts.records
	$(BIN)/python -m scripts.guides

locks:  ## new hash-locked requirements; needs uv
	for set in run web test bench compile; do \
	  uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --no-annotate --quiet \
	    --upgrade requirements/$$set.in --output-file requirements/$$set.lock || exit 1; \
	done

clean:
	rm -rf $(VENV) $(BENCH_VENV) web/node_modules src/halftrack/server/static build dist mutants .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage

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

$(VENV)/compile.stamp: requirements/compile.lock $(VENV)/test.stamp
	$(BIN)/python $(PIP) install --require-hashes -r $<
	@touch $@

$(VENV)/web.stamp: requirements/web.lock web/package-lock.json | $(VENV)/bin/python
	$(BIN)/python $(PIP) install --require-hashes -r $<
	$(BIN)/python scripts/client.py ci
	@touch $@

$(VENV)/client.stamp: $(VENV)/web.stamp $(CLIENT)
	$(BIN)/python scripts/client.py build
	@touch $@

$(VENV)/chromium.stamp: scripts/chromium | $(VENV)/bin/python
	scripts/chromium
	@touch $@

$(BENCH_VENV)/bench.stamp: requirements/bench.lock pyproject.toml | $(BENCH_VENV)/bin/python
	$(BENCH_VENV)/bin/python $(PIP) install --require-hashes -r $<
	$(BENCH_VENV)/bin/python $(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@
