#include "base/ascii.h"
#include "check/ladder.h"
#include "check/ranking.h"
#include "check/schemaview.h"
#include "dialect/dialect.h"
#include "schema/json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

using namespace querymend;

namespace {

/// A failing statement, and the names that were meant.
struct FitCase {
    const Dialect* dialect = nullptr;
    const SchemaView* schema = nullptr;
    std::string sql;
    std::string question;
    std::vector<std::string> names;
};

std::string plain(std::string name)
{
    std::erase_if(name, [](char c) { return std::string_view("\"`[]").find(c) != std::string_view::npos; });
    return asciiLowered(name);
}

bool isMeant(const Suggestion& suggestion, const FitCase& one)
{
    const std::string given = plain(suggestion.name);
    return std::ranges::any_of(one.names, [&](const std::string& name) {
        const std::string meant = plain(name);
        return given == meant || meant.ends_with('.' + given) || given.ends_with('.' + meant);
    });
}

/// What an expert would give for the ranking: a clear first place counts most, and a clear wrong one costs as much.
double worth(const FitCase& one, const SignWeights& weights)
{
    CheckSubject subject{one.dialect, one.schema, CheckPolicy::analyst, {}};
    subject.question = one.question;
    subject.weights = &weights;
    const Verdict verdict = checkStatically(one.sql, subject);
    for (const Finding& finding : verdict.findings) {
        if (finding.suggestions.empty())
            continue;
        const auto found =
            std::ranges::find_if(finding.suggestions, [&](const Suggestion& each) { return isMeant(each, one); });
        const auto place = found - finding.suggestions.begin();
        constexpr double margin = 0.1;
        constexpr double least = 0.5;
        const bool isClear = !finding.fixes.empty() && finding.fixes[0].confidence >= least
            && (finding.fixes.size() == 1 || finding.fixes[0].confidence > finding.fixes[1].confidence + margin);
        const double clear = !isClear ? 0 : place == 0 ? 1 : -1;
        return clear + (place == 0 ? 1 : place < 3 ? 0.7 : 0);
    }
    return 0;
}

double worth(const std::vector<FitCase>& cases, const SignWeights& weights)
{
    double sum = 0;
    for (const FitCase& one : cases)
        sum += worth(one, weights);
    return sum;
}

/// Moves one weight at a time as long as that helps.
SignWeights fitted(const std::vector<FitCase>& cases)
{
    SignWeights weights = fittedWeights();
    double best = worth(cases, weights);
    std::cout << "before " << best << " of " << 2 * cases.size() << '\n';
    for (int pass = 0; pass < 2; ++pass) {
        for (double& weight : weights) {
            for (const double step : {-0.15, -0.05, 0.05, 0.15}) {
                weight += step;
                const double now = worth(cases, weights);
                constexpr double least = 0.5; // less is chance
                if (now > best + least)
                    best = now;
                else
                    weight -= step;
            }
        }
    }
    std::cout << "after " << best << '\n';
    return weights;
}

} // namespace

/// Reads cases as JSON lines from standard input, as fit.py writes them, and prints the weights that fit them best.
int main()
{
    std::map<std::string, std::unique_ptr<SchemaView>> schemas;
    std::vector<FitCase> cases;
    for (std::string line; std::getline(std::cin, line);) {
        const auto json = nlohmann::json::parse(line);
        FitCase one;
        one.dialect = dialectNamed(json.at("dialect").get<std::string>());
        const auto file = json.at("schema").get<std::string>();
        auto& schema = schemas[file];
        if (!schema) {
            std::ifstream in(file);
            auto read = readSchemaJson(std::string(std::istreambuf_iterator<char>(in), {}));
            if (!read) {
                std::cerr << file << " is no schema\n";
                return 1;
            }
            schema = std::make_unique<SchemaView>(Catalog(std::move(read).value(), one.dialect->syntax.names));
        }
        one.schema = schema.get();
        one.sql = json.at("sql");
        one.question = json.at("question");
        one.names = json.at("names").get<std::vector<std::string>>();
        cases.push_back(std::move(one));
    }
    const SignWeights weights = fitted(cases);
    for (std::size_t i = 0; i < signCount; ++i) {
        const double was = fittedWeights()[i];
        std::printf("%-20s %6.2f%s\n", std::string(name(static_cast<Sign>(i))).c_str(), weights[i],
                    weights[i] == was ? "" : "  changed");
    }
    return 0;
}
