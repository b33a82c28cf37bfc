"""A small airline: tables in the singular, names in camel case, and two ways from a flight to an airport."""

from datetime import date, datetime, timedelta

from sampledata import FIRST_NAMES, LAST_NAMES, Column, ForeignKey, Random, Table, cents

TODAY = date(2026, 6, 14)
AIRPORTS = [("FCO", "Fiumicino", "Rome", "Italy", 5, 1961), ("MXP", "Malpensa", "Milan", "Italy", 234, 1948),
            ("CTA", "Fontanarossa", "Catania", "Italy", 12, 1924),
            ("BER", "Brandenburg", "Berlin", "Germany", 48, 2020),
            ("MUC", "Franz Josef Strauss", "Munich", "Germany", 453, 1992),
            ("LHR", "Heathrow", "London", "United Kingdom", 25, 1946),
            ("LGW", "Gatwick", "London", "United Kingdom", 62, 1933),
            ("CDG", "Charles de Gaulle", "Paris", "France", 119, 1974),
            ("MAD", "Barajas", "Madrid", "Spain", 610, 1931),
            ("LIS", "Humberto Delgado", "Lisbon", "Portugal", 114, 1942),
            ("ATH", "Eleftherios Venizelos", "Athens", "Greece", 94, 2001),
            ("KEF", "Keflavik", "Reykjavik", "Iceland", 52, 1942)]
MODELS = [("A320neo", "Airbus", 186), ("A321", "Airbus", 220), ("737-800", "Boeing", 189), ("E195-E2", "Embraer", 132),
          ("ATR 72-600", "ATR", 72)]
NATIONS = ["Italian", "German", "British", "French", "Spanish", "Portuguese", "Greek", "Polish"]
JOBS = ["captain", "first officer", "purser", "cabin crew"]
CABINS = [("Economy", 1), ("Economy", 1), ("Economy", 1), ("Economy", 1), ("Business", 3), ("Business", 3),
          ("First", 6)]


def tables():
    random = Random(747)
    airports = Table("Airport", "", [
        Column("airportCode", "text(3)"), Column("airportName", "text(60)"), Column("city", "text(40)"),
        Column("country", "text(40)"), Column("elevationM", "integer"), Column("openedYear", "integer")],
        ["airportCode"], [], AIRPORTS)
    fleet = Table("Aircraft", "", [
        Column("aircraftId", "integer"), Column("registration", "text(8)"), Column("model", "text(20)"),
        Column("manufacturer", "text(20)"), Column("seatCount", "integer"), Column("deliveredOn", "date"),
        Column("retiredOn", "date", null=True)], ["aircraftId"])
    for number in range(1, 41):
        model = random.one_of(MODELS)
        retired = date(2025, 1, 1) + timedelta(days=random.below(500)) if random.happens(12) else None
        letters = "".join(random.one_of("ABCDEFGHJKLMNP") for _ in range(2))
        delivered = date(2023, 1, 5) + timedelta(days=random.below(700))
        fleet.rows.append((number, f"I-Q{letters}{number % 10}", *model, delivered, retired))
    passengers = Table("Passenger", "", [
        Column("passengerId", "integer"), Column("fullName", "text(80)"), Column("email", "text(80)"),
        Column("nationality", "text(20)"), Column("birthDate", "date"), Column("loyaltyTier", "text(10)", null=True)],
        ["passengerId"])
    taken = set()
    while len(passengers.rows) < 450:
        name = f"{random.one_of(FIRST_NAMES)} {random.one_of(LAST_NAMES)}"
        if name in taken:
            continue
        taken.add(name)
        tier = random.one_of(["Silver", "Silver", "Gold", "Platinum"]) if random.happens(40) else None
        mail = "".join(c for c in name.lower() if c.isalpha() or c == " ").replace(" ", ".") + "@post.example"
        passengers.rows.append((len(passengers.rows) + 1, name, mail, random.one_of(NATIONS),
                                date(1945, 1, 1) + timedelta(days=random.below(23000)), tier))
    flights = flown(random, fleet)
    crew, duty = staffed(random, flights)
    return [airports, fleet, passengers, flights, booked(random, flights, passengers), crew, duty]


def flown(random, fleet):
    flights = Table("Flight", "", [
        Column("flightId", "integer"), Column("flightNumber", "text(6)"), Column("originCode", "text(3)"),
        Column("destinationCode", "text(3)"), Column("aircraftId", "integer"), Column("scheduledDeparture", "time"),
        Column("delayMinutes", "integer", null=True), Column("flightStatus", "text(10)"),
        Column("distanceKm", "integer")], ["flightId"], [ForeignKey(["originCode"], "Airport", ["airportCode"]),
                       ForeignKey(["destinationCode"], "Airport", ["airportCode"]),
                       ForeignKey(["aircraftId"], "Aircraft", ["aircraftId"])])
    codes = [row[0] for row in AIRPORTS[:-1]]  # nothing goes to the last one
    routes = [(one, other) for one in codes for other in codes if one != other]
    lengths = {frozenset(route): random.between(30, 330) * 10 for route in routes}
    days = sorted(random.below((TODAY - date(2023, 2, 1)).days + 40) for _ in range(1500))
    for number, day in enumerate(days, 1):
        at = random.below(len(routes))
        origin, destination = routes[at]
        moment = date(2023, 2, 1) + timedelta(days=day)
        status = ("scheduled" if moment > TODAY else "cancelled" if random.happens(4) else
                  "diverted" if random.happens(2) else "landed")
        delay = None if status in ("scheduled", "cancelled") else random.one_of([0, 0, 0, random.between(1, 40),
                                                                                random.between(5, 240)])
        plane = fleet.rows[random.below(len(fleet.rows) - 2)]
        departure = datetime(moment.year, moment.month, moment.day, random.between(5, 22), random.below(12) * 5)
        flights.rows.append((number, f"QM{100 + at}", origin, destination, plane[0], departure, delay, status,
                             lengths[frozenset((origin, destination))]))
    return flights


def booked(random, flights, passengers):
    bookings = Table("Booking", "", [
        Column("bookingId", "integer"), Column("passengerId", "integer"), Column("flightId", "integer"),
        Column("bookedOn", "date"), Column("cabinClass", "text(10)"), Column("price", "money"),
        Column("checkedBags", "integer"), Column("cancelledOn", "date", null=True)],
        ["bookingId"], [ForeignKey(["passengerId"], "Passenger", ["passengerId"]),
                        ForeignKey(["flightId"], "Flight", ["flightId"])])
    for number in range(1, 2801):
        flight = random.one_of(flights.rows)
        passenger = random.one_of(passengers.rows[:40] if random.happens(20) else passengers.rows[:-9])
        day = min(flight[5].date(), TODAY) - timedelta(days=random.below(120))
        cabin, factor = random.one_of(CABINS)
        cancelled = min(day + timedelta(days=random.below(20)), TODAY) if random.happens(7) else None
        price = cents((3000 + flight[8] * random.between(3, 9)) * factor)
        bookings.rows.append((number, passenger[0], flight[0], day, cabin, price, random.below(3), cancelled))
    return bookings


def staffed(random, flights):
    crew = Table("CrewMember", "", [
        Column("crewId", "integer"), Column("fullName", "text(80)"), Column("jobRole", "text(20)"),
        Column("hiredOn", "date"), Column("baseAirport", "text(3)")],
        ["crewId"], [ForeignKey(["baseAirport"], "Airport", ["airportCode"])])
    names = [f"{LAST_NAMES[at % 24]} {FIRST_NAMES[at * 7 % 25]}" for at in range(110)]
    for number, name in enumerate(names, 1):
        last, first = name.rsplit(" ", 1)
        crew.rows.append((number, f"{first} {last}", random.one_of(JOBS),
                          date(2023, 1, 9) + timedelta(days=random.below(1200)),
                          random.one_of(["FCO", "FCO", "MXP", "CTA", "BER"])))
    duty = Table("FlightCrew", "", [Column("flightId", "integer"), Column("crewId", "integer")], ["flightId", "crewId"],
                 [ForeignKey(["flightId"], "Flight", ["flightId"]), ForeignKey(["crewId"], "CrewMember", ["crewId"])])
    for flight in flights.rows[::2]:
        if flight[7] in ("landed", "diverted"):
            chosen = {random.between(1, 104) for _ in range(4)}
            duty.rows += [(flight[0], number) for number in sorted(chosen)]
    return crew, duty
