// Draws the icons of the installed page into public/icons, without any library: `node scripts/icons.mjs`.
import { mkdirSync, writeFileSync } from "node:fs";
import { crc32, deflateSync } from "node:zlib";

const SEAL = [122, 46, 35];
const PAPER = [243, 236, 220];
const HEX = [[16, 4], [27, 10.3], [27, 21.7], [16, 28], [5, 21.7], [5, 10.3]]; // prettier-ignore
const STROKE = [[10, 22], [10, 11], [16, 17.4], [22, 11], [22, 22]]; // prettier-ignore
const HALF = 1.3;
const FINE = 4; // samples a pixel, each way

const inside = (corners, x, y) =>
  corners.reduce((found, [ax, ay], n) => {
    const [bx, by] = corners[(n + 1) % corners.length];
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !found : found;
  }, false);

function near(x, y) {
  return STROKE.slice(1).some(([bx, by], n) => {
    const [ax, ay] = STROKE[n];
    const along = Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)));
    return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay)) <= HALF;
  });
}

/** On a sheet of 32 by 32, as in favicon.svg: red with round corners, a hexagon of paper, a red M. Null: nothing there. */
function colour(x, y, corner) {
  const [dx, dy] = [Math.max(corner - x, x - 32 + corner, 0), Math.max(corner - y, y - 32 + corner, 0)];
  if (corner && Math.hypot(dx, dy) > corner) return null;
  return inside(HEX, x, y) && !near(x, y) ? PAPER : SEAL;
}

/** `room`: how much of the sheet the drawing leaves free at each side, for systems that cut icons to a shape of their own. */
function pixels(size, corner, room) {
  const rows = [];
  const scale = 32 / (size * (1 - 2 * room));
  for (let py = 0; py < size; py += 1) {
    const row = [0];
    for (let px = 0; px < size; px += 1) {
      const sum = [0, 0, 0, 0];
      for (let n = 0; n < FINE * FINE; n += 1) {
        const [x, y] = [px + ((n % FINE) + 0.5) / FINE, py + (Math.floor(n / FINE) + 0.5) / FINE].map((at) => (at - room * size) * scale);
        const found = room && (x < 0 || y < 0 || x > 32 || y > 32) ? SEAL : colour(x, y, corner);
        if (found) [...found, 255].forEach((part, at) => (sum[at] += part));
      }
      const hits = sum[3] / 255;
      row.push(...sum.slice(0, 3).map((it) => (hits ? Math.round(it / hits) : 0)), Math.round(sum[3] / FINE ** 2));
    }
    rows.push(...row);
  }
  return Buffer.from(rows);
}

function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

function png(size, corner = 4, room = 0) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 6, 0, 0, 0], 8);
  const parts = [chunk("IHDR", head), chunk("IDAT", deflateSync(pixels(size, corner, room), { level: 9 })), chunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), ...parts]);
}

const folder = new URL("../public/icons/", import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(new URL("icon-192.png", folder), png(192));
writeFileSync(new URL("icon-512.png", folder), png(512));
writeFileSync(new URL("cut-512.png", folder), png(512, 0, 0.1));
writeFileSync(new URL("touch-180.png", folder), png(180, 0));
