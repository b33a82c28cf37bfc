#pragma once

#include <QString>

class QColor;
class QTextDocument;

namespace querymend {

/// Puts a page of Markdown into a document, with the layout that Qt leaves out: space between the parts, and tables
/// with a line between rows and without an empty heading. Headings are named as in helpSections().
void setHelpText(QTextDocument& document, const QString& markdown, const QColor& line);

} // namespace querymend
