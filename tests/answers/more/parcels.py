"""A courier, in English, with depots, routes and parcels that refer to addresses twice."""

from datetime import date, datetime, time, timedelta

from sampledata import Column, ForeignKey, Random, Table, cents

TODAY = date(2026, 6, 14)
FIRST_DAY = date(2024, 10, 1)
DEPOTS = [("Leeds Hub", "Leeds", None, 5200, True), ("Reading Hub", "Reading", None, 4700, True),
          ("York Depot", "York", 1, 900, False), ("Hull Depot", "Hull", 1, 1150, False),
          ("Carlisle Depot", "Carlisle", 1, 640, False), ("Oxford Depot", "Oxford", 2, 980, False),
          ("Exeter Depot", "Exeter", 2, 1300, True), ("Norwich Depot", "Norwich", 2, 760, False)]
COURIERS = ["Adam Pike", "Bridget Shaw", "Carlos Mendes", "Donna Reilly", "Ewan Blair", "Farah Aziz", "Gavin Holt",
            "Hilda Strand", "Imran Khan", "Joanna Lech", "Keith Barlow", "Lena Frost", "Mick Doran", "Nina Cole",
            "Oleg Sidorov", "Penny Marsh", "Quentin Tate", "Robin Hale"]
ROUTES = [(1, 2, 310, 240), (1, 3, 40, 50), (1, 4, 98, 85), (1, 5, 190, 160), (2, 6, 45, 55), (2, 7, 230, 190),
          (2, 8, 240, 200), (3, 4, 62, 75), (6, 8, 225, 195), (2, 1, 310, 245), (7, 6, 245, 205)]
SERVICES = [("Economy", 450, 5), ("Standard", 690, 3), ("Express", 1250, 1), ("Same day", 2400, 0)]
CITIES = [("Leeds", 1), ("Reading", 2), ("York", 3), ("Hull", 4), ("Carlisle", 5), ("Oxford", 6), ("Exeter", 7),
          ("Norwich", 8)]
STREETS = ["Mill Lane", "High Street", "Station Road", "Abbey Close", "King's Parade", "Orchard Way", "Bridge Street",
           "Cedar Avenue", "Market Place", "Church Hill"]
NAMES = [["Agnes", "Barry", "Cecily", "Derek", "Elsie", "Frank", "Gemma", "Harold", "Iris", "Joel"],
         ["Winter", "Bishop", "Carver", "Dalton", "Everett", "Flint", "Garland", "Hobbs"]]
FIRMS = ["Northern Lamps", "Bright Books", "Toolbox Direct", "Penrose Pharmacy", "The Tea Chest", "Oakley Shoes",
         "Meadow Candles", "Cobalt Cameras", "Wessex Wines", "Little Toys", "Harbour Records", "Fern & Co"]
EVENTS = ["collected", "arrived", "out for delivery", "delivered"]


def tables():
    random = Random(20241001)
    depots = Table("depots", "", [
        Column("id", "integer"), Column("name", "text(30)"), Column("city", "text(30)"),
        Column("parent_depot_id", "integer", null=True), Column("daily_capacity", "integer"),
        Column("open_sunday", "truth"), Column("opened_on", "date")], ["id"],
        [ForeignKey(["parent_depot_id"], "depots", ["id"])],
        [(number, *each, date(2003, 3, 3) + timedelta(days=number * 880 + random.below(300)))
         for number, each in enumerate(DEPOTS, 1)])
    couriers = Table("couriers", "", [
        Column("id", "integer"), Column("full_name", "text(40)"), Column("depot_id", "integer"),
        Column("vehicle", "text(10)"), Column("phone", "text(20)", null=True), Column("hired_on", "date")], ["id"],
        [ForeignKey(["depot_id"], "depots", ["id"])],
        [(number, name, [1, 1, 1, 2, 2, 2, 2, 3, 4, 4, 5, 6, 6, 7, 7, 8, 2, 1][number - 1],
          random.one_of(["van", "van", "van", "bicycle", "motorbike"]),
          f"07{random.between(100, 999)} {random.between(100000, 999999)}" if random.happens(80) else None,
          date(2016, 1, 4) + timedelta(days=random.below(3600))) for number, name in enumerate(COURIERS, 1)])
    routes = Table("routes", "", [
        Column("id", "integer"), Column("code", "text(10)"), Column("from_depot_id", "integer"),
        Column("to_depot_id", "integer"), Column("distance_km", "integer"), Column("minutes", "integer")], ["id"],
        [ForeignKey(["from_depot_id"], "depots", ["id"]), ForeignKey(["to_depot_id"], "depots", ["id"])],
        [(number, f"R{number:02}", *each) for number, each in enumerate(ROUTES, 1)])
    services = Table("services", "", [
        Column("id", "integer"), Column("name", "text(20)"), Column("base_price", "money"),
        Column("promised_days", "integer")], ["id"], [],
        [(number, name, cents(price), days) for number, (name, price, days) in enumerate(SERVICES, 1)])
    addresses = known(random)
    parcels = sent(random, addresses)
    return [depots, couriers, routes, services, addresses, parcels, scanned(random, parcels, addresses),
            complained(random, parcels)]


def known(random):
    addresses = Table("addresses", "", [
        Column("id", "integer"), Column("contact_name", "text(40)"), Column("street", "text(40)"),
        Column("city", "text(30)"), Column("postcode", "text(10)"), Column("is_business", "truth"),
        Column("email", "text(60)", null=True)], ["id"])
    names = FIRMS + [f"{one} {other}" for one in NAMES[0] for other in NAMES[1]]
    for number, name in enumerate(names, 1):
        city = random.one_of(CITIES)[0]
        addresses.rows.append((
            number, name, f"{random.between(1, 140)} {random.one_of(STREETS)}", city,
            f"{city[:2].upper()}{random.between(1, 20)} {random.between(1, 9)}{random.one_of(['AB', 'XD', 'LT'])}",
            number <= len(FIRMS), f"contact{number}@mail.example" if random.happens(72) else None))
    return addresses


def sent(random, addresses):
    parcels = Table("parcels", "", [
        Column("id", "integer"), Column("tracking_no", "text(12)"), Column("sender_address_id", "integer"),
        Column("receiver_address_id", "integer"), Column("service_id", "integer"),
        Column("route_id", "integer", null=True), Column("courier_id", "integer", null=True),
        Column("weight_kg", "money"), Column("price", "money"), Column("insured_value", "money", null=True),
        Column("accepted_on", "date"), Column("delivered_on", "date", null=True), Column("status", "text(15)")],
        ["id"], [ForeignKey(["sender_address_id"], "addresses", ["id"]),
                 ForeignKey(["receiver_address_id"], "addresses", ["id"]),
                 ForeignKey(["service_id"], "services", ["id"]), ForeignKey(["route_id"], "routes", ["id"]),
                 ForeignKey(["courier_id"], "couriers", ["id"])])
    depot_of = dict(CITIES)
    for _ in range(400):
        sender = random.one_of(addresses.rows[:10] if random.happens(55) else addresses.rows[:80])
        receiver = random.one_of([each for each in addresses.rows[12:89] if each is not sender])
        start, end = depot_of[sender[3]], depot_of[receiver[3]]
        route = next((at for at, each in enumerate(ROUTES, 1) if each[:2] == (start, end)), None)
        couriers = [at for at in range(1, 17) if [1, 1, 1, 2, 2, 2, 2, 3, 4, 4, 5, 6, 6, 7, 7, 8][at - 1] == end]
        kind = random.one_of([1, 2, 2, 2, 2, 3, 3, 4] if start == end else [1, 1, 2, 2, 2, 3, 3])
        day = FIRST_DAY + timedelta(days=random.below((TODAY - FIRST_DAY).days + 1))
        arrival = day + timedelta(days=SERVICES[kind - 1][2] + random.one_of([-1, 0, 0, 0, 0, 1, 2, 4]))
        arrival = max(arrival, day)
        status = ("lost" if random.happens(3) else "returned" if random.happens(4) else "delivered"
                  if arrival <= TODAY else random.one_of(["in transit", "in transit", "accepted"]))
        grams = random.one_of([35, 60, 90, 120, 180, 240, 410, 700, 1150, 1800]) + random.below(40)
        parcels.rows.append((
            0, "", sender[0], receiver[0], kind, route, None if status == "accepted" else random.one_of(couriers),
            cents(grams), cents(SERVICES[kind - 1][1] + grams * 35 // 100 * (2 if route == 1 else 1)),
            cents(random.between(4, 90) * 1000) if random.happens(30) else None, day,
            arrival if status == "delivered" else None, status))
    parcels.rows.sort(key=lambda row: (row[10], row[2], row[3]))
    parcels.rows = [(number, f"QP{20000 + number * 7}", *row[2:]) for number, row in enumerate(parcels.rows, 1)]
    return parcels


def scanned(random, parcels, addresses):
    scans = Table("scans", "", [
        Column("id", "integer"), Column("parcel_id", "integer"), Column("depot_id", "integer"),
        Column("event", "text(20)"), Column("scanned_at", "time")], ["id"],
        [ForeignKey(["parcel_id"], "parcels", ["id"]), ForeignKey(["depot_id"], "depots", ["id"])])
    depot_of = dict(CITIES)
    for row in parcels.rows[280:]:
        days = [row[10], row[10], row[11] or row[10], row[11] or row[10]]
        for at in range(4 if row[12] == "delivered" else 1 if row[12] == "accepted" else 2):
            place = depot_of[addresses.rows[row[2 if at == 0 else 3] - 1][3]]
            scans.rows.append((len(scans.rows) + 1, row[0], place, EVENTS[at],
                               datetime.combine(days[at], time([8, 15, 9, 13][at] + random.below(3),
                                                               random.below(60)))))
    return scans


def complained(random, parcels):
    claims = Table("claims", "", [
        Column("id", "integer"), Column("parcel_id", "integer"), Column("reason", "text(15)"),
        Column("amount", "money"), Column("filed_on", "date"), Column("settled_on", "date", null=True),
        Column("accepted", "truth", null=True)], ["id"], [ForeignKey(["parcel_id"], "parcels", ["id"])])
    for row in parcels.rows:
        late = row[11] and (row[11] - row[10]).days > SERVICES[row[4] - 1][2] + 1
        if row[12] == "lost" or random.happens(30 if late else 4):
            filed = min(TODAY, (row[11] or row[10]) + timedelta(days=random.between(1, 14)))
            settled = filed + timedelta(days=random.between(3, 45))
            done = settled <= TODAY and random.happens(85)
            claims.rows.append((
                len(claims.rows) + 1, row[0],
                "lost" if row[12] == "lost" else "late" if late
                else random.one_of(["damaged", "damaged", "wrong item"]),
                cents(random.between(10, 300) * 100), filed, settled if done else None,
                random.happens(60) if done else None))
    return claims
