#include "dialect/mysqlfamily/mysqlfamily.h"

namespace querymend {

namespace {

constexpr SettingRow settings[] = {
    {"sql_mode", SettingEffect::sqlModes},
    {"lower_case_table_names", SettingEffect::tableNameCase},
};

} // namespace

Dialect mysqlFamilyRules()
{
    Dialect d;
    d.lex.backslashEscapes = true;
    d.lex.doubleQuotesAreStrings = true;
    d.lex.backtickNames = true;
    d.lex.hashComments = true;
    d.lex.dashCommentNeedsBlank = true;
    d.lex.executableComments = true;
    d.lex.userVariables = true;
    d.lex.questionParameters = true;
    d.lex.bitStrings = true;
    d.lex.nationalStrings = true;
    d.lex.namesMayBeginWithDigit = true;

    d.syntax.foreignUnitFunctions = " datediff dateadd datepart datetrunc date_part date_trunc ";
    d.syntax.operatorWords =
        keywordSet("and or not in like between is collate escape div mod xor rlike regexp sounds member at");
    d.syntax.bareFunctions = keywordSet("current_date current_time current_timestamp current_user localtime "
                                        "localtimestamp utc_date utc_time utc_timestamp");
    d.syntax.unitFunctions = " timestampadd timestampdiff get_format ";
    d.syntax.names = {{NameFolding::sensitive, CasedLetters::unicode},
                      {NameFolding::insensitive, CasedLetters::unicode}};
    d.syntax.convert = ConvertForm::typeSecond;
    d.syntax.stringAliases = true;
    d.syntax.adjacentStrings = true;
    d.syntax.intervalExpressions = true;
    d.syntax.intervalsNeedUnits = true;
    d.syntax.charsetIntroducers = true;
    d.syntax.matchAgainst = true;
    d.syntax.functionSchemas = "";
    d.syntax.limitWithComma = true;
    d.syntax.fullJoins = false;
    d.syntax.filterClauses = false;
    d.syntax.nullsOrder = false;
    d.syntax.derivedTablesNeedNames = true;

    d.errors = &mysqlFamilyErrors;
    d.forms = &mysqlFamilyForms;
    d.settings = settings;
    d.openQuote = '`';
    d.closeQuote = '`';
    d.implicitColumns = "_rowid";
    d.explainPrefix = "EXPLAIN FORMAT=JSON ";
    d.builtInTables = "dual";
    d.systemSchemas = "information_schema performance_schema mysql sys";
    d.aliasesInHaving = true;
    d.limitedArms = true;
    d.advice = {
        .identifierQuoting = "`backticks`",
        .limit = "LIMIT n OFFSET m",
        .currentTime = "NOW()",
        .stringLength = "CHAR_LENGTH()",
        .nullHandling = "IFNULL() or COALESCE()",
        .concatenation = "CONCAT()",
        .quotingExample = "SELECT `Column Name` FROM `Table Name`",
        .limitExample = "SELECT * FROM orders LIMIT 10 OFFSET 20",
        .concatenationExample = "SELECT CONCAT(first_name, ' ', last_name)",
    };
    return d;
}

} // namespace querymend
