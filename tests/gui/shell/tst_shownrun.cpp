#include "ask/evidenceedit.h"
#include "ask/settingschips.h"
#include "common/elidedlabel.h"
#include "common/inlinemessage.h"
#include "editor/answeroffer.h"
#include "gui/shell/storychecks.h"
#include "gui/shell/storyflow.h"
#include "inspector/comparedialog.h"
#include "results/messages/messagespage.h"
#include "results/plan/planview.h"
#include "results/resulttabs.h"
#include "shell/demonstrationbar.h"
#include "shell/storybar.h"
#include "support/loudwarnings.h"

using namespace querymend;

/// Which run is shown, what gives way to it, and what says whose it is.
class ShownRunTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void aNewQuestionClearsTheOldRun();
    void aCancelledRunLeavesNoAnswer();
    void aRunThatGivesUpShowsItsLastAttempt();
    void whatIsOpenedFromTheHistoryBringsItsQuestion();
    void aRunOfAnotherDatabaseSaysSo();
    void aRunInTheBackgroundDoesNotMixIn();
    void rowsAndMessagesSayWhoseTheyAre();
    void comparedRunsOfOneQuestionAreToldApart();
    void connectingElsewhereLeavesNothingBehind();
    void editingTheQuestionBringsBackOnesOwnSettings();
    void aDemonstrationGivesBackWhatWasThere();
    void aPlanOfAnAttemptGoesWithItsRun();
    void aRefusalGoesWithItsRun();
    void aFormGoesWithItsRun();
    void theStatusLineHasNoTokensOfAnotherRun();

private:
    void askSolved(int number)
    {
        m_flow->askToTheEnd(number, {StoryFlow::wrongSql(number), StoryFlow::rightSql(number)});
    }
    [[nodiscard]] EditorPanel& editor() { return m_flow->panels().editor(); }
    [[nodiscard]] const AttemptPreview& preview() { return editor().attemptPreview(); }

    std::unique_ptr<StoryFlow> m_flow;
};

void ShownRunTest::init()
{
    failOnWarnings();
    m_flow = std::make_unique<StoryFlow>();
    QVERIFY(QTest::qWaitForWindowExposed(m_flow->window.get()));
    m_flow->open(m_flow->first);
}

void ShownRunTest::cleanup()
{
    m_flow.reset();
}

void ShownRunTest::aNewQuestionClearsTheOldRun()
{
    askSolved(1);
    m_flow->ask(2, {});
    m_flow->settle();
    QVERIFY(!editor().isPreviewing());
    QVERIFY(!m_flow->panels().results().rowsOfRun());
    QVERIFY(m_flow->marked().isEmpty());
    QCOMPARE(m_flow->inspected(), std::string());
    QCOMPARE(m_flow->panels().run().start()->question.text, StoryFlow::questionOf(2));
}

void ShownRunTest::aCancelledRunLeavesNoAnswer()
{
    askSolved(1);
    m_flow->ask(2, {StoryFlow::wrongSql(2)});
    Q_EMIT m_flow->panels().ask().stopAsked();
    m_flow->settle();
    QCOMPARE(m_flow->panels().run().outcome(), std::optional(RunOutcome::cancelled));
    QVERIFY(!m_flow->panels().run().answer());
    QVERIFY(!editor().isPreviewing());
    QVERIFY(!m_flow->panels().results().rowsOfRun());
}

void ShownRunTest::aRunThatGivesUpShowsItsLastAttempt()
{
    m_flow->askToTheEnd(3, {StoryFlow::wrongSql(3), StoryFlow::wrongSql(3)});
    QCOMPARE(m_flow->panels().run().outcome(), std::optional(RunOutcome::gaveUp));
    QCOMPARE(m_flow->panels().run().chosen(), std::optional(secondAttempt));
    QVERIFY(editor().isPreviewing());
    QCOMPARE(preview().attempt().sql, StoryFlow::wrongSql(3));
    QVERIFY(!editor().answerOffer().isMade());
}

void ShownRunTest::whatIsOpenedFromTheHistoryBringsItsQuestion()
{
    askSolved(1);
    const std::vector<RunEvent> run = m_flow->kept(1);
    askSolved(2);
    m_flow->window->steering().showStored(run);
    const AskedQuestion asked = m_flow->panels().ask().question();
    QCOMPARE(asked.question.text, StoryFlow::questionOf(1));
    QCOMPARE(asked.question.evidence, StoryFlow::evidenceOf(1));
    QCOMPARE(asked.policy.maxRetries, 2U);
    QVERIFY(m_flow->panels().ask().findChild<EvidenceEdit*>()->isVisible());
    QCOMPARE(preview().attempt().sql, StoryFlow::rightSql(1));
    QVERIFY(m_flow->window->findChild<StoryBar*>()->isHidden());
}

void ShownRunTest::aRunOfAnotherDatabaseSaysSo()
{
    askSolved(1);
    const std::vector<RunEvent> run = m_flow->kept(1);
    m_flow->open(m_flow->second);
    QCOMPARE(m_flow->panels().run().id(), std::string());
    m_flow->window->steering().showStored(run);
    auto* const bar = m_flow->window->findChild<StoryBar*>();
    QVERIFY2(bar->text().contains(QStringLiteral("was made on test.db")), qPrintable(bar->text()));
    QVERIFY(m_flow->marked().isEmpty());
    QVERIFY(!m_flow->panels().results().rowsOfRun());
    Q_EMIT bar->actionTaken();
    QTRY_COMPARE(m_flow->workbench.state(), ConnectionState::open);
    QCOMPARE(m_flow->workbench.target().database, m_flow->first.path().toStdString());
    QVERIFY(bar->isHidden());
    QCOMPARE(m_flow->panels().run().id(), run.front().run);
    QTRY_VERIFY(!m_flow->marked().isEmpty());
    m_flow->workbench.close();
    QVERIFY(bar->text().contains(QStringLiteral("not open")));
}

void ShownRunTest::aRunInTheBackgroundDoesNotMixIn()
{
    askSolved(1);
    const std::vector<RunEvent> run = m_flow->kept(1);
    m_flow->ask(2, {});
    m_flow->window->steering().showStored(run);
    auto* const bar = m_flow->window->findChild<StoryBar*>();
    QVERIFY(bar->text().contains(QString::fromStdString(StoryFlow::questionOf(2))));
    m_flow->workbench.cancelRun();
    QCOMPARE(m_flow->panels().shown().size(), run.size());
    m_flow->ask(3, {});
    m_flow->window->steering().showStored(run);
    Q_EMIT bar->actionTaken();
    QCOMPARE(m_flow->panels().run().id(), m_flow->workbench.events().front().run);
    QCOMPARE(m_flow->panels().ask().question().question.text, StoryFlow::questionOf(3));
}

void ShownRunTest::rowsAndMessagesSayWhoseTheyAre()
{
    ResultsPanel& results = m_flow->panels().results();
    const auto run = [this] { editor().findChild<QAction*>(QStringLiteral("run"))->trigger(); };
    run();
    QTRY_VERIFY(results.currentResult()->result().end());
    QCOMPARE(results.currentResult()->origin(), QStringLiteral("Your text · Query 1"));
    askSolved(1);
    QCOMPARE(results.tabs().results().size(), 2); // the user's own rows stay
    QTRY_VERIFY(results.rowsOfRun()->result().end());
    const QString journal = results.messages().text();
    QVERIFY2(journal.contains(QStringLiteral("Your text · Query 1 · 1 row")), qPrintable(journal));
    QVERIFY2(journal.contains(QStringLiteral("Attempt 2 · test.db · ")), qPrintable(journal));
    run(); // what is previewed
    QTRY_VERIFY(results.rowsOfRun()->result().end());
    QCOMPARE(results.rowsOfRun()->result().statement(), StoryFlow::rightSql(1));
    m_flow->ask(2, {});
    QCOMPARE(results.tabs().results().size(), 1);
}

void ShownRunTest::comparedRunsOfOneQuestionAreToldApart()
{
    askSolved(1);
    const std::vector<RunEvent> run = m_flow->kept(1);
    std::vector<RunEvent> later = run;
    for (RunEvent& event : later) {
        event.run = "later";
        event.at += 1000; // in most cases, within the same minute
    }
    m_flow->panels().compare(run, later);
    auto* const dialog = m_flow->window->findChild<CompareDialog*>();
    QStringList heads;
    for (const ElidedLabel* const label : dialog->findChildren<ElidedLabel*>())
        heads.append(label->text());
    QCOMPARE(heads.size(), 2);
    QVERIFY2(heads[0] != heads[1], qPrintable(heads[0]));
    QVERIFY(heads[0].contains(QString::fromStdString(StoryFlow::questionOf(1))));
    dialog->close();
}

void ShownRunTest::connectingElsewhereLeavesNothingBehind()
{
    editor().findChild<QAction*>(QStringLiteral("run"))->trigger();
    askSolved(1);
    m_flow->open(m_flow->second);
    m_flow->settle();
    QVERIFY(m_flow->panels().results().tabs().results().isEmpty());
    QVERIFY(m_flow->marked().isEmpty());
    QVERIFY(!editor().isPreviewing());
    QCOMPARE(m_flow->rows().rows(), TimelineRows());
    QCOMPARE(m_flow->panels().ask().question().question.evidence, std::string());
}

void ShownRunTest::editingTheQuestionBringsBackOnesOwnSettings()
{
    AskPanel& ask = m_flow->panels().ask();
    askSolved(2); // with 3 retries
    const std::vector<RunEvent> run = m_flow->kept(1);
    ask.setQuestion({"my own draft", "my own evidence"});
    RunPolicy own;
    own.maxRetries = 7;
    ask.settings().setUsual(own);
    m_flow->window->steering().showStored(run);
    QVERIFY(ask.isLent());
    QCOMPARE(ask.question().policy.maxRetries, 3U);
    auto* const box = ask.findChild<QPlainTextEdit*>();
    QTest::keyClicks(box, QStringLiteral("?"));
    QVERIFY(!ask.isLent());
    QCOMPARE(ask.question().policy.maxRetries, 7U);
    QCOMPARE(ask.question().question.text, StoryFlow::questionOf(2) + "?");
}

void ShownRunTest::aDemonstrationGivesBackWhatWasThere()
{
    AskPanel& ask = m_flow->panels().ask();
    askSolved(1);
    const std::string before = m_flow->panels().run().id();
    ask.setQuestion({"my own draft", "my own evidence"});
    m_flow->play("wrong-column");
    QCOMPARE(ask.question().question.text, std::string("How many customers live in Germany?"));
    QVERIFY(ask.isLent());
    Q_EMIT m_flow->window->findChild<DemonstrationBar*>()->actionTaken();
    QTRY_COMPARE(m_flow->workbench.state(), ConnectionState::open);
    QCOMPARE(m_flow->workbench.target().database, m_flow->first.path().toStdString());
    QCOMPARE(m_flow->panels().run().id(), before);
    QVERIFY(!ask.isLent());
    QCOMPARE(ask.question().question.text, std::string("my own draft"));
    QCOMPARE(ask.question().question.evidence, std::string("my own evidence"));
}

void ShownRunTest::aPlanOfAnAttemptGoesWithItsRun()
{
    ResultsPanel& results = m_flow->panels().results();
    const auto explain = [&] {
        editor().findChild<QAction*>(QStringLiteral("explain"))->trigger();
        QTRY_VERIFY(!results.isRunning());
    };
    askSolved(1);
    const std::vector<RunEvent> run = m_flow->kept(1);
    explain();
    QVERIFY2(results.plan().origin().startsWith(QStringLiteral("Attempt 2 · test.db")),
             qPrintable(results.plan().origin()));
    m_flow->ask(2, {});
    QCOMPARE(results.plan().origin(), QString());
    m_flow->workbench.cancelRun();
    explain();
    QCOMPARE(results.plan().origin(), QStringLiteral("Your text · Query 1"));
    m_flow->window->steering().showStored(run);
    QCOMPARE(results.plan().origin(), QStringLiteral("Your text · Query 1")); // the user's own stays
}

void ShownRunTest::aRefusalGoesWithItsRun()
{
    askSolved(1);
    const std::vector<RunEvent> run = m_flow->kept(1);
    m_flow->window->steering().say(QStringLiteral("refused"));
    const InlineMessage& refusal = m_flow->panel()->findChild<SteerPanel*>()->message();
    QVERIFY(!refusal.isHidden());
    m_flow->window->steering().showStored(run);
    QVERIFY(refusal.isHidden());
}

void ShownRunTest::aFormGoesWithItsRun()
{
    askSolved(1);
    m_flow->action(SteerAction::fork).trigger();
    QVERIFY(m_flow->isShown("submitChange"));
    m_flow->open(m_flow->second);
    QVERIFY(!m_flow->isShown("submitChange"));
}

void ShownRunTest::theStatusLineHasNoTokensOfAnotherRun()
{
    const auto tokens = [this] { return statusText(*m_flow, QStringLiteral("Tokens")); };
    askSolved(1);
    const QString used = tokens();
    QVERIFY2(used.contains(QStringLiteral("30")), qPrintable(used));
    m_flow->window->steering().showStored(m_flow->kept(1));
    QCOMPARE(tokens(), QString());
    m_flow->panels().open(m_flow->workbench.events());
    QCOMPARE(tokens(), used);
}

QTEST_MAIN(ShownRunTest)
#include "tst_shownrun.moc"
