#include "ask/wordchips.h"

#include "common/chip.h"
#include "common/flowlayout.h"
#include "common/icon.h"
#include "common/theme.h"

#include <QCoreApplication>
#include <QLabel>
#include <QMenu>

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

namespace querymend {

namespace {

struct KindLook {
    std::string_view kind;
    const char* name;
    std::optional<Icon> icon;
    Tone tone;
};

constexpr auto looks = std::to_array<KindLook>({
    {"table", QT_TRANSLATE_NOOP("querymend::WordChips", "Table"), Icon::table, Tone::schema},
    {"column", QT_TRANSLATE_NOOP("querymend::WordChips", "Column"), Icon::listUl, Tone::syntax},
    {"value", QT_TRANSLATE_NOOP("querymend::WordChips", "Value"), Icon::tag, Tone::validation},
    {"number", QT_TRANSLATE_NOOP("querymend::WordChips", "Number"), Icon::digits, Tone::accent},
    {"date", QT_TRANSLATE_NOOP("querymend::WordChips", "Date"), Icon::calendar3, Tone::empty},
    {"text", QT_TRANSLATE_NOOP("querymend::WordChips", "Text"), Icon::letters, Tone::validation},
    {"unread", QT_TRANSLATE_NOOP("querymend::WordChips", "Not understood"), Icon::questionCircle, Tone::execution},
    {"word", QT_TRANSLATE_NOOP("querymend::WordChips", "Ordinary word"), std::nullopt, Tone::muted},
});

const KindLook& lookOf(std::string_view kind)
{
    const auto* const found =
        std::find_if(looks.begin(), looks.end(), [&](const KindLook& look) { return look.kind == kind; });
    return found == looks.end() ? looks.back() : *found;
}

/// `orders.status = 'paid'` as the reading says it.
std::string withoutQuotes(std::string target)
{
    std::erase(target, '\'');
    return target;
}

} // namespace

WordChips::WordChips(const Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_flow(new FlowLayout(4)), m_summary(new QLabel(this))
{
    setLayout(m_flow);
    setAccessibleName(tr("How the question is understood"));
    m_summary->setProperty("role", QStringLiteral("meta"));
    m_summary->setTextFormat(Qt::PlainText);
    m_flow->addWidget(m_summary);
    hide();
}

void WordChips::show(const std::vector<WordMeanings>& words, const QString& summary)
{
    std::optional<qsizetype> focused; // keeps its focus
    for (qsizetype i = 0; i < m_chips.size(); ++i) {
        if (m_chips[i]->hasFocus())
            focused = i;
        m_flow->removeWidget(m_chips[i]);
        m_chips[i]->hide();
        m_chips[i]->deleteLater(); // its menu may be open
    }
    m_chips.clear();
    m_flow->removeWidget(m_summary);
    for (const WordMeanings& meaning : words)
        m_chips.append(makeChip(meaning));
    for (Chip* const chip : m_chips) {
        m_flow->addWidget(chip);
        chip->show(); // the layout does so later, and meanwhile there would be none
    }
    m_flow->addWidget(m_summary);
    m_summary->setText(summary);
    m_summary->setVisible(!summary.isEmpty());
    setVisible(!words.empty());
    if (focused && *focused < m_chips.size())
        m_chips[*focused]->setFocus();
}

Chip* WordChips::makeChip(const WordMeanings& meaning)
{
    const KindLook& look = lookOf(meaning.word.kind);
    const QString word = QString::fromStdString(meaning.word.text);
    const QString kind = QCoreApplication::translate("querymend::WordChips", look.name);
    auto* const chip = new Chip(word, m_theme, this);
    if (look.kind == "unread")
        chip->setValue(kind);
    else if (meaning.word.meaning != meaning.word.text)
        chip->setValue(QString::fromStdString(meaning.word.meaning));
    if (look.icon)
        chip->setMark(*look.icon, look.tone);
    chip->setToolTip(kind);
    chip->setAccessibleDescription(kind);
    auto* const menu = new QMenu(chip);
    for (const std::string& target : meaning.targets) {
        QAction* const action = menu->addAction(QString::fromStdString(target));
        action->setCheckable(true);
        action->setChecked(withoutQuotes(target) == withoutQuotes(meaning.word.meaning));
        connect(action, &QAction::triggered, this,
                [this, word, target] { Q_EMIT meaningChosen(word, QString::fromStdString(target)); });
    }
    if (!meaning.targets.empty())
        menu->addSeparator();
    connect(menu->addAction(tr("Ignore \"%1\"").arg(word)), &QAction::triggered, this,
            [this, word] { Q_EMIT meaningChosen(word, {}); });
    chip->setMenu(menu);
    return chip;
}

} // namespace querymend

#include "moc_wordchips.cpp"
