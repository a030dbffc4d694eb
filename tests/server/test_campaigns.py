"""Solo campaigns on the server: each race is dealt by those before it, and nobody chooses his own cards."""

import pytest

from tests.server.serving import AtTable, Server

pytestmark = pytest.mark.anyio


async def test_a_campaign_goes_from_race_to_race(server: Server) -> None:
    async with server.somebody() as ada:
        campaign = await ada.post("/api/me/campaigns", {"evolution": "letter"})
        path = f"/api/me/campaigns/{campaign['id']}"
        made = await ada.post(f"{path}/races", {"options": {"deck": True, "legacy": True}})
        assert await ada.refused("POST", f"{path}/races", {"options": {}}) == "illegal"
        table = AtTable(ada, made["table"]["id"], [])
        for _ in range(12):
            await table.answer(0)
        await ada.post(f"{table.path}/resign", {"id": "enough", "seat": 0})
        after = await ada.get(path)
        assert (after["races"], after["outcomes"], after["due"]) == (1, ["given up"], 1)
        picked = await ada.post(f"{path}/letters", {"letter": after["letters"][0]})
        assert picked["due"] == 0 and sum(card.endswith("2") for card in picked["deck"]) == 1
        again = await ada.post(f"{path}/races", {"options": {"deck": True}})
        assert again["table"]["options"]["cards"] == picked["deck"]


async def test_a_campaign_is_its_owner_s_and_fixes_its_cards(server: Server) -> None:
    async with server.somebody() as ada, server.somebody("Eve") as eve:
        campaign = await ada.post("/api/me/campaigns", {})
        path = f"/api/me/campaigns/{campaign['id']}"
        assert await eve.refused("GET", path) == "missing"
        assert await ada.refused("POST", f"{path}/races", {"options": {"cards": 1}}) == "setup"
        assert "seed" not in campaign


async def test_a_race_given_up_before_its_first_card_is_dealt_again(server: Server) -> None:
    async with server.somebody() as ada:
        path = f"/api/me/campaigns/{(await ada.post('/api/me/campaigns', {}))['id']}"
        first = (await ada.post(f"{path}/races", {"options": {}}))["table"]["id"]
        await ada.post(f"/api/tables/{first}/resign", {"id": "no", "seat": 0})
        assert (await ada.get(path))["races"] == 0
        await ada.post(f"{path}/races", {"options": {}})


async def test_a_race_that_is_over_is_a_chapter_with_its_way_and_its_table(server: Server) -> None:
    async with server.somebody() as ada:
        path = f"/api/me/campaigns/{(await ada.post('/api/me/campaigns', {}))['id']}"
        wishes = {"deck": True, "passport": True, "board": "south-america", "start": "Ushuaia"}
        made = await ada.post(f"{path}/races", {"options": wishes})
        assert (await ada.get(path))["chapters"] == []
        table = AtTable(ada, made["table"]["id"], [])
        for _ in range(20):
            await table.answer(0)
        await ada.post(f"{table.path}/resign", {"id": "enough", "seat": 0})
        (chapter,) = (await ada.get(path))["chapters"]
        assert (chapter["number"], chapter["table"], chapter["outcome"]) == (1, made["table"]["id"], "given up")
        assert (chapter["board"], chapter["start"], chapter["destination"]) == ("south-america", "Ushuaia", "Caracas")
        assert (chapter["way"], chapter["stamped"], len(chapter["leaving"])) == ("prudent", [], 1)
        assert len(chapter["human"]) == len(chapter["torpedo"]) == chapter["turns"] > 0


async def test_a_chapter_outlives_its_table(server: Server) -> None:
    async with server.somebody() as ada:
        path = f"/api/me/campaigns/{(await ada.post('/api/me/campaigns', {}))['id']}"
        made = await ada.post(f"{path}/races", {"options": {}})
        table = AtTable(ada, made["table"]["id"], [])
        for _ in range(12):
            await table.answer(0)
        await ada.post(f"{table.path}/resign", {"id": "enough", "seat": 0})
        await ada.get(path)
        await server.house.store.races.delete(table.id)
        (chapter,) = (await ada.get(path))["chapters"]
        assert (chapter["table"], chapter["outcome"]) == (None, "given up")


async def test_a_purge_leaves_a_race_until_its_campaign_has_read_it(server: Server) -> None:
    async with server.somebody() as ada:
        path = f"/api/me/campaigns/{(await ada.post('/api/me/campaigns', {}))['id']}"
        table = AtTable(ada, (await ada.post(f"{path}/races", {"options": {}}))["table"]["id"], [])
        for _ in range(12):
            await table.answer(0)
        await ada.post(f"{table.path}/resign", {"id": "enough", "seat": 0})
        races = server.house.store.races
        await races.purge(server.house.now() + 1, "over")
        assert (await ada.get(path))["races"] == 1
        await races.purge(server.house.now() + 1, "over")
        assert await races.standing([table.id]) == set()


async def test_what_is_printed_for_solo_races_can_be_read_by_anybody(server: Server) -> None:
    async with server.somebody(None) as stranger:
        printed = await stranger.get("/api/solo")
    quests = {quest["name"]: quest["ways"] for quest in printed["quests"]}
    assert len(quests) == 19 and quests["veteran"] == ["legendary"]
    assert [way["name"] for way in printed["ways"]] == ["prudent", "legendary", "alone"]
    assert len(printed["cards"]) == 24 and printed["cards"][8]["slots"] == [1, 3]
    assert {(each["start"], each["destination"]) for each in printed["crossings"]} >= {("Caracas", "Ushuaia")}
    assert (len(printed["crossings"]), printed["colours"], printed["levels"]) == (
        4,
        ["yellow", "green", "red", "blue"],
        4,
    )
