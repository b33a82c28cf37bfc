#pragma once

#include "editor/editorpanel.h"
#include "editor/pages/attemptpreview.h"
#include "report/runpacing.h"
#include "report/timelineprojector.h"
#include "run/calls.h"
#include "run/state.h"
#include "runs/playback.h"
#include "support/steerflow.h"
#include "timeline/timelinemodel.h"

#include <QTest>

#include <algorithm>
#include <chrono>
#include <string>
#include <variant>
#include <vector>

namespace querymend {

/// A window whose player shows demonstrations, and whose time is moved by hand.
struct PlayerFlow : SteerFlow {
    PlayerFlow()
    {
        playback().setMotion(PlaybackMotion::smooth);
        playback().setClock([this] { return now; });
    }

    Playback& playback() { return window->steering().playback(); }

    void pass(std::chrono::milliseconds time)
    {
        now += time;
        playback().tick();
        view().refresh();
    }

    /// Begins a demonstration, which is made meanwhile but not shown.
    void demonstrate(const char* name)
    {
        play(name);
        view().refresh();
    }

    /// The events that had happened by the player's moment.
    [[nodiscard]] std::vector<RunEvent> past()
    {
        const std::vector<PacedCue>& cues = playback().pacing().cues();
        const auto moment = playback().moment();
        const auto happened =
            std::count_if(cues.begin(), cues.end(), [moment](const PacedCue& cue) { return cue.happens <= moment; });
        const std::vector<RunEvent>& record = workbench.events();
        return {record.begin(), record.begin() + happened};
    }

    /// What is written of the attempt's reply at the player's moment; empty if none unfolds.
    [[nodiscard]] std::string written(const AttemptRef& attempt)
    {
        const auto reply = playback().unfolding() ? answerIn(playback().unfolding()->body) : std::nullopt;
        const bool isOfAttempt = reply && !reply->role && !reply->fault && reply->attempt == attempt;
        return isOfAttempt ? std::string(partOfReply(*reply->text, playback().unfolded())) : std::string();
    }

    std::chrono::microseconds now{0};
};

/// The statement of an attempt that was judged, or its reply if that has none.
inline std::string judgedText(const AttemptCard& card, const std::vector<RunEvent>& past)
{
    std::string text = card.sql;
    for (const RunEvent& event : past) {
        const auto* const replied = std::get_if<ModelReplied>(&event.body);
        if (card.sql.empty() && replied && replied->attempt == card.ref)
            text = replied->text;
    }
    return text;
}

/// Holds each panel to the events that had happened by the player's moment.
inline void holdToRecord(PlayerFlow& flow)
{
    const std::vector<RunEvent> past = flow.past();
    Panels& panels = flow.window->panels();
    QCOMPARE(panels.shown().size(), past.size());
    QVERIFY(panels.timeline().model().rows() == timelineRows(past));
    QCOMPARE(panels.run().outcome().has_value(), stateAfter(past).end.has_value());
    if (!panels.editor().isPreviewing() || !panels.chosen())
        return;
    const AttemptRef chosen = panels.chosen()->attempt;
    const std::string written = flow.written(chosen);
    const AttemptCard* const card = SteerFlow::card(flow.view(), chosen);
    QVERIFY(card);
    const std::string& previewed = panels.editor().attemptPreview().attempt().sql;
    const TimelineModel& model = panels.timeline().model();
    QCOMPARE(!model.indexOf(chosen).data(TimelineModel::WrittenRole).toString().isEmpty(), !written.empty());
    if (!written.empty())
        QCOMPARE(previewed, written);
    else if (card->kind != CardKind::unjudged)
        QCOMPARE(previewed, judgedText(*card, past));
}

} // namespace querymend
