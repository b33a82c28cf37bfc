"""City transport, named in Russian: bus and tram lines, their stops, vehicles, drivers, runs and faults."""

from datetime import date, timedelta

from sampledata import Column, ForeignKey, Random, Table, cents

TODAY = date(2026, 6, 14)
DEPOTS = [("Автобусный парк № 1", "ул. Заводская, 14", "Северный", 60), ("Автобусный парк № 2", "Речной пр., 3",
          "Заречный", 45), ("Трамвайное депо", "ул. Рельсовая, 8", "Центральный", 40),
          ("Новое депо", "Полевая ул., 101", "Южный", 80)]
STOPS = ["Вокзал", "Площадь Мира", "Рынок", "Университет", "Больница", "Стадион", "Набережная", "Театр", "Парк Победы",
         "Автовокзал", "Завод", "Речной порт", "Аэропорт", "Библиотека", "Школа № 5", "Улица Гагарина", "Почтамт",
         "Озерная", "Лесная", "Садовая", "Мельница", "Поликлиника", "Цирк", "Музей", "Кольцевая", "Депо", "Южный рынок",
         "Дачи", "Новостройка", "Техникум", "Пожарная часть", "Мост", "Кладбище", "Ипподром", "Фабрика", "Телецентр"]
AREAS = ["Центральный", "Центральный", "Северный", "Заречный", "Южный"]
LINES = [("1", "автобус", 1, 13, 184, 8), ("2", "автобус", 10, 29, 122, 12), ("3", "автобус", 1, 18, 97, 15),
         ("4", "автобус", 12, 20, 143, 10), ("5", "автобус", 3, 34, 88, 20), ("7", "автобус", 28, 10, 265, 30),
         ("8", "автобус", 1, 12, 64, 9), ("10", "автобус", 27, 36, 171, 14), ("12", "автобус", 10, 19, 118, 12),
         ("15", "автобус", 31, 2, 79, 18), ("101", "автобус", 10, 28, 342, 60), ("1Т", "трамвай", 1, 11, 112, 7),
         ("2Т", "трамвай", 26, 4, 94, 9), ("3Т", "трамвай", 26, 7, 73, 11), ("5Т", "трамвай", 25, 25, 156, 13),
         ("6Т", "трамвай", 11, 29, 138, 16)]
MODELS = [("автобус", "ЛиАЗ-5292", 108), ("автобус", "ЛиАЗ-5292", 108), ("автобус", "НефАЗ-5299", 89),
          ("автобус", "ПАЗ-3204", 43), ("трамвай", "КТМ-19", 150), ("трамвай", "Витязь-М", 260)]
NAMES = ["Алексей", "Борис", "Виктор", "Геннадий", "Дмитрий", "Евгений", "Игорь", "Кирилл", "Леонид", "Михаил",
         "Николай", "Олег", "Петр", "Роман", "Сергей"]
WOMEN = ["Анна", "Вера", "Галина", "Ирина", "Марина", "Ольга", "Светлана", "Татьяна"]
SURNAMES = ["Авдеев", "Белов", "Воронин", "Гусев", "Демин", "Ершов", "Жуков", "Зимин", "Ильин", "Комаров", "Лазарев",
            "Маслов", "Носов", "Панов", "Рогов", "Савин", "Титов", "Уваров", "Фомин", "Цветков"]
FAULTS = [("двигатель", 42000), ("тормоза", 18000), ("двери", 7500), ("двери", 7500), ("электрика", 12000),
          ("электрика", 12000), ("кондиционер", 9000), ("колеса", 15000), ("кузов", 21000)]


def tables():
    random = Random(18990406)
    depots = Table("парки", "", [
        Column("id", "integer"), Column("название", "text(30)"), Column("адрес", "text(40)"),
        Column("район", "text(20)"), Column("вместимость", "integer")], ["id"], [],
        [(number, *each) for number, each in enumerate(DEPOTS, 1)])
    stops = Table("остановки", "", [
        Column("id", "integer"), Column("название", "text(30)"), Column("район", "text(20)"),
        Column("есть_навес", "truth"), Column("есть_табло", "truth"), Column("дата_открытия", "date", null=True)],
        ["id"], [], [(number, name, random.one_of(AREAS), random.happens(65), random.happens(35),
                      date(1962, 5, 1) + timedelta(days=random.below(22000)) if random.happens(85) else None)
                     for number, name in enumerate(STOPS, 1)])
    lines = Table("линии", "", [
        Column("id", "integer"), Column("номер", "text(5)"), Column("вид", "text(10)"),
        Column("начальная_id", "integer"), Column("конечная_id", "integer"), Column("длина_км", "money"),
        Column("интервал_мин", "integer"), Column("дата_открытия", "date"), Column("стоимость_проезда", "integer")],
        ["id"], [ForeignKey(["начальная_id"], "остановки", ["id"]), ForeignKey(["конечная_id"], "остановки", ["id"])],
        [(number, code, kind, first, last, cents(length * 10), gap,
          date(1974, 9, 1) + timedelta(days=number * 1131 + random.below(300)), 60 if code == "101" else 38)
         for number, (code, kind, first, last, length, gap) in enumerate(LINES, 1)])
    halts = Table("остановки_линий", "", [
        Column("линия_id", "integer"), Column("остановка_id", "integer"), Column("порядок", "integer")],
        ["линия_id", "остановка_id"], [ForeignKey(["линия_id"], "линии", ["id"]),
                                       ForeignKey(["остановка_id"], "остановки", ["id"])])
    for line in lines.rows:
        middle = []
        while len(middle) < random.between(4, 15):
            stop = random.between(1, 32)
            if stop not in (line[3], line[4], *middle):
                middle.append(stop)
        way = [line[3], *middle] + [line[4]] * (line[4] != line[3])
        halts.rows += [(line[0], stop, at) for at, stop in enumerate(way, 1)]
    vehicles = equipped(random)
    drivers = hired(random)
    runs = driven(random, lines, vehicles, drivers)
    return [depots, stops, lines, halts, vehicles, drivers, runs, broken(random, vehicles, drivers)]


def equipped(random):
    vehicles = Table("транспорт", "", [
        Column("id", "integer"), Column("бортовой_номер", "text(6)"), Column("вид", "text(10)"),
        Column("модель", "text(20)"), Column("год_выпуска", "integer"), Column("мест", "integer"),
        Column("низкопольный", "truth"), Column("парк_id", "integer"), Column("состояние", "text(15)"),
        Column("пробег_км", "integer"), Column("дата_осмотра", "date", null=True)], ["id"],
        [ForeignKey(["парк_id"], "парки", ["id"])])
    for number in range(1, 65):
        kind, model, seats = random.one_of(MODELS)
        year = random.between(2006, 2025)
        vehicles.rows.append((
            number, f"{'А' if kind == 'автобус' else 'Т'}{100 + number * 3}", kind, model, year, seats,
            model in ("ЛиАЗ-5292", "Витязь-М"), 3 if kind == "трамвай" else random.one_of([1, 1, 2]),
            random.one_of(["исправен"] * 7 + ["в ремонте", "списан" if year < 2014 else "исправен"]),
            (2026 - year) * random.between(31000, 62000) + 800,
            TODAY - timedelta(days=random.below(500)) if random.happens(88) else None))
    return vehicles


def hired(random):
    drivers = Table("водители", "", [
        Column("id", "integer"), Column("имя", "text(20)"), Column("фамилия", "text(20)"), Column("парк_id", "integer"),
        Column("наставник_id", "integer", null=True), Column("класс", "integer"), Column("оклад", "integer"),
        Column("дата_рождения", "date"), Column("дата_приема", "date"), Column("телефон", "text(20)", null=True)],
        ["id"], [ForeignKey(["парк_id"], "парки", ["id"]), ForeignKey(["наставник_id"], "водители", ["id"])])
    seen = set()
    for number in range(1, 49):
        woman = random.happens(30)
        name = random.one_of(WOMEN if woman else NAMES), random.one_of(SURNAMES) + "а" * woman
        while name in seen:
            name = random.one_of(WOMEN if woman else NAMES), random.one_of(SURNAMES) + "а" * woman
        seen.add(name)
        young = number > 30
        drivers.rows.append((
            number, *name, random.one_of([1, 1, 2, 3, 3]),
            random.between(1, 14) if young and random.happens(85) else None, 3 if young else random.between(1, 2),
            (random.between(48, 60) if young else random.between(56, 88)) * 1000,
            date(1982 if young else 1964, 1, 1) + timedelta(days=random.below(7300)),
            date(2021 if young else 2003, 2, 1) + timedelta(days=random.below(1900 if young else 6500)),
            f"+7 9{random.between(10, 99)} {random.between(1000000, 9999999)}" if random.happens(78) else None))
    return drivers


def driven(random, lines, vehicles, drivers):
    runs = Table("рейсы", "", [
        Column("id", "integer"), Column("линия_id", "integer"), Column("транспорт_id", "integer"),
        Column("водитель_id", "integer"), Column("дата", "date"), Column("пассажиров", "integer"),
        Column("опоздание_мин", "integer"), Column("статус", "text(10)")], ["id"],
        [ForeignKey(["линия_id"], "линии", ["id"]), ForeignKey(["транспорт_id"], "транспорт", ["id"]),
         ForeignKey(["водитель_id"], "водители", ["id"])])
    for day in sorted(random.below(896) for _ in range(400)):
        line = random.one_of(lines.rows[:15])
        when = date(2024, 1, 1) + timedelta(days=day)
        vehicle = random.one_of([row for row in vehicles.rows[:58] if row[2] == line[2] and row[4] <= when.year])
        driver = random.one_of([row for row in drivers.rows[:45] if (row[3] == 3) == (line[2] == "трамвай")
                                and row[8] <= when])
        gone = not random.happens(6)
        runs.rows.append((len(runs.rows) + 1, line[0], vehicle[0], driver[0], when,
                          random.between(12, vehicle[5] * 2) if gone else 0,
                          random.one_of([0, 0, 0, 0, 1, 2, 3, 5, 8, 14]) if gone else 0,
                          "выполнен" if gone else "отменен"))
    return runs


def broken(random, vehicles, drivers):
    faults = Table("неисправности", "", [
        Column("id", "integer"), Column("транспорт_id", "integer"), Column("водитель_id", "integer", null=True),
        Column("вид", "text(20)"), Column("дата_обнаружения", "date"), Column("дата_устранения", "date", null=True),
        Column("стоимость_ремонта", "money", null=True)], ["id"],
        [ForeignKey(["транспорт_id"], "транспорт", ["id"]), ForeignKey(["водитель_id"], "водители", ["id"])])
    for day in sorted(random.below(896) for _ in range(170)):
        found = date(2024, 1, 1) + timedelta(days=day)
        kind, cost = random.one_of(FAULTS)
        mended = found + timedelta(days=random.between(0, 24))
        done = mended <= TODAY and not random.happens(3)
        faults.rows.append((len(faults.rows) + 1,
                            random.one_of([row[0] for row in vehicles.rows if row[0] % 9 and row[4] <= found.year]),
                            random.one_of([row[0] for row in drivers.rows[:40] if row[8] <= found])
                            if random.happens(80) else None, kind, found, mended if done else None,
                            cents(cost * random.between(60, 180)) if done else None))
    return faults
