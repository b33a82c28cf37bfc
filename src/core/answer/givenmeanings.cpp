#include "answer/givenmeanings.h"

#include "answer/givenrules.h"
#include "answer/schemanames.h"
#include "base/ascii.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace querymend {

namespace {

/// The parts of `schema.table.column = 'value'`.
struct Target {
    std::string_view name;
    std::optional<std::string> value;
};

Target targetIn(std::string_view written)
{
    const std::size_t sign = written.find('=');
    if (sign == std::string_view::npos)
        return {asciiTrimmed(written), std::nullopt};
    std::string_view value = asciiTrimmed(written.substr(sign + 1));
    if (value.size() < 2 || value.front() != '\'' || value.back() != '\'')
        return {asciiTrimmed(written.substr(0, sign)), std::string(value)};
    value = value.substr(1, value.size() - 2);
    std::string plain;
    for (std::size_t i = 0; i < value.size(); ++i) {
        plain += value[i];
        if (value.substr(i).starts_with("''"))
            ++i;
    }
    return {asciiTrimmed(written.substr(0, sign)), std::move(plain)};
}

QuestionPiece filler()
{
    QuestionPiece piece;
    piece.kind = QuestionPiece::Kind::cue;
    piece.cue = {Cue::filler, 0, 1};
    return piece;
}

QuestionPiece pieceOf(const std::shared_ptr<const ComputedMetric>& metric)
{
    QuestionPiece piece;
    piece.kind = QuestionPiece::Kind::cue;
    piece.cue = {Cue::metric, static_cast<int>(MetricWord::given), 1};
    piece.metric = metric;
    return piece;
}

/// A table, a column or a value by the names that it has in the database.
std::optional<QuestionPiece> pieceNamed(const Catalog& catalog, std::string_view written)
{
    const Target target = targetIn(written);
    QuestionPiece piece;
    for (const ColumnId column : columnsCalled(catalog, target.name)) {
        if (target.value)
            piece.values.push_back({column, *target.value, 1});
        else
            piece.columns.push_back({column.table, column.index, 1, 1});
    }
    if (!target.value && piece.columns.empty()) {
        for (const TableId table : tablesCalled(catalog, target.name))
            piece.tables.push_back({table, TableId::noValue, 1, 1});
    }
    if (piece.values.empty() && piece.columns.empty() && piece.tables.empty())
        return std::nullopt;
    piece.kind = !piece.values.empty() ? QuestionPiece::Kind::value
        : !piece.columns.empty()       ? QuestionPiece::Kind::column
                                       : QuestionPiece::Kind::table;
    return piece;
}

bool isSameWord(const AskedWord& a, const AskedWord& b)
{
    return a.folded == b.folded || std::any_of(a.stems.begin(), a.stems.end(), [&](const std::string& stem) {
               return std::find(b.stems.begin(), b.stems.end(), stem) != b.stems.end();
           });
}

std::string quoted(std::string_view value)
{
    std::string text = "'";
    for (const char c : value)
        text += c == '\'' ? std::string("''") : std::string(1, c);
    return text + '\'';
}

} // namespace

GivenMeanings::GivenMeanings(std::span<const TermMeaning> meanings,
                             std::span<const std::shared_ptr<const ComputedMetric>> metrics, const Catalog& catalog,
                             const PieceReader& reader)
{
    for (const std::shared_ptr<const ComputedMetric>& metric : metrics) {
        if (std::vector<AskedWord> term = askedWordsOf(metric->term); !term.empty())
            m_given.push_back({std::move(term), pieceOf(metric)});
    }
    std::vector<Given> said; // what a person chose for a term comes before a metric of that name
    for (const TermMeaning& meaning : meanings) {
        std::vector<AskedWord> term = askedWordsOf(meaning.term);
        if (term.empty())
            continue;
        std::optional<QuestionPiece> piece = meaning.target.empty() ? filler() : pieceNamed(catalog, meaning.target);
        if (!piece)
            piece = otherTerm(meaning.target, reader);
        if (piece)
            said.push_back({std::move(term), *std::move(piece)});
    }
    m_given.insert(m_given.begin(), std::make_move_iterator(said.begin()), std::make_move_iterator(said.end()));
}

std::optional<QuestionPiece> GivenMeanings::otherTerm(const std::string& target, const PieceReader& reader) const
{
    const std::vector<AskedWord> words = askedWordsOf(target);
    std::size_t length = 0;
    if (auto known = at(words, length); known && length == words.size())
        return known;
    std::vector<QuestionPiece> pieces = reader.read(words, nullptr);
    if (pieces.size() != 1 || pieces.front().kind == QuestionPiece::Kind::unread)
        return std::nullopt;
    return std::move(pieces.front());
}

std::optional<QuestionPiece> GivenMeanings::at(std::span<const AskedWord> words, std::size_t& length) const
{
    const Given* best = nullptr;
    for (const Given& given : m_given) {
        const bool isHere = given.term.size() <= words.size()
            && std::equal(given.term.begin(), given.term.end(), words.begin(), isSameWord);
        if (isHere && (!best || given.term.size() > best->term.size()))
            best = &given;
    }
    if (!best)
        return std::nullopt;
    length = best->term.size();
    QuestionPiece piece = best->piece;
    for (NameMatch& match : piece.tables)
        match.words = length;
    for (NameMatch& match : piece.columns)
        match.words = length;
    return piece;
}

std::string targetNamed(const Catalog& catalog, TableId table)
{
    const Table& named = catalog.table(table);
    const bool isOnly = catalog.tablesIgnoringCase(named.name).size() == 1;
    return isOnly || named.schema.empty() ? named.name : named.schema + '.' + named.name;
}

std::string targetNamed(const Catalog& catalog, ColumnId column)
{
    return targetNamed(catalog, column.table) + '.' + catalog.column(column).name;
}

std::string targetNamed(const Catalog& catalog, ColumnId column, std::string_view value)
{
    return targetNamed(catalog, column) + " = " + quoted(value);
}

} // namespace querymend
