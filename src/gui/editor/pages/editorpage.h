#pragma once

#include "base/range.h"
#include "editor/files/journal.h"
#include "editor/files/sqlfile.h"
#include "editor/pages/textdatabase.h"
#include "editor/pages/textproposal.h"

#include <QTimer>
#include <QWidget>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace querymend {

struct MaskRules;
struct TextProblem;
struct QuickFix;
class Completer;
class CoveredPlaces;
class FileBar;
class ProblemMarks;
class ProductionBar;
class ProposalBar;
class SqlEditor;
class TextCheck;
class TextConnection;
class TextLoader;
class Theme;

/// The file that a text was opened from or saved to.
struct TextFile {
    QString path; ///< empty if there is none
    TextEncoding encoding = TextEncoding::utf8;
    FileStamp stamp;
    bool isCut = false; ///< the text is only its beginning
};

/// One tab: a text with its editor, its check and its file.
class EditorPage : public QWidget {
    Q_OBJECT

public:
    EditorPage(Theme& theme, QString id, QString title, QWidget* parent = nullptr);
    ~EditorPage() override;

    [[nodiscard]] SqlEditor& editor() const { return *m_editor; }
    [[nodiscard]] ProblemMarks& marks() const { return *m_marks; }
    [[nodiscard]] TextCheck& check() const { return *m_check; }
    [[nodiscard]] Completer& completer() const { return *m_completer; }

    [[nodiscard]] const QString& id() const { return m_id; }
    [[nodiscard]] const QString& title() const { return m_title; }
    void setTitle(const QString& title);
    [[nodiscard]] const TextFile& file() const { return m_file; }
    void setFile(TextFile file);
    /// What other programs did to it.
    [[nodiscard]] FileBar& fileBar() const { return *m_fileBar; }
    /// Whether the text differs from its file; false without a file, as the journal alone keeps such texts.
    [[nodiscard]] bool isModified() const;
    /// Whether the text was changed here since its file was read or saved.
    [[nodiscard]] bool hasOwnChanges() const;
    void markSaved();
    /// Replaces the text by that of its file, as one step that can be undone.
    void takeText(std::string_view text);

    [[nodiscard]] TextDatabase& database() { return m_database; }
    [[nodiscard]] const TextDatabase& database() const { return m_database; }
    /// Gives the text a connection of its own; null for the window's.
    void setConnection(std::unique_ptr<TextConnection> connection);
    /// The database that the text was last edited on, if another one is open now; else empty.
    [[nodiscard]] QString otherDatabase() const;
    /// Covers what the rules match until the next call; without rules, nothing.
    void cover(const std::optional<MaskRules>& rules);
    /// Shows the difference until it is accepted or reverted.
    void propose(std::string before, std::string after) { m_proposal.show(std::move(before), std::move(after)); }
    [[nodiscard]] bool hasProposal() const { return m_proposal.isShown(); }

    /// Loads a text in slices and then calls `loaded`. The editor is read-only until then.
    void load(std::string text, std::function<void()> loaded);
    [[nodiscard]] bool isLoading() const { return m_loader != nullptr; }
    /// Whether the text is too long to be edited here; it then has neither colours nor checks.
    [[nodiscard]] bool isShownOnly() const { return m_isShownOnly; }

    /// Returns what is to be run of a range: with a proposal, all of the proposed text.
    [[nodiscard]] std::string statementIn(ByteRange range) const;
    /// Returns the selection, or else the statement at the caret, which may be empty; if the text is only shown, only
    /// the selection.
    [[nodiscard]] ByteRange rangeAtCaret() const;
    [[nodiscard]] std::string statementAtCaret() const { return statementIn(rangeAtCaret()); }
    /// The same, divided into statements.
    [[nodiscard]] std::vector<ByteRange> rangesAtCaret() const;
    /// Returns the statements of the whole text; if it is only shown, of the selection.
    [[nodiscard]] std::vector<ByteRange> allRanges() const;
    /// Selects it and takes the focus.
    void goTo(ByteRange range);
    void format();
    /// Offers the fixes of a problem at the caret, on its line, or else of the next one, with a preview of each.
    void mend();
    /// Does so for the problem of a line that its annotation shows in this row.
    void mendAt(int line, int row);

    void restore(const JournalTab& tab);
    /// Schedules a journal write, after a change to the page or to the order of tabs.
    void noteChange();
    [[nodiscard]] bool isKeepDue() const { return m_keep.isActive(); }
    [[nodiscard]] JournalTab record(int place, TabStatus status) const;

Q_SIGNALS:
    /// The title or the modified state has changed.
    void titleChanged();
    /// file() is another, or was read or written.
    void fileChanged();
    /// The page should be written to the journal now.
    void keepDue();
    /// A proposal was shown or decided on.
    void proposalChanged();
    /// The database that is open, or what otherDatabase() returns, may have changed.
    void databaseChanged();
    /// Another connection was chosen, or its state has changed.
    void connectionChanged();
    /// The text's own connection could not be opened, or is to be warned of.
    void connectionTold(const QString& what);

protected:
    void changeEvent(QEvent* event) override;

private:
    void noteCaret();
    void noteEdit();
    void useDatabase();
    void showProduction();
    void mend(const TextProblem& found);
    void take(const QuickFix& fix);
    [[nodiscard]] std::string checkedText() const;

    const Theme& m_theme;
    QString m_id;
    QString m_title;
    TextFile m_file;
    TextDatabase m_database;
    bool m_isShownOnly = false;
    bool m_isRestoredModified = false; ///< differed from its file when the program last ended
    SqlEditor* m_editor;
    ProductionBar* m_production; ///< for a connection of the text's own
    FileBar* m_fileBar;
    ProposalBar* m_bar;
    TextProposal m_proposal;
    ProblemMarks* m_marks;
    CoveredPlaces* m_covered;
    Completer* m_completer;
    TextCheck* m_check;
    TextLoader* m_loader = nullptr; ///< set while the text is loading
    QTimer m_keep;
};

} // namespace querymend
