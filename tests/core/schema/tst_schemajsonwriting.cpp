#include "support/samples.h"

#include "schema/json.h"
#include "schema/shuffle.h"
#include "support/bigschema.h"

#include <algorithm>

using namespace querymend;
using namespace querymend::test;

namespace {

std::string randomText(SplitMix& random, bool mayBeEmpty)
{
    static const std::vector<std::string> letters{"a",  "B",    "7", "_",  " ", "\"", "\\", "/",
                                                  "\n", "\x01", "é", "表", "😀", ".",  "'"};
    std::string text(mayBeEmpty ? "" : "x");
    for (std::uint64_t left = random.below(9); left > 0; --left)
        text += letters[static_cast<std::size_t>(random.below(letters.size()))];
    return text;
}

std::vector<std::string> randomTexts(SplitMix& random, std::uint64_t count)
{
    std::vector<std::string> texts;
    for (std::uint64_t i = 0; i < count; ++i)
        texts.push_back(randomText(random, false));
    return texts;
}

Table randomTable(SplitMix& random, std::size_t number)
{
    Table table;
    table.schema = randomText(random, true);
    table.name = randomText(random, false) + std::to_string(number);
    table.kind = static_cast<TableKind>(random.below(6));
    table.partitionOf = randomText(random, true);
    table.comment = randomText(random, true);
    if (random.below(2) == 0)
        table.rowEstimate = random.below(1'000'000'000);
    table.columnsKnown = random.below(5) != 0;
    const std::uint64_t columns = table.columnsKnown ? random.below(6) : 0;
    for (std::uint64_t c = 0; c < columns; ++c) {
        Column column{randomText(random, true) + std::to_string(c),
                      randomText(random, true),
                      randomText(random, true),
                      random.below(2) == 0,
                      random.below(3) == 0,
                      randomTexts(random, random.below(4))};
        if (column.primaryKey)
            table.primaryKey.push_back(column.name);
        table.columns.push_back(std::move(column));
    }
    if (random.below(2) == 0)
        std::reverse(table.primaryKey.begin(), table.primaryKey.end());
    for (std::uint64_t keys = random.below(3); keys > 0; --keys) {
        const std::uint64_t width = 1 + random.below(3);
        table.foreignKeys.push_back({randomTexts(random, width), randomText(random, true), randomText(random, false),
                                     randomTexts(random, random.below(2) == 0 ? 0 : width)});
    }
    return table;
}

Snapshot randomSnapshot(std::uint64_t seed)
{
    SplitMix random(seed);
    Snapshot snapshot;
    snapshot.database = randomText(random, true);
    snapshot.dialect = randomText(random, true);
    snapshot.searchPath = randomTexts(random, random.below(3));
    snapshot.functions = randomTexts(random, random.below(3));
    for (std::size_t objects = random.below(4); objects > 0; --objects)
        snapshot.restricted.push_back({static_cast<RestrictedKind>(random.below(4)), randomText(random, true),
                                       "n" + randomText(random, true), static_cast<RestrictionReason>(random.below(8)),
                                       randomText(random, true)});
    for (std::size_t tables = random.below(8); tables > 0; --tables)
        snapshot.tables.push_back(randomTable(random, tables));
    snapshot.limited = random.below(2) == 0;
    return snapshot;
}

} // namespace

class SchemaJsonWritingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsWrittenReadsBackEqual();
    void writesOneLinePerColumn();
    void bytesThatAreNotUtf8AreReplacedInWriting();
    void aBigSchemaReadsBackEqual();
};

void SchemaJsonWritingTest::whatIsWrittenReadsBackEqual()
{
    for (std::uint64_t seed = 0; seed < 500; ++seed) {
        const Snapshot snapshot = randomSnapshot(seed);
        for (const JsonLayout layout : {JsonLayout::compact, JsonLayout::pretty}) {
            const std::string text = writeSchemaJson(snapshot, layout);
            QVERIFY2(schemaFrom(text) == snapshot, text.c_str());
            QCOMPARE(writeSchemaJson(schemaFrom(text), layout), text);
        }
    }
}

void SchemaJsonWritingTest::writesOneLinePerColumn()
{
    const std::string text = writeSchemaJson(
        schemaFrom(R"({"tables":[{"name":"t","columns":["a",{"name":"b","type":"int"}]},"u"]})"), JsonLayout::pretty);
    QCOMPARE(text, std::string(R"({
  "tables": [
    {
      "name": "t",
      "kind": "table",
      "columns": [
        {"name":"a"},
        {"name":"b","type":"int"}
      ]
    },
    {
      "name": "u",
      "kind": "table"
    }
  ]
}
)"));
}

void SchemaJsonWritingTest::bytesThatAreNotUtf8AreReplacedInWriting()
{
    Snapshot snapshot = schemaFrom(R"({"tables":["t"]})");
    snapshot.tables.front().name = "a\xFFz";
    QCOMPARE(writeSchemaJson(snapshot, JsonLayout::compact),
             std::string("{\"tables\":[{\"name\":\"a\xEF\xBF\xBDz\",\"kind\":\"table\"}]}\n"));
}

void SchemaJsonWritingTest::aBigSchemaReadsBackEqual()
{
    const Snapshot snapshot = bigSchema(2'000, 10);
    QVERIFY(schemaFrom(writeSchemaJson(snapshot, JsonLayout::pretty)) == snapshot);
}

QTEST_APPLESS_MAIN(SchemaJsonWritingTest)
#include "tst_schemajsonwriting.moc"
