#include "answer/cues.h"

namespace querymend {

namespace {

// clang-format off
constexpr CueRow rows[] = {
    // asking
    {"show", Cue::list}, {"show me", Cue::list}, {"list", Cue::list}, {"give me", Cue::list}, {"give", Cue::list},
    {"display", Cue::list}, {"find", Cue::list}, {"get", Cue::list}, {"tell me", Cue::list}, {"name the", Cue::list},
    {"i want", Cue::list}, {"i need", Cue::list}, {"i would like", Cue::list}, {"list of", Cue::list}, {"print", Cue::list},
    {"a list of", Cue::list}, {"the list of", Cue::list}, {"return the", Cue::list}, {"overview of", Cue::list},
    {"which", Cue::which}, {"what", Cue::which}, {"what is", Cue::which}, {"what are", Cue::which}, {"what s", Cue::which},
    {"what was", Cue::which}, {"what were", Cue::which}, {"which are", Cue::which}, {"which of", Cue::which},
    {"what kind of", Cue::which}, {"what kinds of", Cue::which}, {"which kinds of", Cue::which},
    {"how many", Cue::howMany}, {"number of", Cue::howMany}, {"the number of", Cue::howMany}, {"count of", Cue::howMany},
    {"count", Cue::howMany}, {"count the", Cue::howMany}, {"amount of", Cue::howMuch}, {"total number of", Cue::howMany},
    {"how many different", Cue::howMany, 1}, {"how many distinct", Cue::howMany, 1}, {"how many unique", Cue::howMany, 1},
    {"number of different", Cue::howMany, 1}, {"number of distinct", Cue::howMany, 1}, {"number of unique", Cue::howMany, 1},
    {"how many times", Cue::howMany, 2}, {"how often", Cue::howMany, 2}, {"headcount", Cue::howMany, 3},
    {"how much", Cue::howMuch}, {"how much is", Cue::howMuch}, {"how high", Cue::howMuch}, {"how large", Cue::howMuch},
    // computing
    {"total", Cue::total}, {"sum of", Cue::total}, {"the sum of", Cue::total}, {"sum", Cue::total}, {"totals", Cue::total},
    {"in total", Cue::filler}, {"total of", Cue::total}, {"overall", Cue::total}, {"combined", Cue::total},
    {"average", Cue::average}, {"avg", Cue::average}, {"mean", Cue::average},
    {"average of", Cue::average}, {"typical", Cue::average}, {"averages", Cue::average},
    {"maximum", Cue::most, 1}, {"max", Cue::most, 1}, {"highest", Cue::most}, {"largest", Cue::most}, {"biggest", Cue::most},
    {"greatest", Cue::most}, {"most", Cue::most}, {"top", Cue::top}, {"maximal", Cue::most, 1},
    {"minimum", Cue::least, 1}, {"min", Cue::least, 1}, {"lowest", Cue::least}, {"smallest", Cue::least},
    {"fewest", Cue::least}, {"least", Cue::least}, {"bottom", Cue::least, 2},
    {"largest number of", Cue::most, 3}, {"highest number of", Cue::most, 3}, {"greatest number of", Cue::most, 3},
    {"lowest number of", Cue::least, 3}, {"smallest number of", Cue::least, 3},
    {"first", Cue::first}, {"earliest", Cue::first}, {"last", Cue::last}, {"past", Cue::last}, {"previous", Cue::last},
    {"latest", Cue::quality, argumentOf(Quality::recent)}, {"newest", Cue::quality, argumentOf(Quality::recent)},
    {"most recent", Cue::quality, argumentOf(Quality::recent)}, {"next", Cue::next}, {"this", Cue::current}, {"current", Cue::current},
    {"distinct", Cue::distinct}, {"unique", Cue::distinct}, {"different", Cue::distinct},
    {"share of", Cue::share}, {"the share of", Cue::share}, {"percentage of", Cue::share}, {"percent of", Cue::share},
    {"what percentage of", Cue::share}, {"what share of", Cue::share}, {"what percent of", Cue::share},
    {"proportion of", Cue::share}, {"what proportion of", Cue::share}, {"what fraction of", Cue::share},
    {"fraction of", Cue::share}, {"the percentage of", Cue::share}, {"the proportion of", Cue::share}, {"percentage", Cue::share},
    // grouping
    {"per", Cue::per}, {"by", Cue::per}, {"for each", Cue::per}, {"for every", Cue::per}, {"in each", Cue::per},
    {"in every", Cue::per}, {"at each", Cue::per}, {"of each", Cue::per}, {"from each", Cue::per}, {"by each", Cue::per},
    {"each", Cue::every}, {"every", Cue::every}, {"grouped by", Cue::per}, {"broken down by", Cue::per}, {"split by", Cue::per},
    {"according to", Cue::per}, {"on each", Cue::per}, {"does each", Cue::per}, {"do each", Cue::per}, {"has each", Cue::per},
    {"did each", Cue::per}, {"is each", Cue::per}, {"was each", Cue::per}, {"across", Cue::filler},
    // comparing
    {"more than", Cue::more}, {"over", Cue::more}, {"above", Cue::more}, {"greater than", Cue::more}, {"higher than", Cue::more},
    {"larger than", Cue::more}, {"exceeding", Cue::more}, {"exceeds", Cue::more}, {"longer than", Cue::more}, {"older than", Cue::more, 1},
    {"bigger than", Cue::more}, {"costing more than", Cue::more}, {">", Cue::more}, {"beyond", Cue::more},
    {"less than", Cue::less}, {"under", Cue::less}, {"below", Cue::less}, {"fewer than", Cue::less}, {"lower than", Cue::less},
    {"smaller than", Cue::less}, {"cheaper than", Cue::less}, {"shorter than", Cue::less}, {"younger than", Cue::less, 1}, {"<", Cue::less},
    {"at least", Cue::atLeast}, {"no less than", Cue::atLeast}, {"no fewer than", Cue::atLeast}, {"> =", Cue::atLeast},
    {">=", Cue::atLeast}, {"≥", Cue::atLeast}, {"at most", Cue::atMost}, {"no more than", Cue::atMost}, {"up to", Cue::atMost},
    {"<=", Cue::atMost}, {"≤", Cue::atMost}, {"exactly", Cue::equal}, {"equal to", Cue::equal}, {"=", Cue::equal},
    {"equals", Cue::equal}, {"or more", Cue::orMore}, {"or higher", Cue::orMore}, {"or above", Cue::orMore}, {"and above", Cue::orMore},
    {"and more", Cue::orMore}, {"and up", Cue::orMore}, {"or over", Cue::orMore}, {"or less", Cue::orLess}, {"or fewer", Cue::orLess}, {"or below", Cue::orLess},
    {"or lower", Cue::orLess}, {"between", Cue::between}, {"older", Cue::more, 1}, {"younger", Cue::less, 1},
    // connecting
    {"without", Cue::without}, {"without any", Cue::without}, {"with no", Cue::without}, {"have no", Cue::without}, {"has no", Cue::without}, {"had no", Cue::without},
    {"who have no", Cue::without}, {"lacking", Cue::without}, {"that have no", Cue::without}, {"do not have", Cue::without}, {"does not have", Cue::without},
    {"don t have", Cue::without}, {"doesn t have", Cue::without}, {"there is no", Cue::without}, {"there are no", Cue::without}, {"no", Cue::without},
    {"have not", Cue::without}, {"has not", Cue::without}, {"haven t", Cue::without}, {"hasn t", Cue::without}, {"did not", Cue::without}, {"didn t", Cue::without},
    {"never", Cue::without}, {"have never", Cue::without}, {"has never", Cue::without}, {"have never been", Cue::without}, {"has never been", Cue::without},
    {"were never", Cue::without}, {"was never", Cue::without}, {"not yet", Cue::without}, {"not yet been", Cue::without}, {"have not yet", Cue::without}, {"have not yet been", Cue::without},
    {"have not been", Cue::without}, {"has not been", Cue::without}, {"that have not been", Cue::without}, {"haven t been", Cue::without}, {"hasn t been", Cue::without},
    {"do not", Cue::without}, {"don t", Cue::without}, {"does not", Cue::without}, {"doesn t", Cue::without}, {"still not", Cue::without}, {"not", Cue::negation},
    {"is not", Cue::negation}, {"are not", Cue::negation}, {"isn t", Cue::negation}, {"aren t", Cue::negation}, {"was not", Cue::negation}, {"were not", Cue::negation},
    {"except", Cue::negation}, {"except for", Cue::negation}, {"other than", Cue::negation}, {"excluding", Cue::negation}, {"outside", Cue::negation}, {"outside of", Cue::negation}, {"!=", Cue::negation}, {"<>", Cue::negation},
    {"with", Cue::with}, {"having", Cue::with}, {"have", Cue::with}, {"has", Cue::with}, {"had", Cue::with}, {"whose", Cue::with}, {"with a", Cue::with}, {"with an", Cue::with}, {"where", Cue::with},
    {"and", Cue::conjunction}, {"as well as", Cue::conjunction}, {",", Cue::conjunction}, {"&", Cue::conjunction}, {"along with", Cue::conjunction}, {"together with", Cue::conjunction},
    {"and their", Cue::conjunction}, {"and its", Cue::conjunction}, {"and the", Cue::conjunction}, {"with their", Cue::conjunction}, {"with its", Cue::conjunction}, {"or", Cue::alternative}, {"either", Cue::filler},
    {"of", Cue::of}, {"in", Cue::in}, {"at", Cue::in}, {"on", Cue::in}, {"within", Cue::in}, {"during", Cue::in}, {"for", Cue::in}, {"from", Cue::from}, {"since", Cue::from, 1},
    {"starting from", Cue::from, 1}, {"to", Cue::to}, {"through", Cue::to}, {"-", Cue::to}, {"–", Cue::to}, {"before", Cue::before}, {"prior to", Cue::before}, {"earlier than", Cue::before},
    {"after", Cue::after}, {"later than", Cue::after}, {"until", Cue::until}, {"till", Cue::until}, {"by the end of", Cue::until}, {"ago", Cue::ago},
    // times
    {"year", Cue::unit, argumentOf(DateUnit::year)}, {"years", Cue::unit, argumentOf(DateUnit::year)}, {"yearly", Cue::per, 1 + argumentOf(DateUnit::year)}, {"annual", Cue::per, 1 + argumentOf(DateUnit::year)}, {"annually", Cue::per, 1 + argumentOf(DateUnit::year)},
    {"quarter", Cue::unit, argumentOf(DateUnit::quarter)}, {"quarters", Cue::unit, argumentOf(DateUnit::quarter)}, {"quarterly", Cue::per, 1 + argumentOf(DateUnit::quarter)},
    {"month", Cue::unit, argumentOf(DateUnit::month)}, {"months", Cue::unit, argumentOf(DateUnit::month)}, {"monthly", Cue::per, 1 + argumentOf(DateUnit::month)},
    {"week", Cue::unit, argumentOf(DateUnit::week)}, {"weeks", Cue::unit, argumentOf(DateUnit::week)}, {"weekly", Cue::per, 1 + argumentOf(DateUnit::week)},
    {"day", Cue::unit, argumentOf(DateUnit::day)}, {"days", Cue::unit, argumentOf(DateUnit::day)}, {"daily", Cue::per, 1 + argumentOf(DateUnit::day)},
    {"weekday", Cue::unit, argumentOf(DateUnit::dayOfWeek)}, {"day of the week", Cue::unit, argumentOf(DateUnit::dayOfWeek)}, {"day of week", Cue::unit, argumentOf(DateUnit::dayOfWeek)},
    {"january", Cue::month, 1}, {"jan", Cue::month, 1}, {"february", Cue::month, 2}, {"feb", Cue::month, 2}, {"march", Cue::month, 3}, {"mar", Cue::month, 3}, {"april", Cue::month, 4}, {"apr", Cue::month, 4},
    {"may", Cue::month, 5}, {"june", Cue::month, 6}, {"jun", Cue::month, 6}, {"july", Cue::month, 7}, {"jul", Cue::month, 7}, {"august", Cue::month, 8}, {"aug", Cue::month, 8},
    {"september", Cue::month, 9}, {"sep", Cue::month, 9}, {"sept", Cue::month, 9}, {"october", Cue::month, 10}, {"oct", Cue::month, 10}, {"november", Cue::month, 11}, {"nov", Cue::month, 11}, {"december", Cue::month, 12}, {"dec", Cue::month, 12},
    {"q1", Cue::quarter, 1}, {"q2", Cue::quarter, 2}, {"q3", Cue::quarter, 3}, {"q4", Cue::quarter, 4}, {"first quarter", Cue::quarter, 1}, {"first quarter of", Cue::quarter, 1}, {"second quarter", Cue::quarter, 2}, {"second quarter of", Cue::quarter, 2},
    {"third quarter", Cue::quarter, 3}, {"third quarter of", Cue::quarter, 3}, {"fourth quarter", Cue::quarter, 4}, {"fourth quarter of", Cue::quarter, 4}, {"last quarter of", Cue::quarter, 4},
    {"today", Cue::today}, {"yesterday", Cue::yesterday},
    {"one", Cue::number, 1}, {"two", Cue::number, 2}, {"three", Cue::number, 3}, {"four", Cue::number, 4}, {"five", Cue::number, 5}, {"six", Cue::number, 6}, {"seven", Cue::number, 7}, {"eight", Cue::number, 8},
    {"nine", Cue::number, 9}, {"ten", Cue::number, 10}, {"twelve", Cue::number, 12}, {"twenty", Cue::number, 20}, {"hundred", Cue::number, 100}, {"once", Cue::number, 1}, {"twice", Cue::number, 2}, {"dozen", Cue::number, 12},
    // orders
    {"sorted by", Cue::ordered}, {"ordered by", Cue::ordered}, {"sort by", Cue::ordered}, {"order by", Cue::ordered}, {"ranked by", Cue::ordered}, {"sorted", Cue::ordered}, {"in order of", Cue::ordered}, {"sort", Cue::ordered},
    {"ascending", Cue::ascending}, {"in ascending order", Cue::ascending}, {"lowest first", Cue::ascending}, {"smallest first", Cue::ascending}, {"cheapest first", Cue::ascending}, {"oldest first", Cue::ascending}, {"earliest first", Cue::ascending},
    {"descending", Cue::descending}, {"in descending order", Cue::descending}, {"highest first", Cue::descending}, {"largest first", Cue::descending}, {"biggest first", Cue::descending}, {"newest first", Cue::descending}, {"latest first", Cue::descending}, {"most expensive first", Cue::descending}, {"most first", Cue::descending},
    {"alphabetically", Cue::alphabetical}, {"alphabetical order", Cue::alphabetical}, {"in alphabetical order", Cue::alphabetical}, {"a to z", Cue::alphabetical},
    {"named", Cue::named}, {"called", Cue::named}, {"with the name", Cue::named}, {"compared with", Cue::compared}, {"compared to", Cue::compared}, {"compare", Cue::list}, {"versus", Cue::compared}, {"vs", Cue::compared},
    {"expensive", Cue::quality, argumentOf(Quality::expensive)}, {"priciest", Cue::quality, argumentOf(Quality::expensive)}, {"most expensive", Cue::quality, argumentOf(Quality::expensive)}, {"costliest", Cue::quality, argumentOf(Quality::expensive)}, {"dearest", Cue::quality, argumentOf(Quality::expensive)},
    {"cheapest", Cue::quality, argumentOf(Quality::cheap)}, {"least expensive", Cue::quality, argumentOf(Quality::cheap)}, {"oldest", Cue::quality, argumentOf(Quality::old)}, {"youngest", Cue::quality, argumentOf(Quality::young)}, {"longest serving", Cue::quality, argumentOf(Quality::early)},
    {"longest", Cue::quality, argumentOf(Quality::longLasting)}, {"shortest", Cue::quality, argumentOf(Quality::shortLasting)}, {"highest paid", Cue::quality, argumentOf(Quality::paid)}, {"best paid", Cue::quality, argumentOf(Quality::paid)}, {"most popular", Cue::quality, argumentOf(Quality::busy)}, {"busiest", Cue::quality, argumentOf(Quality::busy)},
    {"most frequent", Cue::quality, argumentOf(Quality::busy)}, {"most common", Cue::quality, argumentOf(Quality::busy)}, {"least popular", Cue::quality, argumentOf(Quality::rare)}, {"least common", Cue::quality, argumentOf(Quality::rare)}, {"fastest", Cue::quality, argumentOf(Quality::fast)}, {"slowest", Cue::quality, argumentOf(Quality::slow)},
    {"best rated", Cue::quality, argumentOf(Quality::good)}, {"highest rated", Cue::quality, argumentOf(Quality::good)}, {"top rated", Cue::quality, argumentOf(Quality::good)}, {"heaviest", Cue::quality, argumentOf(Quality::heavy)}, {"lightest", Cue::quality, argumentOf(Quality::light)}, {"most active", Cue::quality, argumentOf(Quality::busy)}, {"least active", Cue::quality, argumentOf(Quality::rare)},
    {"rows", Cue::noun}, {"records", Cue::noun}, {"entries", Cue::noun}, {"unknown", Cue::unset}, {"missing", Cue::unset}, {"empty", Cue::unset}, {"is null", Cue::unset}, {"not set", Cue::unset}, {"unset", Cue::unset}, {"is not null", Cue::set}, {"not recorded", Cue::unset},
    {"no longer", Cue::negation}, {"neither", Cue::negation, 2}, {"nor", Cue::conjunction}, {"both", Cue::both},
    {"overdue", Cue::overdue}, {"past due", Cue::overdue}, {"past their due date", Cue::overdue}, {"past its due date", Cue::overdue}, {"past the due date", Cue::overdue},
    // what is measured
    {"revenue", Cue::metric, argumentOf(MetricWord::revenue)}, {"revenues", Cue::metric, argumentOf(MetricWord::revenue)}, {"turnover", Cue::metric, argumentOf(MetricWord::revenue)}, {"sales", Cue::metric, argumentOf(MetricWord::revenue)}, {"sales volume", Cue::metric, argumentOf(MetricWord::revenue)}, {"total sales", Cue::metric, argumentOf(MetricWord::revenue)}, {"income", Cue::metric, argumentOf(MetricWord::revenue)}, {"earnings", Cue::metric, argumentOf(MetricWord::revenue)}, {"spent", Cue::metric, argumentOf(MetricWord::revenue)}, {"spend", Cue::metric, argumentOf(MetricWord::revenue)}, {"spending", Cue::metric, argumentOf(MetricWord::revenue)}, {"money spent", Cue::metric, argumentOf(MetricWord::revenue)}, {"sales revenue", Cue::metric, argumentOf(MetricWord::revenue)}, {"spends", Cue::metric, argumentOf(MetricWord::revenue)}, {"units", Cue::metric, argumentOf(MetricWord::units)}, {"units sold", Cue::metric, argumentOf(MetricWord::units)}, {"pieces", Cue::metric, argumentOf(MetricWord::units)}, {"sold", Cue::metric, argumentOf(MetricWord::units)}, {"best selling", Cue::metric, argumentOf(MetricWord::units)}, {"best - selling", Cue::metric, argumentOf(MetricWord::units)}, {"items sold", Cue::metric, argumentOf(MetricWord::units)}, {"pieces sold", Cue::metric, argumentOf(MetricWord::units)}, {"quantity sold", Cue::metric, argumentOf(MetricWord::units)},
    // words that add nothing where the schema has nothing of the kind
    {"library", Cue::filler, 2}, {"shop", Cue::filler, 2}, {"store", Cue::filler, 2}, {"gym", Cue::filler, 2}, {"firm", Cue::filler, 2}, {"business", Cue::filler, 2}, {"organisation", Cue::filler, 2}, {"organization", Cue::filler, 2}, {"school", Cue::filler, 2}, {"clinic", Cue::filler, 2}, {"hospital", Cue::filler, 2}, {"airline", Cue::filler, 2}, {"given", Cue::filler, 2}, {"recorded", Cue::filler, 2}, {"new", Cue::filler, 2}, {"currently open", Cue::filler, 2}, {"asked", Cue::filler, 2}, {"ask", Cue::filler, 2}, {"assigned to", Cue::filler, 2}, {"scheduled", Cue::filler, 2}, {"planned", Cue::filler, 2}, {"managed", Cue::filler, 2}, {"offered", Cue::filler, 2}, {"offer", Cue::filler, 2}, {"available", Cue::filler, 2}, {"registered", Cue::filler, 2}, {"listed", Cue::filler, 2}, {"known to us", Cue::filler, 2}, {"sign", Cue::filler, 2}, {"signed", Cue::filler, 2}, {"joined us", Cue::filler, 2}, {"year old", Cue::filler, 2}, {"years old", Cue::filler, 2},
    {"minutes", Cue::filler, 2}, {"hours", Cue::filler, 2}, {"km", Cue::filler, 2}, {"kg", Cue::filler, 2}, {"metres", Cue::filler, 2}, {"meters", Cue::filler, 2}, {"percent", Cue::filler, 2},
    {"shown", Cue::filler, 2}, {"handled", Cue::filler, 2}, {"handle", Cue::filler, 2}, {"written", Cue::filler, 2}, {"write", Cue::filler, 2}, {"resolve", Cue::filler, 2}, {"played", Cue::filler, 2}, {"play", Cue::filler, 2}, {"plays", Cue::filler, 2}, {"look", Cue::filler, 2}, {"looks", Cue::filler, 2}, {"bring", Cue::filler, 2}, {"came", Cue::filler, 2}, {"come in", Cue::filler, 2}, {"everyone", Cue::filler, 2}, {"everybody", Cue::filler, 2}, {"single", Cue::filler, 2}, {"moment", Cue::filler, 2}, {"at the moment", Cue::filler, 2}, {"owns", Cue::filler, 2}, {"been shown", Cue::filler, 2}, {"dealt with", Cue::filler, 2}, {"takes", Cue::filler, 2}, {"gets", Cue::filler, 2}, {"give", Cue::filler, 2}, {"gave", Cue::filler, 2}, {"put", Cue::filler, 2}, {"keep", Cue::filler, 2}, {"keeps", Cue::filler, 2}, {"need", Cue::filler, 2}, {"needs", Cue::filler, 2}, {"belong to", Cue::filler, 2}, {"nobody", Cue::without}, {"nobody has", Cue::without}, {"nobody has been", Cue::without}, {"no one", Cue::without}, {"no one has", Cue::without}, {"noone", Cue::without}, {"none of", Cue::without}, {"that nobody", Cue::without}, {"without a single", Cue::without}, {"right now", Cue::filler},
    // words that add nothing
    {"still", Cue::filler, 3}, {"yet", Cue::filler, 3}, {"here", Cue::filler}, {"anything", Cue::filler}, {"something", Cue::filler}, {"based", Cue::filler}, {"located", Cue::filler}, {"work", Cue::filler, 2}, {"works", Cue::filler, 2}, {"working", Cue::filler, 2}, {"worked", Cue::filler, 2}, {"live", Cue::filler, 2}, {"lives", Cue::filler, 2}, {"living", Cue::filler, 2}, {"lived", Cue::filler, 2}, {"company", Cue::filler, 2}, {"i . e", Cue::filler}, {"i . e .", Cue::filler}, {"placed", Cue::filler, 2}, {"place", Cue::filler, 2}, {"places", Cue::filler, 2}, {"entered", Cue::filler, 2}, {"contained", Cue::filler, 2}, {"used", Cue::filler, 2}, {"use", Cue::filler, 2}, {"registered with", Cue::filler, 2}, {"go", Cue::filler, 2}, {"goes", Cue::filler, 2}, {"went", Cue::filler, 2}, {"held", Cue::filler, 2}, {"hold", Cue::filler, 2}, {"holds", Cue::filler, 2}, {"run", Cue::filler, 2}, {"running", Cue::filler, 2}, {"up", Cue::filler}, {"so", Cue::filler}, {"in all", Cue::filler}, {"like", Cue::filler}, {"people s", Cue::filler}, {"per cent", Cue::filler}, {"called for", Cue::filler, 2}, {"happened", Cue::filler, 2}, {"happen", Cue::filler, 2}, {"occurred", Cue::filler, 2}, {"done", Cue::filler}, {"we have", Cue::filler}, {"do we have", Cue::filler}, {"actually", Cue::filler}, {"really", Cue::filler}, {"on file", Cue::filler}, {"on record", Cue::filler}, {"in the database", Cue::filler}, {"in our database", Cue::filler}, {"out of", Cue::filler}, {"among", Cue::filler}, {"from among", Cue::filler}, {"were there", Cue::filler}, {"are there", Cue::filler}, {"is there", Cue::filler}, {"into", Cue::filler}, {"on the", Cue::filler}, {"onto", Cue::filler}, {"about", Cue::filler}, {"regarding", Cue::filler}, {"together", Cue::filler}, {"himself", Cue::filler}, {"themselves", Cue::filler}, {"who are", Cue::filler}, {"that are", Cue::filler}, {"which are", Cue::filler}, {"that were", Cue::filler}, {"who were", Cue::filler}, {"that have", Cue::filler}, {"who have been", Cue::filler}, {"been made", Cue::filler}, {"belongs", Cue::filler}, {"received", Cue::filler, 2}, {"receive", Cue::filler, 2}, {"charge", Cue::filler, 2}, {"charged", Cue::filler, 2}, {"mostly", Cue::filler}, {"overall number of", Cue::filler},
    {"people", Cue::people}, {"persons", Cue::people}, {"person", Cue::people}, {"individuals", Cue::people}, {"contain", Cue::with}, {"contains", Cue::with}, {"containing", Cue::with}, {"include", Cue::with}, {"includes", Cue::with}, {"including", Cue::with}, {"when", Cue::which, 2}, {"still for sale", Cue::current}, {"on sale", Cue::current}, {"for sale", Cue::current}, {"still active", Cue::current}, {"still", Cue::filler, 3},
    {"when was", Cue::which, 2}, {"when were", Cue::which, 2}, {"when did", Cue::which, 2}, {"when is", Cue::which, 2}, {"average number of", Cue::howMany, 4}, {"mean number of", Cue::howMany, 4}, {"the average number of", Cue::howMany, 4}, {"on average", Cue::average, 2}, {"recent", Cue::quality, argumentOf(Quality::recent)}, {"most recently", Cue::quality, argumentOf(Quality::recent)}, {"°", Cue::filler},
        {"a", Cue::filler}, {"an", Cue::filler}, {"the", Cue::filler}, {"all", Cue::filler}, {"all the", Cue::filler}, {"all of", Cue::filler}, {"me", Cue::filler}, {"us", Cue::filler}, {"we", Cue::filler}, {"our", Cue::filler}, {"i", Cue::filler}, {"my", Cue::filler}, {"you", Cue::filler},
    {"is", Cue::filler}, {"are", Cue::filler}, {"was", Cue::filler}, {"were", Cue::filler}, {"be", Cue::filler}, {"been", Cue::filler}, {"being", Cue::filler}, {"do", Cue::filler}, {"does", Cue::filler}, {"did", Cue::filler}, {"there", Cue::filler}, {"please", Cue::filler}, {"can", Cue::filler}, {"could", Cue::filler}, {"would", Cue::filler}, {"will", Cue::filler}, {"should", Cue::filler},
    {"that", Cue::filler}, {"who", Cue::which, 1}, {"whom", Cue::which, 1}, {"these", Cue::filler}, {"those", Cue::filler}, {"their", Cue::filler}, {"its", Cue::filler}, {"his", Cue::filler}, {"her", Cue::filler}, {"they", Cue::filler}, {"them", Cue::filler}, {"it", Cue::filler}, {"he", Cue::filler}, {"she", Cue::filler}, {"s", Cue::filler}, {"then", Cue::filler}, {"as", Cue::filler},
    {"any", Cue::filler}, {"some", Cue::filler}, {"only", Cue::filler}, {"just", Cue::filler}, {"ever", Cue::filler}, {"currently", Cue::filler}, {"now", Cue::filler}, {"right now", Cue::filler}, {"also", Cue::filler}, {"exist", Cue::filler}, {"exists", Cue::filler}, {"than", Cue::filler}, {"so far", Cue::filler}, {"altogether", Cue::filler}, {"overview", Cue::filler}, {"own", Cue::filler, 2}, {"made", Cue::filler, 2}, {"make", Cue::filler, 2}, {"took", Cue::filler, 2}, {"take", Cue::filler, 2}, {"taken", Cue::filler, 2}, {"belong", Cue::filler}, {"belonging", Cue::filler}, {"come", Cue::filler, 2}, {"comes", Cue::filler, 2},
    {"?", Cue::filler}, {".", Cue::filler}, {"!", Cue::filler}, {";", Cue::filler}, {":", Cue::filler}, {"'", Cue::filler}, {"’", Cue::filler}, {"(", Cue::filler}, {")", Cue::filler}, {"…", Cue::filler}, {"—", Cue::filler}, {"/", Cue::filler}, {"%", Cue::filler}, {"€", Cue::filler}, {"$", Cue::filler}, {"£", Cue::filler}, {"₽", Cue::filler}, {"euros", Cue::filler}, {"euro", Cue::filler}, {"dollars", Cue::filler}, {"eur", Cue::filler}, {"times", Cue::filler, 1}, {"time", Cue::filler, 1},
};
// clang-format on

} // namespace

std::span<const CueRow> englishCues()
{
    return rows;
}

} // namespace querymend
