#pragma once

#include <string_view>

namespace querymend {

/// Keys whose columns are named unlike what they reference, names with blanks and signs, and reserved names.
inline constexpr std::string_view depotsAndLetters = R"json({
  "tables": [
    {"name": "depot", "columns": [
      {"name": "depot_no", "type": "integer", "primary_key": true},
      {"name": "town", "type": "text"},
      {"name": "kind", "type": "text"},
      {"name": "opened", "type": "date"}]},
    {"name": "crate", "foreign_keys": [{"columns": ["in_depot"], "references": {"table": "depot", "columns": ["depot_no"]}}], "columns": [
      {"name": "crate_no", "type": "integer", "primary_key": true},
      {"name": "in_depot", "type": "integer"},
      {"name": "label", "type": "text"},
      {"name": "weight", "type": "real"}]},
    {"name": "member", "columns": [
      {"name": "id", "type": "integer", "primary_key": true},
      {"name": "nick", "type": "text"},
      {"name": "JoinedOn", "type": "date"}]},
    {"name": "letter", "foreign_keys": [{"columns": ["writer_id"], "references": {"table": "member", "columns": ["id"]}}], "columns": [
      {"name": "id", "type": "integer", "primary_key": true},
      {"name": "writer_id", "type": "integer"},
      {"name": "JonedOn", "type": "date"},
      {"name": "body", "type": "text"}]},
    {"name": "lab", "foreign_keys": [{"columns": ["patient"], "references": {"table": "member", "columns": ["id"]}}], "columns": [
      {"name": "id", "type": "integer", "primary_key": true},
      {"name": "patient", "type": "integer"},
      {"name": "T-CHO", "type": "real"},
      {"name": "Free Meals (Ages 5-17)",
                                  "type" : "integer"
}]
},
    {"name": "order", "foreign_keys": [{"columns": ["member_id"], "references": {"table": "member", "columns": ["id"]}}], "columns": [
      {"name": "id", "type": "integer", "primary_key": true},
      {"name": "member_id", "type": "integer"},
      {"name": "total", "type": "real"}]},
    {"name": "cast", "foreign_keys": [{"columns": ["member_id"], "references": {"table": "member", "columns": ["id"]}}], "columns": [
      {"name": "id", "type": "integer", "primary_key": true},
      {"name": "member_id", "type": "integer"},
      {"name": "part", "type": "text"}]}]
})json";

/// Tables that are joined through a third, and a name that differs only by a blank.
inline constexpr std::string_view ridesAndSchools = R"json({
  "tables": [
    {"name": "rider", "columns": [
      {"name": "rider_no", "type": "integer", "primary_key": true},
      {"name": "forename", "type": "text"},
      {"name": "surname", "type": "text"}]},
    {"name": "team", "columns": [
      {"name": "team_no", "type": "integer", "primary_key": true},
      {"name": "name", "type": "text"}]},
    {"name": "track", "columns": [
      {"name": "track_no", "type": "integer", "primary_key": true},
      {"name": "name", "type": "text"}]},
    {"name": "ride", "foreign_keys": [{"columns": ["track_no"], "references": {"table": "track", "columns": ["track_no"]}}, {"columns": ["team_no"], "references": {"table": "team", "columns": ["team_no"]}}, {"columns": ["rider_no"], "references": {"table": "rider", "columns": ["rider_no"]}}], "columns": [
      {"name": "ride_no", "type": "integer", "primary_key": true},
      {"name": "rider_no", "type": "integer"},
      {"name": "team_no", "type": "integer"},
      {"name": "track_no", "type": "integer"},
      {"name": "secs", "type": "real"}]},
    {"name": "school_info", "columns": [
      {"name": "code", "type": "text", "primary_key": true},
      {"name": "School Name", "type": "text"},
      {"name": "kind", "type": "text"}]},
    {"name": "school", "foreign_keys": [{"columns": ["code"], "references": {"table": "school_info", "columns": ["code"]}}], "columns": [
      {"name": "code", "type": "text"},
      {"name": "School", "type": "text"},
      {"name": "NCESSchool", "type": "text"}]}]})json";

/// PostgreSQL tables without any key.
inline constexpr std::string_view depotsWithoutKeys = R"json({
  "tables": [
    {"schema": "public", "name": "depot", "columns": [
      {"name": "id", "type": "integer"},
      {"name": "town", "type": "text"},
      {"name": "kind", "type": "text"},
      {"name": "Last Visit", "type": "date"},
      {"name": "ref", "type": "text"}]},
    {"schema": "public", "name": "crate", "columns": [
      {"name": "id", "type": "integer"},
      {"name": "depot_id", "type": "integer"},
      {"name": "label", "type": "text"},
      {"name": "weight", "type": "numeric"},
      {"name": "ref", "type": "bigint"}]}]})json";

/// MariaDB tables without any key, one of them with a reserved name.
inline constexpr std::string_view matchesWithoutKeys = R"json({
  "tables": [
    {"name": "depot", "columns": [
      {"name": "id", "type": "text"},
      {"name": "town", "type": "text"},
      {"name": "kind", "type": "text"},
      {"name": "opened", "type": "text"}]},
    {"name": "crate", "columns": [
      {"name": "id", "type": "text"},
      {"name": "depot_id", "type": "text"},
      {"name": "label", "type": "text"},
      {"name": "weight", "type": "text"}]},
    {"name": "match", "columns": [
      {"name": "id", "type": "int"},
      {"name": "depot_id", "type": "int"},
      {"name": "score", "type": "int"}]}]})json";

} // namespace querymend
