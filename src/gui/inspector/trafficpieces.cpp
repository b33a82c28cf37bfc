// Requests to a model's server and its responses, byte for byte but without the key.

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

void addBody(TextPieces& pieces, std::string_view body)
{
    if (!body.empty())
        pieces.push_back(lineOf(PieceStyle::code, textOf(body)));
}

QString inBytes(std::uint64_t bytes)
{
    return QLocale().toString(static_cast<qulonglong>(bytes));
}

QString noteOf(const TrafficCut& cut)
{
    return Words::tr("%1 bytes were left out as too long").arg(inBytes(cut.bytes));
}

void addMessage(TextPieces& pieces, const QString& first, const std::vector<HttpHeader>& headers,
                const std::string& body, const std::optional<TrafficCut>& cut = {})
{
    pieces.push_back(lineOf(PieceStyle::heading, first));
    for (const HttpHeader& header : headers)
        pieces.push_back(lineOf(PieceStyle::meta, textOf(header.name) + QStringLiteral(": ") + textOf(header.value)));
    if (cut && cut->headerBytes > 0)
        pieces.push_back(
            lineOf(PieceStyle::meta, Words::tr("%1 bytes of headers were not saved").arg(inBytes(cut->headerBytes))));
    const std::size_t at = cut && cut->bytes > 0 ? std::min<std::size_t>(cut->at, body.size()) : body.size();
    addBody(pieces, std::string_view(body).substr(0, at));
    if (cut && cut->bytes > 0)
        pieces.push_back(lineOf(PieceStyle::meta, noteOf(*cut)));
    addBody(pieces, std::string_view(body).substr(at));
    pieces.push_back(lineOf(PieceStyle::text, {}));
}

void addTraffic(TextPieces& pieces, const std::vector<ModelTraffic>& traffic)
{
    for (const ModelTraffic& call : traffic) {
        addMessage(pieces, QStringLiteral("→ ") + textOf(call.request), call.requestHeaders, call.requestBody);
        const QString status =
            call.status == 0 ? Words::tr("no response") : Words::tr("status %1").arg(QString::number(call.status));
        addMessage(pieces, QStringLiteral("← ") + status, call.headers, call.body, call.cut);
    }
}

TextPiece withoutTraffic(ModelKind kind)
{
    switch (kind) {
    case ModelKind::live:
        break;
    case ModelKind::agent:
        return lineOf(PieceStyle::meta, Words::tr("No requests: the agent sends its own statements."));
    case ModelKind::builtIn:
        return lineOf(PieceStyle::meta, Words::tr("No requests: the question is read on this machine."));
    case ModelKind::recorded:
    case ModelKind::scripted:
        return lineOf(PieceStyle::meta, Words::tr("No requests: the model's replies are scripted or recorded."));
    }
    return lineOf(PieceStyle::meta, Words::tr("No requests yet."));
}

/// Returns the body, with a note where bytes are missing.
std::string wholeBody(const ModelTraffic& call)
{
    std::string text = call.body;
    if (call.cut && call.cut->bytes > 0)
        text.insert(std::min<std::size_t>(call.cut->at, text.size()), "\n[" + noteOf(*call.cut).toStdString() + "]\n");
    return text;
}

} // namespace

TextPieces trafficPieces(const std::vector<CallAnswer>& answers, ModelKind kind)
{
    TextPieces pieces;
    for (const CallAnswer& answer : answers)
        addTraffic(pieces, *answer.traffic);
    return pieces.empty() ? TextPieces{withoutTraffic(kind)} : pieces;
}

TextPieces trafficPieces(const AttemptDetail& detail)
{
    std::vector<CallAnswer> answers = detail.faults;
    answers.insert(answers.end(), detail.replies.begin(), detail.replies.end());
    return trafficPieces(answers, detail.start ? detail.start->modelKind : ModelKind::live);
}

std::string trafficText(const AttemptDetail& detail)
{
    std::string text;
    for (const std::vector<CallAnswer>* const answers : {&detail.faults, &detail.replies}) {
        for (const CallAnswer& answer : *answers) {
            for (const ModelTraffic& call : *answer.traffic)
                text += call.request + "\n\n" + call.requestBody + "\n\n" + std::to_string(call.status) + "\n\n"
                    + wholeBody(call) + "\n\n";
        }
    }
    return text;
}

} // namespace querymend
