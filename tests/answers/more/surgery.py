"""A medical practice, in English, with doctors, patients, appointments, prescriptions and invoices."""

from datetime import date, datetime, time, timedelta

from sampledata import Column, ForeignKey, Random, Table, cents

TODAY = date(2026, 6, 14)
FIRST_DAY = date(2024, 9, 2)
DOCTORS = [("Helen", "Ashworth", "General practice", None, False), ("Martin", "Doyle", "General practice", 1, False),
           ("Priya", "Nair", "Cardiology", 1, False), ("Samuel", "Okafor", "Paediatrics", 1, True),
           ("Laura", "Bennett", "Dermatology", 3, False), ("Ivan", "Petrov", "Orthopaedics", 1, False),
           ("Grace", "Lim", "Paediatrics", 4, False), ("Oscar", "Fontaine", "Cardiology", 3, True),
           ("Ruth", "Feldman", "Ophthalmology", 2, True), ("Daniel", "Moss", "General practice", 2, False)]
TYPES = [("First visit", 30, 9000), ("Check-up", 20, 6000), ("Follow-up", 15, 4500), ("Vaccination", 10, 2500),
         ("ECG", 25, 7000), ("Ultrasound", 30, 11000), ("Blood test", 10, 3500), ("Home visit", 60, 15000)]
ROOMS = [("Green Room", 0, False), ("Blue Room", 0, True), ("Yellow Room", 1, False), ("White Room", 1, True),
         ("Treatment Room", 1, False), ("Attic Room", 2, False)]
DRUGS = [("Amoxicillin", "antibiotic", "capsule", 780, True), ("Azithromycin", "antibiotic", "tablet", 1150, True),
         ("Ibuprofen", "painkiller", "tablet", 420, False), ("Paracetamol", "painkiller", "tablet", 290, False),
         ("Lisinopril", "blood pressure", "tablet", 960, True), ("Amlodipine", "blood pressure", "tablet", 870, True),
         ("Cetirizine", "antihistamine", "tablet", 540, False), ("Hydrocortisone", "steroid", "cream", 690, True),
         ("Salbutamol", "asthma", "inhaler", 1490, True), ("Cefalexin", "antibiotic", "capsule", 1020, True),
         ("Latanoprost", "glaucoma", "drops", 1820, True), ("Doxycycline", "antibiotic", "capsule", 990, True)]
FIRST_NAMES = [("Alice", "F"), ("Arthur", "M"), ("Beth", "F"), ("Callum", "M"), ("Diana", "F"), ("Edward", "M"),
               ("Fiona", "F"), ("George", "M"), ("Hannah", "F"), ("Isaac", "M"), ("Julia", "F"), ("Kevin", "M"),
               ("Lily", "F"), ("Matthew", "M"), ("Nora", "F"), ("Owen", "M"), ("Paula", "F"), ("Richard", "M"),
               ("Sophie", "F"), ("Thomas", "M")]
LAST_NAMES = ["Archer", "Bailey", "Chapman", "Dixon", "Elliott", "Foster", "Gibson", "Harvey", "Jennings", "Knight",
              "Lawson", "Marshall", "Norton", "Osborne", "Pearson", "Reeves"]
TOWNS = ["Ashford", "Ashford", "Ashford", "Tenterden", "Hythe", "Folkestone", "Canterbury"]
INSURERS = ["Aviva", "Bupa", "Vitality", "AXA Health"]


def tables():
    random = Random(20240902)
    doctors = Table("doctors", "", [
        Column("id", "integer"), Column("first_name", "text(30)"), Column("last_name", "text(30)"),
        Column("specialty", "text(30)"), Column("supervisor_id", "integer", null=True), Column("part_time", "truth"),
        Column("joined_on", "date"), Column("hourly_rate", "money")], ["id"],
        [ForeignKey(["supervisor_id"], "doctors", ["id"])],
        [(number, *each, date(2009, 4, 1) + timedelta(days=number * 520 + random.below(300)),
          cents(random.between(137, 250) * 50)) for number, each in enumerate(DOCTORS, 1)])
    types = Table("appointment_types", "", [
        Column("id", "integer"), Column("name", "text(30)"), Column("minutes", "integer"), Column("fee", "money")],
        ["id"], [], [(number, *each[:2], cents(each[2])) for number, each in enumerate(TYPES, 1)])
    rooms = Table("rooms", "", [
        Column("id", "integer"), Column("name", "text(20)"), Column("floor", "integer"),
        Column("has_ultrasound", "truth")], ["id"], [], [(number, *each) for number, each in enumerate(ROOMS, 1)])
    drugs = Table("drugs", "", [
        Column("id", "integer"), Column("name", "text(30)"), Column("drug_class", "text(20)"),
        Column("form", "text(10)"), Column("price", "money"), Column("prescription_only", "truth")], ["id"], [],
        [(number, *each[:3], cents(each[3]), each[4]) for number, each in enumerate(DRUGS, 1)])
    patients = registered(random)
    appointments = agreed(random, patients)
    return [doctors, patients, types, rooms, appointments, drugs, prescribed(random, appointments),
            billed(random, appointments)]


def registered(random):
    patients = Table("patients", "", [
        Column("id", "integer"), Column("first_name", "text(30)"), Column("last_name", "text(30)"),
        Column("gender", "text(1)"), Column("birth_date", "date"), Column("town", "text(30)"),
        Column("phone", "text(20)", null=True), Column("email", "text(60)", null=True),
        Column("insurer", "text(20)", null=True), Column("family_doctor_id", "integer", null=True),
        Column("registered_on", "date")], ["id"], [ForeignKey(["family_doctor_id"], "doctors", ["id"])])
    names = [(*first, last) for first in FIRST_NAMES for last in LAST_NAMES]
    for number in range(1, 131):
        first, gender, last = names.pop(random.below(len(names)))
        patients.rows.append((
            number, first, last, gender, date(1938, 1, 1) + timedelta(days=random.below(31500)), random.one_of(TOWNS),
            f"07{random.between(100, 999)} {random.between(100000, 999999)}" if random.happens(80) else None,
            f"{first}.{last}@post.example".lower() if random.happens(70) else None,
            random.one_of(INSURERS) if random.happens(65) else None,
            random.one_of([1, 2, 2, 10, 10, 10]) if random.happens(85) else None,
            FIRST_DAY + timedelta(days=number * 5 - random.below(4))))
    return patients


def agreed(random, patients):
    appointments = Table("appointments", "", [
        Column("id", "integer"), Column("patient_id", "integer"), Column("doctor_id", "integer"),
        Column("type_id", "integer"), Column("room_id", "integer", null=True), Column("booked_on", "date"),
        Column("starts_at", "time"), Column("status", "text(10)"), Column("reason", "text(40)", null=True)], ["id"],
        [ForeignKey(["patient_id"], "patients", ["id"]), ForeignKey(["doctor_id"], "doctors", ["id"]),
         ForeignKey(["type_id"], "appointment_types", ["id"]), ForeignKey(["room_id"], "rooms", ["id"])])
    reasons = ["cough", "back pain", "headache", "rash", "high blood pressure", "knee pain", "fever", None, None]
    for _ in range(400):
        patient = random.one_of(patients.rows[:12] if random.happens(25) else patients.rows[:121])
        day = patient[10] + timedelta(days=random.below((TODAY - patient[10]).days + 30))
        day += timedelta(days=(7 - day.weekday()) if day.weekday() > 4 else 0)
        kind = random.one_of([1, 1, 2, 2, 2, 3, 3, 4, 5, 6, 7, 7, 8])
        booked = max(patient[10], min(day, TODAY) - timedelta(days=random.below(35)))
        status = ("cancelled" if random.happens(10) else "booked" if day > TODAY
                  else "no-show" if random.happens(6) else "completed")
        appointments.rows.append((
            0, patient[0], random.one_of([1, 2, 2, 3, 4, 4, 5, 6, 7, 8, 10, 10]), kind,
            None if kind == 8 else random.between(1, 5), booked,
            datetime.combine(day, time(random.between(8, 17), random.one_of([0, 15, 30, 45]))), status,
            random.one_of(reasons)))
    appointments.rows.sort(key=lambda row: (row[5], row[6], row[1]))
    appointments.rows = [(number, *row[1:]) for number, row in enumerate(appointments.rows, 1)]
    return appointments


def prescribed(random, appointments):
    prescriptions = Table("prescriptions", "", [
        Column("id", "integer"), Column("appointment_id", "integer"), Column("drug_id", "integer"),
        Column("packs", "integer"), Column("days", "integer"), Column("repeatable", "truth")], ["id"],
        [ForeignKey(["appointment_id"], "appointments", ["id"]), ForeignKey(["drug_id"], "drugs", ["id"])])
    for row in appointments.rows:
        if row[7] == "completed" and row[3] in (1, 2, 3, 8):
            for drug in sorted({random.between(1, 11) for _ in range(random.one_of([0, 1, 1, 2]))}):
                prescriptions.rows.append((len(prescriptions.rows) + 1, row[0], drug, random.between(1, 3),
                                           random.one_of([5, 7, 7, 10, 14, 30, 30]), random.happens(30)))
    return prescriptions


def billed(random, appointments):
    invoices = Table("invoices", "", [
        Column("id", "integer"), Column("appointment_id", "integer"), Column("issued_on", "date"),
        Column("amount", "money"), Column("paid_on", "date", null=True), Column("paid_by", "text(15)", null=True)],
        ["id"], [ForeignKey(["appointment_id"], "appointments", ["id"])])
    for row in appointments.rows:
        if row[7] != "completed" or random.happens(8):
            continue
        issued = min(TODAY, row[6].date() + timedelta(days=random.below(6)))
        paid = issued + timedelta(days=random.one_of([0, 0, 3, 8, 15, 21, 30, 44, 60]))
        paid = paid if paid <= TODAY and random.happens(90) else None
        invoices.rows.append((0, row[0], issued, cents(TYPES[row[3] - 1][2] * random.one_of([100, 100, 100, 90, 80])
                                                       // 100),
                              paid, random.one_of(["card", "card", "insurer", "cash"]) if paid else None))
    invoices.rows.sort(key=lambda row: (row[2], row[1]))
    invoices.rows = [(number, *row[1:]) for number, row in enumerate(invoices.rows, 1)]
    return invoices
