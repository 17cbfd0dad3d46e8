"""Who somebody is: a guest with a name and a token, or an account that several devices share."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from magnat.wire.limits import Address, Login, Minute, Name, Password, Token

Language = Literal["en", "pl", "de"]


class NewPerson(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    language: Language = "en"


class Me(Struct, frozen=True, kw_only=True):
    """What a person may know about themselves."""

    id: str
    name: str
    language: Language
    login: str | None
    webhook: str
    email: str
    quiet_from: int
    quiet_to: int
    zone: str
    email_confirmed: bool
    """Notices go to the address only then."""
    email_asked: bool
    """A link for that has been sent to it."""


class Here(Struct, frozen=True):
    """The person whom this device knows."""

    person: Me | None


class Welcomed(Struct, frozen=True):
    """A new guest or a login. The token is given only here: it is the person's key, for scripts and for the personal link."""

    person: Me
    token: str
    link: str


class OwnLink(Struct, frozen=True):
    """A new personal link for another device; it is given only here."""

    link: str


class MeChange(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is left out stays as it is."""

    name: Name | UnsetType = UNSET
    language: Language | UnsetType = UNSET
    webhook: Address | UnsetType = UNSET
    email: Address | UnsetType = UNSET
    quiet_from: Minute | UnsetType = UNSET
    quiet_to: Minute | UnsetType = UNSET
    zone: Name | UnsetType = UNSET


class NewAccount(Struct, frozen=True, forbid_unknown_fields=True):
    """Keeps a guest's seats: from now on login and password open them from any device."""

    login: Login
    password: Password


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    login: Login
    password: Password


class PersonalLink(Struct, frozen=True, forbid_unknown_fields=True):
    """Where this device knows somebody else already, `replace` says that this is meant."""

    token: Token
    replace: bool = False


class LinkToken(Struct, frozen=True, forbid_unknown_fields=True):
    token: Token


class Confirmed(Struct, frozen=True):
    """The address to which notices go from now on."""

    email: str


class LinkOwner(Struct, frozen=True):
    """Whose personal link it is; `here` is whom this device knows as somebody else."""

    name: str
    here: str | None


class SessionInfo(Struct, frozen=True):
    """A device on which somebody is signed in, or a personal link that was made; `here` is the one that asks."""

    id: str
    kind: Literal["device", "link"]
    label: str
    created: int
    seen: int
    here: bool


class Sessions(Struct, frozen=True):
    sessions: list[SessionInfo]


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """All other devices and links are signed out."""

    old: Password
    new: Password
