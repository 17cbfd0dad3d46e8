/** What jsdom lacks, and the language that component tests are read in. */

import { configure } from "@testing-library/dom";
import { beforeAll, vi } from "vitest";

configure({ asyncUtilTimeout: 30_000 }); // whatever is waited for comes later on a busy machine

// All files are tested in one jsdom, which takes a third of the time. Each finds modules and storage as a new page does.
vi.resetModules();
localStorage.clear();
sessionStorage.clear();
document.body.replaceChildren();

HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event("close"));
};

globalThis.matchMedia ??= ((query: string) => ({ matches: false, media: query })) as unknown as typeof matchMedia;
globalThis.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

beforeAll(async () => {
  const { speak } = await import("./words/speech.svelte");
  await speak("en", false);
});
