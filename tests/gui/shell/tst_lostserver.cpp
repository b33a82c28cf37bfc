#include "ask/askpanel.h"
#include "editor/editorpanel.h"
#include "editor/pages/editortabs.h"
#include "editor/problems/textcheck.h"
#include "editor/text/sqleditor.h"
#include "results/grid/resultmodel.h"
#include "results/resultspanel.h"
#include "results/resultview.h"
#include "schema/schemapanel.h"
#include "shell/loginwarning.h"
#include "support/named.h"
#include "support/postgresserver.h"
#include "support/stallwatch.h"
#include "support/windowflow.h"

#include <QAction>
#include <QLabel>
#include <QSignalSpy>
#include <QStatusBar>
#include <QToolButton>

using namespace querymend;

/// The server goes away while the window is in use, and comes back.
class LostServerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_server.ok());
        QCOMPARE(m_server.asOwner("CREATE TABLE orders (id int); INSERT INTO orders VALUES (1);"
                                  "CREATE ROLE reader LOGIN; GRANT SELECT ON ALL TABLES IN SCHEMA public TO reader;"),
                 std::string());
    }

    /// A login for questions needs no rights beyond reading.
    void whatALoginMayDoBesideReadingIsSaid()
    {
        const auto warningOf = [](const WindowFlow& flow) { return flow.window->findChild<LoginWarning*>(); };
        const auto open = [](WindowFlow& flow, const ConnectionTarget& target) {
            flow.workbench.open(target);
            QTRY_COMPARE_WITH_TIMEOUT(flow.workbench.state(), ConnectionState::open, 30'000);
        };
        WindowFlow flow;
        open(flow, m_server.target("owner"));
        const LoginWarning* const warning = warningOf(flow);
        QVERIFY(warning->isVisible());
        QVERIFY2(warning->text().contains(QStringLiteral("superuser")), qPrintable(warning->text()));
        QVERIFY2(warning->text().contains(QStringLiteral("can only SELECT")), qPrintable(warning->text()));
        for (const auto& row : {std::pair{"ru", "Используйте"}, {"it", "Usa un utente"}, {"en", "Use one"}}) {
            const QString words = QString::fromUtf8(row.second);
            flow.languages.choose(row.first);
            QTRY_VERIFY2(warning->text().contains(words), qPrintable(warning->text()));
        }
        open(flow, m_server.target("reader"));
        QVERIFY(!warning->isVisible());
        open(flow, m_server.target("owner"));
        QVERIFY(warning->isVisible());
        warning->findChild<QToolButton*>()->click();
        QVERIFY(!warning->isVisible());
        open(flow, m_server.target("owner"));
        QVERIFY(!warning->isVisible());
        flow.languages.choose("ru"); // in another language it is still the dismissed warning
        open(flow, m_server.target("owner"));
        QVERIFY(!warning->isVisible());
    }

    void everyPanelSaysSoAndGoesOn()
    {
        WindowFlow flow;
        Panels& panels = flow.window->panels();
        flow.workbench.open(m_server.target("reader"));
        QTRY_COMPARE_WITH_TIMEOUT(flow.workbench.state(), ConnectionState::open, 30'000);
        SqlEditor& editor = panels.editor().tabs().current()->editor();
        editor.setSqlText("SELECT id FROM orders");
        const TextCheck& check = panels.editor().tabs().current()->check();
        QTRY_COMPARE_WITH_TIMEOUT(check.status(), CheckStatus::done, 30'000);

        QCOMPARE(goAway(), std::string());
        StallWatch watch;
        QSignalSpy ended(&panels.results(), &ResultsPanel::runEnded);
        panels.editor().findChild<QAction*>(QStringLiteral("run"))->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 30'000);
        QVERIFY(says(*flow.window->statusBar(), "connection lost"));
        QVERIFY(!panels.results().currentResult()->problemText().isEmpty());
        editor.setCaret(editor.textSize());
        editor.insertAtCaret(" WHERE id > 0");
        QTRY_COMPARE_WITH_TIMEOUT(check.status(), CheckStatus::unanswered, 30'000);
        QVERIFY(
            named<QLabel>(panels.editor(), QStringLiteral("Check"))->text().startsWith(QStringLiteral("not checked")));
        flow.workbench.refreshSchema();
        QTRY_VERIFY_WITH_TIMEOUT(says(panels.schema(), "Could not refresh the schema"), 30'000);
        QCOMPARE(QByteArray::fromStdString(editor.sqlText()),
                 QByteArray("SELECT id FROM orders WHERE id > 0")); // nothing is lost
        QUERYMEND_VERIFY_NO_STALL(watch);

        QCOMPARE(m_server.asOwner("ALTER ROLE reader LOGIN"), std::string());
        // After a failure the server is not contacted for a while.
        const auto isBack = [&] {
            ended.clear();
            panels.editor().findChild<QAction*>(QStringLiteral("run"))->trigger();
            (void)QTest::qWaitFor([&] { return !ended.isEmpty(); }, 30'000);
            return !says(*flow.window->statusBar(), "connection lost");
        };
        QTRY_VERIFY_WITH_TIMEOUT(isBack(), 60'000);
        QCOMPARE(panels.results().currentResult()->model().rowCount(), 1);
    }

    void aStatementThatWasNotStoppedIsNamed_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("words");
        QTest::newRow("in English") << QStringLiteral("en") << QStringLiteral("not stopped yet: connection 7");
        QTest::newRow("in Italian") << QStringLiteral("it") << QStringLiteral("non ancora interrotta: connection 7");
        QTest::newRow("in Russian") << QStringLiteral("ru") << QStringLiteral("ещё не остановлен: connection 7");
    }

    void aStatementThatWasNotStoppedIsNamed()
    {
        QFETCH(QString, language);
        QFETCH(QString, words);
        WindowFlow flow;
        Q_EMIT flow.workbench.leftRunning(QStringLiteral("connection 7"));
        flow.languages.choose(language.toStdString());
        QTRY_VERIFY(says(*flow.window->statusBar(), words));
        flow.workbench.open(m_server.target("reader"));
        QTRY_COMPARE_WITH_TIMEOUT(flow.workbench.state(), ConnectionState::open, 30'000);
        QVERIFY(!says(*flow.window->statusBar(), words));
    }

private:
    std::string goAway()
    {
        return m_server.asOwner("ALTER ROLE reader NOLOGIN;"
                                "DO $$ BEGIN PERFORM pg_terminate_backend(pid) FROM pg_stat_activity "
                                "WHERE usename = 'reader'; END $$");
    }

    static bool says(const QWidget& whole, const QString& words)
    {
        const auto labels = whole.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel* label) { return label->isVisible() && label->text().contains(words); });
    }
    static bool says(const QWidget& whole, const char* words) { return says(whole, QString::fromLatin1(words)); }

    PostgresServer m_server;
};

QTEST_MAIN(LostServerTest)
#include "tst_lostserver.moc"
