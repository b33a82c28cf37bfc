#pragma once

#include <string_view>
#include <vector>

// What the library of all commands has for the program. They belong together only if the version is the same.
extern "C" {
[[gnu::visibility("default")]] extern const char querymendVersion[];
[[gnu::visibility("default")]] int querymendRun(const std::vector<std::string_view>& words);
}
