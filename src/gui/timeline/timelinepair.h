#pragma once

#include "run/event.h"

#include <QWidget>

#include <vector>

class QLabel;
class QSplitter;

namespace querymend {

class Theme;
class TimelinePanel;

/// The run that is looked at, and where it was made of another one, that beside it or above it.
class TimelinePair : public QWidget {
    Q_OBJECT

public:
    /// The theme outlives it.
    explicit TimelinePair(Theme& theme, QWidget* parent = nullptr);

    [[nodiscard]] TimelinePanel& current() const { return *m_current; }
    [[nodiscard]] TimelinePanel& earlier() const { return *m_earlier; }

    /// The captions say which is which.
    void showEarlier(const std::vector<RunEvent>& events, const QString& earlier, const QString& current);
    void hideEarlier();
    [[nodiscard]] bool hasEarlier() const;

Q_SIGNALS:
    /// Only the current one is wanted.
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
