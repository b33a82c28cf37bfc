#include "editor/problems/problemmarks.h"

#include "common/findingtext.h"
#include "common/icon.h"
#include "common/runwords.h"
#include "common/scaled.h"
#include "common/theme.h"
#include "editor/problems/annotation.h"
#include "editor/problems/problemwords.h"
#include "editor/text/sqleditor.h"

#include <QEvent>
#include <QFontInfo>

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace querymend {

namespace {

constexpr std::array categories{Category::syntaxError, Category::schemaReference,  Category::executionError,
                                Category::emptyResult, Category::validationFailed, Category::generic};

int markOf(Category category)
{
    return editornumber::firstProblemMark + static_cast<int>(category);
}

} // namespace

ProblemMarks::ProblemMarks(SqlEditor& editor, Theme& theme) : QObject(&editor), m_editor(editor), m_theme(theme)
{
    putLook();
    // Connected after the editor's own slot, which resets all styles.
    connect(&m_theme, &Theme::changed, this, &ProblemMarks::putLook);
    connect(&m_editor, &SqlEditor::textReplaced, this, &ProblemMarks::follow);
    m_moving.setSingleShot(true);
    m_moving.setInterval(0);
    connect(&m_moving, &QTimer::timeout, this, &ProblemMarks::followLines);
    m_editor.setMarginSensitivity(editornumber::problemMargin, true);
    m_editor.viewport()->installEventFilter(this);
}

void ProblemMarks::followLines()
{
    if (linesOfProblems() != m_drawnLines || (!m_problems.empty() && roomForAnnotations() != m_drawnRoom))
        draw();
}

bool ProblemMarks::eventFilter(QObject* viewport, QEvent* event)
{
    if (event->type() == QEvent::Resize && !m_problems.empty())
        m_moving.start();
    return QObject::eventFilter(viewport, event);
}

std::vector<int> ProblemMarks::linesOfProblems() const
{
    std::vector<int> lines;
    for (const TextProblem& problem : m_problems)
        lines.push_back(lineOf(problem));
    return lines;
}

void ProblemMarks::follow(ByteRange replaced, std::uint32_t newSize)
{
    if (!m_problems.empty())
        m_moving.start();
    shift(m_problems, replaced, newSize);
    shift(m_checked, replaced, newSize);
    if (!m_ofRun)
        return;
    const ByteRange statement = m_ofRun->statement;
    if (replaced.begin <= statement.end && replaced.end >= statement.begin)
        return m_ofRun.reset(); // the statement was edited
    std::vector<TextProblem> moved{m_ofRun->problem};
    shift(moved, replaced, newSize);
    m_ofRun->problem = moved.front();
    if (replaced.end <= statement.begin) {
        const std::uint32_t begin = statement.begin - replaced.size() + newSize;
        m_ofRun->statement = {begin, begin + statement.size()};
    }
}

void ProblemMarks::putLook()
{
    const QSize drawing(scaled(14), scaled(14));
    for (const Category category : categories) {
        const QColor colour = m_theme.colour(toneOf(category));
        const int mark = markOf(category);
        m_editor.send(QsciScintilla::SCI_INDICSETSTYLE, static_cast<unsigned long>(mark),
                      QsciScintilla::INDIC_SQUIGGLEPIXMAP);
        // Below the text, or it would hide underscores.
        m_editor.send(QsciScintilla::SCI_INDICSETUNDER, static_cast<unsigned long>(mark), 1L);
        m_editor.sendColour(QsciScintilla::SCI_INDICSETFORE, mark, colour);
        m_editor.markerDefine(iconPixmap(iconOf(cardKindOf(category)), colour, drawing, 1), static_cast<int>(category));
        putAnnotationLook(category);
    }
    m_editor.setMarginMarkerMask(editornumber::problemMargin, (1 << categories.size()) - 1);
}

void ProblemMarks::putAnnotationLook(Category category)
{
    const QColor colour = m_theme.colour(toneOf(category));
    const QColor ground = washed(colour, m_theme.colour(Tone::panel), 28);
    const QColor text = m_theme.colour(Tone::text);
    const auto put = [&](AnnotationPart part, const QColor& fore, const QColor& back, long weight) {
        const int style = annotationStyle(category, part);
        m_editor.sendBytes(QsciScintilla::SCI_STYLESETFONT, style, QFontInfo(Theme::workFont()).family().toUtf8());
        m_editor.sendColour(QsciScintilla::SCI_STYLESETFORE, style, fore);
        m_editor.sendColour(QsciScintilla::SCI_STYLESETBACK, style, back);
        m_editor.send(QsciScintilla::SCI_STYLESETWEIGHT, static_cast<unsigned long>(style), weight);
    };
    constexpr long normal = 400;
    constexpr long bold = 600;
    put(AnnotationPart::bar, colour, colour, normal);
    put(AnnotationPart::sign, colour, ground, normal);
    put(AnnotationPart::words, text, ground, normal);
    put(AnnotationPart::subject, text, ground, bold);
    put(AnnotationPart::action, m_theme.colour(Tone::accent), ground, bold);
}

void ProblemMarks::show(std::vector<TextProblem> problems)
{
    m_checked = std::move(problems);
    put();
}

void ProblemMarks::showOfRun(const TextProblem& problem, ByteRange statement)
{
    m_ofRun = RunProblem{problem, statement};
    put();
}

void ProblemMarks::forgetRun()
{
    if (m_ofRun) {
        m_ofRun.reset();
        put();
    }
}

/// Leaves out the run's problem if one of the check overlaps it, as both mean the same.
void ProblemMarks::put()
{
    m_problems = m_checked;
    const auto isThere = [this](const TextProblem& problem) {
        return problem.range.begin <= m_ofRun->problem.range.end && m_ofRun->problem.range.begin <= problem.range.end;
    };
    if (m_ofRun && std::none_of(m_checked.begin(), m_checked.end(), isThere))
        m_problems.push_back(m_ofRun->problem);
    std::stable_sort(m_problems.begin(), m_problems.end(),
                     [](const TextProblem& a, const TextProblem& b) { return a.range.begin < b.range.begin; });
    draw();
    m_editor.setAccessibleDescription(spokenProblems(m_problems, m_editor));
    Q_EMIT changed();
}

void ProblemMarks::clear()
{
    for (const Category category : categories) {
        m_editor.send(QsciScintilla::SCI_SETINDICATORCURRENT, static_cast<unsigned long>(markOf(category)));
        m_editor.send(QsciScintilla::SCI_INDICATORCLEARRANGE, 0UL, static_cast<long>(m_editor.textSize()));
    }
    m_editor.markerDeleteAll();
}

void ProblemMarks::draw()
{
    clear();
    m_drawnLines = linesOfProblems();
    m_drawnRoom = roomForAnnotations();
    m_rows.clear();
    std::map<int, std::vector<const TextProblem*>> lines;
    for (const TextProblem& problem : m_problems) {
        drawMark(problem);
        lines[lineOf(problem)].push_back(&problem);
    }
    if (lines.empty())
        m_editor.send(QsciScintilla::SCI_ANNOTATIONCLEARALL);
    for (int line = 0; line < m_editor.lines() && !lines.empty(); ++line) {
        if (lines.contains(line))
            annotate(line, lines[line]);
        else if (m_editor.send(QsciScintilla::SCI_ANNOTATIONGETLINES, static_cast<unsigned long>(line)) > 0)
            m_editor.clearAnnotations(line);
    }
    m_editor.send(QsciScintilla::SCI_ANNOTATIONSETVISIBLE,
                  static_cast<unsigned long>(QsciScintilla::ANNOTATION_STANDARD));
}

/// Makes an empty range visible by adding the next character, or the previous one at the end of a line.
ByteRange ProblemMarks::visibleRange(ByteRange range) const
{
    const std::uint32_t size = m_editor.textSize();
    range = {std::min(range.begin, size), std::min(range.end, size)};
    if (!range.empty() || size == 0)
        return range;
    const auto to = [&](unsigned message) {
        return static_cast<std::uint32_t>(m_editor.send(message, static_cast<unsigned long>(range.begin)));
    };
    const bool isAtEnd = m_editor.send(QsciScintilla::SCI_GETCHARAT, range.begin) <= ' ';
    return isAtEnd ? ByteRange{to(QsciScintilla::SCI_POSITIONBEFORE), range.end}
                   : ByteRange{range.begin, to(QsciScintilla::SCI_POSITIONAFTER)};
}

void ProblemMarks::drawMark(const TextProblem& problem)
{
    const Category category = lookOf(problem);
    m_editor.send(QsciScintilla::SCI_SETINDICATORCURRENT, static_cast<unsigned long>(markOf(category)));
    const auto underline = [this](ByteRange range) {
        m_editor.send(QsciScintilla::SCI_INDICATORFILLRANGE, range.begin, static_cast<long>(range.size()));
    };
    underline(visibleRange(problem.range));
    std::ranges::for_each(problem.repeats, underline);
    m_editor.markerAdd(lineOf(problem), static_cast<int>(category));
}

void ProblemMarks::annotate(int line, const std::vector<const TextProblem*>& problems)
{
    // Bold letters are the widest.
    const auto style = static_cast<unsigned long>(annotationStyle(lookOf(*problems.front()), AnnotationPart::subject));
    const auto widthOf = [&](const QString& text) {
        return static_cast<int>(m_editor.SendScintilla(QsciScintilla::SCI_TEXTWIDTH, style, text.toUtf8().constData()));
    };
    Annotation made = annotationOf(problems, tr("Click or Alt+↵ for a fix"), {m_drawnRoom, widthOf});
    m_rows[line] = std::move(made.problems);
    m_editor.sendBytes(QsciScintilla::SCI_ANNOTATIONSETTEXT, line, made.text);
    m_editor.sendBytes(QsciScintilla::SCI_ANNOTATIONSETSTYLES, line, made.styles);
}

/// The editor may not have been laid out yet.
int ProblemMarks::roomForAnnotations() const
{
    constexpr int least = 200;
    long margins = m_editor.send(QsciScintilla::SCI_GETMARGINLEFT) + m_editor.send(QsciScintilla::SCI_GETMARGINRIGHT);
    for (unsigned long margin = 0; margin < static_cast<unsigned long>(m_editor.margins()); ++margin)
        margins += m_editor.send(QsciScintilla::SCI_GETMARGINWIDTHN, margin);
    return std::max(least, m_editor.viewport()->width() - static_cast<int>(margins));
}

int ProblemMarks::lineOf(const TextProblem& problem) const
{
    return static_cast<int>(m_editor.send(QsciScintilla::SCI_LINEFROMPOSITION, problem.range.begin));
}

const TextProblem* ProblemMarks::atCaret() const
{
    const std::uint32_t caret = m_editor.caret();
    const auto find = [this](auto fits) {
        const auto found = std::find_if(m_problems.begin(), m_problems.end(), fits);
        return found == m_problems.end() ? nullptr : &*found;
    };
    // The narrowest range wins, because a problem may cover the whole statement.
    const TextProblem* best = nullptr;
    for (const TextProblem& problem : m_problems) {
        const bool isAround = problem.range.begin <= caret && caret <= problem.range.end;
        if (isAround && (!best || problem.range.size() < best->range.size()))
            best = &problem;
    }
    if (best)
        return best;
    const int line = static_cast<int>(m_editor.send(QsciScintilla::SCI_LINEFROMPOSITION, caret));
    return find([&](const TextProblem& problem) { return lineOf(problem) == line; });
}

const TextProblem* ProblemMarks::toMend() const
{
    const std::uint32_t caret = m_editor.caret();
    const int line = static_cast<int>(m_editor.send(QsciScintilla::SCI_LINEFROMPOSITION, caret));
    // The best has the smallest rank: around the caret (the narrowest first), on its line, after it, before it.
    const auto rankOf = [&](const TextProblem& problem) {
        if (problem.range.begin <= caret && caret <= problem.range.end)
            return std::pair(0, problem.range.size());
        if (lineOf(problem) == line)
            return std::pair(1, problem.range.begin);
        return std::pair(problem.range.begin > caret ? 2 : 3, problem.range.begin);
    };
    const TextProblem* best = nullptr;
    for (const TextProblem& problem : m_problems) {
        if (!problem.fixes.empty() && (!best || rankOf(problem) < rankOf(*best)))
            best = &problem;
    }
    return best;
}

const TextProblem* ProblemMarks::at(int line, int row) const
{
    const auto rows = m_rows.find(line);
    if (rows == m_rows.end() || row < 0 || static_cast<std::size_t>(row) >= rows->second.size())
        return nullptr;
    std::size_t before = rows->second[static_cast<std::size_t>(row)];
    for (const TextProblem& problem : m_problems) {
        if (lineOf(problem) == line && before-- == 0)
            return &problem;
    }
    return nullptr;
}

const TextProblem* ProblemMarks::next() const
{
    const std::uint32_t caret = m_editor.selectedRange().begin;
    const auto found = std::find_if(m_problems.begin(), m_problems.end(),
                                    [&](const TextProblem& problem) { return problem.range.begin > caret; });
    if (found != m_problems.end())
        return &*found;
    return m_problems.empty() ? nullptr : &m_problems.front();
}

const TextProblem* ProblemMarks::previous() const
{
    const std::uint32_t caret = m_editor.selectedRange().begin;
    const auto found = std::find_if(m_problems.rbegin(), m_problems.rend(),
                                    [&](const TextProblem& problem) { return problem.range.begin < caret; });
    if (found != m_problems.rend())
        return &*found;
    return m_problems.empty() ? nullptr : &m_problems.back();
}

} // namespace querymend

#include "moc_problemmarks.cpp"
