#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace querymend {

/// A heading of a help page, and the text up to the next one.
struct HelpSection {
    QString heading; ///< as plain text
    QString anchor;  ///< the same in every language: the code in the heading, or else its number on the page
    QString text;    ///< as plain text, without the heading
};

/// Returns the names of the pages, in the order in which the first page lists them.
[[nodiscard]] QStringList helpPageNames();
/// Returns the Markdown of a page in a language, or else in English, which has all pages.
[[nodiscard]] QString helpPageText(const QString& page, const QString& language);
[[nodiscard]] QList<HelpSection> helpSections(const QString& markdown);

} // namespace querymend
