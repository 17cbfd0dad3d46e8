"""Compiles the core (kernel, rail, games) with mypyc as one unit; runs as hatchling's build hook or by hand.

Without a C compiler, or if the compiler fails, Magnat runs as plain Python: one line says so and the build goes on.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).parent
SOURCE = ROOT / "src"


def core_module() -> ModuleType:
    """src/magnat/core.py without the package around it: it names the modules and takes the fingerprint."""
    return module("magnat_core", SOURCE / "magnat/core.py")


def web_module() -> ModuleType:
    return module("build_web", ROOT / "build_web.py")


def module(name: str, path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    loaded = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(loaded)
    return loaded


def has_compiler() -> bool:
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return sys.platform == "win32" or (headers.is_file() and any(shutil.which(name) for name in (command, "cc", "gcc", "clang")))


def clean() -> None:
    """Removes an older compiled core."""
    for pattern in ("magnat__mypyc*", "magnat/**/*.so", "magnat/**/*.pyd", "magnat/core.stamp"):
        for path in SOURCE.glob(pattern):
            path.unlink()


def alone() -> Any:
    """One build at a time: a second one waits for the first. The lock goes with the process, however it ends."""
    try:
        import fcntl
    except ImportError:  # Windows
        return None
    lock = (ROOT / ".build.lock").open("w")
    fcntl.flock(lock, fcntl.LOCK_EX)
    return lock


def compile_core() -> list[Path]:
    """Puts the compiled modules beside their sources and returns them; an empty list if that cannot be done here."""
    lock = alone()  # held until the end of this function
    try:
        return compile_alone()
    finally:
        if lock is not None:
            lock.close()


def compile_alone() -> list[Path]:
    core = core_module()
    if core.built(SOURCE / "magnat"):
        return compiled_files()
    clean()
    if not has_compiler():
        print("magnat: no C compiler with Python headers found: the rules run as plain Python, with the same results but slower")
        return []
    with tempfile.TemporaryDirectory() as scratch:
        command = [sys.executable, str(Path(__file__)), "--build-in", scratch]
        done = subprocess.run(command, cwd=SOURCE, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            reason = (done.stderr or done.stdout).strip().splitlines()[-1:] or ["no message"]
            print(f"magnat: compiling the rules failed ({reason[0]}): they run as plain Python, with the same results but slower")
            return []
        for path in sorted((Path(scratch) / "lib").rglob("*")):
            if path.suffix in (".so", ".pyd"):
                shutil.copy2(path, SOURCE / path.relative_to(Path(scratch) / "lib"))
    (SOURCE / "magnat" / core.STAMP).write_text(core.fingerprint(SOURCE / "magnat"))
    return compiled_files()


def compiled_files() -> list[Path]:
    found = [path for pattern in ("magnat__mypyc*", "magnat/**/*.so", "magnat/**/*.pyd") for path in SOURCE.glob(pattern)]
    return sorted([*found, SOURCE / "magnat/core.stamp"])


def compile_side_by_side() -> None:
    """Lets every processor of the machine compile; setuptools itself takes one file after the other."""
    try:
        from distutils.unixccompiler import UnixCCompiler  # setuptools brings it along
    except ImportError:
        return

    def compile_all(self: Any, sources: list[str], *given: Any, **named: Any) -> list[str]:
        with ThreadPoolExecutor(os.cpu_count()) as workers:
            return [path for paths in workers.map(lambda source: one_by_one(self, [source], *given, **named), sources) for path in paths]

    one_by_one = UnixCCompiler.compile
    UnixCCompiler.compile = compile_all  # type: ignore[method-assign, assignment]  # the class offers no other way


def build_in(scratch: str) -> None:
    """The compilation itself, in a process and folder of its own."""
    from mypyc.build import mypycify
    from setuptools import setup

    compile_side_by_side()
    paths = [path.relative_to(SOURCE).as_posix() for path in core_module().sources(SOURCE / "magnat")]
    flags = ["--config-file=", "--strict", "--namespace-packages", "--cache-dir", f"{scratch}/cache"]
    setup(
        name="magnat-core",
        packages=[],
        ext_modules=mypycify(
            [*flags, *paths], opt_level="2", debug_level="0", multi_file=True, group_name="magnat", target_dir=f"{scratch}/c"
        ),
        script_args=["-q", "build_ext", "--build-lib", f"{scratch}/lib", "--build-temp", f"{scratch}/temp"],
    )


try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run by hand, without hatchling
    pass
else:

    class CoreBuildHook(BuildHookInterface[Any]):
        """Wheels carry the compiled core; an editable install gets it beside the sources."""

        def dependencies(self) -> list[str]:
            client = web_module()
            return [*(["mypy[mypyc]>=1.18", "setuptools"] if has_compiler() else []), *([] if client.node() else [client.WHEEL])]

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            if self.target_name != "wheel":
                return
            client = web_module()
            if version != "editable" and client.build():
                build_data["force_include"][str(client.TARGET)] = "magnat/web"
            files = compile_core()
            if files and version != "editable":
                build_data["pure_python"] = False
                build_data["infer_tag"] = True
                for path in files:
                    build_data["force_include"][str(path)] = path.relative_to(SOURCE).as_posix()


if __name__ == "__main__":
    if sys.argv[1:2] == ["--build-in"]:
        build_in(sys.argv[2])
    else:
        compile_core()
        if sys.argv[1:2] == ["--stamp"]:
            Path(sys.argv[2]).write_text(sys.argv[3])
