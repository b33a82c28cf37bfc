#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// One statement that must be refused: a dangerous call in one spelling and one position.
struct MatrixCase {
    std::string name;
    std::string dialect;
    std::string function;
    std::string sql;
};

/// Functions × positions × spellings, as listed in tests/corpus/hostile/matrix.txt.
[[nodiscard]] std::vector<MatrixCase> hostileMatrix(std::string_view matrixText, std::string_view dialect);

/// Reads them from the file; empty if it cannot be read.
[[nodiscard]] std::vector<MatrixCase> readHostileMatrix(const std::string& path, std::string_view dialect);

} // namespace querymend
