"""How much is played: a little by default, a lot where the command line asks for it."""

import pytest

pytest.register_assert_rewrite("contract.checks")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--matches", type=int, default=1, help="random matches per game and preset")
    parser.addoption("--damaged", type=int, default=1500, help="damaged records to read")


@pytest.fixture
def matches(request: pytest.FixtureRequest) -> int:
    """How many random matches a case plays."""
    return int(request.config.getoption("--matches"))


@pytest.fixture
def glances(matches: int) -> int:
    """How many random matches a case looks at closely, which takes far longer."""
    return -(-matches // 20)


@pytest.fixture
def damaged(request: pytest.FixtureRequest) -> int:
    """How many damaged records are read."""
    return int(request.config.getoption("--damaged"))
