"""A winery, in Italian, with vineyards, harvests, wines, orders and prizes."""

from datetime import date, timedelta

from sampledata import Column, ForeignKey, Random, Table, cents

TODAY = date(2026, 6, 14)
FIRST_DAY = date(2023, 9, 1)
DIPENDENTI = [("Ludovica", "Ferrante", "titolare", None, 520000), ("Aldo", "Marchetti", "enologo", 1, 340000),
              ("Silvia", "Ricci", "responsabile vendite", 1, 310000), ("Nicola", "Bassi", "agronomo", 1, 290000),
              ("Paola", "Grassi", "cantiniere", 2, 185000), ("Tommaso", "Neri", "cantiniere", 2, 178000),
              ("Irene", "Colombo", "venditore", 3, 192000), ("Fabio", "Leone", "venditore", 3, 188000),
              ("Marta", "Sala", "venditore", 3, 196000), ("Gino", "Pace", "vignaiolo", 4, 165000),
              ("Rita", "Fiore", "vignaiolo", 4, 168000), ("Omar", "Haddad", "vignaiolo", 4, 160000),
              ("Elisa", "Monti", "contabile", 1, 205000), ("Dino", "Carli", "autista", 3, 170000)]
VIGNETI = [("Colle Alto", "Montalcino", 620, 1998, "sud"), ("La Fonte", "Montepulciano", 410, 2005, "est"),
           ("Poggio Rosso", "Montalcino", 835, 1987, "sud"), ("Vigna Vecchia", "Greve in Chianti", 275, 1972, "ovest"),
           ("Le Querce", "San Gimignano", 540, 2010, "nord"), ("Il Ginepro", "Castellina in Chianti", 380, 2016, "est"),
           ("Piano Lungo", "San Gimignano", 710, 2003, "sud"), ("Campo Nuovo", "Greve in Chianti", 190, 2024, "ovest")]
VITIGNI = [("Sangiovese", "nero"), ("Merlot", "nero"), ("Cabernet Sauvignon", "nero"), ("Vernaccia", "bianco"),
           ("Trebbiano", "bianco"), ("Malvasia", "bianco"), ("Canaiolo", "nero"), ("Vermentino", "bianco"),
           ("Ciliegiolo", "nero")]
COLTIVATI = {1: [1], 2: [1, 7], 3: [1, 2, 3], 4: [1, 7], 5: [4], 6: [1, 2], 7: [4, 5, 6]}
VINI = [("Rocca Bruna", "rosso", "DOCG", 3450, [(1, 100)]), ("Sera d'Estate", "rosato", "IGT", 950, [(1, 80), (2, 20)]),
        ("Torre Chiara", "bianco", "DOCG", 1150, [(4, 100)]), ("Fosso Nero", "rosso", "IGT", 2200, [(2, 50), (3, 50)]),
        ("Colle Alto Riserva", "rosso", "DOCG", 5800, [(1, 100)]), ("Brezza", "bianco", None, 780, [(5, 60), (6, 40)]),
        ("Vin di Casa", "rosso", None, 650, [(1, 70), (7, 30)]), ("Oro Antico", "passito", "DOC", 3900, [(6, 100)]),
        ("Notte Chiara", "spumante", "DOC", 1650, [(4, 85), (5, 15)])]
CITTA = [("Firenze", "Toscana"), ("Siena", "Toscana"), ("Pisa", "Toscana"), ("Roma", "Lazio"), ("Milano", "Lombardia"),
         ("Bergamo", "Lombardia"), ("Bologna", "Emilia-Romagna"), ("Torino", "Piemonte"), ("Napoli", "Campania")]
NOMI = [["Osteria", "Trattoria", "Enoteca", "Ristorante", "Albergo", "Bottega", "Locanda"],
        ["del Ponte", "da Mario", "La Pergola", "Belvedere", "al Pozzo", "San Marco", "Aurora", "dei Sapori",
         "Vecchia Posta", "il Grappolo", "Centrale", "La Quercia"]]
CONCORSI = ["Vinitaly", "Decanter", "Mundus Vini", "Berliner Wein Trophy"]


def tables():
    random = Random(20230901)
    dipendenti = Table("dipendenti", "", [
        Column("id", "integer"), Column("nome", "text(30)"), Column("cognome", "text(30)"),
        Column("mansione", "text(30)"), Column("responsabile_id", "integer", null=True),
        Column("data_assunzione", "date"), Column("stipendio_mensile", "money")], ["id"],
        [ForeignKey(["responsabile_id"], "dipendenti", ["id"])],
        [(number, *each[:4], date(2008, 1, 10) + timedelta(days=random.below(6200)), cents(each[4]))
         for number, each in enumerate(DIPENDENTI, 1)])
    vigneti = Table("vigneti", "", [
        Column("id", "integer"), Column("nome", "text(30)"), Column("comune", "text(30)"), Column("ettari", "money"),
        Column("anno_impianto", "integer"), Column("esposizione", "text(10)"), Column("biologico", "truth")],
        ["id"], [], [(number, *each[:2], cents(each[2]), *each[3:], number in (1, 4, 5, 8))
                     for number, each in enumerate(VIGNETI, 1)])
    vitigni = Table("vitigni", "", [Column("id", "integer"), Column("nome", "text(30)"), Column("colore", "text(10)")],
                    ["id"], [], [(number, *each) for number, each in enumerate(VITIGNI, 1)])
    vini, composizione = prodotti(random)
    clienti = acquirenti(random)
    ordini = ordinati(random, clienti)
    return [dipendenti, vigneti, vitigni, raccolti(random), vini, composizione, clienti, ordini,
            righe(random, ordini, vini), premiati(random, vini)]


def raccolti(random):
    vendemmie = Table("vendemmie", "", [
        Column("id", "integer"), Column("vigneto_id", "integer"), Column("vitigno_id", "integer"),
        Column("data_raccolta", "date"), Column("quantita_kg", "integer"),
        Column("grado_zuccherino", "money", null=True)], ["id"],
        [ForeignKey(["vigneto_id"], "vigneti", ["id"]), ForeignKey(["vitigno_id"], "vitigni", ["id"])])
    for year in range(2020, 2026):
        for vigneto, coltivati in COLTIVATI.items():
            for vitigno in coltivati:
                for _ in range(random.between(1, 3)):
                    vendemmie.rows.append((
                        len(vendemmie.rows) + 1, vigneto, vitigno,
                        date(year, 8, 25) + timedelta(days=random.below(45)),
                        VIGNETI[vigneto - 1][2] * random.between(18, 34) // len(coltivati) // 10 * 10,
                        cents(random.between(1750, 2450)) if random.happens(88) else None))
    return vendemmie


def prodotti(random):
    vini = Table("vini", "", [
        Column("id", "integer"), Column("nome", "text(40)"), Column("tipo", "text(10)"),
        Column("denominazione", "text(5)", null=True), Column("annata", "integer"), Column("gradazione", "money"),
        Column("prezzo", "money"), Column("bottiglie_prodotte", "integer")], ["id"])
    composizione = Table("vini_vitigni", "", [
        Column("vino_id", "integer"), Column("vitigno_id", "integer"), Column("percentuale", "integer")],
        ["vino_id", "vitigno_id"],
        [ForeignKey(["vino_id"], "vini", ["id"]), ForeignKey(["vitigno_id"], "vitigni", ["id"])])
    for nome, tipo, denominazione, prezzo, uve in VINI:
        for annata in range(random.between(2019, 2021), random.between(2023, 2025)):
            number = len(vini.rows) + 1
            vini.rows.append((number, f"{nome} {annata}", tipo, denominazione, annata,
                              cents(random.between(22, 30) * 50), cents(prezzo + (2024 - annata) * prezzo // 20),
                              random.between(15, 140) * 100))
            composizione.rows += [(number, *each) for each in uve]
    return vini, composizione


def acquirenti(random):
    clienti = Table("clienti", "", [
        Column("id", "integer"), Column("ragione_sociale", "text(60)"), Column("tipo", "text(15)"),
        Column("citta", "text(30)"), Column("regione", "text(30)"), Column("email", "text(60)", null=True),
        Column("telefono", "text(20)", null=True), Column("cliente_dal", "date")], ["id"])
    nomi = [f"{one} {other}" for one in NOMI[0] for other in NOMI[1]]
    tipi = {"Enoteca": "enoteca", "Bottega": "negozio", "Albergo": "albergo"}
    for number in range(1, 71):
        nome = nomi.pop(random.below(len(nomi)))
        clienti.rows.append((
            number, nome, tipi.get(nome.split()[0], "ristorante"), *random.one_of(CITTA),
            f"info{number}@cliente.example" if random.happens(82) else None,
            f"0{random.between(10, 99)} {random.between(100000, 999999)}" if random.happens(85) else None,
            FIRST_DAY + timedelta(days=number * 12)))
    return clienti


def ordinati(random, clienti):
    ordini = Table("ordini", "", [
        Column("id", "integer"), Column("cliente_id", "integer"), Column("venditore_id", "integer", null=True),
        Column("data_ordine", "date"), Column("data_consegna", "date", null=True), Column("stato", "text(15)")],
        ["id"], [ForeignKey(["cliente_id"], "clienti", ["id"]), ForeignKey(["venditore_id"], "dipendenti", ["id"])])
    for _ in range(340):
        cliente = random.one_of(clienti.rows[:10] if random.happens(30) else clienti.rows[:64])
        giorno = cliente[7] + timedelta(days=random.below((TODAY - cliente[7]).days + 1))
        consegna = giorno + timedelta(days=random.between(2, 18))
        stato = ("annullato" if random.happens(6) else "consegnato" if consegna <= TODAY
                 else random.one_of(["spedito", "in preparazione"]))
        ordini.rows.append((0, cliente[0], random.one_of([7, 7, 8, 9, 9, 9]) if random.happens(90) else None, giorno,
                            consegna if stato == "consegnato" else None, stato))
    ordini.rows.sort(key=lambda row: (row[3], row[1]))
    ordini.rows = [(number, *row[1:]) for number, row in enumerate(ordini.rows, 1)]
    return ordini


def righe(random, ordini, vini):
    table = Table("righe_ordine", "", [
        Column("ordine_id", "integer"), Column("vino_id", "integer"), Column("quantita", "integer"),
        Column("prezzo_unitario", "money")], ["ordine_id", "vino_id"],
        [ForeignKey(["ordine_id"], "ordini", ["id"]), ForeignKey(["vino_id"], "vini", ["id"])])
    for ordine in ordini.rows:
        scelti = sorted({random.one_of(vini.rows[:-2])[0] for _ in range(random.between(1, 5))})
        for vino in scelti:
            sconto = random.one_of([100, 100, 95, 90])
            table.rows.append((ordine[0], vino, random.one_of([6, 6, 12, 12, 18, 24, 36, 60]),
                               cents(int(vini.rows[vino - 1][6] * sconto))))
    return table


def premiati(random, vini):
    premi = Table("premi", "", [
        Column("id", "integer"), Column("vino_id", "integer"), Column("concorso", "text(30)"),
        Column("anno", "integer"), Column("medaglia", "text(10)")], ["id"], [ForeignKey(["vino_id"], "vini", ["id"])])
    for vino in vini.rows:
        for _ in range(random.one_of([0, 0, 1, 1, 2, 3])):
            premi.rows.append((len(premi.rows) + 1, vino[0], random.one_of(CONCORSI),
                               min(2026, vino[4] + random.between(1, 3)),
                               random.one_of(["oro", "argento", "argento", "bronzo"])))
    return premi
