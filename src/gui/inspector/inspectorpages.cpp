// What the tabs of the inspector are filled with.

#include "inspector/inspectorpanel.h"

#include "common/helppage.h"
#include "inspector/attemptpieces.h"
#include "inspector/diffpage.h"
#include "inspector/piecepane.h"
#include "inspector/planpage.h"
#include "inspector/promptpage.h"
#include "inspector/steppieces.h"
#include "inspector/testpieces.h"

#include <QStackedWidget>
#include <QTabWidget>

#include <algorithm>
#include <iterator>
#include <utility>

namespace querymend {

namespace {

/// Where the help explains the first error, or the first warning if there is no error; empty if there is neither.
QString helpPlaceOn(const AttemptDetail& detail)
{
    if (!detail.check)
        return {};
    const Verdict& verdict = detail.check->verdict;
    const Finding* const primary = verdict.primary();
    if (!primary && verdict.findings.empty())
        return {};
    return helpPlaceOf(primary ? primary->code : verdict.findings.front().code);
}

} // namespace

/// Fills only the visible tab.
void InspectorPanel::fillTab()
{
    if (m_pages->currentIndex() == emptyPage)
        return;
    const auto tab = static_cast<Tab>(m_tabs->currentIndex());
    PiecePane* const pane = m_panes[static_cast<std::size_t>(tab)];
    switch (tab) {
    case diffTab:
        m_diff->setLiveness(m_liveness);
        m_diff->show(m_detail, m_others, m_against);
        return m_diff->showReply(m_reply);
    case errorTab:
        return fillError();
    case hintTab:
        return pane->show(hintPieces(m_detail));
    case reflectionTab:
        return pane->show(reflectionPieces(m_detail));
    case promptTab:
        return fillPrompt();
    case responseTab:
        return fillResponse();
    case trafficTab:
        return fillTraffic();
    case planTab:
        return m_plan->show(m_detail.sql(), m_detail.start ? m_detail.start->database : std::string());
    case checksTab:
        return pane->show(checkPieces(m_detail));
    case testsTab:
        return pane->show(testPieces(m_events, m_detail.ref, m_matrices));
    case timingsTab:
        return pane->show(timingPieces(m_detail));
    case logTab:
        return pane->show(m_log);
    }
}

void InspectorPanel::fillError()
{
    PiecePane& pane = *m_panes[errorTab];
    const int columns = pane.columns();
    showError(columns);
    if (pane.columns() != columns) // the scroll bar came or went with the new text
        showError(pane.columns());
    pane.offerHelp(helpPlaceOn(m_detail));
}

void InspectorPanel::showError(int columns)
{
    TextPieces pieces = errorPieces(m_detail, static_cast<std::size_t>(std::max(0, columns)));
    const TextPieces correction =
        correctionPieces(m_card, m_detail.start ? std::string_view(m_detail.start->dialect) : std::string_view());
    pieces.insert(pieces.end(), correction.begin(), correction.end());
    std::ranges::move(auditPieces(m_card), std::back_inserter(pieces));
    m_panes[errorTab]->show(std::move(pieces));
}

/// The excerpt of the statement is as long as its line.
void InspectorPanel::fitError()
{
    if (m_pages->currentIndex() == attemptPage && m_tabs->currentIndex() == errorTab)
        fillError();
}

void InspectorPanel::fillPrompt()
{
    m_prompt->show(m_detail.asked.empty() ? std::vector<PromptSection>() : *m_detail.asked.back().prompt,
                   warningPieces(journalOf(m_events), m_detail.ref));
}

void InspectorPanel::fillResponse()
{
    PiecePane* const pane = m_panes[responseTab];
    const TextPieces mended = mendedPieces(m_card);
    pane->show(mended.empty() ? responsePieces(m_detail, m_reply, m_card.phase) : mended);
    for (const CallAnswer& reply : m_detail.replies) {
        if (reply.text->size() > static_cast<std::size_t>(longestShown))
            pane->offerToSave(QByteArray::fromStdString(*reply.text), QStringLiteral("response.txt"));
    }
}

void InspectorPanel::fillTraffic()
{
    PiecePane* const pane = m_panes[trafficTab];
    pane->show(trafficPieces(m_detail));
    if (const std::string all = trafficText(m_detail); all.size() > static_cast<std::size_t>(longestShown))
        pane->offerToSave(QByteArray::fromStdString(all), QStringLiteral("traffic.txt"));
}

} // namespace querymend
