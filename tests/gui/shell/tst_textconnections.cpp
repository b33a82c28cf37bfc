#include "common/chip.h"
#include "editor/connectionmessage.h"
#include "editor/editorpanel.h"
#include "editor/pages/editortabs.h"
#include "editor/pages/textconnection.h"
#include "editor/problems/problemmarks.h"
#include "editor/problems/textcheck.h"
#include "editor/text/sqleditor.h"
#include "results/grid/resultmodel.h"
#include "results/plan/planview.h"
#include "results/resultspanel.h"
#include "results/resultview.h"
#include "results/rows/queryresult.h"
#include "support/sqlitefile.h"
#include "support/windowflow.h"

#include <QAction>
#include <QMenu>
#include <QPushButton>
#include <QTest>

using namespace querymend;

namespace {

/// A window on a shop, which also knows a warehouse.
struct TextsFlow {
    explicit TextsFlow(const QString& database = {})
    {
        SavedConnection saved;
        saved.name = "Warehouse & Co";
        saved.engine = "sqlite";
        saved.database = (database.isEmpty() ? warehouse.path() : database).toStdString();
        saved.colour = ColourTag::green;
        id = QString::fromStdString(flow.book.put(saved));
        flow.window->openPlace(shop.path());
        flow.window->activateWindow();
    }

    [[nodiscard]] bool isOpen() const
    {
        return QTest::qWaitFor([&] { return flow.workbench.state() == ConnectionState::open; }, 20'000);
    }
    [[nodiscard]] EditorPanel& editor() const { return flow.window->panels().editor(); }
    [[nodiscard]] EditorPage& page() const { return *editor().tabs().current(); }
    [[nodiscard]] Chip& chip() const
    {
        const auto chips = editor().findChildren<Chip*>();
        return **std::ranges::find_if(chips,
                                      [](const Chip* chip) { return chip->text() == QLatin1String("Connection"); });
    }
    [[nodiscard]] ConnectionMessage& message() const { return *editor().findChild<ConnectionMessage*>(); }

    /// The entries of the connection's menu; the chosen one begins with a star.
    [[nodiscard]] QStringList offered() const
    {
        QMenu& menu = *chip().menu();
        Q_EMIT menu.aboutToShow();
        QStringList texts;
        for (const QAction* const action : menu.actions()) {
            if (!action->isSeparator())
                texts << (action->isChecked() ? QStringLiteral("*") : QString()) + action->text();
        }
        return texts;
    }
    /// Chooses an entry and waits until the text's connection is open.
    [[nodiscard]] bool choose(int entry) const
    {
        (void)offered();
        QList<QAction*> actions = chip().menu()->actions();
        actions.removeIf([](const QAction* action) { return action->isSeparator(); });
        actions[entry]->trigger();
        return QTest::qWaitFor([&] { return message().isReachable(); }, 20'000);
    }
    [[nodiscard]] bool isChecked() const
    {
        return QTest::qWaitFor([&] { return page().check().status() == CheckStatus::done; }, 20'000);
    }
    void trigger(const char* action) const { editor().findChild<QAction*>(QLatin1String(action))->trigger(); }
    [[nodiscard]] ResultsPanel& results() const { return flow.window->panels().results(); }

    SqliteFile shop{"CREATE TABLE sale (id INTEGER PRIMARY KEY, price REAL); INSERT INTO sale VALUES (1, 2.5);"};
    SqliteFile warehouse{"CREATE TABLE crate (id INTEGER PRIMARY KEY, shelf TEXT);"
                         "INSERT INTO crate VALUES (7, 'A'), (8, 'B');"};
    WindowFlow flow;
    QString id;
};

} // namespace

/// A text of the editor can have a connection of its own, beside the window's.
class tst_TextConnections : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void offersTheWindowsAndTheSavedConnections();
    void checksAndRunsOnTheTextsConnection();
    void keepsItWhenTheWindowOpensAnotherDatabase();
    void aNewTextTakesTheConnection();
    void aTextFromTheSchemaUsesTheWindows();
    void isSharedAndClosedWithTheLastText();
    void saysWhyItCannotBeOpened();
    void aRestoredTextOffersToConnect();
};

void tst_TextConnections::offersTheWindowsAndTheSavedConnections()
{
    const TextsFlow flow;
    QVERIFY(flow.isOpen());
    const QString windows = QStringLiteral("The window's connection: ") + flow.shop.path().section(u'/', -1);
    QCOMPARE(flow.offered(),
             QStringList(
                 {QLatin1Char('*') + windows, QStringLiteral("Warehouse && Co"), QStringLiteral("Connections\u2026")}));
    QCOMPARE(flow.chip().value(), flow.shop.path().section(u'/', -1));
    QVERIFY(flow.choose(1));
    QCOMPARE(flow.offered()[1], QStringLiteral("*Warehouse && Co"));
    QCOMPARE(flow.chip().value(), QStringLiteral("Warehouse & Co"));
    QVERIFY(!flow.editor().tabs().tabIcon(0).isNull());
    QVERIFY(flow.choose(0));
    QVERIFY(flow.offered()[0].startsWith(u'*'));
    QVERIFY(flow.editor().tabs().tabIcon(0).isNull());
}

void tst_TextConnections::checksAndRunsOnTheTextsConnection()
{
    const TextsFlow flow;
    QVERIFY(flow.isOpen());
    flow.page().editor().setSqlText("SELECT id, shelf FROM crate");
    QVERIFY(flow.isChecked());
    QCOMPARE(flow.page().marks().problems().size(), std::size_t{1}); // the shop has no such table
    QVERIFY(flow.choose(1));
    QVERIFY(flow.isChecked());
    QCOMPARE(flow.page().marks().problems().size(), std::size_t{0});
    QVERIFY(flow.page().otherDatabase().isEmpty());

    flow.trigger("run");
    QTRY_VERIFY(flow.results().currentResult());
    QTRY_COMPARE(flow.results().currentResult()->result().rows().rows(), std::size_t{2});
    QVERIFY(flow.results().currentResult()->origin().endsWith(QStringLiteral("Warehouse & Co")));
    flow.trigger("explain");
    QTRY_VERIFY(!flow.results().isRunning());

    flow.trigger("newText");
    QVERIFY(flow.choose(0));
    flow.page().editor().setSqlText("SELECT price FROM sale");
    flow.trigger("run");
    QTRY_COMPARE(flow.results().currentResult()->result().rows().rows(), std::size_t{1});
    QVERIFY(!flow.results().currentResult()->origin().contains(QStringLiteral("Warehouse")));
}

void tst_TextConnections::keepsItWhenTheWindowOpensAnotherDatabase()
{
    TextsFlow flow;
    QVERIFY(flow.isOpen());
    QVERIFY(flow.choose(1));
    const SqliteFile third("CREATE TABLE other (id INTEGER);");
    flow.flow.window->openPlace(third.path());
    QVERIFY(flow.isOpen());
    QCOMPARE(flow.page().openDatabase(), QString::fromStdString(flow.warehouse.target().shown()));
    flow.page().editor().setSqlText("SELECT shelf FROM crate");
    QVERIFY(flow.isChecked());
    QCOMPARE(flow.page().marks().problems().size(), std::size_t{0});
    flow.flow.workbench.close();
    flow.trigger("run");
    QTRY_VERIFY(flow.results().currentResult());
    QTRY_COMPARE(flow.results().currentResult()->result().rows().rows(), std::size_t{2});
}

void tst_TextConnections::aNewTextTakesTheConnection()
{
    const TextsFlow flow;
    QVERIFY(flow.isOpen());
    QVERIFY(flow.choose(1));
    const DatabaseConnection* const connection = flow.editor().ownConnection();
    flow.trigger("newText");
    QVERIFY(connection);
    QCOMPARE(flow.editor().ownConnection(), connection);
    QCOMPARE(flow.chip().value(), QStringLiteral("Warehouse & Co"));
    QVERIFY(flow.choose(0));
    flow.trigger("newText");
    QVERIFY(!flow.editor().ownConnection());
}

void tst_TextConnections::aTextFromTheSchemaUsesTheWindows()
{
    const TextsFlow flow;
    QVERIFY(flow.isOpen());
    QVERIFY(flow.choose(1));
    flow.editor().openText("SELECT price FROM sale");
    QCOMPARE(flow.editor().tabs().count(), 2);
    QVERIFY(!flow.editor().ownConnection());
}

void tst_TextConnections::isSharedAndClosedWithTheLastText()
{
    const TextsFlow flow;
    QVERIFY(flow.isOpen());
    QVERIFY(flow.choose(1));
    const QPointer<DatabaseConnection> connection = flow.editor().ownConnection();
    flow.trigger("newText");
    QVERIFY(flow.choose(0));
    QVERIFY(flow.choose(1));
    QCOMPARE(flow.editor().ownConnection(), connection.data());
    flow.editor().tabs().closeText(0);
    QVERIFY(connection);
    QVERIFY(flow.choose(0));
    QTRY_VERIFY(!connection);
}

void tst_TextConnections::saysWhyItCannotBeOpened()
{
    const TextsFlow flow(QStringLiteral("/nowhere/at/all.db"));
    QVERIFY(flow.isOpen());
    (void)flow.offered();
    flow.chip().menu()->actions()[2]->trigger();
    QTRY_VERIFY2(flow.message().text().contains(QStringLiteral("Could not open the file")),
                 qPrintable(flow.message().text()));
    flow.page().editor().setSqlText("SELECT 1");
    flow.trigger("run");
    QVERIFY(!flow.results().currentResult());
}

void tst_TextConnections::aRestoredTextOffersToConnect()
{
    const TextsFlow flow;
    QVERIFY(flow.isOpen());
    JournalTab tab;
    tab.id = QStringLiteral("1");
    tab.title = QStringLiteral("Query 1");
    tab.text = "SELECT shelf FROM crate";
    tab.connection = flow.id;
    tab.connectionName = QStringLiteral("Warehouse");
    flow.page().restore(tab);
    QVERIFY(flow.message().isVisible());
    QCOMPARE(flow.message().text(), QStringLiteral("This text uses Warehouse, which is not connected."));
    flow.trigger("run");
    QVERIFY(!flow.results().currentResult());
    QCOMPARE(flow.page().record(0, TabStatus::open).connection, flow.id);

    for (QPushButton* const button : flow.message().findChildren<QPushButton*>()) {
        if (button->text() == QStringLiteral("Connect"))
            button->click();
    }
    QTRY_VERIFY(flow.message().isReachable());
    QVERIFY(!flow.message().isVisible());
    flow.trigger("run");
    QTRY_VERIFY(flow.results().currentResult());
    QTRY_COMPARE(flow.results().currentResult()->result().rows().rows(), std::size_t{2});
}

QTEST_MAIN(tst_TextConnections)
#include "tst_textconnections.moc"
