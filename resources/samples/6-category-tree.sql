WITH RECURSIVE tree AS (
    SELECT id, name, 1 AS depth
    FROM categories
    WHERE parent_id IS NULL
    UNION ALL
    SELECT c.id, c.name, tree.depth + 1
    FROM categories AS c
    JOIN tree ON tree.id = c.parent_id
)
SELECT tree.name, tree.depth, count(p.id) AS products
FROM tree
LEFT JOIN products AS p ON p.category_id = tree.id
GROUP BY tree.name, tree.depth
ORDER BY tree.depth, tree.name
