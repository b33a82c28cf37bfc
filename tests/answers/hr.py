"""An English personnel database: snake_case names, a history of salaries, NULLs for what has not ended."""

from datetime import date, timedelta

from sampledata import Column, ForeignKey, Random, Table

TODAY = date(2026, 6, 14)
FIRST_NAMES = ["Alice", "Amir", "Anna", "Ben", "Carla", "Chen", "Daniel", "Diana", "Edward", "Emma", "Fatima", "Felix",
               "George", "Grace", "Hannah", "Ian", "Ines", "Jack", "Julia", "Karim", "Laura", "Leo", "Maria", "Martin",
               "Maya", "Nadia", "Noah", "Oliver", "Omar", "Paula", "Peter", "Priya", "Robert", "Sara", "Simon", "Sofia",
               "Thomas", "Tina", "Victor", "Yuki"]
LAST_NAMES = ["Ahmed", "Almeida", "Baker", "Becker", "Brown", "Clarke", "Costa", "Dixon", "Evans", "Fernandez",
              "Foster", "Gray", "Greene", "Haas", "Hughes", "Jensen", "Keller", "Khan", "King", "Lambert", "Lopez",
              "Marino", "Meyer", "Morgan", "Murphy", "Nakamura", "Olsen", "Owens", "Patel", "Perez", "Reed", "Rossi",
              "Sato", "Shaw", "Silva", "Stone", "Turner", "Wallace", "Weber", "Young"]
OFFICES = [(1, "London", "United Kingdom", "14 Finsbury Square", date(2023, 1, 9), 120),
           (2, "Berlin", "Germany", "Torstrasse 88", date(2023, 3, 1), 80),
           (3, "Milan", "Italy", "Via Savona 21", date(2023, 9, 4), 60),
           (4, "Lisbon", "Portugal", "Rua do Ouro 140", date(2024, 2, 12), 45),
           (5, "Dublin", "Ireland", "5 Harcourt Road", date(2025, 10, 1), 30)]
DEPARTMENTS = [("Engineering", 1), ("Sales", 1), ("Marketing", 3), ("Finance", 1), ("Human Resources", 2), ("Legal", 1),
               ("Customer Support", 4), ("Design", 3), ("Data", 2), ("Operations", 2), ("Procurement", 3),
               ("Innovation Lab", 4)]
POSITIONS = [("Software Engineer", "junior", 38), ("Software Engineer", "mid", 52), ("Software Engineer", "senior", 70),
             ("Team Lead", "lead", 82), ("Account Manager", "mid", 46), ("Sales Representative", "junior", 34),
             ("Marketing Specialist", "mid", 42), ("Accountant", "mid", 45), ("HR Specialist", "mid", 41),
             ("Recruiter", "junior", 35), ("Legal Counsel", "senior", 75), ("Support Agent", "junior", 29),
             ("Product Designer", "mid", 50), ("Data Analyst", "mid", 48), ("Data Scientist", "senior", 72),
             ("Operations Manager", "lead", 68), ("Buyer", "mid", 43), ("Director", "director", 110),
             ("Office Assistant", "junior", 27), ("Intern", "junior", 18)]
PLACES = {"Engineering": [1, 2, 3, 4, 20], "Sales": [5, 6], "Marketing": [7], "Finance": [8],
          "Human Resources": [9, 10], "Legal": [11], "Customer Support": [12, 12, 19], "Design": [13, 20],
          "Data": [14, 15], "Operations": [16, 19], "Procurement": [17]}
PROJECTS = ["Aurora", "Atlas", "Beacon", "Borealis", "Compass", "Delta", "Eclipse", "Falcon", "Granite", "Harbor",
            "Iris", "Jupiter", "Kestrel", "Lighthouse", "Meridian", "Nimbus", "Orchid", "Phoenix", "Quartz", "Redwood",
            "Sapphire", "Tundra", "Umbra", "Voyager", "Willow", "Zephyr"]
CLIENTS = ["Northwind Bank", "Helios Energy", "Marlow Retail", "Castello Foods", "Baltic Rail", None]
ROLES = ["developer", "analyst", "designer", "tester", "project manager", "consultant"]


def tables():
    random = Random(20230109)
    offices = Table("offices", "", [
        Column("id", "integer"), Column("city", "text(40)"), Column("country", "text(40)"),
        Column("address", "text(80)"), Column("opened_on", "date"), Column("desks", "integer")], ["id"], [], OFFICES)
    departments = Table("departments", "", [
        Column("id", "integer"), Column("name", "text(40)"), Column("office_id", "integer"),
        Column("manager_id", "integer", null=True), Column("annual_budget", "integer")],
        ["id"], [ForeignKey(["office_id"], "offices", ["id"]), ForeignKey(["manager_id"], "employees", ["id"])])
    positions = Table("positions", "", [
        Column("id", "integer"), Column("title", "text(40)"), Column("job_level", "text(10)"),
        Column("min_salary", "integer"), Column("max_salary", "integer")], ["id"], [],
        [(number, title, level, low * 1000, low * 1400) for number, (title, level, low) in enumerate(POSITIONS, 1)])
    staff = employees(random)
    for number, (name, office) in enumerate(DEPARTMENTS, 1):
        manager = next((row[0] for row in staff.rows if row[8] == number and row[7] is None), None)
        departments.rows.append((number, name, office, manager, random.between(8, 150) * 10000))
    projects, assignments = work(random, staff)
    history = salaries(random, staff)
    return [offices, departments, positions, staff, history, projects, assignments, leave(random, staff)]


def employees(random):
    staff = Table("employees", "", [
        Column("id", "integer"), Column("first_name", "text(30)"), Column("last_name", "text(30)"),
        Column("email", "text(80)"), Column("phone", "text(20)", null=True), Column("birth_date", "date"),
        Column("hire_date", "date"), Column("termination_date", "date", null=True), Column("department_id", "integer"),
        Column("position_id", "integer"), Column("manager_id", "integer", null=True),
        Column("employment_type", "text(12)"), Column("remote", "truth")],
        ["id"], [ForeignKey(["department_id"], "departments", ["id"]), ForeignKey(["position_id"], "positions", ["id"]),
                 ForeignKey(["manager_id"], "employees", ["id"])])
    taken = set()
    while len(staff.rows) < 240:
        name = (random.one_of(FIRST_NAMES), random.one_of(LAST_NAMES))
        if name in taken:
            continue
        taken.add(name)
        number = len(staff.rows) + 1
        # The first ones lead the departments that have people.
        department = number if number < 12 else random.one_of([1, 1, 1, 2, 2, 3, 4, 5, 6, 7, 7, 8, 9, 10, 11])
        position = 18 if number < 12 else random.one_of(PLACES[DEPARTMENTS[department - 1][0]])
        hired = date(2023, 1, 9) + timedelta(days=0 if number < 4 else random.below(1240))
        left = hired + timedelta(days=random.between(60, 900)) if number > 11 and random.happens(18) else None
        staff.rows.append((
            number, *name, ".".join(name).lower() + "@acme.example",
            f"+44 20 7946 {random.between(1000, 9999)}" if random.happens(75) else None,
            date(1962, 1, 1) + timedelta(days=random.below(15000)), hired, left if left and left <= TODAY else None,
            department, position, None if number < 12 else department,
            random.one_of(["full-time"] * 7 + ["part-time"] * 2 + ["contractor"]), random.happens(35)))
    return staff


def salaries(random, staff):
    history = Table("salary_history", "", [
        Column("id", "integer"), Column("employee_id", "integer"), Column("amount", "integer"),
        Column("valid_from", "date"), Column("valid_to", "date", null=True)],
        ["id"], [ForeignKey(["employee_id"], "employees", ["id"])])
    for person in staff.rows:
        low = POSITIONS[person[9] - 1][2] * 1000
        amount, begin = low + random.below(low // 400) * 100, person[6]
        end = person[7] or TODAY
        while True:
            following = begin + timedelta(days=random.between(300, 500))
            is_last = following >= end
            history.rows.append((len(history.rows) + 1, person[0], amount, begin,
                                 person[7] if is_last else following - timedelta(days=1)))
            if is_last:
                break
            begin, amount = following, amount + random.between(3, 90) * 50
    return history


def work(random, staff):
    projects = Table("projects", "", [
        Column("id", "integer"), Column("name", "text(40)"), Column("client", "text(40)", null=True),
        Column("department_id", "integer"), Column("start_date", "date"), Column("end_date", "date", null=True),
        Column("budget", "integer"), Column("status", "text(12)")],
        ["id"], [ForeignKey(["department_id"], "departments", ["id"])])
    assignments = Table("assignments", "", [
        Column("id", "integer"), Column("employee_id", "integer"), Column("project_id", "integer"),
        Column("role", "text(20)"), Column("hours_per_week", "integer"), Column("start_date", "date"),
        Column("end_date", "date", null=True)],
        ["id"], [ForeignKey(["employee_id"], "employees", ["id"]), ForeignKey(["project_id"], "projects", ["id"])])
    for number in range(1, 101):
        start = date(2023, 2, 1) + timedelta(days=random.below(1260))
        end = start + timedelta(days=random.between(60, 500))
        over = end <= TODAY
        status = ("planned" if start > TODAY else "cancelled" if random.happens(8) else "completed" if over else
                  "on hold" if random.happens(15) else "active")
        series = (number - 1) // len(PROJECTS)
        name = PROJECTS[(number - 1) % len(PROJECTS)] + (f" {series + 1}" if series else "")
        projects.rows.append((number, name, random.one_of(CLIENTS), random.one_of([1, 1, 2, 3, 4, 5, 7, 8, 9, 10]),
                              start, end if status in ("completed", "cancelled") else None,
                              random.between(10, 400) * 1000, status))
        if status == "planned":
            continue
        chosen = {random.between(1, len(staff.rows) - 15) for _ in range(random.between(1, 9))}
        for person in sorted(chosen):
            begin = start + timedelta(days=random.below(50))
            assignments.rows.append((len(assignments.rows) + 1, person, number, random.one_of(ROLES),
                                     random.between(1, 8) * 5, begin, end if status == "completed" else None))
    return projects, assignments


def leave(random, staff):
    requests = Table("leave_requests", "", [
        Column("id", "integer"), Column("employee_id", "integer"), Column("leave_type", "text(10)"),
        Column("start_date", "date"), Column("end_date", "date"), Column("days", "integer"),
        Column("status", "text(10)"), Column("requested_on", "date")],
        ["id"], [ForeignKey(["employee_id"], "employees", ["id"])])
    for _ in range(1400):
        person = staff.rows[random.below(len(staff.rows) - 8)]
        last = person[7] or TODAY
        asked = person[6] + timedelta(days=random.below(max(1, (last - person[6]).days)))
        start = asked + timedelta(days=random.between(1, 70))
        kind = random.one_of(["vacation"] * 6 + ["sick"] * 3 + ["unpaid", "parental"])
        days = random.between(40, 120) if kind == "parental" else random.between(1, 15)
        pending = (TODAY - asked).days < 20
        requests.rows.append((0, person[0], kind, start, start + timedelta(days=days - 1), days,
                              "pending" if pending else random.one_of(["approved"] * 8 + ["rejected"]), asked))
    requests.rows.sort(key=lambda row: (row[7], row[1], row[3], row[5]))
    requests.rows = [(number, *row[1:]) for number, row in enumerate(requests.rows, 1)]
    return requests
