#include "sql/compare/stablehash.h"

#include <bit>
#include <cstddef>

namespace querymend {

namespace {

struct SipState {
    std::uint64_t a, b, c, d;

    void round()
    {
        a += b;
        c += d;
        b = std::rotl(b, 13) ^ a;
        d = std::rotl(d, 16) ^ c;
        a = std::rotl(a, 32);
        c += b;
        a += d;
        b = std::rotl(b, 17) ^ c;
        d = std::rotl(d, 21) ^ a;
        c = std::rotl(c, 32);
    }
    void absorb(std::uint64_t word)
    {
        d ^= word;
        round();
        round();
        a ^= word;
    }
};

std::uint64_t littleEndian(std::string_view bytes)
{
    std::uint64_t word = 0;
    for (std::size_t i = 0; i < bytes.size(); ++i)
        word |= static_cast<std::uint64_t>(static_cast<unsigned char>(bytes[i])) << (8 * i);
    return word;
}

} // namespace

std::uint64_t stableHash(std::string_view bytes)
{
    constexpr std::uint64_t key0 = 0x0706050403020100ULL;
    constexpr std::uint64_t key1 = 0x0F0E0D0C0B0A0908ULL;
    SipState state{key0 ^ 0x736F6D6570736575ULL, key1 ^ 0x646F72616E646F6DULL, key0 ^ 0x6C7967656E657261ULL,
                   key1 ^ 0x7465646279746573ULL};
    const std::uint64_t lengthByte = static_cast<std::uint64_t>(bytes.size()) << 56U;
    for (; bytes.size() >= 8; bytes.remove_prefix(8))
        state.absorb(littleEndian(bytes.substr(0, 8)));
    state.absorb(lengthByte | littleEndian(bytes));
    state.c ^= 0xFF;
    for (int i = 0; i < 4; ++i)
        state.round();
    return state.a ^ state.b ^ state.c ^ state.d;
}

} // namespace querymend
