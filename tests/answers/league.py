"""A football league, in English: camelCase names, matches that are still to be played, players without a team."""

from datetime import date, datetime, time, timedelta

from sampledata import Column, ForeignKey, Random, Table

TODAY = date(2026, 6, 14)
STADIUMS = [("Kingsmead Park", "London", 41200, 1998), ("The Foundry", "Sheffield", 28700, 1932),
            ("Quayside Arena", "Bristol", 24100, 2011), ("Minster Ground", "York", 9800, None),
            ("Canal Road", "Leeds", 33400, 1926), ("Castle Meadow", "Norwich", 21900, 1954),
            ("Pier Stadium", "Brighton", 30600, 2009), ("Dockers' Field", "Hull", 18800, None),
            ("Spire Park", "Oxford", 14200, 2001), ("Thames Bowl", "London", 52300, 2016),
            ("Riverbank", "Derby", 26500, 1997), ("Tyne Bridge Ground", "Newcastle", 38900, 1911),
            ("Old Mill Lane", "Leeds", 6100, 1903)]
TEAMS = [("Kingsmead", "London", 1905, 1), ("Sheffield Steel", "Sheffield", 1889, 2),
         ("Bristol Mariners", "Bristol", 1921, 3), ("York Minster", "York", 1934, 4),
         ("Leeds Weavers", "Leeds", 1898, 5), ("Norwich Larks", "Norwich", 1919, 6),
         ("Brighton Gulls", "Brighton", 1946, 7), ("Hull Dockers", "Hull", 1901, 8),
         ("Oxford Scholars", "Oxford", 1962, 9), ("Thames Rovers", "London", 1978, 10),
         ("Derby Engines", "Derby", 1893, 11), ("Tyne Athletic", "Newcastle", 1907, 12)]
COACHES = ["Graham Holt", "Luis Carrasco", "Stefan Brandt", None, "Paolo Ferri", "Nigel Ashworth", "Erik Lund",
           "Tom Barlow", "Didier Roux", "Marco Silvestri", None, "Alan Pike"]
FIRST_NAMES = ["Aaron", "Adam", "Alex", "Ben", "Bruno", "Callum", "Carlos", "Connor", "Danny", "Dario", "David",
               "Diego", "Eddie", "Emil", "Erik", "Ethan", "Fabio", "Gabriel", "Harry", "Hugo", "Ivan", "Jack", "Jamie",
               "Joao", "Josh", "Kofi", "Lars", "Liam", "Luca", "Marco", "Mateo", "Max", "Nathan", "Oscar", "Pedro",
               "Reece", "Ryan", "Sami", "Theo", "Yannick"]
LAST_NAMES = ["Abbott", "Adeyemi", "Almond", "Barnes", "Bianchi", "Bishop", "Boateng", "Carter", "Coleman", "Conte",
              "Cooper", "Diallo", "Dubois", "Ellis", "Fernandes", "Fletcher", "Gallo", "Garcia", "Harding", "Hoffmann",
              "Hunt", "Jansson", "Keane", "Kone", "Lindberg", "Marsh", "Mendes", "Moreno", "Murray", "Nilsen", "Novak",
              "Okafor", "Owen", "Palmer", "Pereira", "Quinn", "Ricci", "Sanchez", "Schulz", "Walsh"]
NATIONS = (["England"] * 10 + ["Scotland"] * 2 + ["Ireland"] * 2 + ["Italy"] * 2 + ["Spain"] * 2 + ["Brazil"] * 2
           + ["France", "Germany", "Portugal", "Norway", "Nigeria", "Ghana", "Wales"])
SQUAD = ["goalkeeper"] * 2 + ["defender"] * 6 + ["midfielder"] * 7 + ["forward"] * 5
REFEREES = [("Martin Oakes", "England", 2009), ("Howard Pell", "England", 2012), ("Fiona Strand", "Scotland", 2015),
            ("Craig Dunmore", "Scotland", 2011), ("Rhys Morgan", "Wales", 2016), ("Keith Brannigan", "Ireland", 2008),
            ("Sarah Whitlock", "England", 2018), ("Peter Lacey", "England", 2005), ("Ian Thorpe", "England", 2020),
            ("Emma Gough", "Wales", 2025)]
SEASONS = [("2023/24", date(2023, 9, 2)), ("2024/25", date(2024, 8, 31)), ("2025/26", date(2025, 9, 6))]


def tables():
    random = Random(19051898)
    stadiums = Table("stadiums", "", [
        Column("stadiumId", "integer"), Column("name", "text(40)"), Column("city", "text(30)"),
        Column("capacity", "integer"), Column("openedYear", "integer", null=True)], ["stadiumId"], [],
        [(number, *each) for number, each in enumerate(STADIUMS, 1)])
    teams = Table("teams", "", [
        Column("teamId", "integer"), Column("name", "text(40)"), Column("city", "text(30)"),
        Column("foundedYear", "integer"), Column("stadiumId", "integer"), Column("headCoach", "text(40)", null=True)],
        ["teamId"], [ForeignKey(["stadiumId"], "stadiums", ["stadiumId"])],
        [(number, *each, COACHES[number - 1]) for number, each in enumerate(TEAMS, 1)])
    referees = Table("referees", "", [
        Column("refereeId", "integer"), Column("fullName", "text(40)"), Column("country", "text(30)"),
        Column("licensedSince", "date")], ["refereeId"], [],
        [(number, name, country, date(year, 7, 1)) for number, (name, country, year) in enumerate(REFEREES, 1)])
    squad = players(random)
    played = matches(random)
    goals, cards = events(random, squad, played)
    return [stadiums, teams, squad, referees, played, goals, cards]


def players(random):
    squad = Table("players", "", [
        Column("playerId", "integer"), Column("firstName", "text(30)"), Column("lastName", "text(30)"),
        Column("birthDate", "date"), Column("nationality", "text(30)"), Column("position", "text(12)"),
        Column("shirtNumber", "integer", null=True), Column("teamId", "integer", null=True),
        Column("heightCm", "integer"), Column("preferredFoot", "text(5)"),
        Column("marketValue", "integer", null=True), Column("contractUntil", "date", null=True)],
        ["playerId"], [ForeignKey(["teamId"], "teams", ["teamId"])])
    taken = set()
    while len(squad.rows) < 250:
        name = (random.one_of(FIRST_NAMES), random.one_of(LAST_NAMES))
        if name in taken:
            continue
        taken.add(name)
        at = len(squad.rows)
        team = at // 20 + 1 if at < 240 else None
        position = SQUAD[at % 20] if team else random.one_of(SQUAD)
        squad.rows.append((
            at + 1, *name, date(1988, 1, 1) + timedelta(days=random.below(7300)), random.one_of(NATIONS), position,
            at % 20 + 1 if team else None, team, random.between(168, 190) + (8 if position == "goalkeeper" else 0),
            random.one_of(["right"] * 6 + ["left"] * 3 + ["both"]),
            random.between(2, 240) * 100000 if random.happens(94) else None,
            date(random.between(2026, 2030), 6, 30) if team else None))
    return squad


def rounds():
    """Who plays at whose ground, round by round, in both halves of a season."""
    ring, half = list(range(2, 13)), []
    for number in range(11):
        order = [1] + ring[number:] + ring[:number]
        pairs = [(order[at], order[11 - at]) for at in range(6)]
        half.append([pair if (number + at) % 2 else pair[::-1] for at, pair in enumerate(pairs)])
    return half + [[pair[::-1] for pair in some] for some in half]


def matches(random):
    played = Table("matches", "", [
        Column("matchId", "integer"), Column("season", "text(7)"), Column("matchday", "integer"),
        Column("kickoff", "time"), Column("homeTeamId", "integer"), Column("awayTeamId", "integer"),
        Column("stadiumId", "integer"), Column("refereeId", "integer", null=True),
        Column("homeScore", "integer", null=True), Column("awayScore", "integer", null=True),
        Column("attendance", "integer", null=True), Column("status", "text(10)")],
        ["matchId"], [ForeignKey(["homeTeamId"], "teams", ["teamId"]), ForeignKey(["awayTeamId"], "teams", ["teamId"]),
                      ForeignKey(["stadiumId"], "stadiums", ["stadiumId"]),
                      ForeignKey(["refereeId"], "referees", ["refereeId"])])
    for season, first in SEASONS:
        for number, pairs in enumerate(rounds()):
            for home, away in pairs:
                day = first + timedelta(days=14 * number + random.below(2))
                is_over = day <= TODAY
                status = "scheduled" if not is_over else "postponed" if random.happens(2) else "played"
                scores, crowd = (None, None), None
                if status == "played":
                    scores = (random.one_of([0, 0, 1, 1, 1, 2, 2, 3, 4]), random.one_of([0, 0, 0, 1, 1, 2, 2, 3]))
                    crowd = STADIUMS[home - 1][2] * random.between(52, 100) // 100 if random.happens(96) else None
                played.rows.append((
                    len(played.rows) + 1, season, number + 1,
                    datetime.combine(day, time(random.one_of([13, 15, 15, 17, 20]), random.one_of([0, 0, 30]))),
                    home, away, home, random.between(1, 9) if is_over or random.happens(40) else None, *scores, crowd,
                    status))
    return played


def events(random, squad, played):
    goals = Table("goals", "", [
        Column("goalId", "integer"), Column("matchId", "integer"), Column("playerId", "integer"),
        Column("minute", "integer"), Column("isPenalty", "truth"), Column("isOwnGoal", "truth")],
        ["goalId"], [ForeignKey(["matchId"], "matches", ["matchId"]),
                      ForeignKey(["playerId"], "players", ["playerId"])])
    cards = Table("cards", "", [
        Column("cardId", "integer"), Column("matchId", "integer"), Column("playerId", "integer"),
        Column("color", "text(6)"), Column("minute", "integer"), Column("reason", "text(30)", null=True)],
        ["cardId"], [ForeignKey(["matchId"], "matches", ["matchId"]),
                      ForeignKey(["playerId"], "players", ["playerId"])])
    people = {team: [row for row in squad.rows if row[7] == team] for team in range(1, 13)}
    for match in played.rows:
        if match[11] != "played":
            continue
        for team, other, score in ((match[4], match[5], match[8]), (match[5], match[4], match[9])):
            for minute in sorted(random.between(1, 93) for _ in range(score)):
                is_own = random.happens(3)
                # Forwards score more; the goalkeeper and his deputy never do.
                at = random.between(15, 19) if random.happens(55) else random.between(2, 19)
                scorer = people[other][random.between(2, 7)] if is_own else people[team][at]
                goals.rows.append((len(goals.rows) + 1, match[0], scorer[0], minute, not is_own and random.happens(9),
                                   is_own))
        for _ in range(random.below(6)):
            booked = random.one_of(people[random.one_of(match[4:6])])
            cards.rows.append((len(cards.rows) + 1, match[0], booked[0], "red" if random.happens(7) else "yellow",
                               random.between(5, 93),
                               random.one_of(["foul", "foul", "foul", "dissent", "handball", "time wasting", None])))
    return goals, cards
