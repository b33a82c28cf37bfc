"""An estate agency, in English: foreign keys that only the names of columns tell, homes with an address for a name."""

from datetime import date, datetime, time, timedelta
from decimal import Decimal

from sampledata import Column, Random, Table

TODAY = date(2026, 6, 14)
FIRST_DAY = date(2023, 1, 16)
DISTRICTS = [("Old Town", "Edinburgh", 5200, True), ("Leith", "Edinburgh", 4100, True),
             ("Morningside", "Edinburgh", 4800, False), ("Portobello", "Edinburgh", 3900, False),
             ("Stockbridge", "Edinburgh", 5000, True), ("West End", "Glasgow", 3600, True),
             ("Merchant City", "Glasgow", 3300, True), ("Govan", "Glasgow", 2100, False),
             ("Shawlands", "Glasgow", 2800, False), ("Broughty Ferry", "Dundee", 2500, False),
             ("City Quay", "Dundee", 2300, True), ("Torry", "Aberdeen", 1700, None), ("Cults", "Aberdeen", 2900, None)]
AGENTS = [("Fiona MacKay", "Edinburgh", 2023, True), ("Gordon Reid", "Edinburgh", 2023, True),
          ("Isla Cameron", "Edinburgh", 2024, True), ("Rory Sinclair", "Glasgow", 2023, True),
          ("Catriona Boyd", "Glasgow", 2024, True), ("Struan Lennox", "Glasgow", 2023, False),
          ("Ailsa Drummond", "Dundee", 2024, True), ("Hamish Orr", "Aberdeen", 2025, True),
          ("Moira Petrie", "Edinburgh", 2025, True), ("Callum Baird", "Glasgow", 2026, True)]
STREETS = ["Abbey Road", "Albert Street", "Bank Street", "Birch Avenue", "Castle Wynd", "Chapel Lane", "Church Street",
           "Elm Row", "Ferry Road", "Garden Terrace", "George Street", "Harbour View", "High Street", "Hill Place",
           "Kirk Brae", "Lilac Grove", "Meadow Park", "Mill Lane", "Park Crescent", "Queen Street", "Rose Street",
           "Station Road", "Union Street", "Victoria Road", "Willow Drive"]
FIRST_NAMES = ["Agnes", "Alan", "Amelia", "Andrew", "Angus", "Beth", "Blair", "Carol", "Clara", "Colin", "Derek",
               "Donna", "Duncan", "Eilidh", "Esther", "Ewan", "Gavin", "Gemma", "Greta", "Heather", "Helen", "Hugh",
               "Ines", "Jean", "Keith", "Kirsty", "Lewis", "Lorna", "Magnus", "Mairi", "Nadia", "Neil", "Oscar",
               "Pamela", "Piotr", "Rhona", "Scott", "Sheila", "Stuart", "Vikram"]
LAST_NAMES = ["Aitken", "Anderson", "Bell", "Black", "Bruce", "Campbell", "Craig", "Crawford", "Dunn", "Duthie",
              "Ferguson", "Fraser", "Gibson", "Gillespie", "Graham", "Grant", "Hay", "Innes", "Kerr", "Kowalska",
              "Laing", "Mehta", "Milne", "Moffat", "Munro", "Murdoch", "Nicol", "Paterson", "Rennie", "Ross", "Scott",
              "Shaw", "Stewart", "Tait", "Urquhart", "Watt", "Weir", "Wood"]
COMPANIES = ["Clyde Holdings", "Tay Estates", "Lothian Homes", "Granite Lettings", "Forth Capital"]
KINDS = {"apartment": (45, 130, 1, 4), "house": (85, 260, 2, 6), "studio": (22, 42, None, None),
         "office": (40, 400, None, None), "garage": (12, 30, None, None)}


def tables():
    random = Random(4051998)
    districts = Table("districts", "", [
        Column("id", "integer"), Column("name", "text(30)"), Column("city", "text(30)"),
        Column("avg_price_sqm", "integer"), Column("has_tram", "truth", null=True)], ["id"], [],
        [(number, name, city, price, tram) for number, (name, city, price, tram) in enumerate(DISTRICTS, 1)])
    agents = Table("agents", "", [
        Column("id", "integer"), Column("name", "text(40)"), Column("email", "text(80)"), Column("phone", "text(20)"),
        Column("branch", "text(30)"), Column("hired_on", "date"), Column("commission_pct", "money"),
        Column("active", "truth")],
        ["id"], [], [
            (number, name, name.lower().replace(" ", ".") + "@keystone.example",
             f"0131 496 {random.between(1000, 9999)}", branch,
             date(year, random.between(1, 5), random.between(1, 28)), Decimal(random.between(4, 9)) / 4, active)
            for number, (name, branch, year, active) in enumerate(AGENTS, 1)])
    owners = people(random, "owners", 150)
    clients = people(random, "clients", 320)
    homes = properties(random)
    visits, bids = trade(random, homes, clients)
    return [districts, agents, owners, clients, homes, visits, bids]


def people(random, name, count):
    """Owners, or clients, who say what they can spend and when they came."""
    is_owner = name == "owners"
    extra = ([Column("is_company", "truth")] if is_owner else
             [Column("max_budget", "integer", null=True), Column("registered_on", "date")])
    table = Table(name, "", [
        Column("id", "integer"), Column("full_name", "text(60)"), Column("phone", "text(20)", null=True),
        Column("email", "text(80)", null=True), *extra], ["id"])
    taken = set()
    while len(table.rows) < count:
        number = len(table.rows) + 1
        is_company = is_owner and number <= len(COMPANIES)
        label = COMPANIES[number - 1] if is_company else f"{random.one_of(FIRST_NAMES)} {random.one_of(LAST_NAMES)}"
        if label in taken:
            continue
        taken.add(label)
        phone = f"07700 {random.between(900000, 900999)}" if random.happens(82) else None
        email = label.lower().replace(" ", ".") + "@mail.example" if random.happens(88) else None
        days = (TODAY - FIRST_DAY).days * number // count
        table.rows.append((number, label, phone, email) + (
            (is_company,) if is_owner else
            (random.between(16, 140) * 5000 if random.happens(80) else None, FIRST_DAY + timedelta(days=days))))
    return table


def properties(random):
    homes = Table("properties", "", [
        Column("id", "integer"), Column("address", "text(60)"), Column("district_id", "integer"),
        Column("owner_id", "integer"), Column("agent_id", "integer", null=True), Column("property_type", "text(12)"),
        Column("area_sqm", "integer"), Column("bedrooms", "integer", null=True),
        Column("floor", "integer", null=True), Column("has_garden", "truth"),
        Column("energy_class", "text(1)", null=True), Column("asking_price", "integer"), Column("listed_on", "date"),
        Column("status", "text(10)"), Column("sold_on", "date", null=True), Column("sold_price", "integer", null=True)],
        ["id"])
    taken = set()
    while len(homes.rows) < 380:
        address = f"{random.between(1, 120)} {random.one_of(STREETS)}"
        if address in taken:
            continue
        taken.add(address)
        number = len(homes.rows) + 1
        district = random.between(1, 12)
        kind = random.one_of(["apartment"] * 9 + ["house"] * 6 + ["studio"] * 2 + ["office"] * 2 + ["garage"])
        least, most, low, high = KINDS[kind]
        area = random.between(least, most)
        price = area * DISTRICTS[district - 1][2] * random.between(80, 125) // 100 // 500 * 500
        listed = FIRST_DAY + timedelta(days=(TODAY - FIRST_DAY).days * number // 380)
        sold = listed + timedelta(days=random.between(12, 260))
        status = ("sold" if sold <= TODAY and random.happens(78) else "withdrawn" if random.happens(18) else
                  random.one_of(["for sale"] * 4 + ["reserved"]))
        is_sold = status == "sold"
        homes.rows.append((
            number, address, district, random.between(1, 138), random.between(1, 9) if random.happens(95) else None,
            kind, area, random.between(low, high) if low else None,
            random.below(6) if kind in ("apartment", "studio") else None,
            kind == "house" and random.happens(70), random.one_of("ABCDEFG") if random.happens(85) else None, price,
            listed, status, sold if is_sold else None,
            price * random.between(90, 106) // 100 // 250 * 250 if is_sold else None))
    return homes


def trade(random, homes, clients):
    visits = Table("viewings", "", [
        Column("id", "integer"), Column("property_id", "integer"), Column("client_id", "integer"),
        Column("agent_id", "integer"), Column("viewed_at", "time"), Column("rating", "integer", null=True),
        Column("comment", "text(40)", null=True)],
        ["id"])
    bids = Table("offers", "", [
        Column("id", "integer"), Column("property_id", "integer"), Column("client_id", "integer"),
        Column("amount", "integer"), Column("made_on", "date"), Column("status", "text(10)")], ["id"])
    for home in homes.rows:
        end = home[14] or min(TODAY, home[12] + timedelta(days=300))
        length = max(1, (end - home[12]).days)
        able = [row[0] for row in clients.rows[:300] if row[5] <= end] or [1]
        chosen = [random.one_of(able) for _ in range(random.below(9) if home[5] != "garage" else random.below(2))]
        for client in chosen:
            day = home[12] + timedelta(days=random.below(length))
            visits.rows.append((0, home[0], client, home[4] or random.between(1, 9),
                                datetime.combine(day, time(random.between(9, 18), random.one_of([0, 15, 30, 45]))),
                                random.between(1, 5) if random.happens(70) else None,
                                random.one_of(["too small", "too noisy", "lovely view", "needs work", "too expensive",
                                               None, None])))
        buyers = list(dict.fromkeys(chosen))[:random.below(4)]
        if home[13] == "sold" and not buyers:
            buyers = [random.one_of(able)]
        for at, client in enumerate(buyers):
            is_last = at == len(buyers) - 1
            is_won = is_last and home[13] in ("sold", "reserved")
            day = (home[14] - timedelta(days=random.between(3, 10)) if home[14] and is_last else
                   home[12] + timedelta(days=random.below(length)))
            status = ("accepted" if is_won else "pending" if home[13] == "for sale" and random.happens(50) else
                      random.one_of(["rejected", "rejected", "withdrawn"]))
            amount = home[15] if is_won and home[15] else home[11] * random.between(82, 99) // 100 // 250 * 250
            bids.rows.append((0, home[0], client, amount, day, status))
    for table, at in ((visits, 4), (bids, 4)):
        table.rows.sort(key=lambda row, at=at: (row[at], row[1:4]))
        table.rows = [(number, *row[1:]) for number, row in enumerate(table.rows, 1)]
    return visits, bids
