#pragma once

#include <string_view>

namespace querymend {

// Catalog queries for reading a PostgreSQL schema, each with the columns that its reader expects.

inline constexpr auto postgresPlaceQuery =
    "SELECT pg_catalog.current_database(), s.name FROM "
    "pg_catalog.unnest(pg_catalog.current_schemas(false)) WITH ORDINALITY AS s (name, place) "
    "ORDER BY s.place";

/// The limits with which a session starts, as set for the server, the database or the role; in milliseconds.
inline constexpr auto postgresLimitsQuery =
    "SELECT pg_catalog.max(s.reset_val) FILTER (WHERE s.name = 'statement_timeout'), "
    "pg_catalog.max(s.reset_val) FILTER (WHERE s.name = 'lock_timeout'), "
    "pg_catalog.max(s.reset_val) FILTER (WHERE s.name = 'client_connection_check_interval') "
    "FROM pg_catalog.pg_settings AS s";

/// Placeholder for the condition on the schemas, whose alias is n.
inline constexpr std::string_view postgresSchemasMark = "{schemas}";

inline constexpr auto postgresTablesQuery =
    "SELECT c.oid, n.nspname, c.relname, c.relkind, c.relispartition, d.description, c.reltuples::pg_catalog.int8 "
    "FROM pg_catalog.pg_class AS c JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace "
    "LEFT JOIN pg_catalog.pg_description AS d "
    "ON d.objoid = c.oid AND d.objsubid = 0 AND d.classoid = 'pg_catalog.pg_class'::pg_catalog.regclass "
    "WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f') AND {schemas} ORDER BY n.nspname, c.relname";

// Partitioned tables have no row count until ANALYZE is run by hand; their leaves have one. As part of the query above,
// this would look expensive enough for the server to compile it, which takes longer than all the rest.
inline constexpr auto postgresLeavesQuery =
    "SELECT p.oid, pg_catalog.sum(l.reltuples)::pg_catalog.int8 FROM pg_catalog.pg_class AS p "
    "CROSS JOIN pg_catalog.pg_partition_tree(p.oid) AS t JOIN pg_catalog.pg_class AS l ON l.oid = t.relid "
    "WHERE t.isleaf AND l.reltuples >= 0 AND p.oid IN (";

// Only partitions in the schema of their table.
inline constexpr auto postgresPartitionsQuery =
    "SELECT i.inhrelid, p.relname FROM pg_catalog.pg_inherits AS i "
    "JOIN pg_catalog.pg_class AS c ON c.oid = i.inhrelid JOIN pg_catalog.pg_class AS p ON p.oid = i.inhparent "
    "WHERE c.relispartition AND c.relnamespace = p.relnamespace";

// How enumerations and domains are defined. A query of its own, like that for leaves.
inline constexpr auto postgresTypesQuery =
    "SELECT t.oid, CASE t.typtype WHEN 'd' THEN pg_catalog.format_type(t.typbasetype, t.typtypmod) ELSE 'enum(' || "
    "pg_catalog.string_agg('''' || pg_catalog.replace(e.enumlabel, '''', '''''') || '''', ',' "
    "ORDER BY e.enumsortorder) || ')' END, t.typbasetype FROM pg_catalog.pg_type AS t "
    "LEFT JOIN pg_catalog.pg_enum AS e ON e.enumtypid = t.oid WHERE t.typtype IN ('d', 'e') "
    "GROUP BY t.oid, t.typtype, t.typbasetype, t.typtypmod";

inline constexpr auto postgresColumnsQuery =
    "SELECT a.attrelid, a.attnum, a.attname, pg_catalog.format_type(a.atttypid, a.atttypmod), a.attnotnull, "
    "d.description, a.atttypid FROM pg_catalog.pg_attribute AS a JOIN pg_catalog.pg_class AS c ON c.oid = a.attrelid "
    "JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace "
    "LEFT JOIN pg_catalog.pg_description AS d ON d.objoid = a.attrelid AND d.objsubid = a.attnum "
    "AND d.classoid = 'pg_catalog.pg_class'::pg_catalog.regclass "
    "WHERE a.attnum > 0 AND NOT a.attisdropped AND c.relkind IN ('r', 'p', 'v', 'm', 'f') "
    "AND {schemas} ORDER BY a.attrelid, a.attnum";

// A key that references a partitioned table has one more row for each partition, as a child of the first.
inline constexpr auto postgresKeysQuery =
    "SELECT k.conrelid, k.contype, pg_catalog.array_to_string(k.conkey, ' '), k.confrelid, "
    "pg_catalog.array_to_string(k.confkey, ' ') FROM pg_catalog.pg_constraint AS k "
    "JOIN pg_catalog.pg_class AS c ON c.oid = k.conrelid JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace "
    "LEFT JOIN pg_catalog.pg_constraint AS above ON above.oid = k.conparentid "
    "WHERE k.contype IN ('p', 'f') AND above.conrelid IS DISTINCT FROM k.conrelid AND {schemas} "
    "ORDER BY k.conrelid, k.conname";

// Targets of keys that lead out of the requested schemas.
inline constexpr auto postgresTargetsQuery =
    "SELECT c.oid, n.nspname, c.relname, a.attnum, a.attname FROM pg_catalog.pg_class AS c "
    "JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace "
    "JOIN pg_catalog.pg_attribute AS a ON a.attrelid = c.oid WHERE a.attnum > 0 AND NOT a.attisdropped AND c.oid IN (";

inline constexpr auto postgresFunctionsQuery =
    "SELECT DISTINCT p.proname FROM pg_catalog.pg_proc AS p "
    "JOIN pg_catalog.pg_namespace AS n ON n.oid = p.pronamespace WHERE p.prokind IN ('f', 'a', 'w') "
    "AND n.nspname !~ '^pg_' AND n.nspname <> 'information_schema' ORDER BY p.proname";

} // namespace querymend
