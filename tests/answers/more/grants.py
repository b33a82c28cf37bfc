"""A foundation that funds projects, in English, with PascalCase names and proposals that may have a partner."""

from datetime import date, timedelta

from sampledata import Column, ForeignKey, Random, Table, cents

TODAY = date(2026, 6, 14)
FIRST_DAY = date(2023, 9, 1)
PROGRAMMES = [("Environment", None, 900000, True), ("Education", None, 750000, True), ("Culture", None, 520000, True),
              ("Clean Rivers", 1, 310000, True), ("Urban Trees", 1, 185000, True),
              ("School Libraries", 2, 240000, True), ("Digital Skills", 2, 280000, False),
              ("Small Museums", 3, 160000, True), ("Folk Music Archive", 3, 95000, False),
              ("Night Trains", None, 130000, True)]
STAFF = [("Margaret", "Holm", "director", None), ("Tomas", "Berg", "programme manager", 1),
         ("Aisha", "Rahman", "programme manager", 1), ("Victor", "Lund", "finance officer", 1),
         ("Clara", "Nunes", "grants officer", 2), ("Peter", "Sands", "grants officer", 2),
         ("Yasmin", "Farouk", "grants officer", 3), ("Jonas", "Weil", "grants officer", 3),
         ("Ingrid", "Moe", "assistant", 4)]
PLACES = [("Lisbon", "Portugal"), ("Porto", "Portugal"), ("Athens", "Greece"), ("Patras", "Greece"),
          ("Ghent", "Belgium"), ("Aarhus", "Denmark"), ("Tartu", "Estonia"), ("Galway", "Ireland"),
          ("Cork", "Ireland"), ("Graz", "Austria")]
KINDS = [("University of {}", "university"), ("{} City Museum", "museum"), ("{} Green Network", "charity"),
         ("{} Youth Club", "charity"), ("{} Music School", "school"), ("{} Reading Circle", "charity")]
ASSESSORS = [("Dr Elena Castro", "environment", "Spain", 18000),
             ("Prof Henk Visser", "environment", "Netherlands", 22000),
             ("Maria Lopes", "education", "Portugal", 15000), ("Dr Anton Weber", "education", "Austria", 17500),
             ("Fintan Daly", "culture", "Ireland", 14000), ("Dr Sofia Manou", "culture", "Greece", 19500),
             ("Liis Kask", "education", "Estonia", 13500), ("Ole Thomsen", "environment", "Denmark", 16500),
             ("Judith Stein", "finance", "Austria", 20500)]
TITLES = [["Riverside", "Open", "Silent", "Green", "Shared", "Young", "Forgotten", "Bright", "Common", "Wandering"],
          ["Gardens", "Archives", "Classrooms", "Voices", "Meadows", "Workshops", "Stories", "Harbours", "Instruments",
           "Footpaths", "Bookshelves", "Orchards"]]


def tables():
    random = Random(20230909)
    programmes = Table("Programmes", "", [
        Column("ProgrammeID", "integer"), Column("ProgrammeName", "text(40)"),
        Column("ParentProgrammeID", "integer", null=True), Column("AnnualBudget", "money"), Column("IsActive", "truth"),
        Column("OpenSince", "date")], ["ProgrammeID"],
        [ForeignKey(["ParentProgrammeID"], "Programmes", ["ProgrammeID"])],
        [(number, name, parent, cents(budget * 100), active, date(2012, 1, 15) + timedelta(days=number * 430))
         for number, (name, parent, budget, active) in enumerate(PROGRAMMES, 1)])
    staff = Table("StaffMembers", "", [
        Column("StaffID", "integer"), Column("FirstName", "text(30)"), Column("LastName", "text(30)"),
        Column("JobTitle", "text(30)"), Column("ManagerID", "integer", null=True), Column("Email", "text(60)"),
        Column("StartDate", "date")], ["StaffID"], [ForeignKey(["ManagerID"], "StaffMembers", ["StaffID"])],
        [(number, *each, f"{each[0]}.{each[1]}@fund.example".lower(),
          date(2013, 5, 1) + timedelta(days=number * 420 + random.below(200))) for number, each in enumerate(STAFF, 1)])
    organisations = Table("Organisations", "", [
        Column("OrganisationID", "integer"), Column("OrganisationName", "text(60)"),
        Column("OrganisationType", "text(20)"), Column("City", "text(30)"), Column("Country", "text(30)"),
        Column("FoundedYear", "integer"), Column("Website", "text(60)", null=True)], ["OrganisationID"])
    for city, country in PLACES:
        for name, kind in KINDS:
            number = len(organisations.rows) + 1
            organisations.rows.append((
                number, name.format(city), kind, city, country,
                random.between(1790 if kind == "university" else 1925, 2019),
                f"www.org{number}.example" if random.happens(75) else None))
    assessors = Table("Assessors", "", [
        Column("AssessorID", "integer"), Column("FullName", "text(40)"), Column("Expertise", "text(20)"),
        Column("Country", "text(30)"), Column("FeePerAssessment", "money")], ["AssessorID"], [],
        [(number, *each[:3], cents(each[3])) for number, each in enumerate(ASSESSORS, 1)])
    proposals = proposed(random)
    grants = awarded(random, proposals)
    return [programmes, staff, organisations, assessors, proposals, assessed(random, proposals), grants,
            paid(random, grants), reported(random, grants)]


def proposed(random):
    proposals = Table("Proposals", "", [
        Column("ProposalID", "integer"), Column("ProjectTitle", "text(60)"), Column("OrganisationID", "integer"),
        Column("PartnerOrganisationID", "integer", null=True), Column("ProgrammeID", "integer"),
        Column("HandledByID", "integer", null=True), Column("RequestedAmount", "money"), Column("SubmittedOn", "date"),
        Column("DecidedOn", "date", null=True), Column("Status", "text(15)")], ["ProposalID"],
        [ForeignKey(["OrganisationID"], "Organisations", ["OrganisationID"]),
         ForeignKey(["PartnerOrganisationID"], "Organisations", ["OrganisationID"]),
         ForeignKey(["ProgrammeID"], "Programmes", ["ProgrammeID"]),
         ForeignKey(["HandledByID"], "StaffMembers", ["StaffID"])])
    titles = [f"{one} {other}" for one in TITLES[0] for other in TITLES[1]]
    titles += [f"{each} II" for each in titles]
    days = set()
    for _ in range(220):
        day = FIRST_DAY + timedelta(days=random.below((TODAY - FIRST_DAY).days))
        while day in days:
            day -= timedelta(days=1)
        days.add(day)
        lead = random.one_of([1, 2, 7, 14, 15, 19, 25, 32, 33, 43]) if random.happens(35) else random.between(1, 56)
        partner = random.between(1, 54) if random.happens(30) else None
        decided = day + timedelta(days=random.between(35, 140))
        status = ("withdrawn" if random.happens(5) else "under review" if decided > TODAY and day < date(2026, 5, 15)
                  else "submitted" if decided > TODAY else random.one_of(["approved"] * 2 + ["rejected"] * 3))
        proposals.rows.append((
            0, titles.pop(random.below(len(titles))), lead, partner if partner != lead else None,
            random.one_of([4, 4, 4, 5, 5, 6, 6, 6, 7, 8, 8, 9, 1, 2, 3]) if day < date(2025, 3, 1)
            else random.one_of([4, 4, 4, 5, 6, 6, 8, 8, 1, 2]),
            None if status == "submitted" else random.between(5, 8), cents(random.between(16, 360) * 50000), day,
            decided if status in ("approved", "rejected") else None, status))
    proposals.rows.sort(key=lambda row: row[7])
    proposals.rows = [(number, *row[1:]) for number, row in enumerate(proposals.rows, 1)]
    return proposals


def assessed(random, proposals):
    table = Table("Assessments", "", [
        Column("AssessmentID", "integer"), Column("ProposalID", "integer"), Column("AssessorID", "integer"),
        Column("Score", "integer"), Column("AssessedOn", "date"), Column("Remarks", "text(40)", null=True)],
        ["AssessmentID"], [ForeignKey(["ProposalID"], "Proposals", ["ProposalID"]),
                           ForeignKey(["AssessorID"], "Assessors", ["AssessorID"])])
    for row in proposals.rows:
        if row[9] in ("approved", "rejected") or (row[9] == "under review" and random.happens(50)):
            for assessor in sorted({random.one_of([1, 1, 2, 3, 3, 4, 5, 6, 6, 7, 8]) for _ in range(2)}):
                table.rows.append((
                    len(table.rows) + 1, row[0], assessor, random.between(5, 10) if row[9] == "approved"
                    else random.between(2, 7), min(TODAY, row[7] + timedelta(days=random.between(10, 34))),
                    random.one_of([None, None, "clear plan", "budget too high", "strong team", "vague goals"])))
    return table


def awarded(random, proposals):
    grants = Table("Grants", "", [
        Column("GrantID", "integer"), Column("ProposalID", "integer"), Column("AwardedAmount", "money"),
        Column("StartsOn", "date"), Column("EndsOn", "date"), Column("Stage", "text(15)")], ["GrantID"],
        [ForeignKey(["ProposalID"], "Proposals", ["ProposalID"])])
    for row in proposals.rows:
        if row[9] == "approved":
            start = (row[8] + timedelta(days=random.between(20, 80))).replace(day=1)
            end = start + timedelta(days=random.one_of([181, 364, 364, 545, 729]))
            stage = ("terminated" if random.happens(7) else "completed" if end <= TODAY
                     else "planned" if start > TODAY else "active")
            grants.rows.append((len(grants.rows) + 1, row[0], cents(int(row[6]) * random.between(60, 100)), start, end,
                                stage))
    return grants


def paid(random, grants):
    instalments = Table("Instalments", "", [
        Column("InstalmentID", "integer"), Column("GrantID", "integer"), Column("Amount", "money"),
        Column("DueOn", "date"), Column("PaidOn", "date", null=True)], ["InstalmentID"],
        [ForeignKey(["GrantID"], "Grants", ["GrantID"])])
    for grant in grants.rows:
        for at, percent in enumerate((50, 30, 20)):
            due = grant[3] + timedelta(days=(grant[4] - grant[3]).days * at // 2 + 14)
            day = due + timedelta(days=random.one_of([-6, -2, 0, 0, 3, 9, 25]))
            stopped = grant[5] == "terminated" and at > 0
            if not stopped:
                instalments.rows.append((len(instalments.rows) + 1, grant[0], grant[2] * percent / 100, due,
                                         day if day <= TODAY and random.happens(90) else None))
    return instalments


def reported(random, grants):
    reports = Table("ProgressReports", "", [
        Column("ReportID", "integer"), Column("GrantID", "integer"), Column("DueOn", "date"),
        Column("ReceivedOn", "date", null=True), Column("IsFinal", "truth")], ["ReportID"],
        [ForeignKey(["GrantID"], "Grants", ["GrantID"])])
    for grant in grants.rows:
        for days, final in (((grant[4] - grant[3]).days // 2, False), ((grant[4] - grant[3]).days + 45, True)):
            due = grant[3] + timedelta(days=days)
            day = due + timedelta(days=random.between(-15, 30))
            if grant[5] in ("active", "completed") and not (grant[5] == "active" and grant[0] % 7 == 3):
                reports.rows.append((len(reports.rows) + 1, grant[0], due,
                                     day if day <= TODAY and random.happens(92) else None, final))
    return reports
