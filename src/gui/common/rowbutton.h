#pragma once

#include "common/icon.h"

#include <QAbstractButton>
#include <QStringList>

#include <map>
#include <utility>

namespace querymend {

class Theme;

/// A button that looks like a list row: an icon, a title, and a muted note of up to three lines below it.
class RowButton : public QAbstractButton {
    Q_OBJECT
    Q_PROPERTY(QString note READ note WRITE setNote)

public:
    /// The theme must outlive it.
    RowButton(const QIcon& icon, const QString& title, const QString& note, const Theme& theme,
              QWidget* parent = nullptr);

    [[nodiscard]] const QString& note() const { return m_note; }
    void setNote(const QString& note);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] const QStringList& noteLines(int width) const;

    QString m_note;
    /// By their width and the font's size: layouts ask for the same few heights again and again.
    mutable std::map<std::pair<int, int>, QStringList> m_noteLines;
    const Theme& m_theme;
};

} // namespace querymend
