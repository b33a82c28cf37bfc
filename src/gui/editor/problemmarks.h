#pragma once

#include "editor/textproblem.h"

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

    void show(std::vector<TextProblem> problems);
    /// What came of running a statement. It stands beside what the check says, until the statement is changed.
    void showOfRun(const TextProblem& problem, ByteRange statement);
    void forgetRun();
    [[nodiscard]] const std::vector<TextProblem>& problems() const { return m_problems; }
    /// The one that the caret is in or right beside, else the first of its line.
    [[nodiscard]] const TextProblem* atCaret() const;
    /// From the caret on, and round the end.
    [[nodiscard]] const TextProblem* next() const;
    [[nodiscard]] const TextProblem* previous() const;

Q_SIGNALS:
    void changed();

private:
    void putLook();
    void putAnnotationLook(Category category);
    void draw();
    void clear();
    void drawMark(const TextProblem& problem);
    void annotate(int line, const std::vector<const TextProblem*>& problems);
    [[nodiscard]] int lineOf(const TextProblem& problem) const;
    [[nodiscard]] ByteRange visibleRange(ByteRange range) const;

    SqlEditor& m_editor;
    Theme& m_theme;
    struct RunProblem {
        TextProblem problem;
        ByteRange statement;
    };

    void follow(ByteRange replaced, std::uint32_t newSize);
    void put();

    std::vector<TextProblem> m_problems; ///< all of them, by place
    std::vector<TextProblem> m_checked;
    std::optional<RunProblem> m_ofRun;
};

} // namespace querymend
