#pragma once

#include <QString>

class QColor;
class QTextDocument;

namespace querymend {

/// Puts a page of Markdown into a document, with what Qt leaves to be laid out: room between the parts, and tables of a
/// line between rows, without the heading that has nothing in it.
void setHelpText(QTextDocument& document, const QString& markdown, const QColor& line);

} // namespace querymend
