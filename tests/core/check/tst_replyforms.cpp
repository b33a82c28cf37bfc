#include "base/ascii.h"
#include "base/json.h"
#include "check/reply/reply.h"
#include "dialect/dialect.h"
#include "support/corpus.h"

#include <nlohmann/json.hpp>

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

QByteArray notesOf(const ExtractedSql& found)
{
    QByteArray out;
    for (const ReplyNote note : found.notes) {
        switch (note) {
        case ReplyNote::textAround:
            out += "text ";
            break;
        case ReplyNote::severalBlocks:
            out += "several ";
            break;
        case ReplyNote::thinkingLeftOut:
            out += "thinking ";
            break;
        }
    }
    return out.trimmed();
}

QByteArray nameOf(ReplyForm form)
{
    switch (form) {
    case ReplyForm::plain:
        return "plain";
    case ReplyForm::fenced:
        return "fenced";
    case ReplyForm::prose:
        return "prose";
    case ReplyForm::json:
        return "json";
    }
    return {};
}

} // namespace

/// The forms in which models return SQL.
class ReplyFormsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsTheSql_data();
    void findsTheSql();
    void findsLegalTextsInAnyForm_data();
    void findsLegalTextsInAnyForm();
    void mapsBackToTheReply_data() { findsTheSql_data(); }
    void mapsBackToTheReply();
    void mapsEscapesBack();
    void survivesCutsAnywhere_data() { findsTheSql_data(); }
    void survivesCutsAnywhere();
};

void ReplyFormsTest::findsTheSql_data()
{
    QTest::addColumn<QByteArray>("reply");
    QTest::addColumn<QByteArray>("sql");
    QTest::addColumn<QByteArray>("form");
    QTest::addColumn<QByteArray>("notes");
    const auto row = [](const char* name, const char* reply, const char* sql, const char* form, const char* notes) {
        QTest::newRow(name) << QByteArray(reply) << QByteArray(sql) << QByteArray(form) << QByteArray(notes);
    };
    row("a note after the semicolon", "SELECT 1; Note: replace \"town\" with it", "SELECT 1;", "prose", "text");
    row("a note in brackets", "SELECT a FROM t (Note: it is)", "SELECT a FROM t", "prose", "text");
    row("the end mark of a model", "SELECT a FROM t;<|im_end|>", "SELECT a FROM t;", "prose", "text");
    row("a sentence after the semicolon", "SELECT a FROM t; This query returns all.", "SELECT a FROM t;", "prose",
        "text");
    row("an invisible character after the semicolon", "SELECT 1;\xE2\x80\x8B", "SELECT 1;", "prose", "text");
    row("a note with another statement is no note", "SELECT a FROM t; note: DROP TABLE t; x",
        "SELECT a FROM t; note: DROP TABLE t; x", "plain", "");
    row("a block", "```sql\nSELECT 1\n```", "SELECT 1", "fenced", "");
    row("a block without a tag", "```\nSELECT 1\n```\n", "SELECT 1", "fenced", "");
    row("a block in capitals with a blank", "``` SQL\r\nSELECT 1\r\n```", "SELECT 1", "fenced", "");
    row("a block of tildes", "~~~sql\nSELECT 1\n~~~", "SELECT 1", "fenced", "");
    row("a block on one line", "```sql SELECT 1```", "SELECT 1", "fenced", "");
    row("a block on one line without a tag", "```SELECT 1```", "SELECT 1", "fenced", "");
    row("a block without its end", "Here it is:\n```sql\nSELECT 1", "SELECT 1", "fenced", "text");
    row("a block whose beginning was in the question", "SELECT 1\n```\nThis counts one.", "SELECT 1", "fenced", "text");
    row("a block between sentences", "Here's the query:\n\n```sql\nSELECT 1\n```\n\nIt doesn't need a table.",
        "SELECT 1", "fenced", "text");
    row("a block after a sentence that begins with a verb of SQL",
        "Select the rows that you want with this:\n```sql\nSELECT 1\n```", "SELECT 1", "fenced", "text");
    row("a block in a list", "1. Count:\n   ```sql\n   SELECT 1\n   ```\n", "SELECT 1", "fenced", "text");
    row("the last of two blocks", "```sql\nSELECT 1\n```\nBetter:\n```sql\nSELECT 2\n```", "SELECT 2", "fenced",
        "several text");
    row("the block of SQL before one of results", "```sql\nSELECT 1\n```\nGives:\n```text\n1\n```", "SELECT 1",
        "fenced", "text");
    row("the block of SQL after one of Python", "```python\nprint(1)\n```\n```sql\nSELECT 1\n```", "SELECT 1", "fenced",
        "text");
    row("an empty block after the one", "```sql\nSELECT 1\n```\n```sql\n```", "SELECT 1", "fenced", "text");
    row("a misspelt statement in a block", "```\nSELEC * FORM t\n```", "SELEC * FORM t", "fenced", "");
    row("a block with a fence in a literal", "```sql\nSELECT '```' AS x, '\n```\n' AS y\n```",
        "SELECT '```' AS x, '\n```\n' AS y", "fenced", "");
    row("a block with a fence in a comment", "```sql\nSELECT 1 -- not ``` here\n```", "SELECT 1 -- not ``` here",
        "fenced", "");
    row("a block with a broken literal", "```sql\nSELECT 'abc\n```\nThe literal has no end.", "SELECT 'abc", "fenced",
        "text");
    row("a block with a broken literal before another", "```sql\nSELECT 'abc\n```\nHere's it:\n```sql\nSELECT 2\n```",
        "SELECT 2", "fenced", "several text");
    row("a block with two statements", "```sql\nSELECT 1;\nDROP TABLE t;\n```", "SELECT 1;\nDROP TABLE t;", "fenced",
        "");
    row("a block of longer fences", "````sql\nSELECT '```'\n````", "SELECT '```'", "fenced", "");
    row("a block of a verb that changes", "```sql\nDELETE FROM t\n```", "DELETE FROM t", "fenced", "");

    row("sentences before", "Here is the query:\n\nSELECT a\nFROM t\nWHERE b = 1", "SELECT a\nFROM t\nWHERE b = 1",
        "prose", "text");
    row("sentences after a semicolon", "SELECT 1;\n\nThis query returns one row.", "SELECT 1;", "prose", "text");
    row("a sentence on the next line", "SELECT a FROM t\nThis query returns all of the rows.", "SELECT a FROM t",
        "prose", "text");
    row("a title after", "SELECT 1;\n\n**Explanation:** counts.", "SELECT 1;", "prose", "text");
    row("a label before", "SQL: SELECT 1", "SELECT 1", "prose", "text");
    row("labels before and after", "SQLQuery: SELECT 1\n\nSQLResult: [(1,)]\nAnswer: 1", "SELECT 1", "prose", "text");
    row("another language before", "Voici la requête :\nSELECT a FROM t", "SELECT a FROM t", "prose", "text");
    row("Chinese before", "以下是查询：\nSELECT a FROM t", "SELECT a FROM t", "prose", "text");
    row("a quoted statement in a sentence", "You can use `SELECT a FROM t` for that.", "SELECT a FROM t", "prose",
        "text");
    row("after a colon", "The answer to your question is: SELECT a FROM t.", "SELECT a FROM t", "prose", "text");
    row("the last of two between sentences", "The first try:\nSELECT 1\n\nBut this is better:\nSELECT 2", "SELECT 2",
        "prose", "several text");
    row("a CTE after a sentence", "Sure! Here you go:\nWITH x AS (SELECT 1)\nSELECT * FROM x",
        "WITH x AS (SELECT 1)\nSELECT * FROM x", "prose", "text");
    row("a statement that changes, after a sentence", "Here you go:\nDELETE FROM t", "DELETE FROM t", "prose", "text");

    row("JSON", R"({"sql": "SELECT 1", "explanation": "counts"})", "SELECT 1", "json", "");
    row("JSON with escapes", R"({"sql": "SELECT \"a\"\nFROM t WHERE b = 'x\\y' AND c = '\u00e9\ud83d\ude00'"})",
        "SELECT \"a\"\nFROM t WHERE b = 'x\\y' AND c = 'é😀'", "json", "");
    row("JSON with raw line breaks", "{\"sql\": \"SELECT a\nFROM t\"}", "SELECT a\nFROM t", "json", "");
    row("JSON with an escape of its own", R"({"sql": "SELECT \'x\'"})", "SELECT 'x'", "json", "");
    row("JSON without its end", R"({"sql": "SELECT 1")", "SELECT 1", "json", "");
    row("JSON in a block", "```json\n{\"sql\": \"SELECT 1\"}\n```", "SELECT 1", "json", "");
    row("JSON after a sentence", "Here is the JSON: {\"sql\": \"SELECT 1\"}", "SELECT 1", "json", "text");
    row("JSON before a sentence", "{\"sql\": \"SELECT 1\"}\nThat is all.", "SELECT 1", "json", "text");
    row("JSON in a list", R"([{"sql": "SELECT 1"}])", "SELECT 1", "json", "");
    row("JSON of a tool call", R"({"name": "run", "arguments": {"sql_query": "SELECT 1"}})", "SELECT 1", "json", "");
    row("JSON with another name", R"({"answer": "SELECT 1"})", "SELECT 1", "json", "");
    row("JSON with an explanation named after SQL", R"({"sql": "SELECT 1", "sql_explanation": "counts"})", "SELECT 1",
        "json", "");
    row("JSON that repeats the question", R"({"query": "how many", "sql": "SELECT 1"})", "SELECT 1", "json", "");
    row("JSON with an empty reason", R"({"sql": "SELECT 1", "invalid_request": ""})", "SELECT 1", "json", "");
    row("JSON with nulls for what is not said", R"({"sql": "SELECT 1", "explanation": null, "invalid_request": null})",
        "SELECT 1", "json", "");
    row("JSON that is cut after the SQL", R"({"sql": "SELECT 1", "explanation": "cou)", "SELECT 1", "json", "");
    row("JSON that is cut after the SQL, in a block", "```json\n{\n  \"sql\": \"SELECT 1\",\n  \"expl", "SELECT 1",
        "json", "");
    row("JSON after a byte order mark", "\xEF\xBB\xBF{\"sql\": \"SELECT 1\"}", "SELECT 1", "json", "");
    row("JSON with a block inside", R"({"sql": "```sql\nSELECT \"a\"\n```"})", "SELECT \"a\"", "json", "");
    row("JSON with a misspelt statement", R"({"sql": "SELEC * FORM t"})", "SELEC * FORM t", "json", "");
    row("JSON with braces in the SQL", R"({"sql": "SELECT '{\"}'", "n": [1, {"x": null}]})", "SELECT '{\"}'", "json",
        "");

    row("thinking before", "<think>\nThe user's table...\nSELECT 0\n</think>\n\nSELECT 1", "SELECT 1", "plain",
        "thinking");
    row("thinking before a block", "<thinking>Let me see: ```sql\nSELECT 0\n```</thinking>\n```sql\nSELECT 1\n```",
        "SELECT 1", "fenced", "thinking");
    row("thinking whose beginning is missing", "Okay, I'll count.\n</think>\nSELECT 1", "SELECT 1", "plain",
        "thinking");
    row("thinking twice", "<think>a</think>\nSELECT 1\n<think>b</think>\nSELECT 2", "SELECT 2", "plain", "thinking");
    row("thinking after the SQL", "SELECT 1\n<think>done</think>", "SELECT 1", "plain", "thinking");
    row("thinking before JSON", "<think>x</think>{\"sql\": \"SELECT 1\"}", "SELECT 1", "json", "thinking");
    row("a tag in a literal of a block", "The query:\n```sql\nSELECT '<think>' AS x\n```", "SELECT '<think>' AS x",
        "fenced", "text");
    row("both tags in a literal of a block", "The query:\n```sql\nSELECT '<think>x</think>' AS x\n```",
        "SELECT '<think>x</think>' AS x", "fenced", "text");
}

void ReplyFormsTest::findsTheSql()
{
    QFETCH(QByteArray, reply);
    QFETCH(QByteArray, sql);
    QFETCH(QByteArray, form);
    QFETCH(QByteArray, notes);
    for (const char* dialect : {"sqlite", "postgresql", "mysql"}) {
        const auto found = extractSql(reply.toStdString(), rulesOf(QString::fromLatin1(dialect)));
        QVERIFY2(found.ok(), dialect);
        QCOMPARE(bytesOf(found->sql.text()), sql);
        QCOMPARE(nameOf(found->form), form);
        QCOMPARE(notesOf(*found), notes);
    }
}

void ReplyFormsTest::mapsBackToTheReply()
{
    QFETCH(QByteArray, reply);
    const std::string given = reply.toStdString();
    const auto found = extractSql(given, rulesOf(QStringLiteral("sqlite")));
    QVERIFY(found.ok());
    const std::string& sql = found->sql.text();
    std::uint32_t last = 0;
    for (std::uint32_t at = 0; at < sql.size(); ++at) {
        const ByteRange place = found->sql.toOriginal({at, at + 1});
        QVERIFY(place.begin >= last && place.begin < place.end && place.end <= given.size());
        QVERIFY(given[place.begin] == sql[at] || given[place.begin] == '\\');
        last = place.begin;
    }
}

void ReplyFormsTest::mapsEscapesBack()
{
    const std::string reply = R"(Here: {"sql": "SELECT \"a\",\n\u00e9 FROM t"})";
    const auto found = extractSql(reply, rulesOf(QStringLiteral("sqlite")));
    QVERIFY(found.ok());
    const std::string& sql = found->sql.text();
    const auto placeOf = [&](std::string_view part) {
        const auto at = static_cast<std::uint32_t>(sql.find(part));
        return std::string(found->sql.toOriginal({at, at + static_cast<std::uint32_t>(part.size())}).of(reply));
    };
    QCOMPARE(bytesOf(placeOf("\"a\"")), QByteArray(R"(\"a\")"));
    QCOMPARE(bytesOf(placeOf("é")), QByteArray(R"(\u00e9)"));
    QCOMPARE(bytesOf(placeOf("FROM t")), QByteArray("FROM t"));
}

/// Wherever a reply is cut, it gives SQL that maps into it or a problem within it.
void ReplyFormsTest::survivesCutsAnywhere()
{
    QFETCH(QByteArray, reply);
    const std::string given = reply.toStdString();
    for (std::size_t size = 0; size <= given.size(); ++size) {
        for (const char* dialect : {"sqlite", "postgresql", "mysql"}) {
            const auto found = extractSql(given.substr(0, size), rulesOf(QString::fromLatin1(dialect)));
            if (found.ok()) {
                const auto end = static_cast<std::uint32_t>(found->sql.text().size());
                QVERIFY(end <= size && found->sql.toOriginal({0, end}).end <= size);
            } else {
                QVERIFY(found.error().range.end <= size);
            }
        }
    }
}

void ReplyFormsTest::findsLegalTextsInAnyForm_data()
{
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QByteArray>("sql");
    for (const Dialect& dialect : allDialects()) {
        const std::string name(dialect.name);
        for (const CorpusCase& item : readCorpus(QUERYMEND_CORPUS, "legal/" + name + ".sql"))
            QTest::addRow("%s: %s", name.c_str(), item.name.c_str())
                << QString::fromStdString(name) << QByteArray::fromStdString(std::string(asciiTrimmed(item.sql)));
    }
}

void ReplyFormsTest::findsLegalTextsInAnyForm()
{
    QFETCH(QString, dialect);
    QFETCH(QByteArray, sql);
    const std::string text = sql.toStdString();
    const std::string block = "```sql\n" + text + "\n```";
    nlohmann::ordered_json json;
    json["sql"] = text;
    json["explanation"] = "That's what the question asks for.";
    for (const std::string& reply :
         {block, "Here's the query:\n\n" + block + "\n\nIt doesn't need more.", "<think>I'd count.</think>\n" + text,
          "```json\n" + toJsonLine(json) + "\n```", toJsonLine(json)}) {
        const auto found = extractSql(reply, rulesOf(dialect));
        QVERIFY2(found.ok(), reply.c_str());
        QCOMPARE(bytesOf(found->sql.text()), sql);
    }
}

QTEST_APPLESS_MAIN(ReplyFormsTest)

#include "tst_replyforms.moc"
