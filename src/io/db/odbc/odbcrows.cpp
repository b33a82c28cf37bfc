#include "db/odbc/odbcrows.h"

#include <algorithm>
#include <type_traits>
#include <utility>

namespace querymend {

namespace {

/// For the result of one of our own queries.
constexpr std::uint64_t largestAnswer = 256U << 20U;

std::string textOf(const Cell& cell)
{
    return std::visit(
        [](const auto& value) -> std::string {
            using Value = std::decay_t<decltype(value)>;
            if constexpr (std::is_same_v<Value, std::monostate>)
                return {};
            else if constexpr (std::is_same_v<Value, bool>)
                return value ? "1" : "0";
            else if constexpr (std::is_arithmetic_v<Value>)
                return std::to_string(value);
            else if constexpr (std::is_same_v<Value, Decimal>)
                return value.digits;
            else if constexpr (std::is_same_v<Value, Blob>)
                return value.bytes;
            else if constexpr (std::is_same_v<Value, std::string>)
                return value;
            else
                return value.text;
        },
        cell);
}

/// Rows as the driver returns them.
class OdbcPlainRows : public OdbcRows {
public:
    OdbcPlainRows(OdbcLink& link, std::vector<ResultColumn> columns) : m_link(link), m_columns(std::move(columns)) {}

    [[nodiscard]] const std::vector<ResultColumn>& columns() const override { return m_columns; }
    [[nodiscard]] Result<std::optional<CellRow>, EngineError> next(std::uint64_t bytes) override
    {
        return m_link.next(bytes);
    }

private:
    OdbcLink& m_link;
    std::vector<ResultColumn> m_columns;
};

} // namespace

Result<OdbcTexts, EngineError> askOdbc(OdbcLink& link, std::string_view text)
{
    if (auto executed = link.execute(text); !executed)
        return Failure{std::move(executed).error()};
    OdbcTexts answer;
    std::uint64_t bytes = 0;
    for (;;) {
        auto row = link.next(largestAnswer - std::min(bytes, largestAnswer));
        if (!row)
            return Failure{std::move(row).error()};
        if (!row->has_value())
            return answer;
        std::vector<std::string>& texts = answer.emplace_back();
        for (const Cell& cell : **row) {
            texts.push_back(textOf(cell));
            bytes += texts.back().size();
        }
    }
}

OdbcStep tellOdbc(OdbcLink& link, std::string_view text)
{
    auto executed = link.execute(text);
    if (!executed)
        return Failure{std::move(executed).error()};
    return {};
}

Result<std::unique_ptr<OdbcRows>, EngineError> runPlainly(OdbcLink& link, std::string_view statement)
{
    auto columns = link.execute(statement);
    if (!columns)
        return Failure{std::move(columns).error()};
    return std::unique_ptr<OdbcRows>(std::make_unique<OdbcPlainRows>(link, std::move(columns).value()));
}

} // namespace querymend
