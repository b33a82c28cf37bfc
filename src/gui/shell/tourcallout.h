#pragma once

#include "shell/calloutplace.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QToolButton;

namespace querymend {

class Theme;

/// A step of the tour, in words beside the part of the window that they are about, with a beak that points there.
/// Left and Right go from step to step, as they are seen.
class TourCallout : public QWidget {
    Q_OBJECT

public:
    /// The theme must outlive the callout, which is over everything else in the window.
    TourCallout(const Theme& theme, QWidget* window);

    /// Sets the step and its words, and has screen readers speak them if they are new. Steps are counted from 1.
    void say(int step, int steps, const QString& title, const QString& text);
    /// Goes where there is room in the window, and points at a part of it; at nothing if that is empty. It covers
    /// little of what is in use.
    void pointAt(const QRect& target, Qt::Orientation beside, const QList<QRect>& inUse);
    /// Sets the focus to the button for the next step.
    void takeFocus();

Q_SIGNALS:
    void backAsked();
    void nextAsked();
    void closeAsked();
    void connectAsked();
    void modelsAsked();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void layOut();
    [[nodiscard]] CalloutSizes sizes() const;

    const Theme& m_theme;
    QLabel* m_title;
    QToolButton* m_close;
    QLabel* m_text;
    QPushButton* m_connect;
    QPushButton* m_models;
    QLabel* m_count;
    QPushButton* m_back;
    QPushButton* m_next;
    CalloutBeak m_beak = CalloutBeak::none;
    int m_tip = 0; ///< along the side of the beak
};

} // namespace querymend
