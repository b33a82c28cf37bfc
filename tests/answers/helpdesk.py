"""A help desk, in English: shortened names, and moments as ISO texts with a T and a Z."""

from datetime import date, datetime, timedelta

from sampledata import Column, ForeignKey, Random, Table

NOW = datetime(2026, 6, 15, 8, 0)
FIRST = datetime(2023, 2, 1, 8, 0)
EMP = [("Aisha Rahman", "billing", "en", True), ("Ben Whitaker", "technical", "en", True),
       ("Chiara Longhi", "technical", "it", True), ("Dmitri Volkov", "technical", "ru", True),
       ("Elsa Nyberg", "onboarding", "en", True), ("Farhan Malik", "technical", "en", False),
       ("Gloria Santos", "billing", "es", True), ("Henrik Dahl", "security", "de", True),
       ("Irina Sokolova", "onboarding", "ru", True), ("Jon Parry", "technical", "en", True),
       ("Keiko Mori", "security", "en", False), ("Laurent Petit", "billing", "fr", True),
       ("Mei Tan", "technical", "en", True), ("Nora Quinn", "onboarding", "en", True)]
# Whom tickets are given to, some more often; two have none.
BUSY = [1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 12, 13]
CATEGORIES = [("Billing", None), ("Technical", None), ("Account", None), ("Invoices", 1), ("Refunds", 1), ("Login", 3),
              ("Permissions", 3), ("API", 2), ("Performance", 2), ("Bug report", 2), ("Data export", 2),
              ("Feature request", None), ("Spam", None)]
SLA = [("urgent", 1, 8), ("high", 4, 24), ("normal", 8, 72), ("low", 24, 168)]
SUBJECTS = {4: ["Invoice shows the wrong VAT", "Missing invoice", "Cannot download invoice"], 5: ["Refund not received",
            "Charged twice"], 6: ["Password reset mail never arrives", "Locked out of account"], 7:
            ["User cannot see project", "Change of administrator"], 8: ["API returns 500", "Token expires too early"],
            9: ["Dashboard is slow", "Timeouts every morning"], 10: ["Crash on save", "Wrong totals in report"], 11:
            ["Export is empty", "CSV has broken accents"], 12: ["Dark mode, please", "Please add webhooks"]}
FIRST_PARTS = ["Alder", "Beech", "Cedar", "Delta", "Echo", "Fern", "Gale", "Harrow", "Indigo", "Juniper", "Kite",
               "Lark", "Maple", "North", "Opal", "Pine", "Quill", "Raven", "Slate", "Thorn"]
SECOND_PARTS = ["Logistics", "Foods", "Media", "Robotics", "Travel", "Textiles", "Energy", "Software", "Optics",
                "Homes"]
COUNTRIES = (["United Kingdom"] * 4 + ["United States"] * 4 + ["Germany"] * 3 + ["Italy"] * 3 + ["France"] * 2
             + ["Spain", "Poland", "Kazakhstan", "Armenia"])
BODIES = ["Thanks, looking into it.", "Could you send a screenshot?", "Fixed in the next release.", "Any news?",
          "It works again, thank you.", "Still the same problem.", "Passed on to the developers.",
          "Please try once more."]


def iso(moment):
    return f"{moment:%Y-%m-%dT%H:%M:%SZ}" if moment else None


def tables():
    random = Random(8005550199)
    sla = Table("sla", "", [
        Column("prio", "text(8)"), Column("first_reply_hrs", "integer"), Column("resolve_hrs", "integer")], ["prio"],
        [],
        SLA)
    categories = Table("categories", "", [
        Column("id", "integer"), Column("name", "text(30)"), Column("parent_id", "integer", null=True)],
        ["id"], [ForeignKey(["parent_id"], "categories", ["id"])],
        [(number, *each) for number, each in enumerate(CATEGORIES, 1)])
    emp = Table("emp", "", [
        Column("id", "integer"), Column("name", "text(40)"), Column("email", "text(80)"), Column("team", "text(12)"),
        Column("lang", "text(2)"), Column("hired", "date"), Column("active", "truth")], ["id"], [],
        [(number, name, name.split()[0].lower() + "@desk.example", team, lang,
          date(2023, 1, 16) + timedelta(days=number * number * 5 + random.below(20)), active)
         for number, (name, team, lang, active) in enumerate(EMP, 1)])
    customers = firms(random)
    tickets = asked(random, customers, emp)
    return [sla, categories, emp, customers, tickets, answers(random, tickets)]


def firms(random):
    customers = Table("customers", "", [
        Column("id", "integer"), Column("company", "text(40)"), Column("contact", "text(40)", null=True),
        Column("email", "text(80)"), Column("country", "text(20)"), Column("plan", "text(10)"),
        Column("seats", "integer"), Column("since", "date"), Column("churned_on", "date", null=True)], ["id"])
    names = [f"{first} {second}" for second in SECOND_PARTS for first in FIRST_PARTS]
    for number in range(1, 181):
        company = names.pop(random.below(len(names)))
        plan = random.one_of(["free"] * 4 + ["pro"] * 4 + ["enterprise"] * 2)
        since = date(2023, 1, 20) + timedelta(days=number * 1220 // 180)
        gone = since + timedelta(days=random.between(100, 800)) if random.happens(14) else None
        customers.rows.append((
            number, company, random.one_of(["Ana", "Bill", "Dora", "Igor", "Lea", "Max", "Pia", "Tom"]) + " "
            + random.one_of(["Ash", "Berg", "Cole", "Dunn", "Eder", "Fox", "Grau",
                             "Hale"]) if random.happens(85) else None,
            "it@" + company.lower().replace(" ", "") + ".example", random.one_of(COUNTRIES), plan,
            {"free": 1, "pro": 8, "enterprise": 60}[plan] * random.between(1, 9), since,
            gone if gone and gone < NOW.date() else None))
    return customers


def asked(random, customers, emp):
    tickets = Table("tickets", "", [
        Column("id", "integer"), Column("subj", "text(60)"), Column("cust_id", "integer"),
        Column("emp_id", "integer", null=True), Column("cat_id", "integer", null=True), Column("prio", "text(8)"),
        Column("status", "text(8)"), Column("channel", "text(8)"), Column("created_at", "text(20)"),
        Column("first_reply_at", "text(20)", null=True), Column("closed_at", "text(20)", null=True),
        Column("csat", "integer", null=True)],
        ["id"], [ForeignKey(["cust_id"], "customers", ["id"]), ForeignKey(["emp_id"], "emp", ["id"]),
                 ForeignKey(["cat_id"], "categories", ["id"]), ForeignKey(["prio"], "sla", ["prio"])])
    minutes = int((NOW - FIRST).total_seconds()) // 60
    for created in sorted(FIRST + timedelta(minutes=random.below(minutes), seconds=random.below(60))
                          for _ in range(1500)):
        able = [row for row in customers.rows[:172] if row[7] < created.date()] or customers.rows[:1]
        customer = random.one_of(able[:9] if random.happens(20) else able)
        category = random.between(4, 12)
        staff = [at for at in BUSY if emp.rows[at - 1][5] < created.date()] or [1]
        prio = random.one_of(["low"] * 3 + ["normal"] * 6 + ["high"] * 3 + ["urgent"])
        _, reply_hours, close_hours = next(each for each in SLA if each[0] == prio)
        replied = created + timedelta(minutes=random.between(5, reply_hours * 75))
        closed = replied + timedelta(minutes=random.between(20, close_hours * 80))
        is_stuck = random.happens(4)
        if replied > NOW or (NOW - created < timedelta(days=9) and random.happens(40)):
            replied = None
        if closed > NOW or is_stuck or not replied:
            closed = None
        status = ("new" if not replied else random.one_of(["open", "pending"]) if not closed else
                  random.one_of(["solved", "closed", "closed"]))
        tickets.rows.append((
            len(tickets.rows) + 1, random.one_of(SUBJECTS[category]), customer[0],
            random.one_of(staff) if replied else None, category if random.happens(94) else None, prio, status,
            random.one_of(["email"] * 5 + ["chat"] * 3 + ["phone"] * 2 + ["web"]), iso(created), iso(replied),
            iso(closed), random.one_of([1, 2, 3, 4, 4, 5, 5, 5]) if closed and random.happens(55) else None))
    return tickets


def answers(random, tickets):
    comments = Table("comments", "", [
        Column("id", "integer"), Column("ticket_id", "integer"), Column("emp_id", "integer", null=True),
        Column("body", "text(80)"), Column("internal", "truth"), Column("created_at", "text(20)")],
        ["id"], [ForeignKey(["ticket_id"], "tickets", ["id"]), ForeignKey(["emp_id"], "emp", ["id"])])
    for ticket in tickets.rows:
        if not ticket[9]:
            continue
        moment = datetime.strptime(ticket[9], "%Y-%m-%dT%H:%M:%SZ")
        for at in range(random.one_of([0, 1, 1, 2, 2, 3, 4])):
            writer = ticket[3] if at == 0 or random.happens(55) else None
            comments.rows.append((0, ticket[0], writer, random.one_of(BODIES), bool(writer) and random.happens(15),
                                  iso(moment)))
            moment += timedelta(minutes=random.between(3, 900))
            if moment > NOW:
                break
    comments.rows.sort(key=lambda row: (row[5], row[1]))
    comments.rows = [(number, *row[1:]) for number, row in enumerate(comments.rows, 1)]
    return comments
