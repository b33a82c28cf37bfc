SELECT date_trunc('month', o.order_date) AS month,
       sum(i.quantity * i.unit_price) AS revenue
FROM orders AS o
JOIN order_items AS i ON i.order_id = o.id
WHERE o.status <> 'returned'
GROUP BY 1
ORDER BY 1
