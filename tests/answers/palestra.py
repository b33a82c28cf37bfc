"""The database of a gym, named in Italian."""

from datetime import date, timedelta

from sampledata import Column, ForeignKey, Random, Table, cents

TODAY = date(2026, 6, 14)
FIRST_DAY = date(2023, 1, 2)
WOMEN = ["Alessia", "Anna", "Arianna", "Beatrice", "Camilla", "Chiara", "Elena", "Elisa", "Federica", "Francesca",
         "Giorgia", "Giulia", "Ilaria", "Laura", "Martina", "Paola", "Sara", "Silvia", "Sofia", "Valentina"]
MEN = ["Alberto", "Alessandro", "Andrea", "Antonio", "Dario", "Davide", "Enrico", "Fabio", "Filippo", "Gianluca",
       "Giovanni", "Lorenzo", "Luca", "Marco", "Matteo", "Nicola", "Paolo", "Riccardo", "Simone", "Stefano"]
LAST_NAMES = ["Amato", "Barbieri", "Bellini", "Bruno", "Caruso", "Colombo", "Conti", "Costa", "D'Angelo", "De Luca",
              "Esposito", "Ferrari", "Fontana", "Galli", "Gatti", "Greco", "Lombardi", "Mancini", "Marini", "Martini",
              "Moretti", "Neri", "Pellegrini", "Ricci", "Rinaldi", "Rizzo", "Romano", "Rossi", "Russo", "Sala", "Serra",
              "Testa", "Villa", "Vitale", "Zanetti"]
CITIES = ["Bergamo"] * 6 + ["Dalmine"] * 2 + ["Seriate"] * 2 + ["Treviolo", "Stezzano", "Curno"]
INSTRUCTORS = [("Marta", "Bonetti", "yoga"), ("Diego", "Valli", "crossfit"), ("Irene", "Carminati", "pilates"),
               ("Roberto", "Locatelli", "spinning"), ("Noemi", "Rota", "zumba"), ("Cristian", "Pesenti", "nuoto"),
               ("Sabrina", "Algeri", "nuoto"), ("Omar", "Belotti", "boxe"), ("Giada", "Milesi", "pilates"),
               ("Ivan", "Cortesi", "functional"), ("Teresa", "Zanchi", "yoga"), ("Mirko", "Bosio", "crossfit"),
               ("Luisa", "Gritti", "danza"), ("Pietro", "Nava", "posturale")]
COURSES = [("Yoga dolce", 1, "base"), ("Yoga dinamico", 1, "avanzato"), ("Crossfit mattina", 2, "intermedio"),
           ("Crossfit sera", 2, "avanzato"), ("Pilates", 3, "base"), ("Pilates avanzato", 3, "avanzato"),
           ("Spinning", 4, "intermedio"), ("Spinning intenso", 4, "avanzato"), ("Zumba", 5, "base"),
           ("Nuoto adulti", 6, "base"), ("Nuoto libero", 6, "intermedio"), ("Nuoto bambini", 7, "base"),
           ("Acquagym", 7, "base"), ("Boxe", 8, "intermedio"), ("Boxe femminile", 8, "base"),
           ("Pilates reformer", 9, "intermedio"), ("Functional training", 10, "intermedio"),
           ("Yoga prenatale", 11, "base"), ("Danza moderna", 13, "base"), ("Ginnastica posturale", 14, "base"),
           ("Danza hip hop", 13, "intermedio"), ("Meditazione", 11, "base")]
DAYS = ["lunedì", "martedì", "mercoledì", "giovedì", "venerdì", "sabato"]
HALLS = ["Sala A", "Sala B", "Piscina", "Sala Ring"]
PLANS = {"mensile": (30, 5500), "trimestrale": (91, 14500), "annuale": (365, 49000), "open": (365, 72000)}


def tables():
    random = Random(102030)
    people = members(random)
    teachers = Table("istruttori", "", [
        Column("id", "integer"), Column("nome", "text(30)"), Column("cognome", "text(30)"),
        Column("specialita", "text(20)"), Column("data_assunzione", "date"), Column("tariffa_oraria", "money"),
        Column("attivo", "truth")], ["id"])
    for number, (first, last, skill) in enumerate(INSTRUCTORS, 1):
        teachers.rows.append((number, first, last, skill, date(2023, 1, 2) + timedelta(days=number * 61),
                              cents(1800 + number * 137 % 1700), number not in (12, 13)))
    courses = Table("corsi", "", [
        Column("id", "integer"), Column("nome", "text(40)"), Column("istruttore_id", "integer"),
        Column("livello", "text(12)"), Column("giorno", "text(10)"), Column("ora_inizio", "text(5)"),
        Column("durata_minuti", "integer"), Column("posti", "integer"), Column("sala", "text(20)"),
        Column("prezzo_lezione", "money")], ["id"], [ForeignKey(["istruttore_id"], "istruttori", ["id"])])
    for number, (name, teacher, level) in enumerate(COURSES, 1):
        hall = "Piscina" if teacher in (6, 7) else "Sala Ring" if teacher == 8 else random.one_of(HALLS[:2])
        hour = {"mattina": 7, "sera": 20}.get(name.split()[-1]) or random.between(8, 19)
        start = f"{hour:02}:{random.one_of(['00', '30'])}"
        courses.rows.append((number, name, teacher, level, random.one_of(DAYS), start,
                             random.one_of([45, 50, 60, 75, 90]), random.between(8, 30), hall,
                             cents(random.between(14, 40) * 50)))
    plans, payments = money(random, people)
    return [people, teachers, courses, plans, bookings(random, people, courses), payments]


def members(random):
    people = Table("iscritti", "", [
        Column("id", "integer"), Column("nome", "text(30)"), Column("cognome", "text(30)"), Column("sesso", "text(1)"),
        Column("email", "text(80)"), Column("telefono", "text(20)", null=True), Column("data_nascita", "date"),
        Column("citta", "text(30)"), Column("data_iscrizione", "date"),
        Column("scadenza_certificato", "date", null=True)], ["id"])
    taken = set()
    while len(people.rows) < 420:
        sex = random.one_of("FFM")
        name = (random.one_of(WOMEN if sex == "F" else MEN), random.one_of(LAST_NAMES))
        if name in taken:
            continue
        taken.add(name)
        joined = FIRST_DAY + timedelta(days=random.below((TODAY - FIRST_DAY).days))
        people.rows.append((
            len(people.rows) + 1, *name, sex,
            "".join(c for c in ".".join(name).lower() if c.isalpha() or c == ".") + "@posta.example",
            f"3{random.between(20, 99)} {random.between(1000000, 9999999)}" if random.happens(80) else None,
            date(1950, 1, 1) + timedelta(days=random.below(21000)), random.one_of(CITIES), joined,
            TODAY + timedelta(days=random.between(-300, 360)) if random.happens(85) else None))
    people.rows.sort(key=lambda row: (row[8], row[0]))
    people.rows = [(number, *row[1:]) for number, row in enumerate(people.rows, 1)]
    return people


def money(random, people):
    plans = Table("abbonamenti", "", [
        Column("id", "integer"), Column("iscritto_id", "integer"), Column("tipo", "text(12)"),
        Column("data_inizio", "date"), Column("data_fine", "date"), Column("prezzo", "money"),
        Column("stato", "text(10)"), Column("rinnovo_automatico", "truth")], ["id"],
        [ForeignKey(["iscritto_id"], "iscritti", ["id"])])
    payments = Table("pagamenti", "", [
        Column("id", "integer"), Column("iscritto_id", "integer"), Column("abbonamento_id", "integer", null=True),
        Column("data_pagamento", "date"), Column("importo", "money"), Column("metodo", "text(10)"),
        Column("note", "text(80)", null=True)],
        ["id"], [ForeignKey(["iscritto_id"], "iscritti", ["id"]),
                 ForeignKey(["abbonamento_id"], "abbonamenti", ["id"])])
    for person in people.rows:
        if random.happens(8):
            continue
        begin, kind = person[8], random.one_of(["mensile"] * 4 + ["trimestrale"] * 3 + ["annuale"] * 2 + ["open"])
        for _ in range(random.between(1, 4)):
            if begin > TODAY:
                break
            days, price = PLANS[kind]
            end = begin + timedelta(days=days)
            state = "scaduto" if end < TODAY else random.one_of(["attivo"] * 7 + ["sospeso", "disdetto"])
            plans.rows.append((len(plans.rows) + 1, person[0], kind, begin, end,
                               cents(price * random.one_of([100, 100, 100, 90, 80]) // 100), state, random.happens(40)))
            begin = end + timedelta(days=random.below(60))
    for plan in plans.rows:
        if random.happens(4):
            continue
        parts = 2 if plan[2] in ("annuale", "open") and random.happens(30) else 1
        for part in range(parts):
            day = plan[3] + timedelta(days=part * 30 + random.below(6))
            if day <= TODAY:
                payments.rows.append((0, plan[1], plan[0], day, (plan[5] / parts).quantize(cents(1)),
                                      random.one_of(["carta"] * 5 + ["contanti"] * 3 + ["bonifico"] * 2 + ["paypal"]),
                                      "acconto" if parts == 2 and part == 0 else None))
    for _ in range(260):
        person = random.one_of(people.rows)
        day = person[8] + timedelta(days=random.below((TODAY - person[8]).days + 1))
        payments.rows.append((0, person[0], None, day, cents(random.one_of([1000, 1200, 1500, 2500])),
                              random.one_of(["carta", "contanti"]), "lezione singola" if random.happens(60) else None))
    payments.rows.sort(key=lambda row: (row[3], row[1], row[2] or 0, row[4]))
    payments.rows = [(number, *row[1:]) for number, row in enumerate(payments.rows, 1)]
    return plans, payments


def bookings(random, people, courses):
    booked = Table("prenotazioni", "", [
        Column("id", "integer"), Column("iscritto_id", "integer"), Column("corso_id", "integer"),
        Column("data_lezione", "date"), Column("prenotata_il", "date"), Column("stato", "text(12)"),
        Column("presente", "truth", null=True)],
        ["id"], [ForeignKey(["iscritto_id"], "iscritti", ["id"]), ForeignKey(["corso_id"], "corsi", ["id"])])
    for _ in range(2600):
        person = random.one_of(people.rows[:60] if random.happens(25) else people.rows[:-12])
        course = random.one_of(courses.rows[:9] if random.happens(35) else courses.rows[:-1])
        lesson = person[8] + timedelta(days=random.below((TODAY - person[8]).days + 16))
        lesson += timedelta(days=(DAYS.index(course[4]) - lesson.weekday()) % 7)
        state = random.one_of(["confermata"] * 8 + ["annullata"])
        is_ahead = lesson > TODAY
        if is_ahead and state == "confermata" and random.happens(30):
            state = "in attesa"
        present = None if is_ahead or state != "confermata" else random.happens(85)
        made = min(lesson, TODAY) - timedelta(days=random.below(8))
        booked.rows.append((0, person[0], course[0], lesson, made, state, present))
    booked.rows.sort(key=lambda row: (row[4], row[0], row[1], row[2], row[3]))
    booked.rows = [(number, *row[1:]) for number, row in enumerate(booked.rows, 1)]
    return booked
