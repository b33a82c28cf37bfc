#pragma once

#include "base/range.h"

#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QString>

#include <functional>
#include <string>
#include <vector>

class QAction;

namespace querymend {

class AskedStatement;
class AttemptPreview;
class EditorFiles;
class EditorStatus;
class EditorTabs;
class FindBar;
class ParameterAsking;
class ProblemMarks;
class RecentMenu;
struct TextProblem;
class Theme;

/// What the editor's actions work on; all references must outlive them.
struct EditorParts {
    EditorTabs& tabs;
    EditorFiles& files;
    FindBar& findBar;
    EditorStatus& status;
    RecentMenu& recent;
    AskedStatement& asked;
    AttemptPreview& preview;
    ParameterAsking& parameters;
};

/// The actions of the editor and what they do. They belong to its panel, identified by their object names.
class EditorActions : public QObject {
    Q_OBJECT

public:
    EditorActions(const EditorParts& parts, const Theme& theme, QWidget& panel);

    /// Goes to the first problem of what is shown, or else to its text.
    void goToFirstProblem();

Q_SIGNALS:
    void runAsked(const std::string& statement);
    /// Several statements are to be run one after the other.
    void scriptAsked(const std::vector<std::string>& statements);
    void explainAsked(const std::string& statement);

private:
    void addTabActions();
    void addTextActions();
    QAction& add(const char* name, const QString& text, const QList<QKeySequence>& keys, Qt::ShortcutContext where,
                 const std::function<void()>& deed);
    void addCorner(const Theme& theme);

    /// Returns what is at the caret, and notes it as asked for; says `none` if it is nothing.
    [[nodiscard]] std::vector<std::string> statementsToRun(const std::vector<ByteRange>& ranges, const QString& none);
    using ParameterRun = std::function<void(const std::vector<std::string>& statements)>;
    void fillIn(const std::vector<std::string>& statements, const QString& action, const ParameterRun& run);
    void run(const std::vector<ByteRange>& ranges);
    void explain();
    void mendStatement();
    void goToLine();
    [[nodiscard]] bool isPreviewing() const;
    [[nodiscard]] ProblemMarks& marks() const;
    void goTo(const TextProblem* problem);

    EditorParts m_parts;
    QWidget& m_panel;
};

} // namespace querymend
