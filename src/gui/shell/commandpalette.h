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

/// Scores how well a text matches what was typed: its letters in this order, with more for adjacent ones and beginnings
/// of words. Returns nothing if a letter is missing.
[[nodiscard]] std::optional<int> paletteScore(const QString& typed, const QString& text);

/// A box over the window that finds any action by a few of its letters.
class CommandPalette : public QFrame {
    Q_OBJECT

public:
    /// The theme and the actions must outlive the palette. Disabled actions are not listed.
    CommandPalette(const Theme& theme, QList<QAction*> actions, QWidget* window);

    void open();

Q_SIGNALS:
    /// The actions are about to be listed.
    void aboutToOpen();
    void closed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void fill();
    void take();

    QList<QAction*> m_actions;
    QLineEdit* m_typed = nullptr;
    QListWidget* m_found = nullptr;
    QLabel* m_nothing = nullptr;
};

} // namespace querymend
