"""A yearly conference on software, in English with camelCase names: talks with one or two speakers, and who came."""

from datetime import date, datetime, time, timedelta

from sampledata import Column, ForeignKey, Random, Table, cents

TODAY = date(2026, 6, 15)
EDITIONS = [date(2024, 6, 10), date(2025, 6, 9), date(2026, 6, 15)]
ROOMS = [("Aurora Hall", 0, 420, True), ("Borealis", 1, 160, True), ("Cygnus", 1, 120, True), ("Draco", 2, 80, True),
         ("Electra", 2, 60, False), ("Fornax Lab", 3, 30, True), ("Garden Tent", 0, 45, False)]
SPEAKERS = [("Amara", "Okoye", "Lagos Labs", "Nigeria"), ("Bjorn", "Dahl", "Fjordware", "Norway"),
            ("Clara", "Weiss", "Isarsoft", "Germany"), ("Dinesh", "Rao", None, "India"),
            ("Emily", "Stone", "Northgate", "UK"),
            ("Fabio", "Conti", "Isarsoft", "Italy"), ("Gwen", "Pryce", "Cardiff Data", "UK"),
            ("Hiro", "Sato", "Kumo", "Japan"),
            ("Ilse", "Maas", "Delta Works", "Netherlands"), ("Juan", "Ortega", None, "Spain"),
            ("Kira", "Lund", "Fjordware", "Norway"),
            ("Liam", "Byrne", "Northgate", "Ireland"), ("Mei", "Chen", "Kumo", "Japan"),
            ("Noah", "Katz", "Parallel", "USA"),
            ("Olga", "Sorina", None, "Estonia"), ("Pia", "Holm", "Nordbank", "Denmark"),
            ("Quinn", "Avery", "Parallel", "USA"),
            ("Rosa", "Marin", "Delta Works", "Spain"), ("Samir", "Haddad", "Lagos Labs", "France"),
            ("Tove", "Berg", "Nordbank", "Sweden"),
            ("Uma", "Patel", "Cardiff Data", "UK"), ("Victor", "Hugo-Lee", None, "USA"),
            ("Wanda", "Nowak", "Isarsoft", "Poland"),
            ("Yara", "Costa", "Delta Works", "Portugal"), ("Zeno", "Frei", None, "Switzerland"),
            ("Anton", "Keller", "Kumo", "Germany")]
TOPICS = ["Queries That Explain Themselves", "Testing Without Tears", "Rust in the Small", "A Map of Caches",
          "Budget Kubernetes",
          "Typed Config", "Graphs for Everyone", "The Friendly Compiler", "Alerts at 3 a.m.", "Privacy by Default",
          "Ten Years of Tabs",
          "Slow Databases", "Colour and Contrast", "Models on a Laptop", "Deploying on Fridays",
          "Refactoring in Public",
          "Writing Docs People Read", "Streams and Dams", "Boring Security", "From Logs to Traces", "Hiring Juniors",
          "Maps in the Browser", "The Case Against Microservices", "Keyboard First", "Zero Downtime Migrations",
          "Open Source Money",
          "Edge Functions", "Screen Readers Live", "Feature Flags", "Fuzzing for Fun"]
TRACKS = ["Data", "Web", "Infrastructure", "Languages", "People"]
SPONSORS = [("Fjordware", "gold", 24000), ("Isarsoft", "platinum", 45000), ("Kumo", "gold", 22000),
            ("Nordbank", "silver", 9000),
            ("Parallel", "platinum", 40000), ("Delta Works", "silver", 9500), ("Bytebakery", "bronze", 3000),
            ("Cardiff Data", "silver", 8000),
            ("Pixel & Sons", "bronze", 2500), ("Ticketeer", "media", 0), ("Green Hosting", "gold", 20000),
            ("Lambda Coffee", "bronze", 3500)]
FIRST = ["Ann", "Bea", "Carl", "Dora", "Eric", "Finn", "Gaia", "Hugh", "Ines", "Jan", "Kim", "Lou", "Max", "Nell",
         "Otto", "Pam"]
LAST = ["Abel", "Brook", "Cruz", "Dunn", "Engel", "Ford", "Grant", "Hill", "Ivers", "Jones", "Klein", "Lopez", "Moss"]
FEES = {"regular": 49000, "early bird": 34000, "student": 9000, "speaker": 0}
CREW = [("Sven", "Ek", "coordinator", None), ("Lena", "Fox", "registration", 1), ("Tariq", "Aziz", "stage", 1),
        ("Ola", "Wik", "catering", 1),
        ("June", "Park", "registration", 2), ("Ravi", "Nath", "registration", 2), ("Cleo", "Hart", "stage", 3),
        ("Pete", "Sims", "stage", 3),
        ("Mina", "Boz", "stage", 3), ("Gus", "Orr", "catering", 4), ("Fay", "Lim", "catering", 4),
        ("Teo", "Riva", "stage", 7),
        ("Ivy", "Chan", "registration", 5)]


def tables():
    random = Random(64206)
    rooms = Table("rooms", "", [
        Column("roomId", "integer"), Column("roomName", "text(30)"), Column("floor", "integer"),
        Column("capacity", "integer"),
        Column("hasProjector", "truth")], ["roomId"], [], [(number, *each) for number, each in enumerate(ROOMS, 1)])
    speakers = Table("speakers", "", [
        Column("speakerId", "integer"), Column("firstName", "text(30)"), Column("lastName", "text(30)"),
        Column("company", "text(30)", null=True), Column("country", "text(20)"), Column("email", "text(60)"),
        Column("travelCost", "money", null=True), Column("bio", "text(80)", null=True)], ["speakerId"], [],
        [(number, *each, f"{each[0]}@speakers.example".lower(), cents(random.between(80, 1900) * 100)
          if random.happens(80) else None,
          f"Works at {each[2]}" if each[2] and random.happens(80) else None) for number,
         each in enumerate(SPEAKERS, 1)])
    sponsors = Table("sponsors", "", [
        Column("sponsorId", "integer"), Column("companyName", "text(30)"), Column("tier", "text(10)"),
        Column("amount", "money"),
        Column("signedOn", "date"), Column("paidOn", "date", null=True), Column("contactEmail", "text(60)", null=True)],
                     ["sponsorId"])
    for number, (name, tier, amount) in enumerate(SPONSORS, 1):
        signed = date(2025, 9, 12) + timedelta(days=random.below(240))
        sponsors.rows.append((number, name, tier, cents(amount * 100), signed,
                              signed + timedelta(days=random.between(5, 60)) if number not in (4, 9, 10) else None,
                              f"events@{name.split()[0].lower()}.example" if number not in (7, 12) else None))
    volunteers = Table("volunteers", "", [
        Column("volunteerId", "integer"), Column("firstName", "text(30)"), Column("lastName", "text(30)"),
        Column("team", "text(20)"),
        Column("leaderId", "integer", null=True), Column("hoursWorked", "integer"),
        Column("phone", "text(20)", null=True)],
        ["volunteerId"], [ForeignKey(["leaderId"], "volunteers", ["volunteerId"])],
        [(number, *each, random.between(6, 34), f"+45 {random.between(20000000, 69999999)}" if random.happens(75)
          else None)
         for number, each in enumerate(CREW, 1)])
    talks = programme(random)
    attendees = guests(random)
    return [rooms, speakers, sponsors, talks, attendees, seats(random, talks, attendees), volunteers]


def programme(random):
    talks = Table("talks", "", [
        Column("talkId", "integer"), Column("title", "text(60)"), Column("track", "text(20)"),
        Column("level", "text(15)"),
        Column("talkType", "text(12)"), Column("speakerId", "integer"), Column("coSpeakerId", "integer", null=True),
        Column("roomId", "integer", null=True), Column("sponsorId", "integer", null=True), Column("startsAt", "time"),
        Column("durationMinutes", "integer"), Column("status", "text(10)")],
        ["talkId"], [ForeignKey(["speakerId"], "speakers", ["speakerId"]),
                     ForeignKey(["coSpeakerId"], "speakers", ["speakerId"]),
                     ForeignKey(["roomId"], "rooms", ["roomId"]), ForeignKey(["sponsorId"], "sponsors", ["sponsorId"])])
    for number in range(1, 91):
        start = EDITIONS[(number - 1) // 30] + timedelta(days=random.below(3))
        kind = random.one_of(["talk"] * 5 + ["workshop", "workshop", "lightning"]) if number % 30 != 1 else "keynote"
        who, other = random.between(1, 23), random.between(1, 23)
        title = TOPICS[(number * 7 + (number - 1) // 30) % 30] + ("" if number <= 30
                                                                  else f" ({EDITIONS[(number - 1) // 30].year})")
        state = "cancelled" if number % 17 == 0 else "planned" if number > 60 else "held"
        talks.rows.append((
            number, title, random.one_of(TRACKS), random.one_of(["beginner", "intermediate", "intermediate",
                                                                 "advanced"]), kind, who,
            other if other != who and random.happens(25) else None,
            None if number in (77, 84) else 1 if kind == "keynote" else random.between(2, 6),
            random.between(1, 8) if random.happens(25) else None,
            datetime.combine(start, time(random.between(9, 16), random.one_of([0, 30]))),
            {"talk": random.one_of([30, 45, 45]), "keynote": 60, "workshop": random.one_of([90, 120, 180]),
             "lightning": 10}[kind], state))
    return talks


def guests(random):
    attendees = Table("attendees", "", [
        Column("attendeeId", "integer"), Column("fullName", "text(40)"), Column("company", "text(30)", null=True),
        Column("country", "text(20)"), Column("ticketType", "text(12)"), Column("pricePaid", "money"),
        Column("registeredOn", "date"), Column("checkedInAt", "time", null=True), Column("vegetarian", "truth")],
                      ["attendeeId"])
    for number in range(1, 161):
        begin = EDITIONS[min(2, (number - 1) // 50)]
        kind = random.one_of(["regular"] * 4 + ["early bird"] * 3 + ["student", "student", "speaker"])
        came = begin <= TODAY and random.happens(20 if begin == TODAY else 88)
        attendees.rows.append((
            number, f"{FIRST[number % 16]} {LAST[(number * 5 + number // 16) % 13]}",
            random.one_of(["Fjordware", "Isarsoft", "Nordbank", "Bytebakery", "Municipality of Aarhus", "Kumo", None]),
            random.one_of(["Denmark", "Denmark", "Sweden", "Norway", "Germany", "UK", "Poland"]), kind,
            cents(FEES[kind]),
            begin - timedelta(days=random.between(90, 200) if kind == "early bird" else random.between(2, 110)),
            datetime.combine(begin, time(random.between(7, 8) if begin == TODAY else random.between(7, 11),
                                         random.between(0, 59)))
            if came else None, random.happens(25)))
    return attendees


def seats(random, talks, attendees):
    signups = Table("signups", "", [
        Column("talkId", "integer"), Column("attendeeId", "integer"), Column("signedUpOn", "date"),
        Column("rating", "integer", null=True)],
        ["talkId", "attendeeId"],
        [ForeignKey(["talkId"], "talks", ["talkId"]), ForeignKey(["attendeeId"], "attendees", ["attendeeId"])])
    taken = set()
    while len(taken) < 390:
        guest = random.one_of(attendees.rows[:-9])
        edition = min(2, (guest[0] - 1) // 50)
        talk = talks.rows[edition * 30 + random.below(28)]
        if random.happens(12):
            talk = talks.rows[edition * 30]
        if (talk[0], guest[0]) in taken:
            continue
        taken.add((talk[0], guest[0]))
        signups.rows.append((talk[0], guest[0], guest[6] + timedelta(days=random.below(3)),
                             random.between(1, 5) if talk[11] == "held" and random.happens(60) else None))
    return signups
