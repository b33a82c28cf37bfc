#include "editor/files/journal.h"

#include "file/statefolder.h"
#include "file/wholefile.h"

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLockFile>

#include <algorithm>

namespace querymend {

namespace {

QByteArray recordOf(const JournalTab& tab)
{
    QJsonObject record{
        {QStringLiteral("version"), 1},
        {QStringLiteral("title"), tab.title},
        {QStringLiteral("path"), tab.path},
        {QStringLiteral("database"), tab.database},
        {QStringLiteral("connection"), tab.connection},
        {QStringLiteral("connectionName"), tab.connectionName},
        {QStringLiteral("marked"), tab.encoding == TextEncoding::utf8WithMark},
        {QStringLiteral("fileTime"), tab.stamp.modified.toMSecsSinceEpoch()},
        {QStringLiteral("fileSize"), tab.stamp.size},
        {QStringLiteral("caret"), static_cast<qint64>(tab.caret)},
        {QStringLiteral("place"), tab.place},
        {QStringLiteral("standing"), static_cast<int>(tab.status)},
        {QStringLiteral("modified"), tab.isModified},
        {QStringLiteral("inFile"), tab.isTextInFile},
        {QStringLiteral("text"), QString::fromStdString(tab.text)},
    };
    if (tab.before)
        record[QStringLiteral("before")] = QString::fromStdString(*tab.before);
    return QJsonDocument(record).toJson(QJsonDocument::Compact);
}

JournalTab tabOf(const QString& id, const QJsonObject& record)
{
    JournalTab tab;
    tab.id = id;
    tab.title = record[QStringLiteral("title")].toString();
    tab.database = record[QStringLiteral("database")].toString();
    tab.connection = record[QStringLiteral("connection")].toString();
    tab.connectionName = record[QStringLiteral("connectionName")].toString();
    tab.path = record[QStringLiteral("path")].toString();
    if (record[QStringLiteral("marked")].toBool())
        tab.encoding = TextEncoding::utf8WithMark;
    tab.stamp.modified = QDateTime::fromMSecsSinceEpoch(record[QStringLiteral("fileTime")].toInteger());
    tab.stamp.size = record[QStringLiteral("fileSize")].toInteger(-1);
    tab.text = record[QStringLiteral("text")].toString().toStdString();
    if (const QJsonValue before = record[QStringLiteral("before")]; before.isString())
        tab.before = before.toString().toStdString();
    tab.caret = static_cast<std::uint32_t>(std::max<qint64>(record[QStringLiteral("caret")].toInteger(), 0));
    tab.place = record[QStringLiteral("place")].toInt();
    for (const TabStatus status : {TabStatus::current, TabStatus::closed}) {
        if (record[QStringLiteral("standing")].toInt() == static_cast<int>(status))
            tab.status = status;
    }
    tab.isModified = record[QStringLiteral("modified")].toBool();
    tab.isTextInFile = record[QStringLiteral("inFile")].toBool();
    return tab;
}

constexpr QLatin1String suffix(".json");

} // namespace

/// The files of the journal. Used only on the file thread.
class Journal::Folder {
public:
    explicit Folder(QString parent) : m_parent(std::move(parent)) {}

    std::vector<JournalTab> open()
    {
        QDir().mkpath(m_parent);
        const QStringList names = QDir(m_parent).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
        int unused = 1;
        for (const QString& name : names)
            unused = std::max(unused, name.toInt() + 1);
        for (const QString& name : names)
            takeOver(name);
        if (!m_own)
            takeOver(QString::number(unused));
        std::vector<JournalTab> tabs = read();
        std::stable_sort(tabs.begin(), tabs.end(),
                         [](const JournalTab& a, const JournalTab& b) { return a.place < b.place; });
        return tabs;
    }

    /// Returns why the text could not be written; empty on success.
    QString write(const JournalTab& tab)
    {
        if (!m_own)
            return m_parent;
        const QString path = m_path + tab.id + suffix;
        const auto problem = writeWholeFile(path, recordOf(tab).toStdString(), FileReaders::ownerAlone);
        return problem ? QStringLiteral("%1: %2").arg(path, *problem) : QString();
    }

    void remove(const QString& id)
    {
        if (m_own)
            QFile::remove(m_path + id + suffix);
    }

private:
    /// Takes over a folder if it is not locked: the first becomes ours, and the texts of the others are moved there.
    void takeOver(const QString& name)
    {
        const QString path = m_parent + u'/' + name + u'/';
        QDir().mkpath(path);
        auto lock = std::make_unique<QLockFile>(path + QStringLiteral("lock"));
        // Process IDs repeat in containers, so the kernel's lock on the file must decide. Qt checks that lock only if
        // the file is older than the stale time.
        lock->setStaleLockTime(1);
        if (!lock->tryLock(10))
            return;
        if (!m_own) {
            m_own = std::move(lock);
            m_path = path;
            return;
        }
        const QStringList files = QDir(path).entryList({QStringLiteral("*.json")}, QDir::Files);
        for (const QString& file : files)
            QFile::rename(path + file, m_path + file);
        lock.reset();
        QDir(m_parent).rmdir(name);
    }

    std::vector<JournalTab> read()
    {
        std::vector<JournalTab> tabs;
        const QStringList files = QDir(m_path).entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name);
        for (const QString& name : files) {
            QFile file(m_path + name);
            if (!file.open(QIODevice::ReadOnly))
                continue;
            // A file that is damaged or of a newer version is left alone.
            const QJsonObject record = QJsonDocument::fromJson(file.readAll()).object();
            if (record[QStringLiteral("version")].toInt() == 1)
                tabs.push_back(tabOf(name.chopped(suffix.size()), record));
        }
        return tabs;
    }

    QString m_parent;
    QString m_path; ///< ends with a slash
    std::unique_ptr<QLockFile> m_own;
};

Journal::Journal(QString folder, FileThread& files)
    : m_files(files), m_folder(std::make_shared<Folder>(std::move(folder)))
{}

void Journal::restore(QObject* context, Restored restored)
{
    m_files.ask<std::vector<JournalTab>>(
        context, [folder = m_folder] { return folder->open(); }, std::move(restored));
}

void Journal::keep(JournalTab tab)
{
    m_files.ask<QString>(
        this, [folder = m_folder, tab = std::move(tab)] { return folder->write(tab); },
        [this](const QString& problem) { take(problem); });
}

void Journal::take(const QString& problem)
{
    const bool wasWell = m_problem.isEmpty();
    m_problem = problem;
    if (!problem.isEmpty() && wasWell)
        Q_EMIT failed(problem);
    if (problem.isEmpty() && !wasWell)
        Q_EMIT recovered();
}

void Journal::drop(const QString& id)
{
    m_files.run([folder = m_folder, id] { folder->remove(id); });
}

QString journalFolder()
{
    return stateFolder() + QStringLiteral("/editor");
}

} // namespace querymend

#include "moc_journal.cpp"
