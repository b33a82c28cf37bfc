#include "inputs/glossaryargument.h"

#include "texts/glossaryfile.h"

#include <QFileInfo>

#include <utility>

namespace querymend {

Result<GivenGlossary, CommandProblem> glossaryGiven(const Arguments& arguments)
{
    const auto named = arguments.value("--glossary");
    const QString path =
        named ? QString::fromUtf8(named->data(), static_cast<qsizetype>(named->size())) : usualGlossaryPath();
    const auto problem = [&](const std::string& reason) {
        const std::string what = named ? "--glossary: " : "the glossary: ";
        return Failure{CommandProblem{ExitStatus::unusable, {what + path.toStdString() + ": " + reason}}};
    };
    if (named && !QFileInfo::exists(path))
        return problem("there is no such file");
    auto sentences = glossaryInFile(path);
    if (!sentences)
        return problem(sentences.error());
    return GivenGlossary{std::move(sentences).value(), path.toStdString(), named.has_value()};
}

std::vector<std::string> problemsOf(const GivenGlossary& glossary, const Catalog& catalog, const Dialect& dialect)
{
    std::vector<std::string> lines;
    if (!glossary.sentences)
        return lines;
    const std::vector<GlossaryProblem> problems =
        glossary.isNamed ? glossary.sentences->problemsWith(catalog, dialect) : glossary.sentences->problems();
    for (const GlossaryProblem& problem : problems) {
        const std::string said = describe(problem.problem);
        lines.push_back("glossary: " + glossary.file + ':' + std::to_string(problem.line) + ": " + said
                        + (said.ends_with('?') ? "" : ".") + " This sentence is left out.");
    }
    return lines;
}

void complainOf(const GivenGlossary& glossary, const Catalog& catalog, const Dialect& dialect, const Console& console)
{
    for (const std::string& line : problemsOf(glossary, catalog, dialect))
        console.complain(line);
}

} // namespace querymend
