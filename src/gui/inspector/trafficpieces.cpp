// What went to a model's server and what came back, byte for byte and without its key.

#include "common/runwords.h"
#include "inspector/attemptpieces.h"

#include <QCoreApplication>
#include <QLocale>

namespace querymend {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Inspector)
};

void addMessage(TextPieces& pieces, const QString& first, const std::vector<HttpHeader>& headers,
                const std::string& body)
{
    pieces.push_back(lineOf(PieceStyle::heading, first));
    for (const HttpHeader& header : headers)
        pieces.push_back(lineOf(PieceStyle::meta, textOf(header.name) + QStringLiteral(": ") + textOf(header.value)));
    if (!body.empty())
        pieces.push_back(lineOf(PieceStyle::code, textOf(body)));
    pieces.push_back(lineOf(PieceStyle::text, {}));
}

void addTraffic(TextPieces& pieces, const std::vector<ModelTraffic>& traffic)
{
    for (const ModelTraffic& call : traffic) {
        addMessage(pieces, QStringLiteral("→ ") + textOf(call.request), call.requestHeaders, call.requestBody);
        const QString status = call.status == 0 ? Words::tr("nothing came back")
                                                : Words::tr("status %1").arg(QString::number(call.status));
        addMessage(pieces, QStringLiteral("← ") + status, call.headers, call.body);
    }
}

} // namespace

TextPieces trafficPieces(const AttemptDetail& detail)
{
    TextPieces pieces;
    for (const ModelFailed* const fault : detail.faults)
        addTraffic(pieces, fault->traffic);
    for (const ModelReplied* const reply : detail.replies)
        addTraffic(pieces, reply->traffic);
    if (!pieces.empty())
        return pieces;
    const bool isLive = !detail.start || detail.start->modelKind == ModelKind::live;
    return {lineOf(PieceStyle::meta,
                   isLive ? Words::tr("No server was asked yet.")
                          : Words::tr("No server was asked: the model's words are not live."))};
}

std::string trafficText(const AttemptDetail& detail)
{
    std::string text;
    const auto add = [&text](const std::vector<ModelTraffic>& traffic) {
        for (const ModelTraffic& call : traffic)
            text += call.request + "\n\n" + call.requestBody + "\n\n" + std::to_string(call.status) + "\n\n" + call.body
                + "\n\n";
    };
    for (const ModelFailed* const fault : detail.faults)
        add(fault->traffic);
    for (const ModelReplied* const reply : detail.replies)
        add(reply->traffic);
    return text;
}

} // namespace querymend
