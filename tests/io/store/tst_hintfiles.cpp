#include "store/hintfiles.h"

#include <QTest>

#include <QDir>
#include <QTemporaryDir>

namespace querymend {

class HintFilesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void takesWhatAPersonWrote()
    {
        const QTemporaryDir folder;
        write(folder, "unknown_table.general.txt", "Look at the list.\r\nTwice.\n\n");
        write(folder, "notes.md", "not a text of ours");
        const auto read = readHintFiles(folder.path());
        QVERIFY(read.ok());
        QCOMPARE(read->files.size(), std::size_t{1});
        QVERIFY(read->texts.isOverridden("unknown_table.general"));
        QCOMPARE(std::string(read->texts.of("unknown_table.general")), std::string("Look at the list.\nTwice."));
    }

    void aFolderThatIsNotThereHasNoTexts()
    {
        const auto read = readHintFiles(QStringLiteral("/nowhere/at/all"));
        QVERIFY(read.ok());
        QVERIFY(read->files.empty());
    }

    void saysWhatIsWrongAndInWhichFile_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("a text that there is not")
            << QByteArray("no_such.general.txt") << QByteArray("x") << QByteArray("there is no text with this name");
        QTest::newRow("a place that is none, with its line")
            << QByteArray("grouping.general.txt") << QByteArray("one\n{{nowhere}}") << QByteArray("line 2");
        QTest::newRow("an empty file") << QByteArray("grouping.general.txt") << QByteArray() << QByteArray("empty");
        QTest::newRow("no UTF-8, with its line")
            << QByteArray("grouping.general.txt") << QByteArray("one\ntwo\n\xff") << QByteArray("line 3 is not UTF-8");
        QTest::newRow("a file that is far too long")
            << QByteArray("grouping.general.txt") << QByteArray(100'000, 'x') << QByteArray("longer than");
    }

    void saysWhatIsWrongAndInWhichFile()
    {
        QFETCH(QByteArray, file);
        QFETCH(QByteArray, content);
        QFETCH(QByteArray, says);
        const QTemporaryDir folder;
        write(folder, file.constData(), content);
        const auto read = readHintFiles(folder.path());
        QVERIFY(!read.ok());
        QCOMPARE(read.error().size(), std::size_t{1});
        const QByteArray problem = QByteArray::fromStdString(read.error().front());
        QVERIFY2(problem.startsWith(folder.filePath(QString::fromLatin1(file)).toUtf8()), problem.constData());
        QVERIFY2(problem.contains(says), problem.constData());
    }

private:
    static void write(const QTemporaryDir& folder, const char* name, const QByteArray& content)
    {
        QFile file(folder.filePath(QLatin1String(name)));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::HintFilesTest)

#include "tst_hintfiles.moc"
