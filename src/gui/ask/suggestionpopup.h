#pragma once

#include "answer/questioncompletion.h"

#include <QString>
#include <QWidget>

#include <cstdint>
#include <vector>

class QKeyEvent;
class QLabel;
class QListView;
class QPlainTextEdit;
class QStandardItemModel;

namespace querymend {

class NamedRowDelegate;
class Theme;

/// What may come next in the question, below the caret. It never has the focus, and leaves all keys to the box but
/// Ctrl+Space, which opens it and takes what is chosen, Alt with an arrow, which chooses, and Escape, which closes it.
class SuggestionPopup : public QWidget {
    Q_OBJECT

public:
    SuggestionPopup(const Theme& theme, QPlainTextEdit& box);

    /// Shows what `text` may be completed to. Nothing if the box has another text by now, or another caret.
    void propose(std::vector<QuestionSuggestion> suggestions, const QString& text, int caret);
    /// What was typed last may have found nothing because less of the schema was known.
    void askAgain();

Q_SIGNALS:
    /// The text at the caret may be completed; propose() shows to what.
    void wanted(const QString& text, int caret);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum class Trigger : std::uint8_t { none, typed, asked };

    void nameParts();
    void handleText();
    void want(Trigger trigger);
    [[nodiscard]] bool isOurs(const QKeyEvent& event) const;
    void take(const QKeyEvent& event);
    void walk(int rows);
    void accept();
    void place();
    void follow();
    void fill();

    const Theme& m_theme;
    QPlainTextEdit& m_box;
    QStandardItemModel* m_model;
    QListView* m_list;
    QLabel* m_keys;
    NamedRowDelegate* m_rows;
    std::vector<QuestionSuggestion> m_suggestions;
    Trigger m_trigger = Trigger::none; ///< for which suggestions are awaited
    bool m_isTaking = false;
};

} // namespace querymend
