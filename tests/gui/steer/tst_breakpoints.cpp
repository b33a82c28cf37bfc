#include "ask/askpanel.h"
#include "common/runwords.h"
#include "shell/statusline.h"
#include "support/heldmodel.h"
#include "support/loudwarnings.h"
#include "support/steerflow.h"

#include <QMenu>
#include <QProgressBar>
#include <QToolButton>

using namespace querymend;

/// Runs are stopped, inspected, edited and continued.
class BreakpointsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void beforeTheModel();
    void beforeTheDatabase();
    void onACategory();
    void asksWhatToDo();
    void stepsStopAtWhateverComesNext();
    void theModelGetsTheEditedHint();
    void theCallIsMadeAsItWasEdited();
    void editedSqlGoesThroughAllWalls();
    void whatCannotBeIsSaidBesideTheField();
    void cancellingAtAStop();
    void cancellingWhileTheModelThinks();
    void stopsAreSwitchedOnTheButton();
    void theRecordTellsOfEdits();

private:
    void ask(std::deque<std::string> replies);

    std::unique_ptr<SteerFlow> m_flow;
    ToldModel::Notes m_model;
};

void BreakpointsTest::init()
{
    failOnWarnings();
    m_model = {};
    m_flow = std::make_unique<SteerFlow>();
    QVERIFY(QTest::qWaitForWindowExposed(m_flow->window.get()));
}

void BreakpointsTest::cleanup()
{
    m_flow.reset();
}

void BreakpointsTest::ask(std::deque<std::string> replies)
{
    m_flow->openSample();
    m_model.replies = std::move(replies);
    RunRequest request;
    request.question.text = "How many customers live in Germany?";
    request.modelName = "told";
    request.model = std::make_unique<ToldModel>(m_model);
    request.keep = [](const RunEvent&) { return std::nullopt; };
    m_flow->workbench.ask(std::move(request));
}

void BreakpointsTest::beforeTheModel()
{
    m_flow->action(SteerAction::beforeModel).trigger();
    ask({"SELECT 1"});
    QTRY_VERIFY(m_flow->isShown("stopBar"));
    QVERIFY(m_model.asked.empty());
    QCOMPARE(m_flow->card(m_flow->view(), firstAttempt)->phase, CardPhase::stopped);
    QVERIFY(m_flow->said(m_flow->view(), firstAttempt).contains(QStringLiteral("paused before calling the model")));
    bool isInStatusLine = false;
    for (const QLabel* const label : m_flow->window->findChild<StatusLine*>()->findChildren<QLabel*>())
        isInStatusLine = isInStatusLine || label->text().contains(QStringLiteral("paused before calling the model"));
    QVERIFY(isInStatusLine);
    m_flow->press("continueRun");
    QTRY_COMPARE_WITH_TIMEOUT(m_flow->outcome(), std::optional(RunOutcome::solved), SteerFlow::patience);
    QTRY_VERIFY(!m_flow->isShown("stopBar"));
    QCOMPARE(m_model.asked.size(), std::size_t{1});
}

void BreakpointsTest::beforeTheDatabase()
{
    m_flow->action(SteerAction::beforeDatabase).trigger();
    ask({"SELECT count(*) FROM customers"});
    QTRY_VERIFY(m_flow->isShown("stopBar"));
    QCOMPARE(m_flow->recorded<CheckStarted>().size(), std::size_t{1});
    QVERIFY(m_flow->recorded<Checked>().empty());
    QCOMPARE(m_flow->recorded<RunPaused>().front().before, StopPlace::database);
    m_flow->press("continueRun");
    QTRY_COMPARE_WITH_TIMEOUT(m_flow->outcome(), std::optional(RunOutcome::solved), SteerFlow::patience);
}

void BreakpointsTest::onACategory()
{
    auto* const button = m_flow->part<QToolButton>("breakpoints");
    for (QAction* const action : button->menu()->actions()) {
        if (action->text() == QStringLiteral("Schema Reference"))
            action->trigger();
    }
    QVERIFY(m_flow->workbench.steering().breakpoints().has(Category::schemaReference));
    ask({"SELECT no_such FROM customers", "SELECT 1"});
    QTRY_VERIFY_WITH_TIMEOUT(m_flow->isShown("stopBar"), SteerFlow::patience);
    QCOMPARE(m_model.asked.size(), std::size_t{1});
    QCOMPARE(m_flow->recorded<RunPaused>().front().reason, StopReason::category);
    QCOMPARE(m_flow->recorded<RunPaused>().front().attempt, std::optional(secondAttempt));
    m_flow->press("continueRun");
    QTRY_COMPARE_WITH_TIMEOUT(m_flow->outcome(), std::optional(RunOutcome::solved), SteerFlow::patience);
}

void BreakpointsTest::asksWhatToDo()
{
    auto* const button = m_flow->part<QToolButton>("breakpoints");
    auto* const action = button->menu()->findChild<QAction*>(QStringLiteral("ask2"));
    QVERIFY(action);
    QCOMPARE(action->text(), QStringLiteral("After a Failed Statement"));
    action->trigger();
    QVERIFY(m_flow->workbench.steering().breakpoints().asksAt(AskMoment::failure));
    QCOMPARE(button->text(), QStringLiteral("1"));
    ask({"SELECT no_such FROM customers", "SELECT 1"});
    QTRY_COMPARE_WITH_TIMEOUT(m_flow->workbench.steering().questions().size(), std::size_t{1}, SteerFlow::patience);
    QCOMPARE(m_flow->workbench.steering().questions()[0].moment, AskMoment::failure);
    QTRY_VERIFY(m_flow->isShown("questionBar"));
    QCOMPARE(m_flow->recorded<RunEdited>().size(), std::size_t{1});
    m_flow->workbench.steering().answer({m_flow->workbench.steering().questions()[0].effect, "Count them.", {}});
    QTRY_COMPARE_WITH_TIMEOUT(m_flow->outcome(), std::optional(RunOutcome::solved), SteerFlow::patience);
}

void BreakpointsTest::stepsStopAtWhateverComesNext()
{
    m_flow->action(SteerAction::beforeModel).trigger();
    ask({"SELECT count(*) FROM customers"});
    QTRY_VERIFY(m_flow->isShown("stopBar"));
    m_flow->press("stepRun");
    QTRY_COMPARE_WITH_TIMEOUT(m_flow->recorded<RunPaused>().size(), std::size_t{2}, SteerFlow::patience);
    QCOMPARE(m_flow->recorded<RunPaused>().back().before, StopPlace::database);
    QTRY_VERIFY(m_flow->isShown("stopBar"));
    m_flow->press("stepRun");
    QTRY_COMPARE_WITH_TIMEOUT(m_flow->outcome(), std::optional(RunOutcome::solved), SteerFlow::patience);
}

void BreakpointsTest::theModelGetsTheEditedHint()
{
    m_flow->action(SteerAction::beforeModel).trigger();
    ask({"SELECT no_such FROM customers", "SELECT count(*) FROM customers"});
    QTRY_VERIFY(m_flow->isShown("stopBar"));
    m_flow->press("continueRun");
    QTRY_COMPARE_WITH_TIMEOUT(m_flow->recorded<RunPaused>().size(), std::size_t{2}, SteerFlow::patience);
    QTRY_VERIFY(m_flow->part<QPushButton>("editStop")->isEnabled());
    m_flow->press("editStop");
    auto* const hint = m_flow->field<QPlainTextEdit>("hint");
    QVERIFY(hint);
    QVERIFY(hint->toPlainText().contains(QStringLiteral("no_such")));
    hint->setPlainText(QStringLiteral("Count the rows, that is all."));
    m_flow->press("submitChange");
    QCOMPARE(m_model.asked.size(), std::size_t{1});
    m_flow->press("continueRun");
    QTRY_COMPARE_WITH_TIMEOUT(m_flow->outcome(), std::optional(RunOutcome::solved), SteerFlow::patience);
    QCOMPARE(m_model.asked.size(), std::size_t{2});
    QVERIFY(textOf(m_model.asked.back()).find("Count the rows, that is all.") != std::string::npos);
    QVERIFY(m_flow->said(m_flow->view(), firstAttempt).contains(QStringLiteral("hint edited")));
}

void BreakpointsTest::theCallIsMadeAsItWasEdited()
{
    m_flow->action(SteerAction::beforeModel).trigger();
    ask({"SELECT count(*) FROM customers"});
    QTRY_VERIFY(m_flow->isShown("stopBar"));
    m_flow->action(SteerAction::edit).trigger();
    m_flow->field<QLineEdit>("temperature")->setText(QStringLiteral("0.9"));
    m_flow->field<QLineEdit>("evidence")->setText(QStringLiteral("Germany is DE."));
    auto* const level = m_flow->field<QComboBox>("level");
    level->setCurrentIndex(level->findData(QStringLiteral("expert")));
    QVERIFY(!m_flow->field<QPlainTextEdit>("hint")); // nothing has failed yet
    m_flow->press("submitChange");
    QVERIFY(!m_flow->isShown("submitChange"));
    m_flow->press("continueRun");
    QTRY_COMPARE_WITH_TIMEOUT(m_flow->outcome(), std::optional(RunOutcome::solved), SteerFlow::patience);
    QCOMPARE(m_model.asked.size(), std::size_t{1});
    QCOMPARE(m_model.asked.front().temperature, 0.9);
    QCOMPARE(m_model.asked.front().level, Level::expert);
    QVERIFY(textOf(m_model.asked.front()).find("Germany is DE.") != std::string::npos);
}

void BreakpointsTest::editedSqlGoesThroughAllWalls()
{
    m_flow->action(SteerAction::beforeDatabase).trigger();
    ask({"SELECT count(*) FROM customers", "SELECT 1"});
    QTRY_VERIFY(m_flow->isShown("stopBar"));
    m_flow->press("editStop");
    auto* const sql = m_flow->field<QPlainTextEdit>("sql");
    QCOMPARE(sql->toPlainText(), QStringLiteral("SELECT count(*) FROM customers"));
    sql->setPlainText(QStringLiteral("DELETE FROM customers"));
    m_flow->press("submitChange");
    QVERIFY(m_flow->problemOf("sql").contains(QStringLiteral("guard")));
    QVERIFY(m_flow->recorded<RunEdited>().empty());
    sql->setPlainText(QStringLiteral("SELECT no_such FROM customers"));
    m_flow->press("submitChange");
    m_flow->press("continueRun");
    QTRY_COMPARE_WITH_TIMEOUT(m_flow->recorded<Checked>().size(), std::size_t{1}, SteerFlow::patience);
    QCOMPARE(m_flow->recorded<Checked>().front().verdict.primary()->code, ErrorCode::unknownColumn);
    QCOMPARE(m_flow->recorded<Checked>().front().sql, std::string("SELECT no_such FROM customers"));
}

void BreakpointsTest::whatCannotBeIsSaidBesideTheField()
{
    m_flow->action(SteerAction::beforeModel).trigger();
    ask({"SELECT 1"});
    QTRY_VERIFY(m_flow->isShown("stopBar"));
    m_flow->press("editStop");
    m_flow->field<QLineEdit>("temperature")->setText(QStringLiteral("hot"));
    m_flow->press("submitChange");
    QVERIFY(m_flow->problemOf("temperature").contains(QStringLiteral("from 0 to 2")));
    QVERIFY(m_flow->isShown("submitChange")); // no input is lost
    m_flow->field<QLineEdit>("temperature")->setText(QStringLiteral("1"));
    m_flow->press("submitChange");
    QVERIFY(!m_flow->isShown("submitChange"));
    QCOMPARE(m_flow->recorded<RunEdited>().size(), std::size_t{1});
    QCOMPARE(m_flow->recorded<RunEdited>().front().after, std::string("1"));
}

void BreakpointsTest::cancellingAtAStop()
{
    m_flow->action(SteerAction::beforeModel).trigger();
    ask({"SELECT 1"});
    QTRY_VERIFY(m_flow->isShown("stopBar"));
    auto& question = m_flow->window->panels().ask();
    for (const QProgressBar* const progress : question.findChildren<QProgressBar*>())
        QVERIFY(!progress->isVisible()); // nothing moves
    QCOMPARE(iconOf(m_flow->window->panels().timeline().model().rows().headline), Icon::pauseFill);
    Q_EMIT question.stopAsked();
    QCOMPARE(m_flow->outcome(), std::optional(RunOutcome::cancelled));
    QTRY_VERIFY(!m_flow->isShown("stopBar"));
    QVERIFY(m_model.asked.empty());
}

void BreakpointsTest::cancellingWhileTheModelThinks()
{
    m_model.isSilent = true;
    ask({});
    QTRY_COMPARE(m_model.asked.size(), std::size_t{1});
    Q_EMIT m_flow->window->panels().ask().stopAsked();
    QCOMPARE(m_flow->outcome(), std::optional(RunOutcome::cancelled));
    QCOMPARE(m_model.stopped.size(), std::size_t{1});
}

void BreakpointsTest::stopsAreSwitchedOnTheButton()
{
    auto* const button = m_flow->part<QToolButton>("breakpoints");
    QVERIFY(button->accessibleName().contains(QStringLiteral("none")));
    m_flow->action(SteerAction::beforeModel).trigger();
    m_flow->action(SteerAction::beforeDatabase).trigger();
    QCOMPARE(button->text(), QStringLiteral("2"));
    QVERIFY(m_flow->workbench.steering().breakpoints().beforeDatabase);
    m_flow->action(SteerAction::beforeModel).trigger();
    QVERIFY(!m_flow->workbench.steering().breakpoints().beforeModel);
}

void BreakpointsTest::theRecordTellsOfEdits()
{
    m_flow->action(SteerAction::beforeModel).trigger();
    ask({"SELECT 1"});
    QTRY_VERIFY(m_flow->isShown("stopBar"));
    m_flow->press("editStop");
    m_flow->field<QLineEdit>("temperature")->setText(QStringLiteral("0.8"));
    m_flow->press("submitChange");
    m_flow->press("continueRun");
    QTRY_VERIFY_WITH_TIMEOUT(m_flow->outcome().has_value(), SteerFlow::patience);
    const QString path = m_flow->folder.filePath(QStringLiteral("edited.md"));
    m_flow->window->exportRun(path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(file.readAll());
    QVERIFY2(text.contains(QStringLiteral("changed the temperature from 0.2 to 0.8")), qPrintable(text));
}

QTEST_MAIN(BreakpointsTest)
#include "tst_breakpoints.moc"
