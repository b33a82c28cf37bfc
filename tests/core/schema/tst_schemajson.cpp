#include "support/samples.h"

#include "schema/json.h"
#include "support/bigschema.h"

using namespace querymend;
using namespace querymend::test;

namespace {

std::string repeated(std::string_view part, std::size_t times)
{
    std::string out;
    for (std::size_t i = 0; i < times; ++i)
        out += part;
    return out;
}

} // namespace

class SchemaJsonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsTheFullShape();
    void readsShorterForms_data();
    void readsShorterForms();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void anyCutOfAFileIsAnErrorWithAPlace();
    void anyWrongTypeIsRefusedOrHarmless();
};

void SchemaJsonTest::readsTheFullShape()
{
    const Snapshot snapshot = schemaFrom(R"({
        "database": "shop", "dialect": "postgresql", "default_schema": ["app", "public"],
        "tables": [{"schema": "public", "name": "orders", "kind": "materialized view", "partition_of": "all", "comment": "c", "rows": 12,
            "columns": [{"name": "id", "type": "integer", "not_null": true, "primary_key": true, "comment": "key",
                         "samples": ["1", 2, 2.5, true, null]},
                        {"name": "cust", "type": "integer"}],
            "foreign_keys": [{"columns": ["cust"],
                              "references": {"schema": "public", "table": "customers", "columns": ["id"]}}]}],
        "functions": ["total"], "extra": {"deep": [[{}]]}})");
    Snapshot expected{"shop", "postgresql", {"app", "public"}, {}, {"total"}, {}};
    Table orders;
    orders.schema = "public";
    orders.name = "orders";
    orders.kind = TableKind::materializedView;
    orders.partitionOf = "all";
    orders.comment = "c";
    orders.rowEstimate = 12;
    orders.columns = {{"id", "integer", "key", true, true, {"1", "2", "2.5", "true"}},
                      {"cust", "integer", "", false, false, {}}};
    orders.primaryKey = {"id"};
    orders.foreignKeys = {{{"cust"}, "public", "customers", {"id"}}};
    expected.tables = {orders};
    QVERIFY(snapshot == expected);
}

void SchemaJsonTest::readsShorterForms_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("canonical");
    const auto row = [](const char* name, const char* text, const char* canonical) {
        QTest::newRow(name) << std::string(text) << std::string(canonical);
    };
    const char* const ab = R"({"tables":[{"name":"t","kind":"table","columns":[{"name":"a"},{"name":"b"}]}]})";
    const char* const typed =
        R"({"tables":[{"name":"t","kind":"table","columns":[{"name":"a","type":"int"},{"name":"b"}]}]})";
    const char* const unknown = R"({"tables":[{"name":"t","kind":"table"}]})";
    row("columns as bare names", R"({"tables":[{"name":"t","columns":["a","b"]}]})", ab);
    row("columns as an object from name to type", R"({"tables":[{"name":"t","columns":{"a":"int","b":null}}]})", typed);
    row("columns as an object from name to object",
        R"({"tables":[{"name":"t","columns":{"a":{"type":"int"},"b":{}}}]})", typed);
    row("tables as an object by name", R"({"tables":{"t":{"columns":["a","b"]}}})", ab);
    row("tables as an object from name to columns", R"({"tables":{"t":["a","b"]}})", ab);
    row("a table as a bare name has unknown columns", R"({"tables":["t"]})", unknown);
    row("a table as a name with null has unknown columns", R"({"tables":{"t":null}})", unknown);
    row("columns left out are unknown", R"({"tables":[{"name":"t"}]})", unknown);
    row("null columns are unknown", R"({"tables":[{"name":"t","columns":null}]})", unknown);
    row("no columns are known to be none", R"({"tables":[{"name":"t","columns":[]}]})",
        R"({"tables":[{"name":"t","kind":"table","columns":[]}]})");
    row("the name that is inside wins over the key", R"({"tables":{"x":{"name":"t"}}})", unknown);
    row("a kind in the words of information_schema", R"({"tables":[{"name":"t","kind":"BASE TABLE"}]})", unknown);
    row("an unknown kind", R"({"tables":[{"name":"t","kind":"queue"}]})",
        R"({"tables":[{"name":"t","kind":"other"}]})");
    row("rows that were never counted", R"({"tables":[{"name":"t","rows":-1}]})", unknown);
    row("more rows than can be", R"({"tables":[{"name":"t","rows":1e300}]})", unknown);
    row("rows with a fraction", R"({"tables":[{"name":"t","rows":1200.4}]})",
        R"({"tables":[{"name":"t","kind":"table","rows":1200}]})");
    row("one default schema", R"({"default_schema":"main","tables":[]})", R"({"default_schema":"main","tables":[]})");
    row("unknown keys at every level",
        R"({"x":1,"tables":[{"y":[],"name":"t","columns":[{"z":{},"name":"a"},{"name":"b"}]}]})", ab);
    row("flags as numbers", R"({"tables":[{"name":"t","columns":[{"name":"a","not_null":1,"primary_key":2}]}]})",
        R"({"tables":[{"name":"t","kind":"table","columns":[{"name":"a","not_null":true,"primary_key":true}]}]})");
    row("a listed primary key sets the flags", R"({"tables":[{"name":"t","columns":["a"],"primary_key":"a"}]})",
        R"({"tables":[{"name":"t","kind":"table","columns":[{"name":"a","primary_key":true}]}]})");
    row("a primary key in its own order stays listed",
        R"({"tables":[{"name":"t","primary_key":["b","a"],"columns":["a","b"]}]})",
        R"({"tables":[{"name":"t","kind":"table","columns":[{"name":"a","primary_key":true},)"
        R"({"name":"b","primary_key":true}],"primary_key":["b","a"]}]})");
    row("a foreign key in a few words",
        R"({"tables":[{"name":"t","foreign_keys":[{"columns":"a","references":"u"}]}]})",
        R"({"tables":[{"name":"t","kind":"table","foreign_keys":[{"columns":["a"],"references":{"table":"u"}}]}]})");
    row("an empty column name, as imports make them", R"({"tables":[{"name":"t","columns":[""]}]})",
        R"({"tables":[{"name":"t","kind":"table","columns":[{"name":""}]}]})");
    row("columns that differ in case", R"({"tables":[{"name":"t","columns":["a","A"]}]})",
        R"({"tables":[{"name":"t","kind":"table","columns":[{"name":"a"},{"name":"A"}]}]})");
    row("a byte order mark", "\xEF\xBB\xBF{\"tables\":[\"t\"]}", unknown);
}

void SchemaJsonTest::readsShorterForms()
{
    QFETCH(std::string, text);
    QFETCH(std::string, canonical);
    QCOMPARE(writeSchemaJson(schemaFrom(text), JsonLayout::compact), canonical + '\n');
}

void SchemaJsonTest::saysWhatIsWrong_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("message");
    const auto row = [](const char* name, const std::string& text, const char* message) {
        QTest::newRow(name) << text << std::string(message);
    };
    row("empty text", "",
        "line 1, column 1: syntax error while parsing value - unexpected end of input; expected '[', '{', or a "
        "literal");
    row("text that is no JSON", "CREATE TABLE t",
        "line 1, column 1: syntax error while parsing value - invalid literal");
    row("a text cut in the third line", "{\n \"tables\": [\n  {\"name\": \"t",
        "line 3, column 14: syntax error while parsing value - invalid string: missing closing quote");
    row("two documents", R"({"tables":[]} {})",
        "line 1, column 15: syntax error while parsing value - unexpected '{'; expected end of input");
    row("bytes that are not UTF-8", "{\"tables\":[\"\xFF\"]}",
        "line 1, column 13: syntax error while parsing value - invalid string: ill-formed UTF-8 byte");
    row("a raw NUL", std::string("{\"tables\":[\"a\0b\"]}", 18),
        "line 1, column 14: syntax error while parsing value - invalid string: control character U+0000 (NUL) must be "
        "escaped to \\u0000");
    row("a number too large for any type", R"({"tables":[{"name":"t","rows":1e999}]})",
        "line 1, column 35: number overflow parsing '1e999'");
    row("a million brackets", std::string(1'000'000, '['),
        "the document: expected an object with \"tables\", found a list");
    row("a million brackets where anything may be", "{\"x\":" + std::string(1'000'000, '['),
        "line 1, column 1000006: syntax error while parsing value - unexpected end of input; expected '[', '{', or a "
        "literal");
    row("a million objects where tables should be", "{\"tables\":" + repeated("{\"a\":", 1'000'000),
        "line 1, column 5000011: syntax error while parsing value - unexpected end of input; expected '[', '{', or a "
        "literal");
    row("a list", "[]", "the document: expected an object with \"tables\", found a list");
    row("a bare number", "7", "the document: expected an object with \"tables\", found a number");
    row("an object without tables", "{}", "the document: expected \"tables\"");
    row("tables as text", R"({"tables":"t"})", "tables: expected a list of tables, or an object by name, found text");
    row("tables given twice", R"({"tables":[],"tables":[]})", "tables: expected once, found twice");
    row("a table as a number", R"({"tables":["a", 7]})",
        "tables[1]: expected a table: an object or a name, found a number");
    row("a table without a name", R"({"tables":[{"columns":[]}]})", "tables[0]: expected \"name\"");
    row("a table with an empty name", R"({"tables":[{"name":""}]})",
        "tables[0].name: expected a name, found empty text");
    row("a bare empty table name", R"({"tables":[""]})", "tables[0]: expected a name, found empty text");
    row("an empty key as a table's name", R"({"tables":{"":{}}})", "tables[\"\"]: expected a name, found empty text");
    row("a table named null", R"({"tables":[{"name":null}]})", "tables[0].name: expected text, found null");
    row("a table name with NUL", R"({"tables":[{"name":"a\u0000"}]})",
        "tables[0].name: expected a name without a NUL character");
    row("a key with NUL as a table's name", R"({"tables":{"a\u0000":{}}})",
        "tables[\"a\\u0000\"]: expected a name without a NUL character");
    row("a column name that is a number", R"({"tables":[1e0]})",
        "tables[0]: expected a table: an object or a name, found a number");
    row("a column name deep inside", R"({"tables":["a","b","c",{"name":"d","columns":[{"name":5}]}]})",
        "tables[3].columns[0].name: expected text, found a number");
    row("a column without a name", R"({"tables":[{"name":"t","columns":["a",{"type":"int"}]}]})",
        "tables[0].columns[1]: expected \"name\"");
    row("a column type that is a list", R"({"tables":{"t":{"columns":{"a b":{"type":[]}}}}})",
        "tables.t.columns[\"a b\"].type: expected text, found a list");
    row("a limit that is null", R"({"tables":[],"limited":null})", "limited: expected true or false, found null");
    row("a flag that is text", R"({"tables":[{"name":"t","columns":[{"name":"a","not_null":"no"}]}]})",
        "tables[0].columns[0].not_null: expected true or false, found text");
    row("rows as text", R"({"tables":[{"name":"t","rows":"many"}]})", "tables[0].rows: expected a number, found text");
    row("samples as an object", R"({"tables":[{"name":"t","columns":[{"name":"a","samples":{}}]}]})",
        "tables[0].columns[0].samples: expected a list of values, found an object");
    row("a sample that is a list", R"({"tables":[{"name":"t","columns":[{"name":"a","samples":[1,[2]]}]}]})",
        "tables[0].columns[0].samples[1]: expected a value, found a list");
    row("a column twice", R"({"tables":[{"name":"t","columns":["a","b","a"]}]})",
        "tables[0].columns: expected each column once, found \"a\" twice");
    row("a table twice", R"({"tables":["t",{"name":"u"},{"name":"t"}]})",
        "tables[2]: expected each table once, found \"t\" again");
    row("a table twice in one schema", R"({"tables":[{"schema":"s","name":"t"},{"schema":"s","name":"t"}]})",
        "tables[1]: expected each table once, found \"s.t\" again");
    row("a foreign key without columns", R"({"tables":[{"name":"t","foreign_keys":[{"references":"u"}]}]})",
        "tables[0].foreign_keys[0]: expected \"columns\"");
    row("a foreign key that leads nowhere", R"({"tables":[{"name":"t","foreign_keys":[{"columns":["a"]}]}]})",
        "tables[0].foreign_keys[0]: expected \"references\"");
    row("a reference without a table",
        R"({"tables":[{"name":"t","foreign_keys":[{"columns":["a"],"references":{"columns":["id"]}}]}]})",
        "tables[0].foreign_keys[0].references: expected \"table\"");
    row("a foreign key of uneven width",
        R"({"tables":[{"name":"t","foreign_keys":[{"columns":["a","b"],"references":{"table":"u","columns":["id"]}}]}]})",
        "tables[0].foreign_keys[0]: expected as many referenced columns as columns (2), found 1");
    row("a search path of numbers", R"({"default_schema":[1],"tables":[]})",
        "default_schema[0]: expected text, found a number");
    row("a long key is cut in the message", "{\"tables\":{\"" + std::string(100'000, 'k') + "\":7}}",
        "tables[\"kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk…\"]: expected a table: an object, or a "
        "list of columns, found a number");
    row("a long text that is cut is not repeated", "{\"tables\":[\"" + std::string(100'000, 'k'),
        "line 1, column 100013: syntax error while parsing value - invalid string: missing closing quote");
}

void SchemaJsonTest::saysWhatIsWrong()
{
    QFETCH(std::string, text);
    QFETCH(std::string, message);
    const auto read = readSchemaJson(text);
    QVERIFY(!read);
    QCOMPARE(describe(read.error()), message);
}

void SchemaJsonTest::anyCutOfAFileIsAnErrorWithAPlace()
{
    const std::string whole = writeSchemaJson(bigSchema(2, 3), JsonLayout::pretty);
    const std::size_t end = whole.find_last_of('}');
    for (std::size_t size = 0; size <= end; ++size) {
        const auto read = readSchemaJson(std::string_view(whole).substr(0, size));
        QVERIFY(!read);
        QVERIFY(read.error().position.has_value());
    }
}

void SchemaJsonTest::anyWrongTypeIsRefusedOrHarmless()
{
    const std::string good =
        R"({"database":@,"dialect":@,"default_schema":@,"functions":@,"tables":[{"schema":@,"name":"t",)"
        R"("kind":@,"comment":@,"rows":@,"columns":@,"primary_key":@,"foreign_keys":@}]})";
    const std::vector<std::string> values{"null",   "true", "7",    "-1.5e9",     "\"x\"", "[]",        "{}",
                                          "[null]", "[[]]", "[{}]", "{\"a\":{}}", "[7]",   "{\"a\":7}", "[\"y\"]"};
    const auto places = static_cast<std::size_t>(std::count(good.begin(), good.end(), '@'));
    for (std::size_t place = 0; place < places; ++place) {
        for (const std::string& value : values) {
            std::string text;
            std::size_t seen = 0;
            for (const char c : good)
                text += c != '@' ? std::string(1, c) : seen++ == place ? value : "null";
            const auto read = readSchemaJson(text);
            if (!read) {
                QVERIFY2(!read.error().path.empty() && !read.error().position, text.c_str());
                continue;
            }
            QVERIFY2(schemaFrom(writeSchemaJson(*read, JsonLayout::compact)) == *read, text.c_str());
        }
    }
}

QTEST_APPLESS_MAIN(SchemaJsonTest)
#include "tst_schemajson.moc"
