#pragma once

#include <string>
#include <utility>

namespace querymend {

/// A password or key that cannot be printed or serialised; only reveal() gives access to it.
class Secret {
public:
    Secret() = default;
    explicit Secret(std::string text) : m_text(std::move(text)) {}

    [[nodiscard]] const std::string& reveal() const { return m_text; }
    [[nodiscard]] bool empty() const { return m_text.empty(); }

private:
    std::string m_text;
};

} // namespace querymend
