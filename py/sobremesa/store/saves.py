"""Running matches, one per game, each in two generations that vouch for themselves."""

from contextlib import suppress
from typing import NamedTuple

from sobremesa.store.broken import BrokenTexts
from sobremesa.store.envelope import BadSave, Save, seal, unseal
from sobremesa.store.storage import PREFIX, Outcome, Storage, StorageError, erase_all, keys_under

_SAVE = f"{PREFIX}save:"
_PREVIOUS = ":previous"


class Loaded(NamedTuple):
    """A record's text, if there is one, and why it is not the newest, if it is not.

    `problem`: `damaged`, `other_game`, `newer` (written by a later version and left
    alone), `rejected` (see `Saves.reject`) or `blocked` (no storage).
    """

    text: str | None
    problem: str | None = None


class Saves:
    """Keeps the running match of each game; no method raises."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._broken = BrokenTexts(storage)
        self._serial = 0
        self._seen: dict[str, str | None] = {}
        self._written: dict[str, tuple[str, str | None]] = {}
        self._rejected: set[str] = set()

    def save(self, game_id: str, record_text: str) -> Outcome:
        """Keep the record as the game's newest generation.

        NEWER: a later version of the program has saved this game; that save stays.
        ELSEWHERE: somebody else has saved it since it was loaded or saved here; that stays too.
        """
        try:
            return self._save(game_id, record_text)
        except StorageError as error:
            return error.kind

    def load(self, game_id: str) -> Loaded:
        """The newest generation that can be vouched for; broken ones are put aside."""
        loaded = self._load(game_id)
        with suppress(StorageError):
            self._seen[game_id] = self._storage.get(_keys(game_id)[0])
        return loaded

    def _load(self, game_id: str) -> Loaded:
        problem = None
        try:
            for key in _keys(game_id):
                save, fault = self._read(key, game_id)
                problem = problem or fault
                if save and save.record not in self._rejected:
                    return Loaded(save.record, problem)
        except StorageError as error:
            problem = problem or error.kind.value
        return Loaded(None, problem)

    def reject(self, game_id: str, text: str) -> Loaded:
        """Put a record aside that was well kept but does not replay; the older generation.

        Never a rejected one, even where storage lets nothing be moved.
        """
        self._rejected.add(text)
        with suppress(StorageError):
            for key in _keys(game_id):
                save, _ = self._peek(key, game_id)
                if save and save.record == text:
                    self._put_aside(key)
        return Loaded(self.load(game_id).text, "rejected")

    def forget(self, game_id: str) -> None:
        """Let go of the game's match, but never of a later version's save."""
        with suppress(StorageError):
            for key in _keys(game_id):
                if self._peek(key, game_id)[1] != "newer":
                    self._storage.remove(key)

    def running(self) -> list[str]:
        """The games with a match that can be resumed, the last one saved first."""
        try:
            return [save.game for save in sorted(self._running(), key=_serial, reverse=True)]
        except StorageError:
            return []

    def broken(self) -> list[str]:
        """The texts that were put aside, oldest first."""
        return self._broken.texts()

    def erase_all(self) -> bool:
        """Remove all our data, preferences too; False where the storage refuses."""
        return erase_all(self._storage)

    def _save(self, game_id: str, record_text: str) -> Outcome:
        newest, previous = _keys(game_id)
        last, older = (self._storage.get(key) for key in (newest, previous))
        if last is None or (last, older) != self._written.get(game_id):
            is_news = last != self._seen.get(game_id, last)
            last, problem = self._look_about(game_id)
            if problem == "newer":
                return Outcome.NEWER
            if last and is_news:
                return Outcome.ELSEWHERE
        self._serial += 1
        if last:
            self._write_previous(previous, last)
        text = seal(Save(game_id, self._serial, record_text))
        self._broken.write_for(newest, text)
        self._seen[game_id] = text
        self._written[game_id] = text, last
        return Outcome.SAVED

    def _look_about(self, game_id: str) -> tuple[str | None, str | None]:
        """The save that is to become the older one, and a problem of the newest.

        There is no need to check everything again on every move as long as both
        generations are what was written here last.
        """
        newest, previous = _keys(game_id)
        last, problem = self._read(newest, game_id)
        self._serial = max([self._serial, *map(_serial, self._running())])
        is_free = self._peek(previous, game_id)[1] != "newer"
        return seal(last) if last and is_free else None, problem

    def _write_previous(self, key: str, text: str) -> None:
        """Write the older generation; where it finds no place, the newest has precedence."""
        try:
            self._broken.write_for(key, text)
        except StorageError as error:
            if error.kind != Outcome.FULL:
                raise
            self._storage.remove(key)

    def _running(self) -> list[Save]:
        keys = keys_under(self._storage, _SAVE)
        games = {key.removeprefix(_SAVE).removesuffix(_PREVIOUS) for key in keys}
        found = []
        for game_id in sorted(games):
            saves = [self._peek(key, game_id)[0] for key in _keys(game_id)]
            found += [save for save in saves if save][:1]
        return found

    def _peek(self, key: str, game_id: str) -> tuple[Save | None, str | None]:
        text = self._storage.get(key)
        if text is None:
            return None, None
        try:
            return unseal(text, game_id), None
        except BadSave as bad:
            return None, bad.problem

    def _read(self, key: str, game_id: str) -> tuple[Save | None, str | None]:
        save, problem = self._peek(key, game_id)
        if problem not in (None, "newer"):
            self._put_aside(key)
        return save, problem

    def _put_aside(self, key: str) -> None:
        """Move a text among the broken ones; it stays where nothing can be written."""
        text = self._storage.get(key) or ""
        try:
            self._broken.keep(text)
        except StorageError as error:
            if error.kind == Outcome.FULL:
                self._swap_aside(key, text)
        else:
            self._storage.remove(key)

    def _swap_aside(self, key: str, text: str) -> None:
        """Move a text that has room in its old place only."""
        with suppress(StorageError):
            self._storage.remove(key)
            self._broken.keep(text)


def _keys(game_id: str) -> tuple[str, str]:
    return f"{_SAVE}{game_id}", f"{_SAVE}{game_id}{_PREVIOUS}"


def _serial(save: Save) -> int:
    return save.serial
