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
