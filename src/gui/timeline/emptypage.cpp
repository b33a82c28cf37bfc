#include "timeline/emptypage.h"

#include <QLabel>
#include <QVBoxLayout>

namespace querymend {

QWidget* makeEmptyPage(const QString& title, const QString& text, const QList<QWidget*>& below, QWidget* parent)
{
    auto* const page = new QWidget(parent);
    auto* const column = new QVBoxLayout(page);
    column->setContentsMargins(12, 24, 12, 24);
    column->setSpacing(8);
    auto* const heading = new QLabel(title, page);
    heading->setProperty("role", QStringLiteral("title"));
    auto* const words = new QLabel(text, page);
    words->setProperty("role", QStringLiteral("meta"));
    words->setWordWrap(true);
    words->setAlignment(Qt::AlignCenter);
    column->addStretch(1);
    column->addWidget(heading, 0, Qt::AlignCenter);
    column->addWidget(words);
    for (QWidget* const button : below)
        column->addWidget(button, 0, Qt::AlignCenter);
    column->addStretch(2);
    return page;
}

} // namespace querymend
