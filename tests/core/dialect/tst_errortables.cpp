#include "dialect/dialect.h"
#include "errormessages.h"

#include <QTest>

#include <string>

using namespace querymend;
using namespace querymend::test;

namespace {

const ErrorTable& tableOf(const QString& dialect)
{
    return *dialectNamed(dialect.toStdString())->errors;
}

QString q(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

struct Code {
    const char* dialect;
    const char* code;
    const char* meaning;
};

// clang-format off
const Code codes[] = {
    {"sqlite", "1", "syntax"}, {"sqlite", "23", "permission"}, {"sqlite", "8", "forbidden_operation"},
    {"sqlite", "1544", "forbidden_operation"}, {"sqlite", "9", "timeout"}, {"sqlite", "7", "memory_limit"},
    {"sqlite", "18", "memory_limit"}, {"sqlite", "10", "connection_lost"}, {"sqlite", "14", "connection_lost"},
    {"sqlite", "26", "connection_lost"}, {"sqlite", "266", "connection_lost"}, {"postgresql", "42601", "syntax"},
    {"postgresql", "42P01", "unknown_table"}, {"postgresql", "42703", "unknown_column"},
    {"postgresql", "42702", "ambiguous_column"}, {"postgresql", "42712", "ambiguous_column"},
    {"postgresql", "42883", "unknown_function"}, {"postgresql", "42804", "type_mismatch"},
    {"postgresql", "22P02", "bad_value"}, {"postgresql", "22003", "bad_value"}, {"postgresql", "22008", "bad_value"},
    {"postgresql", "2201B", "bad_value"}, {"postgresql", "22012", "division_by_zero"},
    {"postgresql", "42803", "grouping"}, {"postgresql", "42P20", "aggregate_misuse"},
    {"postgresql", "21000", "too_many_rows"}, {"postgresql", "42501", "permission"},
    {"postgresql", "25006", "forbidden_operation"}, {"postgresql", "57014", "timeout"},
    {"postgresql", "53200", "memory_limit"}, {"postgresql", "53100", "memory_limit"},
    {"postgresql", "54001", "memory_limit"}, {"postgresql", "57P01", "connection_lost"},
    {"postgresql", "08006", "connection_lost"}, {"postgresql", "57P03", "database_down"}, {"mysql", "1064", "syntax"},
    {"mysql", "1149", "syntax"}, {"mysql", "1146", "unknown_table"}, {"mysql", "1142", "permission"},
    {"mysql", "1054", "unknown_column"}, {"mysql", "1052", "ambiguous_column"}, {"mysql", "1066", "ambiguous_column"},
    {"mysql", "1060", "ambiguous_column"}, {"mysql", "1690", "bad_value"}, {"mysql", "1111", "aggregate_misuse"},
    {"mysql", "1055", "grouping"}, {"mysql", "1305", "unknown_function"}, {"mysql", "1370", "unknown_function"},
    {"mysql", "1582", "wrong_arguments"}, {"mysql", "1222", "set_operation_mismatch"},
    {"mysql", "1241", "set_operation_mismatch"}, {"mysql", "1242", "too_many_rows"}, {"mysql", "1143", "permission"},
    {"mysql", "1044", "permission"}, {"mysql", "1045", "permission"}, {"mysql", "1227", "permission"},
    {"mysql", "1792", "forbidden_operation"}, {"mysql", "1969", "timeout"}, {"mysql", "3024", "timeout"},
    {"mysql", "1317", "timeout"}, {"mysql", "1104", "too_many_rows"}, {"mysql", "1038", "memory_limit"},
    {"mysql", "2006", "connection_lost"}, {"mysql", "2013", "connection_lost"}, {"mysql", "1927", "connection_lost"},
    {"mysql", "2002", "database_down"}, {"sqlserver", "102", "syntax"}, {"sqlserver", "105", "unterminated_literal"},
    {"sqlserver", "156", "syntax"}, {"sqlserver", "170", "syntax"}, {"sqlserver", "208", "unknown_table"},
    {"sqlserver", "207", "unknown_column"}, {"sqlserver", "4104", "unknown_alias"},
    {"sqlserver", "209", "ambiguous_column"}, {"sqlserver", "1011", "ambiguous_column"},
    {"sqlserver", "245", "bad_value"}, {"sqlserver", "206", "type_mismatch"}, {"sqlserver", "402", "type_mismatch"},
    {"sqlserver", "8114", "bad_value"}, {"sqlserver", "8117", "type_mismatch"}, {"sqlserver", "8120", "grouping"},
    {"sqlserver", "147", "aggregate_misuse"}, {"sqlserver", "130", "aggregate_misuse"},
    {"sqlserver", "195", "unknown_function"}, {"sqlserver", "4121", "unknown_function"},
    {"sqlserver", "174", "wrong_arguments"}, {"sqlserver", "205", "set_operation_mismatch"},
    {"sqlserver", "512", "too_many_rows"}, {"sqlserver", "229", "permission"}, {"sqlserver", "230", "permission"},
    {"sqlserver", "916", "permission"}, {"sqlserver", "3906", "forbidden_operation"},
    {"sqlserver", "HYT00", "timeout"}, {"sqlserver", "1222", "timeout"}, {"sqlserver", "HY008", "timeout"},
    {"sqlserver", "701", "memory_limit"}, {"sqlserver", "08S01", "connection_lost"},
    {"sqlserver", "10054", "connection_lost"}, {"oracle", "00900", "syntax"}, {"oracle", "00907", "syntax"},
    {"oracle", "00911", "syntax"}, {"oracle", "00923", "syntax"}, {"oracle", "00933", "syntax"},
    {"oracle", "00936", "syntax"}, {"oracle", "01756", "unterminated_literal"},
    {"oracle", "ORA-00942", "unknown_table"}, {"oracle", "904", "unknown_column"},
    {"oracle", "00918", "ambiguous_column"}, {"oracle", "01722", "bad_value"}, {"oracle", "00932", "type_mismatch"},
    {"oracle", "01858", "bad_value"}, {"oracle", "01861", "bad_value"}, {"oracle", "00979", "grouping"},
    {"oracle", "00937", "grouping"}, {"oracle", "00934", "aggregate_misuse"}, {"oracle", "06553", "wrong_arguments"},
    {"oracle", "01789", "set_operation_mismatch"}, {"oracle", "01427", "too_many_rows"},
    {"oracle", "01031", "permission"}, {"oracle", "01456", "forbidden_operation"},
    {"oracle", "16000", "forbidden_operation"}, {"oracle", "01013", "timeout"}, {"oracle", "02393", "timeout"},
    {"oracle", "04030", "memory_limit"}, {"oracle", "01652", "memory_limit"}, {"oracle", "03113", "connection_lost"},
    {"oracle", "03114", "connection_lost"}, {"oracle", "03135", "connection_lost"},
    {"oracle", "12170", "connection_lost"},
};
// clang-format on

} // namespace

class ErrorTablesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readMessages_data();
    void readMessages();
    void knowCodes_data();
    void knowCodes();
    void agreeWithThemselves_data() { everyTable(); }
    void agreeWithThemselves();
    void matchEveryPatternSomewhere_data() { everyTable(); }
    void matchEveryPatternSomewhere();
    void readCodesFromMessages_data();
    void readCodesFromMessages();
    void readLines_data();
    void readLines();

private:
    static void everyTable();
};

void ErrorTablesTest::everyTable()
{
    QTest::addColumn<QString>("dialect");
    for (const Dialect& dialect : allDialects())
        QTest::newRow(std::string(dialect.name).c_str()) << q(dialect.name);
}

void ErrorTablesTest::readMessages_data()
{
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QString>("message");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("identifier");
    for (const Message& m : allMessages())
        QTest::newRow(m.sentence) << QString::fromLatin1(m.dialect) << QString::fromLatin1(m.text)
                                  << QString::fromLatin1(m.code) << QString::fromLatin1(m.identifier);
}

void ErrorTablesTest::readMessages()
{
    QFETCH(QString, dialect);
    QFETCH(QString, message);
    const std::string text = message.toStdString();
    const auto match = matchMessage(tableOf(dialect), text);
    QVERIFY(match);
    QTEST(q(name(match->error)), "code");
    QTEST(q(match->identifier), "identifier");
}

void ErrorTablesTest::knowCodes_data()
{
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("meaning");
    for (const Code& c : codes)
        QTest::addRow("%s %s is %s", c.dialect, c.code, c.meaning)
            << QString::fromLatin1(c.dialect) << QString::fromLatin1(c.code) << QString::fromLatin1(c.meaning);
}

void ErrorTablesTest::knowCodes()
{
    QFETCH(QString, dialect);
    QFETCH(QString, code);
    const auto row = findCode(tableOf(dialect), code.toStdString());
    QVERIFY(row);
    QTEST(q(name(row->error)), "meaning");
}

void ErrorTablesTest::agreeWithThemselves()
{
    QFETCH(QString, dialect);
    const ErrorTable& table = tableOf(dialect);
    for (const CodeRow& row : table.codes) {
        const auto found = findCode(table, row.code);
        QVERIFY2(found && found->error == row.error, qPrintable(q(row.code)));
    }
    for (const CodeRow& row : table.codeClasses)
        QVERIFY2(row.code.size() == 2, qPrintable(q(row.code)));
}

void ErrorTablesTest::matchEveryPatternSomewhere()
{
    QFETCH(QString, dialect);
    const ErrorTable& table = tableOf(dialect);
    for (const ErrorPattern& pattern : table.patterns) {
        std::string message(pattern.text);
        for (std::size_t at = message.find('%'); at != std::string::npos; at = message.find('%', at))
            message.replace(at, 2, message[at + 1] == 's' ? "thing" : "other");
        const auto match = matchMessage(table, message);
        QVERIFY2(match && match->pattern == pattern.text, qPrintable(q(pattern.text)));
        const bool named = pattern.text.find("%s") != std::string_view::npos;
        QVERIFY2(match->identifier == (named ? "thing" : ""), qPrintable(q(pattern.text)));
    }
}

void ErrorTablesTest::readCodesFromMessages_data()
{
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QString>("message");
    QTest::addColumn<QString>("code");
    QTest::newRow("Qt's PostgreSQL driver") << "postgresql"
                                            << "ERROR:  oh\n(42703) QPSQL: Unable to create query"
                                            << "42703";
    QTest::newRow("psql with verbose errors") << "postgresql"
                                              << "ERROR:  42P01: relation \"x\" does not exist"
                                              << "42P01";
    QTest::newRow("PDO") << "postgresql"
                         << "SQLSTATE[42703]: Undefined column: 7 ERROR:  oh"
                         << "42703";
    QTest::newRow("pgx") << "postgresql"
                         << "ERROR: relation \"x\" does not exist (SQLSTATE 42P01)"
                         << "42P01";
    QTest::newRow("MySQL's client") << "mysql"
                                    << "ERROR 1054 (42S22) at line 3: Unknown column 'x'"
                                    << "1054";
    QTest::newRow("PyMySQL") << "mysql"
                             << "(1054, \"Unknown column 'x' in 'field list'\")"
                             << "1054";
    QTest::newRow("MySQL Workbench") << "mysql"
                                     << "Error Code: 1146. Table 'shop.x' doesn't exist"
                                     << "1146";
    QTest::newRow("sqlcmd") << "sqlserver"
                            << "Msg 208, Level 16, State 1, Line 3\nInvalid object name 'x'."
                            << "208";
    QTest::newRow("pyodbc")
        << "sqlserver"
        << "[42S22] [Microsoft][ODBC Driver 17 for SQL Server][SQL Server]Invalid column name 'x'. (207)"
        << "207";
    QTest::newRow("Oracle's own") << "oracle"
                                  << "ORA-00904: \"X\": invalid identifier"
                                  << "00904";
    QTest::newRow("the shell of SQLite") << "sqlite"
                                         << "Error: stepping, attempt to write a readonly database (8)"
                                         << "8";
    QTest::newRow("a text without one") << "postgresql"
                                        << "column \"x\" does not exist"
                                        << "";
}

void ErrorTablesTest::readCodesFromMessages()
{
    QFETCH(QString, dialect);
    QFETCH(QString, message);
    const std::string text = message.toStdString();
    QTEST(q(codeInMessage(tableOf(dialect), text).value_or(std::string_view())), "code");
}

void ErrorTablesTest::readLines_data()
{
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QString>("message");
    QTest::addColumn<uint>("line");
    QTest::newRow("PostgreSQL") << "postgresql"
                                << "ERROR:  oh\nLINE 3: select t.Nope\n               ^" << 3U;
    QTest::newRow("DuckDB") << "duckdb"
                            << "Parser Error: oh\n\nLINE 2: selct\n        ^" << 2U;
    QTest::newRow("MySQL's own line, not the client's")
        << "mysql"
        << "ERROR 1064 (42000) at line 7: You have an error; use near 'frm t' at line 2" << 2U;
    QTest::newRow("SQL Server") << "sqlserver"
                                << "Msg 208, Level 16, State 1, Line 3\nInvalid object name 'x'." << 3U;
    QTest::newRow("Oracle's client") << "oracle"
                                     << "Error at Command Line : 3 Column : 8\nORA-00933: oh" << 3U;
    QTest::newRow("SQLite names none") << "sqlite"
                                       << "near \"frm\": syntax error" << 0U;
}

void ErrorTablesTest::readLines()
{
    QFETCH(QString, dialect);
    QFETCH(QString, message);
    QTEST(lineInMessage(tableOf(dialect), message.toStdString()).value_or(0U), "line");
}

QTEST_APPLESS_MAIN(ErrorTablesTest)
#include "tst_errortables.moc"
