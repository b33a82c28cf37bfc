"""The database of a school, named in Italian: marks, absences, and who teaches what to which class."""

from datetime import date, timedelta
from decimal import Decimal

from sampledata import Column, ForeignKey, Random, Table

TODAY = date(2026, 6, 14)
GIRLS = ["Agnese", "Alice", "Aurora", "Benedetta", "Bianca", "Caterina", "Cecilia", "Claudia", "Emma", "Gaia",
         "Ginevra", "Greta", "Irene", "Lucia", "Ludovica", "Margherita", "Matilde", "Miriam", "Nicole", "Noemi",
         "Rebecca", "Viola"]
BOYS = ["Achille", "Brando", "Cesare", "Christian", "Daniele", "Diego", "Edoardo", "Elia", "Emanuele", "Federico",
        "Francesco", "Gabriele", "Giacomo", "Giulio", "Jacopo", "Leonardo", "Mattia", "Niccolò", "Pietro", "Samuele",
        "Tommaso", "Vincenzo"]
LAST_NAMES = ["Basile", "Benedetti", "Bianchi", "Caputo", "Carbone", "Cattaneo", "Cirillo", "D'Amico", "De Santis",
              "Fabbri", "Farina", "Ferrara", "Fiore", "Gentile", "Giordano", "Grassi", "Guerra", "Leone", "Longo",
              "Marchetti", "Mariani", "Martinelli", "Messina", "Monti", "Morelli", "Orlando", "Palumbo", "Parisi",
              "Pagano", "Riva", "Santoro", "Sartori", "Sorrentino", "Valentini", "Ventura"]
TOWNS = ["Parma"] * 7 + ["Fidenza"] * 2 + ["Collecchio"] * 2 + ["Langhirano", "Sorbolo", "Noceto"]
# The hours are those of a week.
SUBJECTS = [("Italiano", 4, "umanistica"), ("Storia", 2, "umanistica"), ("Matematica", 4, "scientifica"),
            ("Fisica", 3, "scientifica"), ("Inglese", 3, "linguistica"), ("Scienze naturali", 2, "scientifica"),
            ("Filosofia", 2, "umanistica"), ("Latino", 3, "umanistica"), ("Educazione fisica", 2, None),
            ("Informatica", 2, "scientifica"), ("Disegno e storia dell'arte", 2, "artistica"), ("Religione", 1, None),
            ("Tedesco", 3, "linguistica")]
# What each one teaches, by its place in the list above.
TEACHERS = [("Donatella", "Ruggeri", [1]), ("Franco", "Bertolini", [1, 2]), ("Marina", "Zucchi", [1]),
            ("Sergio", "Landi", [3]), ("Patrizia", "Bruni", [3, 4]), ("Massimo", "Gallo", [4]),
            ("Elisabetta", "Ferri", [5]), ("Katia", "Morandi", [5]), ("Giorgio", "Salvi", [6]),
            ("Lorena", "Piras", [7, 2]), ("Umberto", "Neri", [8]), ("Carla", "Donati", [8]), ("Bruno", "Marchi", [9]),
            ("Stefania", "Costantini", [10]), ("Raffaele", "Amadei", [11]), ("Teresa", "Volpi", [12]),
            ("Maurizio", "Gatti", [3]), ("Rosanna", "Bassi", []), ("Ottavio", "Melis", [])]
REASONS = ["influenza", "visita medica", "motivi familiari", "sciopero dei mezzi", "gara sportiva", None, None]


def tables():
    random = Random(19091910)
    staff = teachers(random)
    classes = Table("classi", "", [
        Column("id", "integer"), Column("nome", "text(4)"), Column("anno_corso", "integer"),
        Column("sezione", "text(1)"), Column("aula", "text(10)", null=True),
        Column("coordinatore_id", "integer", null=True)],
        ["id"], [ForeignKey(["coordinatore_id"], "docenti", ["id"])])
    for section in "ABC":
        for year in range(1, 6):
            number = len(classes.rows) + 1
            classes.rows.append((number, f"{year}{section}", year, section,
                                 f"Aula {random.between(1, 3)}0{random.between(1, 9)}" if number != 11 else None,
                                 random.between(1, 16) if number not in (9, 14) else None))
    subjects = Table("materie", "", [
        Column("id", "integer"), Column("nome", "text(40)"), Column("ore_settimanali", "integer"),
        Column("area", "text(20)", null=True)], ["id"], [],
        [(number, *each) for number, each in enumerate(SUBJECTS, 1)])
    posts = Table("cattedre", "", [
        Column("id", "integer"), Column("docente_id", "integer"), Column("materia_id", "integer"),
        Column("classe_id", "integer")], ["id"],
        [ForeignKey(["docente_id"], "docenti", ["id"]), ForeignKey(["materia_id"], "materie", ["id"]),
         ForeignKey(["classe_id"], "classi", ["id"])])
    for group in classes.rows:
        for subject in range(1, 13):
            able = [number for number, each in enumerate(TEACHERS, 1) if subject in each[2]]
            posts.rows.append((len(posts.rows) + 1, random.one_of(able), subject, group[0]))
    pupils = students(random)
    return [staff, classes, pupils, subjects, posts, marks(random, pupils, posts), absences(random, pupils)]


def teachers(random):
    staff = Table("docenti", "", [
        Column("id", "integer"), Column("nome", "text(30)"), Column("cognome", "text(30)"), Column("email", "text(80)"),
        Column("telefono", "text(20)", null=True), Column("data_nascita", "date"), Column("data_assunzione", "date"),
        Column("contratto", "text(12)"), Column("stipendio", "integer")], ["id"])
    for number, (first, last, _) in enumerate(TEACHERS, 1):
        # Those who teach came before the first lesson that is stored.
        begin = date(2023, 1, 9) + timedelta(days=random.below(230) if TEACHERS[number - 1][2] else 400 * (number - 16))
        staff.rows.append((
            number, first, last, f"{first}.{last}@liceo.example".lower(),
            f"0521 {random.between(200000, 299999)}" if random.happens(75) else None,
            date(1962, 1, 1) + timedelta(days=random.below(11500)), begin,
            "supplente" if number in (6, 12, 17, 19) else "di ruolo", random.between(152, 265) * 10))
    return staff


def students(random):
    pupils = Table("studenti", "", [
        Column("id", "integer"), Column("nome", "text(30)"), Column("cognome", "text(30)"), Column("sesso", "text(1)"),
        Column("data_nascita", "date"), Column("comune", "text(30)"), Column("email", "text(80)", null=True),
        Column("telefono_genitore", "text(20)", null=True), Column("classe_id", "integer", null=True),
        Column("data_iscrizione", "date"), Column("borsa_studio", "truth")],
        ["id"], [ForeignKey(["classe_id"], "classi", ["id"])])
    taken = set()
    while len(pupils.rows) < 300:
        sex = random.one_of("FM")
        name = (random.one_of(GIRLS if sex == "F" else BOYS), random.one_of(LAST_NAMES))
        if name in taken:
            continue
        taken.add(name)
        number = len(pupils.rows) + 1
        group = (number * 7 + random.below(4)) % 15 + 1 if number <= 294 else None
        year = (group - 1) % 5 + 1 if group else 1
        # The database begins in 2023, so the older ones came then.
        came = max(2023, 2026 - year)
        pupils.rows.append((
            number, *name, sex, date(2011 - year, 1, 1) + timedelta(days=random.below(364)), random.one_of(TOWNS),
            "".join(c for c in ".".join(name).lower() if c.isascii() and (c.isalpha() or c == "."))
            + "@studenti.example" if random.happens(90) else None,
            f"33{random.between(0, 9)} {random.between(1000000, 9999999)}" if random.happens(93) else None,
            group, date(came, random.between(1, 9), random.between(1, 28)) if group else date(2026, 5, number % 28 + 1),
            random.happens(12)))
    return pupils


def school_day(random, first):
    """A day of lessons since then, in a school year."""
    while True:
        day = first + timedelta(days=random.below((TODAY - first).days))
        if day.weekday() < 6 and (day.month >= 9 or day.month <= 5) and (day.month, day.day) >= (1, 7) and \
                (day.month != 9 or day.day > 14) and (day.month != 12 or day.day < 23):
            return day


def marks(random, pupils, posts):
    given = Table("voti", "", [
        Column("id", "integer"), Column("studente_id", "integer"), Column("materia_id", "integer"),
        Column("docente_id", "integer"), Column("voto", "money"), Column("tipo", "text(10)"), Column("data", "date"),
        Column("note", "text(40)", null=True)], ["id"],
        [ForeignKey(["studente_id"], "studenti", ["id"]), ForeignKey(["materia_id"], "materie", ["id"]),
         ForeignKey(["docente_id"], "docenti", ["id"])])
    lessons = {}
    for post in posts.rows:
        lessons.setdefault(post[3], []).append(post)
    bent = {pupil[0]: random.between(10, 16) for pupil in pupils.rows}
    for _ in range(2900):
        pupil = random.one_of(pupils.rows[:290])
        post = random.one_of(lessons[pupil[8]])
        half = max(4, min(20, bent[pupil[0]] + random.between(-4, 4) + (1 if post[2] in (9, 12) else 0)))
        kind = "pratico" if post[2] in (9, 10) else random.one_of(["scritto", "orale"])
        given.rows.append((0, pupil[0], post[2], post[1], Decimal(half) / 2, kind,
                           school_day(random, max(pupil[9], date(2023, 9, 15))),
                           random.one_of(["recupero", "compito in classe", "interrogazione"]) if random.happens(20)
                           else None))
    return numbered(given, 6)


def absences(random, pupils):
    missed = Table("assenze", "", [
        Column("id", "integer"), Column("studente_id", "integer"), Column("data", "date"), Column("tipo", "text(20)"),
        Column("giustificata", "truth", null=True), Column("motivo", "text(30)", null=True)],
        ["id"], [ForeignKey(["studente_id"], "studenti", ["id"])])
    for _ in range(1700):
        pupil = random.one_of(pupils.rows[:40] if random.happens(25) else pupils.rows[:285])
        day = school_day(random, max(pupil[9], date(2023, 9, 15)))
        is_new = (TODAY - day).days < 25
        missed.rows.append((0, pupil[0], day, random.one_of(["assenza"] * 7 + ["ritardo"] * 3 + ["uscita anticipata"]),
                            None if is_new else random.happens(84), random.one_of(REASONS)))
    return numbered(missed, 2)


def numbered(table, at):
    """The table in the order of its days, with ids that follow it."""
    table.rows.sort(key=lambda row: (row[at], row[1], repr(row)))
    table.rows = [(number, *row[1:]) for number, row in enumerate(table.rows, 1)]
    return table
