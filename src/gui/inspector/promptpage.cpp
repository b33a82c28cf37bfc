#include "inspector/promptpage.h"

#include "base/utf8.h"
#include "common/icon.h"
#include "common/runwords.h"
#include "common/theme.h"
#include "inspector/piecepane.h"

#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QResizeEvent>
#include <QTextDocument>
#include <QVBoxLayout>

#include <algorithm>

namespace querymend {

namespace {

constexpr int tallest = 280;

/// Returns the height of the text, or a limit above which it scrolls.
int heightFor(const QString& text, int width)
{
    constexpr qsizetype enough = 20'000;
    constexpr int padding = 8; // set by the style sheet, on each side
    QTextDocument document;
    document.setDefaultFont(Theme::codeFont());
    document.setDocumentMargin(PiecePane::margin);
    document.setPlainText(text.left(enough));
    document.setTextWidth(std::max(80, width - 2 * padding));
    return std::min(tallest, static_cast<int>(document.size().height()) + padding + 4);
}

/// Estimates the number of tokens; each model counts in its own way.
int tokenEstimate(std::string_view text)
{
    constexpr std::size_t charactersOfToken = 4;
    return static_cast<int>((characterCount(text) + charactersOfToken - 1) / charactersOfToken);
}

} // namespace

PromptPage::PromptPage(const Theme& theme, QWidget* parent) : QScrollArea(parent), m_theme(theme)
{
    setWidgetResizable(true);
    setFrameShape(NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Prompt"));
}

void PromptPage::show(const std::vector<PromptSection>& sections, const TextPieces& warnings)
{
    if (sections == m_sections && warnings == m_warnings && widget())
        return;
    m_sections = sections;
    m_warnings = warnings;
    m_panes.clear();
    auto* const content = new QWidget;
    content->setAutoFillBackground(true);
    content->setBackgroundRole(QPalette::Base);
    m_column = new QVBoxLayout(content);
    m_column->setContentsMargins(0, 8, 0, 8);
    m_column->setSpacing(0);
    int sum = 0;
    for (const PromptSection& section : sections)
        sum += tokenEstimate(section.text);
    auto* const total = new QLabel(sections.empty() ? tr("No prompt yet.")
                                                    : tr("About %1 tokens, estimated").arg(QLocale().toString(sum)));
    total->setProperty("role", QStringLiteral("meta"));
    total->setContentsMargins(12, 0, 12, 4);
    m_column->addWidget(total);
    addWarnings();
    for (const PromptSection& section : sections)
        addSection(section);
    m_column->addStretch(1);
    setWidget(content); // deletes the old one
    fitHeights();
}

void PromptPage::fitHeights()
{
    for (std::size_t i = 0; i < m_panes.size(); ++i)
        m_panes[i]->setFixedHeight(heightFor(textOf(m_sections[i].text), viewport()->width()));
}

void PromptPage::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        fitHeights();
}

QString PromptPage::heading(const PromptSection& section) const
{
    const QString role = section.role == ChatRole::system ? tr("system") : tr("user");
    //: the name of a section, whom it speaks as, and about how many tokens it has
    return tr("%1 · %2 · ≈ %3 tokens").arg(textOf(section.name), role, QLocale().toString(tokenEstimate(section.text)));
}

void PromptPage::addSection(const PromptSection& section)
{
    auto* const button = new QPushButton;
    button->setProperty("role", QStringLiteral("link"));
    button->setText(heading(section).replace(QLatin1Char('&'), QStringLiteral("&&")));
    button->setAccessibleName(heading(section));
    button->setCheckable(true);
    auto* const pane = new PiecePane(m_theme, textOf(section.name));
    const QString text = textOf(section.text);
    pane->show({{PieceStyle::code, text}});
    if (text.size() > longestShown)
        pane->offerToSave(QByteArray::fromStdString(section.text), textOf(section.name) + QStringLiteral(".txt"));
    const auto fold = [this, button, pane, name = section.name](bool isOpen) {
        pane->setVisible(isOpen);
        button->setIcon(themedIcon(isOpen ? Icon::chevronDown : Icon::chevronRight, m_theme, Tone::muted));
        isOpen ? static_cast<void>(m_folded.erase(name)) : static_cast<void>(m_folded.insert(name));
    };
    connect(button, &QPushButton::toggled, pane, fold);
    m_panes.push_back(pane);
    m_column->addWidget(button);
    m_column->addWidget(pane);
    button->setChecked(m_folded.count(section.name) == 0);
    fold(button->isChecked());
    if (section.name == "examples" || section.name == "lessons")
        addWayToMemory();
}

void PromptPage::addWarnings()
{
    QString text;
    for (const TextPiece& piece : m_warnings)
        text += piece.text;
    if (text.isEmpty())
        return;
    auto* const label = new QLabel(text.trimmed());
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setWordWrap(true);
    label->setContentsMargins(12, 0, 12, 8);
    m_column->addWidget(label);
}

/// Below what was remembered of earlier runs.
void PromptPage::addWayToMemory()
{
    auto* const button = new QPushButton(tr("Manage Memory…"));
    button->setProperty("role", QStringLiteral("link"));
    button->setToolTip(tr("Lists all examples and lessons, to forget them or not to show them"));
    connect(button, &QPushButton::clicked, this, &PromptPage::memoryAsked);
    m_column->addWidget(button, 0, Qt::AlignLeft);
}

} // namespace querymend

#include "moc_promptpage.cpp"
