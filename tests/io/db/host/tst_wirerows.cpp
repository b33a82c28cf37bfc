// Rows as they are sent by a host, which may send anything.

#include "db/host/wirerows.h"

#include <QTest>

#include <cstdint>
#include <limits>
#include <random>
#include <string>
#include <utility>
#include <vector>

namespace querymend {

namespace {

constexpr std::size_t sampleWidth = 9;

std::vector<CellRow> sampleRows()
{
    return {{std::monostate{}, true, std::numeric_limits<std::int64_t>::min(), -0.5, Decimal{"12.50"},
             std::string("a\0b", 3), Blob{std::string("\0\xFF", 2)}, Temporal{"2024-02-29"}, Json{"{\"a\": 1}"}},
            {std::string(), false, std::int64_t{0}, 1e308, Decimal{""}, std::string(), Blob{}, Temporal{""}, Json{""}}};
}

/// Encoded rows without the end of a page.
struct Encoded {
    WireWriter out;
    std::vector<std::uint32_t> ends;

    explicit Encoded(const std::vector<CellRow>& rows)
    {
        WireRows sink(out, ends);
        for (const CellRow& row : rows)
            sink.row(row);
    }
};

std::string pageOf(const std::vector<CellRow>& rows, PageEnd end)
{
    Encoded encoded(rows);
    endPage(encoded.out, end);
    return encoded.out.take();
}

/// What was read of a page, and whether it was valid.
struct PageRead {
    std::vector<CellRow> rows;
    PageEnd end = PageEnd::moreRows;
    bool isValid = false;
};

PageRead readFrom(std::string_view bytes, PageShape shape)
{
    PageRead read;
    CellSink sink(shape.width, [&read](CellRow& row) { read.rows.push_back(std::move(row)); });
    WireReader in(bytes);
    read.end = readPage(in, sink, shape);
    read.isValid = in.ended();
    return read;
}

} // namespace

class WireRowsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pagesCrossWithEveryKindOfCell()
    {
        const PageRead read = readFrom(pageOf(sampleRows(), PageEnd::moreRows), {sampleWidth, 2});
        QVERIFY(read.isValid);
        QCOMPARE(read.end, PageEnd::moreRows);
        QVERIFY(read.rows == sampleRows());
    }

    void aPageMayHaveFewerRowsIfTheyAreTheLast()
    {
        const PageRead read = readFrom(pageOf(sampleRows(), PageEnd::lastRow), {sampleWidth, 100});
        QVERIFY(read.isValid);
        QCOMPARE(read.end, PageEnd::lastRow);
        QVERIFY(read.rows == sampleRows());
    }

    void rowsWithoutColumnsCross()
    {
        const std::vector<CellRow> rows(3);
        const PageRead read = readFrom(pageOf(rows, PageEnd::lastRow), {0, 3});
        QVERIFY(read.isValid);
        QVERIFY(read.rows == rows);
    }

    void bytesAreTheSameAsACellOfThem()
    {
        WireWriter out;
        std::vector<std::uint32_t> ends;
        WireRows sink(out, ends);
        sink.bytes(CellTag::decimal, "12.50");
        sink.bytes(CellTag::text, std::string_view("a\0b", 3));
        sink.bytes(CellTag::blob, {});
        sink.bytes(CellTag::temporal, "2024-02-29");
        sink.bytes(CellTag::json, "[]");
        sink.endRow();
        const CellRow row{Decimal{"12.50"}, std::string("a\0b", 3), Blob{}, Temporal{"2024-02-29"}, Json{"[]"}};
        const Encoded expected({row});
        QVERIFY(out.bytes() == expected.out.bytes());
        std::vector<CellRow> built;
        CellSink cells(row.size(), [&built](CellRow& made) { built.push_back(std::move(made)); });
        WireReader in(out.bytes());
        readRow(in, cells);
        QVERIFY(in.ended());
        QVERIFY(built == std::vector<CellRow>{row});
    }

    void eachRowIsReadWithoutTheOthers()
    {
        const Encoded encoded(sampleRows());
        QCOMPARE(encoded.ends.size(), std::size_t{2});
        QCOMPARE(std::size_t{encoded.ends[1]}, encoded.out.bytes().size());
        std::vector<CellRow> read;
        CellSink sink(0, [&read](CellRow& row) { read.push_back(std::move(row)); });
        for (const std::size_t begin : {std::size_t{encoded.ends[0]}, std::size_t{0}}) {
            WireReader in(std::string_view(encoded.out.bytes()).substr(begin));
            readRow(in, sink);
            QVERIFY(!in.failed());
        }
        QVERIFY(read == (std::vector<CellRow>{sampleRows()[1], sampleRows()[0]}));
    }

    void aFailedPageCanBeTakenBack()
    {
        Encoded encoded(sampleRows());
        const std::string first = encoded.out.bytes().substr(0, encoded.ends[0]);
        encoded.out.cut(encoded.ends[0]);
        QVERIFY(encoded.out.bytes() == first);
    }

    void aHostCannotSend_data()
    {
        QTest::addColumn<QByteArray>("page");
        const auto row = [](const char* name, const std::string& page) {
            QTest::newRow(name) << QByteArray::fromStdString(page);
        };
        const CellRow two{std::int64_t{1}, std::string("x")};
        const std::string whole = pageOf({two, two}, PageEnd::moreRows);
        const auto changed = [&](std::size_t at, char to) {
            std::string page = whole;
            page.at(at) = to;
            return page;
        };
        row("a row with a cell too few", pageOf({two, {std::int64_t{1}}}, PageEnd::lastRow));
        row("a row with a cell too many", pageOf({two, {Cell(), Cell(), Cell()}}, PageEnd::lastRow));
        row("a row without cells", pageOf({two, {}}, PageEnd::lastRow));
        row("more rows than were asked for", pageOf({two, two, two}, PageEnd::moreRows));
        row("more rows than were asked for, as the last", pageOf({two, two, two}, PageEnd::lastRow));
        row("fewer rows, though more follow", pageOf({two}, PageEnd::moreRows));
        row("no rows, though more follow", pageOf({}, PageEnd::moreRows));
        row("nothing", {});
        row("a page without an end", Encoded({two, two}).out.bytes());
        row("a page that ends inside a row", whole.substr(0, whole.size() - 2) + whole.back());
        row("something after the end", whole + '\0');
        row("two ends", whole + whole.back());
        row("an unknown kind of cell", changed(0, '\x0C'));
        row("a kind of cell with the highest number", changed(0, '\xFF'));
        constexpr std::size_t lastByteOfSize = 9 + 1 + 7;
        row("a text that is longer than the page", changed(lastByteOfSize, '\x01'));
        row("a text whose end is beyond all memory", changed(lastByteOfSize, '\xFF'));
        row("cells without end", std::string(100'000, '\0'));
    }

    void aHostCannotSend()
    {
        QFETCH(QByteArray, page);
        const PageRead read = readFrom(page.toStdString(), {2, 2});
        QVERIFY(!read.isValid);
        QVERIFY(read.rows.size() <= 2);
    }

    /// A truncated page is never read to its end.
    void everyCutFails()
    {
        const std::string page = pageOf(sampleRows(), PageEnd::lastRow);
        for (std::size_t size = 0; size < page.size(); ++size) {
            const PageRead read = readFrom(std::string_view(page).substr(0, size), {sampleWidth, 2});
            QVERIFY2(!read.isValid, qPrintable(QString::number(size)));
        }
    }

    void aRowThatIsCutIsNotTaken()
    {
        const Encoded encoded(sampleRows());
        for (std::size_t size = 0; size < encoded.ends[0]; ++size) {
            int taken = 0;
            CellSink sink(0, [&taken](CellRow&) { ++taken; });
            WireReader in(std::string_view(encoded.out.bytes()).substr(0, size));
            readRow(in, sink);
            QVERIFY(in.failed());
            QCOMPARE(taken, 0);
        }
    }

    void changedBytesDoNoHarm()
    {
        const std::string page = pageOf(sampleRows(), PageEnd::lastRow);
        std::minstd_rand random(1);
        for (int i = 0; i < 20000; ++i) {
            std::string bytes = page;
            for (std::size_t changes = random() % 3 + 1; changes > 0; --changes)
                bytes[random() % bytes.size()] = static_cast<char>(random());
            const PageRead read = readFrom(bytes, {sampleWidth, 2});
            QVERIFY(read.rows.size() <= 2);
            for (const CellRow& row : read.rows)
                QCOMPARE(row.size(), sampleWidth);
        }
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::WireRowsTest)

#include "tst_wirerows.moc"
