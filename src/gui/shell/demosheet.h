#pragma once

#include <QWidget>

class QLabel;
class QLayout;
class QListWidget;
class QPushButton;
class QToolButton;

namespace querymend {

class Demonstration;
class SampleQuestions;
struct Scenario;
class Theme;

/// Lists the demonstrations with what each shows. It is beside the window's panels and keeps its choice while one
/// is played.
class DemoSheet : public QWidget {
    Q_OBJECT

public:
    /// All references must outlive the sheet.
    DemoSheet(Demonstration& demonstration, const SampleQuestions& samples, const Theme& theme,
              QWidget* parent = nullptr);

Q_SIGNALS:
    /// The user wants the room for something else.
    void left();

protected:
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QLayout* makeFoot(const Theme& theme);
    void play();
    void follow(const Scenario& scenario);
    void showTexts();

    Demonstration& m_demonstration;
    const SampleQuestions& m_samples;
    QListWidget* m_list;
    QLabel* m_note;
    QPushButton* m_play;
    QToolButton* m_leave;
};

} // namespace querymend
