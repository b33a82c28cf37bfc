#include "common/inlinemessage.h"
#include "support/heldmodel.h"
#include "support/loudwarnings.h"
#include "support/steerflow.h"

#include <QCheckBox>
#include <QMenu>
#include <QToolButton>

#include <sqlite3.h>

using namespace querymend;

/// Runs that are derived from others, and accepting attempts.
class BranchesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void aForkStandsBesideItsParent();
    void aForkBeginsWithWhatWasChanged();
    void aRetryHasTheHintOfAPerson();
    void aRetryWithoutAHintIsNoRetry();
    void anAttemptIsAccepted();
    void whatDoesNotRunIsNotAccepted();
    void noRowsCanBeRight();
    void anAttemptIsAcceptedWhileTheRunGoesOn();
    void whatIsSaidOfAStoredRunIsKept();
    void whatIsSaidOfAStoredRunGoesToItsOwnStoreAndDatabase();
    void aRunWaitsForTheWholeSchema();
    void withAnotherHintPolicyBesideTheOld();
    void menusOfCardsAndInspectorOfferIt();
    void withoutADatabaseItSaysWhichToOpen();

private:
    std::unique_ptr<SteerFlow> m_flow;
};

void BranchesTest::init()
{
    failOnWarnings();
    m_flow = std::make_unique<SteerFlow>();
    QVERIFY(QTest::qWaitForWindowExposed(m_flow->window.get()));
}

void BranchesTest::cleanup()
{
    m_flow.reset();
}

void BranchesTest::aForkStandsBesideItsParent()
{
    m_flow->play("three-hints");
    const std::vector<RunEvent> parent = m_flow->workbench.events();
    m_flow->window->panels().timeline().choose(secondAttempt);
    QSignalSpy ended(&m_flow->workbench, &Workbench::runEnded);
    m_flow->action(SteerAction::fork).trigger();
    m_flow->press("submitChange");
    QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, SteerFlow::patience);
    const RunStarted started = m_flow->recorded<RunStarted>().front();
    QCOMPARE(started.parent->run, parent.front().run);
    QCOMPARE(started.parent->attempt, std::optional(secondAttempt));
    TimelinePair& pair = m_flow->window->panels().timelines();
    QVERIFY(pair.hasEarlier());
    QCOMPARE(m_flow->window->panels().beside().size(), parent.size());
    QStringList captions;
    for (const QLabel* const label : pair.findChildren<QLabel*>())
        captions.append(label->text());
    QVERIFY(captions.contains(QStringLiteral("PARENT RUN · forked after attempt 1")));
    QVERIFY(captions.contains(QStringLiteral("FORK · from attempt 2 on")));
    QCOMPARE(m_flow->earlierView().chosen(), std::vector{secondAttempt}); // and not its answer
    QTRY_VERIFY(m_flow->card(m_flow->view(), secondAttempt));
    QVERIFY(m_flow->said(m_flow->view(), firstAttempt).contains(QStringLiteral("from the parent run")));
    QVERIFY(!m_flow->said(m_flow->view(), secondAttempt).contains(QStringLiteral("from the parent run")));
    QVERIFY(m_flow->card(m_flow->earlierView(), secondAttempt));
}

void BranchesTest::aForkBeginsWithWhatWasChanged()
{
    m_flow->play("wrong-column");
    m_flow->window->panels().timeline().choose(secondAttempt);
    QSignalSpy ended(&m_flow->workbench, &Workbench::runEnded);
    m_flow->action(SteerAction::fork).trigger();
    m_flow->field<QPlainTextEdit>("sql")->setPlainText(QStringLiteral("SELECT count(*) AS mine FROM customers"));
    m_flow->press("submitChange");
    QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, SteerFlow::patience);
    QCOMPARE(m_flow->recorded<RunFinished>().front().sql, std::string("SELECT count(*) AS mine FROM customers"));
    QCOMPARE(m_flow->recorded<RunEdited>().front().field, EditedField::sql);
}

void BranchesTest::aRetryHasTheHintOfAPerson()
{
    m_flow->play("wrong-column");
    const AttemptRef third{LaneId{0}, 2};
    m_flow->window->panels().timeline().choose(secondAttempt);
    m_flow->action(SteerAction::retry).trigger();
    m_flow->field<QPlainTextEdit>("hint")->setPlainText(QStringLiteral("Only those who ordered."));
    m_flow->press("submitChange");
    QTRY_VERIFY_WITH_TIMEOUT(!m_flow->recorded<ModelAsked>().empty()
                                 && m_flow->recorded<ModelAsked>().back().attempt == third,
                             SteerFlow::patience);
    QCOMPARE(m_flow->recorded<RetryAsked>().front().hint, std::string("Only those who ordered."));
    std::string prompt;
    const auto asked = m_flow->recorded<ModelAsked>();
    for (const PromptSection& section : asked.back().prompt)
        prompt += section.text;
    QVERIFY(prompt.find("Only those who ordered.") != std::string::npos);
}

void BranchesTest::aRetryWithoutAHintIsNoRetry()
{
    m_flow->play("wrong-column");
    const std::string run = m_flow->workbench.events().front().run;
    m_flow->window->panels().timeline().choose(secondAttempt);
    m_flow->action(SteerAction::retry).trigger();
    m_flow->press("submitChange");
    QVERIFY(m_flow->isShown("submitChange"));
    QCOMPARE(m_flow->workbench.events().front().run, run);
    QTest::keyClick(m_flow->field<QPlainTextEdit>("hint"), Qt::Key_Escape);
    QVERIFY(!m_flow->isShown("submitChange"));
}

void BranchesTest::anAttemptIsAccepted()
{
    m_flow->play("wrong-column");
    QSignalSpy accepted(&m_flow->workbench, &Workbench::accepted);
    m_flow->window->panels().timeline().choose(secondAttempt);
    m_flow->action(SteerAction::accept).trigger();
    QCOMPARE(accepted.size(), 1);
    QCOMPARE(accepted[0][0].value<Question>().text, "How many customers live in Germany?");
    QCOMPARE(accepted[0][1].value<std::string>(), m_flow->recorded<RunFinished>().front().sql);
    QCOMPARE(m_flow->recorded<AttemptAccepted>().front().attempt, secondAttempt);
    QVERIFY(m_flow->keep.store()->memory()->examples.examples().empty()); // demonstrations teach nothing
    QTRY_COMPARE(m_flow->card(m_flow->view(), secondAttempt)->accepted, std::optional(Acceptance::theAnswer));
    QVERIFY(m_flow->said(m_flow->view(), secondAttempt).contains(QStringLiteral("accepted by hand")));
}

void BranchesTest::whatDoesNotRunIsNotAccepted()
{
    m_flow->play("wrong-column");
    QSignalSpy accepted(&m_flow->workbench, &Workbench::accepted);
    m_flow->window->panels().timeline().choose(firstAttempt);
    m_flow->action(SteerAction::accept).trigger();
    QVERIFY(accepted.isEmpty());
    QVERIFY(m_flow->panel()->findChild<SteerPanel*>()->message().text().contains(QStringLiteral("does not pass")));
}

void BranchesTest::noRowsCanBeRight()
{
    m_flow->play("empty-is-the-answer");
    m_flow->window->panels().timeline().choose(firstAttempt);
    m_flow->action(SteerAction::confirmEmpty).trigger();
    QCOMPARE(m_flow->recorded<EmptinessConfirmed>().size(), std::size_t{1});
    QVERIFY(m_flow->said(m_flow->view(), firstAttempt).contains(QStringLiteral("empty result confirmed")));
}

void BranchesTest::anAttemptIsAcceptedWhileTheRunGoesOn()
{
    m_flow->action(SteerAction::beforeModel).trigger();
    m_flow->playUntilStopped("empty-is-wrong");
    m_flow->press("continueRun");
    QTRY_COMPARE_WITH_TIMEOUT(m_flow->recorded<RunPaused>().size(), std::size_t{2}, SteerFlow::patience);
    m_flow->window->panels().timeline().choose(firstAttempt);
    m_flow->action(SteerAction::confirmEmpty).trigger();
    QCOMPARE(m_flow->outcome(), std::optional(RunOutcome::solved));
    QCOMPARE(m_flow->recorded<Selected>().front().attempt, firstAttempt);
    QTRY_VERIFY(!m_flow->isShown("stopBar"));
}

void BranchesTest::whatIsSaidOfAStoredRunIsKept()
{
    m_flow->play("wrong-column");
    std::vector<RunEvent> events = m_flow->workbench.events();
    std::get<RunStarted>(events.front().body).modelKind = ModelKind::live; // demonstrations are not stored
    for (RunEvent& event : events) {
        event.run = "stored";
        QVERIFY(m_flow->keep.store()->append(event).ok());
    }
    m_flow->workbench.close();
    m_flow->window->steering().showStored(m_flow->keep.store()->events("stored").value());
    m_flow->window->panels().timeline().choose(secondAttempt);
    m_flow->action(SteerAction::accept).trigger();
    const auto stored = m_flow->keep.store()->events("stored");
    QCOMPARE(stored->size(), events.size() + 1);
    QVERIFY(std::holds_alternative<AttemptAccepted>(stored->back().body));
    QCOMPARE(m_flow->keep.store()->summary("stored")->status, RunStatus::solved);
    QVERIFY(m_flow->said(m_flow->view(), secondAttempt).contains(QStringLiteral("accepted by hand")));
}

void BranchesTest::whatIsSaidOfAStoredRunGoesToItsOwnStoreAndDatabase()
{
    m_flow->play("wrong-column");
    std::vector<RunEvent> events = m_flow->workbench.events();
    auto& started = std::get<RunStarted>(events.front().body);
    started.modelKind = ModelKind::live;
    started.database = "sqlite:///elsewhere.db";
    for (RunEvent& event : events) {
        event.run = "stored";
        QVERIFY(m_flow->keep.store()->append(event).ok());
    }
    m_flow->openSample(); // another database
    m_flow->window->steering().showStored(m_flow->keep.store()->events("stored").value());
    m_flow->keep.open(StorePlace{StoreFile{m_flow->folder.filePath(QStringLiteral("other.db")).toStdString()}});
    m_flow->window->panels().timeline().choose(secondAttempt);
    m_flow->action(SteerAction::accept).trigger();
    QVERIFY(m_flow->said(m_flow->view(), secondAttempt).contains(QStringLiteral("accepted by hand")));
    QVERIFY(m_flow->keep.store()->memory()->examples.examples().empty());
    m_flow->keep.open(SteerFlow::usualPlace(m_flow->folder));
    QCOMPARE(m_flow->keep.store()->events("stored")->size(), events.size() + 1);
    const auto examples = m_flow->keep.store()->memory()->examples.examples();
    QCOMPARE(examples.size(), std::size_t{1});
    QCOMPARE(examples[0].database, std::string("sqlite:///elsewhere.db"));
}

void BranchesTest::aRunWaitsForTheWholeSchema()
{
    m_flow->play("wrong-column");
    const auto tables = m_flow->workbench.schema()->catalog().tableCount();
    sqlite3* file = nullptr;
    QCOMPARE(sqlite3_open(m_flow->workbench.target().database.c_str(), &file), SQLITE_OK);
    QCOMPARE(sqlite3_exec(file, "CREATE TABLE made_meanwhile (id int)", nullptr, nullptr, nullptr), SQLITE_OK);
    sqlite3_close(file);
    QSignalSpy ended(&m_flow->workbench, &Workbench::runEnded);
    std::vector<bool> known;
    connect(&m_flow->workbench, &Workbench::runBegan, this, [&] {
        for (const Table& table : m_flow->workbench.schema()->catalog().snapshot().tables)
            known.push_back(table.columnsKnown);
    });
    m_flow->action(SteerAction::again).trigger();
    m_flow->part<QCheckBox>("againSchema")->setChecked(true);
    m_flow->press("submitAgain");
    QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, SteerFlow::patience);
    QCOMPARE(known, std::vector<bool>(tables + 1, true));
}

void BranchesTest::withAnotherHintPolicyBesideTheOld()
{
    m_flow->play("wrong-column");
    const std::string old = m_flow->workbench.events().front().run;
    QSignalSpy ended(&m_flow->workbench, &Workbench::runEnded);
    m_flow->action(SteerAction::again).trigger();
    m_flow->press("submitAgain");
    QVERIFY(m_flow->isShown("submitAgain")); // nothing has been changed yet
    auto* const values = m_flow->part<QComboBox>("againValues");
    values->setCurrentIndex(1 - values->currentIndex());
    m_flow->press("submitAgain");
    QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, SteerFlow::patience);
    const RunStarted started = m_flow->recorded<RunStarted>().front();
    QCOMPARE(started.parent->run, old);
    QVERIFY(!started.parent->attempt);
    QCOMPARE(started.policy.values, DataValues::stay);
    QVERIFY(m_flow->window->panels().timelines().hasEarlier());
    QCOMPARE(m_flow->window->panels().beside().front().run, old);
    QVERIFY(m_flow->window->panels().shown().front().run != old);
}

void BranchesTest::menusOfCardsAndInspectorOfferIt()
{
    m_flow->play("wrong-column");
    QAction& fork = m_flow->action(SteerAction::fork);
    QVERIFY(m_flow->view().actions().contains(&fork));
    bool isInInspector = false;
    for (const QToolButton* const button : m_flow->window->panels().inspector().findChildren<QToolButton*>())
        isInInspector = isInInspector || (button->menu() && button->menu()->actions().contains(&fork));
    QVERIFY(isInInspector);
    m_flow->window->panels().timeline().choose(secondAttempt);
    QTest::keySequence(m_flow->window.get(), fork.shortcut());
    QVERIFY(m_flow->isShown("submitChange"));
}

void BranchesTest::withoutADatabaseItSaysWhichToOpen()
{
    m_flow->play("wrong-column");
    m_flow->window->panels().timeline().choose(secondAttempt);
    const std::vector<RunEvent> shown = m_flow->window->panels().shown();
    m_flow->workbench.close();
    m_flow->window->steering().showStored(shown);
    m_flow->window->panels().timeline().choose(secondAttempt);
    m_flow->action(SteerAction::fork).trigger();
    QVERIFY(m_flow->panel()->findChild<SteerPanel*>()->message().text().contains(QStringLiteral("Open the database")));
    QVERIFY(!m_flow->isShown("submitChange"));
}

QTEST_MAIN(BranchesTest)
#include "tst_branches.moc"
