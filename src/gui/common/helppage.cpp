#include "common/helppage.h"

#include <QVariant>
#include <QWidget>

namespace querymend {

namespace {

constexpr auto pageProperty = "helpPage";

const char* pageOf(ErrorCode code)
{
    if (isWarning(code))
        return "errors-warnings";
    switch (categoryOf(code)) {
    case Category::syntaxError:
        return "errors-syntax";
    case Category::schemaReference:
        return "errors-schema";
    case Category::executionError:
        return "errors-execution";
    case Category::emptyResult:
        return "errors-empty";
    case Category::validationFailed:
        return "errors-validation";
    case Category::generic:
        break;
    }
    return "errors";
}

} // namespace

QString helpPageFor(const QWidget* widget)
{
    for (; widget; widget = widget->parentWidget()) {
        const QString page = widget->property(pageProperty).toString();
        if (!page.isEmpty())
            return page;
    }
    return QStringLiteral("index");
}

void setHelpPage(QWidget& widget, const char* place)
{
    setHelpPage(widget, QString::fromLatin1(place));
}

void setHelpPage(QWidget& widget, const QString& place)
{
    widget.setProperty(pageProperty, place);
}

QString helpPlaceOf(ErrorCode code)
{
    const std::string_view anchor = name(code);
    return QLatin1String(pageOf(code)) + QLatin1Char('#')
        + QLatin1String(anchor.data(), static_cast<qsizetype>(anchor.size()));
}

} // namespace querymend
