#pragma once

#include "db/session/engineerror.h"
#include "editor/files/filethread.h"
#include "editor/pages/askedstatement.h"
#include "editor/pages/attemptpreview.h"
#include "editor/pages/editorpage.h"

#include <QWidget>

#include <string>
#include <vector>

class QIcon;
class QMenu;
class QStackedWidget;

namespace querymend {

struct AskedValues;
struct ConnectionTarget;
class AnswerOffer;
class ConnectionMessage;
class DatabaseConnection;
class EditorActions;
class EditorFiles;
class EditorStatus;
class EditorTabs;
class EveryText;
class FindBar;
class InlineMessage;
class ParameterAsking;
class RecentMenu;
class Theme;
class Workbench;

/// The SQL editor: texts in tabs, checked against the open database as they are typed. `actions()` returns those that
/// EditorActions makes.
class EditorPanel : public QWidget {
    Q_OBJECT

public:
    EditorPanel(Workbench& workbench, Theme& theme, QWidget* parent = nullptr);
    ~EditorPanel() override;

    void focusText();
    /// Goes to the first problem of what is shown, or else to its text.
    void focusProblem();
    /// What the user calls the window's connection, and its colour; empty if it is not saved.
    void nameConnection(const QString& name, const QIcon& icon);
    /// Shows a model's change to a text in a tab of that title, to be accepted or reverted.
    void showProposal(const QString& title, std::string before, std::string after);
    /// Shows the statement of an attempt over the texts, until `leavePreview`.
    void preview(PreviewedAttempt attempt, const Dialect& dialect);
    void leavePreview();
    [[nodiscard]] bool isPreviewing() const;
    [[nodiscard]] AttemptPreview& attemptPreview() const { return *m_preview; }
    /// Whether the user is writing a text, which nothing should cover.
    [[nodiscard]] bool isWritten() const;
    [[nodiscard]] AnswerOffer& answerOffer() const { return *m_offer; }
    /// Adds a text to the user's own, or fills an empty one.
    void openText(const std::string& sql);
    /// Inserts at the caret, with blanks around it where words would run together.
    void insertText(const QString& text);
    void openFile(const QString& path) { openFiles({path}); }
    void openFiles(const QStringList& paths);
    /// Marks the error of a statement that was run from here, unless the text has changed since.
    void markProblem(const std::string& statement, const EngineError& error) { m_asked.mark(statement, error); }
    void goToProblem(const std::string& statement, const EngineError& error);
    [[nodiscard]] EveryText& everyText() const { return *m_everyText; }
    [[nodiscard]] EditorTabs& tabs() const { return *m_tabs; }
    /// Writes to disk what was typed, before the program aborts.
    void keepTexts();
    [[nodiscard]] EditorFiles& files() const { return *m_files; }
    /// The current text's own connection; null for the window's, which statements of attempts always use.
    [[nodiscard]] DatabaseConnection* ownConnection() const;
    /// The values that were asked for before the last statements ran.
    [[nodiscard]] const AskedValues& parameterValues() const;

Q_SIGNALS:
    void runAsked(const std::string& statement);
    /// Several statements are to be run one after the other.
    void scriptAsked(const std::vector<std::string>& statements);
    void explainAsked(const std::string& statement);
    /// The menu is to list the connections that a text can have.
    void connectionsAsked(querymend::EditorPage* page, QMenu* menu);
    /// The text's own connection is to be opened.
    void connectAsked(querymend::EditorPage* page);
    /// The same, with a password that was typed.
    void connectToAsked(querymend::EditorPage* page, const querymend::ConnectionTarget& target);
    /// The user wants the previewed statement among the texts.
    void previewTaken();

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void follow(EditorPage* page);
    /// Whether statements of what is shown can be sent; says why if not.
    [[nodiscard]] bool isReachable();

    void showPage(QWidget* page);
    void showJournalProblem(const QString& reason);

    FileThread m_fileThread;
    EditorTabs* m_tabs;
    EveryText* m_everyText;
    AttemptPreview* m_preview;
    QStackedWidget* m_pages; ///< the tabs, and the preview
    EditorFiles* m_files;
    FindBar* m_findBar;
    EditorStatus* m_status;
    InlineMessage* m_message;
    AnswerOffer* m_offer;
    ConnectionMessage* m_connection;
    RecentMenu* m_recent;
    AskedStatement m_asked;
    ParameterAsking* m_parameters;
    EditorActions* m_actions = nullptr;
};

} // namespace querymend
