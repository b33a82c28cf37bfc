#pragma once

#include <string_view>

namespace querymend {

// Catalog queries for which objects of a PostgreSQL database use which. OIDs below 16384 are the server's own.

inline constexpr auto postgresRoutinesQuery =
    "SELECT p.oid, n.nspname, p.proname, p.prokind, p.provolatile, p.prosecdef, l.lanname, e.extname, "
    "CASE WHEN l.lanname IN ('sql', 'plpgsql', 'internal') THEN p.prosrc END FROM pg_catalog.pg_proc AS p "
    "JOIN pg_catalog.pg_namespace AS n ON n.oid = p.pronamespace JOIN pg_catalog.pg_language AS l ON l.oid = p.prolang "
    "LEFT JOIN pg_catalog.pg_depend AS d ON d.classid = 'pg_catalog.pg_proc'::pg_catalog.regclass "
    "AND d.objid = p.oid AND d.deptype = 'e' LEFT JOIN pg_catalog.pg_extension AS e ON e.oid = d.refobjid "
    "WHERE p.oid >= 16384 AND p.prorettype NOT IN "
    "('pg_catalog.trigger'::pg_catalog.regtype, 'pg_catalog.event_trigger'::pg_catalog.regtype)";

inline constexpr auto postgresServerRoutinesQuery =
    "SELECT p.oid, p.proname, p.provolatile = 'v' FROM pg_catalog.pg_proc AS p "
    "WHERE p.oid < 16384 AND p.provolatile <> 'i'";

inline constexpr auto postgresRelationsQuery =
    "SELECT c.oid, n.nspname, c.relname, c.relkind FROM pg_catalog.pg_class AS c "
    "JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f')";

inline constexpr auto postgresOperatorsQuery =
    "SELECT o.oid, n.nspname, o.oprname, o.oprleft >= 16384 OR o.oprright >= 16384 FROM pg_catalog.pg_operator AS o "
    "JOIN pg_catalog.pg_namespace AS n ON n.oid = o.oprnamespace WHERE o.oid >= 16384";

// Types of the server only if a user-defined cast between two of them exists.
inline constexpr auto postgresTypesQuery =
    "SELECT t.oid, n.nspname, t.typname FROM pg_catalog.pg_type AS t "
    "JOIN pg_catalog.pg_namespace AS n ON n.oid = t.typnamespace "
    "WHERE (t.oid >= 16384 AND t.typtype IN ('b', 'd', 'r') AND t.typcategory <> 'A') "
    "OR t.oid IN (SELECT k.casttarget FROM pg_catalog.pg_cast AS k WHERE k.oid >= 16384 AND k.castsource < 16384) "
    "OR (t.oid >= 16384 AND t.oid IN (SELECT pg_catalog.unnest(ARRAY[k.castsource, k.casttarget]) "
    "FROM pg_catalog.pg_cast AS k WHERE k.oid >= 16384 UNION ALL "
    "SELECT pg_catalog.unnest(ARRAY[o.oprleft, o.oprright]) FROM pg_catalog.pg_operator AS o WHERE o.oid >= 16384))";

/// Placeholder for the OIDs of the server's own objects that matter.
inline constexpr std::string_view postgresServerMark = "{server}";

// Each row: kind and OID of the using object, the tree's field that refers to the used one, its OID, and whether only
// previously stored rows are used.
inline constexpr std::string_view postgresUsesQuery =
    "WITH trees (kind, oid, tree, stored) AS ("
    "SELECT 'relation', w.ev_class, w.ev_action::pg_catalog.text, c.relkind = 'm' FROM pg_catalog.pg_rewrite AS w "
    "JOIN pg_catalog.pg_class AS c ON c.oid = w.ev_class WHERE w.ev_type = '1' AND w.ev_class >= 16384 UNION ALL "
    "SELECT 'relation', p.polrelid, p.polqual::pg_catalog.text, false FROM pg_catalog.pg_policy AS p "
    "WHERE p.polcmd IN ('r', '*') AND pg_catalog.row_security_active(p.polrelid) UNION ALL "
    "SELECT 'relation', d.adrelid, d.adbin::pg_catalog.text, false FROM pg_catalog.pg_attrdef AS d "
    "JOIN pg_catalog.pg_attribute AS a ON a.attrelid = d.adrelid AND a.attnum = d.adnum "
    "WHERE pg_catalog.to_jsonb(a) ->> 'attgenerated' = 'v' UNION ALL "
    "SELECT 'function', p.oid, pg_catalog.concat(p.proargdefaults, CASE WHEN p.prosrc = '' "
    "THEN pg_catalog.to_jsonb(p) ->> 'prosqlbody' END), false FROM pg_catalog.pg_proc AS p WHERE p.oid >= 16384 "
    "UNION ALL SELECT 'type', k.contypid, k.conbin::pg_catalog.text, false FROM pg_catalog.pg_constraint AS k "
    "WHERE k.contypid <> 0), "
    "uses (kind, oid, called, used, stored) AS ("
    "SELECT t.kind, t.oid, x[1], x[2]::pg_catalog.int8, t.stored FROM trees AS t CROSS JOIN LATERAL "
    "pg_catalog.regexp_matches(t.tree, ':(relid|funcid|aggfnoid|winfnoid|opno|opfuncid|hashfuncid|resulttype|"
    "tsmhandler) ([0-9]+)', 'g') AS x UNION ALL "
    "SELECT 'function', a.aggfnoid, 'funcid', u, false FROM pg_catalog.pg_aggregate AS a CROSS JOIN LATERAL "
    "pg_catalog.unnest(ARRAY[a.aggtransfn, a.aggfinalfn, a.aggcombinefn, a.aggserialfn, a.aggdeserialfn, "
    "a.aggmtransfn, a.aggminvtransfn, a.aggmfinalfn]::pg_catalog.oid[]) AS u UNION ALL "
    "SELECT 'type', t.oid, 'funcid', u, false FROM pg_catalog.pg_type AS t CROSS JOIN LATERAL "
    "pg_catalog.unnest(ARRAY[t.typinput, t.typoutput, t.typreceive, t.typsend, t.typmodin, t.typmodout]"
    "::pg_catalog.oid[]) AS u WHERE t.oid >= 16384 AND t.typtype = 'b' UNION ALL "
    "SELECT 'type', r.rngtypid, 'funcid', u, false FROM pg_catalog.pg_range AS r CROSS JOIN LATERAL "
    "pg_catalog.unnest(ARRAY[r.rngcanonical, r.rngsubdiff]::pg_catalog.oid[]) AS u UNION ALL "
    "SELECT 'type', r.rngtypid, 'resulttype', r.rngsubtype, false FROM pg_catalog.pg_range AS r UNION ALL "
    "SELECT 'type', t.oid, 'resulttype', t.typbasetype, false FROM pg_catalog.pg_type AS t WHERE t.typtype = 'd' "
    "UNION ALL SELECT 'type', u, 'funcid', k.castfunc, false FROM pg_catalog.pg_cast AS k CROSS JOIN LATERAL "
    "pg_catalog.unnest(ARRAY[k.castsource, k.casttarget]) AS u WHERE k.oid >= 16384 "
    "AND (u >= 16384 OR (u = k.casttarget AND k.castsource < 16384)) UNION ALL "
    "SELECT 'type', p.amproclefttype, 'funcid', p.amproc::pg_catalog.oid, false FROM pg_catalog.pg_amproc AS p "
    "UNION ALL SELECT 'operator', o.oid, 'funcid', u, false FROM pg_catalog.pg_operator AS o CROSS JOIN LATERAL "
    "pg_catalog.unnest(ARRAY[o.oprcode, o.oprrest, o.oprjoin]::pg_catalog.oid[]) AS u WHERE o.oid >= 16384 UNION ALL "
    "SELECT 'type', u, 'opno', o.oid, false FROM pg_catalog.pg_operator AS o CROSS JOIN LATERAL "
    "pg_catalog.unnest(ARRAY[o.oprleft, o.oprright]) AS u WHERE o.oid >= 16384 UNION ALL "
    "SELECT 'relation', i.inhparent, 'relid', i.inhrelid, false FROM pg_catalog.pg_inherits AS i UNION ALL "
    // A domain's check runs when a value is converted to it, not when one is read.
    "SELECT 'relation', a.attrelid, 'resulttype', COALESCE(NULLIF(t.typbasetype, 0), NULLIF(t.typelem, 0), t.oid), "
    "false FROM pg_catalog.pg_attribute AS a JOIN pg_catalog.pg_type AS t ON t.oid = a.atttypid "
    "WHERE a.attnum > 0 AND a.atttypid >= 16384 AND NOT a.attisdropped) "
    "SELECT DISTINCT kind, oid, called, used, stored FROM uses "
    "WHERE oid >= 16384 AND (used >= 16384 OR used IN ({server})) OR kind = 'type' AND used >= 16384";

inline constexpr auto postgresViewTextQuery =
    "SELECT c.oid, pg_catalog.pg_get_viewdef(c.oid) FROM pg_catalog.pg_class AS c WHERE c.relkind IN ('v', 'm') "
    "AND c.oid IN (";

} // namespace querymend
