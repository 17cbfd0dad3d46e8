"""A table's mailbox: who sends hears what became of it, once and the same for every copy."""

from __future__ import annotations

import asyncio

import pytest

from magnat.server.problems import Error, Trouble
from magnat.server.table import mailbox
from magnat.server.table.mailbox import REMEMBERED, Mailbox, PeopleFirst
from magnat.server.table.move_request import MoveRequest
from magnat.wire.play import Undo
from magnat.wire.problems import PASSING


def request(name: str | None = None, seat: int = 0) -> MoveRequest:
    return MoveRequest(move=Undo(id=name), seat=seat)


class Table:
    """Empties a mailbox as a table does, and remembers what it was asked to do."""

    def __init__(self, people: PeopleFirst | None = None) -> None:
        self.bell = asyncio.Event()
        self.mailbox = Mailbox(self.bell.set, people or PeopleFirst())
        self.refuses: Error | None = None
        self.done: list[MoveRequest] = []
        self.task = asyncio.create_task(self.serve())

    async def serve(self) -> None:
        while True:
            await self.bell.wait()
            self.bell.clear()
            while self.mailbox:
                await self.mailbox.answer_next(self.do)

    async def do(self, wanted: MoveRequest) -> int:
        self.done.append(wanted)
        if self.refuses is not None:
            raise Trouble(self.refuses)
        return len(self.done)

    async def error(self, wanted: MoveRequest) -> str:
        with pytest.raises(Trouble) as refused:
            await self.mailbox.put(wanted)
        return refused.value.error


def test_requests_are_done_in_the_order_of_their_arrival() -> None:
    async def go() -> None:
        table = Table()
        numbers = await asyncio.gather(*(table.mailbox.put(request(f"{n}")) for n in range(20)))
        assert numbers == list(range(1, 21))
        assert [it.move.id for it in table.done] == [f"{n}" for n in range(20)]

    asyncio.run(go())


def test_a_copy_of_a_refused_message_is_refused_for_the_same_reason() -> None:
    async def go() -> None:
        table = Table()
        table.refuses = "moved-on"
        assert await table.error(request("mine")) == "moved-on"
        table.refuses = None
        assert await table.error(request("mine")) == "moved-on"
        assert await table.mailbox.put(request("mine", seat=1)) == 2  # somebody else may have chosen the same name
        assert await table.mailbox.put(request()) == 3  # and what has no name has no copies

    asyncio.run(go())


@pytest.mark.parametrize("error", PASSING)
def test_what_passes_may_be_sent_again(error: Error) -> None:
    async def go() -> None:
        table = Table()
        table.refuses = error
        assert await table.error(request("mine")) == error
        table.refuses = None
        assert await table.mailbox.put(request("mine")) == 2

    asyncio.run(go())


def test_only_so_many_refusals_are_remembered() -> None:
    async def go() -> None:
        table = Table()
        table.refuses = "moved-on"
        for n in range(REMEMBERED + 1):
            await table.error(request(f"{n}"))
        table.refuses = None
        assert await table.mailbox.put(request("0")) == REMEMBERED + 2
        assert await table.error(request(f"{REMEMBERED}")) == "moved-on"

    asyncio.run(go())


def test_nobody_is_kept_waiting_when_the_table_is_let_go() -> None:
    async def go() -> None:
        mailbox, begun = Mailbox(lambda: None, PeopleFirst()), asyncio.Event()

        async def for_ever(_: MoveRequest) -> int:
            begun.set()
            return await asyncio.get_running_loop().create_future()  # type: ignore[no-any-return]  # it never comes

        senders = [asyncio.create_task(mailbox.put(request(name))) for name in ("in hand", "waiting")]
        await asyncio.sleep(0)
        serving = asyncio.create_task(mailbox.answer_next(for_ever))
        await begun.wait()
        mailbox.close()
        serving.cancel()
        answers = await asyncio.gather(*senders, mailbox.put(request("late")), return_exceptions=True)
        assert [it.error for it in answers if isinstance(it, Trouble)] == ["moving"] * 3

    asyncio.run(go())


# People before bots


def of_bot(name: str) -> MoveRequest:
    return MoveRequest(move=Undo(id=name), seat=1, by="bot")


def test_people_come_before_bots_and_each_in_the_order_of_their_arrival() -> None:
    async def go() -> None:
        table = Table()
        names = ["bot 1", "person 1", "bot 2", "person 2"]
        await asyncio.gather(*(table.mailbox.put(of_bot(name) if name.startswith("bot") else request(name)) for name in names))
        assert [it.move.id for it in table.done] == ["person 1", "person 2", "bot 1", "bot 2"]

    asyncio.run(go())


def test_a_bot_lets_people_at_other_tables_go_first() -> None:
    async def go() -> None:
        people = PeopleFirst()
        theirs = Table(people)

        async def bot() -> list[str | None]:
            await people.give_way()
            return [it.move.id for it in theirs.done]

        made_before, _ = await asyncio.gather(bot(), theirs.mailbox.put(request("a")))
        assert made_before == ["a"]
        assert not people.waiting

    asyncio.run(go())


def test_a_bot_goes_on_when_somebody_always_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        monkeypatch.setattr(mailbox, "LONGEST_S", 0.001)
        people = PeopleFirst()
        people.came()
        await people.give_way()
        assert people.waiting

    asyncio.run(go())


def test_who_is_turned_away_waits_no_longer() -> None:
    async def go() -> None:
        people = PeopleFirst()
        closed = Mailbox(lambda: None, people)
        sent = asyncio.create_task(closed.put(request("a")))
        await asyncio.sleep(0)
        assert people.waiting
        closed.close()
        with pytest.raises(Trouble, match="moving"):
            await sent
        await people.give_way()
        assert not people.waiting

    asyncio.run(go())
