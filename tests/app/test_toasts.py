"""Messages: an offer stays until it is taken, everything is said once (AT-A9, AT-A4)."""

from app.fake_page import FakePage
from app.person import buttons
from sobremesa.app.stage import Stage
from sobremesa.app.toasts import Toasts
from sobremesa.store.storage import MemoryStorage


def test_an_offer_stands_while_other_messages_come_and_go(catalogue, check, find):
    toasts = Toasts()
    toasts.say("toast.new_match", undo="restore")
    for _ in range(2):
        toasts.say_words("That is not allowed.")
        elements = check(toasts.html(catalogue, ""))
        assert find(elements, "button", data_do="restore")
    toasts.taken("restore")
    assert toasts.offer is None
    assert "restore" not in toasts.html(catalogue, "")


def test_an_offer_is_out_of_the_way_once_the_person_plays_on_but_stands(catalogue):
    toasts = Toasts()
    toasts.say("toast.new_match", undo="restore")
    toasts.clear()
    assert toasts.html(catalogue, "") == ""
    assert toasts.offer
    toasts.say_words("That is not allowed.")
    assert "restore" not in toasts.html(catalogue, "")


def test_a_sentence_about_a_move_leads_to_the_rule_behind_it(catalogue, check, find):
    toasts = Toasts()
    toasts.say_words("That is not allowed.", "jack")
    elements = check(toasts.html(catalogue, ""))
    assert [one.get("data-with") for one in find(elements, "button", data_do="rule")] == ["jack"]
    assert "is-near" in toasts.html(catalogue, "")
    toasts.say_words("There is no rule behind this.")
    assert "<button" not in toasts.html(catalogue, "")


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
