#include "common/glossarywords.h"

#include "common/runwords.h"

#include <QCoreApplication>

namespace querymend {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(GlossaryWords)
};

QString withNearest(const QString& text, const GivenProblem& problem)
{
    return problem.nearest.empty()
        ? text
        : text + QLatin1Char(' ') + Words::tr("Is \"%1\" meant?").arg(textOf(problem.nearest));
}

} // namespace

QString wordsOf(const GivenProblem& problem)
{
    const QString name = textOf(problem.name);
    switch (problem.kind) {
    case GivenProblem::Kind::noSentence:
        return Words::tr("\"%1\" says nothing that is understood. Write it like one of the examples.").arg(name);
    case GivenProblem::Kind::notUnderstood:
        return Words::tr("The expression is not SQL. Write one as in a SELECT list or after WHERE.");
    case GivenProblem::Kind::notAlone:
        return Words::tr(
            "Only one expression over columns can be used. Leave out SELECT, FROM, subqueries, windows and "
            "comments.");
    case GivenProblem::Kind::unknownTable:
        return withNearest(Words::tr("There is no table \"%1\".").arg(name), problem);
    case GivenProblem::Kind::unknownColumn:
        return withNearest(Words::tr("There is no column \"%1\".").arg(name), problem);
    case GivenProblem::Kind::ambiguousColumn:
        return Words::tr("Several tables have a column \"%1\". Write it with its table.").arg(name);
    case GivenProblem::Kind::refusedCall:
        return Words::tr("\"%1\" can't be used: the database has no such function, or it does more than compute.")
            .arg(name);
    case GivenProblem::Kind::noAggregate:
        return Words::tr("A metric is computed from many rows. Write SUM(…), COUNT(…), AVG(…) or another aggregate.");
    case GivenProblem::Kind::aggregate:
        return Words::tr("A condition is about single rows. Leave out the aggregate.");
    case GivenProblem::Kind::noColumn:
        return Words::tr("The expression names no column. Write TABLE.COLUMN.");
    case GivenProblem::Kind::otherTable:
        return Words::tr("The sentence is not about the table \"%1\". Leave out its columns.").arg(name);
    case GivenProblem::Kind::notEquated:
        return Words::tr("A join equates columns. Write TABLE.COLUMN = TABLE.COLUMN, with AND between several.");
    case GivenProblem::Kind::notJoined:
        return Words::tr("Rows would count more than once. Use columns of tables along keys.");
    }
    return {};
}

} // namespace querymend
