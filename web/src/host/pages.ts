/** The pages of rooms, loaded when one of them is opened: a room, and all rooms. */

import Room from "./room/Room.svelte";
import Rooms from "./room/Rooms.svelte";

export default [Room, Rooms];
