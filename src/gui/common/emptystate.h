#pragma once

#include "common/icon.h"

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace querymend {

class Theme;

/// Placeholder in the middle of a panel that has nothing to show: why, and what to do about it.
class EmptyState : public QWidget {
    Q_OBJECT

public:
    /// The theme must outlive it.
    EmptyState(Icon icon, const Theme& theme, QWidget* parent = nullptr);

    void setTexts(const QString& title, const QString& text);
    /// Sets the texts of the primary and the secondary button; an empty text hides its button.
    void setActions(const QString& first, const QString& second = {});
    void setProgressShown(bool isShown);

    [[nodiscard]] QString title() const;
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    void firstAsked();
    void secondAsked();

private:
    const Theme& m_theme;
    Icon m_icon;
    QLabel* m_picture;
    QLabel* m_title;
    QLabel* m_text;
    QProgressBar* m_progress;
    QPushButton* m_first;
    QPushButton* m_second;

    void draw();
};

} // namespace querymend
