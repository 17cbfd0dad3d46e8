import "./look/tokens.css";
import "./look/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { install } from "./installed";
import { restoreAppearance } from "./look/appearance.svelte";
import { begin } from "./words/speech.svelte";

/** The server was renewed and parts of this page are no longer there: load it again, but not again and again. */
window.addEventListener("vite:preloadError", () => {
  const last = Number(sessionStorage.getItem("magnat-renewed") ?? 0);
  if (Date.now() - last < 60_000) return;
  sessionStorage.setItem("magnat-renewed", String(Date.now()));
  location.reload();
});

restoreAppearance();
await begin();
mount(App, { target: document.getElementById("app")! });
// When everything else has come; texts may have come later than that.
if (import.meta.env.PROD) {
  if (document.readyState === "complete") void install();
  else window.addEventListener("load", () => void install());
}
