#pragma once

#include <QFrame>

class QAction;
class QLabel;

namespace querymend {

class SteerActions;
class SignLabel;
class Theme;

/// Shows unobtrusively, beside the timeline, that a run is stopped, where, and what can be done. The question box has
/// the button that ends the run.
class StopBar : public QFrame {
    Q_OBJECT

public:
    /// Both must outlive it.
    StopBar(SteerActions& actions, Theme& theme, QWidget* parent = nullptr);

    void say(const QString& title, const QString& detail);

private:
    void paintTone();

    Theme& m_theme;
    SignLabel* m_sign;
    QLabel* m_title;
    QLabel* m_detail;
};

} // namespace querymend
