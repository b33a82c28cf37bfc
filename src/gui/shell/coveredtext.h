#pragma once

#include "report/maskedevent.h"

#include <QSyntaxHighlighter>

namespace querymend {

/// Bars over what a room must not read of a text that can be edited; the text itself stays what it is.
class CoveredText : public QSyntaxHighlighter {
    Q_OBJECT

public:
    CoveredText(QTextDocument& text, MaskRules rules);

protected:
    void highlightBlock(const QString& line) override;

private:
    MaskRules m_rules;
};

} // namespace querymend
