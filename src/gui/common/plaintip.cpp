#include "common/plaintip.h"

#include <QTextDocument>

namespace querymend {

QString plainTip(const QString& text)
{
    return Qt::mightBeRichText(text) ? wrappedTip(text) : text;
}

QString wrappedTip(const QString& text)
{
    if (text.isEmpty())
        return text;
    return QStringLiteral("<p style='white-space:pre-wrap'>%1</p>").arg(text.toHtmlEscaped());
}

} // namespace querymend
