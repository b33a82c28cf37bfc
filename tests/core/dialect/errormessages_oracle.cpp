#include "errormessages.h"

namespace querymend::test {

std::span<const Message> oracleMessages()
{
    // clang-format off
    static constexpr Message messages[] = {
    {"oracle", "Oracle tells of an unknown column",
     "ORA-00904: \"T\".\"X\": invalid identifier",
     "unknown_column", "\"T\".\"X\""},
    {"oracle", "Oracle tells of an unknown column without a qualifier",
     "ORA-00904: \"NOPE\": invalid identifier",
     "unknown_column", "NOPE"},
    {"oracle", "Oracle tells of an unknown table", "ORA-00942: table or view does not exist", "unknown_table", ""},
    {"oracle", "Oracle tells of an unknown table in newer words",
     "ORA-00942: table or view \"HR\".\"EMPX\" does not exist",
     "unknown_table", "EMPX"},
    {"oracle", "Oracle tells of an ambiguous column",
     "ORA-00918: column ambiguously defined",
     "ambiguous_column", ""},
    {"oracle", "Oracle tells of a column that is not grouped",
     "(cx_Oracle.DatabaseError) ORA-00979: not a GROUP BY expression",
     "grouping", ""},
    {"oracle", "Oracle tells of an aggregate in WHERE",
     "ORA-00934: group function is not allowed here",
     "aggregate_misuse", ""},
    {"oracle", "Oracle tells of sides of a UNION that differ",
     "ORA-01789: query block has incorrect number of result columns",
     "set_operation_mismatch", ""},
    {"oracle", "Oracle tells of a subquery with two rows",
     "ORA-01427: single-row subquery returns more than one row",
     "too_many_rows", ""},
    {"oracle", "Oracle tells of too few arguments", "ORA-00909: invalid number of arguments", "wrong_arguments", ""},
    {"oracle", "Oracle tells of types that do not fit",
     "ORA-00932: inconsistent datatypes: expected NUMBER got DATE",
     "type_mismatch", "NUMBER"},
    {"oracle", "Oracle tells of text that is no number", "ORA-01722: invalid number", "bad_value", ""},
    {"oracle", "Oracle tells of a division by zero", "ORA-01476: divisor is equal to zero", "division_by_zero", ""},
    {"oracle", "Oracle tells of a statement that goes on",
     "Error at Command Line : 3 Column : 8\nError report -\nSQL Error: ORA-00933: SQL command not properly ended",
     "syntax", ""},
    {"oracle", "Oracle tells of a string that does not end",
     "ORA-01756: quoted string not properly terminated",
     "unterminated_literal", ""},
    {"oracle", "Oracle tells of too few rights", "ORA-01031: insufficient privileges", "permission", ""},
    {"oracle", "Oracle tells of a cancelled statement",
     "ORA-01013: user requested cancel of current operation",
     "timeout", ""},
    {"oracle", "Oracle tells of a lost connection",
     "ORA-03113: end-of-file on communication channel",
     "connection_lost", ""},
    };
    // clang-format on
    return messages;
}

} // namespace querymend::test
