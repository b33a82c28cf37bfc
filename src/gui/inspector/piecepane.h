#pragma once

#include "inspector/textpiece.h"

#include <QByteArray>
#include <QWidget>

class QLabel;
class QTextEdit;
class QPushButton;

namespace querymend {

class Theme;

/// Shows pieces of text, to be read and copied. Text that is too long is cut, and can be saved in full.
class PiecePane : public QWidget {
    Q_OBJECT

public:
    static constexpr int margin = 4; ///< around the text, within the padding of the style sheet

    /// The theme must outlive the pane.
    PiecePane(const Theme& theme, const QString& name, QWidget* parent = nullptr);

    /// Does nothing if the pieces are the same, which keeps the selection and the scroll position.
    void show(TextPieces pieces);
    using QWidget::show;
    /// Offers to save the whole of a text that was cut, under the given file name.
    void offerToSave(QByteArray whole, const QString& fileName);

    /// Offers to read about what is shown, at a place in the help; nothing if it is empty.
    void offerHelp(const QString& place);

    [[nodiscard]] QString text() const;
    /// How many letters of code fit on a line, beside the scroll bar if the text needs one.
    [[nodiscard]] int columns() const;

Q_SIGNALS:
    void helpAsked(const QString& place);
    void widthChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void render();
    void save();
    void write(const QString& file);

    const Theme& m_theme;
    QTextEdit* m_text;
    QWidget* m_bar;
    QLabel* m_note;
    QPushButton* m_save;
    QPushButton* m_help = nullptr; ///< null until help is offered
    TextPieces m_pieces;
    QByteArray m_whole;
    QString m_fileName;
};

} // namespace querymend
