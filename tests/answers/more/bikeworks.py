"""A bicycle factory, in English, with the short names of an old system: suppliers, parts, orders and inspections."""

from datetime import date, timedelta

from sampledata import Column, ForeignKey, Random, Table, cents

TODAY = date(2026, 6, 14)
FIRST_DAY = date(2024, 1, 8)
EMPS = [("Ruth Keane", "management", "director", None, 6200), ("Piet Hollander", "production", "head", 1, 3900),
        ("Sonia Araujo", "purchasing", "head", 1, 3700), ("Marek Zielinski", "quality", "head", 1, 3600),
        ("Dean Fowler", "production", "fitter", 2, 2100), ("Aisha Rahman", "production", "fitter", 2, 2200),
        ("Joris Vos", "production", "welder", 2, 2500), ("Tess Monroe", "production", "painter", 2, 2050),
        ("Colin Byrne", "production", "fitter", 2, 1980), ("Nadia Popova", "purchasing", "buyer", 3, 2450),
        ("Leo Castelli", "purchasing", "buyer", 3, 2600), ("Hana Sato", "quality", "inspector", 4, 2350),
        ("Will Draper", "quality", "inspector", 4, 2280), ("Gita Shah", "stores", "storekeeper", 2, 1900)]
SUPS = [("Taiwan Frameworks", "Taiwan", 45), ("Brenta Components", "Italy", 12), ("Shimoda Gears", "Japan", 38),
        ("Rhein Rubber", "Germany", 9), ("Velotex", "Germany", 8), ("Albion Saddles", "United Kingdom", 5),
        ("Kaohsiung Alloy", "Taiwan", 42), ("Lyra Lighting", "Netherlands", 6), ("Nord Paint", "Sweden", 10),
        ("Iberia Chains", "Spain", 14)]
PARTS = [("FR-100", "Steel frame", "frame", 9800, 1), ("FR-200", "Aluminium frame", "frame", 16500, 1),
         ("FR-300", "Carbon frame", "frame", 52000, 7), ("FK-110", "Rigid fork", "fork", 3400, 2),
         ("FK-120", "Suspension fork", "fork", 11900, 2), ("WH-260", "Wheel 26 inch", "wheel", 4100, 2),
         ("WH-280", "Wheel 28 inch", "wheel", 4600, 2), ("TY-260", "Tyre 26 inch", "tyre", 1250, 4),
         ("TY-280", "Tyre 28 inch", "tyre", 1390, 4), ("GR-007", "Gear hub 7 speed", "drive", 8900, 3),
         ("GR-021", "Derailleur 21 speed", "drive", 7200, 3), ("CH-001", "Chain", "drive", 990, 10),
         ("BR-001", "Rim brake", "brake", 1450, 5), ("BR-002", "Disc brake", "brake", 3900, 5),
         ("SD-001", "Comfort saddle", "saddle", 1900, 6), ("SD-002", "Race saddle", "saddle", 3300, 6),
         ("LT-001", "Front light", "light", 1200, 8), ("LT-002", "Rear light", "light", 800, 8),
         ("PN-001", "Frame paint", "paint", 650, 9), ("BL-001", "Bell", "small", 240, None),
         ("MG-001", "Mudguard set", "small", 1100, None), ("BK-001", "Wicker basket", "small", 1500, None)]
MDLS = [("CT1", "City Classic", "city", 54900), ("CT2", "City Deluxe", "city", 79900), ("TR1", "Trek Cross", "trekking",
        99900), ("MT1", "Mountain Base", "mountain", 84900), ("MT2", "Mountain Pro", "mountain", 189900),
        ("RC1", "Race One", "road", 249900), ("KD1", "Kids Hopper", "kids", 24900), ("EB1", "E-Glide", "electric",
        229900)]
BOMS = {"CT1": [1, 4, 7, 9, 10, 12, 13, 15, 17, 18, 19, 20, 21], "CT2": [2, 4, 7, 9, 10, 12, 14, 15, 17, 18, 19, 20],
        "TR1": [2, 5, 7, 9, 11, 12, 14, 15, 17, 18, 19], "MT1": [2, 5, 6, 8, 11, 12, 13, 19],
        "MT2": [3, 5, 6, 8, 11, 12, 14, 16, 19], "RC1": [3, 4, 7, 9, 11, 12, 13, 16], "KD1": [1, 4, 6, 8, 13, 20]}
DEFECTS = ["paint scratch", "loose brake", "bent rim", "wrong part", "noisy gear", "cracked weld"]


def tables():
    random = Random(240108)
    emp = Table("emp", "", [
        Column("emp_no", "integer"), Column("emp_nm", "text(40)"), Column("dept", "text(20)"),
        Column("job", "text(20)"), Column("boss_no", "integer", null=True), Column("hire_dt", "date"),
        Column("sal", "money")], ["emp_no"], [ForeignKey(["boss_no"], "emp", ["emp_no"])],
        [(number, *each[:4], date(2009, 2, 1) + timedelta(days=random.below(5900)), cents(each[4] * 100))
         for number, each in enumerate(EMPS, 1)])
    sup = Table("sup", "", [
        Column("sup_no", "integer"), Column("sup_nm", "text(40)"), Column("ctry", "text(20)"),
        Column("lead_days", "integer"), Column("tel", "text(20)", null=True), Column("rating", "text(1)", null=True)],
        ["sup_no"], [], [(number, *each, None if number in (4, 9) else f"+{random.between(31, 49)} {700000 + number}",
                          None if number in (7, 8) else random.one_of("AABC"))
                         for number, each in enumerate(SUPS, 1)])
    prt = Table("prt", "", [
        Column("prt_no", "text(8)"), Column("prt_nm", "text(30)"), Column("prt_tp", "text(10)"),
        Column("unit_cost", "money"), Column("min_qty", "integer"), Column("sup_no", "integer", null=True)],
        ["prt_no"], [ForeignKey(["sup_no"], "sup", ["sup_no"])],
        [(*each[:3], cents(each[3]), random.between(2, 12) * 10, each[4]) for each in PARTS])
    mdl = Table("mdl", "", [
        Column("mdl_cd", "text(5)"), Column("mdl_nm", "text(30)"), Column("cat", "text(10)"),
        Column("list_prc", "money"), Column("intro_dt", "date"), Column("disc_dt", "date", null=True)], ["mdl_cd"], [],
        [(*each[:3], cents(each[3]), date(2017, 3, 1) + timedelta(days=random.below(3000)),
          date(2025, 11, 30) if each[0] == "KD1" else None) for each in MDLS])
    bom = Table("bom", "", [Column("mdl_cd", "text(5)"), Column("prt_no", "text(8)"), Column("qty", "integer")],
                ["mdl_cd", "prt_no"],
                [ForeignKey(["mdl_cd"], "mdl", ["mdl_cd"]), ForeignKey(["prt_no"], "prt", ["prt_no"])],
                [(model, PARTS[part - 1][0], 2 if PARTS[part - 1][2] in ("wheel", "tyre", "brake") else 1)
                 for model, parts in BOMS.items() for part in parts])
    stk = Table("stk", "", [Column("prt_no", "text(8)"), Column("wh", "text(10)"), Column("qty", "integer")],
                ["prt_no", "wh"], [ForeignKey(["prt_no"], "prt", ["prt_no"])],
                [(each[0], place, random.below(160)) for each in PARTS for place in ("north", "south", "yard")
                 if random.happens(70)])
    po = ordered(random)
    mo = made(random)
    return [emp, sup, prt, mdl, bom, stk, po, lines(random, po), mo, inspected(random, mo)]


def ordered(random):
    po = Table("po", "", [
        Column("po_no", "integer"), Column("sup_no", "integer"), Column("emp_no", "integer"), Column("ord_dt", "date"),
        Column("due_dt", "date"), Column("rcv_dt", "date", null=True), Column("stat", "text(10)")], ["po_no"],
        [ForeignKey(["sup_no"], "sup", ["sup_no"]), ForeignKey(["emp_no"], "emp", ["emp_no"])])
    days = sorted(random.below((TODAY - FIRST_DAY).days + 1) for _ in range(260))
    for number, at in enumerate(days, 5001):
        supplier = random.one_of([1, 1, 2, 2, 2, 3, 4, 4, 5, 6, 7, 8, 10])
        begin = FIRST_DAY + timedelta(days=at)
        due = begin + timedelta(days=SUPS[supplier - 1][2])
        came = due + timedelta(days=random.one_of([-2, -1, 0, 0, 0, 1, 3, 8]))
        status = "cancelled" if random.happens(5) else "received" if came <= TODAY else "open"
        po.rows.append((number, supplier, random.one_of([10, 10, 11, 3]), begin, due,
                        came if status == "received" else None, status))
    return po


def lines(random, po):
    table = Table("po_ln", "", [
        Column("po_no", "integer"), Column("ln_no", "integer"), Column("prt_no", "text(8)"), Column("qty", "integer"),
        Column("unit_prc", "money")], ["po_no", "ln_no"],
        [ForeignKey(["po_no"], "po", ["po_no"]), ForeignKey(["prt_no"], "prt", ["prt_no"])])
    for order in po.rows:
        sold = [each for each in PARTS if each[4] == order[1]]
        for number in range(1, random.between(1, min(3, len(sold))) + 1):
            part = sold.pop(random.below(len(sold)))
            table.rows.append((order[0], number, part[0], random.between(1, 20) * 10,
                               cents(part[3] * random.between(92, 108) // 100)))
    return table


def made(random):
    mo = Table("mo", "", [
        Column("mo_no", "integer"), Column("mdl_cd", "text(5)"), Column("emp_no", "integer", null=True),
        Column("line", "text(1)"), Column("plan_qty", "integer"), Column("good_qty", "integer", null=True),
        Column("start_dt", "date"), Column("end_dt", "date", null=True), Column("stat", "text(10)")], ["mo_no"],
        [ForeignKey(["mdl_cd"], "mdl", ["mdl_cd"]), ForeignKey(["emp_no"], "emp", ["emp_no"])])
    days = sorted(random.below((TODAY - FIRST_DAY).days + 50) for _ in range(230))
    for number, at in enumerate(days, 801):
        begin = FIRST_DAY + timedelta(days=at)
        end = begin + timedelta(days=random.between(3, 15))
        status = ("stopped" if random.happens(4) else "planned" if begin > TODAY
                  else "running" if end > TODAY else "finished")
        planned = random.between(2, 16) * 5
        is_done = status == "finished"
        mo.rows.append((number, random.one_of(list(BOMS)), random.one_of([5, 5, 6, 7, 8, 9])
                        if random.happens(90) else None, random.one_of("AABBC"), planned,
                        planned - random.one_of([0, 0, 0, 1, 2, 4]) if is_done else None, begin,
                        end if is_done else None, status))
    return mo


def inspected(random, mo):
    qc = Table("qc", "", [
        Column("qc_no", "integer"), Column("mo_no", "integer"), Column("emp_no", "integer"), Column("insp_dt", "date"),
        Column("result", "text(6)"), Column("defect", "text(20)", null=True),
        Column("rework_cost", "money", null=True)], ["qc_no"],
        [ForeignKey(["mo_no"], "mo", ["mo_no"]), ForeignKey(["emp_no"], "emp", ["emp_no"])])
    for order in mo.rows:
        for _ in range(random.one_of([0, 1, 1, 2]) if order[8] == "finished" else 0):
            failed = random.happens(22)
            qc.rows.append((len(qc.rows) + 1, order[0], random.one_of([12, 12, 13]),
                            min(TODAY, order[7] + timedelta(days=random.below(4))), "fail" if failed else "pass",
                            random.one_of(DEFECTS) if failed else None,
                            cents(random.between(8, 300) * 100) if failed and random.happens(80) else None))
    return qc
