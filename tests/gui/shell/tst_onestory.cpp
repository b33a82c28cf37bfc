#include "db/addresses/connectionurl.h"
#include "gui/shell/storychecks.h"
#include "gui/shell/storyflow.h"

#include <QItemSelectionModel>

#include <algorithm>
#include <random>

using namespace querymend;

/// Whatever the user does, all panels show the same run. QUERYMEND_SEED repeats one sequence, QUERYMEND_SEQUENCES sets
/// their number.
class OneStoryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void everyPanelShowsTheSameRun();

private:
    using Step = void (OneStoryTest::*)();

    void play(std::uint32_t seed);
    // Each step says in m_expected which run should be shown after it.
    void ask();
    void askAndLeaveRunning();
    void askInVain();
    void cancel();
    void openStored();
    void connectElsewhere();
    void demonstrate();
    void leaveDemonstration();
    void fork();
    void replay();
    void pick();
    void pickAnother();
    void explain();
    void goBackToOwnText();

    [[nodiscard]] QString disagreement();
    [[nodiscard]] std::uint32_t below(std::size_t bound) { return static_cast<std::uint32_t>(m_random() % bound); }
    [[nodiscard]] std::string runOfWorkbench() const { return m_flow->workbench.events().front().run; }
    [[nodiscard]] int nextNumber() { return ++m_number; }

    std::unique_ptr<StoryFlow> m_flow;
    std::vector<std::vector<RunEvent>> m_stored;
    std::mt19937 m_random;
    std::string m_expected; ///< empty: none
    std::string m_beforeDemonstration;
    AskedQuestion m_ownBefore; ///< what the user had below the question before the demonstration
    StoryTraces m_traces;
    bool m_isDemonstration = false;
    int m_number = 0;
    QStringList m_story; ///< the steps so far
};

void OneStoryTest::initTestCase()
{
    m_flow = std::make_unique<StoryFlow>();
    QVERIFY(QTest::qWaitForWindowExposed(m_flow->window.get()));
    connect(&m_flow->workbench, &Workbench::recorded, this,
            [this](const RunEvent& event) { m_traces.made = event.run; });
    m_flow->window->setUpdatesEnabled(false); // painting would take most of the time
    for (const SqliteFile* const file : {&m_flow->first, &m_flow->second}) {
        m_flow->open(*file);
        for (int i = 0; i < 3; ++i) {
            const int number = nextNumber();
            std::deque<std::string> replies{StoryFlow::wrongSql(number), StoryFlow::rightSql(number)};
            if (i == 2)
                replies = std::deque<std::string>(4, StoryFlow::wrongSql(number)); // gives up
            m_flow->askToTheEnd(number, replies);
            m_stored.push_back(m_flow->kept(number));
        }
    }
}

void OneStoryTest::cleanupTestCase()
{
    m_flow.reset();
}

void OneStoryTest::everyPanelShowsTheSameRun()
{
    const QByteArray chosen = qgetenv("QUERYMEND_SEED");
    if (!chosen.isEmpty())
        return play(chosen.toUInt());
    const QByteArray wanted = qgetenv("QUERYMEND_SEQUENCES");
    const std::uint32_t sequences = wanted.isEmpty() ? 2000 : wanted.toUInt();
    for (std::uint32_t seed = 1; seed <= sequences && !QTest::currentTestFailed(); ++seed)
        play(seed);
}

/// Begins with a stored run and the first database, so that a sequence does not depend on the one before it.
void OneStoryTest::play(std::uint32_t seed)
{
    struct Kind {
        const char* name;
        Step step;
        int share; ///< cheap steps come more often
    };
    static const std::vector<Kind> kinds{
        {"ask", &OneStoryTest::ask, 4},
        {"ask and leave it running", &OneStoryTest::askAndLeaveRunning, 8},
        {"ask a model that fails", &OneStoryTest::askInVain, 4},
        {"cancel", &OneStoryTest::cancel, 8},
        {"open from the history", &OneStoryTest::openStored, 12},
        {"connect", &OneStoryTest::connectElsewhere, 1},
        {"demonstrate", &OneStoryTest::demonstrate, 1},
        {"leave the demonstration", &OneStoryTest::leaveDemonstration, 2},
        {"fork", &OneStoryTest::fork, 6},
        {"replay", &OneStoryTest::replay, 8},
        {"pick an attempt", &OneStoryTest::pick, 12},
        {"pick another to compare it", &OneStoryTest::pickAnother, 8},
        {"explain", &OneStoryTest::explain, 5},
        {"go back to the own text", &OneStoryTest::goBackToOwnText, 6},
    };
    static const std::vector<const Kind*> shares = [] {
        std::vector<const Kind*> all;
        for (const Kind& kind : kinds)
            all.insert(all.end(), static_cast<std::size_t>(kind.share), &kind);
        return all;
    }();
    m_random.seed(seed);
    m_story.clear();
    m_isDemonstration = false;
    m_number = 1000;
    m_flow->workbench.cancelRun();
    if (m_flow->workbench.target().database != m_flow->first.path().toStdString())
        m_flow->open(m_flow->first);
    openStored();
    constexpr int steps = 5;
    for (int i = 0; i < steps; ++i) {
        const Kind& kind = *shares[below(shares.size())];
        m_story << QString::fromLatin1(kind.name);
        (this->*kind.step)();
        if (QTest::currentTestFailed())
            return qWarning("seed %u: %s", seed, qPrintable(m_story.join(u", ")));
        m_flow->settle();
        const QString why = disagreement();
        QVERIFY2(why.isEmpty(), qPrintable(QStringLiteral("seed %1: %2: %3").arg(seed).arg(m_story.join(u", "), why)));
    }
}

void OneStoryTest::ask()
{
    const int number = nextNumber();
    std::deque<std::string> replies{StoryFlow::wrongSql(number), StoryFlow::rightSql(number)};
    replies.insert(replies.end(), 3, StoryFlow::wrongSql(number)); // a demonstration's database has other tables
    m_flow->askToTheEnd(number, std::move(replies));
    m_expected = runOfWorkbench();
}

void OneStoryTest::askAndLeaveRunning()
{
    const int number = nextNumber();
    std::deque<std::string> replies;
    if (below(2) == 0)
        replies.push_back(StoryFlow::wrongSql(number));
    m_flow->ask(number, replies);
    QCoreApplication::processEvents();
    m_expected = runOfWorkbench();
}

void OneStoryTest::askInVain()
{
    const int number = nextNumber();
    std::deque<std::string> replies;
    if (below(2) == 0)
        replies.push_back(StoryFlow::wrongSql(number));
    m_flow->ask(number, std::move(replies), ModelProblem{ModelFault::auth, "refused", {}});
    QVERIFY(StoryFlow::comesSoon([&] { return !m_flow->workbench.isRunning(); }));
    m_expected = runOfWorkbench();
}

void OneStoryTest::cancel()
{
    Q_EMIT m_flow->panels().ask().stopAsked();
}

void OneStoryTest::openStored()
{
    const auto& run = m_stored[below(m_stored.size())];
    m_flow->window->steering().showStored(run);
    m_expected = run.front().run;
}

void OneStoryTest::connectElsewhere()
{
    const SqliteFile& file = below(2) == 0 ? m_flow->first : m_flow->second;
    const RunStarted* const shown = m_flow->panels().run().start();
    if (!shown || shown->address != connectionUrlOf(file.target()))
        m_expected.clear();
    m_flow->open(file);
    m_isDemonstration = false;
}

void OneStoryTest::demonstrate()
{
    if (!std::exchange(m_isDemonstration, true)) {
        m_beforeDemonstration = m_expected;
        m_ownBefore = m_flow->panels().ask().own();
    }
    QSignalSpy began(&m_flow->workbench, &Workbench::runBegan);
    m_flow->window->demonstration().play("right-at-once");
    QVERIFY(StoryFlow::comesSoon([&] { return !began.isEmpty() && !m_flow->workbench.isRunning(); }));
    m_expected = runOfWorkbench();
}

void OneStoryTest::leaveDemonstration()
{
    if (!std::exchange(m_isDemonstration, false))
        return;
    m_flow->window->demonstration().leave();
    QVERIFY(StoryFlow::comesSoon([&] { return m_flow->workbench.state() == ConnectionState::open; }));
    m_expected = m_beforeDemonstration;
    const AskedQuestion own = m_flow->panels().ask().own();
    QCOMPARE(own.question.text, m_ownBefore.question.text);
    QCOMPARE(own.question.evidence, m_ownBefore.question.evidence);
    QVERIFY(own.policy == m_ownBefore.policy);
    QCOMPARE(own.model, m_ownBefore.model);
}

/// Refused on another kind of database and before the model was asked; then nothing changes.
void OneStoryTest::fork()
{
    pick();
    QSignalSpy began(&m_flow->workbench, &Workbench::runBegan);
    m_flow->action(SteerAction::fork).trigger();
    auto* const submit = m_flow->part<QPushButton>("submitChange");
    if (submit && submit->isVisible())
        submit->click();
    QCoreApplication::processEvents();
    m_traces.changed = m_flow->panels().run().id();
    if (!began.isEmpty())
        m_expected = runOfWorkbench();
}

void OneStoryTest::replay()
{
    m_flow->action(SteerAction::replay).trigger();
    if (below(2) == 0)
        m_flow->window->steering().playback().finish();
    else
        m_flow->window->steering().playback().step();
}

void OneStoryTest::pick()
{
    const std::vector<AttemptRef> attempts = m_flow->attempts();
    if (!attempts.empty())
        m_flow->panels().timeline().choose(attempts[below(attempts.size())]);
}

void OneStoryTest::pickAnother()
{
    const std::vector<AttemptRef> attempts = m_flow->attempts();
    if (attempts.empty())
        return;
    const QModelIndex card = m_flow->rows().indexOf(attempts[below(attempts.size())]);
    m_flow->view().selectionModel()->select(card, QItemSelectionModel::Select);
}

void OneStoryTest::explain()
{
    Panels& panels = m_flow->panels();
    const auto chosen = panels.editor().isPreviewing() ? panels.chosen() : std::nullopt;
    m_traces.explained = chosen ? chosen->run.front().run : std::string();
    panels.editor().findChild<QAction*>(QStringLiteral("explain"))->trigger();
    QVERIFY(StoryFlow::comesSoon([&panels] { return !panels.results().isRunning(); }));
}

void OneStoryTest::goBackToOwnText()
{
    const auto escape = [this] { QTest::keyClick(m_flow->window.get(), Qt::Key_Escape); };
    // What runs is stopped first.
    QVERIFY(StoryFlow::comesSoon([&] {
        if (m_flow->panels().editor().isPreviewing())
            escape();
        return !m_flow->panels().editor().isPreviewing();
    }));
}

/// Returns what shows another run than expected; empty if all agree.
QString OneStoryTest::disagreement()
{
    Panels& panels = m_flow->panels();
    const std::vector<RunEvent>& shown = panels.shown();
    if (panels.run().id() != m_expected)
        return QStringLiteral("the run is %1 instead of %2")
            .arg(QString::fromStdString(panels.run().id()), QString::fromStdString(m_expected));
    if (!std::ranges::all_of(shown, [this](const RunEvent& event) { return event.run == m_expected; }))
        return QStringLiteral("the run has events of another");
    if (m_flow->rows().rows() != timelineRows(shown))
        return QStringLiteral("the timeline shows something else");
    if (m_flow->ownTextNow() != QLatin1String(StoryFlow::ownText))
        return QStringLiteral("the user's text was touched");
    for (const QString& why : {disagreementOnQuestion(*m_flow), disagreementOnRun(*m_flow),
                               disagreementOnAttempt(*m_flow), disagreementOnPlan(*m_flow, m_traces),
                               disagreementOnMessages(*m_flow, m_traces), disagreementOnProgress(*m_flow, m_traces)}) {
        if (!why.isEmpty())
            return why;
    }
    return {};
}

QTEST_MAIN(OneStoryTest)
#include "tst_onestory.moc"
