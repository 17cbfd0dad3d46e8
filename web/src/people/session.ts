/** Who I am on this device. The key is a cookie that only the server reads; the client never sees it. */

import type { Here, Language, LinkOwner, Me, MeChange, Welcomed } from "../wire/types";
import { type Api, Refused } from "./api";

export class Session {
  me: Me | null = null;

  constructor(
    private readonly api: Api,
    private readonly changed: (me: Me | null) => void = () => {},
  ) {}

  /** Does this device know somebody? A key that the server no longer knows is as good as none. */
  async begin(): Promise<Me | null> {
    try {
      return this.is((await this.api.get<Here>("/sessions")).person);
    } catch (no) {
      if (no instanceof Refused && no.status === 401) return this.is(null);
      throw no;
    }
  }

  /** A guest with a name; whoever is known already gets the new name instead. */
  async comeIn(name: string, language: Language): Promise<Me> {
    const clean = name.trim();
    if (this.me) return clean === this.me.name ? this.me : this.change({ name: clean });
    return this.welcomed(await this.api.post<Welcomed>("/people", { name: clean, language }));
  }

  async change(wish: MeChange): Promise<Me> {
    return this.is(await this.api.patch<Me>("/me", wish));
  }

  /** Whose `/me#TOKEN` it is, and whom it would replace here. The token must leave the address bar first: see `tokenIn`. */
  lookAtLink(token: string): Promise<LinkOwner> {
    return this.api.post<LinkOwner>("/sessions/link/look", { token });
  }

  /** The same person on another device. Whoever is known here is replaced only if that was asked for. */
  async useLink(token: string, replace = false): Promise<Me> {
    return this.welcomed(await this.api.post<Welcomed>("/sessions/link", { token, replace }));
  }

  async signIn(login: string, password: string): Promise<Me> {
    return this.welcomed(await this.api.post<Welcomed>("/sessions", { login, password }));
  }

  /** From now on a login and a password open my seats from any device. */
  async openAccount(login: string, password: string): Promise<Me> {
    return this.is(await this.api.post<Me>("/me/account", { login, password }));
  }

  /** The other devices are signed out. */
  async changePassword(old: string, password: string): Promise<Me> {
    return this.is(await this.api.post<Me>("/me/password", { old, new: password }));
  }

  /** The link that confirms my e-mail address, once more. */
  async askForEmail(): Promise<Me> {
    return this.is(await this.api.post<Me>("/me/email"));
  }

  async signOut(): Promise<void> {
    await this.api.delete("/sessions");
    this.is(null);
  }

  private welcomed(answer: Welcomed): Me {
    return this.is(answer.person); // the token is in the cookie as well: it is not kept where scripts could read it
  }

  private is<M extends Me | null>(me: M): M {
    this.me = me;
    this.changed(me);
    return me;
  }
}

/** The token of a personal link (`#TOKEN`) or of a seat's link (`#seat=TOKEN`); empty if there is none. */
export function tokenIn(hash: string, name = ""): string {
  const prefix = name ? `#${name}=` : "#";
  const token = hash.startsWith(prefix) ? hash.slice(prefix.length) : "";
  return /^[\w-]{20,100}$/.test(token) ? token : "";
}
