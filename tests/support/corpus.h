#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// One statement of a corpus file, with its annotations.
struct CorpusCase {
    std::string name;
    std::string sql;
    std::map<std::string, std::string, std::less<>> keys;
    std::size_t line = 0;

    /// The value of a `#: key=value` line, or empty.
    [[nodiscard]] std::string_view value(std::string_view key) const;
    /// The expected codes of `#: code=a|b`.
    [[nodiscard]] std::vector<std::string> codes() const;
};

/// Splits a corpus file into its cases; see tests/corpus/README.md for the format.
[[nodiscard]] std::vector<CorpusCase> parseCorpus(std::string_view text);

/// The cases of a file below the corpus folder, such as `legal/sqlite.sql`; none if it cannot be read.
[[nodiscard]] std::vector<CorpusCase> readCorpus(const std::string& folder, const std::string& file);

} // namespace querymend
