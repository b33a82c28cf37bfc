"""A chain of bakeries, in Italian, with shops, products, recipes, sales and cakes made to order."""

from datetime import date, timedelta

from sampledata import Column, ForeignKey, Random, Table, cents

TODAY = date(2026, 6, 14)
FIRST_DAY = date(2024, 12, 1)
NEGOZI = [("Forno del Duomo", "Parma", "via Cavour 12", 140, 22),
          ("Forno Oltretorrente", "Parma", "via Bixio 48", 85, None),
          ("Forno Ghiara", "Reggio Emilia", "corso Garibaldi 9", 110, 16),
          ("Forno San Pietro", "Modena", "via Emilia 201", 95, 12),
          ("Forno Pomposa", "Modena", "piazza Pomposa 3", 130, 28),
          ("Forno Saragozza", "Bologna", "via Saragozza 77", 160, 30),
          ("Forno Bolognina", "Bologna", "via Matteotti 5", 70, None)]
DIPENDENTI = [("Caterina", "Zanetti", 1, "direttrice", None, 420),
              ("Ugo", "Ferrari", 1, "responsabile negozio", 1, 246),
              ("Elena", "Montanari", 2, "responsabile negozio", 1, 229),
              ("Paolo", "Riva", 3, "responsabile negozio", 1, 232),
              ("Giulia", "Barbieri", 4, "responsabile negozio", 1, 225),
              ("Marco", "Sassi", 5, "responsabile negozio", 1, 241),
              ("Teresa", "Gatti", 6, "responsabile negozio", 1, 252),
              ("Ivo", "Costa", 7, "responsabile negozio", 7, 218), ("Sergio", "Conti", 1, "fornaio", 2, 198),
              ("Anna", "Villa", 1, "commessa", 2, 149), ("Luca", "Bellini", 1, "pasticcere", 2, 255),
              ("Sonia", "Marani", 2, "fornaio", 3, 184), ("Pietro", "Galli", 3, "fornaio", 4, 191),
              ("Dora", "Nanni", 3, "commessa", 4, 146), ("Amir", "Saidi", 4, "fornaio", 5, 187),
              ("Bianca", "Poli", 5, "pasticcere", 6, 208), ("Fausto", "Landi", 5, "fornaio", 6, 204),
              ("Rita", "Orsi", 5, "commessa", 6, 152), ("Nadia", "Corsini", 6, "pasticcere", 7, 214),
              ("Walter", "Pini", 6, "fornaio", 7, 196), ("Gaia", "Testa", 6, "commessa", 7, 147),
              ("Yuri", "Bassani", 7, "fornaio", 8, 181)]
PRODOTTI = [("Pagnotta", "pane", 420, 1000, False), ("Baguette", "pane", 160, 250, False),
            ("Ciabatta", "pane", 210, 300, False), ("Pane di segale", "pane", 540, 750, False),
            ("Pane di riso", "pane", 690, 400, True), ("Focaccia", "salato", 280, 200, False),
            ("Erbazzone", "salato", 350, 220, False), ("Pizzetta", "salato", 190, 120, False),
            ("Cornetto", "colazione", 140, 70, False), ("Girella", "colazione", 170, 90, False),
            ("Bombolone", "colazione", 180, 95, False), ("Muffin di mais", "colazione", 220, 100, True),
            ("Crostata", "torte", 1600, 800, False), ("Torta sbrisolona", "torte", 1450, 600, False),
            ("Torta al limone", "torte", 2100, 900, False), ("Torta di mandorle", "torte", 2600, 850, True),
            ("Millefoglie", "torte", 2900, 1000, False), ("Amaretti", "biscotti", 780, 300, True),
            ("Cantucci", "biscotti", 690, 300, False), ("Panettone", "feste", 2400, 1000, False),
            ("Colomba", "feste", 2300, 1000, False)]
FORNITORI = [("Mulino Bassi", "Reggio Emilia"), ("Caseificio Valle", "Parma"), ("Uova Rosse", "Forlì"),
             ("Dolce Sud", "Catania"), ("Molini Padani", "Mantova"), ("Lievital", "Milano")]
INGREDIENTI = [("farina di grano", 1, 85, True), ("farina di segale", 5, 140, True), ("farina di riso", 5, 210, False),
               ("burro", 2, 890, True), ("uova", 3, 420, True), ("zucchero", 4, 130, False), ("lievito", 6, 560, False),
               ("mandorle", 4, 1350, True), ("limoni", 4, 240, False), ("latte", 2, 150, True),
               ("sale", None, 60, False), ("farina di mais", 1, 165, False), ("olio d'oliva", None, 980, False),
               ("cacao", 4, 1240, False)]
RICETTE = {1: [1, 7, 11], 2: [1, 7, 11], 3: [1, 7, 11, 13], 4: [1, 2, 7, 11], 5: [3, 7, 11], 6: [1, 7, 11, 13],
           7: [1, 4, 11], 8: [1, 7, 11, 13], 9: [1, 4, 5, 6, 7, 10], 10: [1, 4, 5, 6], 11: [1, 5, 6, 7, 10],
           12: [5, 6, 12], 13: [1, 4, 5, 6], 14: [1, 4, 6, 8, 12], 15: [1, 4, 5, 6, 9], 16: [5, 6, 8],
           17: [1, 4, 5, 6, 10], 18: [6, 8], 19: [1, 5, 6, 8], 20: [1, 4, 5, 6, 7], 21: [1, 4, 5, 6, 7, 8]}
CLIENTI = [["Alba", "Carlo", "Diego", "Emma", "Franca", "Gino", "Ilaria", "Mario", "Noemi", "Rocco"],
           ["Amadei", "Bruni", "Cocchi", "Donati", "Fabbri", "Ghini"]]
OCCASIONI = ["compleanno", "compleanno", "compleanno", "matrimonio", "laurea", "battesimo", None]


def tables():
    random = Random(20241201)
    negozi = Table("negozi", "", [
        Column("id", "integer"), Column("nome", "text(30)"), Column("citta", "text(30)"),
        Column("indirizzo", "text(40)"), Column("metri_quadri", "integer"),
        Column("posti_a_sedere", "integer", null=True), Column("data_apertura", "date")], ["id"], [],
        [(number, *each, date(2004, 9, 1) + timedelta(days=number * 870 + random.below(400)))
         for number, each in enumerate(NEGOZI, 1)])
    dipendenti = Table("dipendenti", "", [
        Column("id", "integer"), Column("nome", "text(30)"), Column("cognome", "text(30)"),
        Column("negozio_id", "integer"), Column("mansione", "text(30)"), Column("capo_id", "integer", null=True),
        Column("stipendio", "money"), Column("data_assunzione", "date"), Column("tempo_pieno", "truth")], ["id"],
        [ForeignKey(["negozio_id"], "negozi", ["id"]), ForeignKey(["capo_id"], "dipendenti", ["id"])],
        [(number, *each[:5], cents(each[5] * 1000), date(2010, 2, 1) + timedelta(days=random.below(5700)),
          each[3] != "commessa" or number == 10) for number, each in enumerate(DIPENDENTI, 1)])
    prodotti = Table("prodotti", "", [
        Column("id", "integer"), Column("nome", "text(30)"), Column("categoria", "text(20)"), Column("prezzo", "money"),
        Column("peso_g", "integer"), Column("senza_glutine", "truth"),
        Column("fuori_produzione_dal", "date", null=True)], ["id"], [],
        [(number, *each[:2], cents(each[2]), *each[3:], date(2025, 9, 1) if number in (4, 10) else None)
         for number, each in enumerate(PRODOTTI, 1)])
    fornitori = Table("fornitori", "", [
        Column("id", "integer"), Column("ragione_sociale", "text(40)"), Column("citta", "text(30)"),
        Column("telefono", "text(20)", null=True), Column("biologico", "truth")], ["id"], [],
        [(number, *each, f"05{random.between(10, 99)} {random.between(100000, 999999)}" if number != 4 else None,
          number in (2, 3, 5)) for number, each in enumerate(FORNITORI, 1)])
    ingredienti = Table("ingredienti", "", [
        Column("id", "integer"), Column("nome", "text(30)"), Column("fornitore_id", "integer", null=True),
        Column("costo_al_kg", "money"), Column("allergene", "truth")], ["id"],
        [ForeignKey(["fornitore_id"], "fornitori", ["id"])],
        [(number, *each[:2], cents(each[2]), each[3]) for number, each in enumerate(INGREDIENTI, 1)])
    ricette = Table("ricette", "", [
        Column("prodotto_id", "integer"), Column("ingrediente_id", "integer"), Column("grammi", "integer")],
        ["prodotto_id", "ingrediente_id"],
        [ForeignKey(["prodotto_id"], "prodotti", ["id"]), ForeignKey(["ingrediente_id"], "ingredienti", ["id"])],
        [(prodotto, each, random.between(2, 8) if each in (7, 11) else
          PRODOTTI[prodotto - 1][3] * random.between(12, 30) // 100)
         for prodotto, usati in RICETTE.items() for each in usati])
    return [negozi, dipendenti, prodotti, fornitori, ingredienti, ricette, vendute(random), prenotate(random)]


def vendute(random):
    vendite = Table("vendite", "", [
        Column("id", "integer"), Column("negozio_id", "integer"), Column("prodotto_id", "integer"),
        Column("data", "date"), Column("quantita", "integer"), Column("incasso", "money")], ["id"],
        [ForeignKey(["negozio_id"], "negozi", ["id"]), ForeignKey(["prodotto_id"], "prodotti", ["id"])])
    for _ in range(400):
        day = FIRST_DAY + timedelta(days=random.below((TODAY - FIRST_DAY).days + 1))
        product = random.one_of([1, 1, 2, 2, 3, 5, 6, 6, 7, 8, 9, 9, 9, 11, 12, 13, 14, 15, 17, 18, 19]
                                + ([4, 10] if day < date(2025, 9, 1) else []) + ([20, 20] if day.month == 12 else []))
        price = PRODOTTI[product - 1][2]
        count = random.between(1, 8) if price > 1000 else random.between(8, 90)
        vendite.rows.append((0, random.one_of([1, 1, 2, 3, 4, 5, 5, 6, 6, 6, 7]), product, day, count,
                             cents(price * count * random.one_of([100, 100, 100, 90]) // 100)))
    vendite.rows.sort(key=lambda row: (row[3], row[1], row[2]))
    vendite.rows = [(number, *row[1:]) for number, row in enumerate(vendite.rows, 1)]
    return vendite


def prenotate(random):
    ordinazioni = Table("ordinazioni", "", [
        Column("id", "integer"), Column("cliente", "text(40)"), Column("negozio_id", "integer"),
        Column("prodotto_id", "integer"), Column("occasione", "text(20)", null=True), Column("data_ordine", "date"),
        Column("data_ritiro", "date"), Column("persone", "integer"), Column("acconto", "money", null=True),
        Column("stato", "text(15)")], ["id"],
        [ForeignKey(["negozio_id"], "negozi", ["id"]), ForeignKey(["prodotto_id"], "prodotti", ["id"])])
    names = [f"{one} {other}" for one in CLIENTI[0] for other in CLIENTI[1]]
    for _ in range(180):
        day = FIRST_DAY + timedelta(days=random.below((TODAY - FIRST_DAY).days + 1))
        day = TODAY - timedelta(days=random.below(12)) if random.happens(8) else day
        pickup = day + timedelta(days=random.between(2, 20))
        state = ("annullata" if random.happens(8) else "ritirata" if pickup <= TODAY
                 else random.one_of(["pronta", "da preparare"]))
        ordinazioni.rows.append((
            0, random.one_of(names[:6] if random.happens(25) else names), random.one_of([1, 1, 3, 4, 5, 5, 6, 6, 6]),
            random.one_of([13, 14, 15, 15, 16, 17, 17]), random.one_of(OCCASIONI), day, pickup,
            random.one_of([4, 6, 8, 8, 10, 12, 16, 20, 40]),
            cents(random.between(2, 10) * 500) if random.happens(70) else None, state))
    ordinazioni.rows.sort(key=lambda row: (row[5], row[1]))
    ordinazioni.rows = [(number, *row[1:]) for number, row in enumerate(ordinazioni.rows, 1)]
    return ordinazioni
