"""A chain of cinemas, in English: screens, films, screenings, members and the tickets that were sold."""

from datetime import date, datetime, time, timedelta

from sampledata import Column, ForeignKey, Random, Table, cents

TODAY = date(2026, 6, 14)
CINEMAS = [("Odeon Centrale", "Milan", date(2009, 10, 2), 1), ("Lumière", "Turin", date(2013, 3, 15), 2),
           ("Astra Multiplex", "Milan", date(2016, 11, 24), 3), ("Rialto", "Venice", date(2011, 5, 6), 4),
           ("Corso", "Bologna", date(2018, 9, 20), 5), ("Eden", "Turin", date(2021, 12, 3), None)]
STAFF = [("Carla", "Donati", 1, "manager", None), ("Piero", "Salvi", 2, "manager", 1),
         ("Monica", "Tosi", 3, "manager", 1), ("Gino", "Fabbri", 4, "manager", 1),
         ("Rachel", "Stone", 5, "manager", 1), ("Luca", "Merlo", 1, "projectionist", 1),
         ("Ines", "Pace", 2, "projectionist", 2), ("Omar", "Ricci", 3, "projectionist", 3),
         ("Dora", "Lenzi", 4, "cashier", 4), ("Ivo", "Brandi", 5, "cashier", 5), ("Nina", "Costa", 1, "cashier", 1),
         ("Tom", "Hayes", 3, "cashier", 3), ("Sara", "Vitali", 3, "usher", 3), ("Ugo", "Pini", 2, "usher", 2),
         ("Eva", "Morandi", 1, "usher", 1), ("Leo", "Gallo", 6, "cashier", 2), ("Ada", "Ferri", 6, "usher", 2),
         ("Bruno", "Zani", 5, "projectionist", 5), ("Mara", "Conti", 4, "usher", 4), ("Ric", "Nolan", 6, "usher", 2)]
FILMS = [("The Salt Road", "Helen Marsh", "drama", "United Kingdom", 124, 12),
         ("Midnight Ferry", "Paolo Sarti", "thriller", "Italy", 108, 14),
         ("Little Comets", "Yuki Tanaka", "animation", "Japan", 92, 0),
         ("Steel Harvest", "Mark Dillon", "action", "United States", 141, 14),
         ("La Casa sul Lago", "Paolo Sarti", "drama", "Italy", 117, 6),
         ("Two Weddings and a Goat", "Sophie Lambert", "comedy", "France", 98, 6),
         ("The Quiet Planet", "Mark Dillon", "science fiction", "United States", 156, 12),
         ("Ombre", "Giulia Renzi", "horror", "Italy", 101, 18),
         ("Paper Boats", "Yuki Tanaka", "animation", "Japan", 88, 0),
         ("Counting Crowns", "Helen Marsh", "historical", "United Kingdom", 163, 12),
         ("Domani Forse", "Giulia Renzi", "comedy", "Italy", 104, 6),
         ("Night Train to Graz", "Karl Huber", "thriller", "Austria", 112, 14),
         ("The Lighthouse Keeper", "Anna Berg", "drama", "Sweden", 129, 12),
         ("Robot Circus", "Mark Dillon", "animation", "United States", 95, 0),
         ("Blood Orange", "Marta Vidal", "horror", "Spain", 97, 18),
         ("Le Petit Voleur", "Sophie Lambert", "comedy", "France", 93, 6),
         ("Glass Mountains", "Karl Huber", "documentary", "Austria", 84, 0),
         ("Voices of the Po", "Giulia Renzi", "documentary", "Italy", 79, 0),
         ("Fast Lane 4", "Rob Kane", "action", "United States", 118, 14),
         ("Seven Letters", "Anna Berg", "drama", "Sweden", 136, 12),
         ("The Last Orchard", "Helen Marsh", "drama", "United Kingdom", 121, 12),
         ("Orbit Zero", "Rob Kane", "science fiction", "United States", 132, 12)]
GIVEN = ["Alice", "Andrea", "Bianca", "Carlo", "Daria", "Ettore", "Fiona", "Giorgio", "Hanna", "Irene", "James",
         "Laura"]
FAMILY = ["Arcuri", "Bassi", "Cole", "Donato", "Evans", "Fiore", "Grassi", "Longo", "Moro", "Nardi", "Parker", "Sanna"]


def tables():
    random = Random(18951228)
    cinemas = Table("cinemas", "", [
        Column("id", "integer"), Column("name", "text(40)"), Column("city", "text(30)"), Column("opened_on", "date"),
        Column("manager_id", "integer", null=True)], ["id"], [ForeignKey(["manager_id"], "employees", ["id"])],
        [(number, *each) for number, each in enumerate(CINEMAS, 1)])
    employees = Table("employees", "", [
        Column("id", "integer"), Column("first_name", "text(30)"), Column("last_name", "text(30)"),
        Column("cinema_id", "integer"), Column("job", "text(20)"), Column("supervisor_id", "integer", null=True),
        Column("hired_on", "date"), Column("hourly_wage", "money")],
        ["id"], [ForeignKey(["cinema_id"], "cinemas", ["id"]), ForeignKey(["supervisor_id"], "employees", ["id"])],
        [(number, *each, date(2014, 1, 10) + timedelta(days=random.below(4300)),
          cents({"manager": 2400, "projectionist": 1650}.get(each[3], 1050) + 10 * random.between(0, 40)))
         for number, each in enumerate(STAFF, 1)])
    screens = Table("screens", "", [
        Column("id", "integer"), Column("cinema_id", "integer"), Column("name", "text(20)"),
        Column("seats", "integer"), Column("has_3d", "truth")], ["id"], [ForeignKey(["cinema_id"], "cinemas", ["id"])])
    for cinema, many in enumerate([4, 3, 7, 2, 4, 2], 1):
        for number in range(1, many + 1):
            screens.rows.append((len(screens.rows) + 1, cinema, f"Screen {number}", random.between(6, 38) * 10,
                                 random.happens(35)))
    films = Table("films", "", [
        Column("id", "integer"), Column("title", "text(60)"), Column("director", "text(40)"),
        Column("genre", "text(20)"), Column("country", "text(20)"), Column("length_minutes", "integer"),
        Column("min_age", "integer"), Column("release_date", "date"), Column("distributor", "text(30)", null=True)],
        ["id"], [], [(number, *each, date(2024, 9, 5) + timedelta(days=number * 29 + random.below(9)),
                      random.one_of(["Lucky Red", "Eagle Pictures", "Notorious", "Universal", None]))
                     for number, each in enumerate(FILMS, 1)])
    members = Table("members", "", [
        Column("id", "integer"), Column("first_name", "text(30)"), Column("last_name", "text(30)"),
        Column("email", "text(60)", null=True), Column("birth_date", "date"), Column("city", "text(30)"),
        Column("joined_on", "date"), Column("card", "text(10)"), Column("points", "integer"),
        Column("referred_by", "integer", null=True)], ["id"], [ForeignKey(["referred_by"], "members", ["id"])])
    for number in range(1, 121):
        first, last = GIVEN[number % 12], FAMILY[(number // 12 + 5 * number) % 12]
        members.rows.append((
            number, first, last, f"{first}.{last}{number}@mail.example".lower() if random.happens(82) else None,
            date(1948, 1, 1) + timedelta(days=random.below(22500)),
            random.one_of(["Milan", "Milan", "Turin", "Turin", "Venice", "Bologna", "Monza"]),
            date(2023, 1, 7) + timedelta(days=number * 10 + random.below(10)),
            random.one_of(["basic", "basic", "silver", "gold"]), random.between(0, 180) * 5,
            random.between(1, number - 1) if number > 8 and random.happens(25) else None))
    screenings = Table("screenings", "", [
        Column("id", "integer"), Column("film_id", "integer"), Column("screen_id", "integer"),
        Column("starts_at", "time"), Column("version", "text(10)"), Column("price", "money"),
        Column("status", "text(10)")],
        ["id"], [ForeignKey(["film_id"], "films", ["id"]), ForeignKey(["screen_id"], "screens", ["id"])])
    for _ in range(220):
        film = random.one_of(films.rows[:-2])
        day = film[7] + timedelta(days=random.below(45))
        if day <= TODAY + timedelta(days=9):
            screenings.rows.append((
                0, film[0], random.between(1, len(screens.rows) - 1),
                datetime.combine(day, time(random.one_of([15, 16, 18, 20, 21, 22]), random.one_of([0, 15, 30]))),
                random.one_of(["dubbed", "dubbed", "dubbed", "original"]), cents(random.between(13, 24) * 50),
                "scheduled" if day > TODAY else random.one_of(["shown"] * 14 + ["cancelled"])))
    for ahead in range(1, 9):
        screenings.rows.append((0, 20, ahead * 2, datetime.combine(TODAY + timedelta(days=ahead), time(21, 0)),
                                "dubbed", cents(900), "scheduled"))
    screenings.rows.sort(key=lambda row: (row[3], row[2], row[1]))
    screenings.rows = [(number, *row[1:]) for number, row in enumerate(screenings.rows, 1)]
    return [cinemas, employees, screens, films, screenings, members, sold(random, screenings, members)]


def sold(random, screenings, members):
    tickets = Table("tickets", "", [
        Column("id", "integer"), Column("screening_id", "integer"), Column("member_id", "integer", null=True),
        Column("seat", "text(4)"), Column("category", "text(10)"), Column("price", "money"),
        Column("sold_at", "time"), Column("channel", "text(12)"), Column("refunded", "truth")],
        ["id"], [ForeignKey(["screening_id"], "screenings", ["id"]), ForeignKey(["member_id"], "members", ["id"])])
    for number in range(1, 401):
        show = random.one_of(screenings.rows[:-14])
        if number % 9 == 0:
            show = screenings.rows[40]
        kind = random.one_of(["adult"] * 5 + ["student", "student", "child", "senior"])
        buyers = [row for row in members.rows[:-15] if row[6] < show[3].date()]
        moment = show[3] - timedelta(minutes=random.one_of([10, 25, 60, 700, 1500, 4200]))
        tickets.rows.append((
            number, show[0], random.one_of(buyers)[0] if buyers and random.happens(60) else None,
            f"{random.one_of('ABCDEFGH')}{random.between(1, 20)}", kind,
            show[5] if kind == "adult" else (show[5] * 70 / 100).quantize(cents(1)), moment,
            random.one_of(["online", "online", "box office", "app"]), show[6] == "cancelled" or random.happens(3)))
    return tickets
