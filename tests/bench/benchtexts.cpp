#include "benchtexts.h"

#include "check/ladder.h"
#include "support/corpus.h"

#include <fstream>
#include <iterator>

namespace querymend::bench {

namespace {

const std::string corpus = QUERYMEND_CORPUS;

/// Queries that can be used as CTEs.
std::vector<std::string> plainQueries()
{
    std::vector<std::string> out;
    const CheckSubject subject{&dialectOf(DialectId::postgresql), nullptr, CheckPolicy::strict, {}};
    for (const CorpusCase& item : readCorpus(corpus, "legal/postgresql.sql")) {
        const bool isPlain =
            item.sql.starts_with("SELECT ") && item.sql.find(';') == std::string::npos && item.keys.empty();
        if (isPlain && item.sql.size() > 60 && checkStatically(item.sql, subject).status == VerdictStatus::ok)
            out.push_back(item.sql);
    }
    return out;
}

std::vector<std::string> statementsOfTwoKilobytes()
{
    constexpr std::size_t wanted = 2000;
    std::vector<std::string> out;
    std::string text;
    std::size_t parts = 0;
    for (const std::string& query : plainQueries()) {
        text += (parts == 0 ? "WITH q" : ",\nq") + std::to_string(parts) + " AS (\n  " + query + "\n)";
        ++parts;
        if (text.size() < wanted)
            continue;
        out.push_back(text + "\nSELECT count(*) FROM q0 CROSS JOIN q1");
        text.clear();
        parts = 0;
    }
    return out;
}

/// Appends `next(0)`, `next(1)`, … to the text until it has about `bytes` bytes, then the end.
template <class Next>
std::string grown(std::string text, std::string_view end, std::size_t bytes, Next next)
{
    text.reserve(bytes + 200);
    for (std::size_t i = 0; text.size() + end.size() < bytes; ++i)
        text += next(i);
    return text += end;
}

} // namespace

const std::vector<std::string>& typicalStatements()
{
    static const std::vector<std::string> statements = statementsOfTwoKilobytes();
    return statements;
}

std::size_t bytesOf(const std::vector<std::string>& texts)
{
    std::size_t bytes = 0;
    for (const std::string& text : texts)
        bytes += text.size();
    return bytes;
}

std::string_view name(Shape shape)
{
    switch (shape) {
    case Shape::list:
        return "values in a list";
    case Shape::arms:
        return "arms of a UNION";
    case Shape::ctes:
        return "CTEs";
    case Shape::joins:
        return "joins";
    case Shape::columns:
        return "columns";
    case Shape::subqueries:
        return "subqueries";
    }
    return {};
}

std::string longStatement(Shape shape, std::size_t bytes)
{
    const auto number = [](std::size_t i) { return std::to_string(i); };
    const auto named = [](std::string_view stem, std::size_t i) { return std::string(stem) += std::to_string(i); };
    switch (shape) {
    case Shape::list:
        return grown("SELECT name FROM customers WHERE id IN (0", ")", bytes,
                     [&](std::size_t i) { return named(", ", i); });
    case Shape::arms:
        return grown("SELECT id, name FROM customers", "", bytes, [&](std::size_t i) {
            return "\nUNION ALL SELECT c.id, c.name FROM customers c WHERE c.rating > " + number(i)
                + " AND c.city = 'Porto'";
        });
    case Shape::ctes:
        return grown("WITH q AS (SELECT id FROM customers)", "\nSELECT count(*) FROM q0", bytes, [&](std::size_t i) {
            const std::string before = i == 0 ? "q" : named("q", i - 1);
            return named(",\nq", i) + " AS (SELECT id FROM " + before + " WHERE id > " + number(i) + ")";
        });
    case Shape::joins:
        return grown("SELECT count(*) FROM customers c", "", bytes, [&](std::size_t i) {
            const std::string alias = named("o", i);
            return "\nJOIN orders " + alias + " ON " + alias + ".customer_id = c.id";
        });
    case Shape::columns:
        return grown("SELECT c.id", " FROM customers c", bytes, [&](std::size_t i) {
            return ", coalesce(c.name, 'nobody') || upper(city) AS column_" + number(i);
        });
    case Shape::subqueries:
        return grown("SELECT name FROM customers c WHERE true", "", bytes, [&](std::size_t i) {
            return "\nAND EXISTS (SELECT 1 FROM orders o WHERE o.customer_id = c.id AND o.total > " + number(i) + ")";
        });
    }
    return {};
}

std::string nestedStatement(std::size_t bytes)
{
    const std::size_t depth = (bytes - 8) / 2;
    return "SELECT " + std::string(depth, '(') + '1' + std::string(depth, ')');
}

std::string sampleSchemaJson()
{
    std::ifstream in(corpus + "/schema/postgresql.json", std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

} // namespace querymend::bench
