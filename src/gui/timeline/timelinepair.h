#pragma once

#include "run/event.h"

#include <QWidget>

#include <vector>

class QLabel;
class QSplitter;

namespace querymend {

class Theme;
class TimelinePanel;

/// Shows the current run and, if it was derived from another one, that run beside or above it.
class TimelinePair : public QWidget {
    Q_OBJECT

public:
    /// The theme must outlive the pair.
    explicit TimelinePair(Theme& theme, QWidget* parent = nullptr);

    [[nodiscard]] TimelinePanel& current() const { return *m_current; }
    [[nodiscard]] TimelinePanel& earlier() const { return *m_earlier; }

    /// The captions identify the runs.
    void showEarlier(const std::vector<RunEvent>& events, const QString& earlier, const QString& current);
    void hideEarlier();
    [[nodiscard]] bool hasEarlier() const;

Q_SIGNALS:
    /// The user closed the earlier run.
    void earlierLeft();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] QWidget* captioned(QLabel& caption, TimelinePanel& panel, QWidget* button);

    TimelinePanel* m_current;
    TimelinePanel* m_earlier;
    QLabel* m_currentCaption;
    QLabel* m_earlierCaption;
    QSplitter* m_splitter;
    QWidget* m_earlierSide = nullptr;
};

} // namespace querymend
