#include "answer/schemaroles.h"

#include "answer/wordlist.h"
#include "base/ascii.h"
#include "prompt/linking/stems.h"
#include "prompt/linking/synonyms.h"
#include "schema/namewords.h"

#include <algorithm>
#include <array>
#include <span>
#include <unordered_map>

namespace querymend {

namespace {

struct QuantityRow {
    NamedQuantity what;
    std::string_view words; ///< ` word ` of each
};

constexpr auto quantityRows = std::to_array<QuantityRow>({
    {NamedQuantity::price, " price prices cost rate fare fee prezzo costo tariffa prix preis цена стоимость "},
    {NamedQuantity::quantity, " quantity qty units pieces quantita quantità pezzi menge количество "},
    {NamedQuantity::discount, " discount rebate sconto rabatt скидка "},
    {NamedQuantity::amount,
     " amount amt tot total sum value paid refund refunded fine fee charge importo rimborso multa totale valore betrag "
     "сумма "},
    {NamedQuantity::salary, " salary wage pay stipendio retribuzione gehalt зарплата оклад "},
    {NamedQuantity::duration,
     " duration minutes hours length days runtime durata minuti ore giorni dauer длительность минут дней "},
    {NamedQuantity::size,
     " size area population capacity pages surface length distance sqm hectares quadri mq superficie capienza abitanti "
     "ettari distanza размер площадь расстояние "},
    {NamedQuantity::rating, " rating score grade stars vote voto valutazione punteggio оценка рейтинг "},
    {NamedQuantity::weight, " weight kg grams peso gewicht вес "},
    {NamedQuantity::birth, " birth born birthdate birthday dob age nascita nato eta geburt рождения возраст "},
    {NamedQuantity::year, " year anno jahr année год born "},
});

/// Dates on which what a row is about begins, rather than those on which it was entered.
constexpr std::string_view startDates = " start starts begin begins scheduled inizio начало start_at ";

/// Words of amounts that are not paid.
constexpr std::string_view imaginedAmounts = " insured declared estimated assicurato dichiarato ";

/// Dates that a row has for its own administration, or that are about its future.
constexpr std::string_view secondaryDates = " to updated modified deleted due end expires expiry expired valid until "
                                            "birth born nascita scadenza fine aggiornato "
                                            "returned shipped discontinued cancelled closed paid delivered return "
                                            "рождения окончания завершения увольнения возврата доставки отправки "
                                            "оплаты закрытия срок годности ";

constexpr std::string_view endDates =
    " end to until left termination terminated expired closed discontinued fine cessazione окончания увольнения ";

// The signs of a name after those of quantities.
constexpr std::size_t secondarySign = quantityRows.size();
constexpr std::size_t endSign = secondarySign + 1;
constexpr std::size_t startSign = endSign + 1;

} // namespace

ColumnRole roleOfType(std::string_view type)
{
    const std::string lower = asciiLowered(type);
    const auto contains = [&](std::string_view part) { return lower.find(part) != std::string::npos; };
    if (contains("date") || contains("time"))
        return ColumnRole::date;
    if (contains("bool") || lower == "bit" || lower == "tinyint(1)")
        return ColumnRole::truth;
    for (const std::string_view part : {"int", "num", "dec", "real", "float", "double", "money", "serial"}) {
        if (contains(part))
            return ColumnRole::number;
    }
    for (const std::string_view part : {"char", "text", "clob", "string", "enum", "uuid", "citext"}) {
        if (contains(part))
            return ColumnRole::text;
    }
    return ColumnRole::other;
}

bool isNamed(std::string_view columnName, NamedQuantity what)
{
    return hasWordOf(columnName, quantityRows[static_cast<std::size_t>(what)].words);
}

bool isNamedAsPlace(std::string_view columnName)
{
    return hasWordOf(columnName,
                     " address street city town country region location postcode zip indirizzo via citta "
                     "comune provincia paese luogo адрес улица город страна место ");
}

SchemaRoles::SchemaRoles(const TwinTables& tables, const ValueIndex& values)
    : m_tables(tables), m_catalog(tables.catalog()), m_values(values)
{
    std::unordered_map<std::string_view, NameSigns> known; // names repeat
    m_facts.resize(m_catalog.tableCount());
    for (std::uint32_t t = 0; t < m_catalog.tableCount(); ++t) {
        const Table& table = m_catalog.table(TableId{t});
        m_facts[t].isPeople = readIsPeople(TableId{t});
        for (std::uint32_t c = 0; c < table.columns.size(); ++c) {
            const auto [signs, isNew] = known.emplace(table.columns[c].name, NameSigns{0});
            if (isNew)
                signs->second = signsOf(table.columns[c].name);
            m_facts[t].columns.push_back({readRole({TableId{t}, c}), signs->second});
        }
    }
}

SchemaRoles::NameSigns SchemaRoles::signsOf(std::string_view name)
{
    unsigned signs = 0;
    for (std::size_t q = 0; q < quantityRows.size(); ++q)
        signs |= hasWordOf(name, quantityRows[q].words) ? 1U << q : 0U;
    if (hasWordOf(name, imaginedAmounts))
        signs &= ~(1U << static_cast<unsigned>(NamedQuantity::amount));
    signs |= hasWordOf(name, secondaryDates) ? 1U << secondarySign : 0U;
    signs |= hasWordOf(name, endDates) ? 1U << endSign : 0U;
    signs |= hasWordOf(name, startDates) ? 1U << startSign : 0U;
    return static_cast<NameSigns>(signs);
}

bool SchemaRoles::hasSign(ColumnId column, std::size_t sign) const
{
    return (m_facts[column.table.value].columns[column.index].signs >> sign & 1U) != 0;
}

std::vector<ColumnId> SchemaRoles::columnsOf(TableId table) const
{
    std::vector<ColumnId> columns;
    for (std::uint32_t c = 0; c < m_catalog.table(table).columns.size(); ++c)
        columns.push_back({table, c});
    return columns;
}

bool SchemaRoles::isForeignKey(ColumnId column) const
{
    const Table& table = m_catalog.table(column.table);
    const std::string& own = m_catalog.column(column).name;
    return std::any_of(table.foreignKeys.begin(), table.foreignKeys.end(), [&](const ForeignKey& key) {
        return std::find(key.columns.begin(), key.columns.end(), own) != key.columns.end();
    });
}

TableId SchemaRoles::targetOf(ColumnId column) const
{
    for (const ForeignKey& key : m_catalog.table(column.table).foreignKeys) {
        if (key.columns.size() == 1 && key.columns.front() == m_catalog.column(column).name)
            return m_catalog.target(column.table, key);
    }
    return {};
}

ColumnRole SchemaRoles::roleOf(ColumnId column) const
{
    return m_facts[column.table.value].columns[column.index].role;
}

bool SchemaRoles::isPeople(TableId table) const
{
    return m_facts[table.value].isPeople;
}

ColumnRole SchemaRoles::readRole(ColumnId column) const
{
    const Column& described = m_catalog.column(column);
    const Table& table = m_catalog.table(column.table);
    const bool isOnlyKey = table.primaryKey.size() == 1 && table.primaryKey.front() == described.name;
    const std::vector<std::string> words = nameWords(described.name);
    if (isOnlyKey || isForeignKey(column) || (!words.empty() && words.back() == "id"))
        return ColumnRole::key;
    if (datesIn(column) != DateSpelling::none)
        return ColumnRole::date;
    const ColumnRole role = roleOfType(described.type);
    const bool isSaidToHold = words.size() > 1 && (words.front() == "is" || words.front() == "has");
    return role == ColumnRole::number && isSaidToHold ? ColumnRole::truth : role;
}

std::vector<ColumnId> SchemaRoles::keyOf(TableId table) const
{
    std::vector<ColumnId> key;
    for (const ColumnId column : columnsOf(table)) {
        const std::vector<std::string>& primary = m_catalog.table(table).primaryKey;
        if (std::find(primary.begin(), primary.end(), m_catalog.column(column).name) != primary.end())
            key.push_back(column);
    }
    return key;
}

std::vector<ColumnId> SchemaRoles::datesOf(TableId table) const
{
    std::vector<ColumnId> dates;
    for (const ColumnId column : columnsOf(table)) {
        if (roleOf(column) == ColumnRole::date)
            dates.push_back(column);
    }
    return dates;
}

bool SchemaRoles::isSecondaryDate(ColumnId date) const
{
    return hasSign(date, secondarySign);
}

std::optional<ColumnId> SchemaRoles::dueDateOf(TableId table) const
{
    for (const ColumnId date : datesOf(table)) {
        if (hasWordOf(m_catalog.column(date).name, " due deadline scadenza срок "))
            return date;
    }
    return std::nullopt;
}

bool SchemaRoles::isEnd(ColumnId date) const
{
    return hasSign(date, endSign);
}

std::optional<ColumnId> SchemaRoles::mainDateOf(TableId table) const
{
    const std::vector<ColumnId> dates = datesOf(table);
    if (dates.size() == 1)
        return dates.front();
    for (const ColumnId date : dates) {
        if (hasSign(date, startSign))
            return date;
    }
    for (const ColumnId date : dates) {
        if (!isSecondaryDate(date))
            return date;
    }
    if (dates.empty())
        return std::nullopt;
    return dates.front();
}

std::optional<ColumnId> SchemaRoles::quantityOf(TableId table, NamedQuantity what) const
{
    for (const ColumnId column : columnsOf(table)) {
        const ColumnRole role = roleOf(column);
        const bool isMeasured =
            role == ColumnRole::number || (what == NamedQuantity::birth && role == ColumnRole::date);
        if (isMeasured && hasSign(column, static_cast<std::size_t>(what)))
            return column;
    }
    return std::nullopt;
}

std::optional<ColumnId> SchemaRoles::worthOf(TableId table) const
{
    for (const ColumnId column : columnsOf(table)) {
        if (roleOf(column) == ColumnRole::number
            && hasWordOf(m_catalog.column(column).name, " total tot totale итого сумма "))
            return column;
    }
    for (const NamedQuantity what : {NamedQuantity::price, NamedQuantity::amount, NamedQuantity::salary}) {
        if (const auto column = quantityOf(table, what))
            return column;
    }
    return std::nullopt;
}

std::optional<ColumnId> SchemaRoles::columnCalledAs(TableId table) const
{
    const std::vector<std::string> words = nameWords(m_catalog.table(table).name);
    const std::vector<std::string> own = words.empty() ? std::vector<std::string>() : stemsOf(words.back());
    for (const ColumnId column : columnsOf(table)) {
        const std::vector<std::string> name = nameWords(m_catalog.column(column).name);
        if (name.size() != 1 || roleOf(column) != ColumnRole::number)
            continue;
        const std::vector<std::string> stems = stemsOf(name.front());
        if (std::any_of(stems.begin(), stems.end(),
                        [&](const std::string& stem) { return std::find(own.begin(), own.end(), stem) != own.end(); }))
            return column;
    }
    return std::nullopt;
}

bool SchemaRoles::readIsPeople(TableId table) const
{
    for (const Column& column : m_catalog.table(table).columns) {
        const std::string folded = separatorFolded(column.name);
        if (folded == "lastname" || folded == "surname" || folded == "cognome" || folded == "familyname"
            || folded == "фамилия")
            return true;
    }
    static const std::vector<SynonymGroup> people = synonymGroupsOf("who");
    for (const std::string& word : nameWords(m_catalog.table(table).name)) {
        for (const std::string& stem : stemsOf(word)) {
            const std::vector<SynonymGroup> groups = synonymGroupsOf(stem);
            if (std::any_of(groups.begin(), groups.end(), [](SynonymGroup group) {
                    return std::find(people.begin(), people.end(), group) != people.end();
                }))
                return true;
        }
    }
    return false;
}

} // namespace querymend
