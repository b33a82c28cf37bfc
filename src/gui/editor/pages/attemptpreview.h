#pragma once

#include "check/finding.h"
#include "common/changewords.h"

#include <QWidget>

#include <cstdint>
#include <string>
#include <vector>

class QLabel;
class QPushButton;

namespace querymend {

struct Dialect;
class ProblemMarks;
class SqlEditor;
class Theme;

/// What the user can do with a previewed statement.
enum class PreviewOffer : std::uint8_t {
    none,   ///< there is no statement
    open,   ///< in a tab of its own
    accept, ///< as the answer to the question
};

/// What the text of a previewed attempt is.
enum class PreviewedText : std::uint8_t {
    statement,
    prose, ///< what was replied instead of a statement
};

/// An attempt of a run, for the preview.
struct PreviewedAttempt {
    QString title;      ///< `Attempt 2`
    QString origin;     ///< of its run
    std::string before; ///< the statement that it is compared with; empty if there is none
    std::string sql;
    std::string whole;             ///< what `sql` is changing into; empty if it is not changing
    std::vector<Finding> findings; ///< what is wrong with it
    QString progress;              ///< of a reply that is still arriving, or was cut short
    ByteRange appearing;           ///< what is fading in
    double appeared = 1;           ///< how much of it can be seen, from 0 to 1
    PreviewOffer offer = PreviewOffer::open;
    PreviewedText kind = PreviewedText::statement;
};

/// Shows the statement of an attempt over the user's texts, which stay as they are: with its mistakes marked, and with
/// what it changed.
class AttemptPreview : public QWidget {
    Q_OBJECT

public:
    explicit AttemptPreview(Theme& theme, QWidget* parent = nullptr);

    void show(PreviewedAttempt attempt);
    using QWidget::show;
    void setDialect(const Dialect& dialect);
    [[nodiscard]] const PreviewedAttempt& attempt() const { return m_attempt; }
    [[nodiscard]] SqlEditor& editor() const { return *m_editor; }
    [[nodiscard]] ProblemMarks& marks() const { return *m_marks; }

Q_SIGNALS:
    /// The user wants the statement among the texts.
    void taken();
    /// The user wants to go back to the texts.
    void left();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] QWidget* makeBar();
    /// Says as much as there is room for, without cutting words.
    void fitWords();
    void showSql();
    void scrollToProblem();
    void showChange();
    void showAppearing();
    void showWords();

    Theme& m_theme;
    PreviewedAttempt m_attempt;
    QLabel* m_title = nullptr;
    QLabel* m_note = nullptr;
    QLabel* m_origin = nullptr;
    QLabel* m_change;
    QList<ShownChange> m_changes;
    QPushButton* m_take = nullptr;
    SqlEditor* m_editor;
    ProblemMarks* m_marks;
};

} // namespace querymend
