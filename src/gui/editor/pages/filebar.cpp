#include "editor/pages/filebar.h"

#include <QEvent>

#include <utility>

namespace querymend {

FileBar::FileBar(Theme& theme, QWidget* parent) : InlineMessage(theme, parent) {}

void FileBar::tell(FileFate fate, const QString& name, const FileStamp& stamp)
{
    const bool isOther = std::exchange(m_fate, fate) != fate;
    m_name = name;
    m_stamp = stamp;
    sayFate();
    if (isOther)
        Q_EMIT fateChanged();
}

void FileBar::settle()
{
    m_stamp = {};
    clear();
    if (std::exchange(m_fate, FileFate::known) != FileFate::known)
        Q_EMIT fateChanged();
}

void FileBar::changeEvent(QEvent* event)
{
    InlineMessage::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && !isHidden())
        sayFate();
}

void FileBar::sayFate()
{
    switch (m_fate) {
    case FileFate::known:
        return clear();
    case FileFate::changed:
        return say(Tone::generic, tr("Another program has changed %1, and so have you.").arg(m_name), tr("Keep Mine"),
                   tr("Load Theirs"));
    case FileFate::gone:
        return say(Tone::generic,
                   tr("%1 was deleted or moved. Its text is still here; saving writes the file again.").arg(m_name));
    case FileFate::unreadable:
        return say(
            Tone::generic,
            tr("Another program has changed %1, and it can't be read as text now. Here it is as it was.").arg(m_name));
    }
}

} // namespace querymend

#include "moc_filebar.cpp"
