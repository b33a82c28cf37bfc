#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// Writes one JSON text from front to back, directly into a string: results are many and short-lived, so no tree is
/// built.
class JsonWriter {
public:
    /// Appends to the string, which must outlive the writer.
    explicit JsonWriter(std::string& out) : m_out(out) {}

    void beginObject();
    void endObject();
    void beginArray();
    void endArray();

    /// The next value belongs to this key.
    void key(std::string_view name);
    /// Bytes that are not UTF-8 become U+FFFD.
    void text(std::string_view value);
    void texts(const std::vector<std::string>& values);
    void integer(std::int64_t value);
    void real(double value);
    void boolean(bool value);
    void null();
    /// Writes a value that is already JSON.
    void raw(std::string_view json);

private:
    void separate();
    void quote(std::string_view value);

    std::string& m_out;
    bool m_first = true;
};

} // namespace querymend
