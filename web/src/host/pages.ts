/** The pages of rooms, loaded when one of them is opened. */

export { default as Room } from "./room/Room.svelte";
export { default as Rooms } from "./room/Rooms.svelte";
