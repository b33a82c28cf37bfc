#include "base/names.h"

#include <QTest>

using namespace querymend;

namespace {

std::string_view view(const QByteArray& bytes)
{
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

NameRule ruleNamed(const QByteArray& engine)
{
    if (engine == "postgresql")
        return {NameFolding::lower, CasedLetters::ascii};
    if (engine == "oracle")
        return {NameFolding::upper, CasedLetters::unicode};
    if (engine == "sqlite")
        return {NameFolding::insensitive, CasedLetters::ascii};
    if (engine == "sqlserver")
        return {NameFolding::insensitive, CasedLetters::unicode};
    if (engine == "mysql tables")
        return {NameFolding::sensitive, CasedLetters::unicode};
    qFatal("no such engine: %s", engine.constData());
}

} // namespace

class NamesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsTheStoredName_data();
    void findsTheStoredName();
    void canonicalSpellingsAgreeWithComparing_data();
    void canonicalSpellingsAgreeWithComparing();
    void lettersFoldAsUnicodeSays_data();
    void lettersFoldAsUnicodeSays();
    void foldingKeepsTheNumberOfBytes();
    void bytesThatAreNotUtf8StayApart();
};

void NamesTest::findsTheStoredName_data()
{
    QTest::addColumn<QByteArray>("engine");
    QTest::addColumn<QByteArray>("stored");
    QTest::addColumn<QByteArray>("written");
    QTest::addColumn<bool>("quoted");
    QTest::addColumn<bool>("same");
    const auto row = [](const char* name, const char* engine, const char* stored, const char* written, bool quoted,
                        bool same) {
        QTest::newRow(name) << QByteArray(engine) << QByteArray(stored) << QByteArray(written) << quoted << same;
    };
    row("PostgreSQL folds an unquoted name down", "postgresql", "orders", "ORDERS", false, true);
    row("PostgreSQL does not reach a mixed name unquoted", "postgresql", "Orders", "Orders", false, false);
    row("PostgreSQL takes a quoted name as written", "postgresql", "Orders", "Orders", true, true);
    row("PostgreSQL does not fold a quoted name", "postgresql", "orders", "Orders", true, false);
    row("PostgreSQL leaves letters beyond ASCII alone", "postgresql", "\xC3\xA9t\xC3\xA9", "\xC3\x89T\xC3\x89", false,
        false);
    row("Oracle folds an unquoted name up", "oracle", "ORDERS", "orders", false, true);
    row("Oracle does not reach a lower name unquoted", "oracle", "orders", "orders", false, false);
    row("Oracle reaches a lower name quoted", "oracle", "orders", "orders", true, true);
    row("Oracle folds letters beyond ASCII up", "oracle", "\xC3\x89T\xC3\x89", "\xC3\xA9t\xC3\xA9", false, true);
    row("SQLite ignores case", "sqlite", "Orders", "oRDERS", false, true);
    row("SQLite ignores case in quotes too", "sqlite", "Orders", "ORDERS", true, true);
    row("SQLite ignores the case of ASCII only", "sqlite", "\xC3\xA9", "\xC3\x89", false, false);
    row("SQL Server ignores case beyond ASCII", "sqlserver", "\xD0\x97\xD0\xB0\xD0\xBA\xD0\xB0\xD0\xB7",
        "\xD0\xB7\xD0\x90\xD0\x9A\xD0\x90\xD0\x97", false, true);
    row("MySQL tells tables by case", "mysql tables", "Orders", "orders", false, false);
    row("MySQL finds a table as written", "mysql tables", "Orders", "Orders", true, true);
    row("a longer name is another name", "sqlite", "orders", "orders2", false, false);
    row("an empty name is no other name", "sqlite", "orders", "", true, false);
}

void NamesTest::findsTheStoredName()
{
    QFETCH(QByteArray, engine);
    QFETCH(QByteArray, stored);
    QFETCH(QByteArray, written);
    QFETCH(bool, quoted);
    QFETCH(bool, same);
    const NameRule rule = ruleNamed(engine);
    QCOMPARE(sameName(view(stored), {view(written), quoted}, rule), same);
    QCOMPARE(canonicalStored(view(stored), rule) == canonical({view(written), quoted}, rule), same);
}

void NamesTest::canonicalSpellingsAgreeWithComparing_data()
{
    QTest::addColumn<QByteArray>("engine");
    for (const char* engine : {"postgresql", "oracle", "sqlite", "sqlserver", "mysql tables"})
        QTest::newRow(engine) << QByteArray(engine);
}

void NamesTest::canonicalSpellingsAgreeWithComparing()
{
    QFETCH(QByteArray, engine);
    const NameRule rule = ruleNamed(engine);
    const std::vector<std::string_view> texts{"a", "A", "aB", "ab", "AB", "\xC3\xA9", "\xC3\x89", "\xC3", "\xE9", ""};
    for (const std::string_view a : texts) {
        for (const std::string_view b : texts) {
            for (const bool aQuoted : {false, true}) {
                for (const bool bQuoted : {false, true}) {
                    const WrittenName first{a, aQuoted};
                    const WrittenName second{b, bQuoted};
                    QCOMPARE(sameWritten(first, second, rule), canonical(first, rule) == canonical(second, rule));
                }
            }
        }
    }
}

void NamesTest::lettersFoldAsUnicodeSays_data()
{
    QTest::addColumn<uint>("first");
    QTest::addColumn<uint>("last");
    QTest::newRow("Latin-1 and Latin Extended-A") << 0x80U << 0x17FU;
    QTest::newRow("Greek") << 0x386U << 0x3CEU;
    QTest::newRow("Cyrillic") << 0x400U << 0x52FU;
}

void NamesTest::lettersFoldAsUnicodeSays()
{
    QFETCH(uint, first);
    QFETCH(uint, last);
    constexpr uint finalSigma = 0x3C2; // compared as the non-final sigma, a choice that Unicode leaves open
    for (uint c = first; c <= last; ++c) {
        const uint expected = c == finalSigma ? 0x3C3 : QChar::toLower(char32_t{c});
        QCOMPARE(detail::unicodeLower(c), expected);
        QCOMPARE(detail::unicodeLower(detail::unicodeUpper(c)), expected);
    }
}

void NamesTest::foldingKeepsTheNumberOfBytes()
{
    for (std::uint32_t c = 0; c < 0x800; ++c) {
        std::string text;
        FoldedLetters::append(text, c);
        for (const LetterFold fold : {LetterFold::none, LetterFold::lower, LetterFold::upper})
            QCOMPARE(spelled({text, fold, CasedLetters::unicode}).size(), text.size());
    }
}

void NamesTest::bytesThatAreNotUtf8StayApart()
{
    // A lone byte must not be taken for the code point of the same value.
    QVERIFY(!equalIgnoringCase("\xE9x", "\xC3\xA9", CasedLetters::unicode));
    const std::string text = "a\xFF\xC3";
    QCOMPARE(QByteArray::fromStdString(spelled({text, LetterFold::upper, CasedLetters::unicode})),
             QByteArray("A\xFF\xC3"));
}

QTEST_APPLESS_MAIN(NamesTest)
#include "tst_names.moc"
