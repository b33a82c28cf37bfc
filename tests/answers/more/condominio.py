"""L'amministrazione di un condominio, in Italian: units with owner and tenant, fees, expenses and reported faults."""

from datetime import date, timedelta

from sampledata import Column, ForeignKey, Random, Table, cents

TODAY = date(2026, 6, 14)
PALAZZINE = [("Palazzina Acacia", "Via dei Tigli 2", 5, 1974, True),
             ("Palazzina Betulla", "Via dei Tigli 4", 4, 1974, True),
             ("Palazzina Cedro", "Via dei Tigli 6", 3, 1988, False), ("Torre Nord", "Via Mazzini 15", 9, 2003, True)]
NOMI = ["Agnese", "Bruno", "Carla", "Domenico", "Elisa", "Franco", "Grazia", "Ivano", "Lidia", "Mario", "Nadia",
        "Oreste",
        "Patrizia", "Renato", "Silvana", "Tullio"]
COGNOMI = ["Albani", "Berti", "Cattaneo", "Donini", "Fabbri", "Guidi", "Lanzi", "Melis", "Orsini", "Pavan", "Righi",
           "Sordi", "Tassi", "Zoli"]
FORNITORI = [("Ascensori Rapidi Srl", "ascensori"), ("Pulizie Splendor", "pulizie"), ("Idraulica Bassani", "idraulica"),
             ("Elettro Due", "elettricità"), ("Verde Vivo", "giardinaggio"), ("Edil Moro", "edilizia"),
             ("Caldaie Sicure", "riscaldamento"), ("Assicurazioni Lario", "assicurazione"),
             ("Luce e Gas Spa", "utenze"), ("Acquedotto Comunale", "utenze"), ("Studio Legale Ferri", "legale"),
             ("Spurghi Veloci", "idraulica"), ("Antenne Più", "elettricità"), ("Lattoneria Riva", "edilizia")]
VOCI = {1: ("manutenzione ascensore", 42000), 2: ("pulizia scale", 38000), 3: ("riparazione tubature", 61000),
        4: ("luci scale", 17000), 5: ("taglio siepi", 22000), 6: ("rifacimento intonaco", 410000),
        7: ("revisione caldaia", 73000), 8: ("polizza fabbricato", 190000), 9: ("energia elettrica", 54000),
        10: ("acqua", 66000), 12: ("spurgo fognature", 35000), 14: ("riparazione grondaie", 88000)}
GUASTI = [("ascensore bloccato", 1), ("perdita d'acqua", 3), ("luce scale guasta", 4), ("citofono rotto", 4),
          ("infiltrazione dal tetto", 14), ("riscaldamento freddo", 7), ("cancello bloccato", None)]


def tables():
    random = Random(19420262)
    palazzine = Table("palazzine", "", [
        Column("id", "integer"), Column("nome", "text(30)"), Column("indirizzo", "text(40)"),
        Column("piani", "integer"),
        Column("anno_costruzione", "integer"), Column("ascensore", "truth")], ["id"], [],
        [(numero, *each) for numero, each in enumerate(PALAZZINE, 1)])
    persone = Table("persone", "", [
        Column("id", "integer"), Column("nome", "text(30)"), Column("cognome", "text(30)"),
        Column("email", "text(60)", null=True), Column("telefono", "text(20)", null=True),
        Column("citta", "text(30)"), Column("data_nascita", "date")], ["id"], [])
    for numero in range(1, 81):
        nome, cognome = NOMI[numero % 16], COGNOMI[(numero * 3 - numero // 16) % 14]
        persone.rows.append((
            numero, nome, cognome, f"{nome}.{cognome}@posta.example".lower() if random.happens(75) else None,
            f"3{random.between(20, 99)} {random.between(1000000, 9999999)}" if random.happens(85) else None,
            random.one_of(["Como"] * 6 + ["Milano", "Milano", "Lecco", "Lugano"]),
            date(1938, 5, 1) + timedelta(days=random.below(23000))))
    unita = case(random)
    fornitori = Table("fornitori", "", [
        Column("id", "integer"), Column("ragione_sociale", "text(40)"), Column("categoria", "text(20)"),
        Column("telefono", "text(20)", null=True), Column("valutazione", "integer", null=True)], ["id"], [],
        [(numero, *each, None if numero in (8, 11) else f"031 {random.between(200000, 599999)}",
          random.between(2, 5) if numero not in (10, 13) else None) for numero, each in enumerate(FORNITORI, 1)])
    assemblee = Table("assemblee", "", [
        Column("id", "integer"), Column("data", "date"), Column("tipo", "text(15)"), Column("luogo", "text(30)"),
        Column("presenti", "integer"), Column("verbale_inviato", "truth")], ["id"])
    for numero in range(1, 21):
        assemblee.rows.append((
            numero, date(2023, 2, 8) + timedelta(days=numero * 59 + random.below(25)),
            "straordinaria" if random.happens(35) else "ordinaria",
            random.one_of(["sala parrocchiale", "sala parrocchiale", "studio amministratore", "cortile"]),
            random.between(14, 47), numero < 19 and random.happens(85)))
    return [palazzine, persone, unita, fornitori, spese(random), rate(random, unita), segnalazioni(random), assemblee]


def case(random):
    unita = Table("unita", "", [
        Column("id", "integer"), Column("palazzina_id", "integer"), Column("interno", "text(6)"),
        Column("tipo", "text(15)"), Column("piano", "integer"), Column("superficie_mq", "integer"),
        Column("millesimi", "integer"), Column("proprietario_id", "integer"),
        Column("inquilino_id", "integer", null=True)],
        ["id"], [ForeignKey(["palazzina_id"], "palazzine", ["id"]), ForeignKey(["proprietario_id"], "persone", ["id"]),
                 ForeignKey(["inquilino_id"], "persone", ["id"])])
    for numero in range(1, 61):
        palazzina = 1 + numero % 4
        piano = random.between(0, PALAZZINE[palazzina - 1][2])
        tipo = random.one_of(["negozio", "ufficio"]) if piano == 0 else "appartamento"
        if numero > 48:
            tipo, piano = "box", -1
        metri = random.between(14, 20) if tipo == "box" else random.between(38, 160)
        unita.rows.append((numero, palazzina, f"{'ABCD'[palazzina - 1]}{numero:02}", tipo, piano, metri, metri // 6 + 2,
                           random.between(1, 45), random.between(50, 78) if tipo != "box" and random.happens(45)
                           else None))
    return unita


def spese(random):
    tabella = Table("spese", "", [
        Column("id", "integer"), Column("fornitore_id", "integer"), Column("palazzina_id", "integer", null=True),
        Column("descrizione", "text(40)"), Column("importo", "money"), Column("data_fattura", "date"),
        Column("data_pagamento", "date", null=True), Column("straordinaria", "truth")],
        ["id"], [ForeignKey(["fornitore_id"], "fornitori", ["id"]), ForeignKey(["palazzina_id"], "palazzine", ["id"])])
    giorni = sorted(date(2024, 1, 8) + timedelta(days=random.below(885)) for _ in range(170))
    for numero, giorno in enumerate(giorni, 1):
        fornitore = random.one_of([1, 1, 2, 2, 2, 3, 3, 4, 5, 5, 6, 7, 8, 9, 9, 9, 10, 12, 14])
        voce, costo = VOCI[fornitore]
        pagata = giorno + timedelta(days=random.between(3, 75))
        tabella.rows.append((
            numero, fornitore,
            None if fornitore in (8, 9, 10) else random.one_of([1, 2, 4] if fornitore == 1 else [1, 2, 3, 4]),
            voce, cents(costo * random.between(60, 145) // 100), giorno,
            pagata if pagata <= TODAY and random.happens(94) else None, fornitore in (6, 14)))
    return tabella


def rate(random, unita):
    tabella = Table("rate", "", [
        Column("id", "integer"), Column("unita_id", "integer"), Column("scadenza", "date"), Column("importo", "money"),
        Column("data_pagamento", "date", null=True), Column("metodo", "text(12)", null=True)],
        ["id"], [ForeignKey(["unita_id"], "unita", ["id"])])
    for scadenza in [date(2025, 1, 31), date(2025, 4, 30), date(2025, 7, 31), date(2025, 10, 31), date(2026, 1, 31),
                     date(2026, 4, 30), date(2026, 7, 31)]:
        for casa in unita.rows[:-4]:
            giorno = scadenza + timedelta(days=random.between(-20, 8 if casa[0] % 7 else 70))
            pagata = giorno <= TODAY and random.happens(93)
            tabella.rows.append((len(tabella.rows) + 1, casa[0], scadenza, cents(casa[6] * 1150 + 4000),
                                 giorno if pagata else None,
                                 random.one_of(["bonifico"] * 4 + ["contanti", "assegno"]) if pagata else None))
    return tabella


def segnalazioni(random):
    tabella = Table("segnalazioni", "", [
        Column("id", "integer"), Column("unita_id", "integer"), Column("fornitore_id", "integer", null=True),
        Column("guasto", "text(40)"), Column("priorita", "text(8)"), Column("data_apertura", "date"),
        Column("data_chiusura", "date", null=True), Column("stato", "text(15)")],
        ["id"], [ForeignKey(["unita_id"], "unita", ["id"]), ForeignKey(["fornitore_id"], "fornitori", ["id"])])
    giorni = sorted(date(2024, 2, 1) + timedelta(days=random.below(863)) for _ in range(110))
    for numero, giorno in enumerate(giorni, 1):
        guasto, fornitore = random.one_of(GUASTI)
        fine = giorno + timedelta(days=random.between(0, 34))
        stato = "chiusa"
        if fine > TODAY - timedelta(days=3) or not random.happens(92):
            stato = random.one_of(["aperta", "in corso"])
        tabella.rows.append((
            numero, random.between(1, 44), fornitore, guasto,
            random.one_of(["bassa", "media", "media", "alta"]), giorno, fine if stato == "chiusa" else None, stato))
    return tabella
