#include "check/ranking.h"

#include <algorithm>
#include <cmath>

namespace querymend {

namespace {

struct SignRow {
    Sign sign;
    std::string_view name;
    double weight;
    std::string_view reason; ///< empty if it does not explain a choice
};

// tests/mend/fit.py tells which weights rank the names of the work set best.
// clang-format off
constexpr SignRow rows[] = {
    {Sign::sameName, "same_name", 0.95, "the name as stored"},
    {Sign::otherCase, "other_case", 0.95, "the same name in its stored case"},
    {Sign::otherSeparators, "other_separators", 0.95, "the same letters with different case or separators"},
    {Sign::sameWords, "same_words", 0.85, "the same words in a different order or form"},
    {Sign::typo, "typo", 0.80, "the nearest name"},
    {Sign::sharedWords, "shared_words", 0.90, "a name with words in common"},
    {Sign::otherWords, "other_words", 0.70, "the same in other words"},
    {Sign::misspeltThere, "misspelt_there", 0.18, ""},
    {Sign::elsewhereInQuery, "elsewhere_in_query", -0.20, ""},
    {Sign::notInQuery, "not_in_query", -0.35, ""},
    {Sign::inOtherSource, "in_other_source", 0.60, "the source in the query that has the column"},
    {Sign::onlySource, "only_source", 0.30, ""},
    {Sign::foreignKey, "foreign_key", 1.05, "the foreign key between the two tables"},
    {Sign::bridge, "bridge", 0.15, "the key between the two tables"},
    {Sign::nameOfTable, "name_of_table", 0.90, "the column name leaves out the table name"},
    {Sign::behindAlias, "behind_alias", 0.95, "the table must be referred to by its alias here"},
    {Sign::stepAway, "step_away", 0.78, "the table that has the column is not joined"},
    {Sign::furtherStep, "further_step", -0.28, ""},
    {Sign::byNames, "by_names", -0.18, ""},
    {Sign::outOfScope, "out_of_scope", -0.55, ""},
    {Sign::noKeys, "no_keys", -0.53, ""},
    {Sign::severalPaths, "several_paths", -0.20, ""},
    {Sign::manyRows, "many_rows", -0.03, ""},
    {Sign::initials, "initials", 0.60, "an alias like the beginning of the table's name"},
    {Sign::aliasOfTable, "alias_of_table", 0.10, "the alias is like the table's name"},
    {Sign::aliasOfOther, "alias_of_other", -0.40, ""},
    {Sign::columnOfTable, "column_of_table", 0.30, "it is the name of a column of the table"},
    {Sign::columnsFit, "columns_fit", 0.15, ""},
    {Sign::allColumnsFit, "all_columns_fit", 0.55, "it has the columns that the query uses"},
    {Sign::columnsMissing, "columns_missing", -0.40, ""},
    {Sign::noColumnFits, "no_column_fits", -0.06, ""},
    {Sign::cte, "cte", 0.0, "a CTE in the statement"},
    {Sign::text, "text", 0.80, "strings go in single quotes"},
    {Sign::ambiguous, "ambiguous", 0.55, "says which table is meant"},
    {Sign::firstSource, "first_source", 0.12, ""},
    {Sign::ownKey, "own_key", 0.15, "the column is this table's key"},
    {Sign::equated, "equated", 0.10, "the join makes both the same"},
    {Sign::computed, "computed", 0.85, "the output column that is made of it"},
    {Sign::unlike, "unlike", 0.04, "a column of the table"},
    {Sign::typeFits, "type_fits", 0.03, "its type fits"},
    {Sign::typeClashes, "type_clashes", -0.25, ""},
    {Sign::valueStored, "value_stored", 0.12, "the value occurs in it"},
    {Sign::inQuestion, "in_question", 0.30, "the question names it"},
    {Sign::spokenOf, "spoken_of", 0.04, ""},
};
// clang-format on

constexpr bool isInOrder()
{
    std::size_t at = 0;
    return std::ranges::all_of(rows, [&](const SignRow& row) { return row.sign == static_cast<Sign>(at++); });
}
static_assert(std::size(rows) == signCount && isInOrder(), "each sign needs a row, in the order of the enum");

Sign signOf(Resemblance resemblance)
{
    switch (resemblance) {
    case Resemblance::same:
        return Sign::sameName;
    case Resemblance::otherCase:
        return Sign::otherCase;
    case Resemblance::otherSeparators:
        return Sign::otherSeparators;
    case Resemblance::sameWords:
        return Sign::sameWords;
    case Resemblance::typo:
        return Sign::typo;
    case Resemblance::sharedWords:
        return Sign::sharedWords;
    }
    return Sign::sharedWords;
}

} // namespace

std::string_view name(Sign sign)
{
    return rows[static_cast<std::size_t>(sign)].name;
}

const SignWeights& fittedWeights()
{
    static const SignWeights weights = [] {
        SignWeights made{};
        for (std::size_t i = 0; i < signCount; ++i)
            made[i] = rows[i].weight;
        return made;
    }();
    return weights;
}

Evidence::Evidence(const NearName& near) : Evidence(near.resemblance, near.score) {}

Evidence::Evidence(Resemblance resemblance, float score)
{
    const bool isGraded = resemblance == Resemblance::typo || resemblance == Resemblance::sharedWords;
    add(signOf(resemblance), isGraded ? static_cast<double>(score) : 1.0);
}

double Evidence::weight(const SignWeights& weights) const
{
    double sum = 0;
    for (const auto& [sign, amount] : m_signs)
        sum += weights[static_cast<std::size_t>(sign)] * amount;
    // Rounded, so that what is equally likely is equal.
    constexpr double steps = 1000;
    return std::round(sum * steps) / steps;
}

double confidenceOf(double weight, double best)
{
    constexpr double least = 0.01;
    constexpr double most = 0.97;
    return std::clamp(weight - std::max(best - most, 0.0), least, most);
}

std::string Evidence::reason() const
{
    std::string text;
    for (const auto& [sign, amount] : m_signs) {
        const SignRow& row = rows[static_cast<std::size_t>(sign)];
        if (row.reason.empty() || amount <= 0)
            continue;
        text += text.empty() ? "" : "; ";
        text += row.reason;
    }
    return text;
}

} // namespace querymend
