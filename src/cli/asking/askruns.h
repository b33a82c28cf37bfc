#pragma once

#include "answer/calendar.h"
#include "arguments/command.h"
#include "asking/ifasked.h"
#include "asking/modelchoice.h"
#include "db/addresses/connectiontarget.h"
#include "inputs/glossaryargument.h"
#include "models/rolemodels.h"
#include "run/runsettings.h"
#include "store/hintfiles.h"

#include <string>
#include <string_view>

namespace querymend {

/// Everything that the runs of one command have in common.
struct AskSettings {
    ChosenModel model;
    std::string_view name;
    ConnectionTarget target;
    RunPolicy policy;
    CalendarDay today;
    HintFiles hints;
    IfAsked ifAsked;
    RunSettings settings;
    RoleModels::Own roleModels; ///< of one run
    std::string preset;         ///< whose settings these are; empty if they are none's
    GivenGlossary glossary;
};

/// The models that options or the preset have for helpers.
[[nodiscard]] Result<RoleModels::Own, CommandProblem> roleModelsFor(const Arguments& arguments, RunPolicy& policy,
                                                                    const Console& console);

/// Answers the question of the options.
[[nodiscard]] ExitStatus askOne(AskSettings asking, const Arguments& arguments, const Console& console);
/// Answers the questions of the files or of standard input.
[[nodiscard]] ExitStatus askMany(AskSettings asking, const Arguments& arguments, const Console& console);

} // namespace querymend
