#include "shell/loginwarning.h"

#include "workbench.h"

#include <QCryptographicHash>
#include <QSettings>
#include <QStringList>

#include <utility>

namespace querymend {

LoginWarning::LoginWarning(Workbench& workbench, Theme& theme, QString file, QWidget* parent)
    : InlineMessage(theme, parent), m_workbench(workbench), m_file(std::move(file))
{
    connect(&workbench, &Workbench::stateChanged, this, &LoginWarning::showWarnings);
    connect(this, &InlineMessage::dismissed, this, &LoginWarning::keepDismissal);
}

void LoginWarning::showWarnings()
{
    const QString text = warnings();
    if (text.isEmpty() || QSettings(m_file, QSettings::IniFormat).value(key()).toString() == text)
        return clear();
    say(Tone::schema, text);
}

void LoginWarning::keepDismissal() const
{
    QSettings(m_file, QSettings::IniFormat).setValue(key(), warnings());
}

QString LoginWarning::warnings() const
{
    QStringList lines;
    if (const LiveDatabase* const database = m_workbench.database()) {
        for (const std::string& warning : database->warnings()) {
            QString line = QString::fromStdString(warning);
            lines.append(line.replace(0, 1, line.left(1).toUpper()) + QLatin1Char('.'));
        }
    }
    return lines.join(QLatin1Char('\n'));
}

/// Not the connection in its own words: who reads the file need not learn where somebody logs in.
QString LoginWarning::key() const
{
    const QByteArray place = QByteArray::fromStdString(m_workbench.target().shown());
    return QStringLiteral("dismissed/")
        + QString::fromLatin1(QCryptographicHash::hash(place, QCryptographicHash::Sha256).toHex());
}

} // namespace querymend
