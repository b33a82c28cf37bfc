// What a run did: steps in the inspector, the log of an attempt, and what left the machine.

#include "camera.h"
#include "inspector/inspectorpanel.h"
#include "inspector/steppage.h"
#include "report/timelinerows.h"
#include "run/calls.h"
#include "scenes.h"
#include "studio.h"
#include "timeline/timelinepanel.h"
#include "timeline/timelineview.h"

#include <QLineEdit>
#include <QTabWidget>
#include <QTableView>
#include <QTextEdit>

#include <nlohmann/json.hpp>

#include <map>
#include <string>
#include <vector>

namespace querymend {

namespace {

using Json = nlohmann::ordered_json;

Json message(const char* role, const std::string& content)
{
    return {{"role", role}, {"content", content}};
}

std::string requestBody(const std::vector<PromptSection>& prompt)
{
    Json messages = Json::array();
    for (const PromptSection& section : prompt)
        messages.push_back(message(section.role == ChatRole::system ? "system" : "user", section.text));
    return Json{{"model", "gpt-large"}, {"messages", messages}}.dump();
}

/// What would have gone to a server elsewhere and come back.
std::vector<ModelTraffic> trafficOf(const std::vector<PromptSection>& prompt, const std::string& reply)
{
    ModelTraffic traffic;
    traffic.request = "POST https://api.example.com/v1/chat/completions";
    traffic.requestBody = requestBody(prompt);
    traffic.body = Json{{"choices", Json::array({Json{{"message", message("assistant", reply)}}})}}.dump();
    traffic.status = 200;
    return {traffic};
}

/// As if a live model elsewhere had been asked.
std::vector<RunEvent> liveCopy(std::vector<RunEvent> events)
{
    std::map<std::uint64_t, std::vector<PromptSection>> prompts;
    for (RunEvent& event : events) {
        if (auto* const started = std::get_if<RunStarted>(&event.body)) {
            started->modelKind = ModelKind::live;
            started->model = "gpt-large";
        }
        if (const auto request = requestIn(event.body); request && request->prompt)
            prompts[request->effect.value] = *request->prompt;
        const auto answer = answerIn(event.body);
        if (!answer || answer->fault)
            continue;
        const std::vector<ModelTraffic> traffic = trafficOf(prompts[answer->effect.value], *answer->text);
        if (auto* const replied = std::get_if<ModelReplied>(&event.body))
            replied->traffic = traffic;
        if (auto* const replied = std::get_if<RoleReplied>(&event.body))
            replied->traffic = traffic;
    }
    return events;
}

void drawSteps(Studio& studio, Camera& camera)
{
    const TimelineRows rows = timelineRows(studio.panels().shown());
    const auto show = [&](StepKind kind, const char* name) {
        for (std::size_t i = 0; i < rows.sections.size(); ++i) {
            const TimelineSection& section = rows.sections[i];
            if (section.kind != SectionKind::step || section.step.kind != kind)
                continue;
            TimelineView& view = studio.panels().timeline().view();
            Q_EMIT view.clicked(view.model()->index(static_cast<int>(i), 0));
            auto& tabs = studio.panels().inspector().findChild<StepPage*>()->tabs();
            for (int tab = 0; tab < tabs.count(); ++tab) {
                if (!tabs.isTabVisible(tab))
                    continue;
                tabs.setCurrentIndex(tab);
                camera.shoot(std::string(name) + '-' + std::to_string(tab));
            }
            return;
        }
    };
    show(StepKind::role, "step-role");
    show(StepKind::rowsRead, "step-rows");
    show(StepKind::compared, "step-compared");
    show(StepKind::tested, "step-tested");
    show(StepKind::selected, "step-selected");
}

void drawLog(Studio& studio, Camera& camera)
{
    studio.panels().timeline().choose({LaneId{0}, 1});
    auto* const tabs = studio.panels().inspector().findChild<QTabWidget*>();
    tabs->setCurrentIndex(tabs->count() - 1);
    camera.shoot("inspector-log");
    tabs->setCurrentIndex(1);
    auto* const page = tabs->currentWidget()->findChild<QTextEdit*>();
    page->moveCursor(QTextCursor::End); // the audit is below the mistake
    page->ensureCursorVisible();
    camera.shoot("inspector-audit");
}

} // namespace

void drawRecords(Studio& studio, Camera& camera)
{
    studio.play("three-hints");
    drawLog(studio, camera);
    studio.play("tests-decide");
    studio.panels().open(liveCopy(studio.panels().shown()));
    drawSteps(studio, camera);
    studio.window().openLedger();
    camera.shootOpenDialog("ledger-summary");
    auto& calls = *studio.window().findChild<QTableView*>(QStringLiteral("calls"));
    calls.window()->findChild<QTabWidget*>()->setCurrentIndex(1);
    calls.setCurrentIndex(calls.model()->index(0, 0));
    camera.shootOpenDialog("ledger");
    studio.window()
        .findChild<QLineEdit*>(QStringLiteral("searchCalls"))
        ->setText(QStringLiteral("nothing of the kind"));
    camera.shootDialog("ledger-nothing-found");
    studio.panels().show({});
    studio.window().openLedger();
    camera.shootDialog("ledger-empty");
}

} // namespace querymend
