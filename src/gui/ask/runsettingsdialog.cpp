#include "ask/runsettingsdialog.h"

#include "ask/settingsfields.h"
#include "ask/settingspages.h"
#include "common/flowlayout.h"
#include "common/scaled.h"
#include "common/windowsize.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

constexpr int sideMargin = 20; ///< as that of the fields, so that buttons end where they do

QPushButton* plainButton(const QString& text, const char* name, QWidget* parent)
{
    auto* const button = new QPushButton(text, parent);
    button->setObjectName(QString::fromLatin1(name));
    button->setAutoDefault(false);
    return button;
}

} // namespace

RunSettingsDialog::RunSettingsDialog(RunSettingsSubject about, QWidget* parent)
    : QDialog(parent), m_about(std::move(about))
{
    setObjectName(QStringLiteral("runSettings"));
    setWindowTitle(tr("Settings of a Question"));
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makePresetBar());
    column->addWidget(makePages(), 1);
    column->addWidget(makeButtons());
    fillPresets();
    display(m_about.settings);
    m_list->setCurrentRow(0);
    resizeToText(*this, {820, 600});
}

QWidget* RunSettingsDialog::makePresetBar()
{
    auto* const bar = new QFrame(this);
    bar->setProperty("role", QStringLiteral("bar"));
    m_presets = new QComboBox(bar);
    m_presets->setObjectName(QStringLiteral("presetChoice"));
    m_presets->setAccessibleName(tr("Preset"));
    m_presets->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_presets->setMinimumContentsLength(18);
    m_save = plainButton(tr("Save Changes"), "savePreset", bar);
    m_saveAs = plainButton(tr("Save as New…"), "savePresetAs", bar);
    m_rename = plainButton(tr("Rename…"), "renamePreset", bar);
    m_delete = plainButton(tr("Delete Preset"), "deletePreset", bar);
    auto* const first = new FlowLayout(8);
    for (QWidget* const widget : std::initializer_list<QWidget*>{m_presets, m_save, m_saveAs, m_rename, m_delete})
        first->addWidget(widget);
    m_nameRow = new QWidget(bar);
    auto* const second = new QHBoxLayout(m_nameRow);
    second->setContentsMargins(0, 0, 0, 0);
    second->setSpacing(8);
    m_name = new QLineEdit(m_nameRow);
    m_name->setObjectName(QStringLiteral("presetName"));
    m_name->setPlaceholderText(tr("Name of the preset"));
    m_name->setAccessibleName(m_name->placeholderText());
    m_nameIt = plainButton(tr("Use This Name"), "namePreset", m_nameRow);
    QPushButton* const leave = plainButton(tr("Discard Name"), "leaveName", m_nameRow);
    second->addWidget(m_name, 1);
    second->addWidget(m_nameIt);
    second->addWidget(leave);
    m_nameRow->hide();
    m_state = new QLabel(bar);
    m_state->setObjectName(QStringLiteral("presetState"));
    m_state->setProperty("role", QStringLiteral("meta"));
    m_state->setWordWrap(true);
    auto* const column = new QVBoxLayout(bar);
    column->setContentsMargins(sideMargin, 12, sideMargin, 12);
    column->setSpacing(8);
    column->addLayout(first);
    column->addWidget(m_nameRow);
    column->addWidget(m_state);
    connect(m_presets, &QComboBox::activated, this, &RunSettingsDialog::choosePreset);
    connect(m_save, &QPushButton::clicked, this, &RunSettingsDialog::save);
    connect(m_saveAs, &QPushButton::clicked, this, [this] { beginNaming(Naming::new_); });
    connect(m_rename, &QPushButton::clicked, this, [this] { beginNaming(Naming::other); });
    connect(m_delete, &QPushButton::clicked, this, &RunSettingsDialog::remove);
    connect(m_nameIt, &QPushButton::clicked, this, &RunSettingsDialog::applyName);
    connect(leave, &QPushButton::clicked, this, &RunSettingsDialog::endNaming);
    connect(m_name, &QLineEdit::textChanged, this, &RunSettingsDialog::showState);
    return bar;
}

QWidget* RunSettingsDialog::makePages()
{
    auto* const body = new QWidget(this);
    m_list = new QListWidget(body);
    m_list->setObjectName(QStringLiteral("settingsSections"));
    m_list->setAccessibleName(tr("Groups of settings"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_stack = new QStackedWidget(body);
    for (std::size_t i = 0; i < settingsSectionCount; ++i) {
        const auto section = static_cast<SettingsSection>(i);
        auto* const area = new QScrollArea(m_stack);
        area->setWidgetResizable(true);
        area->setFrameShape(QFrame::NoFrame);
        area->setFocusPolicy(Qt::NoFocus);
        m_pages.push_back(pageOf(section, m_about.models, area));
        area->setWidget(m_pages.back());
        m_stack->addWidget(area);
        m_list->addItem(nameOf(section));
        m_list->item(m_list->count() - 1)->setSizeHint({0, scaled(30)});
        connect(m_pages.back(), &SettingsFields::changed, this, &RunSettingsDialog::showState);
    }
    int widest = 0;
    for (int row = 0; row < m_list->count(); ++row)
        widest = std::max(widest, m_list->fontMetrics().horizontalAdvance(m_list->item(row)->text()));
    m_list->setFixedWidth(std::min(widest + 40, scaled(240)));
    auto* const row = new QHBoxLayout(body);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_list);
    row->addWidget(m_stack, 1);
    connect(m_list, &QListWidget::currentRowChanged, m_stack, &QStackedWidget::setCurrentIndex);
    return body;
}

QWidget* RunSettingsDialog::makeButtons()
{
    auto* const line = new QWidget(this);
    QPushButton* const cancel = plainButton(tr("Cancel"), "cancelSettings", line);
    auto* const use = new QPushButton(tr("Use for the Next Question"), line);
    use->setObjectName(QStringLiteral("useSettings"));
    use->setProperty("role", QStringLiteral("primary"));
    use->setDefault(true);
    auto* const row = new QHBoxLayout(line);
    row->setContentsMargins(sideMargin, 12, sideMargin, 12);
    row->setSpacing(8);
    row->addStretch();
    row->addWidget(cancel);
    row->addWidget(use);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(use, &QPushButton::clicked, this, [this] {
        Q_EMIT used(settings());
        accept();
    });
    return line;
}

RunSettings RunSettingsDialog::settings() const
{
    RunSettings settings = m_about.settings; // with what the form does not show
    for (const SettingsFields* const page : m_pages)
        page->writeTo(settings);
    return settings;
}

std::vector<RunPreset> RunSettingsDialog::allPresets() const
{
    std::vector<RunPreset> all = builtInPresets(m_about.own);
    all.insert(all.end(), m_about.presets.begin(), m_about.presets.end());
    return all;
}

void RunSettingsDialog::fillPresets()
{
    m_isFilling = true;
    m_presets->clear();
    m_presets->addItem(tr("Default"));
    for (const RunPreset& preset : allPresets())
        m_presets->addItem(presetName(preset.name), QString::fromStdString(preset.name));
    m_isFilling = false;
}

/// Shows the settings, and chooses the preset that has them, if any.
void RunSettingsDialog::display(const RunSettings& settings)
{
    m_about.settings = settings;
    for (SettingsFields* const page : m_pages)
        page->display(settings);
    int chosen = areAlike(settings, {m_about.own}) ? 0 : -1;
    const std::vector<RunPreset> all = allPresets();
    for (std::size_t i = 0; i < all.size() && chosen < 0; ++i) {
        if (areAlike(all[i].settings, settings))
            chosen = static_cast<int>(i) + 1;
    }
    m_presets->setCurrentIndex(chosen);
    showState();
}

void RunSettingsDialog::choosePreset()
{
    const int index = m_presets->currentIndex();
    if (m_isFilling || index < 0)
        return;
    endNaming();
    m_about.settings = index == 0
        ? RunSettings{m_about.own}
        : settingsFor(allPresets()[static_cast<std::size_t>(index) - 1].settings, m_about.own);
    for (SettingsFields* const page : m_pages)
        page->display(m_about.settings);
    showState();
}

RunPreset* RunSettingsDialog::chosenOwn()
{
    const std::string name = m_presets->currentData().toString().toStdString();
    const auto found = std::find_if(m_about.presets.begin(), m_about.presets.end(),
                                    [&](const RunPreset& preset) { return preset.name == name; });
    return name.empty() || found == m_about.presets.end() ? nullptr : &*found;
}

void RunSettingsDialog::showState()
{
    const RunPreset* const own = chosenOwn();
    const bool isChanged = own && !areAlike(own->settings, settings());
    m_save->setEnabled(isChanged);
    m_rename->setEnabled(own != nullptr);
    m_delete->setEnabled(own != nullptr);
    const std::string name = m_name->text().trimmed().toStdString();
    const std::vector<RunPreset> all = allPresets();
    const bool isTaken =
        std::any_of(all.begin(), all.end(), [&](const RunPreset& preset) { return preset.name == name; });
    m_nameIt->setEnabled(!name.empty() && !isTaken);
    if (m_naming != Naming::none && isTaken)
        m_state->setText(tr("A preset with this name already exists."));
    else if (isChanged)
        m_state->setText(tr("Changes are not saved in this preset."));
    else if (m_presets->currentIndex() < 0)
        m_state->setText(tr("These settings are not saved as a preset. Each run records them."));
    else
        m_state->setText(tr("A preset is a set of settings with a name. Each run records the settings it used."));
}

void RunSettingsDialog::save()
{
    if (RunPreset* const own = chosenOwn()) {
        own->settings = settings();
        keep();
    }
}

void RunSettingsDialog::remove()
{
    const RunPreset* const own = chosenOwn();
    if (!own)
        return;
    std::erase_if(m_about.presets, [name = own->name](const RunPreset& preset) { return preset.name == name; });
    keep();
}

void RunSettingsDialog::beginNaming(Naming what)
{
    m_naming = what;
    m_name->setText(what == Naming::other ? m_presets->currentText() : QString());
    m_nameRow->show();
    m_name->setFocus();
    m_name->selectAll();
    m_nameIt->setDefault(true);
    showState();
}

void RunSettingsDialog::endNaming()
{
    m_naming = Naming::none;
    m_nameRow->hide();
    m_name->clear();
    findChild<QPushButton*>(QStringLiteral("useSettings"))->setDefault(true);
    showState();
}

void RunSettingsDialog::applyName()
{
    const std::string name = m_name->text().trimmed().toStdString();
    RunPreset* const own = chosenOwn();
    if (m_naming == Naming::other && own)
        own->name = name;
    else
        m_about.presets.push_back({name, settings()});
    keep();
    if (const int named = m_presets->findData(QString::fromStdString(name)); named > 0)
        m_presets->setCurrentIndex(named); // others may have the same settings
    showState();
}

/// The settings in the form stay, whatever becomes of presets.
void RunSettingsDialog::keep()
{
    const RunSettings shown = settings();
    Q_EMIT presetsKept(m_about.presets);
    fillPresets();
    endNaming();
    display(shown);
}

} // namespace querymend

#include "moc_runsettingsdialog.cpp"
