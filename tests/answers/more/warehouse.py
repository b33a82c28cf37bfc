"""A wholesaler's warehouses, in English: stock, movements between two warehouses, and orders to suppliers."""

from datetime import date, datetime, time, timedelta

from sampledata import Column, ForeignKey, Random, Table, cents

TODAY = date(2026, 6, 14)
SUPPLIERS = [("Baltic Timber", "Latvia", 14), ("Hansen & Sons", "Denmark", 7), ("Kaluga Metal", "Russia", 21),
             ("Nordlicht GmbH", "Germany", 5), ("Ferramenta Bassi", "Italy", 10), ("Orient Tools", "China", 45),
             ("Volga Paints", "Russia", 12), ("Rhône Chimie", "France", 9), ("Pennine Fixings", "United Kingdom", 11),
             ("Ural Cable", "Russia", 18), ("Wuxi Electric", "China", 50), ("Müller Dichtungen", "Germany", 6),
             ("Polska Lampa", "Poland", 8), ("Iberplast", "Spain", 13)]
WAREHOUSES = [("North Depot", "Hull", 2400, date(2008, 4, 1)), ("Central Hub", "Leicester", 5200, date(2012, 9, 3)),
              ("Dockside", "Bristol", 1800, date(2015, 2, 16)), ("Riverside", "Leeds", 3100, date(2019, 6, 10)),
              ("Airport Store", "Leicester", 600, date(2023, 11, 6))]
STAFF = [("Margaret Dunn", "head of logistics", None, 2), ("Oleg Sokolov", "warehouse manager", 1, 1),
         ("Priya Nair", "warehouse manager", 1, 2), ("Sean Walsh", "warehouse manager", 1, 3),
         ("Lucy Tran", "warehouse manager", 1, 4), ("Igor Belov", "forklift driver", 2, 1),
         ("Kate Moss-Reed", "picker", 2, 1), ("Dmitri Volkov", "forklift driver", 3, 2), ("Amy Clark", "picker", 3, 2),
         ("Ben Okafor", "picker", 3, 2), ("Nora Quinn", "buyer", 1, 2), ("Hugh Palmer", "buyer", 1, 2),
         ("Tina Marsh", "picker", 4, 3), ("Paul Reyes", "forklift driver", 5, 4), ("Zara Khan", "picker", 5, 4),
         ("Stan Wilk", "stock clerk", 3, 5)]
PRODUCTS = [("Hammer 500 g", "tools", 6), ("Claw hammer", "tools", 6), ("Screwdriver set", "tools", 6),
            ("Cordless drill", "tools", 6), ("Hand saw", "tools", 5), ("Spirit level", "tools", 5),
            ("Wood screws 4x40", "fixings", 9), ("Wood screws 5x60", "fixings", 9), ("Wall plugs 8 mm", "fixings", 9),
            ("Hex bolts M8", "fixings", 3), ("Steel angle", "fixings", 3), ("Nails 60 mm", "fixings", 3),
            ("White wall paint", "paint", 7), ("Grey floor paint", "paint", 7), ("Wood varnish", "paint", 8),
            ("Primer", "paint", 8), ("Paint roller", "paint", 5), ("Cable 3x1.5", "electrical", 10),
            ("Cable 3x2.5", "electrical", 10), ("Socket double", "electrical", 11), ("Light switch", "electrical", 11),
            ("LED bulb 9 W", "lighting", 13), ("LED panel", "lighting", 13), ("Outdoor lamp", "lighting", 4),
            ("Pine board", "timber", 1), ("Oak board", "timber", 1), ("Plywood sheet", "timber", 1),
            ("Door seal", "sealing", 12), ("Silicone clear", "sealing", 8), ("Roof membrane", "sealing", None),
            ("Work gloves", "safety", 2), ("Safety glasses", "safety", 2), ("Ear defenders", "safety", 2),
            ("Hard hat", "safety", None), ("Plastic crate", "storage", None)]


def tables():
    random = Random(778812)
    suppliers = Table("suppliers", "", [
        Column("id", "integer"), Column("name", "text(40)"), Column("country", "text(20)"),
        Column("lead_time_days", "integer"), Column("email", "text(60)", null=True),
        Column("rating", "integer", null=True),
        Column("active", "truth")], ["id"], [],
        [(number, *each, None if number in (3, 8, 11) else f"sales{number}@supply.example",
          None if number in (5, 14) else random.between(1, 5), number not in (8, 14))
         for number, each in enumerate(SUPPLIERS, 1)])
    warehouses = Table("warehouses", "", [
        Column("id", "integer"), Column("name", "text(30)"), Column("city", "text(30)"),
        Column("capacity_pallets", "integer"), Column("opened_on", "date")], ["id"], [],
        [(number, *each) for number, each in enumerate(WAREHOUSES, 1)])
    employees = Table("employees", "", [
        Column("id", "integer"), Column("full_name", "text(40)"), Column("job_title", "text(30)"),
        Column("manager_id", "integer", null=True), Column("warehouse_id", "integer"), Column("hired_on", "date"),
        Column("salary", "money")],
        ["id"], [ForeignKey(["manager_id"], "employees", ["id"]), ForeignKey(["warehouse_id"], "warehouses", ["id"])],
        [(number, *each, date(2010, 3, 1) + timedelta(days=random.below(5700)),
          cents(({"head of logistics": 5200, "warehouse manager": 3600, "buyer": 3000}.get(each[1], 2000)
                 + random.between(0, 60) * 10) * 100)) for number, each in enumerate(STAFF, 1)])
    products = Table("products", "", [
        Column("id", "integer"), Column("sku", "text(10)"), Column("name", "text(40)"), Column("category", "text(20)"),
        Column("supplier_id", "integer", null=True), Column("purchase_price", "money"), Column("sale_price", "money"),
        Column("weight_kg", "money", null=True), Column("reorder_level", "integer"), Column("discontinued", "truth")],
        ["id"], [ForeignKey(["supplier_id"], "suppliers", ["id"])])
    for number, (name, group, supplier) in enumerate(PRODUCTS, 1):
        cost = random.between(90, 6500)
        products.rows.append((
            number, f"{group[:2].upper()}-{number * 7:03}", name, group, supplier, cents(cost),
            cents(cost * random.between(120, 190) // 100), cents(random.between(5, 2600)) if random.happens(85)
            else None,
            random.between(2, 16) * 10, number in (2, 14, 30)))
    stock = Table("stock", "", [
        Column("product_id", "integer"), Column("warehouse_id", "integer"), Column("quantity", "integer"),
        Column("last_counted_on", "date", null=True)], ["product_id", "warehouse_id"],
        [ForeignKey(["product_id"], "products", ["id"]), ForeignKey(["warehouse_id"], "warehouses", ["id"])])
    for product in range(1, 35):
        for house in range(1, 5):
            if random.happens(70):
                stock.rows.append((product, house, 0 if random.happens(8) else random.between(1, 300),
                                   TODAY - timedelta(days=random.below(400)) if random.happens(85) else None))
    return [suppliers, warehouses, employees, products, stock, moved(random), *ordered(random, products)]


def moved(random):
    movements = Table("movements", "", [
        Column("id", "integer"), Column("product_id", "integer"), Column("kind", "text(12)"),
        Column("from_warehouse_id", "integer", null=True), Column("to_warehouse_id", "integer", null=True),
        Column("quantity", "integer"), Column("moved_at", "time"), Column("employee_id", "integer"),
        Column("note", "text(40)", null=True)],
        ["id"], [ForeignKey(["product_id"], "products", ["id"]),
                 ForeignKey(["from_warehouse_id"], "warehouses", ["id"]),
                 ForeignKey(["to_warehouse_id"], "warehouses", ["id"]),
                 ForeignKey(["employee_id"], "employees", ["id"])])
    for _ in range(380):
        kind = random.one_of(["receipt"] * 3 + ["issue"] * 5 + ["transfer"] * 3 + ["write-off"])
        here, there = random.between(1, 4), random.between(1, 3)
        there += there >= here
        day = date(2024, 7, 1) + timedelta(days=random.below(714))
        movements.rows.append((
            0, random.between(1, 33), kind, None if kind == "receipt" else here,
            None if kind in ("issue", "write-off") else there, random.between(1, 60 if kind != "write-off" else 9),
            datetime.combine(day, time(random.between(6, 18), random.one_of([0, 10, 25, 40]))),
            random.one_of([6, 7, 8, 8, 9, 10, 13, 14, 15]),
            random.one_of(["damaged", "expired"]) if kind == "write-off" else None))
    movements.rows.sort(key=lambda row: (row[6], row[1], row[5]))
    movements.rows = [(number, *row[1:]) for number, row in enumerate(movements.rows, 1)]
    return movements


def ordered(random, products):
    orders = Table("purchase_orders", "", [
        Column("id", "integer"), Column("supplier_id", "integer"), Column("buyer_id", "integer"),
        Column("ordered_on", "date"), Column("expected_on", "date"), Column("received_on", "date", null=True),
        Column("status", "text(12)")],
        ["id"], [ForeignKey(["supplier_id"], "suppliers", ["id"]), ForeignKey(["buyer_id"], "employees", ["id"])])
    lines = Table("purchase_order_lines", "", [
        Column("order_id", "integer"), Column("line_no", "integer"), Column("product_id", "integer"),
        Column("quantity", "integer"), Column("unit_price", "money")],
        ["order_id", "line_no"], [ForeignKey(["order_id"], "purchase_orders", ["id"]),
                                  ForeignKey(["product_id"], "products", ["id"])])
    days = sorted(date(2024, 7, 1) + timedelta(days=random.below(713)) for _ in range(130))
    for number, day in enumerate(days, 1):
        supplier = random.one_of([1, 2, 3, 4, 5, 5, 6, 6, 6, 7, 8, 9, 9, 10, 11, 12])
        due = day + timedelta(days=SUPPLIERS[supplier - 1][2])
        came = due + timedelta(days=random.between(-3, 9))
        state = "cancelled" if random.happens(7) else "received" if came <= TODAY else "open"
        orders.rows.append((number, supplier, random.one_of([11, 11, 12]), day, due,
                            came if state == "received" else None, state))
        some = [row for row in products.rows if row[4] == supplier]
        for line in range(1, min(len(some), random.between(1, 4)) + 1):
            product = some[(number + line) % len(some)]
            lines.rows.append((number, line, product[0], random.between(1, 30) * 10,
                               (product[5] * random.between(90, 108) / 100).quantize(cents(1))))
    return [orders, lines]
