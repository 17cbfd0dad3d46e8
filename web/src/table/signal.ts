/** My turn: two notes of a bell, and a title that flashes while nobody looks. */

/** Two short notes, made here: no sound file. Browsers allow it only after the first touch of the page. */
export function ring(): void {
  const Audio = globalThis.AudioContext;
  if (!Audio) return;
  const sound = new Audio();
  if (sound.state === "suspended") return void sound.close();
  [660, 880].forEach((pitch, n) => {
    const [note, loud] = [sound.createOscillator(), sound.createGain()];
    const start = sound.currentTime + n * 0.16;
    note.frequency.value = pitch;
    loud.gain.setValueAtTime(0.0001, start);
    loud.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.0001, start + 0.35);
    note.connect(loud).connect(sound.destination);
    note.start(start);
    note.stop(start + 0.4);
    if (n) note.onended = () => void sound.close();
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
