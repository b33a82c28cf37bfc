#include "results/rows/rowstore.h"

#include "db/host/wirerows.h"
#include "results/cells/hexdump.h"
#include "results/rows/cellformat.h"
#include "results/rows/roworder.h"

#include <QTest>

using namespace querymend;

namespace {

PackedRows packed(const std::vector<CellRow>& rows, std::size_t first)
{
    WireWriter out;
    PackedRows made;
    made.first = first;
    WireRows sink(out, made.ends);
    for (const CellRow& row : rows)
        sink.row(row);
    made.bytes = std::make_shared<const std::string>(out.take());
    return made;
}

CellRow sampleRow(std::int64_t number)
{
    return {number, std::to_string(number), Cell{}, Blob{std::string("\0\xFF", 2)}};
}

RowStore storeOf(const std::vector<Cell>& column)
{
    RowStore store;
    for (const Cell& cell : column)
        (void)store.put(packed({{cell}}, store.rows()));
    return store;
}

} // namespace

class RowStoreTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void givesBackEveryRow_data();
    void givesBackEveryRow();
    void aCopyStaysAsItWas();
    void knowsWhatIsMissing();
    void givesWhatIsThereInOrder();
    void aCutRowIsNoPartOfTheNext();
    void ordersRows_data();
    void ordersRows();
    void filtersRows();
    void showsACellOnOneLine_data();
    void showsACellOnOneLine();
    void dumpsBytes();
    void fitsBytesIntoALine_data();
    void fitsBytesIntoALine();
};

void RowStoreTest::givesBackEveryRow_data()
{
    QTest::addColumn<int>("memory");
    QTest::newRow("all in memory") << (1 << 20);
    QTest::newRow("some in a file") << 2000;
    QTest::newRow("all in a file") << 0;
}

void RowStoreTest::givesBackEveryRow()
{
    QFETCH(const int, memory);
    RowStore store(static_cast<std::size_t>(memory));
    std::int64_t next = 0;
    for (const int size : {1, 7, 100, 3}) {
        std::vector<CellRow> rows;
        for (int i = 0; i < size; ++i)
            rows.push_back(sampleRow(next++));
        QCOMPARE(store.put(packed(rows, store.rows())), RowStore::Kept::yes);
    }
    QCOMPARE(store.rows(), std::size_t{111});
    QVERIFY(store.bytesInMemory() <= static_cast<std::uint64_t>(memory));
    for (const std::size_t row : {110U, 0U, 1U, 7U, 8U, 107U, 108U})
        QCOMPARE(store.row(row), sampleRow(static_cast<std::int64_t>(row)));
    std::size_t seen = 0;
    store.forEach([&](std::size_t index, const CellRow& row) {
        [&] { QCOMPARE(row, sampleRow(static_cast<std::int64_t>(index))); }();
        return ++seen < 50;
    });
    QCOMPARE(seen, std::size_t{50});
}

void RowStoreTest::aCopyStaysAsItWas()
{
    RowStore store(0);
    QCOMPARE(store.put(packed({sampleRow(1)}, 0)), RowStore::Kept::yes);
    const RowStore copy = store;
    QCOMPARE(store.put(packed({sampleRow(2)}, 1)), RowStore::Kept::yes);
    QCOMPARE(copy.rows(), std::size_t{1});
    QCOMPARE(copy.row(0), sampleRow(1));
    QCOMPARE(store.row(1), sampleRow(2));
}

void RowStoreTest::knowsWhatIsMissing()
{
    RowStore store;
    QCOMPARE(store.missing().count, std::size_t{0});
    QVERIFY(!store.has(0));
    (void)store.put(packed({sampleRow(0), sampleRow(1)}, 0));
    store.extendTo(10);
    (void)store.put(packed({sampleRow(8), sampleRow(9)}, 8));
    (void)store.put(packed({sampleRow(5)}, 5));
    QCOMPARE(store.rows(), std::size_t{10});
    QCOMPARE(store.stored(), std::size_t{5});
    const auto missing = [&](std::size_t from) {
        return std::pair(store.missing(from).first, store.missing(from).count);
    };
    using Rows = std::pair<std::size_t, std::size_t>;
    QCOMPARE(missing(0), (Rows{2, 3}));
    QCOMPARE(missing(3), (Rows{3, 2}));
    QCOMPARE(missing(5), (Rows{6, 2}));
    QCOMPARE(missing(8), (Rows{10, 0}));
    for (const std::size_t row : {0U, 1U, 5U, 8U, 9U})
        QVERIFY(store.has(row));
    for (const std::size_t row : {2U, 4U, 6U, 7U, 10U})
        QVERIFY(!store.has(row));
    (void)store.put(packed({sampleRow(6), sampleRow(7)}, 6));
    (void)store.put(packed({sampleRow(2), sampleRow(3), sampleRow(4)}, 2));
    QCOMPARE(store.missing().count, std::size_t{0});
    for (std::size_t row = 0; row < store.rows(); ++row)
        QCOMPARE(store.row(row), sampleRow(static_cast<std::int64_t>(row)));
}

void RowStoreTest::givesWhatIsThereInOrder()
{
    RowStore store(0); // keeps everything in the file, in order of arrival
    (void)store.put(packed({sampleRow(7)}, 7));
    (void)store.put(packed({sampleRow(0)}, 0));
    (void)store.put(packed({sampleRow(3), sampleRow(4)}, 3));
    std::vector<std::size_t> seen;
    store.forEach([&](std::size_t index, const CellRow& row) {
        seen.push_back(index);
        return row == sampleRow(static_cast<std::int64_t>(index));
    });
    QCOMPARE(seen, (std::vector<std::size_t>{0, 3, 4, 7}));
}

/// As if the temporary file had been cut inside the second row.
void RowStoreTest::aCutRowIsNoPartOfTheNext()
{
    RowStore store;
    PackedRows cut = packed({sampleRow(0), sampleRow(1)}, 0);
    cut.bytes = std::make_shared<const std::string>(cut.bytes->substr(0, cut.bytes->size() - 3));
    (void)store.put(cut);
    (void)store.put(packed({sampleRow(2)}, 2));
    std::vector<CellRow> rows;
    store.forEach([&](std::size_t, const CellRow& row) {
        rows.push_back(row);
        return true;
    });
    QCOMPARE(rows, (std::vector<CellRow>{sampleRow(0), {}, sampleRow(2)}));
}

void RowStoreTest::ordersRows_data()
{
    QTest::addColumn<std::vector<Cell>>("cells");
    QTest::addColumn<Qt::SortOrder>("order");
    QTest::addColumn<std::vector<std::uint32_t>>("expected");
    const auto row = [](const char* name, std::vector<Cell> cells, std::vector<std::uint32_t> expected,
                        Qt::SortOrder order = Qt::AscendingOrder) {
        QTest::newRow(name) << std::move(cells) << order << std::move(expected);
    };
    row("numbers by value", {std::int64_t{10}, 9.5, Decimal{"-2"}}, {2, 1, 0});
    row("the largest first", {std::int64_t{10}, 9.5, Decimal{"-2"}}, {0, 1, 2}, Qt::DescendingOrder);
    row("integers that a double cannot tell apart", {std::int64_t{9007199254740993}, std::int64_t{9007199254740992}},
        {1, 0});
    row("letters whatever their case", {std::string("b"), std::string("A"), std::string("C")}, {1, 0, 2});
    row("NULL before the empty text", {std::string(), Cell{}, std::string("a")}, {1, 0, 2});
    row("what is equal as it came", {std::int64_t{1}, std::int64_t{0}, std::int64_t{1}}, {1, 0, 2});
    row("numbers before texts", {std::string("1"), std::int64_t{2}}, {1, 0});
}

void RowStoreTest::ordersRows()
{
    QFETCH(const std::vector<Cell>, cells);
    QFETCH(const Qt::SortOrder, order);
    QFETCH(const std::vector<std::uint32_t>, expected);
    QCOMPARE(orderedRows(storeOf(cells), {{}, 0, order}, false), expected);
}

void RowStoreTest::filtersRows()
{
    const RowStore store = storeOf({std::string("Zürich"), std::string("Bern"), std::int64_t{73}, Blob{"zür"}});
    QCOMPARE(orderedRows(store, {QStringLiteral("ZÜR"), {}, {}}, false), (std::vector<std::uint32_t>{0}));
    QCOMPARE(orderedRows(store, {QStringLiteral("7"), {}, {}}, false), (std::vector<std::uint32_t>{2}));
    QCOMPARE(orderedRows(store, {QStringLiteral("nowhere"), {}, {}}, false), std::vector<std::uint32_t>{});
}

void RowStoreTest::showsACellOnOneLine_data()
{
    QTest::addColumn<Cell>("cell");
    QTest::addColumn<QString>("expected");
    QTest::newRow("NULL") << Cell{} << QStringLiteral("NULL");
    QTest::newRow("an empty text") << Cell{std::string()} << QString();
    QTest::newRow("line breaks are shown as such") << Cell{std::string("a\nb\r\nc")} << QStringLiteral("a↵b↵c");
    QTest::newRow("control characters are not lost") << Cell{std::string("a\x01z")} << QStringLiteral("a\uFFFDz");
    QTest::newRow("a number") << Cell{std::int64_t{-12}} << QStringLiteral("-12");
    QTest::newRow("digits that a double cannot hold")
        << Cell{Decimal{"0.10000000000000000001"}} << QStringLiteral("0.10000000000000000001");
    QTest::newRow("right to left") << Cell{std::string("שלום")} << QStringLiteral("שלום");
    QTest::newRow("a few bytes") << Cell{Blob{std::string("\x00\xFF", 2)}} << QStringLiteral("2 bytes · 00 FF");
    QTest::newRow("many bytes") << Cell{Blob{std::string(2048, 'A')}}
                                << QStringLiteral("2.0 kB · 41 41 41 41 41 41 41 41 …");
    QTest::newRow("a long text is cut between characters")
        << Cell{std::string(299, 'a') + "ü" + std::string(50, 'b')} << QString(299, QLatin1Char('a')) + QChar(0x2026);
}

void RowStoreTest::showsACellOnOneLine()
{
    QFETCH(const Cell, cell);
    QFETCH(const QString, expected);
    QLocale::setDefault(QLocale::c());
    QCOMPARE(cellLine(cell), expected);
}

void RowStoreTest::dumpsBytes()
{
    QCOMPARE(hexDump("ABCDEFGHIJKLMNOP\n\x7F"),
             "00000000  41 42 43 44 45 46 47 48  49 4A 4B 4C 4D 4E 4F 50  ABCDEFGHIJKLMNOP\n"
             "00000010  0A 7F                                             ..\n");
    QCOMPARE(hexDump("ABCDE", 4),
             "00000000  41 42  43 44  ABCD\n"
             "00000004  45            E\n");
}

void RowStoreTest::fitsBytesIntoALine_data()
{
    QTest::addColumn<std::size_t>("characters");
    QTest::addColumn<std::size_t>("expected");
    QTest::newRow("a wide pane shows the usual number") << std::size_t{200} << std::size_t{16};
    QTest::newRow("as does one that is just wide enough") << std::size_t{76} << std::size_t{16};
    QTest::newRow("a narrower pane shows half of them") << std::size_t{75} << std::size_t{8};
    QTest::newRow("a narrow pane shows a quarter") << std::size_t{43} << std::size_t{4};
    QTest::newRow("even where they are cut") << std::size_t{0} << std::size_t{4};
}

void RowStoreTest::fitsBytesIntoALine()
{
    QFETCH(const std::size_t, characters);
    QTEST(bytesPerLineIn(characters), "expected");
}

QTEST_APPLESS_MAIN(RowStoreTest)
#include "tst_rowstore.moc"
