#include "llm/http/bodyunpacker.h"

#include "base/ascii.h"

#include <array>

#include <zlib.h>

namespace querymend {

namespace {

constexpr int gzipOrZlib = 32 + MAX_WBITS;
constexpr int withoutHead = -MAX_WBITS; // raw, which some servers send as deflate

} // namespace

std::unique_ptr<BodyUnpacker> BodyUnpacker::forEncoding(std::string_view encoding)
{
    for (const std::string_view known : {"gzip", "x-gzip", "deflate"}) {
        if (asciiEqualsIgnoringCase(asciiTrimmed(encoding), known))
            return std::unique_ptr<BodyUnpacker>(new BodyUnpacker);
    }
    return nullptr;
}

BodyUnpacker::BodyUnpacker() : m_stream(std::make_unique<z_stream>())
{
    inflateInit2(m_stream.get(), gzipOrZlib);
}

BodyUnpacker::~BodyUnpacker()
{
    inflateEnd(m_stream.get());
}

bool BodyUnpacker::startAgain(int window)
{
    return inflateReset2(m_stream.get(), window) == Z_OK;
}

bool BodyUnpacker::unpack(std::string_view packed, const Taken& taken)
{
    std::array<Bytef, std::size_t{64} << 10U> piece; // NOLINT(*-member-init): filled before it is read
    const auto give = [&](std::string_view bytes) {
        // zlib only reads from next_in
        m_stream->next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
        m_stream->avail_in = static_cast<uInt>(bytes.size());
    };
    give(packed);
    bool isWanted = true;
    while (isWanted && (m_stream->avail_in > 0 || m_stream->avail_out == 0)) {
        if (m_isWhole && m_isBegun && !startAgain(gzipOrZlib)) // another gzip member may follow
            return false;
        m_stream->next_out = piece.data();
        m_stream->avail_out = static_cast<uInt>(piece.size());
        int outcome = inflate(m_stream.get(), Z_NO_FLUSH);
        if (outcome == Z_DATA_ERROR && !m_isBegun && startAgain(withoutHead)) {
            give(packed);
            outcome = inflate(m_stream.get(), Z_NO_FLUSH);
        }
        const std::size_t size = piece.size() - m_stream->avail_out;
        m_isBegun = true;
        m_isWhole = outcome == Z_STREAM_END;
        if (outcome != Z_OK && outcome != Z_STREAM_END && outcome != Z_BUF_ERROR)
            return false;
        if (size > 0)
            isWanted = taken({reinterpret_cast<const char*>(piece.data()), size});
        if (outcome == Z_BUF_ERROR || (m_isWhole && m_stream->avail_in == 0))
            break;
    }
    return true;
}

} // namespace querymend
