#pragma once

#include "arguments/arguments.h"
#include "base/textmap.h"
#include "check/parameters/filledstatement.h"
#include "check/verdict.h"
#include "schema/catalog.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// The values of `--param NAME=VALUE` and `--param NAME:TYPE=VALUE`.
class GivenParameters {
public:
    [[nodiscard]] static Result<GivenParameters, Complaint> read(const Arguments& arguments);

    [[nodiscard]] bool empty() const { return m_values.empty(); }
    /// The statement with the values in it. A value without a type gets that of the column that it is compared with, if
    /// it fits. The catalog may be null.
    [[nodiscard]] Result<EditedText, FillProblem> filled(std::string_view statement, const Dialect& dialect,
                                                         const Catalog* catalog) const;

    /// The names that are no parameters of the statement.
    [[nodiscard]] std::vector<std::string> unusedIn(std::string_view statement, const Dialect& dialect) const;

private:
    struct Given {
        std::optional<ParameterType> type;
        std::string text;
    };

    std::map<std::string, Given, std::less<>> m_values;
};

/// `--param ids: a list can only be used after IN`.
[[nodiscard]] std::string textOf(const FillProblem& problem);

/// The first place of the parameter in the statement.
[[nodiscard]] ByteRange placeOf(const FillProblem& problem, std::string_view statement, const Dialect& dialect);

/// Says of the statement as given what was found in the one with values. Fixes that would change a value are left out.
[[nodiscard]] Verdict inGiven(Verdict verdict, std::string_view given, const EditedText& filled);

} // namespace querymend
