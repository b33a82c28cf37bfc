#include "common/passwordform.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace querymend {

PasswordForm::PasswordForm(QWidget* parent)
    : QFrame(parent), m_text(new QLabel(this)), m_password(new QLineEdit(this)), m_connect(new QPushButton(this)),
      m_cancel(new QPushButton(this))
{
    setProperty("role", QStringLiteral("bar"));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_text->setBuddy(m_password);
    m_password->setEchoMode(QLineEdit::Password);
    m_password->setMinimumWidth(120);
    setFocusProxy(m_password);
    m_connect->setProperty("role", QStringLiteral("primary"));
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(12, 8, 12, 8);
    row->setSpacing(8);
    row->addWidget(m_text, 1);
    row->addWidget(m_password, 1);
    row->addWidget(m_connect);
    row->addWidget(m_cancel);
    connect(m_password, &QLineEdit::returnPressed, this, &PasswordForm::submit);
    connect(m_connect, &QPushButton::clicked, this, &PasswordForm::submit);
    connect(m_cancel, &QPushButton::clicked, this, &PasswordForm::leave);
    showWords();
    hide();
}

void PasswordForm::ask(const ConnectionTarget& target)
{
    m_target = target;
    m_password->clear();
    showWords();
    show();
}

void PasswordForm::submit()
{
    ConnectionTarget target = m_target;
    target.password = Secret(m_password->text().toStdString());
    leave();
    Q_EMIT openAsked(target);
}

void PasswordForm::leave()
{
    m_password->clear();
    hide();
}

void PasswordForm::showWords()
{
    const QString user = QString::fromStdString(m_target.user);
    const QString place = QString::fromStdString(m_target.host.empty() ? m_target.shown() : m_target.host);
    m_text->setText(user.isEmpty() ? tr("Password for %1").arg(place) : tr("Password of %1 for %2").arg(user, place));
    m_password->setAccessibleName(m_text->text());
    m_password->setPlaceholderText(tr("Used once, not saved"));
    m_connect->setText(tr("Connect"));
    m_cancel->setText(tr("Cancel"));
}

void PasswordForm::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        showWords();
}

void PasswordForm::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        leave();
    else
        QFrame::keyPressEvent(event);
}

} // namespace querymend

#include "moc_passwordform.cpp"
