"""What the sample databases hold: tables as values, and rows made from a seed, the same on every machine."""

from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from decimal import Decimal


class Random:
    """splitmix64, as src/core/schema/shuffle.h: Python's own may change from one version to the next."""

    def __init__(self, seed):
        self._state = seed

    def _next(self):
        mask = (1 << 64) - 1
        self._state = (self._state + 0x9E3779B97F4A7C15) & mask
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & mask
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & mask
        return z ^ (z >> 31)

    def below(self, bound):
        return self._next() % bound

    def between(self, low, high):
        return low + self.below(high - low + 1)

    def one_of(self, items):
        return items[self.below(len(items))]

    def happens(self, percent):
        return self.below(100) < percent


@dataclass
class Column:
    name: str
    type: str  # integer, text(n), money, date, time, truth
    comment: str = ""
    null: bool = False


@dataclass
class ForeignKey:
    columns: list
    table: str
    targets: list


@dataclass
class Table:
    name: str
    comment: str
    columns: list
    key: list
    foreign_keys: list = field(default_factory=list)
    rows: list = field(default_factory=list)


FIRST_NAMES = ["Ada", "Bruno", "Chiara", "David", "Elena", "Farid", "Greta", "Hugo", "Irina", "Jonas", "Katia", "Luca",
               "Marta", "Nils", "Olga", "Pavel", "Quentin", "Rosa", "Sven", "Teresa", "Ugo", "Vera", "Wanda", "Yusuf",
               "Zoe"]
LAST_NAMES = ["Adler", "Bianchi", "Carlsen", "Dubois", "Esposito", "Fischer", "Garcia", "Hansen", "Ivanova", "Jansen",
              "Kowalski", "Lindqvist", "Moreau", "Novak", "O'Brien", "Petrova", "Quist", "Romano", "Schmidt",
              "Torres", "Urban", "Vogel", "Wagner", "Ziegler"]


def person(random):
    return random.one_of(FIRST_NAMES) + " " + random.one_of(LAST_NAMES)


def cents(amount):
    return Decimal(amount) / 100


# The shop: mixed-case and spaced names, prices in two places, NULLs that mean something.

CITIES = [("Rome", "IT"), ("Milan", "IT"), ("Turin", "IT"), ("Berlin", "DE"), ("Hamburg", "DE"), ("Munich", "DE"),
          ("Paris", "FR"), ("Lyon", "FR"), ("Madrid", "ES"), ("Vienna", "AT"), ("Amsterdam", "NL"), ("Malmo", "SE")]
CATEGORIES = [(1, "Kitchen", None), (2, "Garden", None), (3, "Office", None), (4, "Knives", 1), (5, "Pans", 1),
              (6, "Glasses", 1), (7, "Tools", 2), (8, "Seeds", 2), (9, "Pots", 2), (10, "Paper", 3), (11, "Pens", 3),
              (12, "Lamps", 3), (13, "Bread knives", 4), (14, "Pocket knives", 4)]
KINDS = ["Classic", "Small", "Large", "Folding", "Blue", "Oak", "Steel", "Travel", "Heavy", "Light"]
FIRST_DAY = date(2022, 1, 1)
LAST_DAY = date(2024, 12, 31)
DISCOUNTS = [Decimal("0.05"), Decimal("0.10"), Decimal("0.25")]
REASONS = ["damaged", "wrong item", "too late", "changed mind"]


def shop():
    random = Random(20220101)
    customers = Table("customers", "people who have signed up, whether or not they bought", [
        Column("id", "integer"), Column("name", "text(80)"), Column("email", "text(120)"),
        Column("city", "text(60)"), Column("country_code", "text(2)", "ISO 3166 code, such as DE"),
        Column("signupDate", "date"),
        Column("newsletter", "truth", "NULL: was never asked", null=True),
        Column("referred_by", "integer", "the customer who brought this one", null=True),
    ], ["id"], [ForeignKey(["referred_by"], "customers", ["id"])])
    for number in range(1, 601):
        name = person(random)
        city, country = random.one_of(CITIES)
        signup = FIRST_DAY + timedelta(days=random.below(number + 1))
        newsletter = None if random.happens(30) else random.happens(60)
        referrer = random.between(1, number - 1) if number > 10 and random.happens(25) else None
        address = "".join(c for c in name.lower() if c.isalpha() or c == " ").replace(" ", ".")
        customers.rows.append((number, name, f"{address}.{number}@mail.example", city, country, signup, newsletter,
                               referrer))

    categories = Table("categories", "a tree: parent_id is NULL at the top", [
        Column("id", "integer"), Column("name", "text(40)"), Column("parent_id", "integer", null=True),
    ], ["id"], [ForeignKey(["parent_id"], "categories", ["id"])], CATEGORIES)

    products = Table("products", "what is or was for sale", [
        Column("id", "integer"), Column("sku", "text(12)"), Column("name", "text(80)"),
        Column("category_id", "integer"),
        Column("unitPrice", "money", "today's price; that of a sale is in Order Items"),
        Column("discontinued_on", "date", "NULL: still for sale", null=True),
    ], ["id"], [ForeignKey(["category_id"], "categories", ["id"])])
    for number in range(1, 121):
        category = random.one_of(CATEGORIES[3:])
        gone = LAST_DAY - timedelta(days=random.below(500)) if random.happens(15) else None
        products.rows.append((number, f"{category[1][:2].upper()}-{number:04}", f"{random.one_of(KINDS)} {category[1]}",
                              category[0], cents(random.between(150, 12000)), gone))

    orders, items, returns = sales(random, customers, products)
    return [customers, categories, products, orders, items, returns]


def sales(random, customers, products):
    orders = Table("orders", "one row for each purchase", [
        Column("id", "integer"), Column("customer_id", "integer"), Column("ordered_at", "time"),
        Column("status", "text(10)", "new, paid, shipped, delivered or cancelled"),
        Column("shipped_on", "date", "NULL: has not left", null=True),
        Column("shipCountry", "text(2)", "NULL: the customer's own country", null=True),
    ], ["id"], [ForeignKey(["customer_id"], "customers", ["id"])])
    items = Table("Order Items", "the lines of an order", [
        Column("order_id", "integer"), Column("line_no", "integer"), Column("product_id", "integer"),
        Column("quantity", "integer"), Column("unitPrice", "money", "as it was sold"),
        Column("discount", "money", "a part of 1; NULL: none was given", null=True),
    ], ["order_id", "line_no"], [ForeignKey(["order_id"], "orders", ["id"]),
                                 ForeignKey(["product_id"], "products", ["id"])])
    returns = Table("returns", "lines that came back", [
        Column("id", "integer"), Column("order_id", "integer"), Column("line_no", "integer"),
        Column("returned_on", "date"), Column("reason", "text(20)", "NULL: none was given", null=True),
        Column("refund", "money"),
    ], ["id"], [ForeignKey(["order_id", "line_no"], "Order Items", ["order_id", "line_no"])])

    days = (LAST_DAY - FIRST_DAY).days
    for number in range(1, 3201):
        # Later days have more orders, so that a trend can be seen.
        day = FIRST_DAY + timedelta(days=max(random.below(days), random.below(days)))
        # A few regulars buy far more than the others.
        customer = random.one_of(customers.rows[:20] if random.happens(15) else customers.rows)
        day = max(day, customer[5])
        at = datetime(day.year, day.month, day.day, random.between(7, 22), random.below(60), random.below(60))
        age = (LAST_DAY - day).days
        status = ("cancelled" if random.happens(6) else "delivered" if age > 12 else
                  random.one_of(["new", "paid", "shipped"]))
        shipped = day + timedelta(days=random.between(1, 6)) if status in ("shipped", "delivered") else None
        abroad = random.one_of(CITIES)[1] if random.happens(8) else None
        orders.rows.append((number, customer[0], at, status, shipped, abroad))
        for line in range(1, random.between(1, 4) + 1):
            product = random.one_of(products.rows)
            price = (product[4] * random.between(85, 100) / 100).quantize(Decimal("0.01"))
            discount = random.one_of(DISCOUNTS) if random.happens(20) else None
            items.rows.append((number, line, product[0], random.between(1, 5), price, discount))
            if status == "delivered" and random.happens(5):
                reason = random.one_of(REASONS) if random.happens(80) else None
                back = shipped + timedelta(days=random.between(2, 30))
                returns.rows.append((len(returns.rows) + 1, number, line, back, reason, price))
    return orders, items, returns


# The library: the same column names everywhere, letters for words, dates as texts of two kinds, a link table.

TITLES = ["The Glass Orchard", "Night Ferry", "A Map of Rain", "The Quiet Engine", "Salt and Paper", "Winter Bees",
          "The Last Cartographer", "Blue Hour", "Letters to Nobody", "The Clockmaker's Garden", "Stone Bridges",
          "Seven Harbours", "An Honest Thief", "The Long Field", "Ink", "Under the Lime Tree", "Small Weather",
          "The Other Shore", "Copper", "A Room of Echoes"]
LIBRARY_END = date(2024, 6, 30)


def library():
    random = Random(1848)
    branches = Table("branches", "the houses of the library", [
        Column("id", "integer"), Column("name", "text(40)"), Column("city", "text(40)"),
    ], ["id"], [], [(1, "Central", "Trieste"), (2, "Harbour", "Trieste"), (3, "Hillside", "Gorizia"),
                    (4, "Station", "Udine")])
    members = Table("members", "people with a card", [
        Column("id", "integer"), Column("name", "text(80)"),
        Column("status", "text(1)", "A active, S suspended, C closed"),
        Column("joined", "text(10)", "a date as DD.MM.YYYY"),
        Column("branch_id", "integer"),
        Column("sponsor_id", "integer", "the member who vouches for this one", null=True),
    ], ["id"], [ForeignKey(["branch_id"], "branches", ["id"]), ForeignKey(["sponsor_id"], "members", ["id"])])
    for number in range(1, 241):
        joined = date(2015, 1, 1) + timedelta(days=random.below(3300))
        sponsor = random.between(1, number - 1) if number > 5 and random.happens(30) else None
        members.rows.append((number, person(random), random.one_of("AAAAAASC"), joined.strftime("%d.%m.%Y"),
                             random.between(1, 4), sponsor))
    authors = Table("authors", "", [
        Column("id", "integer"), Column("name", "text(80)"), Column("born", "integer", null=True),
    ], ["id"])
    for number in range(1, 61):
        authors.rows.append((number, person(random), None if random.happens(20) else random.between(1890, 1990)))
    titles = Table("titles", "works, of which there are copies", [
        Column("id", "integer"), Column("name", "text(80)"),
        Column("language", "text(2)", "en, it or sl"), Column("year", "integer", null=True),
    ], ["id"])
    for number in range(1, 161):
        volume = (number - 1) // len(TITLES)
        name = TITLES[(number - 1) % len(TITLES)] + (f", volume {volume + 1}" if volume else "")
        titles.rows.append((number, name, random.one_of(["en", "it", "it", "sl"]),
                            None if random.happens(10) else random.between(1950, 2023)))
    written = Table("title_authors", "who made which title, and as what", [
        Column("title_id", "integer"), Column("author_id", "integer"),
        Column("role", "text(1)", "A author, E editor, T translator"),
    ], ["title_id", "author_id"], [ForeignKey(["title_id"], "titles", ["id"]),
                                   ForeignKey(["author_id"], "authors", ["id"])])
    for title in titles.rows:
        chosen = {random.between(1, 60) for _ in range(random.between(1, 3))}
        for place, author in enumerate(sorted(chosen)):
            written.rows.append((title[0], author, "A" if place == 0 else random.one_of("AET")))
    return [branches, members, authors, titles, written] + lending(random, members, titles)


def lending(random, members, titles):
    copies = Table("copies", "the books on the shelves", [
        Column("id", "integer"), Column("title_id", "integer"), Column("branch_id", "integer"),
        Column("status", "text(1)", "A on the shelf, L lent, R in repair, X lost"),
    ], ["id"], [ForeignKey(["title_id"], "titles", ["id"]), ForeignKey(["branch_id"], "branches", ["id"])])
    loans = Table("loans", "", [
        Column("id", "integer"), Column("copy_id", "integer"), Column("member_id", "integer"),
        Column("lent", "text(8)", "a date as YYYYMMDD"), Column("due", "text(8)", "a date as YYYYMMDD"),
        Column("returned", "text(8)", "a date as YYYYMMDD; NULL: still out", null=True),
        Column("fine_cents", "integer", "NULL: no fine was due", null=True),
    ], ["id"], [ForeignKey(["copy_id"], "copies", ["id"]), ForeignKey(["member_id"], "members", ["id"])])
    for number in range(1, 401):
        status = random.one_of("AAAAAAAARX")
        day = date(2021, 1, 1) + timedelta(days=random.below(90))
        for _ in range(random.below(6)):
            due = day + timedelta(days=28)
            back = day + timedelta(days=random.between(2, 45))
            late = max(0, (back - due).days)
            loans.rows.append((0, number, random.between(1, len(members.rows)), day, due, back,
                               late * 20 if late else None))
            day = back + timedelta(days=random.between(1, 250))
        if status == "A" and random.happens(15):
            day = LIBRARY_END - timedelta(days=random.below(40))
            loans.rows.append((0, number, random.between(1, len(members.rows)), day, day + timedelta(days=28), None,
                               None))
            status = "L"
        copies.rows.append((number, random.between(1, len(titles.rows)), random.between(1, 4), status))

    def compact(day):
        return day.strftime("%Y%m%d") if day else None

    # In the order in which they happened, as a desk would have numbered them.
    in_order = sorted(loans.rows, key=lambda row: (row[3], row[1]))
    loans.rows = [(number, row[1], row[2], compact(row[3]), compact(row[4]), compact(row[5]), row[6])
                  for number, row in enumerate(in_order, 1)]
    return [copies, loans]


DATABASES = {"shop": shop, "library": library}
