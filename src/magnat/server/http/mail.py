"""/api/v1/me/email and /confirmations: an e-mail address is confirmed by whoever reads it."""

from __future__ import annotations

from litestar import post
from litestar.params import JSONBody

from magnat.server.dependencies import AnyRequest, GivenServer, GivenVisitor
from magnat.server.device import network_address
from magnat.server.http.welcome import me
from magnat.server.notify import confirming
from magnat.server.now import now_ms
from magnat.server.problems import Trouble
from magnat.wire.people import Confirmed, LinkToken, Me


@post("/me/email", summary="Send the link to my e-mail address again", status_code=200)
async def ask_again(server: GivenServer, visitor: GivenVisitor, request: AnyRequest) -> Me:
    person = visitor.known()
    if not server.postman.can_mail:
        raise Trouble("no-mail")
    if not person.email:
        raise Trouble("bad-address")
    if person.email_confirmed:
        return me(person)
    server.mail_limit.take(network_address(request))
    token = await server.database.write(lambda connection: confirming.prepared(connection, person.id, person.email, now_ms()))
    if not await confirming.send(server.database, server.postman, server.settings.address(), person, token):
        raise Trouble("mail-not-sent")
    return me(person)


@post("/confirmations", summary="Confirm an e-mail address with the link that was sent there", status_code=200)
async def confirm(data: JSONBody[LinkToken], server: GivenServer, visitor: GivenVisitor) -> Confirmed:  # noqa: ARG001 - the visitor's page was checked
    """On any device, whoever is signed in there: the link proves that the mail is read."""
    person = await server.database.write(lambda connection: confirming.confirm(connection, data.token, now_ms()))
    return Confirmed(person.email)


HANDLERS = [ask_again, confirm]
