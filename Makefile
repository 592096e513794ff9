# Two commands: `make play` starts the program, `make test` runs every check.
# Both install what is missing and are quick when nothing changed.

VENV := .venv
PYTHON := $(VENV)/bin/python
COMPILED := $(shell cat packaging/compiled_modules.txt)
KERNELS := $(VENV)/kernels-built
LIBRARIES := $(VENV)/libraries-installed
TOOLS := $(VENV)/tools-installed
PYTEST_OPTIONS ?=

.PHONY: play test quick lint types unit measured robustness kernels translations art tour bench package package-check golden clean

play: $(KERNELS) translations
	@$(PYTHON) -P -m yokai_desktop

test: $(TOOLS) $(KERNELS) lint types measured

# For newcomers: the linters, the types, and the tests that need neither a window nor a long game.
quick: $(TOOLS) $(KERNELS) lint types translations
	$(PYTHON) -m pytest tests/engine tests/storage tests/models tests/test_*.py $(PYTEST_OPTIONS)

lint: $(TOOLS)
	$(PYTHON) -m ruff check .
	$(PYTHON) -m ruff format --check .

types: $(TOOLS)
	$(PYTHON) -m mypy

unit: $(TOOLS) $(KERNELS) translations
	$(PYTHON) -m pytest $(PYTEST_OPTIONS)

# The same, and it fails where a part of the program is tested less than tests/coverage_floors.py
# wants.
measured: $(TOOLS) $(KERNELS) translations
	$(PYTHON) -m pytest -p tests.measuring $(PYTEST_OPTIONS)

# The trials of tests/robustness in their full numbers: an hour or so.
robustness: $(TOOLS) $(KERNELS) translations
	YOKAI_FULL=1 $(PYTHON) -m pytest tests/robustness

kernels: $(KERNELS)

translations: $(LIBRARIES)
	@$(PYTHON) i18n/release.py

art: $(LIBRARIES)
	$(PYTHON) resources/drawing/redraw.py

tour: $(KERNELS) translations
	$(PYTHON) -m yokai_desktop tour build/tour

bench: $(KERNELS)
	$(PYTHON) -m yokai_desktop bench

package: $(TOOLS) $(KERNELS) translations
	$(PYTHON) -m pip install --quiet --disable-pip-version-check --group package
	$(PYTHON) packaging/build.py

package-check: $(TOOLS)
	sh packaging/bootstrap.sh package
	$(PYTHON) packaging/check_wheels.py
	sh packaging/check_deb.sh

golden: $(TOOLS)
	$(PYTHON) -m tests.golden --write

clean:
	rm -rf build dist $(VENV) *.egg-info
	find yokai_desktop -name '*.so' -delete

$(LIBRARIES): pyproject.toml setup.py packaging/bootstrap.sh
	sh packaging/bootstrap.sh play
	test -x $(PYTHON) || python3 -m venv $(VENV)
	$(PYTHON) -m pip install --quiet --disable-pip-version-check --upgrade "pip>=25.1" "setuptools>=77" "mypy>=2.4,<3"
	YOKAI_PLAIN=1 $(PYTHON) -m pip install --quiet --disable-pip-version-check --no-build-isolation --editable .
	touch $@

$(TOOLS): $(LIBRARIES)
	sh packaging/bootstrap.sh test
	$(PYTHON) -m pip install --quiet --disable-pip-version-check --group dev
	touch $@

# Compiled where possible; the same files run as plain Python where not.
$(KERNELS): $(LIBRARIES) packaging/compiled_modules.txt $(COMPILED)
	find yokai_desktop -name '*.so' -delete
	$(PYTHON) setup.py --quiet build_ext --inplace
	touch $@
