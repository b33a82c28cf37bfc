#include "answer/places.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string>

namespace querymend {

namespace {

/// Countries, languages and sexes: how they are stored, and the beginnings of the words for them and for who or what is
/// from there. `+` joins the words of a name.
struct PlaceRow {
    std::string_view stored;
    std::string_view words;
};

// clang-format off
constexpr auto rows = std::to_array<PlaceRow>({
    {"DE DEU Germany Deutschland Germania de German Tedesco", "germany german germans germania tedesc germanь немец германи"},
    {"IT ITA Italy Italia it Italian Italiano", "italy italian italia italian итали итальян"},
    {"FR FRA France Francia fr French Francese", "france french francia frances франци француз"},
    {"ES ESP Spain Spagna es Spanish Spagnolo", "spain spanish spagna spagnol испани испан"},
    {"AT AUT Austria Österreich", "austria austrian austriac австри"},
    {"NL NLD Netherlands Olanda nl Dutch Olandese", "netherlands holland dutch olanda olandes нидерланд голланд"},
    {"SE SWE Sweden Svezia sv Swedish Svedese", "sweden swedish svezia svedes швеци швед"},
    {"CH CHE Switzerland Svizzera", "switzerland swiss svizzer швейцар"},
    {"GB GBR UK United+Kingdom Regno+Unito", "uk britain british united+kingdom regno+unito великобритани британ англия англии"},
    {"en English Inglese EN", "english inglese inglesi английск"},
    {"US USA United+States Stati+Uniti", "usa us+customers america american united+states stati+uniti сша америк"},
    {"PL POL Poland Polonia pl Polish Polacco", "poland polish polonia polacc польш польск"},
    {"PT PRT Portugal Portogallo pt Portuguese Portoghese", "portugal portuguese portogall portoghes португал"},
    {"BE BEL Belgium Belgio", "belgium belgian belgio belg бельги"},
    {"DK DNK Denmark Danimarca da Danish Danese", "denmark danish danimarca danes дани датск"},
    {"NO NOR Norway Norvegia Norwegian Norvegese", "norway norwegian norvegi norveges норвег"},
    {"FI FIN Finland Finlandia fi Finnish Finlandese", "finland finnish finlandi финлянд финск"},
    {"IE IRL Ireland Irlanda", "ireland irish irland ирланд"},
    {"GR GRC Greece Grecia el Greek Greco", "greece greek grecia греци греческ"},
    {"CZ CZE Czechia Czech+Republic Repubblica+Ceca cs Czech Ceco", "czechia czech ceca чехи чешск"},
    {"HU HUN Hungary Ungheria hu Hungarian Ungherese", "hungary hungarian ungheri ungheres венгри венгерск"},
    {"RU RUS Russia ru Russian Russo Россия", "russia russian russ росси русск"},
    {"UA UKR Ukraine Ucraina uk Ukrainian Ucraino", "ukraine ukrainian ucrain украин"},
    {"SI SVN Slovenia sl Slovene Slovenian Sloveno", "slovenia slovene slovenian sloven словени словенск"},
    {"HR HRV Croatia Croazia hr Croatian Croato", "croatia croatian croazia croat хорвати хорватск"},
    {"RO ROU Romania ro Romanian Rumeno", "romania romanian rumen румыни румынск"},
    {"TR TUR Turkey Turchia tr Turkish Turco", "turkey turkish turchia turc турци турецк"},
    {"CN CHN China Cina zh Chinese Cinese", "china chinese cina cines китай китайск"},
    {"JP JPN Japan Giappone ja Japanese Giapponese", "japan japanese giappon япони японск"},
    {"IN IND India Indian", "india indian индии индия индийск"},
    {"BR BRA Brazil Brasile", "brazil brazilian brasil бразили"},
    {"CA CAN Canada Canadian", "canada canadian canades канад"},
    {"AU AUS Australia Australian", "australia australian австрали"},
    {"F female woman donna femmina Ж", "female women woman femmin donn женщин женск"},
    {"M male man uomo maschio М", "male men man maschi uomin uomo мужчин мужск"},
    {"MX MEX Mexico Messico", "mexico mexican messic мексик"},
});
// clang-format on

/// The number of words that a name takes at the beginning of these; 0 if it is not there.
std::size_t lengthOf(std::string_view name, std::span<const AskedWord> words)
{
    std::size_t at = 0;
    while (!name.empty()) {
        const std::string_view part = name.substr(0, name.find('+'));
        name.remove_prefix(std::min(part.size() + 1, name.size()));
        const bool isHere = at < words.size() && words[at].kind == AskedWord::Kind::word
            && words[at].folded.starts_with(part) && (words[at].folded.size() == part.size() || part.size() >= 4);
        if (!isHere)
            return 0;
        ++at;
    }
    return at;
}

template <class Use>
void forEachWord(std::string_view list, Use use)
{
    while (!list.empty()) {
        const std::string_view word = list.substr(0, list.find(' '));
        list.remove_prefix(std::min(word.size() + 1, list.size()));
        use(word);
    }
}

} // namespace

PlaceName placeAt(std::span<const AskedWord> words)
{
    PlaceName place;
    for (const PlaceRow& row : rows) {
        std::size_t length = 0;
        forEachWord(row.words, [&](std::string_view name) { length = std::max(length, lengthOf(name, words)); });
        if (length <= place.words)
            continue;
        place = {{}, length};
        forEachWord(row.stored, [&](std::string_view stored) { place.spellings.push_back(stored); });
    }
    return place;
}

std::vector<std::string> placeNamesOf(std::string_view stored)
{
    constexpr std::size_t longestCode = 3;
    std::vector<std::string> names;
    for (const PlaceRow& row : rows) {
        bool isMeant = false;
        forEachWord(row.stored, [&](std::string_view spelling) { isMeant = isMeant || spelling == stored; });
        forEachWord(row.stored, [&](std::string_view spelling) {
            if (!isMeant || spelling.size() <= longestCode)
                return;
            std::replace_copy(spelling.begin(), spelling.end(), std::back_inserter(names.emplace_back()), '+', ' ');
        });
    }
    return names;
}

} // namespace querymend
