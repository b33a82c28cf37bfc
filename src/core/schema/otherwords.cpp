#include "schema/otherwords.h"

#include "schema/namewords.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

namespace querymend {

namespace {

using Words = std::vector<std::string>;

constexpr double sameWord = 1.0;
constexpr double sameVerb = 0.95;
constexpr double sameMeaning = 0.9;

// What is said differently in databases; the words of one row mean the same often enough to be taken for each other.
// Of several words that are one, all but the last have an underscore. The rows hold what is common to all trades.
// prompt/linking/synonyms.cpp is wider and not a substitute: there a word only leads to a table that may matter, while
// here it may replace a name in a statement.
constexpr std::string_view meanings[] = {
    "born birth birthday birthdate dob birth_date birth_day birth_year year_of_birth date_of_birth day_of_birth",
    "died death dod death_date date_of_death",
    "gender sex",
    "salary wage pay income earnings compensation remuneration",
    "boss manager supervisor superior reports_to managed_by",
    "owner holder proprietor",
    "town city municipality",
    "country nation nationality citizenship",
    "region area zone territory",
    "state province",
    "zip zipcode postcode postal_code zip_code post_code",
    "address addr street",
    "phone telephone tel mobile phone_number phone_no",
    "mail email e_mail mail_address email_address",
    "url website homepage link web",
    "price cost fare fee charge rate",
    "amount total sum value price",
    "amount refund payment paid balance",
    "quantity qty count amount pieces",
    "revenue turnover sales income proceeds",
    "discount rebate reduction",
    "tax vat duty",
    "duration length seconds minutes hours days runtime time",
    "height elevation altitude",
    "weight mass",
    "attendance audience crowd spectators visitors",
    "participants takers attendees",
    "capacity seats places",
    "score points rating mark grade stars",
    "rank position place",
    "position job title role post occupation profession job_title job_name",
    "registered registration joined enrolled member_since signed_up signup",
    "created added inserted made",
    "modified updated changed edited",
    "bought purchased acquired",
    "sold sale",
    "shipped dispatched sent delivered",
    "ordered placed",
    "lent loaned borrowed issued",
    "started start begin began beginning since from",
    "ended end finish finished until to",
    "due deadline expiry expires",
    "founded established opened foundation",
    "date day on at time when",
    "year yr",
    "type kind category class sort genre",
    "class cabin",
    "status state condition",
    "id no number nr num code key identifier",
    "article sku",
    "product item article goods",
    "description desc details comment remark note text",
    "name title label caption designation",
    "surname lastname last_name family_name",
    "forename firstname first_name given_name",
    "language lang tongue",
    "picture image photo",
    "department dept division unit",
    "employee staff worker emp",
    "customer client buyer cust purchaser",
    "supplier vendor seller provider",
    "author writer",
    "member borrower reader subscriber",
    "user account",
    "student pupil learner",
    "teacher instructor professor lecturer tutor",
    "doctor physician medic",
    "film movie",
    "song track",
    "album record",
    "book title publication",
    "concert show gig",
    "stadium arena venue",
    "team club squad",
    "match game fixture",
    "company firm business organisation organization enterprise",
    "invoice bill",
    "order purchase",
    "payment transaction",
    "car vehicle automobile",
    "plane aircraft airplane",
    "shop store outlet",
    "branch office location site",
    "origin departure source",
    "destination arrival target",
    "parent super mother",
    "average avg mean",
    "maximum max highest",
    "minimum min lowest least",
};

/// Words that a name may have more or less.
constexpr std::string_view fillers[] = {"of", "the", "in", "a", "cm", "ft", "kg", "km", "usd", "eur", "cents", "pct"};

/// Words that tell only that a name is one of a time or a number.
constexpr std::string_view vague[] = {"date", "day", "on", "at", "time", "when", "id", "no", "number", "code", "key"};

/// Words that tell something only if they are the whole name.
constexpr std::string_view common[] = {"name", "title", "label", "type", "kind", "status", "value", "text"};

/// `book` of `booking` and `booked`, `ship` of `shipping`.
std::string verbOf(std::string_view word)
{
    constexpr std::size_t shortest = 3;
    for (const std::string_view ending : {"ing", "ed"}) {
        if (!word.ends_with(ending) || word.size() < ending.size() + shortest)
            continue;
        word.remove_suffix(ending.size());
        if (word.size() > shortest && word[word.size() - 1] == word[word.size() - 2])
            word.remove_suffix(1);
        break;
    }
    return wordStem(word);
}

std::string phraseOf(const Words& words)
{
    std::string phrase;
    for (const std::string& word : words)
        phrase += (phrase.empty() ? "" : "_") + (words.size() == 1 ? wordStem(word) : word);
    return phrase;
}

using Rows = std::vector<std::size_t>;

const std::unordered_map<std::string, Rows>& rowsOfPhrases()
{
    static const std::unordered_map<std::string, Rows> known = [] {
        std::unordered_map<std::string, Rows> made;
        for (std::size_t row = 0; row < std::size(meanings); ++row) {
            std::string_view rest = meanings[row];
            while (!rest.empty()) {
                const std::size_t end = std::min(rest.find(' '), rest.size());
                const std::string_view phrase = rest.substr(0, end);
                made[phrase.find('_') == std::string_view::npos ? wordStem(phrase) : std::string(phrase)].push_back(
                    row);
                rest.remove_prefix(std::min(end + 1, rest.size()));
            }
        }
        return made;
    }();
    return known;
}

bool meanTheSame(const std::string& phrase, const std::string& other)
{
    const auto& known = rowsOfPhrases();
    const auto one = known.find(phrase);
    const auto two = known.find(other);
    return one != known.end() && two != known.end() && std::ranges::any_of(one->second, [&](std::size_t row) {
               return std::find(two->second.begin(), two->second.end(), row) != two->second.end();
           });
}

double likeness(const std::string& word, const std::string& other)
{
    if (wordStem(word) == wordStem(other))
        return sameWord;
    if (verbOf(word) == verbOf(other))
        return sameVerb;
    return meanTheSame(wordStem(word), wordStem(other)) ? sameMeaning : 0;
}

/// The words that say something; those of the table only if there are no others.
Words tellingWords(std::string_view name, const Words& table)
{
    Words words = nameWords(name);
    const bool namesTable = words.size() > table.size()
        && std::equal(table.begin(), table.end(), words.begin(),
                      [](const std::string& a, const std::string& b) { return wordStem(a) == wordStem(b); });
    if (namesTable)
        words.erase(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(table.size()));
    Words telling = words;
    std::erase_if(telling, [](const std::string& word) {
        return std::find(std::begin(fillers), std::end(fillers), word) != std::end(fillers);
    });
    return telling.empty() ? words : telling;
}

bool isVague(const std::string& word)
{
    return std::find(std::begin(vague), std::end(vague), word) != std::end(vague);
}

bool tells(const std::string& word)
{
    return !isVague(word) && std::find(std::begin(common), std::end(common), word) == std::end(common);
}

double shareOf(std::string_view name, std::string_view other, const Words& table)
{
    constexpr double leastShare = 0.5;
    const Words one = tellingWords(name, table);
    Words two = tellingWords(other, table);
    if (one.empty() || two.empty())
        return 0;
    if (meanTheSame(phraseOf(one), phraseOf(two)) || meanTheSame(phraseOf(nameWords(name)), phraseOf(nameWords(other))))
        return one.size() == 1 && isVague(one.front()) ? leastShare / 2 : sameMeaning;
    const std::size_t words = one.size() + two.size();
    double shared = 0;
    bool isSaid = false; // what only has the same word is found by its letters
    for (const std::string& word : one) {
        const auto best = std::max_element(two.begin(), two.end(), [&](const std::string& a, const std::string& b) {
            return likeness(word, a) < likeness(word, b);
        });
        const double here = best == two.end() ? 0 : likeness(word, *best);
        if (here == 0)
            continue;
        shared += here;
        isSaid = isSaid || (here < sameWord && (tells(word) || tells(*best)));
        two.erase(best);
    }
    const double share = 2 * shared / static_cast<double>(words);
    return isSaid && share >= leastShare ? share : 0;
}

} // namespace

double shareInOtherWords(std::string_view name, std::string_view other, std::string_view table)
{
    return std::max(shareOf(name, other, {}), table.empty() ? 0 : shareOf(name, other, nameWords(table)));
}

} // namespace querymend
