"""A theatre, named in Russian: plays and their casts, performances in halls, rehearsals, tickets and reviews."""

from datetime import date, datetime, timedelta

from sampledata import Column, ForeignKey, Random, Table, cents

TODAY = date(2026, 6, 14)
FIRST_DAY = date(2023, 9, 1)
HALLS = [("Большая сцена", 620, 1), ("Малая сцена", 180, 2), ("Камерный зал", 60, 3), ("Репетиционный зал", 40, 4)]
STAFF = [("Валентина", "Ермолова", "директор", "администрация", None),
         ("Константин", "Рощин", "художественный руководитель", "творческий", 1),
         ("Лариса", "Бельская", "режиссер", "творческий", 2), ("Глеб", "Каверин", "режиссер", "творческий", 2),
         ("Тамара", "Вольская", "режиссер", "творческий", 2), ("Игнат", "Суворин", "главный художник", "творческий", 2),
         ("Нина", "Прохорова", "главный бухгалтер", "администрация", 1),
         ("Юлия", "Седых", "бухгалтер", "администрация", 7),
         ("Степан", "Горелов", "заведующий постановочной частью", "технический", 1),
         ("Федор", "Лапин", "осветитель", "технический", 9), ("Руслан", "Ахметов", "звукорежиссер", "технический", 9),
         ("Вера", "Мохова", "костюмер", "технический", 9), ("Захар", "Дроздов", "монтировщик", "технический", 9),
         ("Любовь", "Синицына", "кассир", "администрация", 7), ("Раиса", "Кольцова", "кассир", "администрация", 7)]
ACTORS = [("Анна", "Заречная", "Ж"), ("Борис", "Тригорин", "М"), ("Вадим", "Астров", "М"),
          ("Галина", "Серебрякова", "Ж"), ("Денис", "Лопахин", "М"), ("Елена", "Раневская", "Ж"),
          ("Жанна", "Крутицкая", "Ж"), ("Иван", "Глумов", "М"), ("Кира", "Турусина", "Ж"), ("Лев", "Городулин", "М"),
          ("Мария", "Кручинина", "Ж"), ("Никита", "Незнамов", "М"), ("Ольга", "Коринкина", "Ж"),
          ("Павел", "Шмага", "М"), ("Роман", "Дудукин", "М"), ("Софья", "Фамусова", "Ж"), ("Тимур", "Молчалин", "М"),
          ("Ульяна", "Лизина", "Ж"), ("Филипп", "Скалозуб", "М"), ("Эмма", "Хлестова", "Ж"), ("Юрий", "Репетилов", "М"),
          ("Яна", "Тугоуховская", "Ж")]
PLAYS = [("Чайка", "Чехов", "комедия", 3, 150, 12, "в репертуаре"),
         ("Дядя Ваня", "Чехов", "драма", 3, 165, 12, "в репертуаре"),
         ("Вишневый сад", "Чехов", "комедия", 2, 170, 12, "в репертуаре"),
         ("На дне", "Горький", "драма", 4, 160, 16, "в репертуаре"),
         ("Ревизор", "Гоголь", "комедия", 4, 140, 12, "в репертуаре"),
         ("Женитьба", "Гоголь", "комедия", 5, 120, 12, "снят"),
         ("Гроза", "Островский", "драма", 5, 155, 12, "в репертуаре"),
         ("Бесприданница", "Островский", "драма", 3, 150, 16, "снят"),
         ("Горе от ума", "Грибоедов", "комедия", 2, 145, 12, "в репертуаре"),
         ("Гамлет", "Шекспир", "трагедия", 2, 190, 16, "в репертуаре"),
         ("Король Лир", "Шекспир", "трагедия", 4, 185, 16, "в репертуаре"),
         ("Снежная королева", "Шварц", "сказка", 5, 80, 6, "в репертуаре"),
         ("Золушка", "Шварц", "сказка", 5, 75, 6, "в репертуаре"),
         ("Дракон", "Шварц", "сказка", 4, 130, 12, "готовится"),
         ("Мастер и Маргарита", "Булгаков", None, 2, 200, 18, "готовится")]
NAMES = {"Ж": (["Алина", "Вероника", "Дарья", "Евгения", "Зоя", "Ирина", "Ксения", "Людмила", "Наталья", "Светлана"],
               ["Абрамова", "Быкова", "Власова", "Громова", "Ефимова", "Климова", "Маслова", "Орлова", "Рябова"]),
         "М": (["Андрей", "Виктор", "Дмитрий", "Егор", "Илья", "Кирилл", "Максим", "Олег", "Сергей", "Ярослав"],
               ["Абрамов", "Быков", "Власов", "Громов", "Ефимов", "Климов", "Маслов", "Орлов", "Рябов"])}
CITIES = ["Самара"] * 7 + ["Тольятти"] * 3 + ["Сызрань", "Новокуйбышевск", "Чапаевск", "Казань"]
PARTS = ["главный герой", "героиня", "друг", "соперник", "слуга", "мать", "отец", "сосед", "незнакомец"]


def tables():
    random = Random(18961017)
    halls = Table("залы", "", [
        Column("id", "integer"), Column("название", "text(30)"), Column("вместимость", "integer"),
        Column("этаж", "integer")], ["id"], [], [(number, *each) for number, each in enumerate(HALLS, 1)])
    staff = Table("сотрудники", "", [
        Column("id", "integer"), Column("имя", "text(30)"), Column("фамилия", "text(30)"),
        Column("должность", "text(40)"), Column("отдел", "text(20)"), Column("руководитель_id", "integer", null=True),
        Column("дата_приема", "date"), Column("оклад", "integer")],
        ["id"], [ForeignKey(["руководитель_id"], "сотрудники", ["id"])],
        [(number, *each, date(2009, 9, 1) + timedelta(days=number * 310 + random.below(150)),
          {1: 160, 2: 150, 7: 98, 9: 92}.get(number, random.between(42, 110)) * 1000)
         for number, each in enumerate(STAFF, 1)])
    actors = Table("актеры", "", [
        Column("id", "integer"), Column("имя", "text(30)"), Column("фамилия", "text(30)"), Column("пол", "text(1)"),
        Column("дата_рождения", "date"), Column("звание", "text(30)", null=True), Column("дата_приема", "date"),
        Column("оклад", "integer"), Column("телефон", "text(20)", null=True)], ["id"], [],
        [(number, *each, date(1955, 3, 1) + timedelta(days=random.below(17000)),
          random.one_of([None] * 5 + ["заслуженный артист", "заслуженный артист", "народный артист"]),
          date(2008, 9, 1) + timedelta(days=random.below(6000)), random.between(45, 120) * 1000,
          f"+7 927 {random.between(1000000, 9999999)}" if random.happens(80) else None)
         for number, each in enumerate(ACTORS, 1)])
    plays = Table("спектакли", "", [
        Column("id", "integer"), Column("название", "text(40)"), Column("автор", "text(30)"),
        Column("жанр", "text(20)", null=True), Column("режиссер_id", "integer"), Column("длительность_мин", "integer"),
        Column("возрастное_ограничение", "integer"), Column("статус", "text(15)"),
        Column("дата_премьеры", "date", null=True), Column("бюджет", "money")],
        ["id"], [ForeignKey(["режиссер_id"], "сотрудники", ["id"])],
        [(number, *each, None if each[6] == "готовится" else date(2019, 10, 4) + timedelta(days=number * 170),
          cents(random.between(60, 420) * 1000000)) for number, each in enumerate(PLAYS, 1)])
    shows = performances(random, plays)
    viewers = people(random)
    return [halls, staff, actors, plays, cast(random, plays), shows, rehearsals(random), viewers,
            tickets(random, shows, viewers), reviews(random, viewers)]


def cast(random, plays):
    roles = Table("роли", "", [
        Column("спектакль_id", "integer"), Column("актер_id", "integer"), Column("персонаж", "text(30)"),
        Column("состав", "text(10)")], ["спектакль_id", "актер_id"],
        [ForeignKey(["спектакль_id"], "спектакли", ["id"]), ForeignKey(["актер_id"], "актеры", ["id"])])
    for play in plays.rows[:14]:
        chosen = []
        while len(chosen) < random.between(5, 9):
            actor = random.between(1, 20)
            if actor not in chosen:
                chosen.append(actor)
        roles.rows += [(play[0], actor, PARTS[at % 9], "второй" if at > 5 else "основной")
                       for at, actor in enumerate(sorted(chosen))]
    return roles


def performances(random, plays):
    shows = Table("показы", "", [
        Column("id", "integer"), Column("спектакль_id", "integer"), Column("зал_id", "integer"),
        Column("начало", "time"), Column("статус", "text(15)")], ["id"],
        [ForeignKey(["спектакль_id"], "спектакли", ["id"]), ForeignKey(["зал_id"], "залы", ["id"])])
    day = FIRST_DAY
    while day < TODAY + timedelta(days=25):
        able = [row for row in plays.rows if row[8] and row[8] <= day and (row[7] != "снят" or day.year < 2025)]
        play = random.one_of(able)
        hour = random.one_of([11, 12]) if play[3] == "сказка" else random.one_of([18, 19, 19])
        status = "отменен" if random.happens(6) else "состоялся" if day <= TODAY else "запланирован"
        hall = random.one_of([1, 1, 1, 2, 2, 3])
        shows.rows.append((len(shows.rows) + 1, play[0], hall, datetime(day.year, day.month, day.day, hour, 0), status))
        day += timedelta(days=random.between(1, 8) if day.month != 8 else 20)
    return shows


def rehearsals(random):
    table = Table("репетиции", "", [
        Column("id", "integer"), Column("спектакль_id", "integer"), Column("зал_id", "integer"), Column("дата", "date"),
        Column("длительность_мин", "integer")], ["id"],
        [ForeignKey(["спектакль_id"], "спектакли", ["id"]), ForeignKey(["зал_id"], "залы", ["id"])])
    span = (TODAY - FIRST_DAY).days
    for day in sorted(random.below(span) for _ in range(170)):
        table.rows.append((len(table.rows) + 1, random.one_of([1, 2, 4, 5, 7, 9, 10, 11, 12, 13, 14, 14, 14]),
                           random.one_of([2, 4, 4, 4]), FIRST_DAY + timedelta(days=day),
                           random.one_of([90, 120, 120, 180, 240])))
    return table


def people(random):
    viewers = Table("зрители", "", [
        Column("id", "integer"), Column("имя", "text(30)"), Column("фамилия", "text(30)"), Column("пол", "text(1)"),
        Column("город", "text(20)"), Column("email", "text(60)", null=True), Column("телефон", "text(20)", null=True),
        Column("дата_рождения", "date", null=True), Column("льгота", "text(10)", null=True),
        Column("дата_регистрации", "date")], ["id"])
    names = [(first, last, sex) for sex, (firsts, lasts) in NAMES.items() for first in firsts for last in lasts]
    for number in range(1, 161):
        viewers.rows.append((
            number, *names.pop(random.below(len(names))), random.one_of(CITIES),
            f"zritel{number}@pochta.example" if random.happens(78) else None,
            f"+7 9{random.between(10, 99)} {random.between(1000000, 9999999)}" if random.happens(70) else None,
            date(1948, 1, 1) + timedelta(days=random.below(21900)) if random.happens(85) else None,
            random.one_of([None, None, None, None, "студент", "студент", "пенсионер"]),
            FIRST_DAY + timedelta(days=number * 6)))
    return viewers


def tickets(random, shows, viewers):
    table = Table("билеты", "", [
        Column("id", "integer"), Column("показ_id", "integer"), Column("зритель_id", "integer", null=True),
        Column("ряд", "integer"), Column("место", "integer"), Column("цена", "money"), Column("дата_продажи", "date"),
        Column("канал", "text(10)"), Column("возвращен", "truth")], ["id"],
        [ForeignKey(["показ_id"], "показы", ["id"]), ForeignKey(["зритель_id"], "зрители", ["id"])])
    for show in shows.rows:
        seats = set()
        for _ in range(random.between(0 if show[4] == "запланирован" else 3, 14)):
            seats.add((random.between(1, 15), random.between(1, 20)))
        for row, seat in sorted(seats):
            sold = show[3].date() - timedelta(days=random.below(30))
            known = [each for each in viewers.rows[:148] if each[9] <= sold]
            if sold > TODAY:
                continue
            price = (3000 if row < 5 else 2000 if row < 10 else 1200) // {1: 1, 2: 2, 3: 3}[show[2]]
            table.rows.append((0, show[0], random.one_of(known[:15] if random.happens(25) else known)[0]
                               if known and random.happens(70) else None, row, seat, cents(price * 100), sold,
                               random.one_of(["сайт"] * 5 + ["касса"] * 3 + ["партнер"] * 2),
                               show[4] == "отменен" or random.happens(3)))
    table.rows.sort(key=lambda row: (row[6], row[1], row[3], row[4]))
    table.rows = [(number, *row[1:]) for number, row in enumerate(table.rows, 1)]
    return table


def reviews(random, viewers):
    table = Table("отзывы", "", [
        Column("id", "integer"), Column("спектакль_id", "integer"), Column("зритель_id", "integer"),
        Column("оценка", "integer"), Column("дата", "date"), Column("текст", "text(60)", null=True)], ["id"],
        [ForeignKey(["спектакль_id"], "спектакли", ["id"]), ForeignKey(["зритель_id"], "зрители", ["id"])])
    texts = ["Отлично сыграно", "Слишком долго", "Очень понравилось", "Не понял замысла", "Придем еще", None, None]
    for day in sorted(random.between(40, (TODAY - FIRST_DAY).days) for _ in range(210)):
        when = FIRST_DAY + timedelta(days=day)
        known = [each for each in viewers.rows if each[9] <= when]
        table.rows.append((len(table.rows) + 1, random.one_of([1, 2, 3, 4, 5, 7, 9, 10, 10, 11, 12]),
                           random.one_of(known)[0], random.one_of([2, 3, 3, 4, 4, 4, 5, 5, 5]), when,
                           random.one_of(texts)))
    return table
