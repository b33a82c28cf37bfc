#include "settings/modelpane.h"

#include "common/icon.h"
#include "common/recordedwords.h"
#include "common/scaled.h"
#include "common/sidedmargins.h"
#include "common/statelabel.h"
#include "common/theme.h"
#include "models/modelshelf.h"
#include "ui_modelpane.h"

#include <QEvent>
#include <QLayout>
#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

namespace querymend {

ModelPane::ModelPane(ModelShelf& shelf, Theme& theme, QWidget* parent)
    : QWidget(parent), m_shelf(shelf), m_theme(theme), m_form(std::make_unique<Ui::ModelPane>()),
      m_work(*m_form, shelf.keys(), theme)
{
    installStateLabels();
    m_form->setupUi(this);
    m_form->fields->layout()->setContentsMargins(sidedMargins(0, 0, 12, 0));
    m_form->left->setMaximumWidth(scaled(220));
    m_form->modelList->setIconSize(QSize(scaled(16), scaled(16)));
    m_form->newButton->setIcon(themedIcon(Icon::plusLg, theme));
    m_form->duplicateButton->setIcon(themedIcon(Icon::clipboard, theme));
    m_form->deleteButton->setIcon(themedIcon(Icon::trash, theme));
    showFileProblem(shelf.load());
    for (const ModelProfile& profile : shelf.profiles())
        m_drafts.push_back({profile, profile});
    connectParts(theme);
    fillList();
    m_work.showState();
    m_form->modelList->setCurrentRow(m_drafts.empty() ? -1 : 0);
    handleSelection();
}

/// Fields lose the focus when they are destroyed, and would emit edited().
ModelPane::~ModelPane()
{
    m_form->fields->disconnect(this);
}

void ModelPane::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    m_form->retranslateUi(this);
    for (int row = 0; row < m_form->modelList->count(); ++row)
        nameRow(row);
    m_work.showState();
}

void ModelPane::connectParts(Theme& theme)
{
    connect(&theme, &Theme::changed, this, &ModelPane::fillList);
    connect(m_form->modelList, &QListWidget::currentRowChanged, this, &ModelPane::handleSelection);
    connect(m_form->newButton, &QToolButton::clicked, this, &ModelPane::startNew);
    connect(m_form->duplicateButton, &QToolButton::clicked, this, &ModelPane::duplicate);
    connect(m_form->deleteButton, &QToolButton::clicked, this, &ModelPane::remove);
    connect(m_form->fields, &ModelFields::edited, this, &ModelPane::handleEdit);
    connect(m_form->fields, &ModelFields::keyGiven, this, &ModelPane::handleKey);
    connect(m_form->fields, &ModelFields::listAsked, this, &ModelPane::listModels);
    connect(m_form->testButton, &QPushButton::clicked, this, &ModelPane::test);
    connect(m_form->findButton, &QPushButton::clicked, this, [this] { m_work.search(m_alsoAt); });
    connect(&m_work, &ModelWork::addAsked, this, &ModelPane::addFound);
}

void ModelPane::fillList()
{
    const QScopedValueRollback filling(m_isFilling, true);
    const int row = m_form->modelList->currentRow();
    m_form->modelList->clear();
    for (std::size_t i = 0; i < m_drafts.size(); ++i) {
        (new QListWidgetItem(m_form->modelList))->setSizeHint(QSize(0, scaled(32)));
        nameRow(static_cast<int>(i));
    }
    m_form->modelList->setCurrentRow(std::min(row, m_form->modelList->count() - 1));
}

void ModelPane::nameRow(int row)
{
    const Draft& draft = m_drafts[static_cast<std::size_t>(row)];
    const bool isFine = !problemOfDraft(draft);
    const QString name = draft.shown.name.empty() ? tr("New model") : QString::fromStdString(draft.shown.name);
    QListWidgetItem* const item = m_form->modelList->item(row);
    item->setText(isFine ? name : tr("%1 (incomplete)").arg(name));
    item->setIcon(isFine ? themedIcon(Icon::cpu, m_theme, Tone::muted)
                         : themedIcon(Icon::exclamationTriangle, m_theme, Tone::execution));
}

void ModelPane::add(const ModelProfile& profile)
{
    m_drafts.push_back({profile, std::nullopt, DraftAge::added});
    fillList();
    m_form->modelList->setCurrentRow(m_form->modelList->count() - 1);
    handleEdit();
    m_form->fields->focusName();
}

int ModelPane::take(const std::vector<ModelProfile>& profiles)
{
    const auto isTaken = [this](const ModelProfile& profile) {
        const auto& disabled = m_shelf.disabled();
        return freeName(profile.name) != profile.name
            || std::ranges::find(disabled, profile.name, &DisabledProfile::name) != disabled.end();
    };
    int count = 0;
    for (const ModelProfile& profile : profiles) {
        if (isTaken(profile))
            continue;
        m_drafts.push_back({profile, std::nullopt});
        ++count;
    }
    fillList();
    write();
    return count;
}

void ModelPane::addFound(const FoundServer& server)
{
    ModelProfile profile;
    profile.model = server.models.empty() ? std::string() : server.models.front();
    profile.name = freeName(profile.model.substr(0, profile.model.find(':')));
    profile.format = server.format;
    profile.baseUrl = server.baseUrl;
    profile.samples = samplesOfNew(profile);
    add(profile);
    QStringList list;
    for (const std::string& name : server.models)
        list << QString::fromStdString(name);
    m_form->fields->offerModels(list);
}

void ModelPane::startNew()
{
    ModelProfile profile;
    const WireFormat& format = wireFormats().front();
    profile.name = freeName(tr("New model").toStdString());
    profile.format = std::string(format.name);
    profile.baseUrl = std::string(format.usualBase);
    add(profile);
}

/// Does not copy the key.
void ModelPane::duplicate()
{
    if (const Draft* const draft = current()) {
        ModelProfile profile = draft->shown;
        profile.name = freeName(profile.name);
        add(profile);
    }
}

void ModelPane::remove()
{
    const Draft* const draft = current();
    if (!draft)
        return;
    if (draft->kept)
        m_shelf.keys().forget(*draft->kept);
    m_drafts.erase(m_drafts.begin() + m_form->modelList->currentRow());
    fillList();
    handleSelection();
    write();
}

void ModelPane::handleSelection()
{
    if (m_isFilling)
        return;
    m_work.stop();
    const Draft* const draft = current();
    m_form->fields->display(draft ? draft->shown : ModelProfile());
    m_form->fields->setEnabled(draft != nullptr);
    for (QWidget* const button :
         {static_cast<QWidget*>(m_form->duplicateButton), static_cast<QWidget*>(m_form->deleteButton)})
        button->setEnabled(draft != nullptr);
    allowTest();
    if (draft)
        m_form->fields->showProblem(problemOfDraft(*draft));
    else
        m_form->resultText->setText(tr("No models yet. Add one, or look for servers on this machine."));
}

void ModelPane::handleEdit()
{
    Draft* const draft = current();
    if (!draft)
        return;
    const ModelProfile before = std::exchange(draft->shown, m_form->fields->profile());
    followAddress(*draft, before);
    const auto problem = problemOfDraft(*draft);
    const bool isReadable = m_form->fields->showProblem(problem);
    nameRow(m_form->modelList->currentRow());
    allowTest();
    if (!problem && isReadable)
        write();
}

void ModelPane::allowTest()
{
    const Draft* const draft = current();
    const bool isComplete = draft && !problemOfDraft(*draft);
    m_form->testButton->setEnabled(isComplete || m_work.isTesting());
    m_form->testButton->setToolTip(isComplete || !draft ? QString() : tr("Fill in the missing fields first."));
}

/// While the sample values of a new model are those that its address calls for, they follow the address.
void ModelPane::followAddress(Draft& draft, const ModelProfile& before)
{
    const ProfileSamples wanted = samplesOfNew(draft.shown);
    if (draft.age != DraftAge::added || draft.shown.baseUrl == before.baseUrl || draft.shown.samples == wanted
        || draft.shown.samples != samplesOfNew(before))
        return;
    draft.shown.samples = wanted;
    m_form->fields->showSamples(wanted);
}

void ModelPane::test()
{
    handleEdit();
    if (const Draft* const draft = current())
        m_work.test(draft->shown);
}

void ModelPane::listModels()
{
    handleEdit();
    if (const Draft* const draft = current())
        m_work.listModels(draft->shown);
}

/// Saves all models that are complete; of the others, what was saved before.
void ModelPane::write()
{
    std::vector<ModelProfile> profiles;
    for (Draft& draft : m_drafts) {
        const bool isFine = !problemOfDraft(draft);
        if (isFine && draft.kept && draft.kept->name != draft.shown.name)
            m_shelf.keys().rename(*draft.kept, draft.shown.name);
        if (isFine)
            draft.kept = draft.shown;
        if (draft.kept)
            profiles.push_back(*draft.kept);
    }
    if (profiles == m_shelf.profiles())
        return;
    const auto problem = m_shelf.keep(std::move(profiles));
    showFileProblem(problem);
    if (!problem)
        Q_EMIT modelsChanged();
}

/// Also names the models of the file that cannot be used.
void ModelPane::showFileProblem(const std::optional<ProfileProblem>& problem)
{
    QStringList lines;
    if (problem)
        lines << recordedWords(problem->text);
    for (const DisabledProfile& profile : m_shelf.disabled())
        lines << tr("\"%1\" is not used, because of a mistake in the file: %2")
                     .arg(QString::fromStdString(profile.name), recordedWords(profile.problem));
    m_form->fileProblem->setText(lines.join(QLatin1Char('\n')));
    m_form->fileProblem->setVisible(!lines.isEmpty());
}

/// Keeps the key for the session in any case, so that it is not lost if the system has no key store.
void ModelPane::handleKey(const Secret& key)
{
    handleEdit();
    const Draft* const draft = current();
    if (!draft)
        return;
    m_shelf.keys().setForSession(draft->shown.name, key);
    m_form->fields->noteKey(tr("Kept until the program ends."));
    if (draft->shown.key != KeyPlace::keyStore)
        return;
    m_form->fields->noteKey(tr("Saving to the system's key store…"));
    keepModelKey(draft->shown, key, this, [this](const std::optional<std::string>& problem) {
        m_form->fields->noteKey(problem ? tr("Kept only until the program ends: %1").arg(recordedWords(*problem))
                                        : tr("Saved in the system's key store."));
    });
}

ModelPane::Draft* ModelPane::current()
{
    const int row = m_form->modelList->currentRow();
    return row < 0 ? nullptr : &m_drafts[static_cast<std::size_t>(row)];
}

std::optional<ProfileProblem> ModelPane::problemOfDraft(const Draft& draft) const
{
    const auto isTaken = [&](const Draft& other) {
        const bool isKept = other.kept && other.kept->name == draft.shown.name;
        return &other != &draft && (other.shown.name == draft.shown.name || isKept);
    };
    if (std::any_of(m_drafts.begin(), m_drafts.end(), isTaken))
        return ProfileProblem{"another model has this name", ProfileFailure::name};
    return problemOf(draft.shown);
}

std::string ModelPane::freeName(std::string wanted) const
{
    const std::string base = wanted;
    const auto isTaken = [&](const Draft& draft) { return draft.shown.name == wanted; };
    for (int i = 2; std::any_of(m_drafts.begin(), m_drafts.end(), isTaken); ++i)
        wanted = base + ' ' + std::to_string(i);
    return wanted;
}

} // namespace querymend

#include "moc_modelpane.cpp"
