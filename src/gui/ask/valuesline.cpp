#include "ask/valuesline.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QShortcut>

#include <algorithm>

namespace querymend {

ValuesLine::ValuesLine(QWidget* parent)
    : QWidget(parent), m_text(new QLabel(this)), m_bar(new QProgressBar(this)),
      m_escape(new QShortcut(Qt::Key_Escape, parent))
{
    setObjectName(QStringLiteral("valuesLine"));
    setAccessibleName(tr("Reading values"));
    m_text->setProperty("role", QStringLiteral("meta"));
    m_bar->setTextVisible(false);
    m_bar->setAccessibleName(tr("Reading values"));
    auto* const stop = new QPushButton(tr("Stop Reading"), this);
    stop->setObjectName(QStringLiteral("stopReading"));
    stop->setProperty("role", QStringLiteral("link"));
    stop->setToolTip(tr("The question is answered with the values that are known so far (Esc)"));
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(m_text);
    row->addWidget(m_bar, 1);
    row->addWidget(stop);
    m_escape->setContext(Qt::WidgetWithChildrenShortcut);
    m_escape->setEnabled(false);
    connect(stop, &QPushButton::clicked, this, &ValuesLine::stopAsked);
    connect(m_escape, &QShortcut::activated, this, &ValuesLine::stopAsked);
    hide();
}

void ValuesLine::show(const std::optional<ValuesProgress>& progress)
{
    m_shown = progress;
    m_escape->setEnabled(progress.has_value());
    setVisible(progress.has_value());
    fill();
}

void ValuesLine::fill()
{
    if (!m_shown)
        return;
    const QLocale locale;
    m_bar->setRange(0, static_cast<int>(m_shown->of));
    m_bar->setValue(static_cast<int>(m_shown->tables));
    m_text->setText(tr("Reading the values of table %1 of %2")
                        .arg(locale.toString(static_cast<qulonglong>(std::min(m_shown->tables + 1, m_shown->of))),
                             locale.toString(static_cast<qulonglong>(m_shown->of))));
}

void ValuesLine::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        fill();
}

} // namespace querymend

#include "moc_valuesline.cpp"
