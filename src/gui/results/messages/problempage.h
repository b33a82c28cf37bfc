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

protected:
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QPushButton* addLink(QWidget* page);
    void setTitle(const QString& title, const QString& role);
    void setHelp(const QString& place);
    void setExcerpt(const QString& excerpt);

    QLabel* m_title = nullptr;
    QLabel* m_text = nullptr;
    QLabel* m_running = nullptr; ///< the beginning of a statement
    QLabel* m_excerpt = nullptr; ///< of a statement, with a mark below its place
    QScrollArea* m_excerptArea = nullptr;
    QPushButton* m_place = nullptr;
    QPushButton* m_help = nullptr;
};

} // namespace querymend
