#pragma once

#include <QWidget>

#include <string>

class QLabel;
class QListWidget;
class QPushButton;

namespace querymend {

class Demonstration;
class SampleQuestions;
class Theme;

/// Lists the demonstrations with what each shows. It stands beside the window's panels and keeps its choice while one
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
    [[nodiscard]] QWidget* makeHead(const Theme& theme);
    void play();
    void showTexts();

    Demonstration& m_demonstration;
    QListWidget* m_list;
    QLabel* m_title;
    QLabel* m_note;
    QPushButton* m_play;
};

} // namespace querymend
