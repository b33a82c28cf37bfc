// The dialog for the user's glossary: what cannot be used, where it is, and what is saved.

#include "settings/glossarydialog.h"
#include "support/samples.h"

#include <QCheckBox>
#include <QFile>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>

namespace querymend {

class GlossaryDialogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_path = m_folder->filePath(QStringLiteral("settings/glossary.txt"));
    }

    void linesThatCannotBeUsedAreListed()
    {
        GlossaryDialog dialog(m_path, about());
        auto* const text = dialog.findChild<QPlainTextEdit*>();
        text->setPlainText(QStringLiteral("folks means customers\n\nnonsense\ntotal is SUM(customers.nam)\n"));
        auto* const problems = dialog.findChild<QListWidget*>();
        QTRY_COMPARE(problems->count(), 2);
        QVERIFY(problems->item(0)->text().startsWith(QStringLiteral("Line 3: \"nonsense\"")));
        QCOMPARE(problems->item(1)->text(),
                 QStringLiteral("Line 4: There is no column \"customers.nam\". Is \"name\" meant?"));
        Q_EMIT problems->itemActivated(problems->item(1));
        QCOMPARE(text->textCursor().blockNumber(), 3);
        text->setPlainText(QStringLiteral("folks means customers\n"));
        QTRY_COMPARE(problems->count(), 0);
    }

    void withoutADatabaseOnlyTheFormIsChecked()
    {
        GlossaryDialog dialog(m_path, {});
        dialog.findChild<QPlainTextEdit*>()->setPlainText(QStringLiteral("nonsense\ntotal is SUM(customers.nam)\n"));
        QTRY_COMPARE(dialog.findChild<QListWidget*>()->count(), 1);
    }

    void whatIsSavedIsThereAgain()
    {
        {
            GlossaryDialog dialog(m_path, about());
            QSignalSpy saved(&dialog, &GlossaryDialog::saved);
            dialog.findChild<QPlainTextEdit*>()->setPlainText(QStringLiteral("гости означает customers\n"));
            dialog.accept();
            QCOMPARE(saved.size(), 1);
            QVERIFY(!saved.front().front().value<std::shared_ptr<const Glossary>>()->empty());
        }
        GlossaryDialog again(m_path, about());
        QCOMPARE(again.findChild<QPlainTextEdit*>()->toPlainText(), QStringLiteral("гости означает customers\n"));
    }

    void whatIsCancelledIsNotSaved()
    {
        GlossaryDialog dialog(m_path, about());
        dialog.findChild<QPlainTextEdit*>()->setPlainText(QStringLiteral("folks means customers\n"));
        dialog.reject();
        QVERIFY(!QFile::exists(m_path));
    }

    void anotherGlossaryIsOffered_data()
    {
        QTest::addColumn<bool>("isCurrent");
        QTest::addColumn<bool>("isTicked");
        QTest::newRow("and taken") << false << true;
        QTest::newRow("and not taken") << false << false;
        QTest::newRow("and left again") << true << false;
    }

    void anotherGlossaryIsOffered()
    {
        QFETCH(const bool, isCurrent);
        QFETCH(const bool, isTicked);
        GlossaryDialog dialog(m_path, about());
        auto* const use = dialog.findChild<QCheckBox*>();
        QVERIFY(use->isHidden());
        dialog.offer(isCurrent ? GlossaryUse::current : GlossaryUse::possible);
        QCOMPARE(use->isChecked(), isCurrent);
        QVERIFY(!use->isHidden());
        const QSignalSpy chosen(&dialog, &GlossaryDialog::useChosen);
        use->setChecked(isTicked);
        dialog.accept();
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.front().front().toBool(), isTicked);
    }

    void whatAnotherProgramWroteIsNotOverwrittenUnasked()
    {
        m_path = m_folder->filePath(QStringLiteral("glossary.txt"));
        write("folks means customers\n");
        GlossaryDialog dialog(m_path, about());
        const QSignalSpy saved(&dialog, &GlossaryDialog::saved);
        dialog.findChild<QPlainTextEdit*>()->setPlainText(QStringLiteral("mine means customers\n"));
        write("theirs means customers\n");
        dialog.accept();
        QCOMPARE(saved.size(), 0);
        QCOMPARE(onDisk(), QByteArray("theirs means customers\n"));
        dialog.accept(); // after the warning
        QCOMPARE(saved.size(), 1);
        QCOMPARE(onDisk(), QByteArray("mine means customers\n"));
    }

    void lineEndsStayAsTheyAre()
    {
        m_path = m_folder->filePath(QStringLiteral("glossary.txt"));
        write("folks means customers\r\n");
        GlossaryDialog dialog(m_path, about());
        auto* const text = dialog.findChild<QPlainTextEdit*>();
        text->setPlainText(text->toPlainText() + QStringLiteral("guests means customers\n"));
        dialog.accept();
        QCOMPARE(onDisk(), QByteArray("folks means customers\r\nguests means customers\r\n"));
    }

    /// Saving would replace what is in it.
    void aFileThatCannotBeReadIsNotChanged()
    {
        m_path = m_folder->filePath(QStringLiteral("bytes.txt"));
        QFile file(m_path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("\xff\xfe");
        file.close();
        GlossaryDialog dialog(m_path, about());
        QVERIFY(dialog.findChild<QPlainTextEdit*>()->isReadOnly());
        dialog.accept();
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("\xff\xfe"));
    }

private:
    void write(const QByteArray& content) const
    {
        QFile file(m_path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
    }
    [[nodiscard]] QByteArray onDisk() const
    {
        QFile file(m_path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    [[nodiscard]] GlossarySubject about() const { return {m_schema, dialectNamed("sqlite")}; }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
    std::shared_ptr<const SchemaView> m_schema = std::make_shared<const SchemaView>(
        Catalog(test::schemaFrom(R"j({"database":"shop","tables":[{"name":"customers","columns":[
            {"name":"id","type":"INTEGER"},{"name":"name","type":"TEXT"}]}]})j"),
                dialectNamed("sqlite")->syntax.names));
};

} // namespace querymend

QTEST_MAIN(querymend::GlossaryDialogTest)
#include "tst_glossarydialog.moc"
