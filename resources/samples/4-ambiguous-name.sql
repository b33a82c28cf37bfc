SELECT name, list_price
FROM products
JOIN categories ON categories.id = products.category_id
WHERE NOT discontinued
