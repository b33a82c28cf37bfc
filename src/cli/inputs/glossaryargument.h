#pragma once

#include "answer/glossary.h"
#include "arguments/arguments.h"
#include "arguments/command.h"
#include "terminal/console.h"

#include <memory>
#include <string>
#include <vector>

namespace querymend {

/// A person's glossary, and where it is from.
struct GivenGlossary {
    std::shared_ptr<const Glossary> sentences; ///< null: none
    std::string file;
    bool isNamed = false; ///< by --glossary; the usual one is for any database
};

/// The glossary that `--glossary` names, or else the usual one.
[[nodiscard]] Result<GivenGlossary, CommandProblem> glossaryGiven(const Arguments& arguments);

/// What is wrong with the lines that cannot be used. Sentences that do not fit the database are a mistake only in a
/// file that was named for it.
[[nodiscard]] std::vector<std::string> problemsOf(const GivenGlossary& glossary, const Catalog& catalog,
                                                  const Dialect& dialect);
/// Reports them.
void complainOf(const GivenGlossary& glossary, const Catalog& catalog, const Dialect& dialect, const Console& console);

/// The option of every command that takes evidence.
inline constexpr Option glossaryOption{"--glossary", "FILE",
                                       "what words mean here, a sentence on each line\n"
                                       "(glossary.txt in the configuration folder)"};

} // namespace querymend
