#include "check/sanitizertarget.h"

namespace querymend {

namespace {

RowLimitForm formOf(LimitForm form)
{
    switch (form) {
    case LimitForm::limit:
        return RowLimitForm::limit;
    case LimitForm::top:
        return RowLimitForm::top;
    case LimitForm::fetch:
        return RowLimitForm::fetch;
    }
    return RowLimitForm::limit;
}

} // namespace

SanitizerTarget sanitizerTargetOf(const Dialect& dialect)
{
    SanitizerTarget target{dialect.lex, dialect.syntax, dialect.openQuote, dialect.closeQuote, formOf(dialect.limit)};
    switch (dialect.id) {
    case DialectId::postgresql:
        target.fetchToo = true;
        target.withTies = true;
        target.parenthesisedArms = true;
        break;
    case DialectId::mysql:
        target.limitComma = true;
        target.parenthesisedArms = true;
        break;
    case DialectId::mariadb:
        target.limitComma = true;
        target.fetchToo = true;
        target.withTies = true;
        target.parenthesisedArms = true;
        break;
    case DialectId::sqlite:
        target.limitComma = true;
        break;
    case DialectId::duckdb:
        target.fetchToo = true;
        target.parenthesisedArms = true;
        target.listLiterals = true;
        break;
    case DialectId::sqlserver:
        break;
    case DialectId::oracle:
        target.parenthesisedArms = true;
        break;
    }
    return target;
}

} // namespace querymend
