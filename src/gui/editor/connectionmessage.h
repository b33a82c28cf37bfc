#pragma once

#include "common/inlinemessage.h"

#include <QPointer>

namespace querymend {

class EditorPage;
class TextConnection;

/// Says below a text that its own connection is not open, and offers to open it.
class ConnectionMessage : public InlineMessage {
    Q_OBJECT

public:
    explicit ConnectionMessage(Theme& theme, QWidget* parent = nullptr);

    void setPage(EditorPage* page);
    /// The connection of the text shown; null for the window's.
    [[nodiscard]] const TextConnection* connection() const;
    /// Whether statements of the text can be sent. If not, the message says why.
    [[nodiscard]] bool isReachable() const;

Q_SIGNALS:
    void connectAsked(querymend::EditorPage* page);
    /// Another text is shown, or its connection has changed.
    void changed();
    /// The connection could not be opened.
    void failed();

private:
    void showState();
    void tell(const QString& what);

    QPointer<EditorPage> m_page;
};

} // namespace querymend
