#include "check/reply/reply.h"
#include "dialect/dialect.h"
#include "support/corpus.h"

#include <QTest>

using namespace querymend;

namespace {

const LexRules& rulesOf(const QString& dialect)
{
    return dialectNamed(dialect.toStdString())->lex;
}

QByteArray bytesOf(std::string_view text)
{
    return {text.data(), static_cast<qsizetype>(text.size())};
}

QByteArray repeated(const char* text, int size)
{
    const QByteArray piece(text);
    return piece.repeated(size / static_cast<int>(piece.size()) + 1);
}

} // namespace

class ReplyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void leavesPlainSqlWhole_data();
    void leavesPlainSqlWhole();
    void leavesTheCorporaWhole_data();
    void leavesTheCorporaWhole();
    void tellsWhyThereIsNone_data();
    void tellsWhyThereIsNone();
    void survivesWhatIsLong_data();
    void survivesWhatIsLong();
};

void ReplyTest::leavesPlainSqlWhole_data()
{
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QByteArray>("sql");
    const auto row = [](const char* name, const char* dialect, const char* sql) {
        QTest::newRow(name) << QString::fromUtf8(dialect) << QByteArray(sql);
    };
    row("a select", "sqlite", "SELECT 1");
    row("blanks around", "sqlite", "\n  SELECT 1 \n\n");
    row("a comment first", "postgresql", "-- customers by country\nSELECT 1");
    row("a comment that is a sentence, first", "postgresql", "/* Here is the query that you want. */ SELECT 1");
    row("parentheses first", "postgresql", "((SELECT 1) UNION SELECT 2)");
    row("with", "sqlite", "WITH x AS (SELECT 1) SELECT * FROM x");
    row("values", "postgresql", "VALUES (1), (2)");
    row("table", "postgresql", "TABLE customers");
    row("from first", "duckdb", "FROM customers SELECT name");
    row("from alone", "duckdb", "from customers");
    row("delete", "sqlite", "DELETE FROM customers");
    row("a verb of administration", "postgresql", "VACUUM");
    row("two statements", "postgresql", "SELECT 1; DROP TABLE customers");
    row("two statements on lines of their own", "postgresql", "SELECT 1;\n\nDROP TABLE customers;\n");
    row("misspelt words", "sqlite", "SELEC * FORM t");
    row("misspelt words in a row", "sqlite", "SELEC name FORM customers WERE country");
    row("an unknown first word", "sqlite", "FETCHALL name customers");
    row("one unknown word", "sqlite", "SELCT");
    row("a stray sign first", "sqlite", "= 1");
    row("a number", "sqlite", "42");
    row("a broken text with a subquery on its own line", "sqlite", "SELEC a FROM t WHERE b IN (\nSELECT c FROM u)");
    row("an unterminated literal", "sqlite", "SELECT 'abc FROM t");
    row("a byte order mark", "sqlite", "\xEF\xBB\xBFSELECT 1");
    row("bytes that are not UTF-8", "sqlite", "SELECT '\xFF\xC3' FROM t\xFE");
    row("a fence in a literal", "postgresql", "SELECT '\n```\nSELECT 2\n```\n' AS x");
    row("a fence in a comment", "postgresql", "SELECT 1 /*\n```sql\nSELECT 2\n```\n*/ AS x");
    row("a fence in a line comment", "postgresql", "SELECT 1 -- ```sql\n, 2");
    row("a fence in a dollar-quoted literal", "postgresql", "SELECT $a$\n```\n$a$");
    row("a name in three backticks", "mysql", "SELECT\n```a``` FROM t");
    row("thinking in a literal", "sqlite", "SELECT '<think>no</think>' AS x");
    row("thinking in a literal over lines", "sqlite", "SELECT '<think>\nno\n</think>\n' AS x");
    row("comparisons that look like a tag", "sqlite", "SELECT a<think>b FROM t");
    row("JSON in a literal", "postgresql", "SELECT '{\"sql\": \"SELECT 2\"}'::json");
    row("a letter in a literal", "sqlite", "SELECT 'Dear customer,\n\nWe are sorry that this is so late.' AS x");
    row("a letter in a block comment", "sqlite", "SELECT 1 /* x\n\nThis is the query that you want. */ AS x");
    row("sentences in line comments", "sqlite", "SELECT 1;\n\n-- This is the query that you want.\n");
    row("sentences in comments of MySQL", "mysql", "SELECT 1;\n\n# This is the query that you want.\n");
    row("empty lines between clauses", "sqlite", "SELECT a\n\nFROM t\n\nWHERE b = 1\n\nORDER BY a");
    row("an alias by a colon", "duckdb", "SELECT\n  result: 1,\n  Note: 2");
    row("a column named like an English word", "sqlite", "SELECT this, that FROM the WHERE you = 1");
    row("a sentence in quotes as the alias", "sqlite", "SELECT count(*) AS \"How many are there?\" FROM t");
    row("a NUL byte's neighbour", "sqlite", "SELECT 1\x01");
    row("many words", "postgresql",
        "SELECT DISTINCT a FROM t NATURAL LEFT OUTER JOIN u WHERE a IS NOT NULL GROUP BY a ORDER BY a DESC NULLS LAST");
    row("a refusal as the result", "sqlite", "SELECT 'I cannot answer this question.'");
    row("an executable comment", "mysql", "/*!50000 SELECT 1 */");
    row("an unterminated comment after SQL", "sqlite", "SELECT 1 /* and so on");
}

void ReplyTest::leavesPlainSqlWhole()
{
    QFETCH(QString, dialect);
    QFETCH(QByteArray, sql);
    const auto found = extractSql(sql.toStdString(), rulesOf(dialect));
    QVERIFY(found.ok());
    QCOMPARE(bytesOf(found->sql.text()), sql);
    QCOMPARE(found->form, ReplyForm::plain);
    QVERIFY(found->notes.empty());
}

void ReplyTest::leavesTheCorporaWhole_data()
{
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QByteArray>("sql");
    for (const Dialect& dialect : allDialects()) {
        const std::string name(dialect.name);
        for (const char* kind : {"legal", "hostile", "broken"}) {
            for (const CorpusCase& item : readCorpus(QUERYMEND_CORPUS, std::string(kind) + "/" + name + ".sql"))
                QTest::addRow("%s %s: %s", kind, name.c_str(), item.name.c_str())
                    << QString::fromStdString(name) << QByteArray::fromStdString(item.sql);
        }
    }
}

void ReplyTest::leavesTheCorporaWhole()
{
    leavesPlainSqlWhole();
}

void ReplyTest::tellsWhyThereIsNone_data()
{
    QTest::addColumn<QByteArray>("reply");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QByteArray>("message");
    const auto row = [](const char* name, const char* reply, const char* code, const char* message) {
        QTest::newRow(name) << QByteArray(reply) << QByteArray(code) << QByteArray(message);
    };
    row("nothing", "", "no_sql", "");
    row("blanks", " \r\n\t ", "no_sql", "");
    row("a byte order mark", "\xEF\xBB\xBF", "no_sql", "\xEF\xBB\xBF");
    row("a comment", "-- nothing here\n", "no_sql", "-- nothing here");
    row("semicolons", ";;", "no_sql", ";;");
    row("a sentence", "Which year do you mean?", "no_sql", "Which year do you mean?");
    row("a sentence that begins with a verb of SQL", "Select the country in the list that you see above.", "no_sql",
        "Select the country in the list that you see above.");
    row("a sentence in another language", "Quale anno intendi esattamente con questo?", "no_sql",
        "Quale anno intendi esattamente con questo?");
    row("a sentence about SQL", "You will need a SELECT statement with a join for this.", "no_sql",
        "You will need a SELECT statement with a join for this.");
    row("a block without SQL", "Here are the results:\n```text\n42\n```", "no_sql",
        "Here are the results:\n```text\n42\n```");
    row("an empty block", "```sql\n```", "no_sql", "```sql\n```");
    row("thinking alone", "<think>SELECT 1</think>", "no_sql", "<think>SELECT 1</think>");
    row("thinking without its end", "<think>\nSELECT 1", "no_sql", "<think>\nSELECT 1");
    row("JSON without SQL", R"({"explanation": "counts"})", "no_sql", R"({"explanation": "counts"})");
    row("JSON with null", R"({"sql": null})", "no_sql", R"({"sql": null})");
    row("JSON with empty SQL", R"({"sql": ""})", "no_sql", R"({"sql": ""})");
    row("JSON cut inside the SQL", R"({"sql": "SELECT 1 FR)", "no_sql", R"({"sql": "SELECT 1 FR)");
    row("a refusal", "I cannot answer this question with the given tables.", "invalid_request",
        "I cannot answer this question with the given tables.");
    row("a refusal with a typographic apostrophe", "I’m sorry, but I can’t help with that.", "invalid_request",
        "I’m sorry, but I can’t help with that.");
    row("a refusal about the schema", "The schema does not contain the salaries.", "invalid_request",
        "The schema does not contain the salaries.");
    row("a refusal as a comment", "-- The question cannot be answered from this schema.", "invalid_request",
        "-- The question cannot be answered from this schema.");
    row("a refusal after thinking", "<think>hm</think>\nThe question cannot be answered.", "invalid_request",
        "The question cannot be answered.");
    row("a refusal in JSON", R"({"invalid_request": "no \"salary\" column"})", "invalid_request",
        "no \"salary\" column");
    row("a refusal in JSON after thinking that is not marked",
        "Needed: salaries.\nThe tables are staff {id, name} and rooms {id}; none has them.\n"
        R"({"invalid_request": "no salaries"})",
        "invalid_request", "no salaries");
    row("a refusal in a block after thinking that is not marked",
        "Needed: salaries. No table has them.\n```json\n{\"invalid_request\": \"no salaries\"}\n```", "invalid_request",
        "no salaries");
    row("a refusal in JSON beside empty SQL", R"({"sql": "", "invalid_request": "too vague"})", "invalid_request",
        "too vague");
    row("an error in JSON", R"({"error_message": "too vague"})", "invalid_request", "too vague");
    row("a refusal in place of SQL in JSON", R"({"sql": "I cannot answer this question."})", "invalid_request",
        R"({"sql": "I cannot answer this question."})");
    row("a refusal in JSON beside null and an explanation that begins as SQL",
        R"({"sql": null, "explanation": "SELECT pay FROM staff would do", "invalid_request": "no pay"})",
        "invalid_request", "no pay");
    row("a refusal in JSON beside words in place of SQL", R"({"sql": "N/A", "invalid_request": "no pay"})",
        "invalid_request", "no pay");
    row("an explanation in JSON that begins as SQL, beside null", R"({"explanation": "SELECT a FROM t", "sql": null})",
        "no_sql", R"({"explanation": "SELECT a FROM t", "sql": null})");
    row("an explanation in JSON that begins as SQL, before SQL that is cut",
        R"({"explanation": "SELECT a FROM t is where to begin", "sql": "SELECT b FR)", "no_sql",
        R"({"explanation": "SELECT a FROM t is where to begin", "sql": "SELECT b FR)");
    row("a refusal in JSON in a block", "```json\n{\"invalid_request\": \"too vague\"}\n```", "invalid_request",
        "too vague");
}

void ReplyTest::tellsWhyThereIsNone()
{
    QFETCH(QByteArray, reply);
    QFETCH(QByteArray, code);
    QFETCH(QByteArray, message);
    const std::string given = reply.toStdString();
    const auto found = extractSql(given, rulesOf(QStringLiteral("sqlite")));
    QVERIFY2(!found.ok(), found.ok() ? found->sql.text().c_str() : "");
    QCOMPARE(bytesOf(name(found.error().code)), code);
    QCOMPARE(bytesOf(found.error().message), message);
    QVERIFY(found.error().range.begin <= found.error().range.end && found.error().range.end <= given.size());
}

void ReplyTest::survivesWhatIsLong_data()
{
    QTest::addColumn<QByteArray>("reply");
    constexpr int size = 1 << 20;
    const auto row = [](const char* name, const QByteArray& reply) { QTest::newRow(name) << reply; };
    row("blanks", repeated(" ", size));
    row("new lines", repeated("\n", size));
    row("parentheses", repeated("(", size));
    row("braces", repeated("{", size));
    row("open strings in JSON", "{" + repeated("\"a\": \"", size));
    row("backslashes in JSON", "{\"sql\": \"" + repeated("\\\\", size));
    row("members of JSON", "{" + repeated("\"sql\": \"I am sorry that this is so.\", ", size));
    row("fences", repeated("```\n", size));
    row("fences and tildes", repeated("```x\n~~~y\n", size));
    row("blocks", "This is the list:\n" + repeated("```sql\nSELECT 1\n```\n", size));
    row("blocks with open literals", "This is the list:\n" + repeated("```sql\nSELECT '\n```\n", size));
    row("blocks with open comments", "This is the list:\n" + repeated("```sql\nSELECT /*\n```\n", size));
    row("backticks", repeated("`", size));
    row("tags that open", "This is it.\n" + repeated("<think>\n", size));
    row("tags that close", "This is it.\n" + repeated("</think>\n", size));
    row("pairs of tags", repeated("<think>a</think>\n", size));
    row("lists", "This is the list:\n" + repeated("- ", size));
    row("colons", "This is the list: " + repeated(": ", size));
    row("statements between sentences",
        "This is the list:\n" + repeated("SELECT 'a\nThis is the next of them.\n", size));
    row("open comments between sentences",
        "This is the list:\n" + repeated("SELECT /*\nThis is the next one.\n", size));
    row("sentences after a literal without an end", "SELECT '" + repeated("\n\nThis is the next of them.", size));
    row("sentences in a literal", "SELECT '" + repeated("\n\nThis is the next of them.", size) + "'");
    row("a statement", "SELECT a" + repeated(", a", size) + " FROM t");
    row("lines", "SELECT a" + repeated(",\n a", size) + "\nFROM t");
    row("one word", repeated("a", size));
    row("words", repeated("word ", size));
    row("bytes that are not UTF-8", repeated("\xC3\xFF", size));
    row("NUL bytes", QByteArray(size, '\0'));
}

void ReplyTest::survivesWhatIsLong()
{
    QFETCH(QByteArray, reply);
    const std::string given = reply.toStdString();
    for (const char* dialect : {"sqlite", "postgresql", "mysql"}) {
        const auto found = extractSql(given, rulesOf(QString::fromLatin1(dialect)));
        QVERIFY(!found.ok() || found->sql.text().size() <= given.size());
        QVERIFY(found.ok() || found.error().range.end <= given.size());
    }
}

QTEST_APPLESS_MAIN(ReplyTest)

#include "tst_reply.moc"
