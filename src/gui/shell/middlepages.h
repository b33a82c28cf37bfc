#pragma once

#include "db/addresses/connectiontarget.h"

#include <QSize>
#include <QStackedWidget>

#include <string>

namespace querymend {

class InlineMessage;
class Panels;
class StartPage;
struct WindowParts;

/// The middle of the window below the question: the texts with their results, or what can be started if there are
/// none. Texts from last time are never covered; the last connection is offered with them.
class MiddlePages : public QWidget {
    Q_OBJECT

public:
    /// Parts and panels must outlive it.
    MiddlePages(const WindowParts& parts, Panels& panels, QWidget* parent = nullptr);

    void showState();

    /// What is above keeps the room that it needs; this takes the rest, however much that is.
    [[nodiscard]] QSize sizeHint() const override { return {QWidget::sizeHint().width(), minimumSizeHint().height()}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return false; }

Q_SIGNALS:
    void openAsked(const querymend::ConnectionTarget& target);
    void connectAsked();
    void demoAsked(const std::string& name);
    void tourAsked();

protected:
    void changeEvent(QEvent* event) override;

private:
    void noteRestored(int texts);
    void sayRestored();
    void showStart(bool isWanted);

    const WindowParts& m_parts;
    Panels& m_panels;
    QStackedWidget* m_pages;
    StartPage* m_start;
    InlineMessage* m_restoredBar;
    int m_restored = 0;        ///< texts from last time
    bool m_isStart = false;    ///< the user wants the start page although there are texts
    bool m_isFileOpen = false; ///< the user has opened a file, which needs no database
};

} // namespace querymend
