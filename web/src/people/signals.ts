/** How this device calls me when it is my turn; kept here only. Both are on until somebody turns them off. */

const SOUND = "magnat-sound";
const FLASH = "magnat-flash";

export const sounds = (): boolean => kept(SOUND);
export const flashes = (): boolean => kept(FLASH);
export const letSound = (on: boolean): void => keep(SOUND, on);
export const letFlash = (on: boolean): void => keep(FLASH, on);

function kept(key: string): boolean {
  try {
    return localStorage.getItem(key) !== "off";
  } catch {
    return true; // a browser that keeps nothing
  }
}

function keep(key: string, on: boolean): void {
  try {
    localStorage.setItem(key, on ? "on" : "off");
  } catch {
    // then it is asked again next time
  }
}
