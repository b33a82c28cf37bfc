#pragma once

#include "arguments/arguments.h"
#include "arguments/command.h"
#include "check/schemaview.h"
#include "dialect/dialect.h"
#include "prompt/prompttexts.h"
#include "terminal/console.h"

#include <QString>

#include <memory>
#include <optional>
#include <string_view>

namespace querymend {

/// A question and its schema, as given on the command line.
struct QuestionArguments {
    std::string_view question;
    std::string evidence; ///< with the sentences of the glossary
    const Dialect* dialect = nullptr;
    std::unique_ptr<SchemaView> schema;
};

/// The problem's text does not name the command; the caller prepends it.
[[nodiscard]] Result<QuestionArguments, CommandProblem> readQuestion(const Arguments& arguments,
                                                                     const Console& console);

/// Returns the prompt texts with the folder's overrides. If any text has a problem, reports it and returns none.
[[nodiscard]] std::optional<PromptTexts> promptTextsFrom(const QString& folder, const Console& console);

} // namespace querymend
