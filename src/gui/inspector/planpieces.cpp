#include "inspector/planpieces.h"

#include "common/plancosts.h"
#include "common/runwords.h"
#include "inspector/attemptpieces.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace querymend {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Inspector)
};

constexpr int deepest = 200; ///< engines do not limit the depth of a plan

void addSteps(TextPieces& pieces, const std::vector<PlanNode>& nodes, int depth, double all)
{
    constexpr double much = 0.25;
    for (const PlanNode& node : nodes) {
        const QString indent =
            depth == 0 ? QString() : QString(2 * (depth - 1), QLatin1Char(' ')) + QStringLiteral("└ ");
        pieces.push_back({PieceStyle::code, indent + textOf(node.operation)});
        if (!node.relation.empty())
            pieces.push_back({PieceStyle::code, QStringLiteral(" ") + textOf(node.relation)});
        QStringList figures;
        if (node.rows)
            figures.append(Words::tr("about %n rows", nullptr, static_cast<int>(std::min(*node.rows, 2e9))));
        if (node.cost)
            figures.append(Words::tr("cost %1").arg(QLocale().toString(*node.cost, 'f', 1)));
        if (!figures.empty())
            pieces.push_back({PieceStyle::meta, QStringLiteral("  ") + figures.join(QStringLiteral(" · "))});
        if (all > 0 && node.cost && ownCost(node) / all >= much)
            pieces.push_back(
                {PieceStyle::word,
                 Words::tr("  ▲ %1 % of the cost").arg(QLocale().toString(100 * ownCost(node) / all, 'f', 0)),
                 Tone::schema});
        pieces.push_back({PieceStyle::text, QStringLiteral("\n")});
        if (depth < deepest)
            addSteps(pieces, node.inputs, depth + 1, all);
    }
}

} // namespace

TextPieces planPieces(const Plan& plan)
{
    TextPieces pieces;
    if (plan.roots.empty())
        pieces.push_back(lineOf(PieceStyle::meta, Words::tr("This plan cannot be shown as a tree.")));
    addSteps(pieces, plan.roots, 0, sumOfCosts(plan.roots));
    pieces.push_back(lineOf(PieceStyle::text, {}));
    pieces.push_back(lineOf(PieceStyle::heading, Words::tr("As returned by the engine")));
    pieces.push_back({PieceStyle::code, textOf(plan.raw)});
    return pieces;
}

} // namespace querymend
