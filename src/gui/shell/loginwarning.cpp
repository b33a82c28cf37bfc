#include "shell/loginwarning.h"

#include "common/warningwords.h"
#include "workbench.h"

#include <QCryptographicHash>
#include <QEvent>
#include <QSettings>
#include <QStringList>

#include <utility>

namespace querymend {

namespace {

/// Independent of the language.
QString recordsOf(const DatabaseWarnings& warnings)
{
    QStringList records;
    for (const DatabaseWarning& warning : warnings)
        records.append(QString::fromStdString(recordOf(warning)));
    return records.join(QLatin1Char('\n'));
}

} // namespace

LoginWarning::LoginWarning(Workbench& workbench, Theme& theme, QString file, QWidget* parent)
    : InlineMessage(theme, parent), m_workbench(workbench), m_file(std::move(file))
{
    connect(&workbench, &Workbench::stateChanged, this, &LoginWarning::showWarnings);
    connect(this, &InlineMessage::dismissed, this, &LoginWarning::keepDismissal);
}

void LoginWarning::changeEvent(QEvent* event)
{
    InlineMessage::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && !isHidden())
        showWarnings();
}

void LoginWarning::showWarnings()
{
    const DatabaseWarnings found = warnings();
    if (found.empty() || QSettings(m_file, QSettings::IniFormat).value(key()).toString() == recordsOf(found))
        return clear();
    QStringList lines;
    for (const DatabaseWarning& warning : found)
        lines.append(wordsOf(warning));
    say(Tone::schema, lines.join(QLatin1Char('\n')));
}

void LoginWarning::keepDismissal() const
{
    QSettings(m_file, QSettings::IniFormat).setValue(key(), recordsOf(warnings()));
}

DatabaseWarnings LoginWarning::warnings() const
{
    const LiveDatabase* const database = m_workbench.database();
    return database ? database->warnings() : DatabaseWarnings();
}

/// A hash of the connection, so that the file does not reveal where the user logs in.
QString LoginWarning::key() const
{
    const QByteArray place = QByteArray::fromStdString(m_workbench.target().shown());
    return QStringLiteral("dismissed/")
        + QString::fromLatin1(QCryptographicHash::hash(place, QCryptographicHash::Sha256).toHex());
}

} // namespace querymend

#include "moc_loginwarning.cpp"
