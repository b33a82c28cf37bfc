#pragma once

#include "llm/wire/linereader.h"

#include <optional>
#include <string>
#include <string_view>

namespace querymend {

/// One server-sent event.
struct ServerEvent {
    std::string_view name; ///< empty where none was sent
    std::string_view data;
};

/// Reads server-sent events (WHATWG HTML, section 9.2) from bytes that come in any pieces.
class EventReader {
public:
    /// What was added before must have been read to its end. The bytes must stay until then.
    void add(std::string_view bytes) { m_lines.add(bytes); }
    /// The next event; it lasts until the next call.
    [[nodiscard]] std::optional<ServerEvent> next();
    /// The last event, if no empty line ended it; once.
    [[nodiscard]] std::optional<ServerEvent> rest();
    /// Whether an event is longer than mostReplyBytes; nothing is read of it.
    [[nodiscard]] bool isTooLong() const { return m_isTooLong || m_lines.isTooLong(); }

private:
    void readLine(std::string_view line);
    void addData(std::string_view value);
    void forget();

    LineReader m_lines;
    std::string m_name;
    std::string m_data;
    bool m_hasData = false;
    bool m_isGiven = false;
    bool m_isTooLong = false;
};

} // namespace querymend
