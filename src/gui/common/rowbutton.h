#pragma once

#include "common/icon.h"

#include <QAbstractButton>

namespace querymend {

class Theme;

/// A line of a list that can be pressed: a drawing, a title, and what stands muted below it.
class RowButton : public QAbstractButton {
    Q_OBJECT

public:
    /// The theme outlives it.
    RowButton(const QIcon& icon, const QString& title, const QString& note, const Theme& theme,
              QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_note;
    const Theme& m_theme;
};

} // namespace querymend
