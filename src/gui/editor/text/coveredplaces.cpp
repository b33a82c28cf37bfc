#include "editor/text/coveredplaces.h"

#include "common/theme.h"
#include "editor/text/sqleditor.h"

#include <utility>

namespace querymend {

namespace {

constexpr int opaque = 255;
constexpr auto mark = static_cast<unsigned long>(editornumber::coverMark);

} // namespace

CoveredPlaces::CoveredPlaces(SqlEditor& editor, Theme& theme) : QObject(&editor), m_editor(editor), m_theme(theme)
{
    putLook();
    // Connected after the editor's own slot, which resets all styles.
    connect(&m_theme, &Theme::changed, this, &CoveredPlaces::putLook);
    connect(&m_editor, &QsciScintilla::textChanged, this, &CoveredPlaces::draw);
}

void CoveredPlaces::cover(std::optional<MaskRules> rules)
{
    m_rules = std::move(rules);
    m_editor.send(QsciScintilla::SCI_SETINDICATORCURRENT, mark);
    m_editor.send(QsciScintilla::SCI_INDICATORCLEARRANGE, 0UL, static_cast<long>(m_editor.textSize()));
    draw();
}

void CoveredPlaces::putLook()
{
    m_editor.send(QsciScintilla::SCI_INDICSETSTYLE, mark, QsciScintilla::INDIC_FULLBOX);
    m_editor.sendColour(QsciScintilla::SCI_INDICSETFORE, editornumber::coverMark, m_theme.colour(Tone::muted));
    m_editor.send(QsciScintilla::SCI_INDICSETALPHA, mark, opaque);
    m_editor.send(QsciScintilla::SCI_INDICSETOUTLINEALPHA, mark, opaque);
    m_editor.send(QsciScintilla::SCI_INDICSETUNDER, mark, 0);
}

void CoveredPlaces::draw()
{
    if (!m_rules)
        return;
    m_editor.send(QsciScintilla::SCI_SETINDICATORCURRENT, mark);
    m_editor.send(QsciScintilla::SCI_INDICATORCLEARRANGE, 0UL, static_cast<long>(m_editor.textSize()));
    for (const ByteRange place : maskedPlaces(m_editor.sqlText(), *m_rules))
        m_editor.send(QsciScintilla::SCI_INDICATORFILLRANGE, place.begin, static_cast<long>(place.size()));
}

} // namespace querymend

#include "moc_coveredplaces.cpp"
