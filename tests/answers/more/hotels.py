"""A group of hotels, in English, with rooms, bookings, services and reviews."""

from datetime import date, timedelta

from sampledata import Column, ForeignKey, Random, Table, cents

TODAY = date(2026, 6, 14)
FIRST_DAY = date(2024, 1, 5)
HOTELS = [("Grand Riviera", "Nice", "France", 5, True), ("Harbour View", "Brighton", "United Kingdom", 4, False),
          ("Alpine Lodge", "Innsbruck", "Austria", 4, True), ("City Garden", "Vienna", "Austria", 3, False),
          ("Bella Vista", "Sorrento", "Italy", 5, True), ("Old Mill Inn", "Bath", "United Kingdom", 3, False),
          ("Palm Court", "Valencia", "Spain", 4, True), ("Station Hotel", "Turin", "Italy", 2, False)]
ROOM_TYPES = [("Single", 1, 7000), ("Double", 2, 11000), ("Twin", 2, 10500), ("Family", 4, 16000),
              ("Suite", 3, 29000)]
STAFF = [("Victoria", "Lang", 1, None, "managing director"), ("Pierre", "Maurin", 1, 1, "hotel manager"),
         ("Alice", "Cooper", 2, 1, "hotel manager"), ("Stefan", "Gruber", 3, 1, "hotel manager"),
         ("Monika", "Huber", 4, 1, "hotel manager"), ("Antonio", "Esposito", 5, 1, "hotel manager"),
         ("George", "Marsh", 6, 3, "hotel manager"), ("Lucia", "Ferrer", 7, 1, "hotel manager"),
         ("Sara", "Bruno", 8, 6, "hotel manager"), ("Claire", "Petit", 1, 2, "receptionist"),
         ("Hugo", "Blanc", 1, 2, "chef"), ("Ines", "Faure", 1, 2, "housekeeper"),
         ("Oliver", "Stone", 2, 3, "receptionist"), ("Megan", "Price", 2, 3, "housekeeper"),
         ("Lukas", "Maier", 3, 4, "receptionist"), ("Eva", "Winkler", 3, 4, "chef"),
         ("Julia", "Bauer", 4, 5, "receptionist"), ("Carmela", "Russo", 5, 6, "receptionist"),
         ("Gennaro", "Amato", 5, 6, "chef"), ("Tina", "Gallo", 5, 6, "housekeeper"),
         ("Harry", "Webb", 6, 7, "receptionist"), ("Pablo", "Marin", 7, 8, "receptionist"),
         ("Rosa", "Campos", 7, 8, "housekeeper"), ("Dario", "Fontana", 8, 9, "receptionist")]
SALARIES = {"managing director": 780000, "hotel manager": 410000, "chef": 280000, "receptionist": 195000,
            "housekeeper": 168000}
SERVICES = [("Breakfast", "restaurant", 1500), ("Dinner", "restaurant", 3800), ("Massage", "spa", 7000),
            ("Sauna", "spa", 2500), ("Airport transfer", "transport", 4500), ("Laundry", "housekeeping", 1800),
            ("Parking", "transport", 1200), ("Bicycle hire", "transport", 1500)]
FIRST_NAMES = ["Adele", "Ben", "Chiara", "Dmitri", "Emma", "Frank", "Gloria", "Henrik", "Isabel", "Jack", "Katya",
               "Leon", "Maria", "Noah", "Olivia", "Peter", "Rosa", "Simon", "Theresa", "Walter"]
LAST_NAMES = ["Abbott", "Bergman", "Carter", "Delgado", "Eriksen", "Fischer", "Grant", "Hoffmann", "Ivanov", "Jensen",
              "Klein", "Lombardi", "Martin", "Nilsson", "Orlova", "Parker", "Rossi", "Schneider"]
COUNTRIES = ["United Kingdom", "Germany", "Italy", "France", "Spain", "Sweden", "Denmark", "United States"]
COMMENTS = ["lovely staff", "too noisy", "great breakfast", "room was cold", "perfect stay", "would come again", None,
            None, None]


def tables():
    random = Random(20240105)
    hotels = Table("hotels", "", [
        Column("id", "integer"), Column("name", "text(40)"), Column("city", "text(30)"), Column("country", "text(30)"),
        Column("stars", "integer"), Column("has_pool", "truth"), Column("opened_on", "date"),
        Column("renovated_on", "date", null=True)], ["id"], [],
        [(number, *each, date(1994, 5, 1) + timedelta(days=number * 1217),
          None if number in (2, 7) else date(2021, 2, 1) + timedelta(days=number * 97))
         for number, each in enumerate(HOTELS, 1)])
    employees = Table("employees", "", [
        Column("id", "integer"), Column("first_name", "text(30)"), Column("last_name", "text(30)"),
        Column("hotel_id", "integer"), Column("manager_id", "integer", null=True), Column("job_title", "text(20)"),
        Column("hired_on", "date"), Column("monthly_salary", "money")], ["id"],
        [ForeignKey(["hotel_id"], "hotels", ["id"]), ForeignKey(["manager_id"], "employees", ["id"])],
        [(number, *each, date(2014, 3, 1) + timedelta(days=random.below(4200)),
          cents(SALARIES[each[4]] + random.below(40) * 1000)) for number, each in enumerate(STAFF, 1)])
    types = Table("room_types", "", [
        Column("id", "integer"), Column("name", "text(20)"), Column("max_guests", "integer"),
        Column("base_price", "money")], ["id"], [],
        [(number, name, most, cents(price)) for number, (name, most, price) in enumerate(ROOM_TYPES, 1)])
    services = Table("services", "", [
        Column("id", "integer"), Column("name", "text(30)"), Column("department", "text(20)"),
        Column("price", "money")], ["id"], [],
        [(number, name, part, cents(price)) for number, (name, part, price) in enumerate(SERVICES, 1)])
    rooms, guests = built(random), people(random)
    bookings = booked(random, rooms, guests)
    return [hotels, employees, types, rooms, guests, bookings, services, used(random, bookings),
            paid(random, bookings), judged(random, bookings)]


def built(random):
    rooms = Table("rooms", "", [
        Column("id", "integer"), Column("hotel_id", "integer"), Column("room_type_id", "integer"),
        Column("room_number", "text(5)"), Column("floor", "integer"), Column("has_balcony", "truth"),
        Column("status", "text(15)")], ["id"],
        [ForeignKey(["hotel_id"], "hotels", ["id"]), ForeignKey(["room_type_id"], "room_types", ["id"])])
    for hotel, each in enumerate(HOTELS, 1):
        for at in range(8 + random.below(9)):
            floor = at // 5 + 1
            kind = random.one_of([1, 2, 2, 2, 3, 3, 4] + [5] * (each[3] > 3))
            rooms.rows.append((len(rooms.rows) + 1, hotel, kind, str(floor * 100 + at % 5 + 1), floor,
                               random.happens(35), random.one_of(["available"] * 12 + ["closed", "renovation"])))
    return rooms


def people(random):
    guests = Table("guests", "", [
        Column("id", "integer"), Column("first_name", "text(30)"), Column("last_name", "text(30)"),
        Column("email", "text(80)", null=True), Column("phone", "text(20)", null=True), Column("country", "text(30)"),
        Column("birth_date", "date", null=True), Column("is_vip", "truth"), Column("registered_on", "date")], ["id"])
    names = [(first, last) for first in FIRST_NAMES for last in LAST_NAMES]
    for number in range(1, 201):
        first, last = names.pop(random.below(len(names)))
        guests.rows.append((
            number, first, last, f"{first}.{last}@mail.example".lower() if random.happens(88) else None,
            f"+{random.between(30, 49)} {random.between(1000000, 9999999)}" if random.happens(75) else None,
            random.one_of(COUNTRIES), date(1945, 1, 1) + timedelta(days=random.below(21000))
            if random.happens(80) else None, random.happens(9), FIRST_DAY + timedelta(days=number * 4)))
    return guests


def booked(random, rooms, guests):
    bookings = Table("bookings", "", [
        Column("id", "integer"), Column("guest_id", "integer"), Column("room_id", "integer"),
        Column("booked_on", "date"), Column("check_in", "date"), Column("check_out", "date"),
        Column("adults", "integer"), Column("children", "integer"), Column("channel", "text(12)"),
        Column("status", "text(12)"), Column("total_amount", "money")], ["id"],
        [ForeignKey(["guest_id"], "guests", ["id"]), ForeignKey(["room_id"], "rooms", ["id"])])
    span = (TODAY - FIRST_DAY).days
    for _ in range(700):
        guest = random.one_of(guests.rows[:15] if random.happens(18) else guests.rows[:184])
        room = random.one_of(rooms.rows[:-3])
        begin = FIRST_DAY + timedelta(days=random.between(10, span + 60))
        end = begin + timedelta(days=random.one_of([1, 1, 2, 2, 3, 4, 5, 7, 7, 10, 14]))
        ordered = max(FIRST_DAY, min(begin, TODAY) - timedelta(days=random.below(60)))
        most, price = ROOM_TYPES[room[2] - 1][1:]
        adults = random.between(1, min(most, 2))
        status = ("cancelled" if random.happens(9) else "confirmed" if begin > TODAY
                  else "no show" if random.happens(3) else "checked in" if end > TODAY else "completed")
        rate = price * (5 + HOTELS[room[1] - 1][3]) // 8 * random.between(85, 125) // 100
        bookings.rows.append((0, guest[0], room[0], ordered, begin, end, adults,
                              random.below(most - adults + 1), random.one_of(
                                  ["website"] * 4 + ["agency", "agency", "phone", "walk-in"]),
                              status, cents(rate * (end - begin).days)))
    bookings.rows.sort(key=lambda row: (row[3], row[4], row[1]))
    bookings.rows = [(number, *row[1:]) for number, row in enumerate(bookings.rows, 1)]
    return bookings


def used(random, bookings):
    table = Table("booking_services", "", [
        Column("booking_id", "integer"), Column("service_id", "integer"), Column("quantity", "integer")],
        ["booking_id", "service_id"], [ForeignKey(["booking_id"], "bookings", ["id"]),
                                       ForeignKey(["service_id"], "services", ["id"])])
    for booking in bookings.rows:
        if booking[9] in ("completed", "checked in"):
            for service in sorted({random.one_of([1, 1, 1, 2, 2, 3, 4, 5, 6, 7, 7]) for _ in range(random.below(4))}):
                table.rows.append((booking[0], service, random.between(1, 3)))
    return table


def paid(random, bookings):
    payments = Table("payments", "", [
        Column("id", "integer"), Column("booking_id", "integer"), Column("paid_on", "date"),
        Column("amount", "money"), Column("method", "text(15)")], ["id"],
        [ForeignKey(["booking_id"], "bookings", ["id"])])
    for booking in bookings.rows:
        if booking[9] in ("cancelled", "no show") or (booking[9] != "completed" and random.happens(50)):
            continue
        day = booking[5] if booking[9] == "completed" else booking[3]
        payments.rows.append((0, booking[0], day, booking[10],
                              random.one_of(["card"] * 6 + ["cash", "bank transfer", "bank transfer"])))
    payments.rows.sort(key=lambda row: (row[2], row[1]))
    payments.rows = [(number, *row[1:]) for number, row in enumerate(payments.rows, 1)]
    return payments


def judged(random, bookings):
    reviews = Table("reviews", "", [
        Column("id", "integer"), Column("booking_id", "integer"), Column("rating", "integer"),
        Column("comment", "text(60)", null=True), Column("written_on", "date")], ["id"],
        [ForeignKey(["booking_id"], "bookings", ["id"])])
    for booking in bookings.rows:
        if booking[9] == "completed" and random.happens(40):
            reviews.rows.append((len(reviews.rows) + 1, booking[0], random.one_of([2, 4, 5, 6, 7, 7, 8, 8, 9, 9, 10]),
                                 random.one_of(COMMENTS), min(TODAY, booking[5] + timedelta(days=random.below(12)))))
    return reviews
