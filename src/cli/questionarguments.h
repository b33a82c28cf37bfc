#pragma once

#include "arguments.h"
#include "check/schemaview.h"
#include "command.h"
#include "console.h"
#include "dialect/dialect.h"
#include "prompt/prompttexts.h"

#include <QString>

#include <memory>
#include <optional>
#include <string_view>

namespace querymend {

/// A question and the schema that it is asked of, as the command line names them.
struct QuestionArguments {
    std::string_view question;
    std::string_view evidence;
    const Dialect* dialect = nullptr;
    std::unique_ptr<SchemaView> schema;
};

/// The problem begins with what is wrong, not with the command.
[[nodiscard]] Result<QuestionArguments, CommandProblem> readQuestion(const Arguments& arguments,
                                                                     const Console& console);

/// The texts of prompts with the folder's in place of their own. Nothing where one of them is wrong, which is told.
[[nodiscard]] std::optional<PromptTexts> promptTextsFrom(const QString& folder, const Console& console);

} // namespace querymend
