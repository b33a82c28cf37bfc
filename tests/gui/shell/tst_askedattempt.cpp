#include "editor/answeroffer.h"
#include "gui/shell/storyflow.h"
#include "support/loudwarnings.h"

#include <QLineEdit>

using namespace querymend;

/// While a run waits for its user's answer, the editor shows the attempt that the question is about.
class AskedAttemptTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_flow.reset(); }

    void theFailedAttemptIsPreviewed();
    void oneOfTheDifferentResultsIsPreviewed();
    void aTextThatIsWrittenStays();
    void escapeGoesBackToTheText_data();
    void escapeGoesBackToTheText();
    void theAnswerTakesThePlaceOfTheAttempt();

private:
    void ask(RunPolicy policy, std::deque<std::string> replies);
    void askOfMistake();
    [[nodiscard]] EditorPanel& editor() { return m_flow->panels().editor(); }
    [[nodiscard]] const PreviewedAttempt& previewed() { return editor().attemptPreview().attempt(); }

    std::unique_ptr<StoryFlow> m_flow;
};

void AskedAttemptTest::init()
{
    failOnWarnings();
    m_flow = std::make_unique<StoryFlow>();
    m_flow->window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_flow->window.get()));
    m_flow->open(m_flow->first);
    m_flow->panels().ask().focusQuestion();
}

void AskedAttemptTest::ask(RunPolicy policy, std::deque<std::string> replies)
{
    policy.maxEscalations = 0;
    policy.mending = MendingUse::off;
    RunRequest request;
    request.question.text = StoryFlow::questionOf(1);
    request.policy = std::move(policy);
    request.modelName = "scenario:right-at-once";
    request.modelKind = ModelKind::scripted;
    request.model = std::make_unique<PreparedModel>(std::move(replies));
    request.keep = discardingSink();
    m_flow->workbench.ask(std::move(request));
    QVERIFY(StoryFlow::comesSoon([this] { return m_flow->isShown("questionBar"); }));
    m_flow->settle();
}

void AskedAttemptTest::askOfMistake()
{
    RunPolicy policy;
    policy.asks = {AskMoment::failure};
    ask(std::move(policy), {StoryFlow::wrongSql(1), StoryFlow::rightSql(1)});
}

void AskedAttemptTest::theFailedAttemptIsPreviewed()
{
    askOfMistake();
    QVERIFY(editor().isPreviewing());
    QCOMPARE(previewed().sql, StoryFlow::wrongSql(1));
    QCOMPARE(m_flow->inspected(), StoryFlow::wrongSql(1));
    QCOMPARE(m_flow->ownTextNow(), QLatin1String(StoryFlow::ownText));
}

void AskedAttemptTest::oneOfTheDifferentResultsIsPreviewed()
{
    RunPolicy policy;
    policy.asks = {AskMoment::disagreement};
    policy.lanes = 2;
    ask(std::move(policy), {"SELECT n FROM t1", "SELECT -1"});
    QVERIFY(editor().isPreviewing());
    QVERIFY(previewed().sql == "SELECT n FROM t1" || previewed().sql == "SELECT -1");
    QCOMPARE(m_flow->inspected(), previewed().sql);
}

void AskedAttemptTest::aTextThatIsWrittenStays()
{
    editor().focusText();
    askOfMistake();
    QVERIFY(!editor().isPreviewing());
    QCOMPARE(m_flow->ownTextNow(), QLatin1String(StoryFlow::ownText));
}

void AskedAttemptTest::escapeGoesBackToTheText_data()
{
    using From = std::function<QWidget*(StoryFlow&)>;
    QTest::addColumn<From>("from");
    const auto row = [](const char* name, const From& from) { QTest::newRow(name) << from; };
    row("from the attempt",
        [](StoryFlow& flow) -> QWidget* { return &flow.panels().editor().attemptPreview().editor(); });
    row("from the timeline", [](StoryFlow& flow) -> QWidget* { return &flow.view(); });
    row("from the words of the answer",
        [](StoryFlow& flow) -> QWidget* { return flow.part<QLineEdit>("answerWords"); });
}

void AskedAttemptTest::escapeGoesBackToTheText()
{
    QFETCH(const std::function<QWidget*(StoryFlow&)>, from);
    askOfMistake();
    QWidget* const widget = from(*m_flow);
    QVERIFY(widget);
    widget->setFocus();
    QTest::keyClick(widget, Qt::Key_Escape);
    QVERIFY(!editor().isPreviewing());
    QCOMPARE(m_flow->ownTextNow(), QLatin1String(StoryFlow::ownText));
    QVERIFY(m_flow->workbench.isRunning());
    QVERIFY(!m_flow->workbench.steering().questions().empty());
}

void AskedAttemptTest::theAnswerTakesThePlaceOfTheAttempt()
{
    askOfMistake();
    m_flow->press("skipQuestion");
    QVERIFY(StoryFlow::comesSoon([this] { return !m_flow->workbench.isRunning(); }));
    m_flow->settle();
    QCOMPARE(previewed().sql, StoryFlow::rightSql(1));
    QVERIFY(!editor().answerOffer().isMade());
}

QTEST_MAIN(AskedAttemptTest)
#include "tst_askedattempt.moc"
