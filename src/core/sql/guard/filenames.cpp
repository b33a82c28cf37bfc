#include "sql/guard/filenames.h"

#include "base/ascii.h"

#include <algorithm>
#include <array>
#include <string>

namespace querymend {

namespace {

// Endings that DuckDB takes for a file, as measured on its library; those in `readers` may have a query string.
constexpr std::array<std::string_view, 9> readers{".csv",    ".tsv", ".parquet", ".json", ".jsonl",
                                                  ".ndjson", ".db",  ".duckdb",  ".ddb"};
constexpr std::array<std::string_view, 5> others{".xlsx", ".shp", ".gpkg", ".fgb", ".avro"};
// Endings read by extensions that may be loaded, and endings that are read only if the file exists.
constexpr std::array<std::string_view, 8> readElsewhere{".txt",    ".parq",    ".arrow", ".arrows",
                                                        ".sqlite", ".sqlite3", ".gz",    ".zst"};

template <class Endings>
bool endsInOne(std::string_view name, const Endings& endings)
{
    return std::any_of(endings.begin(), endings.end(), [&](std::string_view e) { return name.ends_with(e); });
}

} // namespace

bool mayNameFile(std::string_view name)
{
    if (name.find_first_of("/\\") != std::string_view::npos)
        return true;
    const std::string folded = asciiLowered(name);
    const bool hasQuery = std::any_of(readers.begin(), readers.end(), [&](std::string_view reader) {
        return folded.find(std::string(reader) + '?') != std::string::npos;
    });
    return hasQuery || endsInOne(folded, readers) || endsInOne(folded, others) || endsInOne(folded, readElsewhere);
}

} // namespace querymend
