# Two commands: `make play` starts the program, `make test` runs every check.
# Both install what is missing and are quick when nothing changed.

VENV := .venv
PYTHON := $(VENV)/bin/python
INSTALL := sh packaging/pip_install.sh $(PYTHON)
LIBRARIES := $(VENV)/libraries-installed
TOOLS := $(VENV)/tools-installed
PYTEST_OPTIONS ?=

.PHONY: play test quick lint types unit measured robustness kernels translations art tour pseudo bench package package-check golden clean

play: kernels translations
	@$(PYTHON) -P -m yokai_desktop

test: $(TOOLS) kernels lint types measured

# For newcomers: the linters, the types, and the tests that need neither a window nor a long game
# nor its review.
quick: $(TOOLS) kernels lint types translations
	$(PYTHON) -m pytest tests/engine tests/storage tests/models tests/test_*.py --ignore=tests/models/review $(PYTEST_OPTIONS)

lint: $(TOOLS)
	$(PYTHON) -m ruff check .
	$(PYTHON) -m ruff format --check .

# The program as Windows would read it too: what only POSIX has stands behind a question.
types: $(TOOLS)
	$(PYTHON) -m mypy
	$(PYTHON) -m mypy --platform win32 --cache-dir .mypy_cache/win32 yokai_desktop

unit: $(TOOLS) kernels translations
	$(PYTHON) -m pytest $(PYTEST_OPTIONS)

# The same on all processors, file by file; and it fails where a part of the program is tested less
# than tests/coverage_floors.py wants.
measured: $(TOOLS) kernels translations
	$(PYTHON) -m pytest -p tests.measuring -n auto --dist loadfile --no-loadscope-reorder --durations=20 $(PYTEST_OPTIONS)

# The trials of tests/robustness in their full numbers: an hour or so.
robustness: $(TOOLS) kernels translations
	YOKAI_FULL=1 $(PYTHON) -m pytest tests/robustness

translations: $(LIBRARIES)
	@$(PYTHON) i18n/release.py

art: $(LIBRARIES)
	$(PYTHON) resources/drawing/redraw.py

tour: kernels translations
	$(PYTHON) -m yokai_desktop tour build/tour

pseudo: $(TOOLS) kernels translations
	$(PYTHON) -m tests.ui.pseudo_walk

bench: kernels
	$(PYTHON) -m yokai_desktop bench

package: $(TOOLS) kernels translations
	@$(INSTALL) "what builds packages" --group package
	$(PYTHON) packaging/build.py

package-check: $(TOOLS)
	@sh packaging/bootstrap.sh package
	$(PYTHON) packaging/check_wheels.py
	$(PYTHON) packaging/check_flatpak.py
	sh packaging/check_roots.sh

golden: $(TOOLS)
	$(PYTHON) -m tests.golden --write

clean:
	rm -rf build dist $(VENV) *.egg-info
	find yokai_desktop -name '*.so' -delete

$(LIBRARIES): pyproject.toml setup.py packaging/bootstrap.sh
	@sh packaging/bootstrap.sh play
	@test -x $(PYTHON) || python3 -m venv $(VENV)
	@$(INSTALL) "pip and mypy" --upgrade "pip>=25.1" "setuptools>=77" "mypy>=2.4,<3"
	@YOKAI_PLAIN=1 $(INSTALL) "Qt, 80 MB" --no-build-isolation --editable .
	@touch $@

$(TOOLS): $(LIBRARIES)
	@sh packaging/bootstrap.sh test
	@$(INSTALL) "what the checks need" --group dev
	@touch $@

# Compiled where possible; the same files run as plain Python where not.
kernels: $(LIBRARIES)
	@$(PYTHON) packaging/kernels.py
