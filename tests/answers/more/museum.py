"""A town museum, in English: artists and objects, exhibitions, loans to other museums, visitors and their visits."""

from datetime import date, timedelta

from sampledata import Column, ForeignKey, Random, Table, cents

TODAY = date(2026, 6, 14)
FIRST_DAY = date(2024, 1, 8)
STAFF = [("Margaret", "Holloway", "director", None, 6100), ("Daniel", "Okafor", "head curator", 1, 4700),
         ("Ruth", "Ashdown", "head of conservation", 1, 4400), ("Philip", "Crane", "head of visitor services", 1, 3900),
         ("Naomi", "Feld", "curator", 2, 3500), ("Tomas", "Varga", "curator", 2, 3350),
         ("Isla", "McBride", "curator", 2, 3600), ("Henry", "Pym", "conservator", 3, 3300),
         ("Leila", "Haddad", "conservator", 3, 3250), ("Oscar", "Lund", "conservator", 3, 4500),
         ("Grace", "Whitmore", "guide", 4, 2300), ("Samuel", "Boyd", "guide", 4, 2200),
         ("Priya", "Nair", "guide", 4, 2350), ("Colin", "Tate", "attendant", 4, 1950),
         ("Betty", "Marlow", "attendant", 4, 1900), ("Victor", "Stein", "attendant", 4, 1980),
         ("Joan", "Aldous", "attendant", 11, 1850), ("Ewan", "Kerr", "registrar", 2, 3100),
         ("Celia", "Brandt", "registrar", 18, 2750), ("Arthur", "Finch", "accountant", 1, 3400)]
ARTISTS = [("Edwin Thorne", "British", 1821, 1889), ("Clara Whitby", "British", 1856, 1931),
           ("Jules Marchand", "French", 1834, 1902), ("Amelie Roche", "French", 1871, 1950),
           ("Pieter van Dael", "Dutch", 1612, 1669), ("Cornelis Brouwer", "Dutch", 1640, 1704),
           ("Lorenzo Bassi", "Italian", 1688, 1751), ("Giulia Ferrante", "Italian", 1902, 1984),
           ("Anton Reiner", "German", 1844, 1917), ("Hilde Kranz", "German", 1899, 1976),
           ("Mikhail Sorokin", "Russian", 1862, 1928), ("Vera Lanskaya", "Russian", 1890, 1961),
           ("Sofia Ekberg", "Swedish", 1911, 1999), ("Kenji Morita", "Japanese", 1925, 2008),
           ("Haruko Ono", "Japanese", 1951, None), ("Walter Dunne", "Irish", 1938, None),
           ("Maeve Carrick", "Irish", 1966, None), ("Rosa Iglesias", "Spanish", 1947, None),
           ("Diego Salvatierra", "Spanish", 1790, 1858), ("Frank Abernathy", "American", 1880, 1952),
           ("Lucille Grant", "American", 1959, None), ("Ibrahim Sarr", "Senegalese", 1972, None)]
MUSEUMS = [("Ashmere Gallery", "London", "United Kingdom"), ("Museum of the North", "Newcastle", "United Kingdom"),
           ("Galerie du Pont", "Paris", "France"), ("Musee Lacaze", "Lyon", "France"),
           ("Stadtmuseum Linden", "Hanover", "Germany"), ("Kunsthaus Elbe", "Hamburg", "Germany"),
           ("Museo Civico Este", "Bologna", "Italy"), ("Nordic Art Hall", "Stockholm", "Sweden"),
           ("Prado Chico", "Madrid", "Spain"), ("Riverside Art Center", "Chicago", "United States"),
           ("Maritime Museum", "Rotterdam", "Netherlands"), ("Castle Collection", "Edinburgh", "United Kingdom")]
SCENES = ["Harbour", "Orchard", "Market Square", "Old Bridge", "Mill", "Garden", "Chapel", "Lighthouse", "Canal",
          "Vineyard", "Ferry", "Quarry"]
LIGHTS = ["at Dusk", "in Winter", "in the Rain", "at Noon", "after the Storm", "by Moonlight", "in Spring", "in Fog"]
SITTERS = ["Merchant", "Young Woman", "Sailor", "Judge", "Blind Musician", "Botanist", "Widow", "Child with a Dog"]
THINGS = {"coin": ["Silver Penny", "Gold Florin", "Bronze Medal"], "ceramic": ["Blue Vase", "Glazed Jug", "Tea Bowl"]}
SHOWS = [("Light on Water", "2024-02-10", 95, 5, 9), ("The Dutch Room", "2024-05-18", 140, 2, 8),
         ("Faces", "2024-06-01", 80, 6, 8), ("Coins and Kings", "2024-10-05", 120, 7, 6),
         ("Women Who Painted", "2025-01-25", 110, 5, 10), ("Clay and Fire", "2025-03-15", 75, 7, 7),
         ("Storms", "2025-06-20", 90, 6, 9), ("Between the Wars", "2025-10-11", 130, 2, 10),
         ("Japan in Print", "2026-01-17", 85, 5, 11), ("Harbours of the North", "2026-03-28", 120, 6, 10),
         ("Small Treasures", "2026-05-09", 150, 7, 8), ("Summer Gardens", "2026-07-04", 70, 5, 9)]
FIRST_NAMES = ["Alan", "Beatrice", "Carl", "Dora", "Edith", "Felix", "Gwen", "Hassan", "Ivy", "Jonah", "Kate", "Louis",
               "Mona", "Neil", "Oona", "Paul", "Quinn", "Rachel", "Steve", "Tilda"]
LAST_NAMES = ["Archer", "Bennett", "Coles", "Drake", "Ellis", "Frost", "Gibbs", "Hale", "Irving", "Jarvis", "Knox",
              "Lowe", "Mercer"]
CITIES = ["Whitcombe"] * 6 + ["Bristol", "Bristol", "Cardiff", "Exeter", "London", "Bath"]
TICKETS = {"adult": 1400, "child": 500, "student": 800, "senior": 1000, "free": 0}


def tables():
    random = Random(18230411)
    staff = Table("staff", "", [
        Column("id", "integer"), Column("first_name", "text(30)"), Column("last_name", "text(30)"),
        Column("job_title", "text(30)"), Column("manager_id", "integer", null=True), Column("salary", "money"),
        Column("hired_on", "date"), Column("email", "text(60)", null=True)], ["id"],
        [ForeignKey(["manager_id"], "staff", ["id"])],
        [(number, *each, date(2009, 4, 1) + timedelta(days=random.below(5900)),
          f"{each[1]}@whitcombe-museum.example".lower() if random.happens(80) else None)
         for number, each in enumerate(STAFF, 1)])
    artists = Table("artists", "", [
        Column("id", "integer"), Column("name", "text(40)"), Column("nationality", "text(20)"),
        Column("birth_year", "integer"), Column("death_year", "integer", null=True)], ["id"], [],
        [(number, *each) for number, each in enumerate(ARTISTS, 1)])
    museums = Table("museums", "", [
        Column("id", "integer"), Column("name", "text(40)"), Column("city", "text(30)"), Column("country", "text(30)")],
        ["id"], [], [(number, *each) for number, each in enumerate(MUSEUMS, 1)])
    objects = collected(random)
    shows = Table("exhibitions", "", [
        Column("id", "integer"), Column("title", "text(40)"), Column("opened_on", "date"), Column("closed_on", "date"),
        Column("curator_id", "integer"), Column("ticket_price", "money"), Column("budget", "money")], ["id"],
        [ForeignKey(["curator_id"], "staff", ["id"])],
        [(number, title, date.fromisoformat(start), date.fromisoformat(start) + timedelta(days=days), curator,
          cents(price * 100), cents(random.between(8, 60) * 100000))
         for number, (title, start, days, curator, price) in enumerate(SHOWS, 1)])
    shown = Table("exhibition_objects", "", [Column("exhibition_id", "integer"), Column("object_id", "integer")],
                  ["exhibition_id", "object_id"], [ForeignKey(["exhibition_id"], "exhibitions", ["id"]),
                                                   ForeignKey(["object_id"], "objects", ["id"])])
    for show in range(1, 13):
        for item in sorted({random.between(1, 130) for _ in range(random.between(8, 26))}):
            shown.rows.append((show, item))
    visitors = people(random)
    return [staff, artists, museums, objects, shows, shown, lent(random, objects), visitors, visited(random, visitors)]


def collected(random):
    objects = Table("objects", "", [
        Column("id", "integer"), Column("inventory_number", "text(12)"), Column("title", "text(60)"),
        Column("kind", "text(12)"), Column("artist_id", "integer", null=True), Column("year_made", "integer"),
        Column("room", "text(20)", null=True), Column("condition", "text(10)"), Column("acquired_on", "date"),
        Column("acquisition", "text(10)"), Column("insured_value", "money"), Column("height_cm", "integer", null=True)],
        ["id"], [ForeignKey(["artist_id"], "artists", ["id"])])
    titles = [f"{scene} {light}" for scene in SCENES for light in LIGHTS] + [f"Portrait of a {one}" for one in SITTERS]
    for number in range(1, 161):
        kind = random.one_of(["painting"] * 5 + ["drawing", "drawing", "print", "sculpture", "coin", "ceramic"])
        artist = None if kind in THINGS or random.happens(6) else random.between(1, 20)
        title = titles.pop(random.below(len(titles))) if kind not in THINGS and titles else (
            f"{random.one_of(THINGS.get(kind, ['Untitled']))} no. {number}")
        made = (ARTISTS[artist - 1][2] + random.between(20, 50)) if artist else random.between(1450, 1890)
        value = random.between(3, 90) * {"painting": 2000, "sculpture": 1500, "drawing": 300}.get(kind, 150)
        objects.rows.append((
            number, f"WM-{1000 + number * 7}", title, kind, artist, made,
            random.one_of(["Room 1", "Room 2", "Room 3", "Long Gallery", "Cabinet"]) if random.happens(60) else None,
            random.one_of(["good"] * 5 + ["fair"] * 3 + ["poor"]), date(1978, 5, 1) + timedelta(days=number * 108),
            random.one_of(["purchase", "purchase", "gift", "gift", "bequest"]), cents(value * 100),
            {"coin": None, "ceramic": random.between(8, 55)}.get(kind, random.between(20, 240))))
    return objects


def lent(random, objects):
    loans = Table("loans", "", [
        Column("id", "integer"), Column("object_id", "integer"), Column("museum_id", "integer"),
        Column("approved_by", "integer"), Column("courier_id", "integer", null=True), Column("lent_on", "date"),
        Column("due_on", "date"), Column("returned_on", "date", null=True), Column("fee", "money")], ["id"],
        [ForeignKey(["object_id"], "objects", ["id"]), ForeignKey(["museum_id"], "museums", ["id"]),
         ForeignKey(["approved_by"], "staff", ["id"]), ForeignKey(["courier_id"], "staff", ["id"])])
    for day in sorted(random.below(880) for _ in range(90)):
        start = FIRST_DAY + timedelta(days=day)
        due = start + timedelta(days=random.one_of([60, 90, 120, 180]))
        back = due + timedelta(days=random.between(-20, 12))
        loans.rows.append((len(loans.rows) + 1, random.one_of(objects.rows[:110])[0], random.between(1, 11),
                           random.one_of([1, 2, 2, 2, 3]), random.one_of([5, 6, 8, 9, 18, 18, 19, None]), start, due,
                           back if back <= TODAY else None, cents(random.between(0, 24) * 5000)))
    return loans


def people(random):
    visitors = Table("visitors", "", [
        Column("id", "integer"), Column("first_name", "text(30)"), Column("last_name", "text(30)"),
        Column("city", "text(30)"), Column("email", "text(60)", null=True), Column("birth_date", "date", null=True),
        Column("is_member", "truth"), Column("registered_on", "date")], ["id"])
    names = [(first, last) for first in FIRST_NAMES for last in LAST_NAMES]
    for number in range(1, 131):
        first, last = names.pop(random.below(len(names)))
        visitors.rows.append((number, first, last, random.one_of(CITIES),
                              f"{first}.{last}@post.example".lower() if random.happens(82) else None,
                              date(1941, 1, 1) + timedelta(days=random.below(25000)) if random.happens(75) else None,
                              random.happens(35), FIRST_DAY + timedelta(days=number * 6)))
    return visitors


def visited(random, visitors):
    visits = Table("visits", "", [
        Column("id", "integer"), Column("visitor_id", "integer"), Column("exhibition_id", "integer", null=True),
        Column("visited_on", "date"), Column("ticket_type", "text(10)"), Column("price_paid", "money"),
        Column("rating", "integer", null=True)], ["id"],
        [ForeignKey(["visitor_id"], "visitors", ["id"]), ForeignKey(["exhibition_id"], "exhibitions", ["id"])])
    for day in sorted(random.between(20, 888) for _ in range(400)):
        when = FIRST_DAY + timedelta(days=day)
        known = [each for each in visitors.rows[:121] if each[7] <= when]
        if not known:
            continue
        visitor = random.one_of(known[:12] if random.happens(25) else known)
        open_shows = [number for number, (_, start, days, _, _) in enumerate(SHOWS, 1)
                      if date.fromisoformat(start) <= when <= date.fromisoformat(start) + timedelta(days=days)]
        kind = random.one_of(["adult"] * 5 + ["child", "student", "senior", "senior"])
        kind = "free" if visitor[6] and random.happens(70) else kind
        visits.rows.append((len(visits.rows) + 1, visitor[0],
                            random.one_of(open_shows) if open_shows and random.happens(75) else None, when, kind,
                            cents(TICKETS[kind]), random.one_of([2, 3, 4, 4, 5, 5]) if random.happens(55) else None))
    return visits
