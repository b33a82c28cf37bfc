"""Cars for hire, in English with snake_case names: branches, vehicles, rentals, extras, damages and the workshop."""

from datetime import date, timedelta

from sampledata import Column, ForeignKey, Random, Table, cents

TODAY = date(2026, 6, 14)
FIRST_DAY = date(2023, 1, 9)
BRANCHES = [("Lisbon Airport", "Lisbon", "Portugal", True), ("Porto Centre", "Porto", "Portugal", False),
            ("Madrid Atocha", "Madrid", "Spain", False), ("Barcelona Airport", "Barcelona", "Spain", True),
            ("Seville Centre", "Seville", "Spain", False), ("Nice Airport", "Nice", "France", True),
            ("Lyon Part-Dieu", "Lyon", "France", False), ("Milan Malpensa", "Milan", "Italy", True),
            ("Rome Termini", "Rome", "Italy", False), ("Faro Marina", "Faro", "Portugal", False)]
STAFF = [("Helena", "Duarte", 1, None, "director"), ("Rui", "Azevedo", 1, 1, "branch manager"),
         ("Tiago", "Lopes", 2, 1, "branch manager"), ("Ines", "Marques", 3, 1, "branch manager"),
         ("Oriol", "Ferrer", 4, 1, "branch manager"), ("Camille", "Roux", 6, 1, "branch manager"),
         ("Sandro", "Greco", 8, 1, "branch manager"), ("Marta", "Pinto", 1, 2, "desk agent"),
         ("Joao", "Reis", 1, 2, "desk agent"), ("Carla", "Sousa", 1, 2, "cleaner"),
         ("Nuno", "Faria", 2, 3, "desk agent"),
         ("Pilar", "Vega", 3, 4, "desk agent"), ("Alba", "Ruiz", 3, 4, "desk agent"),
         ("Diego", "Navarro", 5, 4, "desk agent"), ("Jordi", "Puig", 4, 5, "desk agent"),
         ("Nuria", "Soler", 4, 5, "mechanic"), ("Luc", "Bernard", 6, 6, "desk agent"),
         ("Elise", "Garnier", 7, 6, "desk agent"), ("Marco", "Villa", 8, 7, "desk agent"),
         ("Giulia", "Serra", 9, 7, "desk agent"), ("Paolo", "Costa", 8, 7, "mechanic"),
         ("Beatriz", "Nunes", 10, 3, "desk agent")]
CATEGORIES = [("Economy", 2900, 30000), ("Compact", 3700, 40000), ("Estate", 5200, 60000), ("SUV", 6900, 80000),
              ("Van", 7400, 80000), ("Luxury", 14900, 200000), ("Convertible", 11900, 150000)]
MODELS = [("Fiat", "Panda", 1), ("Peugeot", "208", 1), ("Renault", "Clio", 1), ("Volkswagen", "Golf", 2),
          ("Seat", "Leon", 2), ("Peugeot", "308", 2), ("Skoda", "Octavia", 3), ("Volvo", "V60", 3),
          ("Nissan", "Qashqai", 4), ("Peugeot", "3008", 4), ("Toyota", "RAV4", 4), ("Ford", "Transit", 5),
          ("Renault", "Trafic", 5), ("BMW", "5 Series", 6), ("Mercedes", "E-Class", 6), ("Mini", "Cabrio", 7)]
FUELS = {"Toyota": ["hybrid"], "Ford": ["diesel"], "Renault": ["petrol", "electric", "diesel"], "Mini": ["petrol"]}
EXTRAS = [("Child seat", 600), ("GPS", 500), ("Additional driver", 800), ("Snow chains", 700), ("Roof box", 1000),
          ("Full insurance", 1500), ("Bike rack", 900)]
FIRST_NAMES = ["Adam", "Amelie", "Andrei", "Anna", "Carlos", "Charlotte", "Daniel", "Eva", "Fatima", "Felix", "Hanna",
               "Ivan", "James", "Julia", "Karim", "Laura", "Liam", "Lucie", "Matteo", "Nadia", "Oscar", "Petra",
               "Ricardo", "Sofia", "Tom", "Victor", "Wei", "Yara"]
LAST_NAMES = ["Almeida", "Baker", "Conti", "Dupont", "Eriksson", "Fontaine", "Gomez", "Haas", "Ibrahim", "Keller",
              "Lambert", "Moretti", "Nowak", "Olsen", "Pereira", "Richter", "Silva", "Thompson", "Vasquez", "Weber"]
TOWNS = [("Lisbon", "Portugal"), ("Porto", "Portugal"), ("Madrid", "Spain"), ("Barcelona", "Spain"),
         ("Paris", "France"), ("Lyon", "France"), ("Milan", "Italy"), ("Turin", "Italy"), ("Berlin", "Germany"),
         ("Munich", "Germany"), ("London", "United Kingdom"), ("Leeds", "United Kingdom"),
         ("Stockholm", "Sweden")]
JOBS = [("oil change", 9000), ("tyres", 32000), ("brakes", 28000), ("inspection", 7000), ("bodywork", 60000)]
GARAGES = ["AutoFix", "Oficina Central", "Talleres Mora", "Garage Rivoli"]
HARM = [("scratched door", "minor"), ("scratched bumper", "minor"), ("broken mirror", "minor"),
        ("dented wing", "moderate"), ("cracked windscreen", "moderate"), ("stained seats", "minor"),
        ("broken axle", "severe"), ("front collision", "severe")]


def tables():
    random = Random(20230109)
    branches = Table("branches", "", [
        Column("id", "integer"), Column("name", "text(40)"), Column("city", "text(30)"), Column("country", "text(30)"),
        Column("opened_on", "date"), Column("is_airport", "truth"), Column("phone", "text(20)", null=True)], ["id"], [],
        [(number, *each[:3], date(2012, 3, 1) + timedelta(days=number * 431), each[3],
          None if number in (5, 7) else f"+3{random.between(10, 99)} {random.between(100000, 999999)}")
         for number, each in enumerate(BRANCHES, 1)])
    employees = Table("employees", "", [
        Column("id", "integer"), Column("first_name", "text(30)"), Column("last_name", "text(30)"),
        Column("branch_id", "integer"), Column("manager_id", "integer", null=True), Column("job_title", "text(20)"),
        Column("hired_on", "date"), Column("monthly_salary", "money")],
        ["id"], [ForeignKey(["branch_id"], "branches", ["id"]), ForeignKey(["manager_id"], "employees", ["id"])],
        [(number, *each, date(2015, 1, 1) + timedelta(days=number * 130 + random.below(60)),
          cents({"director": 620000, "branch manager": 310000}.get(each[4], 165000) + random.below(60) * 1000))
         for number, each in enumerate(STAFF, 1)])
    categories = Table("vehicle_categories", "", [
        Column("id", "integer"), Column("name", "text(20)"), Column("daily_rate", "money"), Column("deposit", "money")],
        ["id"], [], [(number, name, cents(rate), cents(deposit))
                     for number, (name, rate, deposit) in enumerate(CATEGORIES, 1)])
    vehicles, customers = fleet(random), people(random)
    extras = Table("extras", "", [
        Column("id", "integer"), Column("name", "text(30)"), Column("price_per_day", "money")], ["id"], [],
        [(number, name, cents(price)) for number, (name, price) in enumerate(EXTRAS, 1)])
    rentals = hired(random, vehicles, customers, employees)
    return [branches, employees, categories, vehicles, customers, rentals, extras, chosen(random, rentals),
            paid(random, rentals), harmed(random, rentals), workshop(random, vehicles)]


def fleet(random):
    vehicles = Table("vehicles", "", [
        Column("id", "integer"), Column("plate", "text(10)"), Column("make", "text(20)"), Column("model", "text(20)"),
        Column("category_id", "integer"), Column("branch_id", "integer"), Column("model_year", "integer"),
        Column("color", "text(10)"), Column("fuel", "text(10)"), Column("mileage_km", "integer"),
        Column("purchased_on", "date"), Column("purchase_price", "money"), Column("status", "text(12)")],
        ["id"], [ForeignKey(["category_id"], "vehicle_categories", ["id"]),
                 ForeignKey(["branch_id"], "branches", ["id"])])
    letters = "ABCDEFGHJKLMNPRSTVXZ"
    for number in range(1, 121):
        make, model, category = random.one_of(MODELS[:13]) if random.happens(40) else random.one_of(MODELS)
        bought = date(2020, 2, 1) + timedelta(days=number * 18 + random.below(15))
        plate = f"{random.one_of(letters)}{random.one_of(letters)}-{random.between(100, 999)}-{random.one_of(letters)}"
        vehicles.rows.append((
            number, plate, make, model, category, random.between(1, 9), bought.year - random.below(2),
            random.one_of(["white"] * 4 + ["black"] * 3 + ["grey"] * 3 + ["red", "blue", "blue", "green"]),
            random.one_of(FUELS.get(make, ["petrol", "diesel"])),
            (TODAY - bought).days * random.between(25, 70) + random.below(500), bought,
            cents(CATEGORIES[category - 1][1] * random.between(480, 560)),
            random.one_of(["available"] * 10 + ["maintenance"] + ["sold"] * (3 if number < 50 else 0))))
    return vehicles


def people(random):
    customers = Table("customers", "", [
        Column("id", "integer"), Column("full_name", "text(60)"), Column("email", "text(80)", null=True),
        Column("phone", "text(20)", null=True), Column("city", "text(30)"), Column("country", "text(30)"),
        Column("birth_date", "date"), Column("loyalty_tier", "text(10)", null=True), Column("registered_on", "date")],
        ["id"])
    names = [f"{first} {last}" for last in LAST_NAMES for first in FIRST_NAMES]
    for number in range(1, 241):
        name = names.pop(random.below(len(names)))
        mail = f"{name.lower().replace(' ', '.')}@mail.example"
        if number in (88, 170):  # a family that signed up with one address
            mail = "family@mail.example"
        customers.rows.append((
            number, name, mail if number in (88, 170) or random.happens(90) else None,
            f"+{random.between(30, 49)} {random.between(1000000, 9999999)}" if random.happens(78) else None,
            *random.one_of(TOWNS), date(1950, 1, 1) + timedelta(days=random.below(19500)),
            random.one_of([None, None, None, "silver", "silver", "gold", "platinum"]),
            FIRST_DAY + timedelta(days=number * 5)))
    return customers


def hired(random, vehicles, customers, employees):
    rentals = Table("rentals", "", [
        Column("id", "integer"), Column("customer_id", "integer"), Column("vehicle_id", "integer"),
        Column("employee_id", "integer", null=True), Column("pickup_branch_id", "integer"),
        Column("return_branch_id", "integer", null=True), Column("pickup_date", "date"), Column("due_date", "date"),
        Column("return_date", "date", null=True), Column("daily_rate", "money"),
        Column("total_amount", "money", null=True), Column("status", "text(10)")],
        ["id"], [ForeignKey(["customer_id"], "customers", ["id"]), ForeignKey(["vehicle_id"], "vehicles", ["id"]),
                 ForeignKey(["employee_id"], "employees", ["id"]),
                 ForeignKey(["pickup_branch_id"], "branches", ["id"]),
                 ForeignKey(["return_branch_id"], "branches", ["id"])])
    span = (TODAY - FIRST_DAY).days
    days = [random.between(12, span + 25) for _ in range(600)] + [span - random.below(9) for _ in range(24)]
    for day in (FIRST_DAY + timedelta(days=at) for at in sorted(days)):
        known = [row for row in customers.rows[:225] if row[8] <= day] or customers.rows[:2]
        bought = [row for row in vehicles.rows[:116] if row[10] <= day]
        customer = random.one_of(known[:12] if random.happens(22) else known)
        vehicle = random.one_of(bought)
        desk = [row[0] for row in employees.rows if row[4] == "desk agent" and row[3] == vehicle[5]]
        due = day + timedelta(days=random.one_of([1, 2, 2, 3, 3, 4, 5, 7, 7, 10, 14]))
        rate = vehicle_rate(random, vehicle)
        back = due + timedelta(days=random.one_of([0] * 8 + [1, 2]))
        status = "cancelled" if random.happens(7) else "booked" if day > TODAY else "open" if back > TODAY else "closed"
        closed = status == "closed"
        place = random.between(1, 9) if random.happens(18) else vehicle[5]
        rentals.rows.append((
            len(rentals.rows) + 1, customer[0], vehicle[0],
            random.one_of(desk) if desk and random.happens(92) else None,
            vehicle[5], place if closed else None, day, due, back if closed else None, rate,
            rate * max((back - day).days, 1) if closed else None, status))
    return rentals


def vehicle_rate(random, vehicle):
    return cents(CATEGORIES[vehicle[4] - 1][1] * random.one_of([100, 100, 100, 90, 110, 125]) // 100)


def chosen(random, rentals):
    table = Table("rental_extras", "", [
        Column("rental_id", "integer"), Column("extra_id", "integer"), Column("quantity", "integer")],
        ["rental_id", "extra_id"],
        [ForeignKey(["rental_id"], "rentals", ["id"]), ForeignKey(["extra_id"], "extras", ["id"])])
    for rental in rentals.rows:
        for extra in sorted({random.one_of([1, 1, 2, 2, 2, 3, 3, 5, 6, 6, 6]) for _ in range(random.below(4))}):
            table.rows.append((rental[0], extra, 2 if extra in (1, 3) and random.happens(20) else 1))
    return table


def paid(random, rentals):
    payments = Table("payments", "", [
        Column("id", "integer"), Column("rental_id", "integer"), Column("paid_on", "date"), Column("amount", "money"),
        Column("method", "text(10)")], ["id"], [ForeignKey(["rental_id"], "rentals", ["id"])])
    for rental in rentals.rows:
        if rental[11] not in ("closed", "open") or random.happens(6):
            continue
        total = rental[10] or rental[9] * (rental[7] - rental[6]).days
        method = random.one_of(["card"] * 6 + ["cash"] * 2 + ["bank transfer"])
        first = (total / 2).quantize(cents(1)) if random.happens(25) else total
        payments.rows.append((0, rental[0], rental[6], first, method))
        if first != total and rental[8]:
            payments.rows.append((0, rental[0], rental[8], total - first, method))
    payments.rows.sort(key=lambda row: (row[2], row[1]))
    payments.rows = [(number, *row[1:]) for number, row in enumerate(payments.rows, 1)]
    return payments


def harmed(random, rentals):
    damages = Table("damages", "", [
        Column("id", "integer"), Column("rental_id", "integer"), Column("reported_on", "date"),
        Column("description", "text(60)"), Column("severity", "text(10)"), Column("repair_cost", "money", null=True),
        Column("charged_to_customer", "truth")], ["id"], [ForeignKey(["rental_id"], "rentals", ["id"])])
    for rental in rentals.rows:
        if rental[11] == "closed" and random.happens(11):
            text, severity = random.one_of(HARM)
            cost = {"minor": 90, "moderate": 420, "severe": 2100}[severity] * random.between(60, 190)
            damages.rows.append((len(damages.rows) + 1, rental[0], rental[8], text, severity,
                                 cents(cost) if random.happens(80) else None, random.happens(60)))
    return damages


def workshop(random, vehicles):
    jobs = Table("maintenance_jobs", "", [
        Column("id", "integer"), Column("vehicle_id", "integer"), Column("job_type", "text(20)"),
        Column("garage", "text(30)"), Column("started_on", "date"), Column("finished_on", "date", null=True),
        Column("cost", "money", null=True)], ["id"], [ForeignKey(["vehicle_id"], "vehicles", ["id"])])
    for vehicle in vehicles.rows:
        for _ in range(random.below(5)):
            begin = vehicle[10] + timedelta(days=random.below((TODAY - vehicle[10]).days))
            kind, price = random.one_of(JOBS)
            end = begin + timedelta(days=random.one_of([0, 0, 1, 2, 3, 6, 12]))
            is_done = end <= TODAY
            jobs.rows.append((0, vehicle[0], kind, random.one_of(GARAGES), begin, end if is_done else None,
                              cents(price * random.between(70, 180) // 100) if is_done else None))
        if vehicle[12] == "maintenance":
            begin = TODAY - timedelta(days=random.between(1, 9))
            jobs.rows.append((0, vehicle[0], random.one_of(JOBS)[0], random.one_of(GARAGES), begin, None, None))
    jobs.rows.sort(key=lambda row: (row[4], row[1], row[2]))
    jobs.rows = [(number, *row[1:]) for number, row in enumerate(jobs.rows, 1)]
    return jobs
