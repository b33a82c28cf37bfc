"""A music streaming service, in English, with camelCase names, genres within genres and listeners who refer others."""

from datetime import date, datetime, timedelta

from sampledata import Column, ForeignKey, Random, Table, cents

TODAY = date(2026, 6, 14)
FIRST_DAY = date(2024, 2, 1)
GENRES = [("Rock", None), ("Pop", None), ("Jazz", None), ("Electronic", None), ("Classical", None), ("Folk", None),
          ("Indie Rock", 1), ("Hard Rock", 1), ("Synthpop", 2), ("Bebop", 3), ("Techno", 4), ("House", 4),
          ("Opera", 5)]
ARTISTS = [("Velvet Harbor", "United Kingdom", 2009), ("Mira Solis", "Spain", 2016), ("The Paper Kites Club",
           "Australia", 2011), ("Nordlys", "Norway", 2014), ("Blue Lantern Trio", "United States", 1998),
           ("Kappa Drive", "Germany", 2018), ("Orchestra Aurora", "Italy", 1987), ("Lena Hart", "United States", 2019),
           ("Static Garden", "United Kingdom", 2013), ("Duo Corvina", "Hungary", 2005), ("Night Tram", "Germany", 2020),
           ("Tom Ferris", "Ireland", 2002), ("Copper Wolves", "Canada", 2010), ("Sable", "France", 2017),
           ("Old Ferry Road", "Ireland", 2008), ("Neon Atlas", "Sweden", 2021), ("Gilda Moro", "Italy", 2015),
           ("Red Pavilion", "Japan", 2012)]
WORDS = [["Silver", "Broken", "Summer", "Quiet", "Golden", "Distant", "Paper", "Winter", "Hollow", "Electric"],
         ["River", "Letters", "Skyline", "Garden", "Engine", "Mirrors", "Harvest", "Signals", "Shadows", "Avenue"]]
PLANS = [("Free", 0, 1), ("Student", 499, 1), ("Premium", 1099, 3), ("Family", 1699, 6), ("Hi-Fi", 1999, 3)]
NAMES = ["anna", "bruno", "carla", "dave", "elif", "fred", "gina", "hank", "ivy", "jonas", "kira", "leo", "mona",
         "nico", "olga", "paul", "rita", "sam", "tara", "zed"]
COUNTRIES = ["United Kingdom", "Germany", "Italy", "Spain", "Poland", "United States", "Canada", "Brazil"]
MOODS = ["Morning run", "Focus", "Road trip", "Party", "Rainy day", "Sunday lunch", "Workout", "Late night"]


def tables():
    random = Random(20240201)
    genres = Table("genres", "", [
        Column("genreId", "integer"), Column("genreName", "text(30)"),
        Column("parentGenreId", "integer", null=True)], ["genreId"],
        [ForeignKey(["parentGenreId"], "genres", ["genreId"])],
        [(number, *each) for number, each in enumerate(GENRES, 1)])
    artists = Table("artists", "", [
        Column("artistId", "integer"), Column("artistName", "text(40)"), Column("country", "text(30)"),
        Column("formedYear", "integer"), Column("isVerified", "truth")], ["artistId"], [],
        [(number, *each, random.happens(70)) for number, each in enumerate(ARTISTS, 1)])
    plans = Table("plans", "", [
        Column("planId", "integer"), Column("planName", "text(20)"), Column("monthlyPrice", "money"),
        Column("maxDevices", "integer")], ["planId"], [],
        [(number, name, cents(price), most) for number, (name, price, most) in enumerate(PLANS, 1)])
    albums = released(random)
    tracks, listeners = recorded(random, albums), people(random)
    playlists = gathered(random, listeners)
    return [genres, artists, albums, tracks, plans, listeners, subscribed(random, listeners),
            played(random, listeners, tracks), playlists, filled(random, playlists, tracks)]


def title(random):
    return f"{random.one_of(WORDS[0])} {random.one_of(WORDS[1])}"


def released(random):
    albums = Table("albums", "", [
        Column("albumId", "integer"), Column("artistId", "integer"), Column("genreId", "integer"),
        Column("title", "text(60)"), Column("releaseDate", "date"), Column("isLive", "truth")], ["albumId"],
        [ForeignKey(["artistId"], "artists", ["artistId"]), ForeignKey(["genreId"], "genres", ["genreId"])])
    for artist, each in enumerate(ARTISTS[:-1], 1):
        genre = random.between(1, 12)
        for _ in range(random.between(1, 5)):
            year = random.between(max(each[2], 2005), 2025)
            albums.rows.append((len(albums.rows) + 1, artist, genre if random.happens(75) else random.between(1, 12),
                                title(random), date(year, random.between(1, 12), random.between(1, 28)),
                                random.happens(14)))
    return albums


def recorded(random, albums):
    tracks = Table("tracks", "", [
        Column("trackId", "integer"), Column("albumId", "integer"), Column("trackNumber", "integer"),
        Column("title", "text(60)"), Column("durationSec", "integer"), Column("isExplicit", "truth"),
        Column("composer", "text(40)", null=True)], ["trackId"], [ForeignKey(["albumId"], "albums", ["albumId"])])
    for album in albums.rows:
        for number in range(1, random.between(6, 12) + 1):
            composer = ARTISTS[album[1] - 1][0] if random.happens(40) else None
            tracks.rows.append((len(tracks.rows) + 1, album[0], number, title(random), random.between(121, 480),
                                random.happens(12), composer))
    return tracks


def people(random):
    listeners = Table("listeners", "", [
        Column("listenerId", "integer"), Column("userName", "text(30)"), Column("email", "text(60)"),
        Column("country", "text(30)"), Column("birthDate", "date", null=True), Column("joinedOn", "date"),
        Column("referredById", "integer", null=True)], ["listenerId"],
        [ForeignKey(["referredById"], "listeners", ["listenerId"])])
    for number in range(1, 161):
        name = f"{random.one_of(NAMES)}{number:03}"
        listeners.rows.append((
            number, name, f"{name}@mail.example", random.one_of(COUNTRIES),
            date(1960, 1, 1) + timedelta(days=random.below(17500)) if random.happens(82) else None,
            FIRST_DAY + timedelta(days=number * 5 + random.below(5)),
            random.between(1, min(number - 1, 40)) if number > 5 and random.happens(30) else None))
    return listeners


def subscribed(random, listeners):
    table = Table("subscriptions", "", [
        Column("subscriptionId", "integer"), Column("listenerId", "integer"), Column("planId", "integer"),
        Column("startDate", "date"), Column("endDate", "date", null=True), Column("autoRenew", "truth"),
        Column("status", "text(10)")], ["subscriptionId"],
        [ForeignKey(["listenerId"], "listeners", ["listenerId"]), ForeignKey(["planId"], "plans", ["planId"])])
    for listener in listeners.rows[:148]:
        begin = listener[5]
        while True:
            end = begin + timedelta(days=random.between(60, 400))
            is_over = end <= TODAY
            status = "expired" if is_over else "paused" if random.happens(10) else "active"
            if is_over and random.happens(35):
                status = "cancelled"
            table.rows.append((0, listener[0], random.one_of([1, 1, 2, 3, 3, 3, 4]), begin,
                               end if is_over else None, random.happens(60), status))
            if not is_over or random.happens(45):
                break
            begin = end
    table.rows.sort(key=lambda row: (row[3], row[1]))
    table.rows = [(number, *row[1:]) for number, row in enumerate(table.rows, 1)]
    return table


def played(random, listeners, tracks):
    plays = Table("plays", "", [
        Column("playId", "integer"), Column("listenerId", "integer"), Column("trackId", "integer"),
        Column("playedAt", "time"), Column("deviceType", "text(10)"), Column("secondsPlayed", "integer")], ["playId"],
        [ForeignKey(["listenerId"], "listeners", ["listenerId"]), ForeignKey(["trackId"], "tracks", ["trackId"])])
    for _ in range(1500):
        listener = random.one_of(listeners.rows[:25] if random.happens(30) else listeners.rows[:152])
        track = random.one_of(tracks.rows[:60] if random.happens(35) else tracks.rows[:-25])
        day = listener[5] + timedelta(days=random.below((TODAY - listener[5]).days + 1))
        moment = datetime(day.year, day.month, day.day, random.between(6, 23), random.below(60), random.below(60))
        plays.rows.append((0, listener[0], track[0], moment, random.one_of(
            ["mobile"] * 5 + ["desktop"] * 2 + ["speaker", "tv"]),
            track[4] if random.happens(70) else random.between(5, track[4])))
    plays.rows.sort(key=lambda row: (row[3], row[1]))
    plays.rows = [(number, *row[1:]) for number, row in enumerate(plays.rows, 1)]
    return plays


def gathered(random, listeners):
    playlists = Table("playlists", "", [
        Column("playlistId", "integer"), Column("listenerId", "integer"), Column("playlistName", "text(30)"),
        Column("createdOn", "date"), Column("isPublic", "truth"), Column("description", "text(80)", null=True)],
        ["playlistId"], [ForeignKey(["listenerId"], "listeners", ["listenerId"])])
    for number in range(1, 91):
        listener = random.one_of(listeners.rows[:100])
        playlists.rows.append((number, listener[0], random.one_of(MOODS),
                               listener[5] + timedelta(days=random.below((TODAY - listener[5]).days)),
                               random.happens(45), "my favourites" if random.happens(30) else None))
    return playlists


def filled(random, playlists, tracks):
    table = Table("playlistTracks", "", [
        Column("playlistId", "integer"), Column("trackId", "integer"), Column("position", "integer")],
        ["playlistId", "trackId"], [ForeignKey(["playlistId"], "playlists", ["playlistId"]),
                                    ForeignKey(["trackId"], "tracks", ["trackId"])])
    for playlist in playlists.rows:
        if playlist[0] % 15 == 4:  # empty ones
            continue
        chosen = sorted({random.one_of(tracks.rows)[0] for _ in range(random.between(1, 22))})
        table.rows += [(playlist[0], track, at) for at, track in enumerate(chosen, 1)]
    return table
