#pragma once

#include "llm/wire/streamlines.h"

#include <optional>
#include <string>
#include <string_view>

namespace querymend {

/// One server-sent event.
struct ServerEvent {
    std::string_view name; ///< empty if none was sent
    std::string_view data;
};

/// Reads server-sent events (WHATWG HTML, section 9.2) from bytes that arrive in arbitrary pieces.
class EventReader {
public:
    /// All bytes added before must have been read. The bytes must stay valid until they have been read.
    void add(std::string_view bytes) { m_lines.add(bytes); }
    /// The next event; valid until the next call.
    [[nodiscard]] std::optional<ServerEvent> next();
    /// The last event, if no empty line ended it; returned once.
    [[nodiscard]] std::optional<ServerEvent> rest();
    /// Whether an event is longer than mostReplyBytes; it is not returned.
    [[nodiscard]] bool isTooLong() const { return m_isTooLong || m_lines.isTooLong(); }

private:
    void readLine(std::string_view line);
    void addData(std::string_view value);
    void forget();

    StreamLines m_lines;
    std::string m_name;
    std::string m_data;
    bool m_hasData = false;
    bool m_isGiven = false;
    bool m_isTooLong = false;
};

} // namespace querymend
