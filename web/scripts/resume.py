"""A browser plays McMulti by clicking while its server ends and starts again: nothing is lost, nothing is done twice.

python web/scripts/resume.py     (in .venv, with playwright and a system Chromium; starts its own server)
"""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request

from playwright.sync_api import Page, sync_playwright

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"]


class Server:
    def __init__(self, folder: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.command = [sys.executable, "-m", "magnat", "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        self.command += ["--db", f"sqlite:///{folder}/magnat.db"]
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        self.process = subprocess.Popen(self.command, stdout=subprocess.DEVNULL, start_new_session=True)
        for _ in range(300):
            try:
                urllib.request.urlopen(self.address + "/health")
                return
            except OSError:
                time.sleep(0.1)
        raise SystemExit("the server did not start")

    def stop(self) -> None:
        """SIGTERM to the supervisor: its children end with it (SIGKILL would leave them behind)."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(20)


def click_until(page: Page, moves: int) -> None:
    for _ in range(moves):
        page.wait_for_selector("main .choices button:not([aria-disabled])", timeout=60_000)
        page.locator("main .choices button").first.click()
        page.wait_for_timeout(150)


def main() -> int:
    faults: list[str] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as player:
        server = Server(folder)
        browser = player.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        page = browser.new_page(viewport={"width": 390, "height": 844}, locale="en")
        page.on("pageerror", lambda it: faults.append(f"error: {it}"))
        told: list[int] = []

        def frame(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "told":
                told.append(message["n"])

        page.on("websocket", lambda it: it.on("framereceived", frame))
        page.goto(server.address)
        page.get_by_label("Your name").fill("Ada")
        page.get_by_role("button", name="Play against bots").click()
        click_until(page, 3)
        page.wait_for_selector("main .choices button:not([aria-disabled])", timeout=60_000)
        print("ending the server after entry", told[-1])
        server.stop()
        page.wait_for_selector(".link.waiting")
        page.locator("main .choices button").first.click()  # a move while the line is down
        server.start()
        page.wait_for_selector(".link.live", timeout=30_000)
        click_until(page, 3)
        if told != list(range(1, len(told) + 1)):
            faults.append(f"entries with gap or double: {told}")
        page.reload()
        page.wait_for_selector(".link.live")
        page.wait_for_selector(".fact")
        page.get_by_label("Language").select_option("pl")
        page.wait_for_selector("text=Co się wydarzyło")
        page.wait_for_timeout(500)
        print("a line of the log in Polish:", page.locator(".fact").last.inner_text())
        browser.close()
        server.stop()
    print("\n".join(faults) or f"{len(told)} entries over the wire, no fault found")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
