#pragma once

#include "base/range.h"
#include "base/textmap.h"
#include "dialect/dialect.h"
#include "editor/scintilla.h"

#include <QStringList>
#include <QTimer>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

class Theme;

/// The files of this machine that are dragged.
[[nodiscard]] QStringList draggedFiles(const QMimeData& data);

/// A text of SQL with its colours. Places are bytes of UTF-8, as everywhere in the core.
class SqlEditor : public QsciScintilla {
    Q_OBJECT

public:
    explicit SqlEditor(Theme& theme, QWidget* parent = nullptr);

    [[nodiscard]] std::string sqlText() const;
    [[nodiscard]] std::string textIn(ByteRange range) const { return std::string(bytesOf(range)); }
    [[nodiscard]] std::uint32_t textSize() const;
    /// Begins a text of its own: nothing before it can be undone.
    void setSqlText(std::string_view text);
    /// More of such a text.
    void appendSqlText(std::string_view text);
    /// Colours cost time: a text that is only shown has none.
    void setStyled(bool isStyled);
    void setDialect(const Dialect& dialect);
    [[nodiscard]] const Dialect& dialect() const { return m_dialect; }

    [[nodiscard]] std::uint32_t caret() const;
    void setCaret(std::uint32_t place);
    [[nodiscard]] ByteRange selectedRange() const;
    /// Also brings it into sight.
    void select(ByteRange range);

    /// In one step of undo. The edits do not overlap; a caret outside of them stays with its text.
    void applyEdits(std::vector<TextEdit> edits);
    /// What is selected gives way; the caret goes `back` bytes behind the end.
    void insertAtCaret(std::string_view text, std::uint32_t back = 0);
    void toggleComment();

    /// A message to the library.
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
    /// A stretch of the text was replaced by one of `newSize` bytes.
    void textReplaced(querymend::ByteRange replaced, std::uint32_t newSize);
    void caretMoved();
    /// A character was typed, not pasted.
    void typed(char32_t character);
    /// Before the editor does with it what it does; `isTaken` says that somebody else has.
    void keyPressed(QKeyEvent* event, bool& isTaken);
    void focusLost();
    /// Files were dropped here, and are to be opened.
    void filesDropped(const QStringList& paths);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    [[nodiscard]] bool canInsertFromMimeData(const QMimeData* source) const override;

private:
    void setUp();
    void leaveShortcutsToWindow();
    void putTheme();
    void takeModification(int at, int kind, int size);
    void styleUpTo(int end);
    [[nodiscard]] long styleSlice(long end);
    void showLineNumbers();
    [[nodiscard]] std::string_view bytesOf(ByteRange range) const;

    Theme& m_theme;
    Dialect m_dialect;
    KeywordSet m_keywords;
    int m_numberDigits = 0;
    bool m_isStyled = true;
    QTimer m_styling; ///< goes on with what was too much at once
    long m_wantedStyled = 0;
};

/// Numbers of Scintilla's things that several classes share.
namespace editornumber {

inline constexpr int removedMark = 8; ///< indicators
inline constexpr int addedMark = 9;
inline constexpr int foundMark = 10;
inline constexpr int currentFoundMark = 11;
inline constexpr int removedStrike = 12;    ///< colour is not the only sign
inline constexpr int coverMark = 13;        ///< what is not to be read
inline constexpr int firstProblemMark = 16; ///< one for each category
inline constexpr int firstAnnotationStyle = 40;
inline constexpr int problemMargin = 1;

} // namespace editornumber

} // namespace querymend
