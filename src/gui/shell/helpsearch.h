#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace querymend {

/// A heading whose section contains what was searched for.
struct HelpHit {
    QString place; ///< page and anchor, for HelpWindow::showPage()
    QString page;  ///< the page's title
    QString heading;
};

/// Finds the headings of the help pages in one language.
class HelpSearch {
public:
    explicit HelpSearch(const QString& language);

    /// Returns the sections that contain all words, also inside longer ones; those with the words in their heading
    /// first. Case, accents and the dots of ё do not matter. Without words, nothing is found.
    [[nodiscard]] QList<HelpHit> find(const QString& words) const;

private:
    struct Entry {
        HelpHit hit;
        QString heading; ///< folded
        QString text;    ///< folded, with the heading and the page's title
    };

    QList<Entry> m_entries;
};

} // namespace querymend
