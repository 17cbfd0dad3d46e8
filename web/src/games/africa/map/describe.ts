/** A hex in one line: for the line below the map and for screen readers. */

import { say, thing } from "../../../words/speech.svelte";
import { goodsAt, laid, type Place, type Shape } from "./atlas";
import { shapeOn, type Standing, worth } from "./position";

export const placeName = (place: Place): string => [place.id, place.names.join(" & ")].filter(Boolean).join(" ");

/** "J21 Kinshasa": one of the two stops of a hex by its own name. */
export const stopName = (place: Place, stop: number): string => (place.names.length > 1 ? `${place.id} ${place.names[stop]}` : placeName(place));

export function describe(place: Place, standing: Standing, economy: string): string {
  const shape = shapeOn(place, standing.tile);
  const companies = standing.stations.split(/[| ]/).filter(Boolean).join(", ");
  const parts = [what(place, shape), ...stops(place, shape, economy)];
  if (!shape.tile && place.cost) parts.push(say("web-map-hex-cost", { terrain: thing("africa", "terrain", place.terrain), cost: place.cost }));
  if (companies) parts.push(say("web-map-hex-stations", { companies }));
  if (standing.homes) parts.push(say("web-map-hex-homes", { companies: standing.homes.replaceAll(" ", ", ") }));
  for (const it of goodsAt(place.id)) {
    const goods = thing("africa", "concession", it.id);
    parts.push(it.source ? say("web-map-hex-source", { goods }) : say("web-map-hex-goal", { goods }));
  }
  return `${placeName(place)}: ${parts.filter(Boolean).join("; ")}`;
}

/** The way through the data to what describes it: the track of the tile that lies there, or the cost of the bare hex. */
export const figureOf = (place: Place, tile: string): string => (tile ? `tiles.${laid(tile).tile}.segments` : `map.hexes.${place.id}.cost`);

function what(place: Place, shape: Shape): string {
  if (shape.tile) return say("web-map-hex-tile", { number: shape.tile });
  if (place.blocked) return say("web-map-hex-blocked");
  if (shape.segments.length) return say("web-map-hex-printed");
  return shape.stops.length ? "" : say("web-map-hex-blank");
}

function stops(place: Place, shape: Shape, economy: string): string[] {
  return shape.stops.map((stop) => {
    const kind = stop.city ? say("web-map-hex-city", { slots: stop.slots }) : say("web-map-hex-town");
    if (place.label) return `${kind}, ${say("web-map-hex-port", { label: place.label })}`;
    if (!stop.value) return kind;
    const now = worth(stop, economy);
    const value = now === stop.value ? say("web-map-hex-worth", { value: now }) : say("web-map-hex-worth-now", { value: now, printed: stop.value });
    return `${kind}, ${value}`;
  });
}
