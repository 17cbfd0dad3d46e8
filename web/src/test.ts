/** What jsdom lacks, and the language that component tests are read in. */

import { beforeAll } from "vitest";
import { speak } from "./words/speech.svelte";

HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event("close"));
};

globalThis.matchMedia ??= ((query: string) => ({ matches: false, media: query })) as unknown as typeof matchMedia;
globalThis.scrollTo = () => {};
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

beforeAll(() => speak("en", false));
