// One libFuzzer program for each entry; QUERYMEND_FUZZ_ENTRY names it.

#include "entries.h"

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace querymend::fuzz;
    const std::string bytes(reinterpret_cast<const char*>(data), size);
    const Input input = inputOf(bytes);
    const std::string broken = QUERYMEND_FUZZ_ENTRY(input.dialect, input.text);
    if (!broken.empty()) {
        std::fprintf(stderr, "%s: broken promise: %s\n", std::string(input.dialect.name).c_str(), broken.c_str());
        std::abort();
    }
    return 0;
}
