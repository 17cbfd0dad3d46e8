/** Small line drawings on tools, in a square of 20. */

export const ICONS = {
  push: "M4 4v12l7-6zM11 4v12l7-6z",
  time: "M17 10.5a7 7 0 1 1-7-7M10 6.5v4l2.5 2M15 2.5v5M12.5 5h5",
  say: "M3 4h14v9H9l-4 3.5V13H3z",
  name: "M4 16l1-4 8.5-8.5 3 3L8 15zM12 5l3 3",
  back: "M7 4 3 8l4 4M3 8h8a5 5 0 0 1 0 9H8",
  relay: "M4 3h6v11H4zM13 9h4l-2-2.5M17 9l-2 2.5M12 17h5",
  begin: "M5 3.5v13l11-6.5z",
  pause: "M6 4v12M14 4v12",
  hold: "M10 3v9M7 5.5v6M13 5.5v6M4.5 9v3c0 3 2 5 5.5 5s5.5-2 5.5-5V8",
  event: "M4 5h9v11H4zM7 5V3h9v11h-3",
  lock: "M5 9h10v8H5zM7 9V6.5a3 3 0 0 1 6 0V9",
  ranking: "M3 17v-5h4v5M8 17V5h4v12M13 17V9h4v8",
  flag: "M5 18V3h10l-2.5 3.5L15 10H5",
  stop: "M5 5h10v10H5z",
  wall: "M2.5 4h15v10h-15zM10 14v3M6.5 17h7",
  debrief: "M5 3h10v14H5zM8 7h4M8 10h4M8 13h2",
  join: "M3 3h5v5H3zM12 3h5v5h-5zM3 12h5v5H3zM12 12h2v2h-2zM15 15h2v2h-2z",
  more: "M4 10h.5M10 10h.5M16 10h.5",
  shared: "M3 2.5h7v12H3zM10 5.5h7v12H8v-3",
  clock: "M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM10 6v4l3 2",
  bell: "M5 14V9a5 5 0 0 1 10 0v5l1.5 1.5h-13zM8.5 17.5h3",
} as const;

export type Icon = keyof typeof ICONS;
