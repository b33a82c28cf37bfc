// lupdate finds nothing to translate and nothing to remove.

#include <QTest>

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include <memory>

using namespace Qt::StringLiterals;

namespace {

const QString top = QStringLiteral(QUERYMEND_SOURCE_DIR);

QString fileNameOf(const QString& language)
{
    return u"querymend_%1.ts"_s.arg(language);
}

/// What lupdate has to say, or the reason why it did not run.
QByteArray complaintOfLupdate(const QStringList& words)
{
    QProcess process;
    process.setWorkingDirectory(top);
    process.start(QStringLiteral(QUERYMEND_LUPDATE), words);
    process.waitForFinished(-1);
    if (process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
        return "lupdate failed: " + process.errorString().toUtf8() + process.readAllStandardError();
    return process.readAllStandardError();
}

/// Reads a translation, which may have several forms; returns why it is not complete, or nothing.
QString faultOf(QXmlStreamReader& reader)
{
    QString fault = reader.attributes().value(u"type"_s).toString();
    QString text;
    const auto finish = [&] {
        if (text.trimmed().isEmpty() && fault.isEmpty())
            fault = u"empty"_s;
        text.clear();
    };
    bool hasForms = false;
    while (reader.readNext() != QXmlStreamReader::Invalid) {
        if (reader.isStartElement()) {
            hasForms = true;
            text.clear();
        } else if (reader.isCharacters()) {
            text += reader.text();
        } else if (reader.isEndElement() && reader.name() == u"numerusform"_s) {
            finish();
        } else if (reader.isEndElement()) {
            break;
        }
    }
    if (!hasForms)
        finish();
    return fault;
}

/// The texts of a file whose translation is not complete, or that the program no longer has.
QStringList faultsIn(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {path + u" cannot be read"_s};
    QStringList faults;
    QString context;
    QString source;
    QXmlStreamReader reader(&file);
    while (!reader.atEnd()) {
        reader.readNext();
        if (!reader.isStartElement())
            continue;
        if (reader.name() == u"name"_s) {
            context = reader.readElementText();
        } else if (reader.name() == u"source"_s) {
            source = reader.readElementText();
        } else if (reader.name() == u"translation"_s) {
            if (const QString fault = faultOf(reader); !fault.isEmpty())
                faults.append(u"%1: %2: %3"_s.arg(fault, context, source));
        }
    }
    if (reader.hasError())
        faults.append(path + u": "_s + reader.errorString());
    return faults;
}

} // namespace

class TranslationsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }

    void everyTextIsTranslated_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QStringList>("options");
        QTest::newRow("into Italian") << u"it"_s << QStringList();
        QTest::newRow("into Russian") << u"ru"_s << QStringList();
        QTest::newRow("into the English plurals") << u"en"_s << QStringList{u"-pluralonly"_s};
    }

    void everyTextIsTranslated()
    {
        QFETCH(const QString, language);
        QFETCH(const QStringList, options);
        const QString copy = copyOf(language);
        QVERIFY(!copy.isEmpty());
        QCOMPARE(complaintOfLupdate(options + QStringList{u"src"_s, u"ui"_s, u"-ts"_s, copy}), QByteArray());
        QCOMPARE(faultsIn(copy).join(u'\n'), QString());
    }

    /// The other tests would also pass if lupdate read nothing.
    void whatIsNewOrGoneIsFound()
    {
        const QString copy = copyOf(u"it"_s);
        const QString code = m_folder->filePath(u"code"_s);
        QVERIFY(!copy.isEmpty() && QDir().mkpath(code));
        QFile file(code + u"/novelty.cpp"_s);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("class Novelty : public QObject {\n    Q_OBJECT\n"
                   "    QString text() { return tr(\"Never seen before\"); }\n};\n");
        file.close();
        QCOMPARE(complaintOfLupdate({code, u"-ts"_s, copy}), QByteArray());
        const QStringList faults = faultsIn(copy);
        QVERIFY(faults.contains(u"unfinished: Novelty: Never seen before"_s));
        QVERIFY(faults.contains(u"vanished: Actions: &Quit"_s));
    }

private:
    /// Where the copy of a language's file is; nothing on failure.
    [[nodiscard]] QString copyOf(const QString& language) const
    {
        const QString copy = m_folder->filePath(fileNameOf(language));
        return QFile::copy(top + u"/translations/"_s + fileNameOf(language), copy) ? copy : QString();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(TranslationsTest)
#include "tst_translations.moc"
