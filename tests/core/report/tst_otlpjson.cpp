// The OpenTelemetry export follows the published JSON encoding of OTLP: every member is part of the protocol, in
// lowerCamelCase; ids are hexadecimal; kinds and codes are numbers; 64-bit integers are strings.

#include "support/randomevents.h"
#include "support/samplerun.h"

#include "report/otelspans.h"

#include <QTest>

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QRegularExpression>

#include <map>

using namespace querymend;

namespace {

/// The form that a member's value must have.
enum class Form { text, anyValue, spanId, traceId, time, integer, kind, code, number, flag, message, list };

struct Member {
    Form form;
    const char* message = ""; ///< type of the message, or of the list's entries
};

using Messages = std::map<QString, std::map<QString, Member>>;

const Messages& messages()
{
    static const Messages made{
        {QStringLiteral("ExportTraceServiceRequest"),
         {{QStringLiteral("resourceSpans"), {Form::list, "ResourceSpans"}}}},
        {QStringLiteral("ResourceSpans"),
         {{QStringLiteral("resource"), {Form::message, "Resource"}},
          {QStringLiteral("scopeSpans"), {Form::list, "ScopeSpans"}},
          {QStringLiteral("schemaUrl"), {Form::text}}}},
        {QStringLiteral("Resource"), {{QStringLiteral("attributes"), {Form::list, "KeyValue"}}}},
        {QStringLiteral("ScopeSpans"),
         {{QStringLiteral("scope"), {Form::message, "InstrumentationScope"}},
          {QStringLiteral("spans"), {Form::list, "Span"}},
          {QStringLiteral("schemaUrl"), {Form::text}}}},
        {QStringLiteral("InstrumentationScope"),
         {{QStringLiteral("name"), {Form::text}}, {QStringLiteral("version"), {Form::text}}}},
        {QStringLiteral("Span"),
         {{QStringLiteral("traceId"), {Form::traceId}},
          {QStringLiteral("spanId"), {Form::spanId}},
          {QStringLiteral("parentSpanId"), {Form::spanId}},
          {QStringLiteral("name"), {Form::text}},
          {QStringLiteral("kind"), {Form::kind}},
          {QStringLiteral("startTimeUnixNano"), {Form::time}},
          {QStringLiteral("endTimeUnixNano"), {Form::time}},
          {QStringLiteral("attributes"), {Form::list, "KeyValue"}},
          {QStringLiteral("events"), {Form::list, "Event"}},
          {QStringLiteral("status"), {Form::message, "Status"}}}},
        {QStringLiteral("Event"),
         {{QStringLiteral("timeUnixNano"), {Form::time}},
          {QStringLiteral("name"), {Form::text}},
          {QStringLiteral("attributes"), {Form::list, "KeyValue"}}}},
        {QStringLiteral("Status"), {{QStringLiteral("message"), {Form::text}}, {QStringLiteral("code"), {Form::code}}}},
        {QStringLiteral("KeyValue"),
         {{QStringLiteral("key"), {Form::text}}, {QStringLiteral("value"), {Form::anyValue, "AnyValue"}}}},
        {QStringLiteral("AnyValue"),
         {{QStringLiteral("stringValue"), {Form::text}},
          {QStringLiteral("boolValue"), {Form::flag}},
          {QStringLiteral("intValue"), {Form::integer}},
          {QStringLiteral("doubleValue"), {Form::number}},
          {QStringLiteral("arrayValue"), {Form::message, "ArrayValue"}}}},
        {QStringLiteral("ArrayValue"), {{QStringLiteral("values"), {Form::list, "AnyValue"}}}},
    };
    return made;
}

bool isText(const QJsonValue& value, const char* pattern)
{
    const QRegularExpression whole(QRegularExpression::anchoredPattern(QLatin1String(pattern)));
    return value.isString() && whole.match(value.toString()).hasMatch();
}

bool isWhole(const QJsonValue& value, int most)
{
    return value.isDouble() && value.toDouble() == value.toInt(-1) && value.toInt() <= most;
}

/// What is wrong in a message, and where; empty if nothing is.
QString wrongIn(const QJsonObject& object, const QString& message);

QString wrongIn(const QJsonValue& value, const Member& member)
{
    const auto unless = [&](bool isRight) { return isRight ? QString() : QStringLiteral(" is of another form"); };
    const QString of = QLatin1String(member.message);
    switch (member.form) {
    case Form::text:
        return unless(value.isString());
    case Form::spanId:
        return unless(isText(value, "[0-9a-f]{16}") && !isText(value, "0+"));
    case Form::traceId:
        return unless(isText(value, "[0-9a-f]{32}") && !isText(value, "0+"));
    case Form::time:
        return unless(isText(value, "0|[1-9][0-9]{0,19}"));
    case Form::integer:
        return unless(isText(value, "-?(0|[1-9][0-9]{0,18})"));
    case Form::kind:
        return unless(isWhole(value, 5));
    case Form::code:
        return unless(isWhole(value, 2));
    case Form::number:
        return unless(value.isDouble());
    case Form::flag:
        return unless(value.isBool());
    case Form::anyValue:
        return value.toObject().size() == 1 ? wrongIn(value.toObject(), of) : QStringLiteral(" has not one value");
    case Form::message:
        return value.isObject() ? wrongIn(value.toObject(), of) : QStringLiteral(" is no object");
    case Form::list:
        break;
    }
    if (!value.isArray())
        return QStringLiteral(" is no list");
    QSet<QString> keys;
    for (const QJsonValue& entry : value.toArray()) {
        const QString wrong = wrongIn(entry.toObject(), of);
        const QString key = entry[QLatin1String("key")].toString();
        if (!wrong.isEmpty())
            return wrong;
        if (of == QLatin1String("KeyValue") && (key.isEmpty() || keys.contains(key)))
            return QStringLiteral(" has the key '%1' twice, or an empty one").arg(key);
        keys.insert(key);
    }
    return {};
}

QString wrongIn(const QJsonObject& object, const QString& message)
{
    const auto& known = messages().at(message);
    for (auto member = object.begin(); member != object.end(); ++member) {
        const auto found = known.find(member.key());
        const QString wrong = found == known.end() ? QStringLiteral(" is not known") : wrongIn(*member, found->second);
        if (!wrong.isEmpty())
            return QLatin1Char('.') + member.key() + wrong;
    }
    return {};
}

/// Ids must be unique, every parent must exist, and there must be one root.
QString wrongInTree(const QJsonArray& spans)
{
    QSet<QString> ids;
    for (const QJsonValue& span : spans)
        ids.insert(span[QLatin1String("spanId")].toString());
    if (ids.size() != spans.size())
        return QStringLiteral("an id is there twice");
    int roots = 0;
    for (const QJsonValue& span : spans) {
        const QJsonValue parent = span[QLatin1String("parentSpanId")];
        roots += parent.isUndefined() ? 1 : 0;
        if (!parent.isUndefined() && !ids.contains(parent.toString()))
            return QStringLiteral("a parent is missing");
    }
    return roots == 1 || spans.isEmpty() ? QString() : QStringLiteral("%1 roots").arg(roots);
}

QString wrongInExport(const std::vector<RunEvent>& events, Content content)
{
    QJsonParseError error;
    const QByteArray json = QByteArray::fromStdString(otelSpans(events, content));
    const QJsonDocument document = QJsonDocument::fromJson(json, &error);
    if (error.error != QJsonParseError::NoError)
        return error.errorString();
    const QString wrong = wrongIn(document.object(), QStringLiteral("ExportTraceServiceRequest"));
    if (!wrong.isEmpty())
        return wrong;
    const QJsonValue resource = document[QLatin1String("resourceSpans")][0];
    return wrongInTree(resource[QLatin1String("scopeSpans")][0][QLatin1String("spans")].toArray());
}

} // namespace

/// Collectors accept the export of any run.
class OtlpJsonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aRunIsAsPublished_data();
    void aRunIsAsPublished();
    void anyRunIsAsPublished();
};

void OtlpJsonTest::aRunIsAsPublished_data()
{
    QTest::addColumn<int>("events");
    for (int count = 0; count <= static_cast<int>(sampleRun().size()); ++count)
        QTest::addRow("its first %d events", count) << count;
}

void OtlpJsonTest::aRunIsAsPublished()
{
    QFETCH(int, events);
    const std::vector<RunEvent> whole = sampleRun();
    for (const Content content : {Content::withheld, Content::included})
        QCOMPARE(wrongInExport({whole.begin(), whole.begin() + events}, content), QString());
}

void OtlpJsonTest::anyRunIsAsPublished()
{
    for (std::uint32_t seed = 0; seed < 300; ++seed) {
        const QString wrong = wrongInExport(RandomEvents(seed).play(), Content::included);
        QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("%1: %2").arg(seed).arg(wrong)));
    }
}

QTEST_GUILESS_MAIN(OtlpJsonTest)
#include "tst_otlpjson.moc"
