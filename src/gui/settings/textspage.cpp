#include "settings/textspage.h"

#include "common/runwords.h"
#include "common/sidedmargins.h"
#include "common/theme.h"
#include "ui_textspage.h"

#include <QDesktopServices>
#include <QDir>
#include <QHeaderView>
#include <QUrl>

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

constexpr int indexRole = Qt::UserRole;

} // namespace

TextsPage::TextsPage(QString hintFolder, QString promptFolder, QWidget* parent)
    : SettingsPage(parent), m_hintFolder(std::move(hintFolder)), m_promptFolder(std::move(promptFolder)),
      m_form(std::make_unique<Ui::TextsPage>())
{
    m_form->setupUi(this);
    m_form->rightColumn->setContentsMargins(sidedMargins(8, 0, 0, 0));
    m_form->texts->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_form->texts->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_form->texts->header()->setStretchLastSection(false);
    m_form->sides->setStretchFactor(0, 1);
    m_form->sides->setStretchFactor(1, 1);
    for (QPlainTextEdit* const text : {m_form->builtIn, m_form->own})
        Theme::useCodeFont(*text);
    connect(m_form->texts, &QTreeWidget::currentItemChanged, this, &TextsPage::showChosen);
    connect(m_form->onlyOwn, &QCheckBox::toggled, this, &TextsPage::fill);
    connect(m_form->makeOwn, &QPushButton::clicked, this, &TextsPage::makeOwn);
    connect(m_form->openFolder, &QPushButton::clicked, this, &TextsPage::openFolder);
    connect(m_form->readAgain, &QPushButton::clicked, this, &TextsPage::read);
    read();
}

TextsPage::~TextsPage() = default;

void TextsPage::retranslate()
{
    m_form->retranslateUi(this);
    fill();
}

void TextsPage::read()
{
    m_texts = modelTexts(m_hintFolder, m_promptFolder);
    fill();
}

QString TextsPage::stateOf(const ModelText& text) const
{
    if (text.file.empty())
        return tr("Built in");
    if (!text.problems.empty())
        return tr("⚠ Yours has an error");
    return text.isOwnUsed ? tr("Yours") : tr("⚠ Yours is not used");
}

void TextsPage::fill()
{
    const ModelText* const before = chosen();
    const std::string name = before ? before->name : std::string();
    m_form->texts->clear();
    QTreeWidgetItem* const groups[] = {new QTreeWidgetItem(m_form->texts, {tr("Hints")}),
                                       new QTreeWidgetItem(m_form->texts, {tr("Prompts")})};
    QTreeWidgetItem* current = nullptr;
    for (std::size_t i = 0; i < m_texts.size(); ++i) {
        const ModelText& text = m_texts[i];
        if (m_form->onlyOwn->isChecked() && text.file.empty())
            continue;
        auto* const item =
            new QTreeWidgetItem(groups[static_cast<std::size_t>(text.kind)], {textOf(text.name), stateOf(text)});
        item->setData(0, indexRole, static_cast<qulonglong>(i));
        if (!current || text.name == name)
            current = item;
    }
    m_form->texts->expandAll();
    m_form->texts->setCurrentItem(current);
    const auto own = std::count_if(m_texts.begin(), m_texts.end(), [](const auto& text) { return !text.file.empty(); });
    m_form->count->setText(tr("%n text(s) of your own", nullptr, static_cast<int>(own)));
    showChosen();
}

const ModelText* TextsPage::chosen() const
{
    const QTreeWidgetItem* const item = m_form->texts->currentItem();
    const QVariant index = item ? item->data(0, indexRole) : QVariant();
    return index.isValid() && index.toULongLong() < m_texts.size() ? &m_texts[index.toULongLong()] : nullptr;
}

QString TextsPage::folderOf(ModelTextKind kind) const
{
    return kind == ModelTextKind::hint ? m_hintFolder : m_promptFolder;
}

void TextsPage::showChosen()
{
    const ModelText* const text = chosen();
    m_form->builtIn->setPlainText(text ? textOf(text->builtIn) : QString());
    m_form->own->setPlainText(text ? textOf(text->own) : QString());
    m_form->makeOwn->setEnabled(text && text->file.empty());
    m_form->openFolder->setEnabled(text != nullptr);
    m_form->ownFile->setText(text && !text->file.empty() ? QDir::toNativeSeparators(textOf(text->file))
                                                         : tr("You have no file of your own."));
    QStringList problems;
    for (const std::string& problem : text ? text->problems : std::vector<std::string>())
        problems.append(textOf(problem));
    if (text && problems.isEmpty() && !text->file.empty() && !text->isOwnUsed)
        problems.append(tr("Another text in this folder has an error, so none of them are used."));
    m_form->problem->setText(problems.join(u'\n'));
    m_form->problem->setVisible(!problems.isEmpty());
}

void TextsPage::makeOwn()
{
    const ModelText* const text = chosen();
    if (!text)
        return;
    const auto problem = beginOwnText(folderOf(text->kind), *text);
    if (!problem)
        return read();
    m_form->problem->setText(tr("Could not create the file: %1").arg(*problem));
    m_form->problem->show();
}

void TextsPage::openFolder()
{
    const ModelText* const text = chosen();
    if (!text)
        return;
    QDir().mkpath(folderOf(text->kind));
    QDesktopServices::openUrl(QUrl::fromLocalFile(folderOf(text->kind)));
}

} // namespace querymend

#include "moc_textspage.cpp"
