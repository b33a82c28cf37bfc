"""A clinic whose tables declare no foreign keys, though the names of the columns give them away."""

from datetime import date, timedelta

from sampledata import FIRST_NAMES, LAST_NAMES, Column, Random, Table, cents

TODAY = date(2026, 6, 14)
WARDS = [("Cardiology", 2), ("Orthopedics", 1), ("Pediatrics", 3), ("Neurology", 4), ("Dermatology", 1),
         ("Oncology", 4), ("Radiology", 0), ("Rehabilitation", 5)]
SPECIALTIES = ["cardiologist", "orthopedist", "pediatrician", "neurologist", "dermatologist", "oncologist",
               "radiologist"]
CITIES = ["Springfield"] * 5 + ["Riverton"] * 3 + ["Lakeside"] * 2 + ["Oakville", "Fairview"]
INSURERS = ["Medicura", "SafeLife", "Unity Health", "BlueShield", None]
DRUGS = [("Amoxicillin", "Novapharm"), ("Ibuprofen", "Novapharm"), ("Paracetamol", "Genera"), ("Metformin", "Helvion"),
         ("Atorvastatin", "Helvion"), ("Lisinopril", "Genera"), ("Omeprazole", "Genera"), ("Salbutamol", "Airwell"),
         ("Insulin glargine", "Helvion"), ("Cetirizine", "Novapharm"), ("Diclofenac", "Genera"),
         ("Sertraline", "Mindwell"), ("Levothyroxine", "Helvion"), ("Prednisone", "Genera"), ("Codeine", "Mindwell"),
         ("Ranitidine", "Novapharm")]
REASONS = ["surgery", "observation", "infection", "fracture", "stroke", "chest pain", "treatment"]


def table(name, columns):
    return Table(name, "", columns, ["id"])


def tables():
    random = Random(1910)
    doctors = table("doctors", [
        Column("id", "integer"), Column("name", "text(60)"), Column("specialty", "text(20)"),
        Column("department_id", "integer"), Column("hired_on", "date"), Column("phone", "text(12)", null=True),
        Column("consultation_fee", "integer")])
    for number in range(1, 31):
        ward = random.between(1, 7)
        name = f"Dr. {FIRST_NAMES[number * 3 % 25]} {LAST_NAMES[number * 5 % 24]}"
        doctors.rows.append((number, name, SPECIALTIES[ward - 1], ward,
                             date(2023, 1, 2) + timedelta(days=random.below(1100)),
                             f"555-{random.between(1000, 9999)}" if random.happens(80) else None,
                             random.between(8, 30) * 10))
    departments = table("departments", [
        Column("id", "integer"), Column("name", "text(30)"), Column("floor", "integer"), Column("beds", "integer"),
        Column("head_doctor_id", "integer", null=True)])
    for number, (name, floor) in enumerate(WARDS, 1):
        head = next((row[0] for row in doctors.rows if row[3] == number), None)
        departments.rows.append((number, name, floor, 8 + number * 3 if floor else 0, head))
    patients = registered(random)
    drugs = table("drugs", [
        Column("id", "integer"), Column("name", "text(30)"), Column("manufacturer", "text(20)"),
        Column("unit_price", "money"), Column("refrigerated", "truth")])
    for number, (name, maker) in enumerate(DRUGS, 1):
        drugs.rows.append((number, name, maker, cents(random.between(90, 4900)), name.startswith("Insulin")))
    visits, prescriptions, invoices = seen(random, patients, doctors)
    return [departments, doctors, patients, visits, admitted(random, patients), drugs, prescriptions, invoices]


def is_female(name):
    return name == "Zoe" or (name.endswith("a") and name != "Luca")


def registered(random):
    patients = table("patients", [
        Column("id", "integer"), Column("name", "text(60)"), Column("gender", "text(6)"), Column("birth_date", "date"),
        Column("city", "text(20)"), Column("blood_type", "text(3)", null=True),
        Column("insurance", "text(20)", null=True), Column("registered_on", "date")])
    taken = set()
    while len(patients.rows) < 380:
        first = random.below(len(FIRST_NAMES))
        name = f"{FIRST_NAMES[first]} {random.one_of(LAST_NAMES)}"
        if name in taken:
            continue
        taken.add(name)
        patients.rows.append((
            len(patients.rows) + 1, name, "female" if is_female(FIRST_NAMES[first]) else "male",
            date(1935, 1, 1) + timedelta(days=random.below(32000)), random.one_of(CITIES),
            random.one_of(["A+", "A+", "O+", "O+", "B+", "AB+", "A-", "O-"]) if random.happens(85) else None,
            random.one_of(INSURERS), date(2023, 1, 2) + timedelta(days=random.below(1255))))
    return patients


def seen(random, patients, doctors):
    visits = table("visits", [
        Column("id", "integer"), Column("patient_id", "integer"), Column("doctor_id", "integer"),
        Column("visit_date", "date"), Column("duration_minutes", "integer", null=True), Column("status", "text(10)")])
    prescriptions = table("prescriptions", [
        Column("id", "integer"), Column("visit_id", "integer"), Column("drug_id", "integer"),
        Column("daily_dose", "integer"), Column("days", "integer")])
    invoices = table("invoices", [
        Column("id", "integer"), Column("patient_id", "integer"), Column("visit_id", "integer"),
        Column("issued_on", "date"), Column("amount", "money"), Column("paid_on", "date", null=True)])
    for number in range(1, 2201):
        patient = random.one_of(patients.rows[:50] if random.happens(20) else patients.rows[:-14])
        doctor = doctors.rows[random.below(len(doctors.rows) - 1)]
        first = max(patient[7], doctor[4])
        day = first + timedelta(days=random.below((TODAY - first).days + 30))
        status = "booked" if day > TODAY else random.one_of(["completed"] * 8 + ["no-show", "cancelled"])
        is_done = status == "completed"
        visits.rows.append((number, patient[0], doctor[0], day, random.between(2, 12) * 5 if is_done else None, status))
        if not is_done:
            continue
        for _ in range(random.below(3)):
            drug = random.between(1, len(DRUGS) - 1)
            prescriptions.rows.append((len(prescriptions.rows) + 1, number, drug, random.between(1, 4),
                                       random.between(3, 30)))
        issued = min(day + timedelta(days=random.below(10)), TODAY)
        paid = issued + timedelta(days=random.between(1, 60)) if random.happens(86) else None
        invoices.rows.append((len(invoices.rows) + 1, patient[0], number, issued,
                              cents(doctor[6] * 100 + random.below(40) * 250),
                              paid if paid and paid <= TODAY else None))
    return visits, prescriptions, invoices


def admitted(random, patients):
    stays = table("admissions", [
        Column("id", "integer"), Column("patient_id", "integer"), Column("department_id", "integer"),
        Column("admitted_on", "date"), Column("discharged_on", "date", null=True), Column("room", "text(4)"),
        Column("reason", "text(20)")])
    for number in range(1, 321):
        patient = random.one_of(patients.rows)
        begin = patient[7] + timedelta(days=random.below((TODAY - patient[7]).days + 1))
        end = begin + timedelta(days=random.between(1, 21))
        ward = random.one_of([1, 2, 3, 4, 6, 8])
        stays.rows.append((number, patient[0], ward, begin, end if end <= TODAY else None,
                           f"{WARDS[ward - 1][1]}{random.between(1, 20):02}", random.one_of(REASONS)))
    return stays
