#include "shell/passwordbar.h"

#include "common/failurewords.h"
#include "workbench.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace querymend {

PasswordBar::PasswordBar(Workbench& workbench, QWidget* parent)
    : QFrame(parent), m_workbench(workbench), m_text(new QLabel(this)), m_password(new QLineEdit(this)),
      m_connect(new QPushButton(this)), m_cancel(new QPushButton(this))
{
    setObjectName(QStringLiteral("passwordBar"));
    setProperty("role", QStringLiteral("bar"));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_text->setBuddy(m_password);
    m_password->setEchoMode(QLineEdit::Password);
    m_password->setMinimumWidth(120);
    m_connect->setProperty("role", QStringLiteral("primary"));
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(12, 8, 12, 8);
    row->setSpacing(8);
    row->addWidget(m_text, 1);
    row->addWidget(m_password, 1);
    row->addWidget(m_connect);
    row->addWidget(m_cancel);
    connect(m_password, &QLineEdit::returnPressed, this, &PasswordBar::submit);
    connect(m_connect, &QPushButton::clicked, this, &PasswordBar::submit);
    connect(m_cancel, &QPushButton::clicked, this, &PasswordBar::leave);
    connect(&workbench, &Workbench::openingFailed, this, &PasswordBar::handleFailure);
    connect(&workbench, &Workbench::stateChanged, this, [this] {
        if (m_workbench.state() != ConnectionState::closed)
            leave();
    });
    showWords();
    hide();
}

void PasswordBar::handleFailure(const EngineError& error)
{
    const ConnectionTarget& target = m_workbench.target();
    if (isFile(target.engine) || !isLoginRefused(error))
        return leave();
    showWords();
    show();
    m_password->setFocus(Qt::OtherFocusReason);
}

void PasswordBar::submit()
{
    ConnectionTarget target = m_workbench.target();
    target.password = Secret(m_password->text().toStdString());
    leave();
    Q_EMIT openAsked(target);
}

void PasswordBar::leave()
{
    m_password->clear();
    hide();
}

void PasswordBar::showWords()
{
    const ConnectionTarget& target = m_workbench.target();
    const QString user = QString::fromStdString(target.user);
    const QString place = QString::fromStdString(target.host.empty() ? target.shown() : target.host);
    m_text->setText(user.isEmpty() ? tr("Password for %1").arg(place) : tr("Password of %1 for %2").arg(user, place));
    m_password->setAccessibleName(m_text->text());
    m_password->setPlaceholderText(tr("Used once, not saved"));
    m_connect->setText(tr("Connect"));
    m_cancel->setText(tr("Cancel"));
}

void PasswordBar::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        showWords();
}

void PasswordBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        leave();
    else
        QFrame::keyPressEvent(event);
}

} // namespace querymend

#include "moc_passwordbar.cpp"
