"""The postman with a real outbox in memory and real receivers: what is sent, what is tried again, and what never happens."""

from __future__ import annotations

import asyncio
import socket
from threading import Event, Lock

import msgspec
import pytest
from structlog.testing import capture_logs

from magnat.server.notify.mail import MailSettings
from magnat.server.notify.notice import Due, Notice
from magnat.server.notify.postman import Postman, Settings
from magnat.server.notify.quiet import MINUTE_MS
from magnat.server.notify.target import Allowed
from tests.server.notify.box import NOON, Box, all_ended, at_work, put_off, until
from tests.server.notify.receivers import Mail, Raw, Server, Web, running

NOTICE = Notice("Ada", "en", "mcmulti", "Friday", "ABCDEF", "https://m.example/t/ABCDEF", "your-turn", "trade")
HERE = Allowed(hosts=frozenset(["127.0.0.1"]), connect_s=60, whole_s=60)
NIGHT = (22 * 60, 7 * 60)


def settings(mail: Server | None = None, allowed: Allowed = HERE, at_once: int = 4) -> Settings:
    by = MailSettings("127.0.0.1", "magnat@m.example", mail.port, "plain", timeout_s=60) if mail else None
    return Settings(by, allowed, at_once, pause_s=0.01, patience_s=60)


def hook(server: Server, id: int = 1, night: tuple[int, int] = (-1, -1)) -> Due:
    return Due(id, NOTICE, webhook=f"http://127.0.0.1:{server.port}/secret-token", quiet_from=night[0], quiet_to=night[1])


def test_a_notice_goes_every_way_that_the_person_has_given() -> None:
    with running(Web()) as web, running(Mail()) as mail:
        box = Box(Due(1, NOTICE, webhook=f"http://127.0.0.1:{web.port}/", email="ada@m.example"))
        asyncio.run(all_ended(box, settings(mail)))
    assert box.ended == {1: "sent"}
    assert [post.body["magnat"]["table"] for post in web.posts] == ["ABCDEF"]
    assert [got.recipients for got in mail.mails] == [["ada@m.example"]]
    assert b"Subject: Your turn: Friday (McMulti)\r\n" in mail.mails[0].text


def test_many_notices_are_each_sent_once() -> None:
    with running(Web()) as web:
        box = Box(*(hook(web, id) for id in range(50)))
        asyncio.run(all_ended(box, settings()))
    assert box.ended == dict.fromkeys(range(50), "sent")
    assert len(web.posts) == 50


def test_two_postmen_share_the_work() -> None:
    async def together(box: Box) -> None:
        async with at_work(box, settings()), at_work(box, settings()):
            await until(lambda: not box.waiting)

    with running(Web()) as web:
        box = Box(*(hook(web, id) for id in range(50)))
        asyncio.run(together(box))
    assert box.ended == dict.fromkeys(range(50), "sent")
    assert len(web.posts) == 50


def test_what_is_under_way_is_not_started_again() -> None:
    with running(Web()) as web:
        box = Box(*(hook(web, id) for id in range(3)))
        box.forgetful, box.broken_writes = True, 10
        asyncio.run(all_ended(box, settings()))
    assert len(web.posts) == 3


def test_a_busy_receiver_is_tried_again_after_1_5_25_and_120_minutes_and_then_no_more() -> None:
    async def patiently(box: Box) -> None:
        async with at_work(box, settings()) as postman:
            for _ in range(4):
                await put_off(box)
                box.now = box.due_at[1]
                postman.nudge()
            await until(lambda: box.ended)

    with running(Web(503)) as web:
        box = Box(hook(web))
        asyncio.run(patiently(box))
    assert box.delays == [minutes * MINUTE_MS for minutes in (1, 5, 25, 120)]
    assert box.ended == {1: "failed"}
    assert len(web.posts) == 5


def test_it_arrives_when_the_receiver_is_back() -> None:
    async def patiently(web: Web, box: Box) -> None:
        async with at_work(box, settings()):
            await until(lambda: box.delays)
            web.status, box.now = 204, box.due_at[1]
            await until(lambda: box.ended)

    with running(Web(429)) as web:
        box = Box(hook(web))
        asyncio.run(patiently(web, box))
    assert box.ended == {1: "sent"}
    assert len(web.posts) == 2


@pytest.mark.parametrize("status", [301, 400, 404, 410])
def test_a_refusal_is_final(status: int) -> None:
    with running(Web(status)) as web:
        box = Box(hook(web))
        asyncio.run(all_ended(box, settings()))
    assert (box.ended, box.delays, len(web.posts)) == ({1: "failed"}, [], 1)


def test_a_private_address_is_final_without_the_operators_leave() -> None:
    with running(Web()) as web:
        box = Box(hook(web))
        asyncio.run(all_ended(box, settings(allowed=Allowed())))
    assert (box.ended, web.posts) == ({1: "failed"}, [])


def test_one_way_that_works_is_enough_and_is_not_used_again() -> None:
    with running(Web(503)) as web, running(Mail()) as mail:
        box = Box(Due(1, NOTICE, webhook=f"http://127.0.0.1:{web.port}/", email="ada@m.example"))
        asyncio.run(all_ended(box, settings(mail)))
    assert (box.ended, box.delays) == ({1: "sent"}, [])
    assert (len(web.posts), len(mail.mails)) == (1, 1)


def test_e_mail_needs_a_mail_server_and_a_notice_needs_a_way() -> None:
    box = Box(Due(1, NOTICE, email="ada@m.example"), Due(2, NOTICE))
    asyncio.run(all_ended(box, settings()))
    assert box.ended == {1: "failed", 2: "dropped"}


def test_in_quiet_hours_it_waits_for_the_morning() -> None:
    async def overnight(web: Web, box: Box) -> None:
        box.now = NOON + 11 * 60 * MINUTE_MS
        async with at_work(box, settings()):
            await until(lambda: box.delays)
            assert web.posts == []
            box.now = box.due_at[1]
            await until(lambda: box.ended)

    with running(Web()) as web:
        box = Box(hook(web, night=NIGHT))
        asyncio.run(overnight(web, box))
    assert box.delays == [8 * 60 * MINUTE_MS]
    assert (box.ended, len(web.posts)) == ({1: "sent"}, 1)


def test_another_try_does_not_fall_into_quiet_hours() -> None:
    async def late(box: Box) -> None:
        box.now = NOON + (10 * 60 - 1) * MINUTE_MS  # 21:59: the next try would be at 22:00
        async with at_work(box, settings()):
            await until(lambda: box.delays)

    with running(Web(500)) as web:
        box = Box(hook(web, night=NIGHT))
        asyncio.run(late(box))
    assert box.delays == [(9 * 60 + 1) * MINUTE_MS]


def test_a_receiver_that_hangs_holds_up_neither_the_loop_nor_the_others() -> None:
    over, reached = Event(), Event()

    def hang(_: socket.socket) -> None:
        reached.set()
        over.wait(60)

    async def meanwhile(box: Box) -> None:
        async with at_work(box, settings()):
            await until(reached.is_set)
            await until(lambda: len(box.ended) == 20)
            assert 0 not in box.ended
            over.set()
            await until(lambda: box.delays)

    with running(Raw(hang)) as raw, running(Web()) as web:
        box = Box(hook(raw, 0), *(hook(web, id) for id in range(1, 21)))
        asyncio.run(meanwhile(box))
    assert list(box.waiting) == [0]


def test_no_more_than_agreed_are_sent_at_once() -> None:
    lock, inside, most, open_door = Lock(), 0, 0, Event()

    def count(line: socket.socket) -> None:
        nonlocal inside, most
        with lock:
            inside += 1
            most = max(most, inside)
        open_door.wait(60)
        with lock:
            inside -= 1
        line.sendall(b"HTTP/1.1 200 OK\r\n\r\n")

    async def crowded(box: Box) -> None:
        async with at_work(box, settings(at_once=3)):
            await until(lambda: inside == 3)
            for _ in range(20):
                await asyncio.sleep(0.01)
            open_door.set()
            await until(lambda: not box.waiting)

    with running(Raw(count)) as raw:
        asyncio.run(crowded(Box(*(hook(raw, id) for id in range(12)))))
    assert most == 3


def test_an_outbox_out_of_order_is_waited_for_and_nothing_is_sent_twice() -> None:
    with running(Web()) as web:
        box = Box(hook(web))
        box.broken_reads, box.broken_writes = 3, 5
        asyncio.run(all_ended(box, settings()))
    assert (box.ended, box.broken_reads, box.broken_writes) == ({1: "sent"}, 0, 0)
    assert len(web.posts) == 1


def test_a_notice_that_cannot_be_put_into_words_does_not_stop_the_others() -> None:
    with running(Web()) as web:
        wrong = Due(1, msgspec.structs.replace(NOTICE, decision="no-such-thing"), webhook=f"http://127.0.0.1:{web.port}/")
        box = Box(wrong, hook(web, 2))
        asyncio.run(all_ended(box, settings()))
    assert box.ended == {1: "failed", 2: "sent"}


def test_what_is_under_way_at_the_end_is_still_noted() -> None:
    over, reached = Event(), Event()

    def slow(line: socket.socket) -> None:
        reached.set()
        over.wait(60)
        line.sendall(b"HTTP/1.1 200 OK\r\n\r\n")

    async def leaving(box: Box) -> None:
        async with at_work(box, settings()):
            await until(reached.is_set)
            asyncio.get_running_loop().call_later(0.05, over.set)

    with running(Raw(slow)) as raw:
        box = Box(hook(raw))
        asyncio.run(leaving(box))
    assert box.ended == {1: "sent"}


@pytest.mark.parametrize("turns", range(8))
def test_it_ends_when_it_is_cancelled_also_in_the_moment_it_is_nudged(turns: int) -> None:
    async def nudged_and_cancelled() -> bool:
        postman = Postman(Box(), msgspec.structs.replace(settings(), pause_s=60.0), lambda: NOON)
        task = asyncio.create_task(postman.run())
        for _ in range(20):
            await asyncio.sleep(0)
        postman.nudge()
        for _ in range(turns):
            await asyncio.sleep(0)
        task.cancel()
        done, _ = await asyncio.wait([task], timeout=60)
        return task in done and task.cancelled()

    assert asyncio.run(nudged_and_cancelled())


def test_logs_hold_no_address_and_no_secret() -> None:
    with capture_logs() as logs, running(Web(404)) as bad, running(Web()) as good, running(Mail(login=("magnat", "s3cret"))) as mail:
        by = MailSettings("127.0.0.1", "magnat@m.example", mail.port, "plain", "magnat", "żs3cret")
        address = msgspec.structs.replace(hook(bad, 1), email="ada@m.example")
        wrong = Due(3, msgspec.structs.replace(NOTICE, decision="no-such-thing"), webhook=f"http://127.0.0.1:{good.port}/secret-token")
        box = Box(address, hook(good, 2), wrong)
        box.broken_reads, box.broken_writes = 1, 1
        given = msgspec.structs.replace(settings(), mail=by)

        async def some(box: Box) -> None:
            async with at_work(box, given):
                await until(lambda: len(box.ended) == 2 and box.delays)

        asyncio.run(some(box))
    events = {entry["event"] for entry in logs}
    assert events == {"notice-sent", "notice-failed", "notice-delayed", "outbox-unreadable", "outbox-unwritable"}
    said = repr(logs)
    for secret in ("secret", "s3cret", "127.0.0.1", "ada@m.example", "magnat@m.example", "Ada", "ABCDEF", "://"):
        assert secret not in said
    assert repr(address) == "<Due>"
