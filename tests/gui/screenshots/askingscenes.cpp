// The settings of a question and their presets, and what a run asks its user.

#include "ask/askpanel.h"
#include "ask/presetchip.h"
#include "camera.h"
#include "common/chip.h"
#include "llm/scenariomodel.h"
#include "llm/scenarioreader.h"
#include "results/resultspanel.h"
#include "scenes.h"
#include "shell/panels.h"
#include "studio.h"

#include <QComboBox>
#include <QDialog>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>

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

/// Chooses the model without a name of its own, or the first one that was set up.
void chooseModel(Studio& studio, bool isBuiltIn)
{
    for (const Chip* const chip : studio.panels().ask().findChildren<Chip*>()) {
        const QList<QAction*> entries = chip->menu() ? chip->menu()->actions() : QList<QAction*>();
        for (QAction* const entry : entries) {
            if (entry->text() == AskPanel::tr("Built-in"))
                return (isBuiltIn ? entry : entries.constFirst())->trigger();
        }
    }
}

void askBuiltIn(Studio& studio, Camera& camera, const char* question, const char* name)
{
    AskPanel& ask = studio.panels().ask();
    ask.setQuestion({question, {}});
    QSignalSpy ended(&studio.workbench(), &Workbench::runEnded);
    Q_EMIT ask.asked(ask.question());
    camera.await(name, [&] { return !ended.isEmpty() && !studio.panels().results().isRunning(); });
    camera.shoot(name);
}

} // namespace

/// Questions that are answered without a model.
void drawBuiltIn(Studio& studio, Camera& camera)
{
    studio.openSample();
    chooseModel(studio, true);
    camera.shoot("built-in-chosen");
    askBuiltIn(studio, camera, "How many customers live in Germany?", "built-in-answered");
    askBuiltIn(studio, camera, "Which five customers have ordered most in 2024?", "built-in-answered-more");
    askBuiltIn(studio, camera, "Why is the weather so bad?", "built-in-refused");
    studio.trigger("runLayout");
    camera.shoot("built-in-run-layout");
    studio.trigger("runLayout");
    chooseModel(studio, false);
}

void drawAsking(Studio& studio, Camera& camera)
{
    studio.openSample();
    camera.settle(); // the questions that are offered move the chips
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
    const auto isAsked = [&] { return !studio.workbench().steering().questions().empty(); };
    begin(studio, {AskMoment::ambiguous}, "SELECT 1", "SELECT 2");
    camera.await("the question about the reading", isAsked);
    camera.shoot("asked-reading");
    begin(studio, {AskMoment::disagreement}, "SELECT sum(total) FROM (SELECT 1 AS total)",
          "SELECT count(*) FROM (SELECT 1 UNION SELECT 2)");
    camera.await("the question about the result", isAsked);
    camera.shoot("asked-result");
    begin(studio, {AskMoment::failure}, "SELECT wrong FROM nowhere", "SELECT wrong FROM missing_table");
    camera.await("the question about a mistake", isAsked);
    camera.shoot("asked-mistake");
    studio.workbench().cancelRun();
}

} // namespace querymend
