#pragma once

#include "results/rowformat.h"

namespace querymend {

enum class JsonRowLayout : std::uint8_t {
    array, ///< of objects
    lines, ///< an object each
};

/// Rows as objects of JSON.
class JsonFormatter : public RowFormatter {
public:
    JsonFormatter(const std::vector<ResultColumn>& columns, JsonRowLayout layout);

    [[nodiscard]] std::string head() override;
    [[nodiscard]] std::string row(const CellRow& row) override;
    [[nodiscard]] std::string foot() override;

private:
    std::vector<std::string> m_names; ///< with their quotes
    JsonRowLayout m_layout;
    bool m_isFirst = true;
};

} // namespace querymend
