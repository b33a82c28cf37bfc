#include "settings/settingsdialog.h"

#include "common/helppage.h"
#include "common/icon.h"
#include "common/scaled.h"
#include "common/theme.h"
#include "common/windowsize.h"
#include "database/connectionimport.h"
#include "llm/sharedprofiles.h"
#include "models/modelshelf.h"
#include "settings/agentspage.h"
#include "settings/appearancepage.h"
#include "settings/connectionbook.h"
#include "settings/connectionpane.h"
#include "settings/languagepage.h"
#include "settings/memorypage.h"
#include "settings/modelpane.h"
#include "settings/policypage.h"
#include "settings/shortcutspage.h"
#include "settings/storecarebox.h"
#include "settings/storepage.h"
#include "settings/textspage.h"
#include "store/hintfiles.h"
#include "store/presetfile.h"
#include "store/settingstransfer.h"
#include "texts/prompttextfiles.h"
#include "ui_settingsdialog.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QLabel>
#include <QMessageBox>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace querymend {

namespace {

/// Returns all texts on a page.
QString wordsOn(const QWidget& page)
{
    QStringList words;
    for (const QLabel* const label : page.findChildren<QLabel*>())
        words << label->text();
    for (const QAbstractButton* const button : page.findChildren<QAbstractButton*>())
        words << button->text();
    for (const QComboBox* const combo : page.findChildren<QComboBox*>()) {
        for (int i = 0; i < combo->count(); ++i)
            words << combo->itemText(i);
    }
    return words.join(QLatin1Char('\n')).remove(QLatin1Char('&'));
}

/// With large text, a page needs more height than a small screen has.
QWidget* scrolling(QWidget& page)
{
    auto* const area = new QScrollArea;
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(&page);
    return area;
}

} // namespace

SettingsDialog::SettingsDialog(const AppSettings& settings, const SettingsSubjects& about,
                               const std::vector<QAction*>& actions, Theme& theme, QWidget* parent)
    : QDialog(parent), m_settings(settings), m_book(about.book), m_shelf(about.models),
      m_form(std::make_unique<Ui::SettingsDialog>()),
      m_connections(new ConnectionPane(about.book, about.openerOf, theme, this)),
      m_models(new ModelPane(about.models, theme, this))
{
    m_form->setupUi(this);
    m_form->problem->hide();
    QSizePolicy ofPages = m_form->pages->sizePolicy();
    ofPages.setRetainSizeWhenHidden(true); // the list keeps its width while no page matches a search
    m_form->pages->setSizePolicy(ofPages);
    m_form->searchEdit->addAction(themedIcon(Icon::search, theme, Tone::muted), QLineEdit::LeadingPosition);
    m_nothing = new QLabel(m_form->pageList->viewport());
    m_nothing->setProperty("role", QStringLiteral("meta"));
    m_nothing->setWordWrap(true);
    m_nothing->setAlignment(Qt::AlignHCenter);
    m_nothing->hide();
    auto* const room = new QVBoxLayout(m_form->pageList->viewport());
    room->setContentsMargins(8, 16, 8, 8);
    room->addWidget(m_nothing, 0, Qt::AlignTop);
    addPages(about, actions, theme);
    namePages();
    connect(m_form->pageList, &QListWidget::currentRowChanged, this, &SettingsDialog::turnTo);
    connect(m_form->searchEdit, &QLineEdit::textChanged, this, &SettingsDialog::search);
    connect(m_form->exportButton, &QPushButton::clicked, this, &SettingsDialog::askForExport);
    connect(m_form->importButton, &QPushButton::clicked, this, &SettingsDialog::askForImport);
    connect(m_form->resetSettingsButton, &QPushButton::clicked, this, &SettingsDialog::askForReset);
    connect(m_form->closeButton, &QPushButton::clicked, this, &QDialog::accept);
    m_form->pageList->setCurrentRow(0);
    m_form->pageList->setFocus();
    resizeToText(*this, {980, 640});
}

SettingsDialog::~SettingsDialog() = default;

/// The connection form also says what agents may do: it is saved before the page about agents is read.
void SettingsDialog::turnTo(int page)
{
    if (page == static_cast<int>(Page::agents))
        m_connections->keep();
    m_form->pages->setCurrentIndex(page);
}

void SettingsDialog::showPage(Page page)
{
    m_form->pageList->setCurrentRow(static_cast<int>(page));
}

void SettingsDialog::showProblem(const QString& text)
{
    m_form->problem->setText(text);
    m_form->problem->setVisible(!text.isEmpty());
}

/// Saves the connection form however the dialog is closed, including by Escape.
void SettingsDialog::done(int result)
{
    m_connections->keep();
    QDialog::done(result);
}

void SettingsDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    m_form->retranslateUi(this);
    namePages();
}

void SettingsDialog::addPages(const SettingsSubjects& about, const std::vector<QAction*>& actions, Theme& theme)
{
    auto* const agents = new AgentsPage(m_book, about.agents, theme, this);
    auto* const memory = new MemoryPage(about.runs, this);
    auto* const store = new StorePage(m_book.keys(), this);
    store->addBelow(*new StoreCareBox(about.runs, store));
    m_pages = {agents,
               new PolicyPage(this),
               new TextsPage(hintFolder(), promptTextFolder(), this),
               memory,
               store,
               new AppearancePage(this),
               new ShortcutsPage(actions, this),
               new LanguagePage(this)};
    setHelpPage(*m_connections, "connections");
    setHelpPage(*m_models, "models");
    m_form->pages->addWidget(m_connections);
    m_form->pages->addWidget(m_models);
    new QListWidgetItem(themedIcon(Icon::database, theme), QString(), m_form->pageList);
    new QListWidgetItem(themedIcon(Icon::cpu, theme), QString(), m_form->pageList);
    const Icon icons[] = {Icon::codeSlash,    Icon::sliders, Icon::lightbulb, Icon::journalText,
                          Icon::clockHistory, Icon::sun,     Icon::lightning, Icon::chatLeftText};
    for (int i = 0; i < m_pages.size(); ++i) {
        SettingsPage* const page = m_pages[i];
        m_form->pages->addWidget(scrolling(*page));
        new QListWidgetItem(themedIcon(icons[i], theme), QString(), m_form->pageList);
        page->display(m_settings);
        connect(page, &SettingsPage::changed, this, &SettingsDialog::handleChange);
    }
    connect(m_connections, &ConnectionPane::openAsked, this, &SettingsDialog::openAsked);
    connect(m_connections, &ConnectionPane::openAsked, this, &QDialog::accept);
    connect(agents, &AgentsPage::connectionsAsked, this, [this] {
        showPage(Page::connections);
        m_connections->startNew();
    });
    connect(agents, &AgentsPage::helpAsked, this, &SettingsDialog::helpAsked);
    connect(memory, &MemoryPage::memoryChanged, this, &SettingsDialog::memoryChanged);
    connect(m_models, &ModelPane::modelsChanged, this, &SettingsDialog::modelsChanged);
}

void SettingsDialog::namePages()
{
    m_nothing->setText(tr("No settings match your search."));
    const QStringList names{tr("Connections"), tr("Models"), tr("Agents"),     tr("Policy and Loop"), tr("Texts"),
                            tr("Memory"),      tr("Runs"),   tr("Appearance"), tr("Shortcuts"),       tr("Language")};
    for (int i = 0; i < names.size(); ++i) {
        m_form->pageList->item(i)->setText(names[i]);
        m_form->pageList->item(i)->setSizeHint(QSize(0, scaled(32)));
    }
    m_form->pageList->setIconSize(QSize(scaled(16), scaled(16)));
    m_form->side->setMinimumWidth(scaled(150));
    m_form->side->setMaximumWidth(scaled(200));
}

void SettingsDialog::handleChange()
{
    for (const SettingsPage* const page : std::as_const(m_pages))
        page->writeTo(m_settings);
    Q_EMIT settingsChanged(m_settings);
}

void SettingsDialog::search(const QString& text)
{
    int first = -1;
    for (int i = 0; i < m_form->pageList->count(); ++i) {
        QListWidgetItem* const item = m_form->pageList->item(i);
        const QString words = item->text() + QLatin1Char('\n') + wordsOn(*m_form->pages->widget(i));
        const bool fits = words.contains(text.trimmed(), Qt::CaseInsensitive);
        item->setHidden(!fits);
        if (fits && first < 0)
            first = i;
    }
    m_nothing->setVisible(first < 0);
    m_form->pages->setVisible(first >= 0);
    const QListWidgetItem* const current = m_form->pageList->currentItem();
    if (first >= 0 && (!current || current->isHidden()))
        m_form->pageList->setCurrentRow(first);
}

void SettingsDialog::askForExport()
{
    auto* const dialog = new QFileDialog(this, tr("Export Settings"), QDir::homePath(), tr("Settings (*.json)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("json"));
    connect(dialog, &QFileDialog::fileSelected, this, &SettingsDialog::exportTo);
    dialog->open();
}

void SettingsDialog::exportTo(const QString& path)
{
    const auto presets = readPresets(usualPresetsPath(), WhenBroken::leave);
    const auto written = exportSettings(
        path, m_settings,
        {m_book.connections(), presets ? *presets : std::vector<RunPreset>(), profilesForOthers(m_shelf.profiles())});
    m_form->exportNote->setText(written ? tr("Exported without passwords and keys.") : wordsOf(written.error()));
}

void SettingsDialog::askForImport()
{
    auto* const dialog = new QFileDialog(this, tr("Import Settings"), QDir::homePath(), tr("Settings (*.json)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &SettingsDialog::importFrom);
    dialog->open();
}

void SettingsDialog::importFrom(const QString& path)
{
    const auto found = importSettings(path);
    if (!found)
        return m_form->exportNote->setText(wordsOf(found.error()));
    m_connections->keep();
    const std::vector<SavedConnection> connections = importable(found->parts.connections, m_book.connections());
    for (const SavedConnection& connection : connections)
        m_book.put(connection);
    const int models = takeModels(found->parts.models);
    const int presets = takePresets(found->parts.presets);
    take(withImported(m_settings, found->read.settings));
    QString note =
        tr("The settings and %n connection(s) were imported.", nullptr, static_cast<int>(connections.size()));
    if (models > 0)
        note += QLatin1Char(' ') + tr("%n model(s) were added: enter their keys.", nullptr, models);
    if (presets > 0)
        note += QLatin1Char(' ') + tr("%n preset(s) were added.", nullptr, presets);
    m_form->exportNote->setText(note);
}

/// What cannot be read of them is left out, as what is known already.
int SettingsDialog::takeModels(const std::string& models)
{
    if (models.empty())
        return 0;
    const auto profiles = profilesOfOthers(models);
    return profiles ? m_models->take(*profiles) : 0;
}

int SettingsDialog::takePresets(const std::vector<RunPreset>& presets)
{
    const auto own = readPresets(usualPresetsPath(), WhenBroken::leave);
    if (!own)
        return 0;
    std::vector<RunPreset> all = *own;
    for (const RunPreset& preset : presets) {
        if (std::ranges::find(all, preset.name, &RunPreset::name) == all.end())
            all.push_back(preset);
    }
    if (all.size() == own->size() || !writePresets(usualPresetsPath(), all))
        return 0;
    Q_EMIT presetsChanged();
    return static_cast<int>(all.size() - own->size());
}

void SettingsDialog::askForReset()
{
    auto* const box = new QMessageBox(QMessageBox::Question, tr("Reset Settings"),
                                      tr("Set all settings back to what they were at first? Connections, models, runs "
                                         "and the place where runs are saved stay."),
                                      QMessageBox::Cancel, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    const QPushButton* const confirm = box->addButton(tr("Reset"), QMessageBox::AcceptRole);
    connect(confirm, &QPushButton::clicked, this, &SettingsDialog::reset);
    box->open();
}

void SettingsDialog::reset()
{
    take(withDefaults(m_settings));
    m_form->exportNote->setText(tr("The settings are as they were at first."));
}

void SettingsDialog::take(const AppSettings& settings)
{
    m_settings = settings;
    for (SettingsPage* const page : std::as_const(m_pages))
        page->display(m_settings);
    Q_EMIT settingsChanged(m_settings);
}

} // namespace querymend

#include "moc_settingsdialog.cpp"
