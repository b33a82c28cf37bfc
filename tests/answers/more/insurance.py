"""An insurer, in English with names in PascalCase: policies and their renewals, coverages, claims and premiums."""

from datetime import date, datetime, timedelta

from sampledata import Column, ForeignKey, Random, Table, cents

TODAY = date(2026, 6, 14)
FIRST_DAY = date(2023, 1, 2)
AGENTS = [("Margaret", "Holloway", "North", None), ("Desmond", "Clarke", "South", None),
          ("Priya", "Nair", "North", 1), ("Callum", "Reid", "North", 1), ("Siobhan", "Walsh", "West", 2),
          ("Gareth", "Pugh", "West", 5), ("Amina", "Yusuf", "South", 2), ("Peter", "Lindholm", "South", 7),
          ("Rosalind", "Chan", "East", 1), ("Kieran", "Doyle", "East", 9), ("Victoria", "Marsh", "East", 9),
          ("Tobias", "Kern", "North", 3), ("Leila", "Haddad", "South", 7), ("Edwin", "Frost", "West", 5)]
PRODUCTS = [("Motor Basic", "Motor", 38000), ("Motor Plus", "Motor", 61000), ("Home Standard", "Home", 24000),
            ("Home Premium", "Home", 52000), ("Term Life", "Life", 33000), ("Whole Life", "Life", 95000),
            ("Travel Annual", "Travel", 14000), ("Pet Care", "Pet", 21000), ("Boat Cover", "Marine", 48000)]
COVERAGES = ["Third-party liability", "Theft", "Fire", "Glass", "Flood", "Legal expenses", "Accidental death",
             "Medical costs abroad", "Lost luggage", "Vet fees", "Earthquake"]
# Which coverages a line may have, by their places in the list above.
LINES = {"Motor": [1, 2, 3, 4, 6], "Home": [2, 3, 4, 5, 6], "Life": [7], "Travel": [8, 9], "Pet": [10],
         "Marine": [1, 2, 3]}
CAUSES = {"Motor": ["collision", "theft", "hail", "vandalism", "collision"], "Home": ["water leak", "fire", "burglary",
          "storm", "water leak"], "Life": ["death"], "Travel": ["lost luggage", "illness abroad", "cancelled trip"],
          "Pet": ["injury", "illness"], "Marine": ["storm", "collision"]}
ADJUSTERS = [("Hugh Barrett", "Leeds", "Motor"), ("Denise Okafor", "London", "Motor"),
             ("Alan Tierney", "Bristol", "Home"), ("Ruth Feldman", "London", "Home"),
             ("Imran Shah", "Manchester", "Motor"), ("Joyce Penrose", "Cardiff", "Travel"),
             ("Owen Maddox", "Leeds", None), ("Clara Beaumont", "London", "Life")]
FIRST_NAMES = {"F": ["Abigail", "Beth", "Carol", "Diana", "Eleanor", "Fiona", "Grace", "Hazel", "Isobel", "Jane",
                     "Karen", "Lydia", "Megan", "Naomi", "Olivia"],
               "M": ["Arthur", "Brian", "Colin", "Derek", "Ewan", "Frank", "Graham", "Harvey", "Ian", "Jack", "Keith",
                     "Lewis", "Martin", "Neil", "Oliver"]}
LAST_NAMES = ["Abbott", "Barlow", "Crane", "Dawson", "Ellis", "Foster", "Gibson", "Harding", "Irving", "Jennings",
              "Knight", "Lowe", "Mercer", "Norris", "Osborne", "Palmer", "Quigley", "Rowe", "Sutton", "Turner"]
CITIES = ["London"] * 5 + ["Manchester"] * 3 + ["Leeds"] * 3 + ["Bristol", "Cardiff", "Glasgow", "Norwich", "York"]


def tables():
    random = Random(777001)
    agents = Table("Agent", "", [
        Column("AgentId", "integer"), Column("FirstName", "text(30)"), Column("LastName", "text(30)"),
        Column("Region", "text(10)"), Column("SupervisorId", "integer", null=True), Column("Email", "text(80)"),
        Column("HireDate", "date"), Column("CommissionRate", "money"), Column("IsActive", "truth")],
        ["AgentId"], [ForeignKey(["SupervisorId"], "Agent", ["AgentId"])],
        [(number, *each, f"{each[0]}.{each[1]}@assure.example".lower(),
          date(2016, 2, 1) + timedelta(days=number * 170 + random.below(90)), cents(random.between(8, 25) * 50),
          number not in (8, 14)) for number, each in enumerate(AGENTS, 1)])
    products = Table("Product", "", [
        Column("ProductId", "integer"), Column("ProductName", "text(30)"), Column("ProductLine", "text(10)"),
        Column("BasePremium", "money")], ["ProductId"], [],
        [(number, name, line, cents(price)) for number, (name, line, price) in enumerate(PRODUCTS, 1)])
    coverages = Table("Coverage", "", [
        Column("CoverageId", "integer"), Column("CoverageName", "text(30)")], ["CoverageId"], [],
        list(enumerate(COVERAGES, 1)))
    adjusters = Table("Adjuster", "", [
        Column("AdjusterId", "integer"), Column("FullName", "text(40)"), Column("City", "text(20)"),
        Column("Specialty", "text(10)", null=True), Column("LicensedSince", "date")], ["AdjusterId"], [],
        [(number, *each, date(2008, 5, 1) + timedelta(days=number * 611)) for number, each in enumerate(ADJUSTERS, 1)])
    holders = people(random)
    policies = signed(random, holders)
    claims = reported(random, policies)
    return [agents, products, coverages, holders, policies, covered(random, policies), adjusters, claims,
            settled(random, claims, holders, policies), invoices(random, policies)]


def people(random):
    holders = Table("PolicyHolder", "", [
        Column("PolicyHolderId", "integer"), Column("FirstName", "text(30)"), Column("LastName", "text(30)"),
        Column("Gender", "text(1)"), Column("BirthDate", "date"), Column("City", "text(20)"),
        Column("Email", "text(80)", null=True), Column("Phone", "text(20)", null=True),
        Column("ReferredById", "integer", null=True), Column("CreatedOn", "date")], ["PolicyHolderId"],
        [ForeignKey(["ReferredById"], "PolicyHolder", ["PolicyHolderId"])])
    names = [(first, last, sex) for last in LAST_NAMES for sex in "FM" for first in FIRST_NAMES[sex]]
    for number in range(1, 231):
        first, last, sex = names.pop(random.below(len(names)))
        holders.rows.append((
            number, first, last, sex, date(1945, 1, 1) + timedelta(days=random.below(21500)), random.one_of(CITIES),
            f"{first}.{last}@mail.example".lower() if random.happens(88) else None,
            f"07{random.between(100000000, 999999999)}" if random.happens(75) else None,
            random.between(1, number - 1) if number > 10 and random.happens(22) else None,
            FIRST_DAY + timedelta(days=number * 5)))
    return holders


def signed(random, holders):
    policies = Table("Policy", "", [
        Column("PolicyId", "integer"), Column("PolicyNumber", "text(12)"), Column("PolicyHolderId", "integer"),
        Column("ProductId", "integer"), Column("AgentId", "integer", null=True), Column("StartDate", "date"),
        Column("EndDate", "date"), Column("AnnualPremium", "money"), Column("PaymentFrequency", "text(10)"),
        Column("Status", "text(10)"), Column("RenewedFromPolicyId", "integer", null=True)], ["PolicyId"],
        [ForeignKey(["PolicyHolderId"], "PolicyHolder", ["PolicyHolderId"]),
         ForeignKey(["ProductId"], "Product", ["ProductId"]), ForeignKey(["AgentId"], "Agent", ["AgentId"]),
         ForeignKey(["RenewedFromPolicyId"], "Policy", ["PolicyId"])])
    for holder in holders.rows[:218]:
        for _ in range(random.one_of([1, 1, 1, 2, 2, 3])):
            product = random.one_of([1, 1, 1, 2, 2, 3, 3, 3, 4, 5, 5, 6, 7, 7, 8])
            begin = holder[9] + timedelta(days=random.below(200))
            premium = PRODUCTS[product - 1][2] * random.between(80, 170) // 100
            agent = random.one_of([1, 3, 3, 4, 4, 5, 6, 7, 7, 9, 10, 11, 12, 13]) if random.happens(88) else None
            frequency, before = random.one_of(["annual"] * 3 + ["monthly"] * 3 + ["quarterly"] * 2), None
            while begin <= TODAY:
                end = begin + timedelta(days=364)
                renews = end < TODAY and random.happens(62)
                status = "cancelled" if random.happens(9) else "active" if end >= TODAY else \
                    "renewed" if renews else "expired"
                number = len(policies.rows) + 1
                policies.rows.append((
                    number, f"{PRODUCTS[product - 1][1][:2].upper()}-{100200 + number * 7}", holder[0], product, agent,
                    begin, end, cents(premium), frequency, status, before))
                if status != "renewed":
                    break
                before, begin, premium = number, end + timedelta(days=1), premium * random.between(100, 112) // 100
    return policies


def covered(random, policies):
    table = Table("PolicyCoverage", "", [
        Column("PolicyId", "integer"), Column("CoverageId", "integer"), Column("InsuredAmount", "money"),
        Column("Deductible", "money")], ["PolicyId", "CoverageId"],
        [ForeignKey(["PolicyId"], "Policy", ["PolicyId"]), ForeignKey(["CoverageId"], "Coverage", ["CoverageId"])])
    for policy in policies.rows:
        able = LINES[PRODUCTS[policy[3] - 1][1]]
        for number in sorted({able[0], *(random.one_of(able) for _ in range(random.below(4)))}):
            table.rows.append((policy[0], number, cents(random.between(2, 80) * 500000),
                               cents(random.one_of([0, 10000, 25000, 50000]))))
    return table


def reported(random, policies):
    claims = Table("Claim", "", [
        Column("ClaimId", "integer"), Column("ClaimNumber", "text(12)"), Column("PolicyId", "integer"),
        Column("AdjusterId", "integer", null=True), Column("Cause", "text(20)"), Column("IncidentDate", "date"),
        Column("ReportedAt", "time"), Column("ClosedDate", "date", null=True), Column("Status", "text(10)"),
        Column("ClaimedAmount", "money"), Column("ApprovedAmount", "money", null=True)], ["ClaimId"],
        [ForeignKey(["PolicyId"], "Policy", ["PolicyId"]), ForeignKey(["AdjusterId"], "Adjuster", ["AdjusterId"])])
    found = []
    for policy in policies.rows:
        for _ in range(random.one_of([0, 0, 0, 0, 1, 1, 2, 3])):
            day = policy[5] + timedelta(days=random.below(max(1, (min(policy[6], TODAY) - policy[5]).days)))
            line = PRODUCTS[policy[3] - 1][1]
            found.append((day, policy[0], line, random.one_of(CAUSES[line])))
    for day, policy, line, cause in sorted(found):
        told = datetime(day.year, day.month, day.day, random.between(7, 21), random.below(60)) \
            + timedelta(days=random.below(9))
        if told.date() > TODAY:
            continue
        number = len(claims.rows) + 1
        closed = told.date() + timedelta(days=random.between(3, 120))
        status = "open" if closed > TODAY else random.one_of(["paid"] * 5 + ["rejected"] * 2 + ["approved"])
        amount = random.between(12, 900) * (2500 if line == "Life" else 700)
        approved = amount * random.between(50, 100) // 100 if status in ("paid", "approved") else None
        able = [at for at, each in enumerate(ADJUSTERS, 1) if each[2] == line] or [2, 4, 6]
        claims.rows.append((
            number, f"CL{day:%y}-{number:05}", policy, random.one_of(able) if random.happens(90) else None, cause, day,
            told, None if status == "open" else closed, status, cents(amount),
            cents(approved) if approved is not None else None))
    return claims


def settled(random, claims, holders, policies):
    payments = Table("ClaimPayment", "", [
        Column("ClaimPaymentId", "integer"), Column("ClaimId", "integer"), Column("PaidOn", "date"),
        Column("Amount", "money"), Column("PayeeName", "text(60)")], ["ClaimPaymentId"],
        [ForeignKey(["ClaimId"], "Claim", ["ClaimId"])])
    for claim in claims.rows:
        if claim[8] != "paid":
            continue
        holder = holders.rows[policies.rows[claim[2] - 1][2] - 1]
        payee = f"{holder[1]} {holder[2]}" if random.happens(70) else random.one_of(
            ["Ace Body Shop", "Brightside Repairs", "Northway Legal", "Parkview Vets"])
        first = (claim[10] / 2).quantize(cents(1)) if random.happens(30) else claim[10]
        parts = [first, claim[10] - first] if first < claim[10] else [claim[10]]
        for at, part in enumerate(parts):
            payments.rows.append((0, claim[0], claim[7] + timedelta(days=at * 30 + random.below(5)), part, payee))
    payments.rows = [row for row in payments.rows if row[2] <= TODAY]
    payments.rows.sort(key=lambda row: (row[2], row[1]))
    payments.rows = [(number, *row[1:]) for number, row in enumerate(payments.rows, 1)]
    return payments


def invoices(random, policies):
    table = Table("PremiumInvoice", "", [
        Column("InvoiceId", "integer"), Column("PolicyId", "integer"), Column("DueDate", "date"),
        Column("Amount", "money"), Column("PaidDate", "date", null=True)], ["InvoiceId"],
        [ForeignKey(["PolicyId"], "Policy", ["PolicyId"])])
    for policy in policies.rows:
        parts = {"annual": 1, "quarterly": 4, "monthly": 12}[policy[8]]
        for at in range(parts):
            due = policy[5] + timedelta(days=at * 364 // parts)
            if due > TODAY + timedelta(days=30) or (policy[9] == "cancelled" and at > parts // 2):
                continue
            paid = due + timedelta(days=random.between(-6, 25))
            is_paid = paid <= TODAY and random.happens(95)
            table.rows.append((0, policy[0], due, (policy[7] / parts).quantize(cents(1)), paid if is_paid else None))
    table.rows.sort(key=lambda row: (row[2], row[1]))
    table.rows = [(number, *row[1:]) for number, row in enumerate(table.rows, 1)]
    return table
