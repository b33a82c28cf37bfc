#include "history/ledgersummarypage.h"

#include "common/runwords.h"
#include "common/sizewords.h"

#include <QDateTime>
#include <QLabel>
#include <QLocale>
#include <QStringList>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <algorithm>

namespace querymend {

namespace {

QString calls(std::uint64_t number)
{
    constexpr std::uint64_t mostForPlural = 1'000'000'000;
    return LedgerSummaryPage::tr("%n calls", nullptr, static_cast<int>(std::min(number, mostForPlural)));
}

QString ruleWord(ValueRule rule)
{
    switch (rule) {
    case ValueRule::none:
        return LedgerSummaryPage::tr("no values from the database");
    case ValueRule::named:
        return LedgerSummaryPage::tr("values where they matter, but no examples");
    case ValueRule::withExamples:
        return LedgerSummaryPage::tr("values and examples");
    }
    return {};
}

QString titleOf(const LedgerTotal& total)
{
    const QString model = textOf(total.model);
    if (total.receiver.empty())
        return model.isEmpty() ? LedgerSummaryPage::tr("Destination not recorded")
                               : LedgerSummaryPage::tr("%1, destination not recorded").arg(model);
    const QString receiver = textOf(total.receiver);
    //: a model, and the server that it is on
    return model.isEmpty() ? receiver : LedgerSummaryPage::tr("%1 at %2").arg(model, receiver);
}

/// `question (3 calls), schema (2 calls)`
QString partsWord(const LedgerTotal& total)
{
    QStringList parts;
    for (const auto& [part, number] : total.parts)
        parts.append(QStringLiteral("%1 (%2)").arg(textOf(part), calls(number)));
    return parts.join(QStringLiteral(", "));
}

QString valuesWord(const LedgerTotal& total)
{
    if (!total.rule)
        return LedgerSummaryPage::tr("those in the statements");
    QStringList kinds;
    const auto add = [&](const QString& kind, std::uint64_t number) {
        if (number > 0)
            kinds.append(QStringLiteral("%1 (%2)").arg(kind, calls(number)));
    };
    add(LedgerSummaryPage::tr("examples"), total.callsByKind.examples);
    add(LedgerSummaryPage::tr("result rows"), total.callsByKind.rows);
    add(LedgerSummaryPage::tr("stored values in hints"), total.callsByKind.hints);
    add(LedgerSummaryPage::tr("stored values in what was tried before"), total.callsByKind.history);
    add(LedgerSummaryPage::tr("literals of earlier runs"), total.callsByKind.memory);
    add(LedgerSummaryPage::tr("stored values elsewhere"), total.callsByKind.others);
    return kinds.isEmpty() ? LedgerSummaryPage::tr("none") : kinds.join(QStringLiteral(", "));
}

QString sizeWord(const LedgerTotal& total)
{
    const QString size = sizeInWords(total.bytes);
    const QString tokens = spentWord(total.tokens);
    return tokens.isEmpty() ? size : size + QStringLiteral(" · ") + tokens;
}

QString momentWord(std::int64_t at)
{
    return QLocale().toString(QDateTime::fromMSecsSinceEpoch(at), QLocale::ShortFormat);
}

QString markupOf(const LedgerTotal& total)
{
    QString rows;
    const auto add = [&](const QString& name, const QString& text) {
        rows += QStringLiteral("<tr><td style=\"padding-top: 1px; padding-bottom: 1px; padding-right: 12px\">%1</td>"
                               "<td style=\"padding-top: 1px; padding-bottom: 1px\">%2</td></tr>")
                    .arg(name.toHtmlEscaped(), text.toHtmlEscaped());
    };
    if (total.rule)
        add(LedgerSummaryPage::tr("Policy"), ruleWord(*total.rule));
    add(LedgerSummaryPage::tr("Calls"),
        calls(total.calls) + QStringLiteral(" · ")
            + LedgerSummaryPage::tr("%n runs", nullptr, static_cast<int>(total.runs)));
    add(LedgerSummaryPage::tr("Sections"), partsWord(total));
    add(LedgerSummaryPage::tr("Values from the database"), valuesWord(total));
    add(LedgerSummaryPage::tr("Size"), sizeWord(total));
    add(LedgerSummaryPage::tr("First call"), momentWord(total.firstAt));
    add(LedgerSummaryPage::tr("Last call"), momentWord(total.lastAt));
    return QStringLiteral("<h4>%1</h4><table cellspacing=\"0\" cellpadding=\"0\">%2</table>")
        .arg(titleOf(total).toHtmlEscaped(), rows);
}

} // namespace

LedgerSummaryPage::LedgerSummaryPage(QWidget* parent) : QWidget(parent), m_text(new QTextBrowser(this))
{
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 8, 0, 0);
    column->setSpacing(8);
    auto* const lead =
        new QLabel(tr("What was sent to each model and to each database on another machine, as the runs recorded it. "
                      "The policy decides which database values a prompt may contain."),
                   this);
    lead->setProperty("role", QStringLiteral("meta"));
    lead->setWordWrap(true);
    column->addWidget(lead);
    m_text->setObjectName(QStringLiteral("ledgerSummary"));
    m_text->setAccessibleName(tr("Summary of what was sent"));
    m_text->setOpenLinks(false);
    m_text->setTabChangesFocus(true);
    column->addWidget(m_text, 1);
}

/// Leaves a text that stays the same where it was scrolled to.
void LedgerSummaryPage::show(const std::vector<LedgerTotal>& totals)
{
    QString markup;
    for (const LedgerTotal& total : totals)
        markup += markupOf(total);
    if (markup == m_shown)
        return;
    m_shown = markup;
    m_text->setHtml(markup);
}

} // namespace querymend

#include "moc_ledgersummarypage.cpp"
