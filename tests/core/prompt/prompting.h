#pragma once

#include "support/samples.h"

#include "prompt/prompt.h"
#include "support/bigschema.h"

#include <string>
#include <string_view>
#include <vector>

namespace querymend::test {

inline const std::vector<Example> examples{{"How many clients?", "", "SELECT count(*) FROM customer_order_0", "big"}};
inline const std::vector<std::string> lessons{"instead of: a  write: b"};

/// A schema and everything else that a prompt can be made of.
struct Everything {
    Catalog catalog{bigSchema(12, 6), likePostgresql};
    MSchemaLines lines{catalog};
    PromptTexts texts;

    [[nodiscard]] PromptFacts facts(DialectId dialect = DialectId::postgresql) const
    {
        PromptFacts made;
        made.texts = &texts;
        made.dialect = &dialectOf(dialect);
        made.question = "How many orders are late?";
        made.directives = "Never use SELECT *.";
        made.evidence = "late means shipped after its date";
        made.examples = examples;
        made.schema.lines = &lines;
        made.schema.options.shuffleSeed = 7;
        made.escalation = "- SELECT late FROM orders -> unknown_column";
        return made;
    }
};

inline std::string namesOf(const BuiltPrompt& prompt)
{
    std::string names;
    for (const PromptSection& section : prompt.sections)
        names += (names.empty() ? "" : " ") + section.name;
    return names;
}

inline std::string textOf(const BuiltPrompt& prompt, std::string_view name)
{
    for (const PromptSection& section : prompt.sections) {
        if (section.name == name)
            return section.text;
    }
    return "(no such section)";
}

inline std::string whole(const BuiltPrompt& prompt)
{
    std::string text;
    for (const PromptSection& section : prompt.sections)
        text += section.name + '\n' + section.text + '\n';
    return text;
}

} // namespace querymend::test
