#include "common/runwords.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace querymend {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(RunWords)
};

} // namespace

QString textOf(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

QString wordOf(CardKind kind)
{
    switch (kind) {
    case CardKind::syntaxError:
        return Words::tr("Syntax");
    case CardKind::schemaReference:
        return Words::tr("Schema reference");
    case CardKind::executionError:
        return Words::tr("Execution");
    case CardKind::emptyResult:
        return Words::tr("Empty result");
    case CardKind::validationFailed:
        return Words::tr("Validation");
    case CardKind::generic:
        return Words::tr("Other error");
    case CardKind::accepted:
        return Words::tr("Accepted");
    case CardKind::unjudged:
        return Words::tr("Not checked");
    }
    return {};
}

Icon iconOf(CardKind kind)
{
    switch (kind) {
    case CardKind::syntaxError:
        return Icon::pencil;
    case CardKind::schemaReference:
        return Icon::hash;
    case CardKind::executionError:
        return Icon::lightning;
    case CardKind::emptyResult:
        return Icon::slashCircle;
    case CardKind::validationFailed:
        return Icon::shieldX;
    case CardKind::generic:
        return Icon::questionCircle;
    case CardKind::accepted:
        return Icon::checkCircle;
    case CardKind::unjudged:
        break;
    }
    return Icon::stopCircle;
}

Icon iconOf(CardKind kind, CardPhase phase)
{
    if (phase == CardPhase::stopped)
        return Icon::pauseFill;
    return kind == CardKind::unjudged && isUnderWay(phase) ? Icon::hourglassSplit : iconOf(kind);
}

Tone toneOf(CardKind kind)
{
    switch (kind) {
    case CardKind::syntaxError:
        return Tone::syntax;
    case CardKind::schemaReference:
        return Tone::schema;
    case CardKind::executionError:
        return Tone::execution;
    case CardKind::emptyResult:
        return Tone::empty;
    case CardKind::validationFailed:
        return Tone::validation;
    case CardKind::accepted:
        return Tone::accepted;
    case CardKind::generic:
    case CardKind::unjudged:
        break;
    }
    return Tone::generic;
}

QString wordOf(ReflectionDecision decision)
{
    switch (decision) {
    case ReflectionDecision::refine:
        return Words::tr("refine");
    case ReflectionDecision::complete:
        return Words::tr("complete");
    case ReflectionDecision::escalate:
        return Words::tr("escalate");
    case ReflectionDecision::giveUp:
        return Words::tr("give up");
    case ReflectionDecision::stop:
        return Words::tr("stop");
    case ReflectionDecision::ask:
        return Words::tr("ask the user");
    case ReflectionDecision::mend:
        return Words::tr("mend without a model");
    }
    return {};
}

Icon iconOf(ReflectionDecision decision)
{
    switch (decision) {
    case ReflectionDecision::refine:
        return Icon::arrowRepeat;
    case ReflectionDecision::complete:
        return Icon::flag;
    case ReflectionDecision::escalate:
        return Icon::arrowUpCircle;
    case ReflectionDecision::giveUp:
        return Icon::xCircle;
    case ReflectionDecision::stop:
        return Icon::stopFill;
    case ReflectionDecision::mend:
        return Icon::arrowRepeat;
    case ReflectionDecision::ask:
        break;
    }
    return Icon::person;
}

QString wordOf(Rung rung)
{
    switch (rung) {
    case Rung::reply:
        return Words::tr("reply");
    case Rung::guard:
        return Words::tr("guard");
    case Rung::sanitize:
        return Words::tr("sanitize");
    case Rung::references:
        return Words::tr("references");
    case Rung::explain:
        return Words::tr("explain");
    case Rung::trial:
        return Words::tr("trial");
    case Rung::rows:
        return Words::tr("rows");
    case Rung::tests:
        return Words::tr("tests");
    }
    return {};
}

QString wordOf(RungMark mark)
{
    switch (mark) {
    case RungMark::notReached:
        return Words::tr("not reached");
    case RungMark::passed:
        return Words::tr("passed");
    case RungMark::failed:
        return Words::tr("failed");
    case RungMark::skipped:
        return Words::tr("skipped");
    }
    return {};
}

QString wordOf(Severity severity)
{
    switch (severity) {
    case Severity::error:
        return Words::tr("error");
    case Severity::warning:
        return Words::tr("warning");
    case Severity::note:
        return Words::tr("note");
    }
    return {};
}

QString wordOf(Level level)
{
    switch (level) {
    case Level::basic:
        return Words::tr("Basic");
    case Level::advanced:
        return Words::tr("Advanced");
    case Level::expert:
        return Words::tr("Expert");
    }
    return {};
}

QString wordOf(Method method)
{
    switch (method) {
    case Method::queryPlan:
        return Words::tr("query plan");
    case Method::stepByStep:
        return Words::tr("step by step");
    case Method::divideAndConquer:
        return Words::tr("divide and conquer");
    }
    return {};
}

QString hintWord(std::string_view level)
{
    if (level == "general")
        return Words::tr("general");
    if (level == "specific")
        return Words::tr("specific");
    if (level == "explicit")
        return Words::tr("explicit");
    return textOf(level);
}

namespace {

/// Numbers stay on the line of their units.
QString unbroken(QString text)
{
    return text.replace(QLatin1Char(' '), QChar(QChar::Nbsp));
}

} // namespace

QString timeWord(std::chrono::milliseconds time)
{
    const QLocale locale;
    const auto count = time.count();
    if (count < 1000)
        return unbroken(Words::tr("%1 ms").arg(locale.toString(static_cast<qlonglong>(count))));
    if (count < 60'000)
        return unbroken(Words::tr("%1 s").arg(locale.toString(static_cast<double>(count) / 1000, 'f', 1)));
    return unbroken(Words::tr("%1 min %2 s")
                        .arg(locale.toString(static_cast<qlonglong>(count / 60'000)),
                             locale.toString(static_cast<qlonglong>(count / 1000 % 60))));
}

QString timeWord(std::chrono::microseconds time)
{
    const auto count = time.count();
    if (count < 1000)
        return unbroken(Words::tr("%1 µs").arg(QLocale().toString(static_cast<qlonglong>(count))));
    if (count < 100'000)
        return unbroken(Words::tr("%1 ms").arg(QLocale().toString(static_cast<double>(count) / 1000, 'f', 1)));
    return timeWord(std::chrono::duration_cast<std::chrono::milliseconds>(time));
}

namespace {

QString tokensWord(const TokenSum& tokens)
{
    const std::uint64_t sum = tokens.all();
    if (sum == 0)
        return tokens.untold > 0 ? Words::tr("tokens not reported") : QString();
    constexpr std::uint64_t mostForPlural = 1'000'000'000;
    const auto plural = static_cast<int>(std::min(sum, mostForPlural));
    const QString number = QLocale().toString(static_cast<qulonglong>(sum));
    if (tokens.untold > 0)
        //: how many tokens a model read and wrote, where it did not tell of all; %1 is %n as people write it
        return Words::tr("at least %1 tokens", nullptr, plural).arg(number);
    //: how many tokens a model read and wrote; %1 is %n as people of the language write it
    return Words::tr("%1 tokens", nullptr, plural).arg(number);
}

} // namespace

QString spentWord(const TokenSum& tokens)
{
    const auto cost = tokens.cost();
    QString word = tokensWord(tokens);
    if (tokens.cached > 0)
        //: after a number of tokens; %1 is how many of them the model's server had kept from an earlier call
        word +=
            QLatin1Char(' ') + Words::tr("(%1 cached)").arg(QLocale().toString(static_cast<qulonglong>(tokens.cached)));
    return cost ? word + QStringLiteral(" · ") + costWord(*cost) : word;
}

QString costWord(const ModelCost& cost)
{
    if (cost.isLeast && cost.amount <= 0)
        return Words::tr("cost unknown");
    constexpr double small = 0.001; // below this, four decimals would say hardly anything
    const int digits = cost.amount > 0 && cost.amount < small ? 6 : 4;
    const QString amount = QLocale().toString(cost.amount, 'f', digits) + QChar(0xA0) + textOf(cost.currency);
    //: %1 is what a model cost at least, with its currency
    return cost.isLeast ? Words::tr("at least %1").arg(amount) : amount;
}

QString modelWord(const std::string& model, ModelKind kind)
{
    return kind == ModelKind::scripted ? Words::tr("scripted") : textOf(model);
}

QString attemptWord(const AttemptRef& attempt, std::uint32_t lanes)
{
    const QString number = QString::number(std::uint64_t{attempt.number} + 1);
    if (lanes <= 1)
        return Words::tr("attempt %1").arg(number);
    return Words::tr("attempt %1 of lane %2").arg(number, QString::number(std::uint64_t{attempt.lane.value} + 1));
}

QString attemptGenitive(const AttemptRef& attempt, std::uint32_t lanes)
{
    const QString number = QString::number(std::uint64_t{attempt.number} + 1);
    if (lanes <= 1)
        return Words::tr("attempt %1", "genitive").arg(number);
    return Words::tr("attempt %1 of lane %2", "genitive")
        .arg(number, QString::number(std::uint64_t{attempt.lane.value} + 1));
}

Icon iconOf(ModelRole role)
{
    switch (role) {
    case ModelRole::validator:
        return Icon::questionCircle;
    case ModelRole::translator:
        return Icon::letters;
    case ModelRole::keywords:
        return Icon::search;
    case ModelRole::testGenerator:
        return Icon::listUl;
    case ModelRole::evaluator:
        return Icon::eye;
    case ModelRole::explainer:
        return Icon::chatLeftText;
    }
    return Icon::person;
}

} // namespace querymend
