/** Sounds that are made here, without a sound file, and a title that flashes while nobody looks. */

/** A note: its pitch, when it begins, how long it rings, how loud; noise has no pitch. */
interface Note {
  pitch: number;
  at: number;
  long: number;
  loud: number;
  shape?: OscillatorType;
}

const SOUNDS = {
  turn: [
    { pitch: 660, at: 0, long: 0.35, loud: 0.12 },
    { pitch: 880, at: 0.16, long: 0.35, loud: 0.12 },
  ],
  dice: [0, 0.07, 0.16, 0.27].map((at, n) => ({ pitch: 190 - 22 * n, at, long: 0.06, loud: 0.1, shape: "triangle" as const })),
  money: [
    { pitch: 1240, at: 0, long: 0.12, loud: 0.06 },
    { pitch: 1660, at: 0.08, long: 0.22, loud: 0.06 },
  ],
  end: [392, 494, 587, 784].map((pitch, n) => ({ pitch, at: n * 0.17, long: n === 3 ? 0.9 : 0.3, loud: 0.11 })),
} satisfies Record<string, readonly Note[]>;

type Sound = keyof typeof SOUNDS;

/** Browsers allow it only after the first touch of the page. */
export function sound(name: Sound): void {
  const Audio = globalThis.AudioContext;
  if (!Audio) return;
  const room = new Audio();
  if (room.state === "suspended") return void room.close();
  const notes: readonly Note[] = SOUNDS[name];
  notes.forEach(({ pitch, at, long, loud, shape = "sine" }, n) => {
    const [note, gain] = [room.createOscillator(), room.createGain()];
    const start = room.currentTime + at;
    note.type = shape;
    note.frequency.value = pitch;
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(loud, start + Math.min(0.02, long / 3));
    gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
    note.connect(gain).connect(room.destination);
    note.start(start);
    note.stop(start + long + 0.05);
    if (n === notes.length - 1) note.onended = () => void room.close();
  });
}

/** Calls with true and false in turn until it is stopped, but only while the page is hidden. */
export function flash(show: (on: boolean) => void): () => void {
  let on = false;
  const beat = setInterval(() => {
    on = document.hidden && !on;
    show(on);
  }, 1000);
  return () => {
    clearInterval(beat);
    show(false);
  };
}
