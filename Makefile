# Everything a contributor runs. A fresh clone needs nothing before `make demo` or `make test` but Python and make.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

VENV ?= .venv
PYTHON ?=
# One more than the two cores that the tests are cut to: some wait for children, or for a limit to strike. Each takes 10 to
# 16 s of CPU to collect the tests, and up to 0.85 GB with torch and JAX.
WORKERS ?= 3
ARGS ?=

BIN := $(VENV)/bin
READY := $(VENV)/.ready
# torch is asked for first, alone and as spelt in pyproject.toml: where an index offers a CPU build under that exact
# version, pip takes it. A range, or a list with other packages, can pull gigabytes of CUDA libraries instead.
TORCH = $(shell sed -n 's/.*"\(torch==[^"]*\)".*/\1/p' pyproject.toml)

.PHONY: help venv demo test nightly fuzz decoders faults mutation planted lint format format-check types goldens goldens-update ptx docs check clean distclean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-16s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))
	@echo
	@echo "  PYTHON=python3.12  interpreter for a new environment       VENV=.venv  where the environment is"
	@echo "  WORKERS=3          test processes                         ARGS=...    passed on to pytest or the demo"

venv: $(READY) ## Create .venv with everything in it; done once, and again when pyproject.toml changes

# The interpreter is tried, not only looked up: a version manager leaves names on PATH that do not run.
$(READY): pyproject.toml
	@if ! $(BIN)/python -m pip --version >/dev/null 2>&1; then \
	  found=; \
	  for candidate in $(or $(PYTHON),python3 python3.13 python3.12 python3.11 python); do \
	    if "$$candidate" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; \
	    then found=$$candidate; break; fi; \
	  done; \
	  if [ -z "$$found" ]; then \
	    echo "error: no usable Python >= 3.11 with venv among: $(or $(PYTHON),python3 python3.13 python3.12 python3.11 python)" >&2; \
	    echo "       install one (Debian and Ubuntu: also python3-venv), or name one: make venv PYTHON=/path/to/python3.12" >&2; \
	    exit 2; \
	  fi; \
	  echo "venv: $(VENV) from $$("$$found" --version)"; \
	  "$$found" -m venv $(VENV); \
	fi
	@echo "venv: installing $(TORCH)"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check $(TORCH)
	@echo "venv: installing moehlo with the extras oracle, plot and dev"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[oracle,plot,dev]'
	@touch $@

demo: $(READY) ## Run the FFN of OLMoE-1B-7B at its true size on the CPU and prove it equal to Hugging Face
	$(BIN)/python -m benchmarks.demo $(ARGS)

# One compute thread per worker, or the libraries' own thread pools fight over the cores. Bytecode is written whatever the
# environment says: without it each process of the tests, and each command that they start, compiles the sources anew.
RUN_TESTS = OMP_NUM_THREADS=1 PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal

test: $(READY) ## Run the tests; one file or one test: make test ARGS="tests/emitter/test_spec.py -k name"
	$(RUN_TESTS) -m "not nightly" $(ARGS)

nightly: $(READY) ## Run the long property tests too
	$(RUN_TESTS) $(ARGS)

# Seeds are printed; inputs of findings are kept in fuzz-findings, each with the line that reads it again.
fuzz: $(READY) ## Damaged input for every reader: make fuzz ARGS="--minutes 5 --seed 7 --target npy" (or --hours, --inputs)
	$(BIN)/python -m tests.fuzz $(ARGS)

# A finding is printed with what was drawn; its class and seed draw it again.
decoders: $(READY) ## Tiny whole models of drawn configs beside transformers: make decoders ARGS="--minutes 5 --seed 7 --family OlmoeForCausalLM"
	$(BIN)/python -m tests.decoders $(ARGS)

# Seeds are printed, and each finding with the line that plays its round again. As root, full disks are small mounts.
faults: $(READY) ## Kills, full disks, bad caches and compilers: make faults ARGS="--minutes 5 --seed 7 --scenario kill" (or --rounds)
	$(BIN)/python -m tests.faults $(ARGS)

mutation: $(READY) ## Change each knob of each layer's spec and print which changes a verification sees: make mutation ARGS="olmoe"
	$(BIN)/python -m tests.mutation $(ARGS)

# In copies of the tree, never in this one. What survives its tests is printed, and fails.
planted: $(READY) ## Plant each fault of tests/planted and run the tests that must notice it: make planted ARGS="bench --jobs 2"
	$(BIN)/python -m tests.planted $(ARGS)

lint: $(READY) ## Check style and common mistakes
	$(BIN)/ruff check .

format: $(READY) ## Rewrite the sources as the linter wants them
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

format-check: $(READY) ## Check formatting, change nothing
	$(BIN)/ruff format --check .

types: $(READY) ## Check types strictly
	$(BIN)/mypy

goldens: $(READY) ## Check every frozen graph
	$(BIN)/moehlo golden check

goldens-update: $(READY) ## Accept the graphs as they are now; look at `git diff goldens` before you commit
	$(BIN)/moehlo golden update

# Elsewhere than in .venv: Triton is for this alone, and the only version whose PTX is what is shipped.
ptx: ## Write the CUDA kernels' PTX anew, with no GPU: make ptx TRITON=/path/to/python (one that has triton==3.9.0)
	$(or $(TRITON),python3) -m emitter.kernels.cuda.generate

docs: $(READY) ## Write the pages of docs/ that are generated
	$(BIN)/python -m benchmarks.pages.families --write docs/families.md
	$(BIN)/python -m benchmarks.pages.api --write docs/api.md

check: lint format-check types test ## Everything CI runs

clean: ## Remove caches and build products; keep the environment
	rm -rf build dist demo-output .mypy_cache .ruff_cache .pytest_cache .hypothesis *.egg-info
	find . -name __pycache__ -type d -not -path './$(VENV)/*' -prune -exec rm -rf {} +
	find goldens -name '*.new.mlir' -type f -delete

distclean: clean ## Remove the environment as well
	rm -rf $(VENV)
