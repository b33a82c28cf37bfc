#pragma once

#include "results/export/rowformat.h"

namespace querymend {

enum class JsonRowLayout : std::uint8_t {
    array, ///< an array of objects
    lines, ///< one object per line
};

/// Formats rows as JSON objects.
class JsonFormatter : public RowFormatter {
public:
    JsonFormatter(const std::vector<ResultColumn>& columns, JsonRowLayout layout);

    [[nodiscard]] std::string head() override;
    [[nodiscard]] std::string row(const CellRow& row) override;
    [[nodiscard]] std::string foot() override;

private:
    std::vector<std::string> m_names; ///< already quoted
    JsonRowLayout m_layout;
    bool m_isFirst = true;
};

} // namespace querymend
