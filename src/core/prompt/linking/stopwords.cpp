#include "prompt/linking/stopwords.h"

#include "base/ascii.h"

#include <algorithm>
#include <array>
#include <vector>

namespace querymend {

namespace {

// clang-format off
constexpr std::array<std::string_view, 7> buildingWords{
    // English
    "a an the and or not no nor but if then than as at by for from in into of off on onto out over per to up upon with "
    "within without about above across after again against all along also am among any are around away be because been "
    "before being below between both can could did do does doing done down during each either else ever every few get "
    "gets give given gives go goes got had has have having he her here hers him his how i it its itself just keep kept "
    "least let like made make many may me might more most much must my neither never next none nobody now only other "
    "others our ours own please same shall she should show shows since so some still such take tell that their theirs "
    "them themselves there these they this those through together too under until us use used using very was we were what when "
    "where whether which while will would yet you your yours",
    "answer ask asked calculate compare compute contain contained containing currently different display exist exists "
    "far find first follow following form get happen having help include includes including information instead know "
    "known last list look many mean means need number numbers one ones output print provide query report respectively "
    "result results select several sort sorted table two three want well s t ll ve re don id ids",
    "ever actually already always another anyone anything back called came come comes early earlier late later ago long "
    "ordinary right second third separately single whatever whenever way ways whole",
    // Italian
    "il lo la i gli le un uno una e ed o od ma se che cui di da del dello della dei degli delle al allo alla ai agli "
    "alle dal dallo dalla dai dagli dalle nel nello nella nei negli nelle sul sullo sulla sui sugli sulle in con su per "
    "tra fra a ad non piu più meno molto poco ogni ognuno quale quali quanto quanta quanti quante come dove quando perche "
    "perché cosa è sono era erano ha hanno aveva avevano stato stata stati essere avere fa fanno mostra mostrami "
    "abbiamo qual elenca trova dammi quello quella quelli quelle questo questa questi queste suo sua suoi sue loro ci si ne mai anche "
    "solo ancora gia già dell all nell dall sull un c d l almeno nessun nessuna nessuno tutti tutte tutto tutta",
    // Russian
    "и в во не что он на я с со как а то все она так его но да ты к у же вы за бы по только ее её мне было вот от меня "
    "еще ещё нет о из ему теперь когда даже ну ли если уже или ни быть был была были него до вас нибудь опять уж вам ведь "
    "там потом себя ничего ей может они тут где есть надо ней для мы тебя их чем сам чтоб без будто чего раз тоже себе "
    "под будет ж тогда этот того потому этого какой какая какие каких каком какое который которая которые которых "
    "которого этой перед лучше чуть том нельзя такой им более менее всегда при об сколько каждый каждая каждого каждой "
    "каждом покажи показать найди найти какова каков над между через после выведи дай список самый самая самые самых больше всего меньше чаще это эти этих "
    "наш наша наши весь вся всех свой своих никогда ни один одного одна",
    // German
    "der die das den dem des ein eine einen einem einer eines und oder nicht kein keine keinen keinem keiner mit ohne für "
    "fuer von vom zu zum zur im ins auf aus bei beim nach seit über ueber unter vor zwischen durch gegen um wie viel viele "
    "vielen welche welcher welches welchen welchem wo woher wohin wurde wurden wird werden wir uns unser "
    "unsere unserer unseren sich sie er es ihr ihre ihren ihrer ist sind waren sein hat haben hatte hatten kann können "
    "koennen soll sollen muss müssen muessen alle allen aller alles als auch noch schon nur mehr mindestens höchstens "
    "hoechstens jede jeder jedes jeden jedem je pro zeige zeig liste nenne gib gibt dass wenn dann dort hier etwas nichts "
    "nie niemals bisher diese dieser dieses diesen diesem letzten letzte letzter letztes vergangenen nächsten naechsten "
    "groß gross hoch lange häufig haeufig kommen kamen kam innerhalb außerhalb deren dessen denen damit dazu davon",
    // French
    "le les des du au aux ce cet cette ces son ses leur leurs notre nos votre vos mon mes un une et ou où dans sur sous "
    "avec sans pour par chez entre vers depuis pendant avant après apres que qui quoi dont quel quelle quels quelles "
    "combien comment est sont était étaient ont avait avaient été etre être avoir fait font ne pas plus moins "
    "très tres tous toutes tout toute chaque aucun aucune encore déjà deja seulement aussi même meme affiche montre donne "
    "lesquels lesquelles celui celle ceux celles elle elles ils nous vous il y en qu n s j dernier derniere dernière "
    "derniers dernières prochain prochaine souvent trop peu beaucoup quand lors donc alors ici reste restent",
};

constexpr std::array<std::string_view, 5> computingWords{
    "who whom whose where average avg count total totals sum amount maximum max minimum min mean median highest lowest largest smallest "
    "biggest greatest longest shortest oldest youngest newest latest earliest best worst top bottom percent percentage "
    "ratio share rank ranking distinct unique group grouped year years month months day days week weeks today "
    "yesterday date dates time times often once twice name names number value values difference",
    "chi dove media totale somma numero massimo minimo maggiore minore anno anni mese mesi giorno giorni oggi nome nomi "
    "percentuale data valore volte",
    "кто где среднее средний средняя средней сумма сумму количество число максимальный минимальный год года году лет месяц "
    "месяца месяцам месяцев день дня дней процент имя имена дата общий общая общую общее раз название названия",
    "wer wo anzahl summe gesamt insgesamt durchschnitt durchschnittlich schnitt mittel höchste höchsten niedrigste meisten "
    "wenigsten größte größten kleinste beste besten schlechteste prozent anteil datum jahr jahre jahren jahres monat monate "
    "monaten monats tag tage tagen woche wochen quartal heute gestern zahl wert werte unterschied namen",
    "où nombre somme totale totaux moyenne moyen médiane pourcentage année annee années annees mois jour jours semaine "
    "semaines trimestre hui hier nom noms valeur valeurs fois meilleur meilleure maximal minimal temps ans",
};

constexpr std::array<std::string_view, 5> timeWords{
    "when date dates day days daily week weeks weekly month months monthly quarter quarters quarterly year years yearly "
    "annual annually today yesterday tomorrow recent recently since until ago january february april june july august "
    "september october november december monday tuesday wednesday thursday friday saturday sunday",
    "quando data date giorno giorni settimana mese mesi mensile mensili trimestre anno anni annuale annuali oggi ieri "
    "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
    "когда дата даты день дня дней дням неделя недели неделям месяц месяца месяцам месяцев квартал кварталам год года году "
    "годам годов лет сегодня вчера январь января февраль февраля март марта апрель апреля май мая июнь июня июль июля "
    "август августа сентябрь сентября октябрь октября ноябрь ноября декабрь декабря",
    "wann datum jahr jahre jahren jahres monat monate monaten monats tag tage tagen woche wochen quartal quartale heute "
    "gestern morgen januar februar märz maerz mai juni juli oktober dezember montag dienstag mittwoch donnerstag freitag "
    "samstag sonntag",
    "année annee années annees mois jour jours semaine semaines trimestre aujourd hier demain janvier février fevrier mars "
    "avril juin juillet août aout septembre octobre novembre décembre decembre lundi mardi mercredi jeudi vendredi samedi "
    "dimanche",
};
// clang-format on

/// All words of some rows, sorted.
template <std::size_t n>
std::vector<std::string_view> wordsIn(const std::array<std::string_view, n>& rows)
{
    std::vector<std::string_view> words;
    for (std::string_view row : rows) {
        while (!row.empty()) {
            words.push_back(row.substr(0, row.find(' ')));
            row.remove_prefix(std::min(words.back().size() + 1, row.size()));
        }
    }
    std::sort(words.begin(), words.end());
    return words;
}

} // namespace

WordWeight weightOf(std::string_view word)
{
    static const std::vector<std::string_view> computing = wordsIn(computingWords);
    static const std::vector<std::string_view> building = wordsIn(buildingWords);
    if (std::binary_search(computing.begin(), computing.end(), word))
        return WordWeight::weak;
    return std::binary_search(building.begin(), building.end(), word) ? WordWeight::none : WordWeight::full;
}

bool asksForTime(std::string_view word)
{
    static const std::vector<std::string_view> words = wordsIn(timeWords);
    const bool isYear = word.size() == 4 && (word.starts_with("19") || word.starts_with("20"))
        && std::all_of(word.begin(), word.end(), asciiIsDigit);
    return isYear || std::binary_search(words.begin(), words.end(), word);
}

} // namespace querymend
