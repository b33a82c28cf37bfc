#include "editor/problems/annotation.h"

#include "editor/text/sqleditor.h"

#include <algorithm>

namespace querymend {

namespace {

constexpr std::size_t mostShown = 3;
constexpr int mostRows = 4; ///< of a problem; the list of problems has the whole message

/// A piece of a message that is not broken, with the blank after it.
struct Word {
    QString text;
    AnnotationPart part = AnnotationPart::words;
};

/// Breaks a message at its blanks, and at the name that it is about, which is highlighted.
std::vector<Word> wordsOf(const TextProblem& problem)
{
    QString message = problem.message;
    message.replace(QLatin1Char('\n'), QLatin1Char(' '));
    const qsizetype begin = problem.subject.isEmpty() ? -1 : message.indexOf(problem.subject);
    const qsizetype end = begin < 0 ? -1 : begin + problem.subject.size();
    std::vector<Word> words;
    qsizetype from = 0;
    for (qsizetype i = 1; i <= message.size(); ++i) {
        const bool isEdge = i == message.size() || i == begin || i == end;
        const bool isBlank = message[i - 1] == QLatin1Char(' ') && i < message.size() && message[i] != QLatin1Char(' ');
        if (!isEdge && !isBlank)
            continue;
        const bool isSubject = from >= begin && from < end;
        words.push_back({message.mid(from, i - from), isSubject ? AnnotationPart::subject : AnnotationPart::words});
        from = i;
    }
    return words;
}

class AnnotationWriter {
public:
    AnnotationWriter(Annotation& made, std::size_t problem, Category category, const AnnotationRoom& room)
        : m_made(made), m_problem(problem), m_category(category), m_room(room)
    {
        beginRow(QStringLiteral(" \u26A0 "));
    }

    /// Goes on in the next row if there is no room; in the last row, the rest is replaced by dots.
    void add(const Word& word)
    {
        if (m_isFull)
            return;
        constexpr auto end = "  "; // which a row ends with
        const int width = m_width + m_room.widthOf(word.text.trimmed() + QLatin1String(end));
        if (width > m_room.width && m_mayBreak) {
            if (m_rows == mostRows) {
                put(QStringLiteral("\u2026"), word.part);
                m_isFull = true;
                return;
            }
            endRow();
            beginRow(QStringLiteral("     "));
        }
        put(word.text, word.part);
        m_mayBreak = word.text.endsWith(QLatin1Char(' ')); // no mark alone in a row
    }

    void endRow() { put(QStringLiteral("  "), AnnotationPart::words); }

private:
    void beginRow(const QString& sign)
    {
        if (!m_made.text.isEmpty())
            put(QStringLiteral("\n"), AnnotationPart::words);
        m_width = 0;
        m_mayBreak = false;
        ++m_rows;
        m_made.problems.push_back(m_problem);
        put(QStringLiteral(" "), AnnotationPart::bar);
        put(sign, AnnotationPart::sign);
    }

    void put(const QString& text, AnnotationPart part)
    {
        const QByteArray bytes = text.toUtf8();
        m_made.text += bytes;
        m_made.styles += QByteArray(bytes.size(), static_cast<char>(annotationStyle(m_category, part)));
        m_width += m_room.widthOf(text);
    }

    Annotation& m_made;
    std::size_t m_problem;
    Category m_category;
    const AnnotationRoom& m_room;
    int m_width = 0;
    int m_rows = 0;
    bool m_mayBreak = false;
    bool m_isFull = false;
};

} // namespace

int annotationStyle(Category category, AnnotationPart part)
{
    return editornumber::firstAnnotationStyle + static_cast<int>(category) * annotationParts + static_cast<int>(part);
}

Annotation annotationOf(const std::vector<const TextProblem*>& problems, const QString& action,
                        const AnnotationRoom& room)
{
    Annotation made;
    for (std::size_t i = 0; i < std::min(problems.size(), mostShown); ++i) {
        const TextProblem& problem = *problems[i];
        AnnotationWriter rows(made, i, lookOf(problem), room);
        for (const Word& word : wordsOf(problem))
            rows.add(word);
        if (!problem.fixes.empty()) {
            rows.add({QStringLiteral("  "), AnnotationPart::words});
            rows.add({action, AnnotationPart::action});
        }
        rows.endRow();
    }
    return made;
}

} // namespace querymend
