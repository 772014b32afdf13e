"""AT-S2, AT-S3, AT-S9: saves vouch for themselves, and nothing that storage does can hurt."""

import pytest
from sobremesa.store.broken import LIMIT
from sobremesa.store.envelope import Save, seal
from sobremesa.store.saves import Loaded, Saves
from sobremesa.store.storage import MemoryStorage, Outcome, StorageError

NEWEST = "sobremesa:save:kseri"
PREVIOUS = "sobremesa:save:kseri:previous"
OLD = '{"format": "sobremesa/1", "moves": ["1 7H"]}'
NEW = '{"format": "sobremesa/1", "moves": ["1 7H", "0 7S"], "seats": ["Åsa ♥ 🂡"]}'
GOOD = seal(Save("kseri", 2, NEW))
HEAD, _, BODY = GOOD.partition("\n")


def changed_character(at: int) -> str:
    return GOOD[:at] + chr(ord(GOOD[at]) ^ 1) + GOOD[at + 1 :]


CORRUPTIONS = [
    "",
    " ",
    "\n",
    "\0",
    "null",
    "undefined",
    "NaN",
    "true",
    "[object Object]",
    "[]",
    "{}",
    '""',
    "0",
    "-1",
    "1e999",
    "9" * 5000,
    "\ud800",
    "[" * 3000,
    "<script>alert(1)</script>",
    HEAD,
    BODY,
    f"{HEAD}\n",
    f"{HEAD}\n{BODY[:-1]}",
    f"{HEAD}\n{BODY}x",
    f"{HEAD}\n{BODY[: len(BODY) // 2]}",
    f"{HEAD}\n\n{BODY}",
    f"\n{GOOD}",
    f"\ufeff{GOOD}",
    f" {GOOD}",
    GOOD[1:],
    GOOD.upper(),
    GOOD * 2,
    GOOD[::-1],
    GOOD.replace("\n", "\r\n"),
    GOOD.replace("\n", ""),
    GOOD.replace("♥", "?"),
    GOOD.replace("7S", "8S"),
    GOOD.replace("sobremesa-save/1", "sobremesa-save/0"),
    GOOD.replace("sobremesa-save/1", "sobremesa-save/"),
    GOOD.replace("sobremesa-save/1", "sobremesa-save/-1"),
    GOOD.replace("sobremesa-save/1", f"sobremesa-save/{'9' * 400}"),
    GOOD.replace(" 2 ", f" {'9' * 5000} "),
    GOOD.replace(" 2 ", " two "),
    GOOD.replace(f" {len(NEW)} ", " 0 "),
    GOOD.replace(f" {len(NEW)} ", " 999999999 "),
    GOOD.replace("kseri", "../kseri"),
    seal(Save("pesten", 2, NEW)),
    changed_character(len(HEAD) - 1),
    changed_character(len(HEAD) + 5),
    changed_character(len(GOOD) - 1),
    changed_character(0),
]


class RefusingStorage(MemoryStorage):
    """Refuses the named methods."""

    def __init__(self, kind: str, *refused: str) -> None:
        super().__init__()
        self.kind = kind
        self.refused = refused

    def __getattribute__(self, name):
        if name in ("get", "set", "remove", "keys") and name in super().__getattribute__("refused"):
            return self.refuse
        return super().__getattribute__(name)

    def refuse(self, *_):
        raise StorageError(self.kind)


@pytest.fixture
def storage():
    return MemoryStorage()


@pytest.fixture
def saves(storage):
    return Saves(storage)


@pytest.fixture
def two_generations(saves):
    assert saves.save("kseri", OLD) == "saved"
    assert saves.save("kseri", NEW) == "saved"
    return saves


def test_there_are_fifty_corruptions_and_all_differ():
    assert len(set(CORRUPTIONS)) == len(CORRUPTIONS) >= 50
    assert GOOD not in CORRUPTIONS


def test_a_save_comes_back(two_generations):
    assert two_generations.load("kseri") == Loaded(NEW)
    assert two_generations.load("pesten") == Loaded(None)


@pytest.mark.parametrize("text", CORRUPTIONS, ids=range(len(CORRUPTIONS)))
def test_the_older_generation_stands_in_and_the_broken_text_is_kept(text, two_generations, storage):
    storage.set(NEWEST, text)
    loaded = Saves(storage).load("kseri")
    assert loaded.text == OLD
    assert loaded.problem == ("other_game" if text == seal(Save("pesten", 2, NEW)) else "damaged")
    assert two_generations.broken() == [text]
    assert two_generations.save("kseri", NEW) == "saved"
    assert two_generations.load("kseri") == Loaded(NEW)


@pytest.mark.parametrize("text", CORRUPTIONS, ids=range(len(CORRUPTIONS)))
def test_saving_over_a_broken_text_keeps_it_and_the_older_generation(
    text, two_generations, storage
):
    storage.set(NEWEST, text)
    assert two_generations.save("kseri", NEW) == "saved"
    assert two_generations.broken() == [text]
    storage.set(NEWEST, "null")
    assert two_generations.load("kseri").text == OLD


def test_what_somebody_else_has_saved_meanwhile_is_never_written_over(storage):
    mine, theirs = Saves(storage), Saves(storage)
    mine.save("kseri", OLD)
    assert theirs.load("kseri") == Loaded(OLD)
    assert theirs.save("kseri", NEW) == "saved"
    for _ in range(2):
        assert mine.save("kseri", OLD) == Outcome.ELSEWHERE
        assert Saves(storage).load("kseri") == Loaded(NEW)
    assert mine.load("kseri") == Loaded(NEW)
    assert mine.save("kseri", NEW) == "saved"
    assert theirs.save("kseri", OLD) == Outcome.ELSEWHERE


def test_what_somebody_has_removed_can_be_saved_anew(two_generations, storage):
    storage.texts.clear()
    assert two_generations.save("kseri", NEW) == "saved"


def test_both_generations_broken(two_generations, storage):
    storage.set(NEWEST, "null")
    storage.set(PREVIOUS, "")
    assert two_generations.load("kseri") == Loaded(None, "damaged")
    assert two_generations.broken() == ["null", ""]
    assert two_generations.running() == []
    assert two_generations.load("kseri") == Loaded(None)


def test_a_later_version_is_left_alone(two_generations, storage):
    future = "sobremesa-save/2 whatever it may be"
    storage.set(NEWEST, future)
    assert two_generations.load("kseri") == Loaded(OLD, "newer")
    assert two_generations.save("kseri", NEW) == Outcome.NEWER
    two_generations.forget("kseri")
    assert storage.texts == {NEWEST: future}


def test_a_later_version_of_the_older_generation_is_left_alone(two_generations, storage):
    storage.set(PREVIOUS, "sobremesa-save/2 …")
    assert two_generations.save("kseri", OLD) == "saved"
    assert two_generations.load("kseri") == Loaded(OLD)
    assert storage.get(PREVIOUS) == "sobremesa-save/2 …"


def test_a_record_that_does_not_replay_is_put_aside(two_generations):
    assert two_generations.reject("kseri", NEW) == Loaded(OLD, "rejected")
    assert two_generations.reject("kseri", OLD) == Loaded(None, "rejected")
    assert [text.partition("\n")[2] for text in two_generations.broken()] == [NEW, OLD]


@pytest.mark.parametrize("refused", [("set",), ("remove",), ("set", "remove")])
def test_a_rejected_record_never_comes_back(refused):
    storage = RefusingStorage("blocked", *refused)
    storage.texts = {NEWEST: GOOD, PREVIOUS: seal(Save("kseri", 1, OLD))}
    saves = Saves(storage)
    assert saves.load("kseri") == Loaded(NEW)
    assert saves.reject("kseri", NEW) == Loaded(OLD, "rejected")
    assert saves.reject("kseri", OLD) == Loaded(None, "rejected")


def test_broken_texts_are_bounded(saves, storage):
    for number in range(LIMIT + 3):
        storage.set(NEWEST, f"broken {number}")
        saves.load("kseri")
    assert saves.broken() == [f"broken {number}" for number in range(3, LIMIT + 3)]


def test_running_matches_come_last_saved_first(saves, storage):
    for game in ("kseri", "pesten", "autobus", "kseri"):
        saves.save(game, NEW)
    assert saves.running() == ["kseri", "autobus", "pesten"]
    again = Saves(storage)
    again.save("pesten", OLD)
    again.forget("autobus")
    assert again.running() == ["pesten", "kseri"]


def test_full_storage_gives_up_the_oldest_broken_texts_first(saves, storage):
    for number in range(LIMIT):
        storage.set(NEWEST, f"{number}" * 200)
        saves.load("kseri")
    storage.limit = sum(len(key) + len(text) for key, text in storage.texts.items()) + 100
    assert saves.save("kseri", NEW) == "saved"
    assert saves.broken() == [f"{number}" * 200 for number in range(1, LIMIT)]


def test_full_storage_prefers_the_newest_generation_to_the_older(two_generations, storage):
    storage.limit = sum(len(key) + len(text) for key, text in storage.texts.items())
    longer = NEW + " " * 60
    assert two_generations.save("kseri", longer) == "saved"
    assert two_generations.load("kseri") == Loaded(longer)


def test_full_storage_without_any_way_out_keeps_what_was_there(two_generations, storage):
    storage.limit = 300
    assert two_generations.save("kseri", "x" * 1000) == "full"
    assert two_generations.load("kseri") == Loaded(NEW)


def test_a_broken_text_is_kept_even_where_storage_is_full(two_generations, storage):
    storage.set(NEWEST, "[object Object]")
    storage.limit = sum(len(key) + len(text) for key, text in storage.texts.items())
    assert two_generations.load("kseri") == Loaded(OLD, "damaged")
    assert two_generations.broken() == ["[object Object]"]


@pytest.mark.parametrize("kind", ["blocked", "full"])
@pytest.mark.parametrize(
    "refused", [("get",), ("set",), ("remove",), ("keys",), ("get", "set", "remove", "keys")]
)
@pytest.mark.parametrize("text", [GOOD, "[object Object]", None])
def test_nothing_raises_whatever_storage_does(kind, refused, text):
    storage = RefusingStorage(kind, *refused)
    if text is not None:
        storage.texts = {NEWEST: text, PREVIOUS: seal(Save("kseri", 1, OLD))}
    saves = Saves(storage)
    assert saves.save("kseri", NEW) in ("saved", kind)
    assert saves.load("kseri").text in (NEW, OLD, None)
    saves.reject("kseri", NEW)
    saves.running()
    saves.broken()
    saves.forget("kseri")
    saves.erase_all()


def test_an_older_generation_is_found_where_nothing_can_be_written():
    storage = RefusingStorage("blocked", "set")
    storage.texts = {NEWEST: "null", PREVIOUS: seal(Save("kseri", 1, OLD))}
    assert Saves(storage).load("kseri") == Loaded(OLD, "damaged")
    assert storage.texts[NEWEST] == "null"


def test_blocked_storage_says_so():
    saves = Saves(RefusingStorage("blocked", "get", "set", "remove", "keys"))
    assert saves.save("kseri", NEW) == "blocked"
    assert saves.load("kseri") == Loaded(None, "blocked")
    assert not saves.erase_all()


def test_foreign_keys_are_untouched(saves, storage):
    foreign = {"sobremesa": "x", "other:sobremesa:save:kseri": "y", "sobremesas:z": "z"}
    storage.texts.update(foreign)
    storage.set("sobremesa:broken:not-a-number", "?")
    saves.save("kseri", OLD)
    storage.set(NEWEST, "null")
    saves.load("kseri")
    assert saves.erase_all()
    assert storage.texts == foreign
