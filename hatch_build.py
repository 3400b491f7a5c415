"""Build hook: compiles the hot modules with mypyc, builds the browser client and adds the rule texts to the wheel.

`MATHOM_COMPILE=0` builds the plain wheel, `MATHOM_COMPILE=require` makes a failed compilation an error. What is
compiled, and how, is in tools/compile_engine.py.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    workspace: Path | None = None
    client: Path | None = None

    def dependencies(self) -> list[str]:
        """The compiler, which is large, only where it is wanted."""
        return [] if wish() == "0" else list(tool(Path(self.root), "compile_engine").REQUIRES)

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        build_data["force_include"][str(root / "docs" / "rules")] = "mathom/rulebook/texts"
        self.add_client(root, build_data)
        if wish() != "0":
            self.add_compiled(root, build_data)

    def add_compiled(self, root: Path, build_data: dict[str, Any]) -> None:
        engine = tool(root, "compile_engine")
        modules = engine.modules_to_compile(root / "src")
        self.workspace = Path(tempfile.mkdtemp(prefix="mathom-build-"))
        try:
            compiled = engine.compile_modules(root / "src", modules, self.workspace)
        except (engine.CompileError, OSError) as error:
            shutil.rmtree(self.workspace, ignore_errors=True)
            if wish() == "require":
                raise
            print(f"mathom: not compiled, the wheel stays pure Python ({error})", flush=True)
            return
        build_data["force_include"].update(compiled)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        print(f"mathom: compiled {len(modules)} modules", flush=True)

    def add_client(self, root: Path, build_data: dict[str, Any]) -> None:
        builder = tool(root, "build_client")
        self.client = Path(tempfile.mkdtemp(prefix="mathom-client-"))
        try:
            builder.build(root / "web", self.client / "client")
        except (builder.ClientError, OSError) as error:
            shutil.rmtree(self.client, ignore_errors=True)
            self.app.abort(f"mathom: the browser client cannot be built: {error}")
        build_data["force_include"][str(self.client / "client")] = "mathom/server/client"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        for folder in (self.workspace, self.client):
            if folder:
                shutil.rmtree(folder, ignore_errors=True)


def wish() -> str:
    return os.environ.get("MATHOM_COMPILE", "")


def tool(root: Path, name: str) -> ModuleType:
    """A module of the folder tools; the folder of a build hook is not on the path."""
    spec = importlib.util.spec_from_file_location(name, root / "tools" / f"{name}.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
