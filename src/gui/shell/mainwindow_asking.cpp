#include "ask/askpanel.h"
#include "common/inlinemessage.h"
#include "modelshelf.h"
#include "prompttextfiles.h"
#include "schema/schemapanel.h"
#include "shell/mainwindow.h"
#include "store/hintfiles.h"
#include "store/runstore.h"

#include <QStringList>

#include <memory>
#include <utility>

namespace querymend {

/// Texts of a person's own that are wrong are said, and those that are built in stand in for them.
void MainWindow::readTexts()
{
    m_texts = readRunTexts(hintFolder(), promptTextFolder());
    m_parts.workbench.setTexts({&m_texts.hints, m_texts.prompts, {}});
    QStringList problems;
    for (const std::string& problem : m_texts.problems)
        problems.append(QString::fromStdString(problem));
    if (!problems.isEmpty())
        m_panels.ask().message().say(Tone::execution, problems.join(QLatin1Char('\n')));
}

void MainWindow::ask(const AskedQuestion& question)
{
    InlineMessage& message = m_panels.ask().message();
    if (question.model.isEmpty()) {
        if (const auto scenario = m_samples.scenarioFor(question.question.text))
            return m_demonstration.play(*scenario);
        return message.say(Tone::generic, tr("There is no model to ask yet."), tr("Set up models…"));
    }
    auto port = m_parts.models.portTo(question.model.toStdString());
    if (!port)
        return message.say(Tone::execution, QString::fromStdString(port.error().text));
    RunRequest request;
    request.modelName = question.model.toStdString();
    request.question = question.question;
    request.question.tables = chosenTables();
    request.policy = question.policy;
    for (const ModelProfile& profile : m_parts.models.profiles()) {
        if (profile.name == request.modelName)
            request.policy.contextTokens = profile.contextTokens;
    }
    request.model = std::move(port).value();
    request.keep = [store = m_parts.store](const RunEvent& event) -> std::optional<std::string> {
        if (!store)
            return std::nullopt;
        const auto done = store->append(event);
        return done ? std::nullopt : std::optional(done.error().text());
    };
    recall();
    m_parts.workbench.ask(std::move(request));
}

/// The tables that are ticked; nothing where all are.
std::optional<std::vector<TableName>> MainWindow::chosenTables()
{
    const std::shared_ptr<const SchemaView> schema = m_parts.workbench.schema();
    const auto ticked = m_panels.schema().tablesForPrompt();
    if (!schema || !ticked)
        return std::nullopt;
    std::vector<TableName> names;
    for (const TableId id : *ticked) {
        const Table& table = schema->catalog().table(id);
        names.push_back({table.schema, table.name});
    }
    return names;
}

/// What was learned up to now; a run can do without it.
void MainWindow::recall()
{
    if (!m_parts.store)
        return;
    auto memory = m_parts.store->memory();
    if (!memory)
        return m_panels.ask().message().say(Tone::generic, QString::fromStdString(memory.error().text()));
    m_parts.workbench.setMemory(std::make_shared<const PromptMemory>(std::move(memory).value()));
}

} // namespace querymend
