-- The sample shop that every text of the corpora speaks about.
CREATE TABLE departments (
    id integer PRIMARY KEY,
    name text NOT NULL,
    parent_id integer REFERENCES departments (id),
    budget numeric(12,2)
);
CREATE TABLE employees (
    id integer PRIMARY KEY,
    first_name text NOT NULL,
    last_name text NOT NULL,
    email text,
    department_id integer REFERENCES departments (id),
    manager_id integer REFERENCES employees (id),
    hired_on date,
    salary numeric(10,2),
    active boolean DEFAULT true
);
CREATE TABLE categories (
    id integer PRIMARY KEY,
    name text NOT NULL,
    parent_id integer REFERENCES categories (id)
);
CREATE TABLE products (
    id integer PRIMARY KEY,
    sku text UNIQUE,
    name text NOT NULL,
    category_id integer REFERENCES categories (id),
    price numeric(10,2),
    tags text[],
    attributes json,
    discontinued boolean DEFAULT false,
    created_at timestamptz
);
CREATE TABLE customers (
    id integer PRIMARY KEY,
    name text NOT NULL,
    email text,
    city text,
    country text,
    rating integer,
    created_at timestamptz,
    update_time timestamp,
    deleted boolean DEFAULT false
);
CREATE TABLE orders (
    id integer PRIMARY KEY,
    customer_id integer REFERENCES customers (id),
    employee_id integer REFERENCES employees (id),
    order_date date,
    shipped_at timestamp,
    status text,
    total numeric(12,2),
    comment text
);
CREATE TABLE order_items (
    order_id integer REFERENCES orders (id),
    product_id integer REFERENCES products (id),
    quantity integer NOT NULL,
    unit_price numeric(10,2),
    discount double precision DEFAULT 0,
    PRIMARY KEY (order_id, product_id)
);
CREATE TABLE payments (
    id integer PRIMARY KEY,
    order_id integer REFERENCES orders (id),
    amount numeric(12,2),
    method text,
    paid_at timestamp
);
CREATE TABLE events (
    id bigint PRIMARY KEY,
    customer_id integer REFERENCES customers (id),
    kind text,
    payload json,
    "at" timestamptz,
    ip varchar
);
CREATE TABLE prices (
    symbol text,
    ts timestamp,
    open numeric,
    high numeric,
    low numeric,
    close numeric,
    volume bigint,
    PRIMARY KEY (symbol, ts)
);
CREATE TABLE call_log (
    id integer PRIMARY KEY,
    customer_id integer REFERENCES customers (id),
    employee_id integer REFERENCES employees (id),
    started_at timestamp,
    seconds integer,
    "call" text,
    "grant" text,
    rename text,
    attach text,
    "drop" text
);
CREATE TABLE merge (
    id integer PRIMARY KEY,
    source text,
    target text,
    note text
);
CREATE TABLE "Order Details" (
    "Order ID" integer,
    "Product Name" text,
    "Unit Price" numeric(10,2),
    "say ""hi""" text
);
CREATE TABLE "CustomerProfile" (
    "customerId" integer PRIMARY KEY REFERENCES customers (id),
    "fullName" text,
    "birthDate" date
);
CREATE TABLE "заказы" (
    "номер" integer PRIMARY KEY,
    "сумма" numeric(12,2)
);
CREATE SCHEMA archive;
CREATE TABLE archive.orders (
    id integer PRIMARY KEY,
    customer_id integer,
    order_date date,
    total numeric(12,2)
);
CREATE VIEW customer_totals AS
    SELECT c.id AS customer_id, c.name, count(o.id) AS order_count, sum(o.total) AS total
    FROM customers c LEFT JOIN orders o ON o.customer_id = c.id GROUP BY c.id, c.name;

INSERT INTO departments VALUES (1,'Head office',NULL,900000);
INSERT INTO departments VALUES (2,'Sales',1,300000),(3,'Support',1,120000);
INSERT INTO employees VALUES
    (1,'Ada','Stone','ada@example.org',1,NULL,'2015-02-01',9100,true);
INSERT INTO employees VALUES
    (2,'Ben','Reyes','ben@example.org',2,1,'2018-06-15',5200,true),
    (3,'Chloé','Ng',NULL,3,1,'2020-11-30',4100,false);
INSERT INTO categories VALUES (1,'Everything',NULL);
INSERT INTO categories VALUES (2,'Tea',1),(3,'Pots',1);
INSERT INTO products VALUES
    (1,'T-1','Green tea',2,4.50,['leaf', 'green'],'{"origin": "Uji", "caffeine": 3, "sizes": [50, 100]}',false,'2021-01-05 08:00:00+00'),
    (2,'T-2','Black tea',2,3.90,['leaf'],'{"origin": "Assam", "caffeine": 5}',false,'2021-03-01 09:30:00+00'),
    (3,'P-1','Iron pot',3,39.00,NULL,'{"weight": 1.4}',true,'2022-07-19 12:00:00+00');
INSERT INTO customers VALUES
    (1,'Ines','ines@example.org','Porto','PT',5,'2021-02-03 10:00:00+00','2023-01-01 00:00:00',false),
    (2,'Omar','omar@example.org','Tunis','TN',3,'2021-12-24 18:00:00+00',NULL,false),
    (3,'Wei',NULL,'Porto','PT',NULL,'2022-05-05 05:05:00+00',NULL,true);
INSERT INTO orders VALUES
    (1,1,2,'2023-01-10','2023-01-12 09:00:00','shipped',13.50,'gift; handle with care'),
    (2,1,2,'2023-02-11',NULL,'open',39.00,NULL),
    (3,2,3,'2023-02-14','2023-02-20 16:30:00','shipped',7.80,'-- none --');
INSERT INTO order_items VALUES (1,1,3,4.50,0),(2,3,1,39.00,0),(3,2,2,3.90,0.1);
INSERT INTO payments VALUES (1,1,13.50,'card','2023-01-10 10:00:00'),(2,3,7.80,'cash','2023-02-14 11:00:00');
INSERT INTO events VALUES
    (1,1,'login','{"device": {"os": "linux"}, "ok": true}','2023-01-10 09:58:00+00','10.0.0.7'),
    (2,2,'order','{"items": [1, 2], "ok": false}','2023-02-14 10:59:00+00','192.168.1.9');
INSERT INTO prices VALUES
    ('TEA','2023-01-02 10:00:00',10,12,9,11,1000),('TEA','2023-01-03 10:00:00',11,15,10,14,1500),('POT','2023-01-02 10:00:00',40,41,39,40,70);
INSERT INTO call_log VALUES (1,1,3,'2023-01-11 15:00:00',240,'in','read','a','b','c'),(2,2,3,'2023-02-15 09:10:00',35,'out',NULL,NULL,NULL,NULL);
INSERT INTO merge VALUES (1,'a','b','first');
INSERT INTO "Order Details" VALUES (1,'Green tea',4.50,'yes');
INSERT INTO "CustomerProfile" VALUES (1,'Ines Duarte','1990-04-01');
INSERT INTO "заказы" VALUES (1,99.5);
INSERT INTO archive.orders VALUES (100,1,'2020-05-05',20);
