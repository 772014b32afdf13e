# `make play` and `make test` each work alone on a fresh machine.

PYTHON_ENV := .venv/bin/python
PYTHON_READY := .venv/.ready
NODE_READY := node_modules/.ready
BENCH_ENV := .cache/bench
BENCH_READY := $(BENCH_ENV)/.ready

.PHONY: help play test lint format build serve lock bench-bots bench-engine bench-openspiel bench-start bench-table strength clean
.DEFAULT_GOAL := help

help: ## say what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-16s %s\n", $$1, $$2 }' Makefile

play: build ## build the site, serve it and open the browser
	@$(PYTHON_ENV) tools/serve.py --open

test: build ## run the whole suite, browser tests included
	@$(PYTHON_ENV) tools/chromium.py
	@$(PYTHON_ENV) -m pytest $(ARGS)

lint: $(PYTHON_READY) ## check style, format and types
	@$(PYTHON_ENV) -m ruff check .
	@$(PYTHON_ENV) -m ruff format --check .
	@$(PYTHON_ENV) -m mypy

format: $(PYTHON_READY) ## put the sources into their format
	@$(PYTHON_ENV) -m ruff check --fix .
	@$(PYTHON_ENV) -m ruff format .

build: $(PYTHON_READY) $(NODE_READY) ## build the site into dist/
	@$(PYTHON_ENV) tools/build.py

serve: build ## build and serve the site
	@$(PYTHON_ENV) tools/serve.py

bench-engine: $(BENCH_READY) $(NODE_READY) ## time the engine beside RLCard and in Pyodide
	@$(BENCH_ENV)/bin/python tools/bench_engine.py $(ARGS)

bench-openspiel: $(BENCH_READY) ## one master of Pesë Katësh against three bots of OpenSpiel
	@$(BENCH_ENV)/bin/python tools/bench_openspiel.py $(ARGS)

bench-bots: $(PYTHON_READY) $(NODE_READY) ## time the decisions of the opponents, in Pyodide too
	@$(PYTHON_ENV) tools/bench_bots.py $(ARGS)

bench-start: build ## compare the start from the snapshot with the plain one
	@$(PYTHON_ENV) tools/chromium.py
	@$(PYTHON_ENV) tools/bench_start.py

bench-table: build ## time taps at the tables on a slowed processor
	@$(PYTHON_ENV) tools/chromium.py
	@$(PYTHON_ENV) tools/bench_table.py $(ARGS)

strength: $(PYTHON_READY) ## measure how well each level plays, for the table of the README
	@$(PYTHON_ENV) tools/strength.py $(ARGS)

lock: ## pin the newest tools of development
	@python=$$(sh tools/need.sh python) && "$$python" tools/lock.py

clean: ## remove all that was made
	@rm -rf .cache .venv dist node_modules

$(PYTHON_READY): requirements-dev.lock tools/need.sh
	@python=$$(sh tools/need.sh python) && echo "Setting up Python …" && \
		"$$python" -m venv .venv && \
		$(PYTHON_ENV) -m pip install --quiet --disable-pip-version-check -r requirements-dev.lock
	@touch $@

$(BENCH_READY): requirements-bench.lock tools/need.sh
	@python=$$(sh tools/need.sh python) && echo "Setting up what ours is measured against …" && \
		"$$python" -m venv $(BENCH_ENV) && \
		$(BENCH_ENV)/bin/python -m pip install --quiet --disable-pip-version-check \
			-r requirements-bench.lock
	@touch $@

$(NODE_READY): package-lock.json tools/need.sh
	@npm=$$(sh tools/need.sh node) && echo "Setting up Node …" && \
		"$$npm" ci --silent
	@touch $@
