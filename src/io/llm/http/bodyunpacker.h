#pragma once

#include <functional>
#include <memory>
#include <string_view>

struct z_stream_s;

namespace querymend {

/// What requests say that we can unpack.
inline constexpr std::string_view unpackedEncodings = "gzip, deflate";

/// Unpacks a body that a server packed for the way, in pieces of a bounded size: a few bytes may stand for very many.
class BodyUnpacker {
public:
    /// Null where that encoding is not one of ours.
    [[nodiscard]] static std::unique_ptr<BodyUnpacker> forEncoding(std::string_view encoding);
    BodyUnpacker(const BodyUnpacker&) = delete;
    BodyUnpacker& operator=(const BodyUnpacker&) = delete;
    ~BodyUnpacker();

    /// Takes a piece of the body; says whether it wants more.
    using Taken = std::function<bool(std::string_view piece)>;
    /// Whether the bytes can be unpacked, as far as somebody wanted them.
    [[nodiscard]] bool unpack(std::string_view packed, const Taken& taken);
    /// Whether what was packed has come to its end.
    [[nodiscard]] bool isWhole() const { return m_isWhole; }

private:
    BodyUnpacker();
    [[nodiscard]] bool startAgain(int window);

    std::unique_ptr<z_stream_s> m_stream;
    bool m_isBegun = false;
    bool m_isWhole = true;
};

} // namespace querymend
