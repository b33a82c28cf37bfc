"""A chain of pharmacies, named in Russian: staff, medicines, stock with expiry dates, and sales by line."""

from datetime import date, datetime, time, timedelta

from sampledata import Column, ForeignKey, Random, Table, cents

TODAY = date(2026, 6, 14)
APTEKI = [("Аптека на Садовой", "ул. Садовая, 14", "Центральный", True), ("Ромашка", "пр. Мира, 52", "Северный", False),
          ("Здоровье", "ул. Лесная, 3", "Северный", False),
          ("Аптека у вокзала", "Привокзальная пл., 1", "Центральный", True),
          ("Лекарь", "ул. Речная, 27", "Заречный", False), ("Новая аптека", "ул. Полевая, 8", "Заречный", False)]
LYUDI = [("Галина", "Тихонова", "директор сети", 1, None), ("Ирина", "Соболева", "заведующая", 1, 1),
         ("Елена", "Крылова", "заведующая", 2, 1),
         ("Олег", "Зимин", "заведующий", 3, 1), ("Нина", "Орехова", "заведующая", 4, 1),
         ("Павел", "Лобанов", "заведующий", 5, 1),
         ("Анна", "Светлова", "провизор", 1, 2), ("Дарья", "Громова", "фармацевт", 1, 2),
         ("Игорь", "Малышев", "фармацевт", 2, 3),
         ("Юлия", "Фомина", "провизор", 2, 3), ("Светлана", "Быкова", "фармацевт", 3, 4),
         ("Артём", "Котов", "фармацевт", 4, 5),
         ("Мария", "Лазарева", "провизор", 4, 5), ("Вера", "Носова", "фармацевт", 5, 6),
         ("Сергей", "Ежов", "курьер", 1, 2),
         ("Ольга", "Панина", "фармацевт", 4, 5), ("Тимур", "Асанов", "курьер", 4, 5),
         ("Ксения", "Ветрова", "стажёр", 2, 10),
         ("Глеб", "Шубин", "стажёр", 4, 13), ("Лариса", "Дымова", "уборщица", 1, 2)]
ZAVODY = [("Фармстандарт", "Россия"), ("Озон", "Россия"), ("Верофарм", "Россия"), ("Гедеон Рихтер", "Венгрия"),
          ("Берлин-Хеми", "Германия"),
          ("Байер", "Германия"), ("КРКА", "Словения"), ("Тева", "Израиль"), ("Синтез", "Россия"),
          ("Польфарма", "Польша")]
PREPARATY = [("Парацетамол", "парацетамол", "таблетки", "жаропонижающее", 9, 4500, 0),
             ("Панадол", "парацетамол", "таблетки", "жаропонижающее", 6, 11800, 0),
             ("Нурофен", "ибупрофен", "суспензия", "жаропонижающее", 6, 28900, 0),
             ("Ибупрофен", "ибупрофен", "таблетки", "обезболивающее", 9, 5600, 0),
             ("Анальгин", "метамизол", "таблетки", "обезболивающее", 1, 6200, 0),
             ("Но-шпа", "дротаверин", "таблетки", "обезболивающее", 4, 23500, 0),
             ("Амоксициллин", "амоксициллин", "капсулы", "антибиотик", 2, 14200, 1),
             ("Азитромицин", "азитромицин", "капсулы", "антибиотик", 3, 19800, 1),
             ("Флемоксин", "амоксициллин", "таблетки", "антибиотик", 8, 41000, 1),
             ("Цефтриаксон", "цефтриаксон", "раствор", "антибиотик", 9, 8700, 1),
             ("Лоратадин", "лоратадин", "таблетки", "от аллергии", 2, 8900, 0),
             ("Супрастин", "хлоропирамин", "таблетки", "от аллергии", 4, 15600, 0),
             ("Эналаприл", "эналаприл", "таблетки", "от давления", 7, 9900, 1),
             ("Лозап", "лозартан", "таблетки", "от давления", 7, 31200, 1),
             ("Капотен", "каптоприл", "таблетки", "от давления", 8, 17400, 1),
             ("Аскорбинка", "витамин C", "таблетки", "витамины", 1, 2900, 0),
             ("Компливит", None, "таблетки", "витамины", 1, 24900, 0),
             ("Витрум", None, "таблетки", "витамины", 10, 89000, 0),
             ("Називин", "оксиметазолин", "капли", "от насморка", 6, 21300, 0),
             ("Галазолин", "ксилометазолин", "капли", "от насморка", 10, 7800, 0),
             ("Мукалтин", None, "таблетки", "от кашля", 1, 3900, 0), ("Амбробене", "амброксол", "сироп", "от кашля", 8,
                                                                      18600, 0),
             ("Лазолван", "амброксол", "сироп", "от кашля", 6, 26400, 0),
             ("Левомеколь", "хлорамфеникол", "мазь", "наружное", 9, 16700, 0),
             ("Вольтарен", "диклофенак", "мазь", "наружное", 5, 45900, 0),
             ("Фастум гель", "кетопрофен", "мазь", "наружное", 5, 52300, 0),
             ("Мезим", "панкреатин", "таблетки", "для желудка", 5, 31900, 0),
             ("Омепразол", "омепразол", "капсулы", "для желудка", 2, 6900, 0),
             ("Смекта", "смектит", "порошок", "для желудка", 3, 19100, 0),
             ("Дюфастон", "дидрогестерон", "таблетки", "гормональное", 4, 68000, 1)]
IMENA = {"Ж": (["Алла", "Бэла", "Валерия", "Диана", "Жанна", "Зинаида", "Кира", "Лидия", "Римма", "Эльза"],
               ["Агапова", "Белова", "Воронина", "Гусева", "Демина", "Ершова", "Жукова", "Ильина", "Карпова",
                "Ломова"]),
         "М": (["Антон", "Борис", "Виктор", "Денис", "Егор", "Захар", "Кирилл", "Лев", "Роман", "Эдуард"],
               ["Агапов", "Белов", "Воронин", "Гусев", "Демин", "Ершов", "Жуков", "Ильин", "Карпов", "Ломов"])}


def stolbtsy(text):
    """Columns from «имя тип»; a question mark allows NULL."""
    return [Column(name, kind.rstrip("?"), null=kind.endswith("?"))
            for name, kind in (part.split() for part in text.split(","))]


def tables():
    random = Random(3031703)
    apteki = Table("аптеки", "", stolbtsy(
        "id integer,название text(40),адрес text(60),район text(20),круглосуточная truth,"
        "телефон text(20)?,дата_открытия date"), ["id"], [],
        [(number, *each, f"+7 843 {random.between(2000000, 2999999)}" if number not in (3, 6) else None,
          date(2011, 3, 1) + timedelta(days=number * 860)) for number, each in enumerate(APTEKI, 1)])
    lyudi = Table("сотрудники", "", stolbtsy(
        "id integer,имя text(30),фамилия text(30),должность text(20),аптека_id integer,"
        "руководитель_id integer?,дата_приема date,оклад integer"),
        ["id"], [ForeignKey(["аптека_id"], "аптеки", ["id"]), ForeignKey(["руководитель_id"], "сотрудники", ["id"])],
        [(number, *each, date(2012, 2, 1) + timedelta(days=random.below(5100)),
          {"директор сети": 140, "заведующая": 85, "заведующий": 85, "стажёр": 34, "уборщица": 36}.get(each[2],
                                                                                                       52) * 1000
          + random.between(0, 18) * 500) for number, each in enumerate(LYUDI, 1)])
    zavody = Table("производители", "", stolbtsy("id integer,название text(40),страна text(20)"), ["id"], [],
                   [(number, *each) for number, each in enumerate(ZAVODY, 1)])
    preparaty = Table("препараты", "", stolbtsy(
        "id integer,название text(40),действующее_вещество text(40)?,форма text(20),группа text(20),"
        "производитель_id integer,цена money,рецептурный truth"), ["id"],
                      [ForeignKey(["производитель_id"], "производители", ["id"])],
        [(number, *each[:5], cents(each[5]), bool(each[6])) for number, each in enumerate(PREPARATY, 1)])
    pokupateli = Table("покупатели", "", stolbtsy(
        "id integer,имя text(30),фамилия text(30),пол text(1),дата_рождения date,"
        "телефон text(20)?,дата_регистрации date,скидка integer"), ["id"])
    for number in range(1, 91):
        sex = random.one_of("ЖЖМ")
        names, families = IMENA[sex]
        pokupateli.rows.append((
            number, names[number % 10], families[number // 10], sex,
            date(1940, 1, 1) + timedelta(days=random.below(24000)),
            f"+7 9{random.between(10, 99)} {random.between(1000000, 9999999)}" if random.happens(80) else None,
            date(2022, 1, 10) + timedelta(days=number * 17 + random.below(15)), random.one_of([0, 0, 3, 5, 5, 10])))
    ostatki = Table("остатки", "", stolbtsy(
        "id integer,аптека_id integer,препарат_id integer,количество integer,срок_годности date"), ["id"],
                    [ForeignKey(["аптека_id"], "аптеки", ["id"]), ForeignKey(["препарат_id"], "препараты", ["id"])])
    for apteka in range(1, 6):
        for preparat in range(1, 30):
            if random.happens(72):
                ostatki.rows.append((len(ostatki.rows) + 1, apteka, preparat, 0 if random.happens(8)
                                     else random.between(1, 90),
                                     date(2026, 3, 1) + timedelta(days=random.below(900))))
    return [apteki, lyudi, zavody, preparaty, ostatki, pokupateli, *prodano(random, preparaty, pokupateli)]


def prodano(random, preparaty, pokupateli):
    prodazhi = Table("продажи", "", stolbtsy(
        "id integer,аптека_id integer,сотрудник_id integer,покупатель_id integer?,"
        "время time,способ_оплаты text(15),возврат truth"),
        ["id"], [ForeignKey(["аптека_id"], "аптеки", ["id"]), ForeignKey(["сотрудник_id"], "сотрудники", ["id"]),
                 ForeignKey(["покупатель_id"], "покупатели", ["id"])])
    strok = Table("строки_продаж", "", stolbtsy(
        "id integer,продажа_id integer,препарат_id integer,количество integer,цена money"), ["id"],
                  [ForeignKey(["продажа_id"], "продажи", ["id"]), ForeignKey(["препарат_id"], "препараты", ["id"])])
    dni = sorted(date(2024, 10, 1) + timedelta(days=random.below(621)) for _ in range(220))
    sellers = {1: [7, 8], 2: [9, 10], 3: [11], 4: [12, 13, 16], 5: [14]}
    for number, day in enumerate(dni, 1):
        apteka = random.one_of([1, 1, 1, 2, 2, 3, 4, 4, 4, 5])
        known = [row for row in pokupateli.rows[:-12] if row[6] < day]
        prodazhi.rows.append((
            number, apteka, random.one_of(sellers[apteka]), random.one_of(known)[0] if random.happens(60) else None,
            datetime.combine(day, time(random.between(8, 21), random.between(0, 59))),
            random.one_of(["карта", "карта", "карта", "наличные", "СБП"]), random.happens(4)))
        chosen = []
        for _ in range(random.one_of([1, 1, 2, 2, 3])):
            item = random.one_of(preparaty.rows[:28])
            if item[0] not in chosen:
                chosen.append(item[0])
                strok.rows.append((len(strok.rows) + 1, number, item[0], random.one_of([1, 1, 1, 2, 3]),
                                   (item[6] * random.one_of([100, 95, 90]) / 100).quantize(cents(1))))
    return [prodazhi, strok]
