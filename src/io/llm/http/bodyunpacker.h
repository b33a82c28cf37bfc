#pragma once

#include <functional>
#include <memory>
#include <string_view>

struct z_stream_s;

namespace querymend {

/// The Accept-Encoding of requests.
inline constexpr std::string_view unpackedEncodings = "gzip, deflate";

/// Decompresses a body in pieces of bounded size, because a few bytes may expand to very many.
class BodyUnpacker {
public:
    /// Null if the encoding is not supported.
    [[nodiscard]] static std::unique_ptr<BodyUnpacker> forEncoding(std::string_view encoding);
    BodyUnpacker(const BodyUnpacker&) = delete;
    BodyUnpacker& operator=(const BodyUnpacker&) = delete;
    ~BodyUnpacker();

    /// Receives a piece of the body and returns whether it wants more.
    using Taken = std::function<bool(std::string_view piece)>;
    /// Returns false if the data is corrupt; stops early when `taken` wants no more.
    [[nodiscard]] bool unpack(std::string_view packed, const Taken& taken);
    /// Whether the compressed data ended properly.
    [[nodiscard]] bool isWhole() const { return m_isWhole; }

private:
    BodyUnpacker();
    [[nodiscard]] bool startAgain(int window);

    std::unique_ptr<z_stream_s> m_stream;
    bool m_isBegun = false;
    bool m_isWhole = true;
};

} // namespace querymend
