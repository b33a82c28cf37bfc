#include "common/emptystate.h"

#include "common/scaled.h"
#include "common/theme.h"

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace querymend {

namespace {

void setButton(QPushButton& button, const QString& text)
{
    button.setText(text);
    button.setVisible(!text.isEmpty());
}

} // namespace

EmptyState::EmptyState(Icon icon, const Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_icon(icon), m_picture(new QLabel(this)), m_title(new QLabel(this)),
      m_text(new QLabel(this)), m_progress(new QProgressBar(this)), m_first(new QPushButton(this)),
      m_second(new QPushButton(this))
{
    m_title->setProperty("role", QStringLiteral("title"));
    m_text->setProperty("role", QStringLiteral("meta"));
    m_first->setProperty("role", QStringLiteral("primary"));
    m_second->setProperty("role", QStringLiteral("link"));
    m_progress->setRange(0, 0);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Progress"));
    m_progress->hide();
    for (QLabel* const label : {m_title, m_text})
        label->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    for (QLabel* const label : {m_picture, m_title, m_text}) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
    }
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(8);
    column->addStretch(2);
    for (QWidget* const part : {static_cast<QWidget*>(m_picture), static_cast<QWidget*>(m_title),
                                static_cast<QWidget*>(m_text), static_cast<QWidget*>(m_progress)})
        column->addWidget(part);
    column->addSpacing(4);
    column->addWidget(m_first, 0, Qt::AlignHCenter);
    column->addWidget(m_second, 0, Qt::AlignHCenter);
    column->addStretch(3);
    setActions({});
    connect(m_first, &QPushButton::clicked, this, &EmptyState::firstAsked);
    connect(m_second, &QPushButton::clicked, this, &EmptyState::secondAsked);
    connect(&theme, &Theme::changed, this, &EmptyState::draw);
    draw();
}

void EmptyState::setTexts(const QString& title, const QString& text)
{
    m_title->setText(title);
    m_text->setText(text);
    m_text->setVisible(!text.isEmpty());
}

void EmptyState::setActions(const QString& first, const QString& second)
{
    setButton(*m_first, first);
    setButton(*m_second, second);
}

void EmptyState::setProgressShown(bool isShown)
{
    m_progress->setVisible(isShown);
}

QString EmptyState::title() const
{
    return m_title->text();
}

QString EmptyState::text() const
{
    return m_text->text();
}

void EmptyState::draw()
{
    const QSize size(scaled(32), scaled(32));
    m_picture->setPixmap(iconPixmap(m_icon, m_theme.colour(Tone::muted), size, devicePixelRatioF()));
}

} // namespace querymend

#include "moc_emptystate.cpp"
