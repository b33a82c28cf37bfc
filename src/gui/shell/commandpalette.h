#pragma once

#include <QFrame>
#include <QList>
#include <QString>

class QAction;
class QLabel;
class QLineEdit;
class QListWidget;

namespace querymend {

class Theme;

/// How well a text answers what was typed: its letters in this order, better together and at the beginnings of words.
/// None where a letter is missing.
[[nodiscard]] std::optional<int> paletteScore(const QString& typed, const QString& text);

/// A box over the window in which any action is found by a few of its letters.
class CommandPalette : public QFrame {
    Q_OBJECT

public:
    /// The actions outlive it. Those that cannot be done now are left out.
    CommandPalette(const Theme& theme, QList<QAction*> actions, QWidget* window);

    void open();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill();
    void take();

    const Theme& m_theme;
    QList<QAction*> m_actions;
    QLineEdit* m_typed = nullptr;
    QListWidget* m_found = nullptr;
    QLabel* m_nothing = nullptr;
};

} // namespace querymend
