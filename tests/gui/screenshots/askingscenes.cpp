// The settings of a question and their presets, and what a run asks its user.

#include "ask/askpanel.h"
#include "ask/presetchip.h"
#include "camera.h"
#include "llm/scenariomodel.h"
#include "llm/scenarioreader.h"
#include "scenes.h"
#include "shell/panels.h"
#include "studio.h"

#include <QComboBox>
#include <QDialog>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>

namespace querymend {

namespace {

constexpr auto readings = R"({"answerable": true, "reason": "yes", "ask": "Which date decides whether an order counts?",
    "readings": ["the date on which it was placed", "the date on which it was shipped", "the date on which it was paid for in full"]})";

/// A run that asks, with two lanes whose statements differ.
void begin(Studio& studio, std::vector<AskMoment> asks, const char* first, const char* second)
{
    Scenario scenario;
    scenario.name = "asked";
    scenario.question.text = "How much did customers in Germany order last month?";
    scenario.policy.lanes = 2;
    scenario.policy.maxEscalations = 0;
    scenario.policy.asks = std::move(asks);
    scenario.roleReplies.push_back({});
    scenario.roleReplies.back().answer = ModelReply{readings, {}, {}};
    for (std::uint32_t lane = 0; lane < 2; ++lane) {
        scenario.replies.push_back({});
        scenario.replies.back().place.lane = lane;
        scenario.replies.back().answer = ModelReply{lane == 0 ? first : second, {}, {}};
    }
    RunRequest request;
    request.question = scenario.question;
    request.policy = scenario.policy;
    request.modelName = "scenario:asked";
    request.modelKind = ModelKind::scripted;
    request.model = std::make_unique<ScenarioModel>(scenario);
    request.keep = [](const RunEvent&) { return std::nullopt; };
    request.memory = RunMemoryUse::no;
    studio.workbench().ask(std::move(request));
}

} // namespace

void drawAsking(Studio& studio, Camera& camera)
{
    studio.openSample();
    auto& chip = *studio.panels().ask().findChild<PresetChip*>();
    chip.menu()->popup(chip.mapToGlobal(QPoint(0, chip.height())));
    camera.shoot("preset-menu");
    chip.menu()->close();
    chip.menu()->actions().last()->trigger();
    auto& form = *chip.findChild<QDialog*>(QStringLiteral("runSettings"));
    auto& sections = *form.findChild<QListWidget*>(QStringLiteral("settingsSections"));
    constexpr const char* names[]{"search", "helpers", "prompt", "checks", "asking", "limits"};
    for (int row = 0; row < sections.count(); ++row) {
        sections.setCurrentRow(row);
        camera.shootOpenDialog(std::string("question-settings-") + names[row]);
    }
    sections.setCurrentRow(1);
    form.findChild<QComboBox*>(QStringLiteral("presetChoice"))->setCurrentIndex(2);
    Q_EMIT form.findChild<QComboBox*>(QStringLiteral("presetChoice"))->activated(2);
    form.findChild<QPushButton*>(QStringLiteral("savePresetAs"))->click();
    camera.shootDialog("question-settings-naming");
    const auto isAsked = [&] { return !studio.workbench().questions().empty(); };
    begin(studio, {AskMoment::ambiguous}, "SELECT 1", "SELECT 2");
    camera.await("the question about the reading", isAsked);
    camera.shoot("asked-reading");
    begin(studio, {AskMoment::disagreement}, "SELECT sum(total) FROM (SELECT 1 AS total)",
          "SELECT count(*) FROM (SELECT 1 UNION SELECT 2)");
    camera.await("the question about the result", isAsked);
    camera.shoot("asked-result");
    begin(studio, {AskMoment::failure}, "SELECT wrong FROM nowhere", "SELECT wrong FROM nothing");
    camera.await("the question about a mistake", isAsked);
    camera.shoot("asked-mistake");
    studio.workbench().cancelRun();
}

} // namespace querymend
