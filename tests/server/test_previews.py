"""What messengers see of a link: the game and who invites, in their language, and the seat stays free."""

import pytest

from halftrack.server.previews import Preview, Previews, language_of
from tests.server.serving import Server

SHELL = '<title>Halftrack</title><meta name="description" content="two\n games" />'


@pytest.mark.anyio
async def test_an_invitation_tells_who_invites_and_stays_open(server: Server) -> None:
    async with server.somebody("Ada") as ada, server.somebody("Bob") as bob:
        table = await ada.table("me", "invited", game="gumball-rally")
        previews = Previews(server.house)
        for accepts in ("en", "de-CH,de;q=0.9", ""):
            told = await previews.of(f"join/{table.invites[1]}", accepts)
            assert told is not None and "Ada" in told.title and "Gumball Rally" in told.title
        assert (await bob.post(f"/api/invitations/{table.invites[1]}/accept", {}))["seat"] == 1
        assert await previews.of(f"join/{table.invites[1]}", "en") is None


@pytest.mark.anyio
async def test_a_table_tells_its_name_unless_it_is_closed(server: Server) -> None:
    async with server.somebody() as ada:
        shown = await ada.table("me", "open", name="Friday night")
        closed = await ada.table("me", "open", name="Secret club", access="closed")
        told = await Previews(server.house).of(f"/table/{shown.id}", "fr")
        assert told is not None and told.title.startswith("Friday night")
        assert await Previews(server.house).of(f"/table/{closed.id}", "fr") is None


@pytest.mark.anyio
@pytest.mark.parametrize("address", ["", "lobby", "table/nowhere", "join/never-made", "rules/great-race"])
async def test_other_pages_tell_nothing_of_their_own(server: Server, address: str) -> None:
    assert await Previews(server.house).of(address, "en") is None


def test_a_name_of_a_table_brings_no_markup() -> None:
    told = Preview('<script>"x"</script>', "a & b \\1").within(SHELL)
    assert "<script>" not in told and "a &amp; b \\1" in told and "two" not in told
    assert told.count("<title>") == 1


@pytest.mark.parametrize(
    ("accepts", "language"), [("fr-CA,fr;q=0.9", "fr"), ("xx,it;q=0.5", "it"), ("", "en"), ("xx", "en")]
)
def test_the_language_is_the_first_that_the_house_speaks(accepts: str, language: str) -> None:
    assert language_of(accepts) == language
