"""Messages: an offer stays until it is taken, everything is said once (AT-A9, AT-A4)."""

from app.fake_page import FakePage
from app.person import buttons
from sobremesa.app.stage import Stage
from sobremesa.app.toasts import Toasts
from sobremesa.store.storage import MemoryStorage


def test_an_offer_stands_while_other_messages_come_and_go(catalogue, check, find):
    toasts = Toasts()
    toasts.say("toast.new_match", undo="restore")
    toasts.say_words("That is not allowed.")
    for _ in range(2):
        elements = check(toasts.html(catalogue, ""))
        assert find(elements, "button", data_do="restore")
        toasts.clear()
    toasts.taken("restore")
    assert toasts.html(catalogue, "") == ""


def test_messages_have_a_labelled_place(catalogue, check, find):
    toasts = Toasts()
    toasts.say("toast.copied")
    (place,) = find(check(toasts.html(catalogue, "saving.full")), "section")
    assert place.get("aria-label") == catalogue.text("toast.title")


def test_a_message_is_said_aloud_once():
    page = FakePage()
    stage = Stage(page, MemoryStorage())
    stage.say("toast.copied")
    stage.show()
    assert page.said == [stage.catalogue.text("toast.copied")]
    stage.say("toast.copied")
    assert len(page.said) == 2


def test_no_part_of_the_page_but_one_is_live():
    page = FakePage()
    stage = Stage(page, MemoryStorage())
    stage.say("toast.new_match", undo="restore")
    assert "role=" not in page.regions["toasts"]
    assert buttons(page.regions["toasts"], 'data-do="restore"')
