/** Which page the address means, and how to get to another one without loading everything again. */

/** What belongs to a table and has a page of its own: `/t/CODE/replay`. */
const PARTS = ["replay", "console", "wall", "debrief"] as const;
type Part = (typeof PARTS)[number];

type Route =
  | { page: "home" }
  | { page: "me" }
  | { page: "look" }
  | { page: "teach" }
  | { page: "status" }
  | { page: "table"; code: string }
  | { page: Part; code: string }
  | { page: "room"; code: string }
  | { page: "rules"; book: string }
  | { page: "nothing" };

export function parse(path: string): Route {
  const [first = "", second = "", ...more] = path.split("/").filter(Boolean);
  const part = PARTS.find((it) => it === more[0]);
  if (first === "t" && second && more.length === 1 && part) return { page: part, code: second.toUpperCase() };
  if (more.length) return { page: "nothing" };
  if (!first) return { page: "home" };
  if (first === "t" && second) return { page: "table", code: second.toUpperCase() };
  if (first === "r") return { page: "room", code: second.toUpperCase() };
  if (first === "rules") return { page: "rules", book: second };
  if (first === "me" && !second) return { page: "me" };
  if (first === "teach" && !second) return { page: "teach" };
  if (first === "status" && !second) return { page: "status" };
  if (first === "look" && !second) return { page: "look" };
  return { page: "nothing" };
}

let now = $state.raw<Route>(parse(location.pathname));

export const route = (): Route => now;

export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  arrive();
  scrollTo(0, 0);
}

/** Another place on the same page is the page's own affair. */
function arrive(): void {
  const there = parse(location.pathname);
  if (JSON.stringify(there) !== JSON.stringify(now)) now = there;
}

/** Follows own links without a reload; everything else is the browser's. Returns how to stop. */
export function listen(): () => void {
  const click = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;
    if (!link || !plain || link.target || link.origin !== location.origin || parse(link.pathname).page === "nothing") return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  window.addEventListener("popstate", arrive);
  document.addEventListener("click", click);
  return () => {
    window.removeEventListener("popstate", arrive);
    document.removeEventListener("click", click);
  };
}
