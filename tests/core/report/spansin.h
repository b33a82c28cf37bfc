#pragma once

#include "report/otelspans.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QString>

#include <vector>

namespace querymend {

inline QByteArray exported(const std::vector<RunEvent>& events, Content content = Content::withheld)
{
    return QByteArray::fromStdString(otelSpans(events, content));
}

inline QJsonArray spansIn(const QByteArray& json)
{
    const QJsonObject resource =
        QJsonDocument::fromJson(json).object()[QLatin1String("resourceSpans")].toArray()[0].toObject();
    return resource[QLatin1String("scopeSpans")].toArray()[0].toObject()[QLatin1String("spans")].toArray();
}

inline QString text(const QJsonObject& span, const char* key)
{
    return span[QLatin1String(key)].toString();
}

/// An attribute as text; null if there is none.
inline QString attribute(const QJsonObject& span, const QString& key)
{
    for (const QJsonValue& entry : span[QLatin1String("attributes")].toArray()) {
        if (entry[QLatin1String("key")].toString() == key) {
            const QJsonObject value = entry[QLatin1String("value")].toObject();
            return value.begin().value().toVariant().toString();
        }
    }
    return {};
}

/// The spans as an indented tree, one per line, with `! error.type` after those that failed.
inline QString outline(const QJsonArray& spans, const QString& parent = {}, const QString& indent = {})
{
    QString lines;
    for (const QJsonValue& value : spans) {
        const QJsonObject span = value.toObject();
        if (text(span, "parentSpanId") != parent)
            continue;
        const QString error = attribute(span, QStringLiteral("error.type"));
        lines += indent + text(span, "name") + (error.isEmpty() ? QString() : QStringLiteral(" ! ") + error)
            + QLatin1Char('\n') + outline(spans, text(span, "spanId"), indent + QStringLiteral("  "));
    }
    return lines;
}

} // namespace querymend
