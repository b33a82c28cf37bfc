#pragma once

#include "answer/composer.h"
#include "answer/givenrules.h"
#include "answer/glossary.h"
#include "answer/lexicon.h"
#include "answer/questioncompletion.h"
#include "answer/questionreading.h"
#include "answer/twintables.h"
#include "answer/valueindex.h"
#include "dialect/dialect.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// A word of a question, with targets that it may refer to (see TermMeaning).
struct WordMeanings {
    ReadWord word;
    std::vector<std::string> targets;
};

/// Answers questions in ordinary words by the names, keys and values of a database, without a model.
class Answerer {
public:
    /// The catalog and the dialect must outlive this object.
    Answerer(const Catalog& catalog, const Dialect& dialect, ValueIndex values);

    /// The readings of a question, the likeliest first; never none. Only those that are sure enough have a statement.
    /// Terms that the evidence explains mean what it says.
    [[nodiscard]] std::vector<QuestionReading> read(std::string_view question, std::string_view evidence,
                                                    CalendarDay today) const;
    /// What the words of a question may mean, the likeliest reading's first. It has the words of that reading, in
    /// order.
    [[nodiscard]] std::vector<WordMeanings> meanings(std::string_view question, std::string_view evidence,
                                                     CalendarDay today) const;

    /// The sentences of a glossary that are about a question.
    [[nodiscard]] std::vector<std::string> sentencesFor(const Glossary& glossary, std::string_view question,
                                                        std::string_view evidence) const
    {
        return glossary.sentencesFor(question, evidence, m_roles.catalog(), m_dialect, &m_joins);
    }

    /// Completes questions with what this object knows, and must not outlive it.
    [[nodiscard]] QuestionCompletion completion() const { return {m_lexicon, m_roles, m_joins}; }

    /// Below it, nothing is answered. Other readings may be less sure: they are tried once the likeliest has failed.
    static constexpr double leastConfidence = 0.8;
    static constexpr double leastOfOthers = 0.5;

private:
    /// A question with what is said of it.
    struct Asked {
        std::string_view question;
        const JoinMap& joins;
        GivenRules rules;
        std::vector<QuestionPiece> pieces;
    };
    [[nodiscard]] Asked asked(std::string_view question, std::string_view evidence) const;
    [[nodiscard]] QuestionReading readingOf(const Asked& asked, const Composed& composed, double least,
                                            double doubt) const;
    [[nodiscard]] const JoinMap& joinsFor(std::string_view evidence) const;
    [[nodiscard]] std::vector<std::string> targetsOf(const QuestionPiece& piece,
                                                     const std::vector<TableId>& mentioned) const;

    const Dialect& m_dialect;
    TwinTables m_tables;
    ValueIndex m_values;
    SchemaRoles m_roles;
    Lexicon m_lexicon;
    JoinMap m_joins;
    /// The joins that the evidence approved last, because making a map takes a while on a large schema.
    mutable std::vector<JoinStep> m_approved;
    mutable std::unique_ptr<JoinMap> m_approvedJoins;
};

} // namespace querymend
