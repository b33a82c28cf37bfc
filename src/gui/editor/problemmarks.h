#pragma once

#include "editor/problem.h"

#include <QObject>

#include <optional>
#include <vector>

namespace querymend {

class SqlEditor;
class Theme;

/// Shows what is wrong with a text in its editor: a squiggle under the exact bytes, a mark in the margin, and a line of
/// words below. While the text changes it all moves along, until the next check says better.
class ProblemMarks : public QObject {
    Q_OBJECT

public:
    ProblemMarks(SqlEditor& editor, Theme& theme);

    void show(std::vector<Problem> problems);
    /// What came of running a statement. It stands beside what the check says, until the statement is changed.
    void showOfRun(const Problem& problem, ByteRange statement);
    void forgetRun();
    [[nodiscard]] const std::vector<Problem>& problems() const { return m_problems; }
    /// The one that the caret is in or right beside, else the first of its line.
    [[nodiscard]] const Problem* atCaret() const;
    /// From the caret on, and round the end.
    [[nodiscard]] const Problem* next() const;
    [[nodiscard]] const Problem* previous() const;

Q_SIGNALS:
    void changed();

private:
    void putLook();
    void putAnnotationLook(Category category);
    void draw();
    void clear();
    void drawMark(const Problem& problem);
    void annotate(int line, const std::vector<const Problem*>& problems);
    [[nodiscard]] int lineOf(const Problem& problem) const;
    [[nodiscard]] ByteRange visibleRange(ByteRange range) const;

    SqlEditor& m_editor;
    Theme& m_theme;
    struct RunProblem {
        Problem problem;
        ByteRange statement;
    };

    void follow(ByteRange replaced, std::uint32_t newSize);
    void put();

    std::vector<Problem> m_problems; ///< all of them, by place
    std::vector<Problem> m_checked;
    std::optional<RunProblem> m_ofRun;
};

} // namespace querymend
