#include "runs/playback.h"
#include "scenarioplay.h"

#include "llm/scenariomodel.h"

#include <QTest>

#include <algorithm>

using namespace std::chrono_literals;

namespace querymend {

/// Every bundled scenario in the player: at each frame, exactly that part of the record is shown which had happened.
class PacedScenariosTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eachFrameShowsWhatHadHappened_data()
    {
        QTest::addColumn<QByteArray>("name");
        for (const std::string& name : scenarioNames())
            QTest::newRow(name.c_str()) << QByteArray::fromStdString(name);
    }

    void eachFrameShowsWhatHadHappened()
    {
        QFETCH(const QByteArray, name);
        const auto scenario = readBundledScenario(name.toStdString());
        QVERIFY(scenario.ok());
        ScenarioPlay play(*scenario);
        ScenarioModel model(*scenario);
        QCOMPARE(play.play(model, ModelKind::scripted), QString());
        for (const double speed : {0.5, 1.0, 4.0})
            holdFrames(play.events(), speed);
        holdSteps(play.events());
    }

private:
    struct Watched {
        explicit Watched(const std::vector<RunEvent>& run)
        {
            playback.setClock([this] { return now; });
            connect(&playback, &Playback::began, [this] { shown.clear(); });
            connect(&playback, &Playback::played, [this](const RunEvent& event) { shown.push_back(event.seq); });
            connect(&playback, &Playback::rewound, [this] { shown.resize(playback.position()); });
            playback.play(run);
        }

        std::chrono::microseconds now{0};
        std::vector<std::uint64_t> shown;
        Playback playback;
    };

    static void holdShown(const std::vector<RunEvent>& run, const Watched& watched)
    {
        const std::vector<PacedCue>& cues = watched.playback.pacing().cues();
        const auto moment = watched.playback.moment();
        const auto happened =
            std::count_if(cues.begin(), cues.end(), [moment](const PacedCue& cue) { return cue.happens <= moment; });
        QCOMPARE(watched.shown.size(), static_cast<std::size_t>(happened));
        for (std::size_t i = 0; i < watched.shown.size(); ++i)
            QCOMPARE(watched.shown[i], run[i].seq);
        QVERIFY(!watched.playback.unfolding() || watched.playback.unfolding()->seq == run[watched.shown.size()].seq);
    }

    static void holdFrames(const std::vector<RunEvent>& run, double speed)
    {
        Watched watched(run);
        watched.playback.setSpeed(speed);
        std::size_t before = 0;
        while (watched.playback.state() == PlaybackState::playing) {
            holdShown(run, watched);
            if (QTest::currentTestFailed())
                return;
            QVERIFY(watched.shown.size() >= before);
            before = watched.shown.size();
            watched.now += 16667us;
            watched.playback.tick();
        }
        QCOMPARE(watched.shown.size(), run.size());
        const auto expected = watched.playback.pacing().length() / speed;
        QVERIFY(watched.now >= expected && watched.now < expected + 100ms);
    }

    static void holdSteps(const std::vector<RunEvent>& run)
    {
        Watched watched(run);
        while (watched.playback.state() != PlaybackState::over) {
            watched.playback.step();
            holdShown(run, watched);
            if (QTest::currentTestFailed())
                return;
        }
        QCOMPARE(watched.shown.size(), run.size());
        while (watched.playback.moment() > 0ms) {
            watched.playback.stepBack();
            holdShown(run, watched);
            if (QTest::currentTestFailed())
                return;
        }
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::PacedScenariosTest)
#include "tst_pacedscenarios.moc"
