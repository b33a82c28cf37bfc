#include "editor/text/editorlook.h"

#include "common/theme.h"
#include "editor/text/sqleditor.h"
#include "editor/text/textstyle.h"

#include <QFontInfo>

#include <array>

namespace querymend {

namespace {

enum class Weight : std::uint8_t { normal, bold };

struct StyleRow {
    TextStyle style;
    Tone tone;
    Weight weight;
};

constexpr std::array styleRows{
    StyleRow{TextStyle::plain, Tone::text, Weight::normal},
    StyleRow{TextStyle::keyword, Tone::accent, Weight::bold},
    StyleRow{TextStyle::function, Tone::accent, Weight::normal},
    StyleRow{TextStyle::quotedName, Tone::text, Weight::normal},
    StyleRow{TextStyle::string, Tone::accepted, Weight::normal},
    StyleRow{TextStyle::number, Tone::schema, Weight::normal},
    StyleRow{TextStyle::parameter, Tone::validation, Weight::normal},
    StyleRow{TextStyle::comment, Tone::muted, Weight::normal},
    StyleRow{TextStyle::broken, Tone::execution, Weight::bold},
};

static_assert(styleRows.size() == textStyleCount);

class Look {
public:
    Look(SqlEditor& editor, const Theme& theme) : m_editor(editor), m_theme(theme) {}

    void put()
    {
        putDefault();
        for (const StyleRow& row : styleRows)
            putStyle(static_cast<int>(row.style), row.tone, row.weight);
        send(QsciScintilla::SCI_STYLESETITALIC, static_cast<int>(TextStyle::comment), 1);
        putStyle(QsciScintilla::STYLE_BRACELIGHT, Tone::accent, Weight::bold);
        putStyle(QsciScintilla::STYLE_BRACEBAD, Tone::execution, Weight::bold);
        const QColor panel = m_theme.colour(Tone::panel);
        m_editor.setMarginsBackgroundColor(panel);
        m_editor.setMarginsForegroundColor(m_theme.colour(Tone::muted));
        m_editor.setCaretForegroundColor(m_theme.colour(Tone::text));
        m_editor.setCaretLineBackgroundColor(washed(m_theme.colour(Tone::text), panel, 10));
        m_editor.setSelectionBackgroundColor(m_theme.colour(Tone::selection));
        m_editor.resetSelectionForegroundColor();
        m_editor.setWhitespaceForegroundColor(m_theme.colour(Tone::line));
        putMarks();
    }

private:
    void send(unsigned message, int number, long value)
    {
        m_editor.send(message, static_cast<unsigned long>(number), value);
    }

    void putDefault()
    {
        const QFont font = Theme::codeFont();
        const QFontInfo info(font);
        const int style = QsciScintilla::STYLE_DEFAULT;
        m_editor.sendBytes(QsciScintilla::SCI_STYLESETFONT, style, info.family().toUtf8());
        send(QsciScintilla::SCI_STYLESETSIZEFRACTIONAL, style, qRound(info.pointSizeF() * 100));
        m_editor.sendColour(QsciScintilla::SCI_STYLESETFORE, style, m_theme.colour(Tone::text));
        m_editor.sendColour(QsciScintilla::SCI_STYLESETBACK, style, m_theme.colour(Tone::panel));
        m_editor.send(QsciScintilla::SCI_STYLECLEARALL);
    }

    void putStyle(int style, Tone tone, Weight weight)
    {
        constexpr int normal = 400;
        constexpr int bold = 600;
        m_editor.sendColour(QsciScintilla::SCI_STYLESETFORE, style, m_theme.colour(tone));
        send(QsciScintilla::SCI_STYLESETWEIGHT, style, weight == Weight::bold ? bold : normal);
    }

    void putMark(int mark, int drawing, const QColor& colour, int fill, int outline)
    {
        send(QsciScintilla::SCI_INDICSETSTYLE, mark, drawing);
        m_editor.sendColour(QsciScintilla::SCI_INDICSETFORE, mark, colour);
        send(QsciScintilla::SCI_INDICSETALPHA, mark, fill);
        send(QsciScintilla::SCI_INDICSETOUTLINEALPHA, mark, outline);
        send(QsciScintilla::SCI_INDICSETUNDER, mark, 1);
    }

    void putMarks()
    {
        using namespace editornumber;
        const int box = QsciScintilla::INDIC_STRAIGHTBOX;
        const int outline = m_theme.isHighContrast() ? 200 : 0;
        putMark(addedMark, box, m_theme.colour(Tone::accepted), groundShare, outline);
        putMark(removedMark, box, m_theme.colour(Tone::execution), groundShare, outline);
        putMark(removedStrike, QsciScintilla::INDIC_STRIKE, m_theme.colour(Tone::execution), 0, 0);
        putMark(appearingMark, QsciScintilla::INDIC_TEXTFORE, m_theme.colour(Tone::accepted), 0, 0);
        putMark(foundMark, box, m_theme.colour(Tone::schema), groundShare, outline / 2);
        putMark(currentFoundMark, box, m_theme.colour(Tone::schema), groundShare, 255);
    }

    SqlEditor& m_editor;
    const Theme& m_theme;
};

} // namespace

void putLook(SqlEditor& editor, const Theme& theme)
{
    Look(editor, theme).put();
}

} // namespace querymend
