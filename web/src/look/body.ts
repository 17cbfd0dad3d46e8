/** A class on the body for as long as an element stands: {@attach () => onBody("with-rule")}.
 *
 * The page gives way to a panel by it. A rule `body:has(…)` would say the same, but then every element
 * that comes to the page has the browser ask it again, and style everything inside anew.
 */
export function onBody(name: string): () => void {
  document.body.classList.add(name);
  return () => document.body.classList.remove(name);
}
