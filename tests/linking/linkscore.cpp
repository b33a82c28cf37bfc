#include "prompt/linking/linking.h"
#include "schemafile.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstdio>
#include <exception>
#include <fstream>
#include <iostream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

using namespace querymend;

namespace {

using Json = nlohmann::ordered_json;

constexpr std::array<std::string_view, 5> schemaNames{"bikes", "clinique", "depot", "handel", "suite"};

/// A question and the tables that its answer needs.
struct Question {
    std::string text;
    std::vector<std::string> tables;
};

/// Sums over all questions about one schema.
struct Score {
    std::string schema;
    std::size_t tables = 0;
    std::size_t questions = 0;
    std::size_t needed = 0;
    std::size_t found = 0;
    std::size_t shown = 0;

    [[nodiscard]] double recall() const { return static_cast<double>(found) / static_cast<double>(needed); }
    [[nodiscard]] double shownPerNeeded() const { return static_cast<double>(shown) / static_cast<double>(needed); }
};

std::string contentOf(const std::string& path)
{
    std::ifstream in(path, std::ios::binary);
    if (!in)
        throw std::runtime_error("cannot read " + path);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

std::string trimmed(std::string_view text)
{
    const auto begin = text.find_first_not_of(' ');
    return begin == std::string_view::npos ? ""
                                           : std::string(text.substr(begin, text.find_last_not_of(' ') + 1 - begin));
}

std::vector<std::string> trimmedParts(std::string_view text, char separator)
{
    std::vector<std::string> parts;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(separator, begin), text.size());
        if (std::string part = trimmed(text.substr(begin, end - begin)); !part.empty())
            parts.push_back(std::move(part));
        begin = end + 1;
    }
    return parts;
}

std::vector<Question> questionsIn(const std::string& text)
{
    std::vector<Question> questions;
    for (const std::string& line : trimmedParts(text, '\n')) {
        const std::vector<std::string> parts = trimmedParts(line, '|');
        if (parts.size() != 2)
            throw std::runtime_error("not a question and its tables: " + line);
        questions.push_back({parts[0], trimmedParts(parts[1], ',')});
    }
    return questions;
}

/// The tables that a prompt shows for a question: all of them if none was linked.
std::vector<std::string> shownFor(const LinkIndex& index, const std::string& question)
{
    std::vector<std::string> names;
    for (const TableId table : linkSchema(index, question).tableIds())
        names.push_back(index.catalog().table(table).name);
    if (!names.empty())
        return names;
    for (const Table& table : index.catalog().snapshot().tables)
        names.push_back(table.name);
    return names;
}

/// The score of a question set on one schema; reports what is missing if there is a stream for it.
Score scoreOf(const std::string& schema, const std::string& folder, std::string_view set, std::ostream* misses)
{
    const Catalog catalog(schemaFromFile(contentOf(folder + "/schemas/" + schema + ".txt")), NameRules());
    const LinkIndex index(catalog);
    Score score{schema, catalog.tableCount()};
    for (const Question& question : questionsIn(contentOf(folder + '/' + std::string(set) + '/' + schema + ".txt"))) {
        const std::vector<std::string> shown = shownFor(index, question.text);
        ++score.questions;
        score.shown += shown.size();
        if (misses && shown.size() == catalog.tableCount())
            *misses << schema << ": no table is linked: " << question.text << '\n';
        for (const std::string& table : question.tables) {
            if (catalog.tablesIgnoringCase(table).empty())
                throw std::runtime_error(schema + " has no table " + table);
            ++score.needed;
            if (std::ranges::find(shown, table) != shown.end()) {
                ++score.found;
            } else if (misses) {
                *misses << schema << ": " << table << " is missing: " << question.text << " ->";
                for (const std::string& name : shown)
                    *misses << ' ' << name;
                *misses << '\n';
            }
        }
    }
    return score;
}

void printTable(std::string_view set, const std::vector<Score>& scores)
{
    std::printf("%-6s %-10s %7s %10s %7s %7s %17s\n", "set", "schema", "tables", "questions", "needed", "recall",
                "shown per needed");
    for (const Score& score : scores)
        std::printf("%-6s %-10s %7zu %10zu %7zu %7.3f %17.2f\n", std::string(set).c_str(), score.schema.c_str(),
                    score.tables, score.questions, score.needed, score.recall(), score.shownPerNeeded());
}

Json toJson(std::string_view set, const Score& score)
{
    return {{"set", set},
            {"schema", score.schema},
            {"tables", score.tables},
            {"questions", score.questions},
            {"needed", score.needed},
            {"found", score.found},
            {"shown", score.shown},
            {"recall", score.recall()},
            {"shown per needed", score.shownPerNeeded()}};
}

bool keeps(const Score& score, const Json& limits, std::string_view set)
{
    const bool isKept = score.recall() >= limits.at("least recall").get<double>()
        && score.shownPerNeeded() <= limits.at("most shown per needed").get<double>();
    if (!isKept)
        std::cerr << "linkscore: " << score.schema << " misses a limit in the set " << set << '\n';
    return isKept;
}

/// What the command line asks for.
struct Options {
    std::string folder = QUERYMEND_LINKING;
    std::vector<std::string> sets{"work", "held"};
    std::string limits;
    bool json = false;
    bool misses = false;
};

Options optionsOf(const std::vector<std::string>& arguments)
{
    Options options;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string& option = arguments[i];
        const auto value = [&]() -> const std::string& {
            if (++i == arguments.size())
                throw std::runtime_error(option + " needs a value");
            return arguments[i];
        };
        if (option == "--set")
            options.sets = {value()};
        else if (option == "--limits")
            options.limits = value();
        else if (option == "--json")
            options.json = true;
        else if (option == "--misses")
            options.misses = true;
        else
            throw std::runtime_error("unknown option " + option);
    }
    return options;
}

/// Returns the exit status.
int run(const Options& options)
{
    const Json limits = options.limits.empty() ? Json() : Json::parse(contentOf(options.limits));
    bool isKept = true;
    Json rows = Json::array();
    for (const std::string& set : options.sets) {
        std::vector<Score> scores;
        for (const std::string_view schema : schemaNames)
            scores.push_back(scoreOf(std::string(schema), options.folder, set,
                                     options.misses && set != "held" ? &std::cout : nullptr));
        for (const Score& score : scores) {
            rows.push_back(toJson(set, score));
            isKept = (limits.is_null() || keeps(score, limits.at(set), set)) && isKept;
        }
        if (!options.json)
            printTable(set, scores);
    }
    if (options.json)
        std::cout << rows.dump(2) << '\n';
    return isKept ? 0 : 1;
}

} // namespace

/// linkscore [--set work|held] [--misses] [--json] [--limits FILE]
int main(int argc, char** argv)
{
    try {
        return run(optionsOf({argv + 1, argv + argc}));
    } catch (const std::exception& error) {
        std::cerr << "linkscore: " << error.what() << '\n';
        return 3;
    }
}
