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
    std::vector<Problem> m_problems;
};

} // namespace querymend
