"""Build hook: compiles the hot modules with mypyc, builds the browser client and adds the rule texts to the wheel.

The compiled modules lie beside their sources, so a wheel built without a C compiler is the same program, only slower.
`MATHOM_COMPILE=0` builds the plain wheel, `MATHOM_COMPILE=require` makes a failed compilation an error.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Cards are many and each is rare: compiling them would double the time of an installation and gain nothing.
COMPILED = ("mathom/kernel/*.py", "mathom/effects/*.py", "mathom/games/*/*.py")
SKIP_MARK = "# mypyc: skip"

# One C file for each module: a single file for all of them takes the compiler several times as long. The files of an
# extension are compiled one after the other by setuptools, here side by side.
SETUP = """\
from concurrent.futures import ThreadPoolExecutor
from mypyc.build import mypycify
from setuptools import setup
from setuptools._distutils.unixccompiler import UnixCCompiler

def compile_side_by_side(self, sources, output_dir=None, macros=None, include_dirs=None, debug=0, extra_preargs=None,
                         extra_postargs=None, depends=None):
    macros, objects, extra_postargs, pp_opts, build = self._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs)
    cc_args = self._get_cc_args(pp_opts, debug, extra_preargs)
    def compile_one(obj):
        self._compile(obj, *build[obj], cc_args, extra_postargs, pp_opts)
    with ThreadPoolExecutor() as pool:
        list(pool.map(compile_one, build))
    return objects

UnixCCompiler.compile = compile_side_by_side
flags = ["--config-file=", "--ignore-missing-imports"]
compiled = mypycify(flags + {modules!r}, group_name="mathom", debug_level="0", multi_file=True)
setup(name="mathom", packages=[], ext_modules=compiled)
"""


class CompileError(Exception):
    """Why there are no compiled modules, in one line."""


class BuildHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    workspace: Path | None = None
    client: Path | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        build_data["force_include"][str(root / "docs" / "rules")] = "mathom/rulebook/texts"
        self.add_client(root, build_data)

        wish = os.environ.get("MATHOM_COMPILE", "")
        modules = modules_to_compile(root / "src")
        if wish == "0" or not modules:
            return
        self.workspace = Path(tempfile.mkdtemp(prefix="mathom-build-"))
        try:
            compiled = compile_modules(root / "src", modules, self.workspace)
        except (CompileError, OSError) as error:
            shutil.rmtree(self.workspace, ignore_errors=True)
            if wish == "require":
                raise
            print(f"mathom: not compiled, the wheel stays pure Python ({error})", flush=True)
            return
        build_data["force_include"].update(compiled)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        print(f"mathom: compiled {len(modules)} modules", flush=True)

    def add_client(self, root: Path, build_data: dict[str, Any]) -> None:
        tool = client_tool(root)
        self.client = Path(tempfile.mkdtemp(prefix="mathom-client-"))
        try:
            tool.build(root / "web", self.client / "client")
        except (tool.ClientError, OSError) as error:
            shutil.rmtree(self.client, ignore_errors=True)
            self.app.abort(f"mathom: the browser client cannot be built: {error}")
        build_data["force_include"][str(self.client / "client")] = "mathom/server/client"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        for folder in (self.workspace, self.client):
            if folder:
                shutil.rmtree(folder, ignore_errors=True)


def client_tool(root: Path) -> ModuleType:
    """The module tools/build_client.py; the folder of a build hook is not on the path."""
    spec = importlib.util.spec_from_file_location("build_client", root / "tools" / "build_client.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def modules_to_compile(source: Path) -> list[str]:
    """Paths below `source`. A package's `__init__` only lists names: compiling it gains nothing."""
    found = sorted(path for pattern in COMPILED for path in source.glob(pattern) if path.name != "__init__.py")
    return [path.relative_to(source).as_posix() for path in found if not is_skipped(path)]


def is_skipped(path: Path) -> bool:
    """The mark is a line of its own, usually the first; a module's docstring may come before it."""
    return SKIP_MARK in path.read_text(encoding="utf-8").splitlines()


def compile_modules(source: Path, modules: list[str], workspace: Path) -> dict[str, str]:
    """Compiles a copy of the sources, so that the work tree stays clean; maps built files to places in the wheel."""
    shutil.copytree(
        source, workspace, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    )
    (workspace / "setup.py").write_text(SETUP.format(modules=modules), encoding="utf-8")
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    run = subprocess.run(command, cwd=workspace, capture_output=True, text=True, errors="replace")
    if run.returncode:
        raise CompileError(reason(run.stdout + run.stderr))
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    places = {path: path.relative_to(workspace) for path in workspace.rglob(f"*{suffix}")}
    built = {str(path): place.as_posix() for path, place in places.items() if place.parts[0] != "build"}
    if len(built) < len(modules):
        raise CompileError(f"{len(modules)} modules gave only {len(built)} compiled files")
    return built


def reason(output: str) -> str:
    """The first line that names an error, else the last one: a compiler's output is long, its cause is not."""
    lines = [line.strip() for line in output.splitlines() if line.strip()] or ["no output"]
    return next((line for line in lines if "error:" in line.lower()), lines[-1])
