#include "shell/helpsearch.h"

#include "shell/helppages.h"

#include <algorithm>

namespace querymend {

namespace {

/// Makes texts equal that differ only in case or accents.
QString folded(const QString& text)
{
    QString made = text.normalized(QString::NormalizationForm_KD).toCaseFolded();
    made.removeIf([](QChar c) { return c.category() == QChar::Mark_NonSpacing; });
    return made;
}

bool holdsAll(const QString& text, const QStringList& words)
{
    return std::ranges::all_of(words, [&](const QString& word) { return text.contains(word); });
}

} // namespace

HelpSearch::HelpSearch(const QString& language)
{
    for (const QString& page : helpPageNames()) {
        const QList<HelpSection> sections = helpSections(helpPageText(page, language));
        for (const HelpSection& section : sections) {
            const QString title = sections.front().heading;
            const QString place = page + QLatin1Char('#') + section.anchor;
            const QString text = title + QLatin1Char('\n') + section.heading + QLatin1Char('\n') + section.text;
            m_entries.append({{place, title, section.heading}, folded(section.heading), folded(text)});
        }
    }
}

QList<HelpHit> HelpSearch::find(const QString& words) const
{
    const QStringList wanted = folded(words).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    if (wanted.isEmpty())
        return {};
    QList<HelpHit> named;
    QList<HelpHit> others;
    for (const Entry& entry : m_entries) {
        if (holdsAll(entry.heading, wanted))
            named.append(entry.hit);
        else if (holdsAll(entry.text, wanted))
            others.append(entry.hit);
    }
    return named + others;
}

} // namespace querymend
