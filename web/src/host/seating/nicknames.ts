/** Nicknames from the trade for whoever does not want to type. */

const SHOWN = 6;

/** A few of those that nobody at the table has, drawn at random; `all` is the list of the catalogue, parted by commas. */
export function suggested(all: string, taken: readonly string[], random: () => number = Math.random): string[] {
  const left = all
    .split(",")
    .map((it) => it.trim())
    .filter((it) => it && !taken.includes(it));
  const drawn: string[] = [];
  while (drawn.length < SHOWN && left.length) drawn.push(...left.splice(Math.floor(random() * left.length), 1));
  return drawn;
}
