"""A water company, in English as in an old system: upper case, prefixes, abbreviations, and codes."""

from datetime import date, timedelta
from decimal import Decimal

from sampledata import Column, ForeignKey, Random, Table, cents

TODAY = date(2026, 6, 14)
FIRST_DAY = date(2023, 1, 16)
TYPES = [("R", "Residential"), ("C", "Commercial"), ("P", "Public body"), ("A", "Agricultural")]
TARIFFS = [("T1", "Standard household", 210, 600), ("T2", "Large household", 190, 900), ("T3", "Business", 245, 1800),
           ("T4", "Municipal", 175, 1500), ("T5", "Irrigation", 120, 2500), ("T9", "Social", 95, 0)]
CREW = [("Agnes Thornton", "MGMT", None), ("Ralph Pickering", "FIELD", 1), ("Doreen Stubbs", "BILLING", 1),
        ("Wilf Garside", "FIELD", 2), ("Terry Booth", "FIELD", 2), ("Mandy Shaw", "FIELD", 2),
        ("Kev Longden", "FIELD", 4), ("Sheila Marsden", "BILLING", 3), ("Nigel Haigh", "BILLING", 3),
        ("Barbara Firth", "LAB", 1), ("Craig Sykes", "FIELD", 4), ("Yvonne Lister", "LAB", 10)]
MATERIALS = [("M010", "Brass valve 20mm", 1450), ("M011", "Brass valve 25mm", 1890), ("M020", "PE pipe 32mm", 320),
             ("M021", "PE pipe 63mm", 780), ("M030", "Repair clamp", 2600), ("M040", "Meter seal", 90),
             ("M050", "Gasket set", 410), ("M060", "Hydrant cap", 5200), ("M070", "Smart meter module", 8900)]
TOWNS = [("Ashby", "LE6"), ("Brigg", "DN2"), ("Caistor", "LN7"), ("Elsham", "DN2"), ("Kirton", "DN1"),
         ("Scawby", "DN2")]
STREETS = ["Station Rd", "High St", "Mill Ln", "Chapel St", "Westgate", "Bridge St", "Church Ln", "Barnard Ave",
           "Silver St", "Grammar School Rd"]
FIRST_NAMES = ["Alec", "Betty", "Clive", "Doris", "Ernest", "Freda", "George", "Hilda", "Ivor", "Joan", "Ken", "Lucy",
               "Maud", "Norman", "Pauline", "Reg", "Sylvia", "Trevor", "Una", "Walter"]
LAST_NAMES = ["Appleby", "Brocklesby", "Codd", "Dent", "Elvin", "Farrow", "Grantham", "Holness", "Isaac", "Jubb",
              "Kemp", "Leake", "Markham", "Naylor", "Overton", "Pask"]
FIRMS = ["Ancholme Brewery", "Brigg Garden Centre", "Caistor Laundry", "Wolds Bakery", "Humber Car Wash",
         "Lindsey Hotels", "Elsham Plastics", "Star Cafe", "Swan Inn", "Northern Dairies"]
PUBLIC = ["Brigg Town Council", "Kirton Primary School", "Caistor Library", "Ashby Fire Station"]
FARMS = ["Low Farm", "Grange Farm", "Manor Farm", "Top House Farm", "Carr Farm", "Wold View Farm"]


def tables():
    random = Random(190427)
    types = Table("T_CUST_TP", "", [Column("CUST_TP_CD", "text(1)"), Column("CUST_TP_DESC", "text(20)")],
                  ["CUST_TP_CD"], [], TYPES)
    tariffs = Table("T_TRF", "", [
        Column("TRF_CD", "text(2)"), Column("TRF_NM", "text(30)"), Column("UNIT_PRC", "money"),
        Column("STD_CHG", "money")], ["TRF_CD"], [],
        [(code, name, cents(price), cents(charge)) for code, name, price, charge in TARIFFS])
    crew = Table("T_EMP", "", [
        Column("EMP_ID", "integer"), Column("EMP_NM", "text(40)"), Column("DEPT_CD", "text(8)"),
        Column("MGR_EMP_ID", "integer", null=True), Column("HIRE_DT", "date"), Column("HRLY_RT", "money")],
        ["EMP_ID"], [ForeignKey(["MGR_EMP_ID"], "T_EMP", ["EMP_ID"])],
        [(number, *each, date(2004, 9, 1) + timedelta(days=number * 530 + random.below(200)),
          cents(1350 + random.below(90) * 20 + (900 if number < 4 else 0))) for number, each in enumerate(CREW, 1)])
    materials = Table("T_MAT", "", [
        Column("MAT_CD", "text(4)"), Column("MAT_NM", "text(30)"), Column("UNIT_CST", "money")], ["MAT_CD"], [],
        [(code, name, cents(cost)) for code, name, cost in MATERIALS])
    customers = people(random)
    sites, meters = places(random, customers)
    bills = billed(random, customers, sites)
    orders = works(random, customers, sites)
    return [types, tariffs, crew, materials, customers, sites, meters, read(random, meters), bills,
            paid(random, bills), orders, used(random, orders)]


def people(random):
    customers = Table("T_CUST", "", [
        Column("CUST_NO", "integer"), Column("CUST_NM", "text(40)"), Column("CUST_TP_CD", "text(1)"),
        Column("PRNT_CUST_NO", "integer", null=True), Column("TEL_NO", "text(20)", null=True),
        Column("EMAIL_ADDR", "text(60)", null=True), Column("REG_DT", "date"), Column("STAT_CD", "text(6)")],
        ["CUST_NO"], [ForeignKey(["CUST_TP_CD"], "T_CUST_TP", ["CUST_TP_CD"]),
                      ForeignKey(["PRNT_CUST_NO"], "T_CUST", ["CUST_NO"])])
    names = [(f"{first} {last}", "R") for last in LAST_NAMES for first in FIRST_NAMES]
    others = [(name, "C") for name in FIRMS] + [(name, "P") for name in PUBLIC] + [(name, "A") for name in FARMS]
    for number in range(1, 151):
        name, kind = others.pop(0) if number % 7 == 0 and others else names.pop(random.below(len(names)))
        parent = 7 if name in ("Swan Inn", "Star Cafe") else 77 if "School" in name or "Library" in name else None
        customers.rows.append((
            10000 + number, name, kind, 10000 + parent if parent and parent < number else None,
            f"01652 {random.between(200000, 699999)}" if random.happens(72) else None,
            f"{name.lower().replace(' ', '.')}@mail.example" if random.happens(60) else None,
            FIRST_DAY + timedelta(days=number * 8 - 8), random.one_of(["ACTIVE"] * 12 + ["SUSP", "CLOSED"])))
    return customers


def places(random, customers):
    sites = Table("T_SITE", "", [
        Column("SITE_ID", "integer"), Column("CUST_NO", "integer"), Column("TRF_CD", "text(2)"),
        Column("ADDR_LN", "text(40)"), Column("TOWN_NM", "text(20)"), Column("ZIP_CD", "text(8)"),
        Column("OCCUP_CNT", "integer", null=True)], ["SITE_ID"],
        [ForeignKey(["CUST_NO"], "T_CUST", ["CUST_NO"]), ForeignKey(["TRF_CD"], "T_TRF", ["TRF_CD"])])
    meters = Table("T_MTR", "", [
        Column("MTR_ID", "integer"), Column("SITE_ID", "integer"), Column("SER_NO", "text(10)"),
        Column("MTR_TP", "text(10)"), Column("INST_DT", "date"), Column("REM_DT", "date", null=True)], ["MTR_ID"],
        [ForeignKey(["SITE_ID"], "T_SITE", ["SITE_ID"])])
    for customer in customers.rows[:143]:
        for _ in range(random.one_of([1, 1, 1, 1, 2]) + (random.below(3) if customer[2] != "R" else 0)):
            town, code = random.one_of(TOWNS)
            number = 500 + len(sites.rows) + 1
            tariff = {"R": random.one_of(["T1", "T1", "T1", "T2"]), "C": "T3", "P": "T4", "A": "T5"}[customer[2]]
            sites.rows.append((number, customer[0], tariff, f"{random.between(1, 120)} {random.one_of(STREETS)}", town,
                               f"{code} {random.between(1, 9)}{random.one_of('ABDEFGH')}{random.one_of('JLNPQ')}",
                               random.between(1, 6) if customer[2] == "R" and random.happens(90) else None))
            begin = customer[6] + timedelta(days=random.below(25))
            if random.happens(4):
                continue
            swapped = begin + timedelta(days=random.between(150, 700)) if random.happens(14) else None
            if swapped and swapped > TODAY:
                swapped = None
            for first, last in [(begin, swapped)] + ([(swapped, None)] if swapped else []):
                meters.rows.append((
                    len(meters.rows) + 1, number,
                    f"{random.one_of(['WM', 'SX', 'KF'])}{random.between(100000, 999999)}",
                    "smart" if first == swapped or random.happens(30) else "mechanical", first, last))
    return sites, meters


def read(random, meters):
    readings = Table("T_RDG", "", [
        Column("RDG_ID", "integer"), Column("MTR_ID", "integer"), Column("RDG_DT", "date"),
        Column("RDG_VAL", "integer"), Column("RDG_SRC", "text(10)")], ["RDG_ID"],
        [ForeignKey(["MTR_ID"], "T_MTR", ["MTR_ID"])])
    for meter in meters.rows[:-3]:
        day, value = meter[4] + timedelta(days=random.between(20, 100)), random.below(15)
        while day <= (meter[5] or TODAY):
            value += random.between(8, 95)
            source = "remote" if meter[3] == "smart" else random.one_of(["manual", "manual", "manual", "estimate"])
            readings.rows.append((0, meter[0], day, value, source))
            day += timedelta(days=random.between(85, 100))
    readings.rows.sort(key=lambda row: (row[2], row[1]))
    readings.rows = [(number, *row[1:]) for number, row in enumerate(readings.rows, 1)]
    return readings


def billed(random, customers, sites):
    bills = Table("T_INV", "", [
        Column("INV_NO", "integer"), Column("CUST_NO", "integer"), Column("SITE_ID", "integer"),
        Column("INV_DT", "date"), Column("DUE_DT", "date"), Column("CONS_M3", "integer"), Column("NET_AMT", "money"),
        Column("VAT_AMT", "money"), Column("TOT_AMT", "money"), Column("INV_STAT", "text(8)")], ["INV_NO"],
        [ForeignKey(["CUST_NO"], "T_CUST", ["CUST_NO"]), ForeignKey(["SITE_ID"], "T_SITE", ["SITE_ID"])])
    known = {row[0]: row for row in customers.rows}
    prices = {row[0]: row for row in TARIFFS}
    for site in sites.rows:
        day = known[site[1]][6] + timedelta(days=random.between(90, 180))
        while day <= TODAY:
            used_up = random.between(15, 120) * (1 if site[2] in ("T1", "T2") else random.between(2, 7))
            net = cents(used_up * prices[site[2]][2] + prices[site[2]][3] * 6)
            vat = (net * Decimal("0.2")).quantize(cents(1))
            late = (TODAY - day).days
            state = "PAID" if random.happens(60 if late < 60 else 93) else "OPEN" if late < 75 else \
                random.one_of(["DUNNED", "DUNNED", "WROFF"])
            bills.rows.append((0, site[1], site[0], day, day + timedelta(days=30), used_up, net, vat, net + vat, state))
            day += timedelta(days=random.between(178, 188))
    bills.rows.sort(key=lambda row: (row[3], row[2]))
    bills.rows = [(202300000 + number, *row[1:]) for number, row in enumerate(bills.rows, 1)]
    return bills


def paid(random, bills):
    payments = Table("T_PMT", "", [
        Column("PMT_ID", "integer"), Column("INV_NO", "integer"), Column("PMT_DT", "date"), Column("PMT_AMT", "money"),
        Column("PMT_MTH", "text(12)")], ["PMT_ID"], [ForeignKey(["INV_NO"], "T_INV", ["INV_NO"])])
    for bill in bills.rows:
        if bill[9] not in ("PAID", "DUNNED") or (bill[9] == "DUNNED" and random.happens(60)):
            continue
        day = min(bill[3] + timedelta(days=random.one_of([3, 9, 15, 22, 28, 30, 34, 51])), TODAY)
        amount = bill[8] if bill[9] == "PAID" else (bill[8] / 2).quantize(cents(1))
        payments.rows.append((0, bill[0], day, amount,
                              random.one_of(["direct debit"] * 5 + ["transfer"] * 3 + ["card", "card", "cash"])))
    payments.rows.sort(key=lambda row: (row[2], row[1]))
    payments.rows = [(number, *row[1:]) for number, row in enumerate(payments.rows, 1)]
    return payments


def works(random, customers, sites):
    orders = Table("T_WO", "", [
        Column("WO_NO", "integer"), Column("SITE_ID", "integer"), Column("EMP_ID", "integer", null=True),
        Column("WO_TP", "text(16)"), Column("PRIO", "integer"), Column("OPN_DT", "date"),
        Column("CLS_DT", "date", null=True), Column("WO_STAT", "text(8)"), Column("LABR_HRS", "integer", null=True)],
        ["WO_NO"], [ForeignKey(["SITE_ID"], "T_SITE", ["SITE_ID"]), ForeignKey(["EMP_ID"], "T_EMP", ["EMP_ID"])])
    since = {row[0]: row[6] for row in customers.rows}
    span = (TODAY - FIRST_DAY).days
    for day in sorted(FIRST_DAY + timedelta(days=random.between(30, span)) for _ in range(290)):
        closed = day + timedelta(days=random.one_of([0, 1, 1, 2, 3, 5, 8, 13, 21]))
        state = "CANC" if random.happens(6) else "DONE" if closed <= TODAY and random.happens(93) else \
            random.one_of(["NEW", "ASSIGNED"])
        orders.rows.append((
            7000 + len(orders.rows) + 1, random.one_of([row for row in sites.rows if since[row[1]] < day])[0],
            random.one_of([2, 4, 4, 5, 5, 6, 7, 7, 7]) if state in ("DONE", "ASSIGNED") else None,
            random.one_of(["leak repair"] * 4 + ["meter exchange"] * 2 + ["inspection"] * 3 + ["disconnection"]),
            random.one_of([1, 2, 2, 3, 3, 3]), day, closed if state == "DONE" else None, state,
            random.between(1, 9) if state == "DONE" else None))
    return orders


def used(random, orders):
    table = Table("T_WO_MAT", "", [
        Column("WO_NO", "integer"), Column("MAT_CD", "text(4)"), Column("QTY", "integer")], ["WO_NO", "MAT_CD"],
        [ForeignKey(["WO_NO"], "T_WO", ["WO_NO"]), ForeignKey(["MAT_CD"], "T_MAT", ["MAT_CD"])])
    for order in orders.rows:
        if order[7] == "DONE":
            for at in sorted({random.one_of([0, 0, 1, 2, 3, 4, 5, 6, 8]) for _ in range(random.below(4))}):
                table.rows.append((order[0], MATERIALS[at][0], random.between(1, 6)))
    return table
