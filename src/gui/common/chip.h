#pragma once

#include "common/icon.h"

#include <QToolButton>

#include <optional>
#include <utility>

namespace querymend {

class Theme;

/// A small button that shows a choice: its name, muted, and its value. A menu lists the values.
class Chip : public QToolButton {
    Q_OBJECT
    Q_PROPERTY(QString value READ value WRITE setValue)

public:
    Chip(const QString& name, const Theme& theme, QWidget* parent = nullptr);

    void setValue(const QString& value);
    [[nodiscard]] const QString& value() const { return m_value; }
    /// Keeps the value from being elided; for short words, but not for names that people chose.
    void setWhole(bool isWhole);
    /// Leaves the name out where there is too little room for both, instead of eliding the value.
    void setNameYielding(bool isYielding);
    /// Puts an icon before the name.
    void setMark(Icon icon, Tone tone);
    /// The same, in colours of its own; a null one removes it.
    void setMark(const QIcon& icon);

    [[nodiscard]] QSize sizeHint() const override;
    /// When there is little room, the value is elided first, then the name.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QString shownValue(int room) const;
    /// The name, elided or left out if there is no room for it.
    [[nodiscard]] QString shownName(int room) const;
    [[nodiscard]] int markWidth() const;

    const Theme& m_theme;
    QString m_value;
    bool m_isWhole = false;
    bool m_isNameYielding = false;
    std::optional<std::pair<Icon, Tone>> m_mark;
    QIcon m_picture; ///< instead of the mark
};

} // namespace querymend
