#include "common/emptystate.h"
#include "common/theme.h"
#include "database/databaseopener.h"
#include "schema/schemabrowser.h"
#include "schema/schemapanel.h"
#include "schema/schemarow.h"
#include "support/manytables.h"
#include "support/paintwatch.h"
#include "support/sqlitefile.h"
#include "support/stallwatch.h"

#include <QAccessible>
#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace querymend;

namespace {

const QByteArray panelTables =
    "CREATE TABLE customers (id INTEGER PRIMARY KEY, \"Region Name\" TEXT);"
    "CREATE TABLE orders (id INTEGER PRIMARY KEY, customer_id INTEGER REFERENCES customers (id));"
    "CREATE TABLE \"or\"\"der\n\u05d0\u05d1\" (a int);"
    "CREATE VIEW recent AS SELECT * FROM orders;";

/// A schema panel with its workbench.
struct Shown {
    Theme theme;
    Workbench workbench{[](const ConnectionTarget& target) {
        return reconnectingOpener(target, QString::fromLatin1(QUERYMEND_PROGRAM));
    }};
    SchemaPanel panel{workbench, theme};

    Shown()
    {
        QObject::connect(&panel, &SchemaPanel::refreshAsked, &workbench, &Workbench::refreshSchema);
        panel.resize(280, 600);
        panel.show();
    }

    template <class Part>
    [[nodiscard]] Part& part()
    {
        return *panel.findChild<Part*>();
    }
    [[nodiscard]] bool hasText(const QString& text) const
    {
        const auto labels = panel.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel* label) { return label->isVisible() && label->text().contains(text); });
    }
};

ConnectionTarget fileTarget(const QString& path)
{
    ConnectionTarget target;
    target.engine = EngineKind::sqlite;
    target.database = path.toStdString();
    return target;
}

} // namespace

/// The schema browser on real SQLite files.
class SchemaPanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysThatNothingIsConnected()
    {
        Shown shown;
        const QSignalSpy asked(&shown.panel, &SchemaPanel::connectAsked);
        QVERIFY(shown.hasText(QStringLiteral("No database connected")));
        QVERIFY(!shown.part<QLineEdit>().isEnabled());
        for (QPushButton* const button : shown.part<EmptyState>().findChildren<QPushButton*>()) {
            if (button->isVisible())
                QTest::keyClick(button, Qt::Key_Space);
        }
        QCOMPARE(asked.size(), 1);
    }

    void showsASchema()
    {
        const SqliteFile file(panelTables);
        Shown shown;
        shown.workbench.open(file.target());
        QVERIFY(shown.hasText(QStringLiteral("Connecting")));
        QTRY_VERIFY(shown.workbench.state() == ConnectionState::open);
        QVERIFY(shown.hasText(QStringLiteral("4 tables")));
        QVERIFY(shown.hasText(QStringLiteral("Prompt: 4 of 4 · ")));
        auto& browser = shown.part<SchemaBrowser>();
        QVERIFY(browser.isVisible());
        QCOMPARE(browser.model()->index(1, 0).data().toString(), QString::fromUtf8("or\"der↵\u05d0\u05d1"));
        const QModelIndex orders = browser.model()->index(2, 0);
        QCOMPARE(browser.model()->index(1, 0, orders).data(SchemaModel::NoteRole).toString(),
                 QString::fromUtf8("→ customers"));
        shown.workbench.close();
        QVERIFY(shown.hasText(QStringLiteral("No database connected")));
    }

    void hidesAllThatIsAboutThePrompt()
    {
        const SqliteFile file(panelTables);
        Shown shown;
        shown.workbench.open(file.target());
        QTRY_VERIFY(shown.workbench.state() == ConnectionState::open);
        auto& browser = shown.part<SchemaBrowser>();
        const auto hasButtons = [&] {
            const auto buttons = shown.panel.findChildren<QPushButton*>();
            return std::any_of(buttons.begin(), buttons.end(), [](const QPushButton* button) {
                return button->isVisible() && button->accessibleName().contains(QStringLiteral("the prompt"));
            });
        };
        const auto ticks = [&] { // whether a click does
            const QModelIndex first = browser.model()->index(0, 0);
            const QVariant before = first.data(Qt::CheckStateRole);
            const QRect row = browser.visualRect(first);
            const QPoint place = schemaRow(row, RowTick::shown, 0, Qt::LeftToRight).tick.center();
            QTest::mouseClick(browser.viewport(), Qt::LeftButton, {}, place);
            return first.data(Qt::CheckStateRole) != before;
        };
        for (const bool isShown : {true, false, true}) {
            shown.panel.setPromptShown(isShown);
            QCOMPARE(shown.hasText(QStringLiteral("Prompt: ")), isShown);
            QCOMPARE(hasButtons(), isShown);
            QCOMPARE(ticks(), isShown);
        }
    }

    void saysWholeWhatIsInThePromptInANarrowPanel()
    {
        const SqliteFile file(panelTables);
        Shown shown;
        shown.workbench.open(file.target());
        QTRY_VERIFY(shown.workbench.state() == ConnectionState::open);
        shown.panel.resize(190, 600);
        for (const QLabel* const label : shown.panel.findChildren<QLabel*>()) {
            if (label->text().startsWith(QStringLiteral("Prompt: ")))
                QTRY_VERIFY(label->width() >= label->fontMetrics().horizontalAdvance(label->text()));
        }
        for (const QPushButton* const button : shown.panel.findChildren<QPushButton*>()) {
            if (button->isVisible())
                QVERIFY(button->mapTo(&shown.panel, button->rect().bottomRight()).x() < shown.panel.width());
        }
    }

    void saysWhoseMarksThereAre_data()
    {
        QTest::addColumn<QByteArray>("table");
        QTest::addColumn<bool>("isSaid");
        QTest::newRow("a table of the schema is marked") << QByteArray("orders") << true;
        QTest::newRow("the schema has no such table") << QByteArray("nowhere") << false;
    }

    void saysWhoseMarksThereAre()
    {
        QFETCH(const QByteArray, table);
        QFETCH(const bool, isSaid);
        const SqliteFile file(panelTables);
        Shown shown;
        shown.panel.markUsed({table.toStdString()}, QStringLiteral("Attempt 1 · shop.sqlite"));
        QVERIFY(!shown.hasText(QStringLiteral("Marked: ")));
        shown.workbench.open(file.target());
        QTRY_VERIFY(shown.workbench.state() == ConnectionState::open);
        QCOMPARE(shown.hasText(QStringLiteral("Marked: Attempt 1, shop.sqlite")), isSaid);
        shown.panel.markUsed({});
        QVERIFY(!shown.hasText(QStringLiteral("Marked: ")));
    }

    void worksByKeyboard()
    {
        const SqliteFile file(panelTables);
        Shown shown;
        shown.workbench.open(file.target());
        QTRY_VERIFY(shown.workbench.state() == ConnectionState::open);
        const QSignalSpy inserted(&shown.panel, &SchemaPanel::insertAsked);
        const QSignalSpy chosen(&shown.panel, &SchemaPanel::promptTablesChanged);
        shown.panel.focusFilter();
        auto& filter = shown.part<QLineEdit>();
        auto& browser = shown.part<SchemaBrowser>();
        QTest::keyClicks(&filter, QStringLiteral("regi"));
        QTest::keyClick(&filter, Qt::Key_Down);
        QCOMPARE(browser.currentIndex().data().toString(), QStringLiteral("customers"));
        QTest::keyClick(&browser, Qt::Key_Down);
        QTest::keyClick(&browser, Qt::Key_Return);
        QCOMPARE(inserted.size(), 1);
        QCOMPARE(inserted[0][0].toString(), QStringLiteral("\"Region Name\""));
        QTest::keyClick(&browser, Qt::Key_Up);
        QTest::keyClick(&browser, Qt::Key_Space);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(shown.panel.tablesForPrompt()->size(), std::size_t{3});
        QTest::keyClick(&browser, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("customers"));
        QTest::keyClick(&filter, Qt::Key_Escape);
        QVERIFY(filter.text().isEmpty());
        QTRY_COMPARE(browser.model()->rowCount(), 4);
    }

    void ticksByMouse()
    {
        const SqliteFile file(panelTables);
        Shown shown;
        shown.workbench.open(file.target());
        QTRY_VERIFY(shown.workbench.state() == ConnectionState::open);
        auto& browser = shown.part<SchemaBrowser>();
        const QRect row = browser.visualRect(browser.model()->index(0, 0));
        QTest::mouseClick(browser.viewport(), Qt::LeftButton, {}, QPoint(row.left() + 12, row.center().y()));
        QCOMPARE(shown.panel.tablesForPrompt()->size(), std::size_t{3});
        QTest::mouseClick(browser.viewport(), Qt::LeftButton, {}, QPoint(row.left() + 12, row.center().y()));
        QVERIFY(!shown.panel.tablesForPrompt().has_value());
    }

    void readsAgain()
    {
        SqliteFile file(panelTables);
        Shown shown;
        shown.workbench.open(file.target());
        QTRY_VERIFY(shown.workbench.state() == ConnectionState::open);
        auto& browser = shown.part<SchemaBrowser>();
        browser.expand(browser.model()->index(0, 0));
        sqlite3* database = nullptr;
        QCOMPARE(sqlite3_open(file.path().toUtf8().constData(), &database), SQLITE_OK);
        QCOMPARE(sqlite3_exec(database, "CREATE TABLE zebras (stripes int)", nullptr, nullptr, nullptr), SQLITE_OK);
        sqlite3_close(database);
        Q_EMIT shown.panel.refreshAsked();
        QTRY_VERIFY(shown.hasText(QStringLiteral("5 tables")));
        QTRY_COMPARE(shown.workbench.schema()->catalog().snapshot().tables.back().columns.size(), std::size_t{1});
        QVERIFY(browser.isExpanded(browser.model()->index(0, 0)));
    }

    void saysWhyItFailed_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("there is no file") << QByteArray();
        QTest::newRow("the file is no database")
            << QByteArray("This is a letter, and not a database, and long enough.\n").repeated(40);
    }

    void saysWhyItFailed()
    {
        QFETCH(const QByteArray, content);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("x.db"));
        QFile file(path);
        if (!content.isEmpty())
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
        file.close();
        Shown shown;
        shown.workbench.open(fileTarget(path));
        QTRY_VERIFY(shown.hasText(QStringLiteral("Could not open the file")));
        QVERIFY(shown.hasText(QStringLiteral("Check the path")));
        QVERIFY(!shown.hasText(path)); // which the message above the work says
        const auto buttons = shown.part<EmptyState>().findChildren<QPushButton*>();
        QCOMPARE(buttons[0]->text(), QStringLiteral("Try Again"));
        QTest::mouseClick(buttons[0], Qt::LeftButton);
        QVERIFY(shown.workbench.state() == ConnectionState::opening);
        QTRY_VERIFY(shown.hasText(QStringLiteral("Could not open the file")));
    }

    void saysThatThereAreNoTables()
    {
        const SqliteFile file("PRAGMA user_version = 1;");
        Shown shown;
        shown.workbench.open(file.target());
        QTRY_VERIFY(shown.hasText(QStringLiteral("This database has no tables")));
    }

    void browsesAndFiltersTenThousandTables()
    {
        const SqliteFile file(test::scriptForTables(10'000));
        QVERIFY(file.ok());
        Shown shown;
        QSignalSpy changed(&shown.workbench, &Workbench::schemaChanged);
        StallWatch watch;
        shown.workbench.open(file.target());
        QTRY_COMPARE_WITH_TIMEOUT(changed.size(), 1, 60000);
        QVERIFY(shown.workbench.state() == ConnectionState::opening);
        QVERIFY(shown.part<SchemaBrowser>().isVisible()); // table names appear before their columns
        QTRY_VERIFY_WITH_TIMEOUT(shown.workbench.state() == ConnectionState::open, 60000);
        auto& browser = shown.part<SchemaBrowser>();
        QCOMPARE(browser.model()->rowCount(), 10000);
        browser.scrollToBottom();
        browser.expand(browser.model()->index(5000, 0));
        auto& filter = shown.part<QLineEdit>();
        for (const char* typed : {"zeb", "amount", "p", "part_7_of_7777"}) {
            filter.clear();
            QTRY_COMPARE(browser.model()->rowCount(), 10000);
            QTest::keyClicks(&filter, QString::fromLatin1(typed), {}, 10);
            QTRY_VERIFY(browser.model()->rowCount() <= 200);
        }
        QVERIFY(browser.model()->index(0, 0).data().toString().endsWith(QStringLiteral("of_7777"))
                || browser.model()->index(0, 0).data().toString().contains(QStringLiteral("7777")));
        filter.setText(QStringLiteral("zebra"));
        QTRY_COMPARE(browser.model()->index(0, 0, browser.model()->index(0, 0)).data().toString(),
                     QStringLiteral("amount_5_zebra"));
        QCOMPARE(browser.model()->rowCount(), 1);
        QVERIFY(browser.isExpanded(browser.model()->index(0, 0)));
        filter.clear();
        QTRY_COMPARE(browser.model()->rowCount(), 10000);
        for (QPushButton* const button : shown.panel.findChildren<QPushButton*>()) {
            if (button->text() == QStringLiteral("None"))
                QTest::mouseClick(button, Qt::LeftButton);
        }
        QTRY_COMPARE(shown.panel.tablesForPrompt()->size(), std::size_t{0});
        const PaintWatch painted(*browser.viewport());
        QTRY_VERIFY(painted.isPainted());
        QUERYMEND_VERIFY_NO_STALL(watch);
    }

    void canBeCancelled()
    {
        const SqliteFile file(panelTables);
        Shown shown;
        shown.workbench.open(file.target());
        const auto buttons = shown.part<EmptyState>().findChildren<QPushButton*>();
        QCOMPARE(buttons[0]->text(), QStringLiteral("Cancel"));
        QTest::mouseClick(buttons[0], Qt::LeftButton);
        QVERIFY(shown.workbench.state() == ConnectionState::closed);
        QVERIFY(shown.hasText(QStringLiteral("No database connected")));
    }

    void namesEveryControl()
    {
        const SqliteFile file(panelTables);
        Shown shown;
        shown.workbench.open(file.target());
        QTRY_VERIFY(shown.workbench.state() == ConnectionState::open);
        for (QWidget* const widget : shown.panel.findChildren<QWidget*>()) {
            if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible())
                continue;
            QAccessibleInterface* const interface = QAccessible::queryAccessibleInterface(widget);
            QVERIFY2(interface && !interface->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
        }
    }
};

QTEST_MAIN(SchemaPanelTest)
#include "tst_schemapanel.moc"
