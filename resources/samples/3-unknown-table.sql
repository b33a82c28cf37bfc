SELECT p.name, sum(l.quantity) AS sold
FROM products AS p
JOIN orderitems AS l ON l.product_id = p.id
GROUP BY p.name
