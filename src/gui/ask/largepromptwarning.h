#pragma once

#include "common/inlinemessage.h"

#include <cstddef>

namespace querymend {

/// Warns before a prompt with many tokens is sent, and remembers how many the user has allowed.
class LargePromptWarning : public InlineMessage {
    Q_OBJECT

public:
    explicit LargePromptWarning(Theme& theme, QWidget* parent = nullptr);

    /// Sets about how many tokens the chosen tables take in the prompt.
    void setTokens(std::size_t tokens) { m_tokens = tokens; }
    /// Whether as many may be sent; if not, asks the user.
    [[nodiscard]] bool allowsSending();

Q_SIGNALS:
    /// The user has allowed as many as there are.
    void allowed();

private:
    std::size_t m_tokens = 0;
    std::size_t m_allowed = 50'000;
};

} // namespace querymend
