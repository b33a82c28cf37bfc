#pragma once

#include "report/runstory.h"

#include <QFrame>

class QLabel;
class QToolButton;

namespace querymend {

class Panels;
class SignLabel;
class Theme;

/// What happened in the run that the timeline shows, in one sentence above its answer; one click copies it. Hidden
/// while there is nothing to tell.
class StorySentence : public QFrame {
    Q_OBJECT

public:
    /// Both must outlive the widget.
    StorySentence(Panels& panels, Theme& theme, QWidget* parent = nullptr);

    /// The plain sentence, as it is copied; empty if there is none.
    [[nodiscard]] QString text() const;

public Q_SLOTS:
    void copy();

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void showStory();
    void nameParts();

    Panels& m_panels;
    Theme& m_theme;
    RunStory m_story;
    SignLabel* m_sign;
    QLabel* m_sentence;
    QToolButton* m_copy;
};

} // namespace querymend
