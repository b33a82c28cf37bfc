#include "gui/steer/playerflow.h"
#include "llm/bundle.h"
#include "support/loudwarnings.h"

#include <memory>

using namespace querymend;
using namespace std::chrono_literals;

/// Every bundled scenario in the player of the real window, at a speed that tst_playerframes does not use.
class PlayedScenariosTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void showsWhatHadHappened_data();
    void showsWhatHadHappened();

private:
    std::unique_ptr<PlayerFlow> m_flow;
};

void PlayedScenariosTest::initTestCase()
{
    m_flow = std::make_unique<PlayerFlow>();
    QVERIFY(QTest::qWaitForWindowExposed(m_flow->window.get()));
    m_flow->playback().setSpeed(2);
}

void PlayedScenariosTest::cleanupTestCase()
{
    m_flow.reset();
}

void PlayedScenariosTest::showsWhatHadHappened_data()
{
    QTest::addColumn<std::string>("name");
    for (const std::string& name : scenarioNames())
        QTest::newRow(name.c_str()) << name;
}

/// All are played in one window, because a window of its own for each would take longer than playing it.
void PlayedScenariosTest::showsWhatHadHappened()
{
    failOnWarnings();
    QFETCH(const std::string, name);
    const auto scenario = readBundledScenario(name);
    QVERIFY(scenario.ok());
    m_flow->demonstrate(name.c_str());
    QCOMPARE(m_flow->playback().state(), PlaybackState::playing);
    const Panels& panels = m_flow->window->panels();
    while (m_flow->playback().state() == PlaybackState::playing) {
        holdToRecord(*m_flow);
        if (QTest::currentTestFailed())
            return;
        m_flow->pass(110ms);
    }
    holdToRecord(*m_flow);
    QCOMPARE(panels.shown().size(), m_flow->workbench.events().size());
    const auto outcome = panels.run().outcome();
    QVERIFY(outcome.has_value());
    QCOMPARE(*outcome, scenario->expected.outcome);
}

QTEST_MAIN(PlayedScenariosTest)
#include "tst_playedscenarios.moc"
