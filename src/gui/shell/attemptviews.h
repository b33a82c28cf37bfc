#pragma once

#include "results/rows/statementorigin.h"
#include "run/attemptref.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace querymend {

struct AttemptDetail;
class CurrentRun;
class EditorPanel;
class LiveReplies;
class ResultsPanel;
class RunRecord;
struct LexRules;
struct PreviewedAttempt;
struct RunEvent;
class SchemaPanel;
class Workbench;

/// Shows the chosen attempt of the current run in the panels that also show what is the user's own: its statement over
/// the texts, its rows beside the user's, and its tables in the schema.
class AttemptViews {
public:
    /// All references must outlive it.
    AttemptViews(const Workbench& workbench, const CurrentRun& run, const LiveReplies& replies, EditorPanel& editor,
                 ResultsPanel& results, SchemaPanel& schema);

    /// Leaves nothing of an attempt.
    void clear();
    void markTables();
    void preview();
    /// The preview shows what an attempt changed of this one, as the inspector does; of the one before it if there is
    /// none.
    void compare(const AttemptRef& attempt, std::optional<AttemptRef> with);
    /// The statement of an attempt that is being checked changes in the preview from the one before it, as far as the
    /// check has unfolded; nothing changes if there is none.
    void unfold(const RunEvent* check, double part);
    /// Shows the rows of an attempt that passed the checks, if its database is open. The user's own statement goes
    /// first while it is running.
    void fetchRows();
    /// Says in the place of rows why the shown run has none there, and offers those of its answer.
    void sayWhyNoRows();
    /// Runs a statement from the editor: of the attempt if that is previewed and has one, or else the user's own.
    void run(const std::string& statement);
    /// Runs several statements of the user's own.
    void runAll(const std::vector<std::string>& statements);
    void explain(const std::string& statement);
    /// Says whose everything is again, after the database or the language has changed.
    void refresh();
    /// The statement, whether or not it may be shown, or the reply if it was not checked; empty if there is none.
    [[nodiscard]] std::string sql() const;

private:
    /// What the rows were fetched for.
    struct RowsSource {
        const RunRecord* run = nullptr;
        AttemptRef attempt;
        std::string sql; ///< empty if there are no rows
        friend bool operator==(const RowsSource&, const RowsSource&) = default;
    };

    /// A statement that is changing from the one before it.
    struct Change {
        AttemptRef attempt;
        std::string now;
        double part = 0;
        friend bool operator==(const Change&, const Change&) = default;
    };

    struct Comparison {
        AttemptRef attempt;
        AttemptRef with;
        friend bool operator==(const Comparison&, const Comparison&) = default;
    };

    [[nodiscard]] std::optional<AttemptRef> comparedWith(const AttemptDetail& detail) const;
    void showLive(PreviewedAttempt& shown) const;
    void showChange(PreviewedAttempt& shown, const LexRules& rules) const;
    [[nodiscard]] QString whyNoRows() const;
    [[nodiscard]] QString whyNotChecked() const;
    [[nodiscard]] bool isProsePreviewed() const;
    [[nodiscard]] bool isHere() const;
    [[nodiscard]] bool isAnswer() const;
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString origin() const;
    [[nodiscard]] bool isFromRun() const;
    [[nodiscard]] StatementOrigin editorOrigin() const;

    const Workbench& m_workbench;
    const CurrentRun& m_run;
    const LiveReplies& m_replies;
    EditorPanel& m_editor;
    ResultsPanel& m_results;
    SchemaPanel& m_schema;
    std::optional<RowsSource> m_fetched;
    std::optional<Change> m_change;
    std::optional<Comparison> m_comparison;
    bool m_hasPlan = false; ///< the results show the plan of an attempt
};

/// Like `originWord`, for an attempt: also says that its run is a fork, because the parent may have the same attempt.
[[nodiscard]] QString attemptOrigin(const std::vector<RunEvent>& run);

} // namespace querymend
