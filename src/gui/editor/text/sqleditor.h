#pragma once

#include "base/range.h"
#include "base/textmap.h"
#include "dialect/dialect.h"
#include "editor/text/scintilla.h"
#include "editor/text/tabkey.h"

#include <QStringList>
#include <QTimer>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

class Theme;

/// An editor for SQL, with colours. Positions are UTF-8 byte offsets, as everywhere in the core.
class SqlEditor : public QsciScintilla {
    Q_OBJECT

public:
    explicit SqlEditor(Theme& theme, QWidget* parent = nullptr);

    [[nodiscard]] std::string sqlText() const;
    [[nodiscard]] std::string textIn(ByteRange range) const { return std::string(bytesOf(range)); }
    [[nodiscard]] std::uint32_t textSize() const;
    /// Replaces the text and clears the undo history.
    void setSqlText(std::string_view text);
    /// Appends to the text, also without undo.
    void appendSqlText(std::string_view text);
    /// Turns colours on or off. They take time, so texts that are only shown have none.
    void setStyled(bool isStyled);
    /// Ctrl+] and Ctrl+[ indent in any case.
    void setTabKey(TabKey key) { m_tabKey = key; }
    void setDialect(const Dialect& dialect);
    [[nodiscard]] const Dialect& dialect() const { return m_dialect; }

    [[nodiscard]] std::uint32_t caret() const;
    void setCaret(std::uint32_t place);
    [[nodiscard]] ByteRange selectedRange() const;
    /// Selects the range and scrolls to it.
    void select(ByteRange range);

    /// Applies edits that do not overlap, as one undo step. A caret outside them stays with its text.
    void applyEdits(std::vector<TextEdit> edits);
    /// Replaces the selection and puts the caret `back` bytes before the end of the new text.
    void insertAtCaret(std::string_view text, std::uint32_t back = 0);
    /// Replaces the selection by names, with blanks where they would run into other words.
    void insertName(std::string_view names);
    void toggleComment();
    /// Scrolls to the left, as far as the caret stays visible.
    void showFromLeft();

    /// Sends a message to Scintilla.
    long send(unsigned message, unsigned long first = 0, long second = 0) const
    {
        return SendScintilla(message, first, second);
    }
    void sendColour(unsigned message, int number, const QColor& colour)
    {
        SendScintilla(message, static_cast<unsigned long>(number), colour);
    }
    void sendBytes(unsigned message, int number, const QByteArray& bytes)
    {
        SendScintilla(message, static_cast<unsigned long>(number), bytes.constData());
    }

Q_SIGNALS:
    /// A range of the text was replaced by `newSize` bytes.
    void textReplaced(querymend::ByteRange replaced, std::uint32_t newSize);
    void caretMoved();
    /// A character was typed, not pasted.
    void typed(char32_t character);
    /// Emitted before the editor handles a key; a receiver that handles it instead sets `isTaken`.
    void keyPressed(QKeyEvent* event, bool& isTaken);
    void focusLost();
    /// A row of the annotation below a line was clicked.
    void annotationClicked(int line, int row);
    /// Files were dropped here, to be opened.
    void filesDropped(const QStringList& paths);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    [[nodiscard]] bool canInsertFromMimeData(const QMimeData* source) const override;

private:
    void setUp();
    void leaveShortcutsToWindow();
    void putTheme();
    void handleModification(int at, int kind, int size);
    void styleUpTo(int end);
    [[nodiscard]] long styleSlice(long end);
    void showLineNumbers();
    [[nodiscard]] std::string_view bytesOf(ByteRange range) const;

    Theme& m_theme;
    Dialect m_dialect;
    KeywordSet m_keywords;
    int m_numberDigits = 0;
    TabKey m_tabKey = TabKey::movesFocus;
    bool m_isStyled = true;
    QTimer m_styling; ///< continues with the next slice
    long m_wantedStyled = 0;
};

/// Numbers of Scintilla's indicators, styles and margins that several classes share.
namespace editornumber {

inline constexpr int removedMark = 8; ///< indicators
inline constexpr int addedMark = 9;
inline constexpr int foundMark = 10;
inline constexpr int currentFoundMark = 11;
inline constexpr int removedStrike = 12;    ///< so that colour is not the only cue
inline constexpr int coverMark = 13;        ///< hides what must not be read
inline constexpr int appearingMark = 14;    ///< fades in
inline constexpr int firstProblemMark = 16; ///< one for each category
inline constexpr int firstAnnotationStyle = 40;
inline constexpr int problemMargin = 1;

} // namespace editornumber

} // namespace querymend
