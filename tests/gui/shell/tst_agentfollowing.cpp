// What a window shows of agents, and what a person decides in it, with the real program and real widgets.

#include "editor/editorpanel.h"
#include "shell/agentfollowing.h"
#include "steer/agentbar.h"
#include "steer/agentsbutton.h"
#include "steer/changeform.h"
#include "store/settingsfile.h"
#include "support/loudwarnings.h"
#include "support/mcpclient.h"
#include "support/sqlitefile.h"
#include "support/windowflow.h"
#include "timeline/timelinemodel.h"
#include "timeline/timelinepanel.h"

#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>

using namespace querymend;
using program::isError;
using program::McpClient;
using program::object;
using program::textOf;
using program::valuesOf;

class AgentFollowingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        failOnWarnings();
        QVERIFY(m_shop.ok());
        m_flow = std::make_unique<WindowFlow>();
        QVERIFY(QTest::qWaitForWindowExposed(m_flow->window.get()));
        qputenv("XDG_RUNTIME_DIR", m_flow->folder.path().toLocal8Bit()); // of the agent's program
    }

    void cleanup()
    {
        m_agent.reset();
        m_flow.reset();
    }

    void theTimelineFollowsWhileTheButtonIsOn()
    {
        begin();
        follow();
        wrong();
        QTRY_COMPARE(shownQuestion(), std::string("Who?"));
        QTRY_COMPARE(attempts(), 2); // the second is what the agent is asked for
        QVERIFY(!isError(m_agent->run(QStringLiteral("SELECT name FROM customers"), object("{'task': 'who'}"))));
        QTRY_COMPARE(m_flow->window->panels().run().outcome(), std::optional(RunOutcome::solved));
        QCOMPARE(m_flow->window->panels().run().start()->model, std::string("robot"));
    }

    void withoutTheButtonNothingChangesButItsCount()
    {
        begin();
        wrong();
        QTRY_COMPARE(button().text(), QStringLiteral("1"));
        QVERIFY(m_flow->window->panels().shown().empty());
        follow();
        QCOMPARE(shownQuestion(), std::string("Who?"));
    }

    void itsMenuListsTheTasks()
    {
        begin();
        wrong();
        QTRY_COMPARE(button().text(), QStringLiteral("1"));
        Q_EMIT button().menu()->aboutToShow();
        const QList<QAction*> tasks = button().menu()->actions();
        QCOMPARE(tasks.size(), 3); // with the switch and a line
        QCOMPARE(tasks.back()->text(), QStringLiteral("robot · Who? · test.db"));
        tasks.back()->trigger();
        QCOMPARE(shownQuestion(), std::string("Who?"));
        QVERIFY(!isError(m_agent->run(QStringLiteral("SELECT name FROM customers"), object("{'task': 'who'}"))));
        QTRY_COMPARE(m_flow->window->panels().run().outcome(), std::optional(RunOutcome::solved));
    }

    void aStatementThatWaitsIsShownAndLetRun()
    {
        begin({BorderRule::all});
        const int call = hold();
        QVERIFY(bar().isVisible());
        QVERIFY(bar().accessibleName().contains(QStringLiteral("robot")));
        QCOMPARE(child<QLabel>("heldSql").text(), QStringLiteral("SELECT name FROM customers"));
        QVERIFY(child<QLabel>("heldTime").text().contains(QStringLiteral(" s ")));
        child<QPushButton>("letRun").click();
        QTRY_VERIFY(bar().isHidden());
        QCOMPARE(valuesOf(answer(call))[QStringLiteral("row_count")].toInt(), 2);
    }

    void aRefusalIsGivenAReason()
    {
        begin({BorderRule::all});
        const int call = hold();
        child<QPushButton>("refuseHeld").click();
        auto& reason = child<QLineEdit>("refusalReason");
        QVERIFY(reason.isVisible());
        QTest::keyClicks(&reason, QStringLiteral("not today"));
        QTest::keyClick(&reason, Qt::Key_Return);
        QTRY_VERIFY(bar().isHidden());
        QVERIFY(textOf(answer(call)).contains(QStringLiteral("not today")));
    }

    void escapeLeavesTheReason()
    {
        begin({BorderRule::all});
        hold();
        child<QPushButton>("refuseHeld").click();
        QTest::keyClick(&child<QLineEdit>("refusalReason"), Qt::Key_Escape);
        QVERIFY(!child<QLineEdit>("refusalReason").isVisible());
        QVERIFY(bar().isVisible());
    }

    void aStatementIsEditedBeforeItRuns()
    {
        begin({BorderRule::all});
        const int call = hold();
        child<QPushButton>("editHeld").click();
        auto& form = *m_flow->window->findChild<ChangeForm*>();
        QVERIFY(form.isVisible());
        QVERIFY2(!child<QPushButton>("letRun").isVisible() && !child<QLabel>("heldSql").isVisible(),
                 "nothing is approved while the form has the room");
        auto& sql = *form.findChild<QPlainTextEdit*>();
        QCOMPARE(sql.toPlainText(), QStringLiteral("SELECT name FROM customers"));
        sql.setPlainText(QStringLiteral("SELECT name FROM customers WHERE id = 2"));
        for (QPushButton* const submit : form.findChildren<QPushButton*>()) {
            if (submit->text().remove(QLatin1Char('&')) == QStringLiteral("Run"))
                submit->click();
        }
        QTRY_VERIFY(bar().isHidden());
        QCOMPARE(valuesOf(answer(call))[QStringLiteral("row_count")].toInt(), 1);
        QVERIFY(!form.isVisible());
    }

    void leavingTheFormGivesTheRoomBack()
    {
        begin({BorderRule::all});
        hold();
        child<QPushButton>("editHeld").click();
        QTest::keyClick(m_flow->window->findChild<ChangeForm*>(), Qt::Key_Escape);
        QTRY_VERIFY(child<QPushButton>("letRun").isVisible());
        QVERIFY(child<QLabel>("heldSql").isVisible());
    }

    void whatWaitsCanBeLookedAt()
    {
        begin({BorderRule::all});
        hold();
        QVERIFY(m_flow->window->panels().shown().empty());
        child<QPushButton>("showHeld").click();
        QCOMPARE(shownQuestion(), std::string("Who?"));
        child<QPushButton>("letRun").click();
        QTRY_COMPARE(m_flow->window->panels().run().outcome(), std::optional(RunOutcome::solved));
    }

    void theSettingsDecideWhatWaits()
    {
        m_flow->window->openSettings(SettingsDialog::Page::policy);
        auto* const dialog = m_flow->window->findChild<SettingsDialog*>();
        AppSettings settings;
        settings.border.rule = BorderRule::all;
        Q_EMIT dialog->settingsChanged(settings);
        dialog->close();
        m_agent = std::make_unique<McpClient>(QStringList{QStringLiteral("sqlite://") + m_shop.path()},
                                              m_flow->folder.filePath(QStringLiteral("agent.db")));
        QTRY_COMPARE(m_flow->agents.connected().size(), std::size_t{1});
        hold();
        QVERIFY(bar().isVisible());
    }

private:
    void begin(const AgentBorder& border = {})
    {
        m_flow->agents.setBorder(border);
        m_agent = std::make_unique<McpClient>(QStringList{QStringLiteral("sqlite://") + m_shop.path()},
                                              m_flow->folder.filePath(QStringLiteral("agent.db")));
        m_agent->request(QStringLiteral("initialize"),
                         object("{'protocolVersion': '2025-11-25', 'clientInfo': {'name': 'robot', 'version': '1'}}"));
        QTRY_COMPARE(m_flow->agents.connected().size(), std::size_t{1});
    }
    void wrong()
    {
        QVERIFY(isError(
            m_agent->run(QStringLiteral("SELECT nme FROM customers"), object("{'task': 'who', 'question': 'Who?'}"))));
    }
    int hold()
    {
        const int call = m_agent->begin("run_sql", object("{'sql': 'SELECT name FROM customers', 'question': 'Who?'}"));
        [this] { QTRY_COMPARE(m_flow->window->agents()->runs().held().size(), std::size_t{1}); }();
        return call;
    }
    QJsonObject answer(int call) { return m_agent->answer(call)[QStringLiteral("result")].toObject(); }
    AgentsButton& button() { return *m_flow->window->findChild<AgentsButton*>(); }
    void follow() { m_flow->window->findChild<QAction*>(QStringLiteral("followAgents"))->trigger(); }
    AgentBar& bar() { return *m_flow->window->findChild<AgentBar*>(); }
    template <class Widget>
    Widget& child(const char* name)
    {
        return *bar().findChild<Widget*>(QLatin1String(name));
    }
    [[nodiscard]] std::string shownQuestion() const
    {
        const RunStarted* const start = m_flow->window->panels().run().start();
        return start ? start->question.text : std::string();
    }
    [[nodiscard]] int attempts() const
    {
        int asked = 0;
        for (const RunEvent& event : m_flow->window->panels().shown())
            asked += std::holds_alternative<ModelAsked>(event.body) ? 1 : 0;
        return asked;
    }

    SqliteFile m_shop{"CREATE TABLE customers (id INTEGER PRIMARY KEY, name TEXT);"
                      "INSERT INTO customers VALUES (1, 'Ada'), (2, 'Bob')"};
    std::unique_ptr<WindowFlow> m_flow;
    std::unique_ptr<McpClient> m_agent;
};

QTEST_MAIN(AgentFollowingTest)
#include "tst_agentfollowing.moc"
