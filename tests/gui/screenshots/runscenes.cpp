// Runs: the timeline, steering, one attempt in full, and two runs side by side.

#include "camera.h"
#include "inspector/comparedialog.h"
#include "inspector/inspectorpanel.h"
#include "manylanes.h"
#include "scenes.h"
#include "steer/breakpointbutton.h"
#include "studio.h"
#include "timeline/kindfilter.h"
#include "timeline/timelinepanel.h"
#include "timeline/timelineview.h"

#include <QComboBox>
#include <QMenu>
#include <QPushButton>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>

#include <chrono>
#include <string>

namespace querymend {

namespace {

constexpr AttemptRef second{LaneId{0}, 1};
constexpr AttemptRef third{LaneId{0}, 2};

TimelineView& viewOf(Studio& studio)
{
    return *studio.panels().timeline().findChild<TimelineView*>();
}

void drawZooms(Studio& studio, Camera& camera)
{
    TimelineView& view = viewOf(studio);
    const TimelineZoom before = view.zoom();
    for (const auto& [zoom, name] : {std::pair(TimelineZoom::overview, "timeline-overview"),
                                     {TimelineZoom::compact, "timeline-compact"},
                                     {TimelineZoom::detail, "timeline-detail"},
                                     {TimelineZoom::full, "timeline-full"}}) {
        view.setZoom(zoom);
        camera.shoot(name);
        camera.shootInGrey(std::string(name) + "-grey");
    }
    view.setZoom(before);
}

void drawFilter(Studio& studio, Camera& camera)
{
    const TimelinePanel& timeline = studio.panels().timeline();
    shootMenu(camera, *timeline.findChild<BreakpointButton*>(), "timeline-breakpoints");
    const auto& filter = *timeline.findChild<KindFilter*>();
    shootMenu(camera, filter, "timeline-filter");
    const QList<QAction*> entries = filter.menu()->actions();
    entries[static_cast<qsizetype>(CardKind::schemaReference)]->setChecked(false);
    camera.shoot("timeline-filtered");
    for (std::size_t kind = 0; kind < cardKindCount; ++kind)
        entries[static_cast<qsizetype>(kind)]->setChecked(false);
    camera.shoot("timeline-filtered-out");
    entries.constLast()->trigger();
}

} // namespace

void shootMenu(Camera& camera, const QToolButton& of, const char* name)
{
    const QPoint below = of.mapToGlobal(QPoint(of.width(), of.height()));
    of.menu()->popup(below - QPoint(of.menu()->sizeHint().width(), 0));
    camera.shoot(name);
    of.menu()->close();
}

void drawTimeline(Studio& studio, Camera& camera)
{
    studio.play("up-to-the-expert");
    drawZooms(studio, camera);
    drawFilter(studio, camera);
    const std::pair<const char*, const char*> runs[] = {
        {"three-hints", "timeline-three-hints"},       {"three-lanes", "timeline-three-lanes"},
        {"tests-decide", "timeline-helper-roles"},     {"refused-before-it-costs", "timeline-no-lane"},
        {"going-in-circles", "timeline-gave-up"},      {"database-stays-away", "timeline-database-lost"},
        {"refused-by-the-guard", "timeline-refused"},  {"empty-is-the-answer", "timeline-empty-answer"},
        {"unreadable-replies", "timeline-unreadable"}, {"no-name-for-it", "timeline-generic"}};
    for (const auto& [scenario, name] : runs) {
        studio.play(scenario);
        camera.shoot(name);
        camera.shootInGrey(std::string(name) + "-grey");
    }
    studio.play("three-lanes");
    viewOf(studio).setCurrentIndex(viewOf(studio).model()->index(0, 0));
    camera.shoot("timeline-three-lanes-first");
    studio.panels().open(beginningOf(studio.panels().shown(), 0.5));
    camera.shoot("timeline-interrupted");
    studio.panels().open(runWithManyLanes(400));
    camera.shoot("timeline-many-lanes");
    camera.shootInGrey("timeline-many-lanes-grey");
    viewOf(studio).setZoom(TimelineZoom::overview);
    camera.shoot("timeline-many-lanes-overview");
    viewOf(studio).setZoom(TimelineZoom::detail);
}

/// A correction at moments of its play, also in the layout for runs.
void drawPlayer(Studio& studio, Camera& camera)
{
    Playback& playback = studio.window().steering().playback();
    playback.setClock([] { return std::chrono::microseconds(0); });
    playback.setMotion(PlaybackMotion::smooth);
    studio.trigger("demonstrations");
    camera.shoot("player-sheet");
    studio.play("three-hints");
    camera.shoot("player-begins");
    const auto seek = [&](std::size_t event, int percent) {
        const PacedCue& cue = playback.pacing().cues()[event];
        playback.seek(cue.begins + (cue.happens - cue.begins) * percent / 100);
        QTest::qWait(50);
    };
    const std::vector<PacedCue> cues = playback.pacing().cues();
    int verdicts = 0;
    for (std::size_t i = 0; i < cues.size(); ++i) {
        if (cues[i].kind != CueKind::mark || cues[i].happens == cues[i].begins || verdicts > 1)
            continue;
        const bool isVerdict = cues[i].verdict != CardKind::unjudged;
        verdicts += isVerdict ? 1 : 0;
        seek(i, 60);
        camera.shoot("player-" + std::to_string(i) + "-unfolds");
        seek(i, 100);
        camera.shoot("player-" + std::to_string(i) + "-happened");
    }
    studio.trigger("runLayout");
    seek(cues.size() / 2, 60);
    camera.shoot("player-run-layout");
    playback.finish();
    QTest::qWait(50);
    camera.shoot("player-ended");
    playback.setMotion(PlaybackMotion::none);
}

void drawSteering(Studio& studio, Camera& camera)
{
    const auto stopped = [&] { return !studio.workbench().steering().stops().empty(); };
    const auto ended = [&] { return !studio.workbench().isRunning(); };
    studio.steer(SteerAction::beforeModel);
    studio.window().demonstration().play("three-hints");
    camera.await("the first stop", stopped);
    camera.shoot("steer-stopped-at-first");
    studio.steer(SteerAction::proceed);
    camera.await("the second stop", stopped);
    camera.shoot("steer-stopped");
    studio.steer(SteerAction::edit);
    camera.shoot("steer-edit");
    studio.steer(SteerAction::beforeModel);
    studio.steer(SteerAction::proceed);
    camera.await("the end", ended);
    studio.panels().timeline().choose(second);
    studio.steer(SteerAction::fork);
    camera.shoot("steer-fork");
    studio.press("submitChange");
    camera.await("the end of the fork", ended);
    studio.steer(SteerAction::accept);
    camera.shoot("steer-fork-accepted");
    studio.steer(SteerAction::retry);
    camera.shoot("steer-retry");
    studio.steer(SteerAction::again);
    camera.shoot("steer-again");
    studio.steer(SteerAction::replay);
    studio.press("pausePlayback");
    studio.press("stepPlayback");
    // As after a click. Without this, the focus comes from the closed form and is marked as if a key had moved it.
    studio.window().findChild<QWidget*>(QStringLiteral("stepPlayback"))->setFocus(Qt::MouseFocusReason);
    camera.shoot("steer-replay");
    studio.press("leavePlayback");
}

void drawInspector(Studio& studio, Camera& camera)
{
    studio.play("three-hints");
    studio.panels().timeline().choose(third);
    auto* const tabs = studio.panels().inspector().findChild<QTabWidget*>();
    for (int tab = 0; tab < tabs->count(); ++tab) {
        tabs->setCurrentIndex(tab);
        camera.shoot("inspector-" + std::to_string(tab));
    }
    tabs->setCurrentIndex(0);
    studio.panels().inspector().showComparison(studio.panels().shown(), {LaneId{0}, 0}, third);
    camera.shoot("inspector-two-attempts");
    studio.play("tests-decide");
    studio.panels().timeline().choose(second);
    constexpr int tests = 9;
    tabs->setCurrentIndex(tests);
    camera.shoot("inspector-tests");
    tabs->setCurrentIndex(0);
}

void drawComparison(Studio& studio, Camera& camera)
{
    studio.play("three-lanes");
    const auto open = [&](int page) -> CompareDialog& {
        studio.panels().compareShown();
        CompareDialog& dialog = *studio.window().findChildren<CompareDialog*>().constLast();
        dialog.choose({LaneId{0}, 0}, {LaneId{1}, 1});
        dialog.findChild<QTabWidget*>()->setCurrentIndex(page);
        return dialog;
    };
    for (int page = 0; page < 4; ++page) {
        open(page);
        camera.shootDialog("compare-" + std::to_string(page));
    }
    CompareDialog& rows = open(4);
    camera.shootOpenDialog("compare-rows-not-read");
    for (QPushButton* const button : rows.findChildren<QPushButton*>()) {
        if (!button->isVisible() || !button->isEnabled())
            continue;
        button->click();
        break;
    }
    camera.shootDialog("compare-rows");
    CompareDialog& lanes = open(0);
    int lane = 1; // the second wrote the same as the first
    for (QComboBox* const side : lanes.findChildren<QComboBox*>())
        side->setCurrentIndex(lane++);
    camera.shootDialog("compare-lanes-the-same");
    const std::vector<RunEvent> left = studio.panels().shown();
    studio.play("wrong-column");
    studio.panels().compare(left, studio.panels().shown());
    camera.shootDialog("compare-runs");
}

} // namespace querymend
