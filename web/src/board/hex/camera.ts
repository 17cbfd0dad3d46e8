/** What part of a board is seen, and how large: pan and zoom within limits. Board units on one side, pixels of the window on the other. */

import type { Point } from "./geometry";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

/** A point of the board is drawn at `scale * point + (x, y)`. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

/** The whole board is the smallest view; a hex as wide as the window the largest. */
interface Limits {
  least: number;
  most: number;
}

export function limits(board: Box, seen: Size, widest: number): Limits {
  const least = Math.min(seen.width / board.width, seen.height / board.height);
  return { least, most: Math.max(least, widest) };
}

/** Inside the limits, and with no more empty window than needed: a board smaller than the window is centred in it. */
export function held(camera: Camera, board: Box, seen: Size, most: Limits): Camera {
  const scale = Math.min(Math.max(camera.scale, most.least), most.most);
  return { scale, x: heldOn(camera.x, board.x, board.width, seen.width, scale), y: heldOn(camera.y, board.y, board.height, seen.height, scale) };
}

function heldOn(shift: number, from: number, length: number, room: number, scale: number): number {
  const [first, last] = [0 - scale * from, room - scale * (from + length)];
  if (first <= last) return (first + last) / 2;
  return Math.min(Math.max(shift, last), first);
}

/** Larger or smaller, while the point of the window stays over the same point of the board. */
export function zoomed(camera: Camera, factor: number, at: Point, most: Limits): Camera {
  const scale = Math.min(Math.max(camera.scale * factor, most.least), most.most);
  const real = scale / camera.scale;
  return { scale, x: at.x - real * (at.x - camera.x), y: at.y - real * (at.y - camera.y) };
}

export const panned = (camera: Camera, by: Point): Camera => ({ ...camera, x: camera.x + by.x, y: camera.y + by.y });

/** A part of the board fills the window, with a little room around it. */
export function fitted(part: Box, seen: Size, most: Limits): Camera {
  const wished = Math.min(seen.width / part.width, seen.height / part.height);
  const scale = Math.min(Math.max(wished, most.least), most.most);
  return { scale, x: seen.width / 2 - scale * (part.x + part.width / 2), y: seen.height / 2 - scale * (part.y + part.height / 2) };
}

/** Moved just as far as it takes to see the part, kept that many pixels from each border of the window. */
export function showing(camera: Camera, part: Box, seen: Size, margin: { top: number; right: number; bottom: number; left: number }): Camera {
  const shift = (at: number, from: number, length: number, low: number, high: number) => {
    const [start, end] = [at + camera.scale * from, at + camera.scale * (from + length)];
    if (start < low) return at + low - start;
    return end > high ? at - Math.min(end - high, start - low) : at;
  };
  return {
    scale: camera.scale,
    x: shift(camera.x, part.x, part.width, margin.left, seen.width - margin.right),
    y: shift(camera.y, part.y, part.height, margin.top, seen.height - margin.bottom),
  };
}

/** The smallest box around some points, that much larger on each side. */
export function around(points: readonly Point[], room: number): Box | undefined {
  if (!points.length) return undefined;
  const [left, top] = [Math.min(...points.map((it) => it.x)) - room, Math.min(...points.map((it) => it.y)) - room];
  return { x: left, y: top, width: Math.max(...points.map((it) => it.x)) + room - left, height: Math.max(...points.map((it) => it.y)) + room - top };
}
