#include "run/unanswerable.h"

#include "prompt/linking/linkscores.h"

#include <algorithm>
#include <iterator>
#include <unordered_set>

namespace querymend {

namespace {

/// Words with which people say that something is missing, as opposed to what is missing.
constexpr std::string_view generalWords[] = {
    "answer",
    "answered",
    "available",
    "cannot",
    "column",
    "columns",
    "contain",
    "contained",
    "contains",
    "data",
    "database",
    "dataset",
    "exist",
    "exists",
    "field",
    "fields",
    "given",
    "hold",
    "holds",
    "include",
    "included",
    "includes",
    "invalid",
    "information",
    "lack",
    "lacks",
    "missing",
    "provided",
    "query",
    "question",
    "record",
    "recorded",
    "records",
    "relevant",
    "request",
    "schema",
    "sql",
    "statement",
    "store",
    "stored",
    "table",
    "tables",
    "tracked",
    "unable",
    "unanswerable",
    // Italian
    "campo",
    "colonna",
    "colonne",
    "contiene",
    "dati",
    "domanda",
    "esiste",
    "esistono",
    "informazioni",
    "manca",
    "mancano",
    "risposta",
    "tabella",
    "tabelle",
    // Russian
    "базе",
    "вопрос",
    "данные",
    "данных",
    "информации",
    "нет",
    "отсутствует",
    "отсутствуют",
    "поле",
    "содержит",
    "столбца",
    "схема",
    "схеме",
    "таблица",
    "таблицы",
    "таблиц",
};

bool isGeneral(const QuestionWord& keyword)
{
    constexpr std::size_t shortest = 3;
    return keyword.weight != WordWeight::full || keyword.word.size() < shortest
        || std::find(std::begin(generalWords), std::end(generalWords), keyword.word) != std::end(generalWords);
}

/// A word that only resembles a name does not show that the schema has the thing.
bool showsTheThing(LinkLikeness likeness)
{
    switch (likeness) {
    case LinkLikeness::sameWord:
    case LinkLikeness::sameValue:
    case LinkLikeness::synonym:
    case LinkLikeness::abbreviation:
        return true;
    case LinkLikeness::time:
    case LinkLikeness::place:
    case LinkLikeness::similar:
        break;
    }
    return false;
}

/// The words of a text that the schema has, in other forms and as synonyms too.
std::unordered_set<std::string> wordsInSchema(std::string_view text, const Catalog& catalog)
{
    const LinkIndex index(catalog);
    const LinkScores scores(index, text, {});
    std::unordered_set<std::string> found;
    for (const LinkHit& hit : scores.hits()) {
        if (showsTheThing(hit.likeness))
            found.insert(scores.keywords()[hit.keyword].text);
    }
    return found;
}

const Finding* refusalIn(const AttemptState& attempt)
{
    const Finding* const primary = attempt.verdict ? attempt.verdict->primary() : nullptr;
    return primary && primary->code == ErrorCode::invalidRequest ? primary : nullptr;
}

} // namespace

bool isBorneOut(std::string_view reason, const SchemaView* schema)
{
    const auto known = schema ? wordsInSchema(reason, schema->catalog()) : std::unordered_set<std::string>();
    const std::vector<QuestionWord> words = keywordsOf(reason);
    return std::any_of(words.begin(), words.end(),
                       [&known](const QuestionWord& word) { return !isGeneral(word) && known.count(word.text) == 0; });
}

std::string agreedRefusal(const RunState& state, const RunContext& context)
{
    std::string last;
    int count = 0;
    for (const LaneState& lane : state.lanes) {
        for (const AttemptState& attempt : lane.attempts) {
            const Finding* const refusal = refusalIn(attempt);
            if (refusal && isBorneOut(refusal->message, context.schema)) {
                last = refusal->message;
                ++count;
            }
        }
    }
    return count >= 2 ? last : std::string();
}

} // namespace querymend
