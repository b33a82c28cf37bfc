#include "answer/schemaroles.h"
#include "answer/wordlist.h"
#include "base/ascii.h"
#include "schema/namewords.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

namespace {

constexpr std::string_view nameWordsOfRows = " name nm title label subject subj nome titolo nominativo denominazione "
                                             "ragione titre nom titel bezeichnung название имя фио "
                                             "наименование subject headline fullname ";

} // namespace

/// Whether a column has what rows are told apart by: a plate, an order number.
bool SchemaRoles::isIdentifier(ColumnId column) const
{
    const std::vector<std::string> words = nameWords(m_catalog.column(column).name);
    static constexpr std::string_view identifiers = " plate tag code number no nr ref reference sku isbn barcode targa "
                                                    "codice numero matricola номер код артикул ";
    return !words.empty() && hasWord(identifiers, words.back());
}

/// Whether a name is of what a row has rather than of the row: town name, job title.
bool SchemaRoles::isNameOfAnother(ColumnId column) const
{
    static constexpr std::string_view others = " town city country region state job category type status group bank ";
    const std::vector<std::string> own = nameStems(m_catalog.table(column.table).name);
    const std::vector<std::string> words = nameWords(m_catalog.column(column).name);
    return std::any_of(words.begin(), words.end(), [&](const std::string& word) {
        return hasWord(others, word) && std::find(own.begin(), own.end(), wordStem(word)) == own.end();
    });
}

std::vector<ColumnId> SchemaRoles::labelOf(TableId table) const
{
    const std::vector<ColumnId> columns = columnsOf(table);
    const auto nameOf = [&](ColumnId column) { return asciiLowered(m_catalog.column(column).name); };
    std::vector<ColumnId> parts;
    std::vector<ColumnId> names;
    for (const ColumnId column : columns) {
        const ColumnRole role = roleOf(column);
        if (role != ColumnRole::text && role != ColumnRole::other)
            continue;
        const std::string folded = separatorFolded(nameOf(column));
        if (folded == "firstname" || folded == "lastname" || folded == "surname" || folded == "cognome"
            || folded == "givenname" || folded == "familyname" || folded == "фамилия")
            parts.push_back(column);
        else if (hasWordOf(m_catalog.column(column).name, nameWordsOfRows))
            names.push_back(column);
    }
    if (parts.size() > 1)
        return parts;
    const auto identifier = std::find_if(columns.begin(), columns.end(), [this](ColumnId column) {
        return roleOf(column) == ColumnRole::text && m_catalog.column(column).notNull && isIdentifier(column);
    });
    const auto isOther = [&](ColumnId column) { return isNameOfAnother(column); };
    const bool hasOwn = !names.empty() && !std::all_of(names.begin(), names.end(), isOther);
    if (hasOwn)
        std::erase_if(names, isOther);
    const std::string given = names.empty() ? std::string() : separatorFolded(nameOf(names.front()));
    if (!parts.empty() && (given == "nome" || given == "имя"))
        return {names.front(), parts.front()};
    const bool mayBeNameless = hasOwn && !m_catalog.column(names.front()).notNull && identifier != columns.end();
    if (mayBeNameless && *identifier != names.front()) // an animal's ear tag
        return {*identifier, names.front()};
    if (hasOwn)
        return {names.front()};
    if (!parts.empty())
        return parts;
    for (const ColumnId column : columns) { // a customer's company, a property's address
        if (roleOf(column) == ColumnRole::text
            && hasWordOf(m_catalog.column(column).name, " company address addr azienda indirizzo "))
            return {column};
    }
    if (!names.empty())
        return {names.front()};
    constexpr std::size_t mostOfCodes = 4;
    for (const ColumnId column : columns) { // what a code stands for
        if (columns.size() <= mostOfCodes && roleOf(column) == ColumnRole::text
            && hasWordOf(m_catalog.column(column).name, " description desc descr descrizione описание "))
            return {column};
    }
    if (identifier != columns.end()) // a vehicle's plate
        return {*identifier};
    std::vector<ColumnId> key = keyOf(table);
    if (key.empty() && !columns.empty())
        key.push_back(columns.front());
    return key;
}

} // namespace querymend
