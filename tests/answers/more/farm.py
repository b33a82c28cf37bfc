"""A mixed farm, in English: fields and what is sown and harvested there, animals and their treatments, sales."""

from datetime import date, timedelta

from sampledata import Column, ForeignKey, Random, Table, cents

TODAY = date(2026, 6, 14)
FIELDS = [("Long Acre", 184, "clay", False, True), ("Mill Meadow", 92, "loam", True, True),
          ("Church Piece", 126, "loam", False, True), ("Upper Bottom", 75, "chalk", False, True),
          ("Ten Acres", 41, "sand", True, True), ("Fox Covert", 233, "clay", False, True),
          ("River Strip", 58, "silt", True, False), ("Station Field", 147, "loam", True, False),
          ("Quarry Side", 66, "chalk", False, False), ("Old Orchard", 33, "loam", False, True),
          ("Windmill Hill", 210, "chalk", False, True), ("Parson's Plot", 27, "sand", True, True),
          ("Great Common", 312, "clay", False, False), ("Bridge End", 84, "silt", True, True),
          ("Poplar Field", 119, "loam", True, True), ("Stony Bank", 49, "chalk", False, False),
          ("Home Close", 22, "loam", True, True), ("Marsh Corner", 71, "silt", False, False),
          ("Heath Lot", 96, "sand", False, True), ("Top Park", 158, "clay", False, True),
          ("Badger's Dell", 18, "clay", False, True), ("New Ground", 64, "sand", True, False)]
CROPS = [("Winter wheat", "cereal", 195, 78), ("Spring barley", "cereal", 180, 61), ("Oats", "cereal", 170, 55),
         ("Maize", "cereal", 160, 92), ("Oilseed rape", "oilseed", 410, 34), ("Sunflower", "oilseed", 430, 25),
         ("Potatoes", "root", 220, 380), ("Sugar beet", "root", 38, 690), ("Carrots", "root", 240, 420),
         ("Field beans", "legume", 230, 38), ("Peas", "legume", 250, 36), ("Hemp", "fibre", 310, 70)]
WORKERS = [("Walter", "Greaves", "farm manager", None, 2900), ("Agnes", "Pike", "livestock manager", 1, 2300),
           ("Ned", "Barlow", "arable foreman", 1, 2250), ("Joe", "Tully", "tractor driver", 3, 1650),
           ("Kasia", "Wrona", "tractor driver", 3, 1700), ("Piotr", "Wrona", "tractor driver", 3, 1600),
           ("Dan", "Hobbs", "stockman", 2, 1550), ("Ellie", "Moss", "milker", 2, 1480),
           ("Rob", "Sander", "milker", 2, 1450), ("Sue", "Catling", "shepherd", 2, 1620),
           ("Mihai", "Popa", "farm hand", 3, 1280), ("Ana", "Popa", "farm hand", 3, 1280),
           ("Luke", "Fenn", "farm hand", 3, 1250), ("Tess", "Abbot", "farm hand", 2, 1300),
           ("Gary", "Wicks", "mechanic", 1, 1850), ("Holly", "Dean", "apprentice", 7, 980),
           ("Bert", "Lamb", "farm hand", 3, 2400), ("Iris", "Cole", "bookkeeper", 1, 1750)]
BREEDS = {"cow": ["Friesian", "Friesian", "Jersey", "Ayrshire"], "sheep": ["Suffolk", "Texel", "Romney"],
          "pig": ["Large White", "Saddleback"], "goat": ["Saanen"], "horse": ["Shire"]}
WEIGHTS = {"cow": (480, 720), "sheep": (55, 95), "pig": (90, 260), "goat": (45, 70), "horse": (700, 920)}
NAMES = {"female": ["Bella", "Daisy", "Clover", "Buttercup", "Rosie", "Hazel", "Poppy", "Nettle", "Ruby", "Olive",
                    "Primrose", "Willow", "Honey", "Juniper", "Maple", "Bramble"],
         "male": ["Duke", "Max", "Major", "Captain", "Rufus", "Samson"]}
VETS = ["Dr Carver", "Dr Lindqvist", "Dr Osei"]
TREATMENTS = [("vaccination", 1200), ("vaccination", 1200), ("hoof trimming", 3500), ("deworming", 900),
              ("deworming", 900), ("mastitis", 6400), ("injury", 8800), ("lameness", 5200)]
CUSTOMERS = [("Hartwell Mill", "mill", "Hartwell"), ("Dunmore Maltings", "brewery", "Dunmore"),
             ("Green Basket", "shop", "Oakham"), ("Veg Direct", "wholesaler", "Leicester"),
             ("Midland Grain", "wholesaler", "Peterborough"), ("British Beet Co", "factory", "Newark"),
             ("The Plough Inn", "restaurant", "Oakham"), ("Sunny Oil Press", "factory", "Melton"),
             ("Rutland School Meals", "restaurant", "Oakham"), ("Feedwell", "wholesaler", "Melton"),
             ("Corner Larder", "shop", "Stamford"), ("Barley Mow Brewery", "brewery", "Stamford"),
             ("Chip Masters", "factory", "Leicester"), ("Farm Gate Stall", "shop", "Hartwell"),
             ("East Export", "wholesaler", "Boston"), ("Bakehouse Lane", "shop", "Stamford")]


def tables():
    random = Random(18680705)
    fields = Table("fields", "", [
        Column("id", "integer"), Column("name", "text(30)"), Column("area_ha", "money"),
        Column("soil_type", "text(10)"), Column("is_irrigated", "truth"), Column("is_owned", "truth"),
        Column("annual_rent", "integer", null=True),
        Column("is_organic", "truth")], ["id"], [],
        [(number, name, cents(area * 10), soil, wet, own, None if own else area * random.between(14, 24),
          random.happens(30)) for number, (name, area, soil, wet, own) in enumerate(FIELDS, 1)])
    crops = Table("crops", "", [
        Column("id", "integer"), Column("name", "text(30)"), Column("family", "text(15)"),
        Column("price_per_tonne", "money")], ["id"], [],
        [(number, name, family, cents(price * 100)) for number, (name, family, price, _) in enumerate(CROPS, 1)])
    workers = Table("workers", "", [
        Column("id", "integer"), Column("first_name", "text(30)"), Column("last_name", "text(30)"),
        Column("job", "text(30)"), Column("supervisor_id", "integer", null=True), Column("hourly_wage", "money"),
        Column("hired_on", "date"), Column("phone", "text(20)", null=True), Column("left_on", "date", null=True)],
        ["id"], [ForeignKey(["supervisor_id"], "workers", ["id"])],
        [(number, *each[:4], cents(each[4]), date(2011, 3, 1) + timedelta(days=random.below(5400)),
          f"07{random.between(100, 999)} {random.between(100000, 999999)}" if random.happens(75) else None,
          {13: date(2025, 10, 31), 16: date(2026, 3, 27)}.get(number)) for number, each in enumerate(WORKERS, 1)])
    plantings = sown(random)
    harvests = gathered(random, plantings)
    animals = bred(random)
    customers = Table("customers", "", [
        Column("id", "integer"), Column("name", "text(40)"), Column("customer_type", "text(15)"),
        Column("town", "text(30)"), Column("email", "text(60)", null=True)], ["id"], [],
        [(number, *each, f"office@{each[0].split()[-1].lower()}.example" if random.happens(75) else None)
         for number, each in enumerate(CUSTOMERS, 1)])
    return [fields, crops, workers, plantings, harvests, animals, treated(random, animals), customers, sold(random)]


def sown(random):
    plantings = Table("plantings", "", [
        Column("id", "integer"), Column("field_id", "integer"), Column("crop_id", "integer"), Column("sown_on", "date"),
        Column("seed_kg", "integer"), Column("status", "text(10)")], ["id"],
        [ForeignKey(["field_id"], "fields", ["id"]), ForeignKey(["crop_id"], "crops", ["id"])])
    for year in range(2022, 2027):
        for field, each in enumerate(FIELDS[:21], 1):
            if field != 10 and not random.happens(14):
                crop = random.one_of([1, 1, 1, 2, 2, 3, 4, 5, 5, 6, 7, 8, 9, 10, 11])
                day = date(year - (crop == 1), 10 if crop in (1,) else 3, 1) + timedelta(days=random.below(45))
                state = "failed" if random.happens(5) else "growing" if year == 2026 else "harvested"
                plantings.rows.append((0, field, crop, day, each[1] * random.between(9, 20), state))
    plantings.rows.sort(key=lambda row: (row[3], row[1]))
    plantings.rows = [(number, *row[1:]) for number, row in enumerate(plantings.rows, 1)]
    return plantings


def gathered(random, plantings):
    harvests = Table("harvests", "", [
        Column("id", "integer"), Column("planting_id", "integer"), Column("worker_id", "integer"),
        Column("harvested_on", "date"), Column("tonnes", "money"), Column("moisture_pct", "money"),
        Column("quality", "text(1)")], ["id"],
        [ForeignKey(["planting_id"], "plantings", ["id"]), ForeignKey(["worker_id"], "workers", ["id"])])
    for row in plantings.rows:
        if row[5] != "harvested":
            continue
        year = row[3].year + (row[2] == 1)
        begin = date(year, 9 if CROPS[row[2] - 1][1] == "root" else 7, 15) + timedelta(days=random.below(35))
        parts = random.one_of([1, 1, 2, 3])
        total = FIELDS[row[1] - 1][1] * CROPS[row[2] - 1][3] * random.between(65, 125) // 100
        for part in range(parts):
            harvests.rows.append((0, row[0], random.one_of([3, 4, 4, 5, 5, 6, 11, 12]),
                                  begin + timedelta(days=part * random.between(1, 4)), cents(total // parts),
                                  cents(random.between(1150, 1990)), random.one_of("AAABBC")))
    harvests.rows.sort(key=lambda row: (row[3], row[1]))
    harvests.rows = [(number, *row[1:]) for number, row in enumerate(harvests.rows, 1)]
    return harvests


def bred(random):
    animals = Table("animals", "", [
        Column("id", "integer"), Column("ear_tag", "text(10)"), Column("name", "text(20)", null=True),
        Column("species", "text(10)"), Column("breed", "text(20)"), Column("sex", "text(6)"), Column("born_on", "date"),
        Column("mother_id", "integer", null=True), Column("father_id", "integer", null=True),
        Column("weight_kg", "integer", null=True), Column("status", "text(10)")], ["id"],
        [ForeignKey(["mother_id"], "animals", ["id"]), ForeignKey(["father_id"], "animals", ["id"])])
    names = {sex: list(some) for sex, some in NAMES.items()}
    for number in range(1, 151):
        sex = "female" if random.happens(72) else "male"
        born = date(2018, 2, 1) + timedelta(days=number * 19 + random.below(15))
        kind = random.one_of(["cow"] * 6 + ["sheep"] * 5 + ["pig"] * 2 + ["goat", "horse"])
        able = [row for row in animals.rows if row[3] == kind and (born - row[6]).days > 600]
        mothers = [row for row in able if row[5] == "female"]
        fathers = [row for row in able if row[5] == "male"]
        low, high = WEIGHTS[kind]
        state = random.one_of(["on farm"] * 7 + ["sold", "sold", "dead"]) if number < 140 else "on farm"
        animals.rows.append((
            number, f"UK{40000 + number * 13}", names[sex].pop(0) if number % 7 == 0 and names[sex] else None, kind,
            random.one_of(BREEDS[kind]), sex, born,
            random.one_of(mothers)[0] if mothers and random.happens(80) else None,
            random.one_of(fathers)[0] if fathers and random.happens(60) else None,
            None if random.happens(6) else random.between(low, high) * (10 if number < 132 else 4) // 10, state))
    return animals


def treated(random, animals):
    treatments = Table("treatments", "", [
        Column("id", "integer"), Column("animal_id", "integer"), Column("treated_on", "date"),
        Column("reason", "text(20)"), Column("vet", "text(20)"), Column("cost", "money"),
        Column("recovered_on", "date", null=True)], ["id"], [ForeignKey(["animal_id"], "animals", ["id"])])
    for day in sorted(random.below(895) for _ in range(220)):
        when = date(2024, 1, 2) + timedelta(days=day)
        reason, cost = random.one_of(TREATMENTS)
        ill = reason in ("mastitis", "injury", "lameness")
        animal = random.one_of([row for row in animals.rows if row[6] < when and row[0] % 6 and
                                (reason != "mastitis" or (row[3], row[5]) == ("cow", "female"))])
        back = when + timedelta(days=random.between(3, 40))
        treatments.rows.append((len(treatments.rows) + 1, animal[0], when, reason, random.one_of(VETS),
                                cents(cost + random.below(20) * 50), back if ill and back <= TODAY else None))
    return treatments


def sold(random):
    sales = Table("sales", "", [
        Column("id", "integer"), Column("customer_id", "integer"), Column("crop_id", "integer"),
        Column("sold_on", "date"), Column("tonnes", "money"), Column("total_price", "money"),
        Column("paid_on", "date", null=True)], ["id"],
        [ForeignKey(["customer_id"], "customers", ["id"]), ForeignKey(["crop_id"], "crops", ["id"])])
    for day in sorted(random.below(1250) for _ in range(190)):
        when = date(2023, 1, 9) + timedelta(days=day)
        crop, tonnes = random.between(1, 11), random.between(4, 90)
        paid = when + timedelta(days=random.between(3, 60))
        customer = random.one_of([1, 1, 2, 3, 4, 4, 5, 5, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
        sales.rows.append((len(sales.rows) + 1, customer, crop, when, cents(tonnes * 100),
                           cents(tonnes * CROPS[crop - 1][2] * random.between(88, 112)),
                           paid if paid <= TODAY and not random.happens(4) else None))
    return sales
