/** An address as somebody types it: without the scheme that browsers add by themselves. */

export const plainAddress = (link: string): string => link.replace(/^https?:\/\//, "").replace(/\/$/, "");
