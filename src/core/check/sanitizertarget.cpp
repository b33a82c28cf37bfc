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
    target.limitComma = dialect.syntax.limitWithComma;
    target.fetchToo = dialect.fetchBesideLimit;
    target.withTies = dialect.fetchWithTies;
    target.parenthesisedArms = dialect.limitedArms;
    target.listLiterals = dialect.listLiterals;
    return target;
}

} // namespace querymend
