/** How far this device has read what the leader of a table said to all. */

const key = (code: string) => `magnat-heard-${code}`;

/** The last line that was read; undefined if none ever was. */
export function heard(code: string): number | undefined {
  try {
    const kept = Number.parseInt(localStorage.getItem(key(code)) ?? "", 10);
    return Number.isNaN(kept) ? undefined : kept;
  } catch {
    return undefined; // a browser that keeps nothing
  }
}

export function hear(code: string, n: number): void {
  try {
    localStorage.setItem(key(code), String(n));
  } catch {
    // then it is shown once more on the next visit
  }
}
