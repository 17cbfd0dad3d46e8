import { beforeEach, expect, test } from "vitest";
import { keepFocus } from "./focus";

const settled = () => new Promise((done) => setTimeout(done));
const at = (id: string) => document.getElementById(id)!;

beforeEach(() => {
  document.body.innerHTML = `
    <div id="play">
      <div id="board"><section id="tokens" data-step><button id="confirm">Confirm for the company</button></section></div>
      <section id="dock" data-dock><div class="draft" id="draft" tabindex="-1"></div></section>
    </div>`;
  const over = keepFocus(at("play"));
  dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" }));
  return over;
});

/** As the dock does it: what is looked at takes the focus, and its button is pressed. */
function look() {
  at("confirm").focus();
  at("draft").innerHTML = `<button id="sure">Confirm</button>`;
  at("draft").focus();
  at("sure").focus();
}

test("a wish that is dropped gives the focus back to where it came from", async () => {
  look();
  at("draft").innerHTML = "";
  await settled();
  expect(document.activeElement?.id).toBe("confirm");
  expect(at("confirm").tabIndex).toBe(0); // and Tab still finds it
});

test("when the step is done and gone, the focus goes on to the next step", async () => {
  look();
  at("draft").innerHTML = "";
  await settled();
  at("board").innerHTML = `<section id="plots" data-step><button>Extract</button></section>`;
  await settled();
  expect(document.activeElement?.id).toBe("plots");
});

test("while others decide, the focus waits at the dock", async () => {
  at("confirm").focus();
  at("board").innerHTML = "";
  await settled();
  expect(document.activeElement?.id).toBe("dock");
});

test("who left on purpose, or came by touching, is not called back", async () => {
  at("confirm").focus();
  at("confirm").blur();
  await settled();
  at("confirm").remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
  at("draft").focus();
  dispatchEvent(new Event("pointerdown"));
  at("draft").remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
});
