#pragma once

#include <QScrollArea>

#include <string>

class QLabel;
class QPushButton;

namespace querymend {

struct ErrorWords;

/// Shown in place of rows: says that the statement is running, or why there are none. Scrolls if necessary.
class ProblemPage : public QScrollArea {
    Q_OBJECT

public:
    explicit ProblemPage(QWidget* parent = nullptr);

    /// Shows the beginning of the statement.
    void showRunning(const std::string& statement);
    void showWords(const ErrorWords& words);
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    void placeWanted();
    /// The user wants to read about the error; `place` is one of the help.
    void helpAsked(const QString& place);

private:
    [[nodiscard]] QPushButton* addLink(QWidget* page);
    void setTitle(const QString& title, const QString& role);
    void setHelp(const QString& place);

    QLabel* m_title = nullptr;
    QLabel* m_text = nullptr;
    QLabel* m_excerpt = nullptr;
    QPushButton* m_place = nullptr;
    QPushButton* m_help = nullptr;
};

} // namespace querymend
