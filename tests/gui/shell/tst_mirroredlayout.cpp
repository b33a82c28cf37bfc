#include "common/plainstyle.h"
#include "common/sidedmargins.h"
#include "common/stylesheet.h"
#include "common/theme.h"
#include "common/tonedtext.h"
#include "inspector/piecepane.h"
#include "results/messages/errorwords.h"
#include "results/messages/problempage.h"
#include "schema/schemawords.h"
#include "shell/helptext.h"

#include <QApplication>
#include <QGuiApplication>
#include <QLabel>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>

using namespace querymend;

Q_DECLARE_METATYPE(querymend::TextPieces)

/// What has a side of its own in a window from right to left: margins, arrows, code and prose.
class MirroredLayoutTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QApplication::setStyle(new PlainStyle); }
    void init() { QGuiApplication::setLayoutDirection(Qt::RightToLeft); }
    void cleanup() { QGuiApplication::setLayoutDirection(Qt::LeftToRight); }

    void marginsBeginOnTheRight()
    {
        QCOMPARE(sidedMargins(1, 2, 3, 4), QMargins(3, 2, 1, 4));
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
        QCOMPARE(sidedMargins(1, 2, 3, 4), QMargins(1, 2, 3, 4));
    }

    void theArrowOfAKeyPointsAwayFromItsColumn_data()
    {
        QTest::addColumn<Qt::LayoutDirection>("direction");
        QTest::addColumn<QString>("target");
        QTest::newRow("from left to right") << Qt::LeftToRight << QStringLiteral("→ customers");
        QTest::newRow("from right to left") << Qt::RightToLeft << QStringLiteral("\u200F← \u2068customers\u2069");
    }

    void theArrowOfAKeyPointsAwayFromItsColumn()
    {
        QFETCH(const Qt::LayoutDirection, direction);
        QFETCH(const QString, target);
        QGuiApplication::setLayoutDirection(direction);
        Table orders;
        orders.name = "orders";
        Column customer;
        customer.name = "customer_id";
        orders.columns.push_back(customer);
        orders.foreignKeys.push_back({{"customer_id"}, "", "customers", {"id"}});
        Snapshot snapshot;
        snapshot.tables.push_back(orders);
        const Catalog catalog(std::move(snapshot), {});
        QCOMPARE(SchemaWords::target(catalog, ColumnId{TableId{0}, 0}), target);
    }

    void whatALineBeginsWithIsOutsideItsText_data()
    {
        QTest::addColumn<TextPieces>("pieces");
        QTest::addColumn<QString>("line");
        QTest::newRow("a bullet") << TextPieces{{PieceStyle::text, QStringLiteral("• a problem")}}
                                  << QStringLiteral("• \u2068a problem\u2069");
        QTest::newRow("a sign of its own colour")
            << TextPieces{{PieceStyle::word, QStringLiteral("✓ ")}, {PieceStyle::text, QStringLiteral("a fact")}}
            << QStringLiteral("✓ \u2068a fact\u2069");
        QTest::newRow("a number, whose blanks are on its other side")
            << TextPieces{{PieceStyle::code, QStringLiteral(" -45  ")}, {PieceStyle::meta, QStringLiteral("error")}}
            << QStringLiteral("\u2068-45\u2069   \u2068error\u2069");
        QTest::newRow("a bar") << TextPieces{{PieceStyle::bar, QString(2, QChar(QChar::Nbsp)), Tone::accent},
                                             {PieceStyle::code, QStringLiteral("  ")},
                                             {PieceStyle::text, QStringLiteral("3 ms")}}
                               << QStringLiteral("    \u20683 ms\u2069");
        QTest::newRow("nothing") << TextPieces{{PieceStyle::text, QStringLiteral("prose")}}
                                 << QStringLiteral("\u2068prose\u2069");
        QTest::newRow("code alone") << TextPieces{{PieceStyle::code, QStringLiteral("SELECT 1  ")}}
                                    << QStringLiteral("SELECT 1  ");
    }

    void whatALineBeginsWithIsOutsideItsText()
    {
        QFETCH(const TextPieces, pieces);
        QFETCH(const QString, line);
        const Theme theme;
        PiecePane pane(theme, QStringLiteral("Pieces"));
        pane.show(pieces);
        QCOMPARE(pane.text(), line);
    }

    void aSignMakesItsLineBeginOnTheRight()
    {
        const QString line = signedLine(QStringLiteral("✓"), Tone::accepted, QStringLiteral("Connected."));
        QVERIFY(line.isRightToLeft());
        QVERIFY(line.endsWith(QStringLiteral("\u2068Connected.\u2069")));
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
        QVERIFY(!signedLine(QStringLiteral("✓"), Tone::accepted, QStringLiteral("Connected.")).isRightToLeft());
    }

    void anExcerptOfSqlGoesFromLeftToRight()
    {
        ProblemPage page;
        ErrorWords words;
        words.title = QStringLiteral("Unknown column");
        words.excerpt = QStringLiteral("SELECT citi\n       ^");
        page.showWords(words);
        QLabel* excerpt = nullptr;
        for (QLabel* const label : page.findChildren<QLabel*>()) {
            if (label->text() == words.excerpt)
                excerpt = label;
        }
        QVERIFY(excerpt);
        QCOMPARE(excerpt->layoutDirection(), Qt::LeftToRight);
        excerpt->ensurePolished();
        QCOMPARE(excerpt->alignment() & Qt::AlignHorizontal_Mask,
                 Qt::Alignment(Qt::AlignLeft)); // the mark is below its letter
    }

    void helpIsOnTheRightButItsCodeIsNot()
    {
        QTextDocument document;
        setHelpText(document, QStringLiteral("# Title\n\nA sentence.\n\n```sql\nSELECT 1\n```\n"), Qt::gray);
        for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
            const bool isCode = block.text().contains(QStringLiteral("SELECT"));
            if (block.text().isEmpty())
                continue;
            QCOMPARE(block.blockFormat().alignment().testFlag(Qt::AlignLeft), isCode);
            QCOMPARE(block.blockFormat().layoutDirection() == Qt::LeftToRight, isCode);
        }
    }
};

QTEST_MAIN(MirroredLayoutTest)
#include "tst_mirroredlayout.moc"
