#pragma once

#include "base/range.h"
#include "editor/journal.h"
#include "editor/sqlfile.h"

#include <QTimer>
#include <QWidget>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace querymend {

struct Dialect;
struct MaskRules;
struct TextProblem;
struct QuickFix;
class Completer;
class CoveredPlaces;
class LiveCheck;
class ProblemMarks;
class ProposalBar;
class SchemaView;
class SqlEditor;
class TextCheck;
class TextLoader;
class Theme;

/// What texts are written against; all of it is null where no database is open.
struct EditorDatabase {
    LiveCheck* check = nullptr;
    const Dialect* dialect = nullptr;
    std::shared_ptr<const SchemaView> schema = {};
};

/// The file that a text was opened from or saved to.
struct TextFile {
    QString path; ///< empty for none
    TextEncoding encoding = TextEncoding::utf8;
    FileStamp stamp;
    bool isCut = false; ///< the text is its beginning
};

/// One tab: a text with its editor, its check and its file.
class EditorPage : public QWidget {
    Q_OBJECT

public:
    EditorPage(Theme& theme, QString id, QString title, QWidget* parent = nullptr);

    [[nodiscard]] SqlEditor& editor() const { return *m_editor; }
    [[nodiscard]] ProblemMarks& marks() const { return *m_marks; }
    [[nodiscard]] TextCheck& check() const { return *m_check; }
    [[nodiscard]] Completer& completer() const { return *m_completer; }

    [[nodiscard]] const QString& id() const { return m_id; }
    [[nodiscard]] const QString& title() const { return m_title; }
    void setTitle(const QString& title);
    [[nodiscard]] const TextFile& file() const { return m_file; }
    void setFile(TextFile file);
    /// Whether its file does not hold the text as it is now. Texts without a file are kept by the journal alone.
    [[nodiscard]] bool isModified() const;
    void markSaved();

    void setDatabase(const EditorDatabase& database);
    /// What is not to be read, until there are other rules or none.
    void cover(const std::optional<MaskRules>& rules);
    /// Shows the difference until it is accepted or reverted.
    void propose(std::string before, std::string after);
    [[nodiscard]] bool hasProposal() const { return m_proposal.has_value(); }

    /// Puts a text there in slices; until it is whole nobody can write.
    void load(std::string text, std::function<void()> loaded);
    [[nodiscard]] bool isLoading() const { return m_loader != nullptr; }
    /// It is too long to be changed here, and has neither colours nor checks.
    [[nodiscard]] bool isShownOnly() const { return m_isShownOnly; }

    /// The selection, or the statement at the caret; empty where there is none. Where a text is only shown, it is the
    /// selection.
    [[nodiscard]] std::string statementAtCaret() const;
    [[nodiscard]] ByteRange rangeAtCaret() const;
    void format();
    /// Takes the only fix of the problem at the caret, or offers all of them.
    void mend();

    void restore(const JournalTab& tab);
    /// What it is, or where it stands among others, has changed.
    void noteChange();
    [[nodiscard]] bool isKeepDue() const { return m_keep.isActive(); }
    [[nodiscard]] JournalTab record(int place, TabStanding standing) const;

Q_SIGNALS:
    /// The title, or whether it is modified.
    void titleChanged();
    /// A change is to be kept now.
    void keepDue();
    /// A proposal came or went.
    void proposalChanged();

protected:
    void changeEvent(QEvent* event) override;

private:
    enum class Decision : std::uint8_t { accept, revert };

    void noteCaret();
    void decide(Decision decision);
    void take(const QuickFix& fix);
    void offer(const TextProblem& problem);
    [[nodiscard]] std::string checkedText() const;

    struct Proposal {
        std::string before;
        std::string after;
    };

    QString m_id;
    QString m_title;
    TextFile m_file;
    bool m_isShownOnly = false;
    bool m_isRestoredModified = false; ///< the file did not hold the text when the program ended
    SqlEditor* m_editor;
    ProposalBar* m_bar;
    ProblemMarks* m_marks;
    CoveredPlaces* m_covered;
    Completer* m_completer;
    TextCheck* m_check;
    TextLoader* m_loader = nullptr; ///< while the text is not whole
    std::optional<Proposal> m_proposal;
    QTimer m_keep;
};

} // namespace querymend
