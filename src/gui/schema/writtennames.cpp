#include "schema/writtennames.h"

namespace querymend {

namespace {

constexpr auto previewRows = "200";

bool turnsText(QChar letter)
{
    const char16_t unit = letter.unicode();
    return unit == 0x200E || unit == 0x200F || unit == 0x061C || (unit >= 0x202A && unit <= 0x202E)
        || (unit >= 0x2066 && unit <= 0x2069);
}

} // namespace

std::string writtenName(const Dialect& dialect, const Catalog& catalog, TableId table)
{
    const Table& which = catalog.table(table);
    const std::string name = quotedIfNeeded(dialect, which.name);
    const TableMatch bare = catalog.find({WrittenName{which.name, true}});
    if (which.schema.empty() || (bare && bare.table == table))
        return name;
    return quotedIfNeeded(dialect, which.schema) + '.' + name;
}

std::string previewStatement(const Dialect& dialect, const Catalog& catalog, TableId table)
{
    const std::string from = " FROM " + writtenName(dialect, catalog, table);
    switch (dialect.limit) {
    case LimitForm::limit:
        break;
    case LimitForm::top:
        return std::string("SELECT TOP ") + previewRows + " *" + from;
    case LimitForm::fetch:
        return "SELECT *" + from + " FETCH FIRST " + previewRows + " ROWS ONLY";
    }
    return "SELECT *" + from + " LIMIT " + previewRows;
}

QString shownName(const std::string& name)
{
    QString shown = QString::fromStdString(name);
    for (QChar& letter : shown) {
        if (letter == QLatin1Char('\n') || letter == QLatin1Char('\r'))
            letter = QChar(0x21B5);
        else if (letter.unicode() < 0x20 || letter.unicode() == 0x7F || turnsText(letter))
            letter = QChar(QChar::ReplacementCharacter);
    }
    return shown;
}

} // namespace querymend
