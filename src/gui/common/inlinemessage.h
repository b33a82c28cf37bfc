#pragma once

#include "common/tone.h"

#include <QFrame>

class QLabel;
class QPushButton;
class QToolButton;

namespace querymend {

class Theme;

/// What there is to say of something, beside it: a drawing, a text, perhaps one thing to do. Hidden where nothing is.
class InlineMessage : public QFrame {
    Q_OBJECT

public:
    explicit InlineMessage(Theme& theme, QWidget* parent = nullptr);

    /// The tone is of a category, or `accent` for what is no problem.
    void say(Tone tone, const QString& text, const QString& action = {});
    void clear();
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    void actionTaken();
    /// By a person.
    void dismissed();

protected:
    void changeEvent(QEvent* event) override;

private:
    void nameClose();
    void paintTone();

    Theme& m_theme;
    Tone m_tone = Tone::accent;
    QLabel* m_drawing = nullptr;
    QLabel* m_text = nullptr;
    QPushButton* m_action = nullptr;
    QToolButton* m_close = nullptr;
};

} // namespace querymend
