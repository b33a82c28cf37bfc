#pragma once

#include "editor/problems/textproblem.h"

#include <QObject>
#include <QTimer>

#include <cstddef>
#include <map>
#include <optional>
#include <vector>

namespace querymend {

class SqlEditor;
class Theme;

/// Shows the problems of a text in its editor: a squiggle under the exact bytes, a mark in the margin, and a message
/// below the line. All of it moves with the text until the next check.
class ProblemMarks : public QObject {
    Q_OBJECT

public:
    ProblemMarks(SqlEditor& editor, Theme& theme);

    void show(std::vector<TextProblem> problems);
    /// Shows the error from running a statement along with those of the check, until the statement is changed.
    void showOfRun(const TextProblem& problem, ByteRange statement);
    void forgetRun();
    [[nodiscard]] const std::vector<TextProblem>& problems() const { return m_problems; }
    /// Returns the problem that the caret is in or next to, or else the first on its line; may be null.
    [[nodiscard]] const TextProblem* atCaret() const;
    /// Returns the problem with fixes that the caret is in, or else one on its line, or else the next; may be null.
    [[nodiscard]] const TextProblem* toMend() const;
    /// Returns a line's problem by its row in the annotation; null if there is none.
    [[nodiscard]] const TextProblem* at(int line, int row) const;
    /// Returns the next problem after the caret, wrapping around; null if there are none.
    [[nodiscard]] const TextProblem* next() const;
    [[nodiscard]] const TextProblem* previous() const;

Q_SIGNALS:
    void changed();

protected:
    /// Annotations are broken to the width of the editor.
    bool eventFilter(QObject* viewport, QEvent* event) override;

private:
    void putLook();
    void putAnnotationLook(Category category);
    void draw();
    void clear();
    void drawMark(const TextProblem& problem);
    void annotate(int line, const std::vector<const TextProblem*>& problems);
    [[nodiscard]] int roomForAnnotations() const;
    [[nodiscard]] int lineOf(const TextProblem& problem) const;
    [[nodiscard]] ByteRange visibleRange(ByteRange range) const;

    SqlEditor& m_editor;
    Theme& m_theme;
    struct RunProblem {
        TextProblem problem;
        ByteRange statement;
    };

    void follow(ByteRange replaced, std::uint32_t newSize);
    /// Draws again if problems are on other lines than before, as the editor leaves annotations behind, or if there is
    /// another room for them.
    void followLines();
    [[nodiscard]] std::vector<int> linesOfProblems() const;
    void put();

    std::vector<TextProblem> m_problems; ///< from the check and the run, in text order
    std::vector<TextProblem> m_checked;
    std::optional<RunProblem> m_ofRun;
    std::vector<int> m_drawnLines;
    std::map<int, std::vector<std::size_t>> m_rows; ///< for each line, the problems that the rows are of
    int m_drawnRoom = 0;
    QTimer m_moving; ///< the editor must not be changed while it reports a change
};

} // namespace querymend
