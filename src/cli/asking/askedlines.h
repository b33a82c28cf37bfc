#pragma once

#include "answer/calendar.h"
#include "arguments/command.h"
#include "asking/ifasked.h"
#include "asking/runconsole.h"

#include <functional>
#include <memory>
#include <string_view>
#include <vector>

namespace querymend {

/// Many questions to one database, each a run of its own.
struct QuestionLines {
    ConnectionTarget target;
    RunStarted started; ///< of each run, without its question's text and evidence
    /// Creates the model of a run; empty for the built-in answerer.
    std::function<Result<std::unique_ptr<ModelPort>, CommandProblem>()> model;
    EventSink keep;
    const HintTexts* hints = nullptr;
    std::shared_ptr<const PromptMemory> memory;
    SamplePolicy samples = SamplePolicy::none;
    CalendarDay today;
    IfAsked ifAsked = IfAsked::stop; ///< read means stop: the input has questions, not answers
};

/// Answers each JSON line, `{"id", "question", "evidence"}`, with one line, in order.
[[nodiscard]] ExitStatus askLines(QuestionLines questions, const std::vector<std::string_view>& files,
                                  const Console& console);

} // namespace querymend
