"""Everything that can be asked for, as a list that can be read."""

from halftrack.server import bodies as b
from halftrack.server.api import boards, campaigns, channels, host, lobby, me, racing, records, seats
from halftrack.server.operations import ADMIN, ANYONE, Nothing, Operation
from halftrack.server.protocol import TableInfo, Told

BOARD = "/api/boards/{board}"
TABLE = "/api/tables/{table}"
SEAT = TABLE + "/seats/{seat:int}"
CAMPAIGN = "/api/me/campaigns/{campaign}"
LINK = "/api/invitations/{secret}"
O = Operation  # noqa: E741  # a list that can be read

OPERATIONS = [
    O("GET", "/health", host.health, b.Health, who=ANYONE, reads=True),
    O("GET", "/api/games", lobby.list_games, list[b.GameInfo], who=ANYONE, reads=True),
    O("GET", BOARD, boards.show_board, b.BoardInfo, query=b.Speaking, who=ANYONE, reads=True, keeps=True),
    O("GET", "/api/me", me.show_me, b.Me, reads=True),
    O("POST", "/api/me", me.become_guest, b.Me, b.NewGuest, who=ANYONE),
    O("PATCH", "/api/me", me.change_me, b.Me, b.MeChange),
    O("DELETE", "/api/me", me.delete_me, Nothing),
    O("POST", "/api/me/phrase", me.make_phrase, b.Me),
    O("POST", "/api/recover", me.recover, b.Me, b.Phrase, who=ANYONE),
    O("GET", "/api/me/tokens", me.list_tokens, list[b.TokenInfo], reads=True),
    O("POST", "/api/me/tokens", me.make_token, b.TokenInfo, b.NewToken),
    O("DELETE", "/api/me/tokens/{token}", me.delete_token, Nothing),
    O("GET", "/api/push-key", channels.push_key, b.PushKey, who=ANYONE, reads=True),
    O("GET", "/api/me/channels", channels.list_channels, b.Channels),
    O("POST", "/api/me/channels", channels.add_channel, b.Channels, b.NewChannel),
    O("DELETE", "/api/me/channels/{channel}", channels.delete_channel, Nothing),
    O("GET", "/api/me/tables", lobby.list_my_tables, b.Tables, reads=True),
    O("GET", "/api/me/next", lobby.next_table, b.NextTable, reads=True),
    O("GET", "/api/solo", campaigns.show_solo, b.SoloInfo, who=ANYONE, reads=True, keeps=True),
    O("GET", "/api/me/campaigns", campaigns.list_campaigns, b.Campaigns),
    O("POST", "/api/me/campaigns", campaigns.begin_campaign, b.CampaignInfo, b.NewCampaign),
    O("GET", CAMPAIGN, campaigns.show_campaign, b.CampaignInfo),
    O("POST", CAMPAIGN + "/races", campaigns.next_race, b.Created, b.NewRace),
    O("POST", CAMPAIGN + "/letters", campaigns.pick_letter, b.CampaignInfo, b.Letter),
    O("GET", "/api/tables", lobby.list_tables, b.Tables, who=ANYONE, reads=True),
    O("GET", "/api/library", lobby.list_finished, b.Tables, who=ANYONE, reads=True),
    O("POST", "/api/tables", lobby.make_table, b.Created, b.NewTable),
    O("GET", TABLE, seats.show_table, TableInfo, who=ANYONE, reads=True),
    O("DELETE", TABLE, seats.delete_table, TableInfo, who=ANYONE),
    O("POST", SEAT + "/take", seats.take_seat, b.Taken),
    O("POST", SEAT + "/leave", seats.stand_up, TableInfo),
    O("PUT", SEAT, seats.change_table_seat, b.Created, b.SeatChange),
    O("POST", SEAT + "/reissue", seats.reissue, b.Created),
    O("POST", TABLE + "/mute", seats.mute, TableInfo, b.Mute),
    O("POST", TABLE + "/rematch", seats.rematch, b.Created),
    O("GET", LINK, seats.show_invitation, b.Invitation, who=ANYONE, reads=True),
    O("POST", LINK + "/accept", seats.accept_invitation, b.Taken, b.Accept, who=ANYONE),
    O("GET", TABLE + "/look", racing.look, Told, query=b.Watch, who=ANYONE, reads=True),
    O("POST", TABLE + "/answers", racing.give_answer, b.Entered, b.NewAnswer),
    O("POST", TABLE + "/undo", racing.take_back, b.Entered, b.NewUndo),
    O("POST", TABLE + "/redo", racing.do_again, b.Entered, b.NewRedo),
    O("POST", TABLE + "/consent", racing.give_consent, b.Entered, b.NewConsent),
    O("POST", TABLE + "/chat", racing.say, b.Noted, b.NewChat),
    O("POST", TABLE + "/resign", racing.resign, b.Entered, b.Resign),
    O("POST", TABLE + "/votes", racing.cast_vote, b.Noted, b.Vote),
    O("POST", TABLE + "/return", racing.come_back, b.Entered, b.BySeat),
    O("GET", TABLE + "/orders", racing.show_orders, b.OrdersInfo, query=b.Watch, reads=True),
    O("PUT", TABLE + "/orders", racing.give_orders, b.OrdersInfo, b.Orders),
    O("POST", TABLE + "/hints", racing.hint, b.Thoughts, b.BySeat),
    O("GET", TABLE + "/board", boards.table_board, b.BoardInfo, query=b.Speaking, who=ANYONE, reads=True, keeps=True),
    O("GET", TABLE + "/record", records.export, b.RecordInfo, query=b.Watch, who=ANYONE, reads=True),
    O("GET", TABLE + "/replay", records.replay, b.Look, query=b.Watch, who=ANYONE, reads=True),
    O("GET", TABLE + "/story", records.tell_story, b.Story, query=b.WatchPast, who=ANYONE, reads=True),
    O("GET", TABLE + "/moments", records.show_moments, b.Moments, query=b.WatchPast, who=ANYONE, reads=True),
    O("POST", TABLE + "/play-on", records.play_on, b.Created, b.PlayOn),
    O("POST", "/api/records", records.bring, b.Created, b.NewRecord),
    O("POST", "/api/host/purge", host.purge, b.Purged, b.Purge, who=ADMIN),
    O("GET", "/api/host/tables", host.list_all_tables, b.Tables, who=ADMIN),
]
