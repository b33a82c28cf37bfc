// However a statement grows, the core's memory use grows in proportion, and its stack use stays within a fixed limit.

#include "dialect/dialects.h"
#include "operations.h"
#include "support/growingtexts.h"
#include "work.h"

#include <QTest>

using namespace querymend;

class GrowthTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void costsInProportion_data()
    {
        QTest::addColumn<int>("text");
        const auto texts = test::growingTexts();
        for (int i = 0; i < static_cast<int>(texts.size()); ++i)
            QTest::newRow(texts[static_cast<std::size_t>(i)].name) << i;
    }

    void costsInProportion()
    {
        QFETCH(int, text);
        const test::GrowingText& growing = test::growingTexts()[static_cast<std::size_t>(text)];
        // Texts take the dialects in turn.
        const Dialect& dialect = allDialects()[static_cast<std::size_t>(text) % allDialects().size()];
        for (const growth::GrowthOperation& operation : growth::operations()) {
            const growth::WorkDone small = cost(operation, growing.text(few), dialect, few);
            const growth::WorkDone large = cost(operation, growing.text(times * few), dialect, times * few);
            const QByteArray told = QByteArray(operation.name) + ": " + number(large.stackBytes) + " of stack, "
                + number(small.peakBytes) + " and " + number(large.peakBytes) + " of memory, "
                + number(small.allocations) + " and " + number(large.allocations) + " allocations";
            QVERIFY2(large.stackBytes < mostStack, told);
            QVERIFY2(large.peakBytes < operation.boundedBytes + slack * times * small.peakBytes, told);
            QVERIFY2(large.allocations < 50'000 + slack * times * small.allocations, told);
        }
    }

    /// In every dialect, very deep nesting stays within the same stack limit.
    void endsWhereItIsTooDeep_data()
    {
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char* what, const char* repeated) {
            QTest::newRow(what) << QByteArray("SELECT 1 ") + QByteArray(repeated).repeated(100'000);
        };
        row("parentheses", "(");
        row("subqueries", "+ (SELECT 1 ");
        row("NOT", "NOT ");
        row("types before each other", "+ a::");
        row("CASE", "+ CASE WHEN 1 = 1 THEN 1 ");
        row("intervals", "+ INTERVAL (1");
        row("lambdas", "+ f(x -> 1 ");
        row("arrays", "+ [1 ");
        QTest::newRow("arrays of JSON") << QByteArray("[").repeated(100'000) + QByteArray("]").repeated(100'000);
        QTest::newRow("objects of JSON") << QByteArray("{\"a\":").repeated(100'000) + "1"
                + QByteArray("}").repeated(100'000);
    }

    void endsWhereItIsTooDeep()
    {
        QFETCH(QByteArray, text);
        for (const Dialect& dialect : allDialects()) {
            for (const growth::GrowthOperation& operation : growth::operations()) {
                if (operation.isForDeepTexts) {
                    const std::size_t stack = cost(operation, text.toStdString(), dialect, 1).stackBytes;
                    QVERIFY2(stack < mostStack, operation.name);
                }
            }
        }
    }

private:
    static QByteArray number(std::uint64_t of) { return QByteArray::number(qulonglong{of}); }

    static constexpr std::size_t few = 150;
    static constexpr std::size_t times = 4;
    static constexpr std::size_t slack = 2; ///< because containers double
    static constexpr std::size_t mostStack = std::size_t{2} << 20U;

    static growth::WorkDone cost(const growth::GrowthOperation& operation, const std::string& text,
                                 const Dialect& dialect, std::size_t columns)
    {
        const SchemaView schema(Catalog(growth::growingSchema(columns), dialect.syntax.names));
        return growth::workOf([&] { operation.run({text, dialect, schema}); });
    }
};

QTEST_APPLESS_MAIN(GrowthTest)

#include "tst_growth.moc"
