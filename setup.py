"""Compiles the kernels with mypyc where a C compiler is there; without one they stay Python.

A failed compilation never fails the installation: the same files then run as plain Python.
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

from setuptools import find_packages, setup
from setuptools.command.build_ext import build_ext

sys.path.insert(0, str(Path(__file__).parent))

from yokai_desktop.version import HOMEPAGE, VERSION

COMPILED = Path(__file__).with_name("packaging") / "compiled_modules.txt"
"""One source file a line: the modules that mypyc compiles together."""

SHIPPED = Path(__file__).with_name("packaging") / "shipped_resources.txt"
"""One folder of ``resources`` a line: those that the program reads."""


def described() -> str:
    """The README as an index shows it: pictures and links lead to the repository."""
    text = Path(__file__).with_name("README.md").read_text(encoding="utf-8")
    return re.sub(r"\]\((?!https?:)([^)]+)\)", rf"]({HOMEPAGE}/raw/v{VERSION}/\1)", text)


class BuildIfPossible(build_ext):
    """Builds the compiled kernels, or none of them."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            print(f"warning: kernels not compiled, they run as plain Python: {error}")
            self.extensions = []


def kernels() -> list:
    """The extension modules; none if they are not wanted or mypyc is not there."""
    if os.environ.get("YOKAI_PLAIN"):
        return []
    try:
        from mypyc.build import mypycify

        return mypycify(
            [*COMPILED.read_text(encoding="utf-8").split(), "--follow-imports=silent"],
            group_name="yokai_desktop.compiled",
            opt_level="3",
            strip_asserts=True,
        )
    except (Exception, SystemExit) as error:
        print(f"warning: kernels not compiled, they run as plain Python: {error}")
        return []


setup(
    long_description=described(),
    long_description_content_type="text/markdown",
    packages=[
        *find_packages(include=["yokai_desktop", "yokai_desktop.*"]),
        "yokai_desktop.resources",
        "yokai_desktop.i18n",
    ],
    package_dir={"yokai_desktop.resources": "resources", "yokai_desktop.i18n": "i18n"},
    package_data={
        "yokai_desktop.resources": [
            f"{folder}/**/*" for folder in SHIPPED.read_text(encoding="utf-8").split()
        ],
        "yokai_desktop.i18n": ["*.qm", "*.ts"],
    },
    exclude_package_data={"yokai_desktop.resources": ["*/*.py"]},  # what makes fonts and sounds
    include_package_data=False,
    ext_modules=kernels(),
    cmdclass={"build_ext": BuildIfPossible},
)
