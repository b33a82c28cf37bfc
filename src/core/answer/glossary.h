#pragma once

#include "answer/askedwords.h"
#include "answer/givenexpression.h"
#include "answer/givensentence.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

class JoinMap;

/// A line of a glossary that cannot be used, which leaves the others in use.
struct GlossaryProblem {
    std::uint32_t line = 0; ///< from 1
    GivenProblem problem;

    friend bool operator==(const GlossaryProblem&, const GlossaryProblem&) = default;
};

/// A file of one's own with what words mean in a database: a sentence on each line, in the words of the evidence.
/// Lines that begin with # are comments. Those after [NAME] are for the database of this name only, and those after []
/// for all again.
class Glossary {
public:
    Glossary() = default;
    explicit Glossary(std::string_view text);

    /// Lines that are no sentence.
    [[nodiscard]] const std::vector<GlossaryProblem>& problems() const { return m_problems; }
    /// These, and sentences that do not fit a database, in the order of the lines.
    [[nodiscard]] std::vector<GlossaryProblem> problemsWith(const Catalog& catalog, const Dialect& dialect) const;
    /// The sentences for a question: about its words, by their stems, and about the tables that they speak of.
    /// Sentences that do not fit the database are left out. Without the joins of the catalog, they are found when
    /// needed.
    [[nodiscard]] std::vector<std::string> sentencesFor(std::string_view question, std::string_view evidence,
                                                        const Catalog& catalog, const Dialect& dialect,
                                                        const JoinMap* joins = nullptr) const;
    /// Without the sentences that quote a value.
    [[nodiscard]] Glossary withoutValues() const;
    [[nodiscard]] bool empty() const { return m_entries.empty(); }

    static constexpr std::size_t mostSentences = 40; ///< for one question

private:
    struct Entry {
        std::uint32_t line = 0;
        std::string text;
        std::string database; ///< that it is for; empty: any
        GivenSentence sentence;
        std::vector<AskedWord> term; ///< empty if it explains none

        [[nodiscard]] bool isFor(const Catalog& catalog) const;
    };
    class Choice;

    std::vector<Entry> m_entries;
    std::vector<GlossaryProblem> m_problems;
};

/// The evidence with sentences of a glossary after it. Evidence that has some already is left as it is.
[[nodiscard]] std::string withGlossary(std::string_view evidence, const std::vector<std::string>& sentences);
/// The evidence as it was before.
[[nodiscard]] std::string_view withoutGlossary(std::string_view evidence);

/// A problem in English: what is wrong, and what to do.
[[nodiscard]] std::string describe(const GivenProblem& problem);

/// The sentences about what a finding names, such as a column that is a term of a person's own.
[[nodiscard]] std::vector<std::string_view> sentencesAbout(std::string_view name, std::string_view evidence);

} // namespace querymend
