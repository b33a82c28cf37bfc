"""The payroll of a firm, in English with shortened names: contracts, payslips, bonuses and absences."""

from datetime import date, timedelta

from sampledata import Column, ForeignKey, Random, Table, cents

TODAY = date(2026, 6, 14)
DEPARTMENTS = [("ADM", "Administration", "Milan", 1, 520000), ("SAL", "Sales", "Milan", 3, 860000),
               ("PRD", "Production", "Brescia", 4, 1450000), ("LOG", "Logistics", "Brescia", 6, 610000),
               ("RND", "Research", "Turin", 7, 930000), ("ITS", "IT Services", "Milan", 8, 480000),
               ("QLT", "Quality", "Brescia", 12, 260000), ("MKT", "Marketing", "Milan", None, 240000)]
JOBS = [("DIR", "Director", 85000, 140000), ("MGR", "Manager", 55000, 90000), ("ENG", "Engineer", 36000, 62000),
        ("ACC", "Accountant", 30000, 48000), ("REP", "Sales representative", 28000, 52000),
        ("TEC", "Technician", 26000, 40000), ("OPR", "Machine operator", 23000, 33000),
        ("DRV", "Driver", 22000, 31000), ("CLK", "Clerk", 21000, 30000), ("APP", "Apprentice", 14000, 20000),
        ("LEG", "Legal counsel", 50000, 80000)]
PEOPLE = [("Helen Marsh", "ADM", "DIR", None, "F"), ("Robert Kline", "ADM", "MGR", 1, "M"),
          ("Diana Costa", "SAL", "MGR", 1, "F"), ("Marcus Webb", "PRD", "MGR", 1, "M"),
          ("Irene Sala", "PRD", "MGR", 4, "F"), ("Peter Novotny", "LOG", "MGR", 1, "M"),
          ("Yuki Tanabe", "RND", "MGR", 1, "F"), ("Carl Lindgren", "ITS", "MGR", 1, "M"),
          ("Anna Forti", "ADM", "ACC", 2, "F"), ("Giles Porter", "ADM", "ACC", 2, "M"),
          ("Lucy Chan", "ADM", "CLK", 2, "F"), ("Paolo Ricci", "QLT", "MGR", 4, "M"),
          ("Nadia Serra", "SAL", "REP", 3, "F"), ("Tom Bexley", "SAL", "REP", 3, "M"),
          ("Olga Petri", "SAL", "REP", 3, "F"), ("Bruno Galli", "SAL", "REP", 3, "M"),
          ("Emma Doyle", "SAL", "CLK", 3, "F"), ("Fabio Neri", "PRD", "ENG", 5, "M"),
          ("Greta Lang", "PRD", "TEC", 5, "F"), ("Hugo Vidal", "PRD", "OPR", 5, "M"),
          ("Ivan Moro", "PRD", "OPR", 5, "M"), ("Julia Frey", "PRD", "OPR", 5, "F"),
          ("Kevin Ortiz", "PRD", "OPR", 5, "M"), ("Laura Bini", "PRD", "OPR", 5, "F"),
          ("Mario Conti", "PRD", "OPR", 5, "M"), ("Nora Weiss", "PRD", "TEC", 5, "F"),
          ("Oscar Pini", "LOG", "DRV", 6, "M"), ("Petra Holm", "LOG", "DRV", 6, "F"),
          ("Quentin Roy", "LOG", "DRV", 6, "M"), ("Rita Melis", "LOG", "CLK", 6, "F"),
          ("Sandro Villa", "LOG", "CLK", 6, "M"), ("Teresa Blum", "RND", "ENG", 7, "F"),
          ("Ugo Ferri", "RND", "ENG", 7, "M"), ("Vera Sokol", "RND", "ENG", 7, "F"),
          ("William Hart", "RND", "TEC", 7, "M"), ("Xenia Pavlou", "ITS", "ENG", 8, "F"),
          ("Yann Morel", "ITS", "TEC", 8, "M"), ("Zoe Adams", "ITS", "TEC", 8, "F"),
          ("Aldo Basile", "QLT", "TEC", 12, "M"), ("Bianca Leone", "QLT", "APP", 12, "F"),
          ("Chris Duval", "PRD", "APP", 5, "M"), ("Dora Kiss", "RND", "APP", 7, "F")]
GONE = {17: date(2025, 9, 30), 29: date(2026, 2, 28), 31: date(2025, 11, 15)}
ABSENCES = [("VAC", "Vacation", True), ("SCK", "Sick leave", True), ("MAT", "Maternity leave", True),
            ("UNP", "Unpaid leave", False), ("TRN", "Training", True), ("JUR", "Jury duty", True)]
REASONS = ["annual results", "annual results", "sales target", "referral", "long service", None]


def tables():
    random = Random(20031101)
    departments = Table("dept", "", [
        Column("dept_cd", "text(3)"), Column("dept_nm", "text(30)"), Column("site", "text(20)"),
        Column("head_emp_id", "integer", null=True), Column("yr_bdgt", "integer")], ["dept_cd"],
        [ForeignKey(["head_emp_id"], "emp", ["emp_id"])], list(DEPARTMENTS))
    jobs = Table("job", "", [
        Column("job_cd", "text(3)"), Column("job_ttl", "text(30)"), Column("min_sal", "integer"),
        Column("max_sal", "integer")], ["job_cd"], [], list(JOBS))
    staff = Table("emp", "", [
        Column("emp_id", "integer"), Column("emp_nm", "text(40)"), Column("dept_cd", "text(3)"),
        Column("job_cd", "text(3)"), Column("mgr_id", "integer", null=True), Column("gndr", "text(1)"),
        Column("birth_dt", "date"), Column("hire_dt", "date"), Column("term_dt", "date", null=True),
        Column("email", "text(60)", null=True), Column("tel", "text(20)", null=True), Column("iban", "text(30)")],
        ["emp_id"], [ForeignKey(["dept_cd"], "dept", ["dept_cd"]), ForeignKey(["job_cd"], "job", ["job_cd"]),
                     ForeignKey(["mgr_id"], "emp", ["emp_id"])])
    for number, each in enumerate(PEOPLE, 1):
        young = each[2] == "APP"
        born = date(2003 if young else 1963, 2, 1) + timedelta(days=random.below(900 if young else 11500))
        hired = date(2024 if young else 2006, 9, 2) + timedelta(days=random.below(500 if young else 6700))
        staff.rows.append((
            number, *each, born, max(hired, born + timedelta(days=7100)), GONE.get(number),
            f"{each[0].replace(' ', '.')}@lombardi-parts.example".lower() if random.happens(85) else None,
            f"+39 0{random.between(2, 30)} {random.between(100000, 999999)}" if random.happens(75) else None,
            f"IT{random.between(10, 99)}X{random.between(10 ** 9, 10 ** 10 - 1)}"))
    contracts = agreed(random, staff)
    kinds = Table("abs_tp", "", [
        Column("abs_cd", "text(3)"), Column("abs_desc", "text(30)"), Column("is_paid", "truth")], ["abs_cd"], [],
        list(ABSENCES))
    return [departments, jobs, staff, contracts, paid(random, staff, contracts), rewarded(random, staff), kinds,
            absent(random, staff)]


def agreed(random, staff):
    contracts = Table("contr", "", [
        Column("contr_id", "integer"), Column("emp_id", "integer"), Column("contr_tp", "text(12)"),
        Column("start_dt", "date"), Column("end_dt", "date", null=True), Column("wk_hrs", "integer"),
        Column("yr_gross", "money")], ["contr_id"], [ForeignKey(["emp_id"], "emp", ["emp_id"])])
    pay = {code: (low, high) for code, _, low, high in JOBS}
    for row in staff.rows:
        low, high = pay[row[3]]
        start, gross = row[7], random.between(low, (low + high) // 2) // 100 * 100
        hours = random.one_of([40, 40, 40, 40, 40, 40, 36, 30, 20])
        if row[3] == "APP":
            contracts.rows.append((len(contracts.rows) + 1, row[0], "apprentice", start, start + timedelta(days=1094),
                                   40, cents(gross * 100)))
            continue
        if random.happens(45):
            end = start + timedelta(days=364)
            contracts.rows.append((len(contracts.rows) + 1, row[0], "fixed-term", start, end, 40, cents(gross * 95)))
            start = end + timedelta(days=1)
        if start < date(2021, 1, 1):
            change = date(2021, 1, 1) + timedelta(days=random.below(1500))
            contracts.rows.append((len(contracts.rows) + 1, row[0], "permanent", start, change - timedelta(days=1), 40,
                                   cents(gross * 100)))
            start, gross = change, gross * random.between(103, 118) // 100
        fixed = start.year == 2025 or (row[8] is None and random.happens(8))
        contracts.rows.append((len(contracts.rows) + 1, row[0], "fixed-term" if fixed else "permanent", start,
                               row[8] or (date(2026, 9, 30) + timedelta(days=31 * random.below(6)) if fixed else None),
                               hours, cents(gross * 100)))
    return contracts


def paid(random, staff, contracts):
    slips = Table("payslip", "", [
        Column("slip_id", "integer"), Column("emp_id", "integer"), Column("pay_dt", "date"),
        Column("gross_amt", "money"), Column("tax_amt", "money"), Column("soc_amt", "money"),
        Column("net_amt", "money"), Column("ovt_hrs", "integer"), Column("stat", "text(8)")], ["slip_id"],
        [ForeignKey(["emp_id"], "emp", ["emp_id"])])
    rate = {row[1]: int(row[6] * 100) // 12 for row in contracts.rows}
    for year, month in [(2025, m) for m in range(9, 13)] + [(2026, m) for m in range(1, 6)]:
        day = date(year, month, 27)
        for row in staff.rows:
            if row[7] > day or (row[8] and row[8] < day.replace(day=1)):
                continue
            extra = random.one_of([0, 0, 0, 2, 4, 6, 8, 12, 18]) if row[3] in ("OPR", "TEC", "DRV") else 0
            gross = rate[row[0]] + extra * rate[row[0]] * 13 // 1700
            tax, social = gross * random.between(20, 29) // 100, gross * 9 // 100
            slips.rows.append((len(slips.rows) + 1, row[0], day, cents(gross), cents(tax), cents(social),
                               cents(gross - tax - social), extra,
                               "pending" if (year, month) == (2026, 5) and random.happens(20) else "paid"))
    return slips


def rewarded(random, staff):
    bonuses = Table("bonus", "", [
        Column("bns_id", "integer"), Column("emp_id", "integer"), Column("bns_dt", "date"), Column("bns_amt", "money"),
        Column("rsn", "text(30)", null=True)], ["bns_id"], [ForeignKey(["emp_id"], "emp", ["emp_id"])])
    for day in sorted(random.below(880) for _ in range(64)):
        bonuses.rows.append((len(bonuses.rows) + 1, random.one_of(staff.rows[:38])[0],
                             date(2024, 1, 10) + timedelta(days=day), cents(random.between(4, 50) * 10000),
                             random.one_of(REASONS)))
    return bonuses


def absent(random, staff):
    absences = Table("absnc", "", [
        Column("abs_id", "integer"), Column("emp_id", "integer"), Column("abs_cd", "text(3)"),
        Column("from_dt", "date"), Column("to_dt", "date"), Column("stat", "text(10)"),
        Column("appr_by", "integer", null=True)], ["abs_id"],
        [ForeignKey(["emp_id"], "emp", ["emp_id"]), ForeignKey(["abs_cd"], "abs_tp", ["abs_cd"]),
         ForeignKey(["appr_by"], "emp", ["emp_id"])])
    for day in sorted(random.below(950) for _ in range(260)):
        start = date(2024, 1, 8) + timedelta(days=day)
        row = random.one_of([each for each in staff.rows[:40] if each[7] <= start and (each[8] or date.max) > start])
        code = random.one_of(["VAC"] * 9 + ["SCK"] * (6 * (start <= TODAY)) + ["UNP", "TRN", "TRN"]
                             + ["MAT"] * (row[5] == "F"))
        days = {"VAC": random.between(0, 13), "SCK": random.between(0, 6), "MAT": 140}.get(code, random.below(3))
        state = ("requested" if start > TODAY - timedelta(days=20) and random.happens(60)
                 else "rejected" if code in ("VAC", "UNP") and random.happens(9) else "approved")
        absences.rows.append((len(absences.rows) + 1, row[0], code, start, start + timedelta(days=days), state,
                              None if state == "requested" else row[4] or 2))
    return absences
