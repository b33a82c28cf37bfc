#include "editor/problems/annotation.h"

#include "editor/text/sqleditor.h"

#include <algorithm>

namespace querymend {

namespace {

constexpr std::size_t mostShown = 3;

class AnnotationWriter {
public:
    explicit AnnotationWriter(Category category) : m_category(category) {}

    void add(const QString& text, AnnotationPart part)
    {
        const QByteArray bytes = text.toUtf8();
        m_made.text += bytes;
        m_made.styles += QByteArray(bytes.size(), static_cast<char>(annotationStyle(m_category, part)));
    }

    /// Highlights the name that the message is about.
    void addMessage(const TextProblem& problem)
    {
        const qsizetype at = problem.subject.isEmpty() ? -1 : problem.message.indexOf(problem.subject);
        if (at < 0)
            return add(problem.message, AnnotationPart::words);
        add(problem.message.left(at), AnnotationPart::words);
        add(problem.subject, AnnotationPart::subject);
        add(problem.message.mid(at + problem.subject.size()), AnnotationPart::words);
    }

    [[nodiscard]] const Annotation& made() const { return m_made; }

private:
    Category m_category;
    Annotation m_made;
};

} // namespace

int annotationStyle(Category category, AnnotationPart part)
{
    return editornumber::firstAnnotationStyle + static_cast<int>(category) * annotationParts + static_cast<int>(part);
}

Annotation annotationOf(const std::vector<const TextProblem*>& problems, const QString& action)
{
    Annotation made;
    for (std::size_t i = 0; i < std::min(problems.size(), mostShown); ++i) {
        const TextProblem& problem = *problems[i];
        AnnotationWriter line(lookOf(problem));
        line.add(i == 0 ? QString() : QStringLiteral("\n"), AnnotationPart::words);
        line.add(QStringLiteral(" "), AnnotationPart::bar);
        line.add(QStringLiteral(" \u26A0 "), AnnotationPart::sign);
        line.addMessage(problem);
        line.add(QStringLiteral("  "), AnnotationPart::words);
        if (!problem.fixes.empty())
            line.add(action + QStringLiteral("  "), AnnotationPart::action);
        made.text += line.made().text;
        made.styles += line.made().styles;
    }
    return made;
}

} // namespace querymend
