#pragma once

#include <QScrollArea>

#include <string>

class QLabel;
class QPushButton;

namespace querymend {

struct ErrorWords;

/// What stands where rows would be: that the statement runs, or why there are none. What has no room is scrolled to.
class ProblemPage : public QScrollArea {
    Q_OBJECT

public:
    explicit ProblemPage(QWidget* parent = nullptr);

    /// Of the statement its beginning is shown.
    void showRunning(const std::string& statement);
    /// No more than a word to whoever sees it.
    void say(const QString& text);
    void showWords(const ErrorWords& words);
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    void placeWanted();

private:
    void setTitle(const QString& title, const QString& role);

    QLabel* m_title = nullptr;
    QLabel* m_text = nullptr;
    QLabel* m_excerpt = nullptr;
    QPushButton* m_place = nullptr;
};

} // namespace querymend
