"""Why the server says no: a code for the client, a status for HTTP, words for a person."""

STATUS = {
    "malformed": 400, "unknown": 401, "forbidden": 403, "missing": 404, "late": 409, "illegal": 409, "taken": 409,
    "large": 413, "unsupported": 415, "setup": 422, "often": 429, "broken": 500, "away": 503,
}  # fmt: skip


class Refused(Exception):
    """Nothing has changed; `code` says why."""

    def __init__(self, code: str, reason: str) -> None:
        assert code in STATUS
        super().__init__(reason)
        self.code, self.reason = code, reason

    @property
    def status(self) -> int:
        return STATUS[self.code]
