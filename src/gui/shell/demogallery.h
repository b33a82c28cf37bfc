#pragma once

#include <QDialog>

class QLabel;
class QListWidget;
class QPushButton;

namespace querymend {

class Demonstration;
class SampleQuestions;
class Workbench;

/// Lists the demonstrations with what each shows; plays them in one go or call by call, without blocking the window.
class DemoGallery : public QDialog {
    Q_OBJECT

public:
    /// All references must outlive the dialog.
    DemoGallery(Demonstration& demonstration, const Workbench& workbench, const SampleQuestions& samples,
                QWidget* parent = nullptr);

private:
    void play();
    void step();
    void showPace();
    [[nodiscard]] std::string chosen() const;

    Demonstration& m_demonstration;
    const Workbench& m_workbench;
    QListWidget* m_list;
    QLabel* m_state;
    QPushButton* m_play;
    QPushButton* m_pause;
    QPushButton* m_step;
};

} // namespace querymend
