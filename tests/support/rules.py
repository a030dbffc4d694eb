"""A test of a rule says which: `@rule("drive.3")`."""

import pytest


def rule(*tags: str) -> pytest.MarkDecorator:
    """The tags of the rules that this test proves; mutants are judged by such tests alone."""
    return pytest.mark.rule(*tags)
