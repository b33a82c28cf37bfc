#include "results/messages/messagespage.h"

#include "common/clockwords.h"
#include "common/icon.h"
#include "common/runwords.h"
#include "common/sidedmargins.h"
#include "common/theme.h"
#include "results/messages/errorwords.h"
#include "results/rows/queryresult.h"

#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QTextCursor>
#include <QToolButton>
#include <QVBoxLayout>

namespace querymend {

namespace {

constexpr std::size_t mostEntries = 1000;
constexpr qsizetype longestStatement = 2000;
constexpr int leastHeight = 64;

} // namespace

JournalEntry entryNow(JournalEntry::Tone tone, const QString& outcome, const std::string& statement)
{
    return {QDateTime::currentDateTime(), tone, outcome, {}, QString::fromStdString(statement)};
}

JournalEntry journalEntryOf(const QueryResult& result)
{
    JournalEntry entry;
    entry.time = result.startedAt();
    entry.statement = QString::fromStdString(result.shownStatement());
    const QString time = timeWord(result.timeTaken());
    const QString rows = MessagesPage::tr("%Ln rows", nullptr, static_cast<int>(result.rows().stored()));
    const auto end = result.end();
    if (!end || *end == QueryEnd::complete) {
        entry.tone = JournalEntry::Tone::good;
        entry.outcome = (end ? rows : MessagesPage::tr("%1, more to fetch").arg(rows)) + QStringLiteral(" · ") + time;
        return entry;
    }
    const ErrorWords words = errorWords(*end, result.shownError(), result.shownStatement());
    entry.tone = *end == QueryEnd::cancelled ? JournalEntry::Tone::plain : JournalEntry::Tone::bad;
    entry.outcome = words.title + QStringLiteral(" · ") + time;
    QStringList details{words.advice, words.message, words.place};
    details.removeAll(QString());
    entry.details = details.join(QLatin1Char('\n'));
    return entry;
}

MessagesPage::MessagesPage(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    m_text = new QPlainTextEdit(this);
    setFocusProxy(m_text);
    m_text->setReadOnly(true);
    m_text->setMinimumHeight(leastHeight);
    m_text->setProperty("role", QStringLiteral("pane"));
    Theme::useCodeFont(*m_text);
    m_text->setAccessibleName(tr("Messages"));
    m_empty = new QLabel(tr("Statements run in this window are logged here."), m_text->viewport());
    m_empty->setProperty("role", QStringLiteral("meta"));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setAttribute(Qt::WA_TransparentForMouseEvents);
    auto* const middle = new QVBoxLayout(m_text->viewport());
    middle->addWidget(m_empty);
    const auto button = [this](Icon icon, const QString& text) {
        auto* const made = new QToolButton(this);
        made->setIcon(themedIcon(icon, m_theme));
        made->setToolTip(text);
        made->setAccessibleName(text);
        return made;
    };
    m_copy = button(Icon::clipboard, tr("Copy all messages"));
    m_clear = button(Icon::trash, tr("Clear the messages"));
    connect(m_copy, &QToolButton::clicked, this, [this] { QApplication::clipboard()->setText(text()); });
    connect(m_clear, &QToolButton::clicked, this, &MessagesPage::clear);
    auto* const side = new QVBoxLayout;
    side->setContentsMargins(4, 4, 4, 4);
    side->addWidget(m_copy);
    side->addWidget(m_clear);
    side->addStretch();
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(sidedMargins(8, 4, 0, 0));
    row->setSpacing(0);
    row->addWidget(m_text, 1);
    row->addLayout(side);
    connect(&theme, &Theme::changed, this, &MessagesPage::showAgain);
    showWhetherEmpty();
}

void MessagesPage::showWhetherEmpty()
{
    const bool isEmpty = m_entries.empty();
    m_empty->setVisible(isEmpty);
    m_text->setAccessibleDescription(isEmpty ? m_empty->text() : QString());
    for (QToolButton* const made : {m_copy, m_clear})
        made->setEnabled(!isEmpty);
}

void MessagesPage::add(JournalEntry entry)
{
    if (entry.statement.size() > longestStatement)
        entry.statement = entry.statement.left(longestStatement) + QChar(0x2026);
    append(entry);
    m_entries.push_back(std::move(entry));
    if (m_entries.size() > mostEntries + mostEntries / 4) {
        m_entries.erase(m_entries.begin(), m_entries.begin() + static_cast<std::ptrdiff_t>(mostEntries / 4));
        showAgain();
    }
    showWhetherEmpty();
}

void MessagesPage::clear()
{
    m_entries.clear();
    m_text->clear();
    showWhetherEmpty();
}

QString MessagesPage::text() const
{
    return m_text->toPlainText();
}

void MessagesPage::append(const JournalEntry& entry)
{
    using Shade = JournalEntry::Tone;
    QTextCursor cursor(m_text->document());
    cursor.movePosition(QTextCursor::End);
    const auto put = [&](const QString& text, Tone tone) {
        QTextCharFormat format;
        format.setForeground(m_theme.colour(tone));
        cursor.insertText(text, format);
    };
    if (!m_text->document()->isEmpty())
        put(QStringLiteral("\n"), Tone::text);
    put(clockWord(entry.time.time(), ClockUnit::milliseconds) + QStringLiteral("  "), Tone::muted);
    put(entry.outcome + QLatin1Char('\n'),
        entry.tone == Shade::bad        ? Tone::execution
            : entry.tone == Shade::good ? Tone::accepted
                                        : Tone::text);
    if (!entry.details.isEmpty())
        put(entry.details + QLatin1Char('\n'), Tone::text);
    if (!entry.statement.isEmpty())
        put(entry.statement + QLatin1Char('\n'), Tone::muted);
    m_text->setTextCursor(cursor);
}

void MessagesPage::showAgain()
{
    m_text->clear();
    for (const JournalEntry& entry : m_entries)
        append(entry);
}

} // namespace querymend

#include "moc_messagespage.cpp"
