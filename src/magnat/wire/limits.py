"""How long anything from outside may be; the types of this package carry these limits, so that nothing longer is ever parsed further."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

MESSAGE_BYTES = 64 * 1024
JOURNAL_BYTES = 16 * 1024 * 1024

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Title = Annotated[str, Meta(max_length=80)]
Token = Annotated[str, Meta(min_length=20, max_length=100)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Login = Annotated[str, Meta(min_length=3, max_length=40)]
Reason = Annotated[str, Meta(max_length=300)]
Line = Annotated[str, Meta(min_length=1, max_length=1000)]
Note = Annotated[str, Meta(max_length=10_000)]
Address = Annotated[str, Meta(max_length=500)]
Id = Annotated[str, Meta(min_length=1, max_length=64)]
Key = Annotated[str, Meta(min_length=1, max_length=60)]
Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", min_length=64, max_length=64)]
OptionText = Annotated[str, Meta(max_length=20_000)]
Field = Annotated[str, Meta(max_length=4000)]
Number = Annotated[int, Meta(ge=-(2**53), le=2**53)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
EntryNumber = Annotated[int, Meta(ge=0, le=2**31)]
Minute = Annotated[int, Meta(ge=-1, le=1439)]
