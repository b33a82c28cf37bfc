#pragma once

#include <QDateTime>
#include <QString>
#include <QWidget>

#include <cstdint>
#include <string>
#include <vector>

class QLabel;
class QPlainTextEdit;
class QToolButton;

namespace querymend {

class QueryResult;
class Theme;

/// One event: what was run, when, and the outcome.
struct JournalEntry {
    enum class Tone : std::uint8_t { good, bad, plain };
    QDateTime time;
    Tone tone = Tone::plain;
    QString outcome;   ///< on one line
    QString details;   ///< an error's message; may be empty
    QString statement; ///< may be empty
};

[[nodiscard]] JournalEntry entryNow(JournalEntry::Tone tone, const QString& outcome, const std::string& statement = {});

/// What is written down of a statement that has ended, or has its first rows.
[[nodiscard]] JournalEntry journalEntryOf(const QueryResult& result);

/// Shows the journal of what was run in this window, to be read and copied.
class MessagesPage : public QWidget {
    Q_OBJECT

public:
    explicit MessagesPage(const Theme& theme, QWidget* parent = nullptr);

    void add(JournalEntry entry);
    void clear();
    [[nodiscard]] QString text() const;

private:
    void append(const JournalEntry& entry);
    void showAgain();
    void showWhetherEmpty();

    const Theme& m_theme;
    std::vector<JournalEntry> m_entries; ///< the most recent ones
    QPlainTextEdit* m_text = nullptr;
    QLabel* m_empty = nullptr; ///< in the middle of the text, while there is none
    QToolButton* m_copy = nullptr;
    QToolButton* m_clear = nullptr;
};

} // namespace querymend
