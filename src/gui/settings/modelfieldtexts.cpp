#include "settings/modelfieldtexts.h"

#include <QLineEdit>
#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace querymend {

namespace {

QString numberText(double number)
{
    return QLocale().toString(number, 'g', QLocale::FloatingPointShortest);
}

} // namespace

std::string plain(const QLineEdit& field)
{
    return field.text().trimmed().toStdString();
}

std::optional<double> numberIn(const QLineEdit& field)
{
    const QString text = field.text().trimmed();
    bool isNumber = false;
    double number = QLocale().toDouble(text, &isNumber);
    if (!isNumber)
        number = QLocale::c().toDouble(text, &isNumber);
    return isNumber && number >= 0 ? std::optional(number) : std::nullopt;
}

QString priceText(const std::optional<ModelPrice>& price, double ModelPrice::*part)
{
    return price ? numberText(*price.*part) : QString();
}

QString priceText(const std::optional<ModelPrice>& price, std::optional<double> ModelPrice::*part)
{
    return price && *price.*part ? numberText(*(*price.*part)) : QString();
}

std::vector<WireHeader> headersIn(const QString& text)
{
    std::vector<WireHeader> headers;
    for (const QString& line : text.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        const qsizetype colon = line.indexOf(QLatin1Char(':'));
        // Without a colon, the blank makes the name invalid, so that the line is reported.
        const QString name = colon < 0 ? line + QLatin1Char(' ') : line.left(colon).trimmed();
        if (!line.trimmed().isEmpty())
            headers.push_back({name.toStdString(), colon < 0 ? "" : line.mid(colon + 1).trimmed().toStdString()});
    }
    return headers;
}

QString linesOf(const std::vector<WireHeader>& headers)
{
    QStringList lines;
    for (const WireHeader& header : headers)
        lines << QString::fromStdString(header.name + ": " + header.value);
    return lines.join(QLatin1Char('\n'));
}

std::vector<std::string> listIn(const QLineEdit& field)
{
    std::vector<std::string> names;
    for (const QString& name : field.text().split(QLatin1Char(','))) {
        if (!name.trimmed().isEmpty())
            names.push_back(name.trimmed().toStdString());
    }
    return names;
}

QString listText(const std::vector<std::string>& names)
{
    QStringList list;
    for (const std::string& name : names)
        list << QString::fromStdString(name);
    return list.join(QStringLiteral(", "));
}

int kindOf(const ModelProfile& profile)
{
    const std::vector<ServerKind>& kinds = serverKinds();
    const auto find = [&](auto fits) {
        return std::find_if(kinds.begin(), kinds.end(),
                            [&](const ServerKind& kind) { return kind.format == profile.format && fits(kind); });
    };
    auto found = find([&](const ServerKind& kind) { return kind.base == profile.baseUrl; });
    if (found == kinds.end())
        found = find([&](const ServerKind& kind) { return kind.keyHeader == profile.keyHeader; });
    if (found == kinds.end())
        found = find([](const ServerKind&) { return true; });
    return found == kinds.end() ? 0 : static_cast<int>(found - kinds.begin());
}

bool isUsual(const std::string& text, std::string_view ServerKind::*part)
{
    const std::vector<ServerKind>& kinds = serverKinds();
    return text.empty()
        || std::any_of(kinds.begin(), kinds.end(), [&](const ServerKind& kind) { return kind.*part == text; });
}

} // namespace querymend
