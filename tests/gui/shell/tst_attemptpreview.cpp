#include "editor/answeroffer.h"
#include "editor/problems/problemmarks.h"
#include "gui/shell/storyflow.h"
#include "results/emptyresults.h"
#include "support/loudwarnings.h"

#include <QItemSelectionModel>
#include <QLabel>

#include <algorithm>

using namespace querymend;

/// One click on a card shows its attempt in the editor, and Escape goes back to the user's own text.
class AttemptPreviewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void oneClickShowsTheAttemptInTheEditor();
    void scrollsToTheFirstMistake();
    void theTitleIsWholeInANarrowWindow();
    void aClickOnWhatIsChosenAlreadyShowsItToo();
    void escapeGoesBackToTheText_data();
    void escapeGoesBackToTheText();
    void escapeFirstStopsWhatRuns();
    void escapeInAnAttemptLeavesTheRunAlone();
    void actionsOnTextsAreOffDuringThePreview();
    void whatPassedHasItsRowsAndWhatDidNotHasNone();
    void theAnswerIsOfferedToWhoeverWrites();
    void theOfferEndsWhenTheAnswerIsShown();
    void onlyTheAnswerOnItsDatabaseCanBeAccepted();
    void acceptingMakesATextOfOnesOwn();
    void anAttemptIsLookedAtWhileTheNextIsWritten();
    void allPanelsShowTheLaterOfTwoThatAreCompared();
    void aComparisonDoesNotComeBack();
    void theKeyToAnErrorStaysInTheParent();

private:
    void askSolved(int number)
    {
        m_flow->askToTheEnd(number, {StoryFlow::wrongSql(number), StoryFlow::rightSql(number)});
    }
    [[nodiscard]] EditorPanel& editor() { return m_flow->panels().editor(); }
    [[nodiscard]] const AttemptPreview& preview() { return editor().attemptPreview(); }
    void pick(const AttemptRef& attempt) { m_flow->panels().timeline().choose(attempt); }
    void pickToo(const AttemptRef& attempt)
    {
        m_flow->view().selectionModel()->select(m_flow->rows().indexOf(attempt), QItemSelectionModel::Select);
    }
    [[nodiscard]] QString take() { return preview().findChild<QPushButton*>(QStringLiteral("takePreview"))->text(); }

    std::unique_ptr<StoryFlow> m_flow;
};

void AttemptPreviewTest::init()
{
    failOnWarnings();
    m_flow = std::make_unique<StoryFlow>();
    m_flow->window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_flow->window.get()));
    m_flow->open(m_flow->first);
}

void AttemptPreviewTest::cleanup()
{
    m_flow.reset();
}

void AttemptPreviewTest::oneClickShowsTheAttemptInTheEditor()
{
    askSolved(1);
    pick(firstAttempt);
    QVERIFY(editor().isPreviewing());
    QCOMPARE(preview().editor().sqlText(), StoryFlow::wrongSql(1));
    QVERIFY(preview().editor().isReadOnly());
    const auto& problems = preview().marks().problems();
    QCOMPARE(problems.size(), std::size_t{1});
    QCOMPARE(preview().editor().textIn(problems.front().range), std::string("wrong"));
    QVERIFY(problems.front().fixes.empty());
    QVERIFY(preview().attempt().origin.startsWith(QStringLiteral("test.db · ")));
    pick(secondAttempt);
    QCOMPARE(preview().editor().sqlText(), StoryFlow::rightSql(1));
    QVERIFY(preview().marks().problems().empty());
    bool isChangeSaid = false;
    for (const QLabel* const label : preview().findChildren<QLabel*>())
        isChangeSaid |= label->isVisible() && label->accessibleName() == QStringLiteral("Replaced wrong with n");
    QVERIFY(isChangeSaid);
    QCOMPARE(m_flow->ownTextNow(), QLatin1String(StoryFlow::ownText));
}

void AttemptPreviewTest::scrollsToTheFirstMistake()
{
    AttemptPreview shown(m_flow->theme);
    shown.resize(400, 140);
    shown.show();
    PreviewedAttempt attempt;
    attempt.sql = "SELECT 1" + std::string(40, '\n') + "FROM wrong";
    Finding finding;
    finding.code = ErrorCode::unknownTable;
    finding.range = {static_cast<std::uint32_t>(attempt.sql.size() - 5),
                     static_cast<std::uint32_t>(attempt.sql.size())};
    attempt.findings.push_back(finding);
    shown.show(attempt);
    const auto firstLine = [&] { return shown.editor().send(QsciScintilla::SCI_GETFIRSTVISIBLELINE); };
    QTRY_VERIFY(firstLine() > 20);
    attempt.sql = "SELECT wrong" + std::string(40, '\n');
    attempt.findings.front().range = {7, 12};
    shown.show(attempt);
    QTRY_VERIFY(!shown.marks().problems().empty());
    QCOMPARE(firstLine(), 0L);
}

void AttemptPreviewTest::theTitleIsWholeInANarrowWindow()
{
    m_flow->window->resize(1024, 700);
    askSolved(1);
    pick(firstAttempt);
    const auto labels = preview().findChildren<QLabel*>();
    const auto title = std::find_if(labels.begin(), labels.end(), [](const QLabel* label) {
        return label->property("role") == QStringLiteral("title");
    });
    QVERIFY(title != labels.end());
    QTRY_VERIFY((*title)->width() >= (*title)->sizeHint().width());
}

void AttemptPreviewTest::aClickOnWhatIsChosenAlreadyShowsItToo()
{
    askSolved(1);
    editor().leavePreview();
    TimelineView& view = m_flow->view();
    const auto& model = dynamic_cast<const TimelineModel&>(*view.model());
    const QRect card = view.visualRect(model.indexOf(secondAttempt));
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, card.center());
    QVERIFY(editor().isPreviewing());
    QCOMPARE(preview().editor().sqlText(), StoryFlow::rightSql(1));
}

void AttemptPreviewTest::escapeGoesBackToTheText_data()
{
    using From = std::function<QWidget*(StoryFlow&)>;
    QTest::addColumn<From>("from");
    const auto row = [](const char* name, const From& from) { QTest::newRow(name) << from; };
    row("from the timeline", [](StoryFlow& flow) -> QWidget* { return &flow.view(); });
    row("from the preview",
        [](StoryFlow& flow) -> QWidget* { return &flow.panels().editor().attemptPreview().editor(); });
    row("from the question",
        [](StoryFlow& flow) -> QWidget* { return flow.panels().ask().findChild<QPlainTextEdit*>(); });
}

void AttemptPreviewTest::escapeGoesBackToTheText()
{
    QFETCH(const std::function<QWidget*(StoryFlow&)>, from);
    askSolved(1);
    pick(firstAttempt);
    QWidget* const widget = from(*m_flow);
    widget->setFocus();
    QTest::keyClick(widget, Qt::Key_Escape);
    QVERIFY(!editor().isPreviewing());
    QVERIFY(editor().tabs().current()->editor().isVisible());
    QCOMPARE(m_flow->ownTextNow(), QLatin1String(StoryFlow::ownText));
}

void AttemptPreviewTest::escapeFirstStopsWhatRuns()
{
    askSolved(1);
    pick(firstAttempt);
    ResultsPanel& results = m_flow->panels().results();
    results.run("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n",
                QStringLiteral("Endless"));
    QTRY_VERIFY(results.isRunning());
    SqlEditor& sql = editor().attemptPreview().editor();
    sql.setFocus();
    QTest::keyClick(&sql, Qt::Key_Escape);
    QVERIFY(!results.isRunning());
    QVERIFY(editor().isPreviewing());
    QTest::keyClick(&sql, Qt::Key_Escape);
    QVERIFY(!editor().isPreviewing());
}

void AttemptPreviewTest::escapeInAnAttemptLeavesTheRunAlone()
{
    m_flow->ask(1, {StoryFlow::wrongSql(1)}); // the second reply never comes
    QVERIFY(StoryFlow::comesSoon([&] { return m_flow->recorded<ModelAsked>().size() == 2; }));
    m_flow->settle();
    pick(firstAttempt);
    SqlEditor& sql = editor().attemptPreview().editor();
    sql.setFocus();
    QTest::keyClick(&sql, Qt::Key_Escape);
    QVERIFY(!editor().isPreviewing());
    QVERIFY(m_flow->workbench.isRunning());
}

void AttemptPreviewTest::actionsOnTextsAreOffDuringThePreview()
{
    askSolved(1);
    pick(firstAttempt);
    const auto isOn = [this](const char* name) {
        return editor().findChild<QAction*>(QLatin1String(name))->isEnabled();
    };
    for (const char* const name : {"format", "toggleComment", "closeText", "saveFile", "mend"})
        QVERIFY2(!isOn(name), name);
    QVERIFY(isOn("run"));
    editor().leavePreview();
    for (const char* const name : {"format", "toggleComment", "closeText", "saveFile", "mend"})
        QVERIFY2(isOn(name), name);
}

void AttemptPreviewTest::whatPassedHasItsRowsAndWhatDidNotHasNone()
{
    askSolved(1);
    ResultsPanel& results = m_flow->panels().results();
    QVERIFY(results.rowsOfRun());
    QTRY_COMPARE(results.rowsOfRun()->result().rows().rows(), std::size_t{1});
    pick(firstAttempt);
    QVERIFY(!results.rowsOfRun());
    QCOMPARE(results.emptyPage().text(), QStringLiteral("Attempt 1 did not pass the checks, so it has no rows."));
    QCOMPARE(results.emptyPage().offer(), RowsOffer::answer);
    Q_EMIT results.emptyPage().answerWanted();
    QCOMPARE(m_flow->panels().run().chosen(), std::optional(secondAttempt));
    QVERIFY(results.rowsOfRun());
    QCOMPARE(results.rowsOfRun()->result().statement(), StoryFlow::rightSql(1));
    QVERIFY(results.rowsOfRun()->origin().startsWith(QStringLiteral("Attempt 2 · test.db · ")));
}

void AttemptPreviewTest::theAnswerIsOfferedToWhoeverWrites()
{
    editor().focusText();
    askSolved(1);
    QVERIFY(!editor().isPreviewing());
    QVERIFY(editor().answerOffer().isMade());
    QVERIFY(m_flow->panels().results().rowsOfRun());
    Q_EMIT editor().answerOffer().taken();
    QVERIFY(!editor().answerOffer().isMade());
    QCOMPARE(preview().attempt().sql, StoryFlow::rightSql(1));
}

void AttemptPreviewTest::theOfferEndsWhenTheAnswerIsShown()
{
    editor().focusText();
    askSolved(1);
    pick(firstAttempt);
    QVERIFY(editor().answerOffer().isMade());
    pick(secondAttempt);
    QVERIFY(!editor().answerOffer().isMade());
}

void AttemptPreviewTest::onlyTheAnswerOnItsDatabaseCanBeAccepted()
{
    askSolved(1);
    QCOMPARE(take(), QStringLiteral("&Accept"));
    pick(firstAttempt);
    QCOMPARE(take(), QStringLiteral("&Open in a Tab"));
    const std::vector<RunEvent> run = m_flow->kept(1);
    m_flow->open(m_flow->second);
    m_flow->window->steering().showStored(run);
    QVERIFY(editor().isPreviewing());
    QCOMPARE(take(), QStringLiteral("&Open in a Tab"));
    m_flow->open(m_flow->first);
    QCOMPARE(m_flow->panels().run().id(), run.front().run); // its own database was opened
    QCOMPARE(take(), QStringLiteral("&Accept"));
}

void AttemptPreviewTest::acceptingMakesATextOfOnesOwn()
{
    askSolved(1);
    preview().findChild<QPushButton*>(QStringLiteral("takePreview"))->click();
    QVERIFY(!editor().isPreviewing());
    QCOMPARE(editor().tabs().count(), 2);
    QCOMPARE(editor().tabs().current()->editor().sqlText(), StoryFlow::rightSql(1));
    QVERIFY(!editor().tabs().current()->editor().isReadOnly());
    QCOMPARE(m_flow->ownTextNow(), QLatin1String(StoryFlow::ownText));
}

void AttemptPreviewTest::anAttemptIsLookedAtWhileTheNextIsWritten()
{
    m_flow->ask(1, {StoryFlow::wrongSql(1)}); // the second reply never comes
    QVERIFY(StoryFlow::comesSoon([&] { return m_flow->recorded<ModelAsked>().size() == 2; }));
    m_flow->settle();
    pick(firstAttempt);
    m_flow->settle();
    QVERIFY(m_flow->workbench.isRunning());
    QCOMPARE(preview().attempt().sql, StoryFlow::wrongSql(1));
    QCOMPARE(m_flow->inspected(), StoryFlow::wrongSql(1));
    pick(secondAttempt);
    QVERIFY(preview().attempt().sql.empty());
    QCOMPARE(preview().attempt().title, QStringLiteral("Attempt 2"));
}

void AttemptPreviewTest::allPanelsShowTheLaterOfTwoThatAreCompared()
{
    askSolved(1);
    pick(firstAttempt);
    QVERIFY(!m_flow->panels().results().rowsOfRun());
    pickToo(secondAttempt);
    QCOMPARE(m_flow->inspected(), StoryFlow::rightSql(1));
    QCOMPARE(m_flow->panels().run().chosen(), std::optional(secondAttempt)); // what is forked or accepted
    QCOMPARE(preview().attempt().sql, StoryFlow::rightSql(1));
    QCOMPARE(take(), QStringLiteral("&Accept"));
    QVERIFY(m_flow->panels().results().rowsOfRun());
    QCOMPARE(m_flow->panels().results().rowsOfRun()->result().statement(), StoryFlow::rightSql(1));
}

void AttemptPreviewTest::aComparisonDoesNotComeBack()
{
    askSolved(1);
    m_flow->panels().showBeside(m_flow->kept(1), QStringLiteral("parent"), QStringLiteral("fork"));
    pick(firstAttempt);
    pickToo(secondAttempt);
    editor().leavePreview();
    m_flow->view().refresh(); // as for an event that is recorded meanwhile
    QVERIFY(!editor().isPreviewing());
    TimelinePanel& parent = m_flow->panels().timelines().earlier();
    parent.choose(firstAttempt);
    QCOMPARE(m_flow->inspected(), StoryFlow::wrongSql(1));
    m_flow->view().refresh();
    QCOMPARE(m_flow->inspected(), StoryFlow::wrongSql(1));
    QCOMPARE(preview().attempt().sql, StoryFlow::wrongSql(1));
}

void AttemptPreviewTest::theKeyToAnErrorStaysInTheParent()
{
    askSolved(1);
    const std::vector<RunEvent> parent = m_flow->kept(1);
    askSolved(2);
    m_flow->panels().showBeside(parent, QStringLiteral("parent"), QStringLiteral("fork"));
    m_flow->panels().timelines().earlier().choose(firstAttempt);
    editor().leavePreview();
    m_flow->earlierView().setFocus();
    QTest::keyClick(&m_flow->earlierView(), Qt::Key_F6);
    QCOMPARE(preview().attempt().sql, StoryFlow::wrongSql(1));
    QTest::keyClick(&editor().attemptPreview().editor(), Qt::Key_F6);
    QVERIFY(m_flow->earlierView().hasFocus());
}

QTEST_MAIN(AttemptPreviewTest)
#include "tst_attemptpreview.moc"
