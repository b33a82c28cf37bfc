#include "answer/glossary.h"

namespace querymend {

namespace {

std::string meantBy(const GivenProblem& problem)
{
    return problem.nearest.empty() ? std::string() : "; is '" + problem.nearest + "' meant?";
}

} // namespace

std::string describe(const GivenProblem& problem)
{
    const std::string name = '\'' + problem.name + '\'';
    switch (problem.kind) {
    case GivenProblem::Kind::noSentence:
        return name
            + " says nothing that is understood; write TERM means NAME, TERM refers to TABLE.COLUMN = 'VALUE', TERM is "
              "SUM(...), TABLE joins TABLE by COLUMN = COLUMN, or TABLE always where CONDITION";
    case GivenProblem::Kind::notUnderstood:
        return "the expression is not SQL; write one as in a SELECT list or after WHERE";
    case GivenProblem::Kind::notAlone:
        return "only one expression over columns can be used; leave out SELECT, FROM, subqueries, windows and comments";
    case GivenProblem::Kind::unknownTable:
        return "there is no table " + name + meantBy(problem);
    case GivenProblem::Kind::unknownColumn:
        return "there is no column " + name + meantBy(problem);
    case GivenProblem::Kind::ambiguousColumn:
        return "several tables have a column " + name + "; write TABLE.COLUMN";
    case GivenProblem::Kind::refusedCall:
        return name + " cannot be used: the database has no such function, or it does more than compute";
    case GivenProblem::Kind::noAggregate:
        return "a metric is computed from many rows; write SUM(...), COUNT(...), AVG(...) or another aggregate";
    case GivenProblem::Kind::aggregate:
        return "a condition is about single rows; leave out the aggregate";
    case GivenProblem::Kind::noColumn:
        return "the expression names no column; write TABLE.COLUMN";
    case GivenProblem::Kind::otherTable:
        return "the table " + name + " is none of those that the sentence is about; leave out its columns";
    case GivenProblem::Kind::notEquated:
        return "a join equates columns; write TABLE.COLUMN = TABLE.COLUMN, with AND between several";
    case GivenProblem::Kind::notJoined:
        return "no table of the metric has one row of each other, so rows would count more than once; use columns of "
               "tables along keys";
    }
    return {};
}

} // namespace querymend
