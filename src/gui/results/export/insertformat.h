#pragma once

#include "dialect/dialect.h"
#include "results/export/rowformat.h"

namespace querymend {

/// Formats rows as INSERT statements of a dialect.
class InsertFormatter : public RowFormatter {
public:
    InsertFormatter(const std::vector<ResultColumn>& columns, const Dialect& dialect, const std::string& table);

    [[nodiscard]] std::string head() override { return {}; }
    [[nodiscard]] std::string row(const CellRow& row) override;

private:
    [[nodiscard]] std::string literal(const Cell& cell) const;
    [[nodiscard]] std::string blobLiteral(const std::string& bytes) const;

    LexRules m_lex;
    LiteralForms m_literals;
    std::string m_begin;
};

} // namespace querymend
