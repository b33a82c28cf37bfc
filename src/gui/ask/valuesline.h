#pragma once

#include "answer/valueindex.h"

#include <QWidget>

#include <optional>

class QLabel;
class QProgressBar;
class QShortcut;

namespace querymend {

/// Says that the values of the database are being read, and how far. Escape, or its button, stops that.
class ValuesLine : public QWidget {
    Q_OBJECT

public:
    /// Escape works anywhere in the parent.
    explicit ValuesLine(QWidget* parent);

    /// Hides itself without progress.
    void show(const std::optional<ValuesProgress>& progress);

Q_SIGNALS:
    void stopAsked();

protected:
    void changeEvent(QEvent* event) override;

private:
    void fill();

    std::optional<ValuesProgress> m_shown;
    QLabel* m_text;
    QProgressBar* m_bar;
    QShortcut* m_escape;
};

} // namespace querymend
