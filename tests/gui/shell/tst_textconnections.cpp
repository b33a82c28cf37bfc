#include "common/passwordform.h"
#include "editor/pages/textconnection.h"
#include "editor/problems/problemmarks.h"
#include "editor/text/sqleditor.h"
#include "gui/shell/textsflow.h"
#include "results/grid/resultmodel.h"
#include "results/plan/planview.h"
#include "results/resulttabs.h"
#include "results/resultview.h"
#include "results/rows/queryresult.h"

#include <QLineEdit>
#include <QPushButton>

using namespace querymend;

/// A text of the editor can have a connection of its own, beside the window's.
class TextConnectionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void offersTheWindowsAndTheSavedConnections();
    void checksAndRunsOnTheTextsConnection();
    void keepsItWhenTheWindowOpensAnotherDatabase();
    void aNewTextTakesTheConnection();
    void aConnectionWithoutAColourHasNoIcon();
    void aTextFromTheSchemaUsesTheWindows();
    void isSharedAndClosedWithTheLastText();
    void saysWhyItCannotBeOpened();
    void aRestoredTextOffersToConnect();
    void itsRowsAndPlanStayWhenTheWindowOpensAnotherDatabase();
    void theMenuOpensFromTheKeyboard();
    void thePasswordOfARefusedLoginIsAskedForInTheTab();
};

void TextConnectionsTest::offersTheWindowsAndTheSavedConnections()
{
    const TextsFlow flow;
    QVERIFY(flow.isOpen());
    const QString windows = QStringLiteral("Window's Connection: ") + flow.shop.path().section(u'/', -1);
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

void TextConnectionsTest::checksAndRunsOnTheTextsConnection()
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

void TextConnectionsTest::keepsItWhenTheWindowOpensAnotherDatabase()
{
    TextsFlow flow;
    QVERIFY(flow.isOpen());
    QVERIFY(flow.choose(1));
    const SqliteFile third("CREATE TABLE other (id INTEGER);");
    flow.flow.window->openPlace(third.path());
    QVERIFY(flow.isOpen());
    QCOMPARE(flow.page().database().open(), QString::fromStdString(flow.warehouse.target().shown()));
    flow.page().editor().setSqlText("SELECT shelf FROM crate");
    QVERIFY(flow.isChecked());
    QCOMPARE(flow.page().marks().problems().size(), std::size_t{0});
    flow.flow.workbench.close();
    flow.trigger("run");
    QTRY_VERIFY(flow.results().currentResult());
    QTRY_COMPARE(flow.results().currentResult()->result().rows().rows(), std::size_t{2});
}

void TextConnectionsTest::aNewTextTakesTheConnection()
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

void TextConnectionsTest::aConnectionWithoutAColourHasNoIcon()
{
    TextsFlow flow;
    QVERIFY(flow.isOpen());
    QVERIFY(flow.choose(1));
    QVERIFY(!flow.page().database().connection()->saved().icon.isNull());
    SavedConnection plain = *flow.flow.book.find(flow.id.toStdString());
    plain.colour = ColourTag::none;
    flow.flow.book.put(plain);
    QVERIFY(flow.page().database().connection()->saved().icon.isNull());
}

void TextConnectionsTest::aTextFromTheSchemaUsesTheWindows()
{
    const TextsFlow flow;
    QVERIFY(flow.isOpen());
    QVERIFY(flow.choose(1));
    flow.editor().openText("SELECT price FROM sale");
    QCOMPARE(flow.editor().tabs().count(), 2);
    QVERIFY(!flow.editor().ownConnection());
}

void TextConnectionsTest::isSharedAndClosedWithTheLastText()
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

void TextConnectionsTest::saysWhyItCannotBeOpened()
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

void TextConnectionsTest::aRestoredTextOffersToConnect()
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

void TextConnectionsTest::itsRowsAndPlanStayWhenTheWindowOpensAnotherDatabase()
{
    TextsFlow flow;
    QVERIFY(flow.isOpen());
    flow.page().editor().setSqlText("SELECT price FROM sale");
    flow.trigger("run");
    QTRY_VERIFY(flow.results().currentResult());
    const QPointer<ResultView> ofWindow = flow.results().currentResult();
    QTRY_VERIFY(!flow.results().isRunning());
    flow.trigger("newText");
    QVERIFY(flow.choose(1));
    flow.page().editor().setSqlText("SELECT shelf FROM crate");
    flow.results().tabs().setPinned(ofWindow, ResultTabs::Pin::pinned); // the next result would replace it
    flow.trigger("run");
    QTRY_VERIFY(flow.results().currentResult() && flow.results().currentResult() != ofWindow);
    flow.results().tabs().setPinned(ofWindow, ResultTabs::Pin::none);
    const QPointer<ResultView> ofText = flow.results().currentResult();
    QTRY_COMPARE(ofText->result().rows().rows(), std::size_t{2});
    QTRY_VERIFY(!flow.results().isRunning());
    flow.trigger("explain");
    QTRY_VERIFY(!flow.results().isRunning());
    const QString plan = flow.results().plan().origin();
    QVERIFY(plan.contains(QStringLiteral("Warehouse")));

    const SqliteFile third("CREATE TABLE other (id INTEGER);");
    flow.flow.window->openPlace(third.path());
    QVERIFY(flow.isOpen());
    QTRY_VERIFY(!ofWindow);
    QVERIFY(ofText);
    QCOMPARE(ofText->result().rows().rows(), std::size_t{2});
    QCOMPARE(flow.results().plan().origin(), plan);
    flow.trigger("run");
    QTRY_VERIFY(!ofText); // its successor takes its place
}

void TextConnectionsTest::theMenuOpensFromTheKeyboard()
{
    const TextsFlow flow;
    QVERIFY(flow.isOpen());
    flow.trigger("textConnection");
    QMenu& menu = *flow.chip().menu();
    QVERIFY(menu.isVisible());
    QVERIFY(menu.activeAction());
    QTest::keyClick(&menu, Qt::Key_Down);
    QCOMPARE(menu.activeAction()->text(), QStringLiteral("Warehouse && Co"));
    QTest::keyClick(&menu, Qt::Key_Return);
    QTRY_VERIFY(flow.message().isReachable());
    QCOMPARE(flow.chip().value(), QStringLiteral("Warehouse & Co"));
}

void TextConnectionsTest::thePasswordOfARefusedLoginIsAskedForInTheTab()
{
    TextsFlow flow;
    SavedConnection server;
    server.name = "Server";
    server.engine = "postgresql";
    server.host = "db.example";
    server.user = "ann";
    flow.flow.book.put(server);
    QVERIFY(flow.isOpen());
    const auto& form = *flow.editor().findChild<PasswordForm*>();
    auto& password = *form.findChild<QLineEdit*>();
    QVERIFY(!form.isVisible());
    flow.pick(flow.offered().indexOf(QStringLiteral("Server")));
    QTRY_VERIFY(form.isVisible());
    QTRY_VERIFY(password.hasFocus());
    QTest::keyClicks(&password, QStringLiteral("wrong"));
    QTest::keyClick(&password, Qt::Key_Return);
    QVERIFY(!form.isVisible());
    QTRY_VERIFY(form.isVisible());

    flow.trigger("newText"); // it only offers to connect
    QVERIFY(!form.isVisible());
    QVERIFY(flow.choose(0));
    flow.editor().tabs().setCurrentIndex(0);
    QVERIFY(form.isVisible());
    QTest::keyClicks(&password, QStringLiteral("right"));
    QTest::keyClick(&password, Qt::Key_Return);
    QTRY_VERIFY(flow.message().isReachable());
    QVERIFY(!form.isVisible());
    QCOMPARE(flow.chip().value(), QStringLiteral("Server"));
    flow.page().editor().setSqlText("SELECT shelf FROM crate");
    flow.trigger("run");
    QTRY_VERIFY(flow.results().currentResult());
    QTRY_COMPARE(flow.results().currentResult()->result().rows().rows(), std::size_t{2});
    const auto& saved = flow.flow.book.connections();
    QVERIFY(std::ranges::none_of(saved, &SavedConnection::hasPassword)); // it was used once
}

QTEST_MAIN(TextConnectionsTest)
#include "tst_textconnections.moc"
