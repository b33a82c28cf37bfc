#pragma once

#include "inspector/textpiece.h"

#include <QByteArray>
#include <QWidget>

class QLabel;
class QTextEdit;
class QPushButton;

namespace querymend {

class Theme;

/// Shows pieces of text, to be read and copied. What is too long is cut, and can be saved whole.
class PiecePane : public QWidget {
    Q_OBJECT

public:
    static constexpr int margin = 4; ///< around the text, within the padding of the style sheet

    /// The theme outlives it.
    PiecePane(const Theme& theme, const QString& name, QWidget* parent = nullptr);

    /// What is the same stays as it is, with its selection and its place.
    void show(TextPieces pieces);
    using QWidget::show;
    /// What stands behind pieces that were cut, and the name that a file with it would have.
    void offerToSave(QByteArray whole, const QString& fileName);

    [[nodiscard]] QString text() const;

private:
    void render();
    void save();
    void write(const QString& file);

    const Theme& m_theme;
    QTextEdit* m_text;
    QWidget* m_bar;
    QLabel* m_note;
    QPushButton* m_save;
    TextPieces m_pieces;
    QByteArray m_whole;
    QString m_fileName;
};

} // namespace querymend
