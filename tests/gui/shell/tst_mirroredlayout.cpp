#include "common/sidedmargins.h"
#include "common/stylesheet.h"
#include "common/theme.h"
#include "results/messages/errorwords.h"
#include "results/messages/problempage.h"
#include "schema/schemawords.h"
#include "shell/helptext.h"

#include <QGuiApplication>
#include <QLabel>
#include <QTextBlock>
#include <QTextDocument>
#include <QtTest>

using namespace querymend;

/// What has a side of its own in a window from right to left: margins, arrows, code and prose.
class MirroredLayoutTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
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
        QTest::newRow("from right to left") << Qt::RightToLeft << QStringLiteral("customers ←");
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
