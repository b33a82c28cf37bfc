SELECT c.name, c.contry_code, count(*) AS orders
FROM customers AS c
JOIN orders AS o ON o.customer_id = c.id
GROUP BY c.name, c.contry_code
ORDER BY orders DESC
LIMIT 10
