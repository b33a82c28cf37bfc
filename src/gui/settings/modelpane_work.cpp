#include "common/theme.h"
#include "llm/wire/wireformat.h"
#include "models/modellisting.h"
#include "models/modelshelf.h"
#include "settings/modelpane.h"
#include "settings/modelwords.h"
#include "ui_modelpane.h"

#include <QPushButton>

#include <utility>

namespace querymend {

void ModelPane::test()
{
    if (m_work == Work::test) {
        m_worker.reset();
        return end(tr("Cancelled."));
    }
    auto route = routeToCurrent();
    if (!route)
        return;
    const auto ended = [this](const ModelTrialResult& result) { end(trialText(result)); };
    begin(Work::test, std::make_unique<ModelTrial>(current()->shown, std::move(*route), m_shelf.keys(), ended),
          tr("Asking the model for a statement…"));
}

void ModelPane::listModels()
{
    auto route = routeToCurrent();
    if (!route)
        return;
    const auto ended = [this](const ModelEndpoint::Names& names) { showModels(names); };
    begin(Work::list, std::make_unique<ModelListing>(current()->shown, std::move(*route), m_shelf.keys(), ended),
          tr("Asking the server for its models…"));
}

void ModelPane::search()
{
    if (m_work == Work::search) {
        m_worker.reset();
        return end(tr("Cancelled."));
    }
    const auto ended = [this](const std::vector<FoundServer>& servers) { offer(servers); };
    begin(Work::search, std::make_unique<ModelSearch>(m_alsoAt, ended), tr("Looking for servers on this machine…"));
}

std::optional<HttpRoute> ModelPane::routeToCurrent()
{
    handleEdit();
    const Draft* const draft = current();
    if (!draft)
        return std::nullopt;
    ProfileProblem problem;
    // The model's name may be missing if the user is about to list the models.
    ModelProfile profile = draft->shown;
    if (profile.model.empty())
        profile.model = "?";
    if (const auto wrong = problemOf(profile); !wrong) {
        if (auto route = routeOf(draft->shown))
            return std::move(route).value();
        else
            problem = route.error();
    }
    end(problem.text.empty() ? tr("Fill in what is missing first.")
                             : QString::fromStdString(problem.text).toHtmlEscaped());
    return std::nullopt;
}

void ModelPane::begin(Work work, std::unique_ptr<QObject> worker, const QString& text)
{
    end(text);
    m_worker = std::move(worker);
    m_work = work;
    showWork();
}

void ModelPane::end(const QString& html)
{
    if (m_worker)
        m_worker.release()->deleteLater(); // it may be calling this
    m_work = Work::none;
    qDeleteAll(m_form->found->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
    m_form->resultText->setText(html);
    m_form->resultText->setVisible(!html.isEmpty());
    showWork();
}

void ModelPane::showModels(const ModelEndpoint::Names& names)
{
    if (!names)
        return end(failureText(names.error().fault, names.error().message));
    end({});
    QStringList list;
    for (const std::string& name : *names)
        list << QString::fromStdString(name);
    m_form->fields->offerModels(list);
}

void ModelPane::offer(const std::vector<FoundServer>& servers)
{
    end(servers.empty() ? tr("No server was found on this machine. Is one running?") : tr("Found on this machine:"));
    for (const FoundServer& server : servers) {
        const WireFormat* const format = wireFormatNamed(server.format);
        const QString text = tr("Add %1 at %2 (%n models)", nullptr, static_cast<int>(server.models.size()))
                                 .arg(format ? QString::fromUtf8(format->displayName.data(),
                                                                 static_cast<qsizetype>(format->displayName.size()))
                                             : QString(),
                                      QString::fromStdString(server.baseUrl));
        auto* const button = new QPushButton(text, m_form->found);
        button->setProperty("role", QStringLiteral("link"));
        button->setAutoDefault(false);
        m_form->foundColumn->addWidget(button, 0, Qt::AlignLeft);
        connect(
            button, &QPushButton::clicked, this, [this, server] { addFound(server); }, Qt::QueuedConnection);
    }
}

void ModelPane::addFound(const FoundServer& server)
{
    ModelProfile profile;
    profile.model = server.models.empty() ? std::string() : server.models.front();
    profile.name = freeName(profile.model.substr(0, profile.model.find(':')));
    profile.format = server.format;
    profile.baseUrl = server.baseUrl;
    add(profile);
    QStringList list;
    for (const std::string& name : server.models)
        list << QString::fromStdString(name);
    m_form->fields->offerModels(list);
}

void ModelPane::showWork()
{
    m_form->progress->setVisible(m_work != Work::none);
    m_form->testButton->setText(m_work == Work::test ? tr("Cancel") : tr("&Test"));
    m_form->findButton->setText(m_work == Work::search ? tr("Cancel") : tr("&Find local servers"));
}

} // namespace querymend
