"""The score sheet: reasons, running totals, floors, teams and places."""

from sobremesa.app.sheet import DealSheet, Sheet, places, sheet

NAMES = ("Ana", "Nikos", "Eleni", "<b>Emre</b>")
KSERI = Sheet(
    "kseri",
    NAMES[:2],
    (
        DealSheet((21, 4), ({"kseri": 10, "aces": 3}, {"kseri": 0, "aces": 1})),
        DealSheet((0, 15), ({"kseri": 0, "jacks": 0}, {"kseri": 10, "jacks": 2})),
    ),
    (21, 19),
    target=101,
    next_dealer=1,
)


def rows(elements, find):
    return [one.text for one in find(elements, "tr")]


def test_the_last_deal_is_explained_by_what_counted(catalogue, check, find):
    elements = check(sheet(catalogue, KSERI))
    kinds = [catalogue.text(f"breakdown.{kind}", game="kseri") for kind in ("kseri", "jacks")]
    heads = [one.text for one in find(elements, "th", scope="row")]
    assert heads[:2] == kinds
    assert catalogue.text("breakdown.aces", game="kseri") not in heads


def test_running_totals_stand_beside_the_gain(catalogue, check, find):
    elements = check(sheet(catalogue, KSERI))
    second = catalogue.text("sheet.deal", number=2)
    assert f"{second}21019+15" in rows(elements, find)
    (best,) = find(elements, "td", class_="is-best")
    assert best.text == "21"
    assert catalogue.text("sheet.totals_to", target=101) in find(elements, "caption")[1].text
    assert catalogue.text("sheet.next_dealer", player="Nikos") in elements[0].text


def test_an_empty_sheet_has_nobody_in_front(catalogue, check, find):
    elements = check(sheet(catalogue, Sheet("kseri", NAMES[:2], (), (0, 0))))
    assert not find(elements, class_="is-best")


def test_a_pair_shares_a_column(catalogue, check, find):
    pairs = Sheet(
        "kseri",
        NAMES,
        (DealSheet((9, 3, 9, 3), ({"aces": 4}, {"aces": 0})),),
        (9, 3, 9, 3),
        columns=((0, 2), (1, 3)),
    )
    elements = check(sheet(catalogue, pairs))
    heads = [one.text for one in find(elements, "th", scope="col")]
    assert heads[1:3] == ["Ana & Eleni", "Nikos & <b>Emre</b>"]
    assert not find(elements, "b")


def test_floors_are_columns(catalogue, check, find):
    deals = tuple(DealSheet((2, -2, 0, 1)) for _ in range(5))
    told = Sheet("kseri", NAMES, deals, (10, -10, 0, 5), floor=4)
    elements = check(sheet(catalogue, told))
    assert "Nikos−8−2−10" in rows(elements, find)


def test_teams_are_added_up(catalogue, check, find):
    told = Sheet("kseri", NAMES, (), (10, 1, 5, 2), floor=4, teams=((0, 2), (1, 3)))
    elements = check(sheet(catalogue, told))
    assert "Ana & Eleni15" in rows(elements, find)


def test_equal_totals_share_a_place():
    told = Sheet("kseri", NAMES, (), (10, 10, -20, -32), winners=(0, 1))
    assert [place for place, _, _ in places(told)] == [1, 1, 3, 4]


def test_fewest_points_can_win():
    told = Sheet("pesten", NAMES[:3], (), (54, 0, 20), winners=(1,), low_wins=True)
    assert [name for _, name, _ in places(told)] == ["Nikos", "Eleni", "Ana"]


def test_the_end_names_the_winners(catalogue, check, find):
    told = Sheet("kseri", NAMES, (), (10, 10, -20, -32), winners=(0, 1))
    elements = check(sheet(catalogue, told))
    (verdict,) = find(elements, class_="sheet-verdict")
    assert verdict.text == catalogue.text("sheet.won", n=2, players="Ana, Nikos")


def test_a_draw_is_no_victory(catalogue, check, find):
    told = Sheet("kseri", NAMES[:2], (), (-3, -3), winners=())
    (verdict,) = find(check(sheet(catalogue, told)), class_="sheet-verdict")
    assert verdict.text == catalogue.text("sheet.draw")


def test_who_is_out_is_said(catalogue, check, find):
    told = Sheet("kseri", NAMES[:2], (), (101, 3), out=(0,))
    (outlook,) = find(check(sheet(catalogue, told)), class_="sheet-outlook")
    assert outlook.text == catalogue.text("sheet.out", player="Ana")
