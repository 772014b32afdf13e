"""The arena on a cluster: two workers find what one process finds."""

import json
from collections.abc import Iterator

import pytest
from distributed import LocalCluster
from sobremesa.__main__ import main

CONTEST = ["arena", "kseri", "--a", "greedy", "--b", "random", "--deals", "6", "--json"]


@pytest.fixture
def cluster() -> Iterator[LocalCluster]:
    """Two workers on this machine."""
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as running:
        yield running


def told(capsys, *arguments):
    assert main([*CONTEST, *arguments]) == 0
    summary = json.loads(capsys.readouterr().out)
    return {key: value for key, value in summary.items() if not key.startswith("seconds")}


def test_a_cluster_finds_the_same(capsys, cluster):
    assert told(capsys, "--cluster", cluster.scheduler_address) == told(capsys, "--jobs", "1")
