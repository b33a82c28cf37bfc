#pragma once

#include <QObject>

namespace querymend {

class InlineMessage;

/// Tells a user who is writing that there is an answer, which would cover the text if it were shown at once.
class AnswerOffer : public QObject {
    Q_OBJECT

public:
    /// The message must outlive it. Others may use it too.
    explicit AnswerOffer(InlineMessage& message);

    void make();
    void withdraw();
    [[nodiscard]] bool isMade() const { return m_isMade; }

Q_SIGNALS:
    /// The user wants to see the answer.
    void taken();

private:
    InlineMessage& m_message;
    bool m_isMade = false;
};

} // namespace querymend
