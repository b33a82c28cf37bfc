#include "editor/answeroffer.h"
#include "editor/editorpanel.h"
#include "editor/pages/attemptpreview.h"
#include "editor/problems/problemmarks.h"
#include "gui/steer/playerflow.h"
#include "report/cardevents.h"
#include "results/resultspanel.h"
#include "settings/settingsdialog.h"
#include "steer/playbackscrubber.h"
#include "support/loudwarnings.h"

#include <chrono>

using namespace querymend;
using namespace std::chrono_literals;

/// In the real window, what the player shows at each moment is what the record says had happened by then.
class PlayerFramesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void allPanelsShowTheSameMoment_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<double>("speed");
        for (const char* const name : {"three-hints", "three-lanes", "wrong-column", "empty-is-the-answer"}) {
            for (const double speed : {0.5, 1.0, 4.0})
                QTest::addRow("%s, %g times as fast", name, speed) << QByteArray(name) << speed;
        }
    }

    void allPanelsShowTheSameMoment()
    {
        QFETCH(const QByteArray, name);
        QFETCH(const double, speed);
        PlayerFlow flow;
        QVERIFY(QTest::qWaitForWindowExposed(flow.window.get()));
        flow.demonstrate(name.constData());
        QCOMPARE(flow.playback().state(), PlaybackState::playing);
        flow.playback().setSpeed(speed);
        while (flow.playback().state() == PlaybackState::playing) {
            holdToRecord(flow);
            if (QTest::currentTestFailed())
                return;
            flow.pass(130ms);
        }
        holdToRecord(flow);
        QCOMPARE(flow.window->panels().shown().size(), flow.workbench.events().size());
    }

    void standsAsEnded()
    {
        PlayerFlow flow;
        QVERIFY(QTest::qWaitForWindowExposed(flow.window.get()));
        flow.demonstrate("wrong-column");
        QVERIFY(!flow.action(SteerAction::accept).isEnabled());
        QVERIFY(!flow.window->panels().run().outcome());
        flow.pass(1h);
        const Panels& panels = flow.window->panels();
        QCOMPARE(panels.run().outcome(), RunOutcome::solved);
        QVERIFY(panels.editor().isPreviewing());
        QVERIFY(!panels.editor().answerOffer().isMade());
        QVERIFY(panels.editor().attemptPreview().attempt().offer == PreviewOffer::accept);
        QTRY_VERIFY_WITH_TIMEOUT(panels.results().rowsOfRun() && !panels.results().isRunning(), SteerFlow::patience);
        QVERIFY(flow.action(SteerAction::accept).isEnabled());
        // The same as a run that is opened.
        const std::string shown = panels.editor().attemptPreview().attempt().sql;
        flow.window->panels().open(flow.workbench.events());
        QCOMPARE(panels.editor().attemptPreview().attempt().sql, shown);
    }

    void isPlayedByKeys()
    {
        PlayerFlow flow;
        QVERIFY(QTest::qWaitForWindowExposed(flow.window.get()));
        flow.demonstrate("three-hints");
        auto* const scrubber = flow.part<PlaybackScrubber>("scrubPlayback");
        QVERIFY(scrubber && scrubber->isVisible() && !scrubber->accessibleName().isEmpty());
        QTest::keyClick(scrubber, Qt::Key_Space);
        QCOMPARE(flow.playback().state(), PlaybackState::paused);
        QTest::keyClick(scrubber, Qt::Key_Right);
        const std::size_t first = flow.playback().position();
        QTest::keyClick(scrubber, Qt::Key_Right);
        QVERIFY(flow.playback().position() > first);
        QTest::keyClick(scrubber, Qt::Key_Left);
        QCOMPARE(flow.playback().position(), first);
        holdToRecord(flow);
        QTest::keyClick(scrubber, Qt::Key_End);
        QCOMPARE(flow.playback().state(), PlaybackState::over);
        QCOMPARE(scrubber->value(), scrubber->maximum());
        QTest::keyClick(scrubber, Qt::Key_Home);
        QCOMPARE(flow.playback().position(), std::size_t{1});
        holdToRecord(flow);
        QTest::keyClick(scrubber, Qt::Key_Space);
        QCOMPARE(flow.playback().state(), PlaybackState::playing);
    }

    void isScrubbedByMouse()
    {
        PlayerFlow flow;
        QVERIFY(QTest::qWaitForWindowExposed(flow.window.get()));
        flow.demonstrate("three-hints");
        auto* const scrubber = flow.part<PlaybackScrubber>("scrubPlayback");
        const int middle = scrubber->height() / 2;
        QTest::mousePress(scrubber, Qt::LeftButton, {}, QPoint(scrubber->width() / 2, middle));
        QCOMPARE(flow.playback().state(), PlaybackState::paused);
        const auto half = flow.playback().moment();
        QVERIFY(abs(half - flow.playback().pacing().length() / 2) < 500ms);
        holdToRecord(flow);
        for (const int tenths : {2, 8, 1, 9, 5}) {
            QTest::mouseMove(scrubber, QPoint(scrubber->width() * tenths / 10, middle));
            flow.view().refresh();
            holdToRecord(flow);
        }
        QTest::mouseRelease(scrubber, Qt::LeftButton, {}, QPoint(scrubber->width() / 4, middle));
    }

    void saysWhatIsShownAndAtWhatPace()
    {
        PlayerFlow flow;
        QVERIFY(QTest::qWaitForWindowExposed(flow.window.get()));
        flow.demonstrate("wrong-column");
        flow.playback().step(); // the tables
        const auto* const shown = flow.part<QLabel>("shownPlayback");
        while (!shown->text().contains(QStringLiteral("Schema reference")) && flow.playback().isUnderWay())
            flow.playback().step();
        QCOMPARE(shown->text(), QStringLiteral("Attempt 1 · Schema reference"));
        const auto* const pace = flow.part<QLabel>("pacePlayback");
        QVERIFY2(pace->text().startsWith(QStringLiteral("Live checks, scripted model")), qPrintable(pace->text()));
    }

    void whatTheUserWritesIsNotCovered()
    {
        PlayerFlow flow;
        QVERIFY(QTest::qWaitForWindowExposed(flow.window.get()));
        flow.demonstrate("wrong-column");
        for (int i = 0; i < 40; ++i)
            flow.pass(100ms);
        EditorPanel& editor = flow.window->panels().editor();
        QVERIFY(editor.isPreviewing());
        editor.leavePreview(); // Esc
        for (int i = 0; i < 40; ++i)
            flow.pass(100ms);
        QVERIFY(!editor.isPreviewing());
    }

    void whatIsHiddenIsNotSeenWhileItUnfolds()
    {
        PlayerFlow flow;
        QVERIFY(QTest::qWaitForWindowExposed(flow.window.get()));
        Panels& panels = flow.window->panels();
        panels.setMask([](const RunEvent& event) {
            RunEvent hidden = event;
            if (auto* const reply = std::get_if<ModelReplied>(&hidden.body))
                reply->text = "hidden";
            return hidden;
        });
        flow.demonstrate("wrong-column");
        bool isSeen = false;
        for (; flow.playback().state() == PlaybackState::playing && !isSeen; flow.pass(30ms)) {
            if (!flow.playback().unfolding() || !panels.editor().isPreviewing())
                continue;
            const std::string& previewed = panels.editor().attemptPreview().attempt().sql;
            QVERIFY2(previewed.empty() || std::string("hidden").starts_with(previewed), previewed.c_str());
            isSeen = !previewed.empty();
        }
        QVERIFY(isSeen);
    }

    void withoutMotionADemonstrationIsShownAsItHappens()
    {
        SteerFlow flow;
        QVERIFY(QTest::qWaitForWindowExposed(flow.window.get()));
        flow.play("wrong-column");
        QCOMPARE(flow.window->steering().playback().state(), PlaybackState::none);
        QCOMPARE(flow.window->panels().shown().size(), flow.workbench.events().size());
    }

    void aCorrectionChangesTheStatementTokenByToken()
    {
        PlayerFlow flow;
        QVERIFY(QTest::qWaitForWindowExposed(flow.window.get()));
        flow.demonstrate("wrong-column");
        AttemptPreview& preview = flow.window->panels().editor().attemptPreview();
        QStringList texts;
        bool hasFaded = false;
        for (; flow.playback().state() == PlaybackState::playing; flow.pass(20ms)) {
            const RunEvent* const next = flow.playback().unfolding();
            if (!next || filledAttempt(next->body) != secondAttempt)
                continue;
            const PreviewedAttempt& shown = preview.attempt();
            if (texts.isEmpty() || texts.back().toStdString() != shown.sql)
                texts << QString::fromStdString(shown.sql);
            QCOMPARE(shown.whole, std::string(filledStatement(next->body)));
            const bool isChanging = shown.sql != shown.whole; // then it is a text that no attempt wrote
            const auto labels = preview.findChildren<QLabel*>();
            QCOMPARE(std::ranges::any_of(labels,
                                         [](const QLabel* label) {
                                             return label->toolTip().startsWith(
                                                 QStringLiteral("changing from the previous statement"));
                                         }),
                     isChanging);
            hasFaded = hasFaded || (!shown.appearing.empty() && shown.appeared > 0 && shown.appeared < 1);
            QVERIFY(preview.marks().problems().empty());
        }
        const auto sqlOf = [&](const AttemptRef& attempt) {
            return QString::fromStdString(SteerFlow::card(flow.view(), attempt)->sql);
        };
        QVERIFY2(texts.size() >= 2, qPrintable(texts.join(u'\n')));
        QVERIFY(hasFaded);
        QCOMPARE(texts.front().simplified(), sqlOf(firstAttempt).simplified());
        QCOMPARE(texts.back(), sqlOf(secondAttempt));
    }

    void aHintSlidesIn_data()
    {
        QTest::addColumn<TimelineShape>("shape");
        QTest::newRow("between the cards of a lane") << TimelineShape::lanes;
        QTest::newRow("onto a card of the list") << TimelineShape::list;
    }

    void aHintSlidesIn()
    {
        QFETCH(const TimelineShape, shape);
        PlayerFlow flow;
        QVERIFY(QTest::qWaitForWindowExposed(flow.window.get()));
        flow.view().setShape(shape);
        flow.demonstrate("wrong-column");
        QList<double> parts;
        QList<QImage> frames;
        while (flow.playback().state() == PlaybackState::playing && parts.size() < 4) {
            const RunEvent* const next = flow.playback().unfolding();
            if (next && hintedAttempt(next->body)) {
                const QModelIndex card = flow.window->panels().timeline().model().indexOf(firstAttempt);
                parts << card.data(TimelineModel::HintPartRole).toDouble();
                QVERIFY(!card.data(TimelineModel::HintRole).toString().isEmpty());
                frames << flow.view().viewport()->grab().toImage();
            }
            flow.pass(100ms);
        }
        QCOMPARE(parts.size(), 4);
        QVERIFY(std::ranges::is_sorted(parts) && parts.front() > 0 && parts.back() < 1);
        QVERIFY(frames[0] != frames[1] && frames[1] != frames[2] && frames[2] != frames[3]);
    }

    void theMotionIsASetting_data()
    {
        QTest::addColumn<MotionSetting>("setting");
        QTest::addColumn<PlaybackMotion>("motion");
        QTest::newRow("reduced") << MotionSetting::reduced << PlaybackMotion::none;
        QTest::newRow("full") << MotionSetting::full << PlaybackMotion::smooth;
    }

    void theMotionIsASetting()
    {
        QFETCH(const MotionSetting, setting);
        QFETCH(const PlaybackMotion, motion);
        PlayerFlow flow;
        flow.playback().setMotion(motion == PlaybackMotion::none ? PlaybackMotion::smooth : PlaybackMotion::none);
        flow.window->openSettings(SettingsDialog::Page::appearance);
        auto* const dialog = flow.window->findChild<SettingsDialog*>();
        dialog->findChild<QComboBox*>(QStringLiteral("motion"))->setCurrentIndex(static_cast<int>(setting));
        QCOMPARE(flow.playback().motion(), motion);
    }

    void breakpointsAreLive()
    {
        PlayerFlow flow;
        QVERIFY(QTest::qWaitForWindowExposed(flow.window.get()));
        Breakpoints breakpoints;
        breakpoints.beforeModel = true;
        flow.workbench.steering().setBreakpoints(breakpoints);
        flow.playUntilStopped("wrong-column");
        QCOMPARE(flow.playback().state(), PlaybackState::none);
    }
};

QTEST_MAIN(PlayerFramesTest)
#include "tst_playerframes.moc"
