#pragma once

#include <string_view>
#include <vector>

/// What the library of all commands has for the program, which was built with it.
extern "C" [[gnu::visibility("default")]] int querymendRun(const std::vector<std::string_view>& words);
