// The inspector's page on errors, without widgets.

#include "inspector/attemptpieces.h"

#include <QTest>

namespace querymend {

namespace {

QString errorsWith(const Suggestion& suggestion)
{
    Finding finding;
    finding.rung = Rung::references;
    finding.code = ErrorCode::unknownColumn;
    finding.message = "There is no column citty.";
    finding.identifier = "citty";
    finding.range = {7, 12};
    finding.suggestions = {suggestion};
    Checked check;
    check.sql = "SELECT citty FROM customers";
    check.verdict.status = VerdictStatus::rewrite;
    check.verdict.findings = {finding};
    AttemptDetail detail;
    detail.check = &check;
    QString text;
    for (const TextPiece& piece : errorPieces(detail))
        text += piece.text;
    return text;
}

} // namespace

class ErrorPiecesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysWhyANameMayBeMeant_data()
    {
        QTest::addColumn<Suggestion>("suggestion");
        QTest::addColumn<QString>("line");
        QTest::newRow("a name") << Suggestion{"city", {}, "the nearest name; its type fits"}
                                << QStringLiteral("Similar: city · the nearest name; the type fits\n");
        QTest::newRow("a name with its join")
            << Suggestion{"c.city", "JOIN c ON o.c_id = c.id", "the table that has the column is not joined"}
            << QStringLiteral("Similar: c.city (JOIN c ON o.c_id = c.id) · the table that has the column is not "
                              "joined\n");
        QTest::newRow("a name of an older record") << Suggestion{"city"} << QStringLiteral("Similar: city\n");
    }

    void saysWhyANameMayBeMeant()
    {
        QFETCH(const Suggestion, suggestion);
        QFETCH(const QString, line);
        const QString text = errorsWith(suggestion);
        QVERIFY2(text.contains(line), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral(" · Unknown column · ")), qPrintable(text)); // not unknown_column
        QVERIFY2(text.contains(QStringLiteral("found by the references check")), qPrintable(text));
    }
};

} // namespace querymend

QTEST_MAIN(querymend::ErrorPiecesTest)

#include "tst_errorpieces.moc"
