#include "settings/modelwork.h"

#include "common/recordedwords.h"
#include "common/theme.h"
#include "common/tonedtext.h"
#include "settings/modelwords.h"
#include "ui_modelpane.h"

#include <QPushButton>

#include <utility>

namespace querymend {

ModelWork::ModelWork(Ui::ModelPane& form, const ModelKeys& keys, const Theme& theme)
    : m_form(form), m_keys(keys), m_theme(theme)
{
    connect(&theme, &Theme::changed, this, [this] { m_form.resultText->setText(coloured(m_result, m_theme)); });
}

void ModelWork::test(const ModelProfile& profile)
{
    if (cancel(Kind::test))
        return;
    auto route = routeTo(profile);
    if (!route)
        return;
    const auto ended = [this, address = profile.baseUrl](const ModelTrialResult& result) {
        end(trialText(result, address));
    };
    begin(Kind::test, std::make_unique<ModelTrial>(profile, std::move(*route), m_keys, ended),
          tr("Asking the model for a statement…"));
}

void ModelWork::listModels(const ModelProfile& profile)
{
    auto route = routeTo(profile);
    if (!route)
        return;
    const auto ended = [this, address = profile.baseUrl](const ModelEndpoint::Names& names) {
        showModels(names, address);
    };
    begin(Kind::list, std::make_unique<ModelListing>(profile, std::move(*route), m_keys, ended),
          tr("Fetching the server's models…"));
}

void ModelWork::search(const std::vector<std::string>& alsoAt)
{
    if (cancel(Kind::search))
        return;
    const auto ended = [this](const SearchResult& result) { offer(result); };
    begin(Kind::search, std::make_unique<ModelSearch>(alsoAt, ended), tr("Looking for servers on this machine…"));
}

bool ModelWork::cancel(Kind kind)
{
    if (m_kind != kind)
        return false;
    m_worker.reset();
    end(tr("Cancelled."));
    return true;
}

void ModelWork::stop()
{
    m_worker.reset();
    end({});
}

std::optional<HttpRoute> ModelWork::routeTo(const ModelProfile& profile)
{
    ProfileProblem problem;
    // The model's name may be missing if the user is about to list the models.
    ModelProfile named = profile;
    if (named.model.empty())
        named.model = "?";
    if (const auto wrong = problemOf(named); !wrong) {
        if (auto route = routeOf(profile))
            return std::move(route).value();
        else
            problem = route.error();
    }
    end(problem.text.empty() ? tr("Fill in the missing fields first.") : recordedWords(problem.text).toHtmlEscaped());
    return std::nullopt;
}

void ModelWork::begin(Kind kind, std::unique_ptr<QObject> worker, const QString& text)
{
    end(text);
    m_worker = std::move(worker);
    m_kind = kind;
    showState();
}

void ModelWork::end(const QString& html)
{
    if (m_worker)
        m_worker.release()->deleteLater(); // it may be calling this
    m_kind = Kind::none;
    qDeleteAll(m_form.found->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
    m_result = html;
    m_form.resultText->setText(coloured(html, m_theme));
    m_form.resultText->setVisible(!html.isEmpty());
    showState();
}

void ModelWork::showModels(const ModelEndpoint::Names& names, const std::string& address)
{
    if (!names)
        return end(failureText(names.error().fault, names.error().message, address));
    end({});
    QStringList list;
    for (const std::string& name : *names)
        list << QString::fromStdString(name);
    m_form.fields->offerModels(list);
}

void ModelWork::offer(const SearchResult& result)
{
    QString text =
        result.servers.empty() ? tr("No server found on this machine. Is one running?") : tr("Found on this machine:");
    for (const MetProblem& problem : result.problems)
        text += QStringLiteral("<br>")
            + tr("Not usable: %1 (%2)")
                  .arg(QString::fromStdString(problem.baseUrl).toHtmlEscaped(),
                       recordedWords(problem.failure.message).toHtmlEscaped());
    end(text);
    for (const FoundServer& server : result.servers) {
        const QString offered = tr("Add %1 at %2 (%n models)", nullptr, static_cast<int>(server.models.size()))
                                    .arg(QString::fromStdString(server.kind), QString::fromStdString(server.baseUrl));
        auto* const button = new QPushButton(offered, m_form.found);
        button->setProperty("role", QStringLiteral("link"));
        button->setAutoDefault(false);
        m_form.foundColumn->addWidget(button, 0, Qt::AlignLeft);
        connect(
            button, &QPushButton::clicked, this, [this, server] { Q_EMIT addAsked(server); }, Qt::QueuedConnection);
    }
}

void ModelWork::showState()
{
    m_form.progress->setVisible(m_kind != Kind::none);
    m_form.testButton->setText(m_kind == Kind::test ? tr("Cancel") : tr("&Test"));
    m_form.findButton->setText(m_kind == Kind::search ? tr("Cancel") : tr("&Find Local Servers"));
}

} // namespace querymend

#include "moc_modelwork.cpp"
