WITH gone AS (
    DELETE FROM orders WHERE status = 'open' RETURNING id
)
SELECT count(*) FROM gone
