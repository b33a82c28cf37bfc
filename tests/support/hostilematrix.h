#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// One text that must be refused: a dangerous call, spelled in one way, in one position.
struct MatrixCase {
    std::string name;
    std::string dialect;
    std::string function;
    std::string sql;
};

/// Functions times positions times spellings, as tests/corpus/hostile/matrix.txt lists them.
[[nodiscard]] std::vector<MatrixCase> hostileMatrix(std::string_view matrixText, std::string_view dialect);

/// The same from the file; empty when it cannot be read.
[[nodiscard]] std::vector<MatrixCase> readHostileMatrix(const std::string& path, std::string_view dialect);

} // namespace querymend
