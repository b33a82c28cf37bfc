#include "typedefinitions.h"

#include <QTest>

using namespace architecture;

class TypesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyTypeIsDefinedOnce();
    void aDefinitionIsRead_data();
    void aDefinitionIsRead();
    void aSecondDefinitionIsFound();
    void aFileThatCannotBeReadIsFound();
};

// Two types with the same name are one type to the linker, which keeps one of their inline functions and drops the
// other. Tests count as well, because they are linked with what they test.
void TypesTest::everyTypeIsDefinedOnce()
{
    SourceTree ours;
    for (const QString& top : {QStringLiteral("src/"), QStringLiteral("tests/")}) {
        const SourceTree tree = readSourceTree(QStringLiteral(QUERYMEND_SOURCE_DIR "/") + top);
        QVERIFY(!tree.isEmpty());
        for (auto file = tree.begin(); file != tree.end(); ++file)
            ours.insert(top + file.key(), file.value());
    }
    QCOMPARE(typesDefinedTwice(ours).join(QLatin1Char('\n')), QString());

    QStringList names;
    for (const TypeDefinition& type : typesIn(ours.value(QStringLiteral("src/core/sql/outline/outline.h"))).definitions)
        names.append(type.name);
    QVERIFY(names.contains(QLatin1String("querymend::Outline")));
}

void TypesTest::aDefinitionIsRead_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("names");

    const auto row = [](const char* what, const char* text, const char* names) {
        QTest::newRow(what) << QString::fromUtf8(text) << QString::fromUtf8(names);
    };
    row("a struct in a namespace", "namespace a {\nstruct X { int i = 0; };\n}", "a::X:2");
    row("a namespace of two names", "namespace a::b { class X {}; }", "a::b::X:1");
    row("a base, and final", "class X final : public Y<Z>, W {};", "X:1");
    row("an enum with its type", "enum class X : std::uint8_t { a, b };", "X:1");
    row("an attribute and an alignment", "struct [[nodiscard]] alignas(8) X {};", "X:1");
    row("a macro without a semicolon in front of it", "Q_DECLARE_METATYPE(n::Y)\nclass X {};", "X:2");
    row("a template", "template <class T, typename U = std::vector<T>> struct X {};", "X:1");
    row("specialisations are types of their own", "template <> struct X<A> {}; template <> struct X<B<C>> {};",
        "X<A>:1 X<B<C>>:1");
    row("a type inside another", "struct X { struct Y {}; class Z; };", "X:1 X::Y:1");
    row("a type defined after its outer one", "struct X { struct Y; }; struct X::Y {};", "X:1 X::Y:1");
    row("after signals and slots",
        "class X { Q_OBJECT\npublic:\n struct Y {};\nQ_SIGNALS:\n void s();\nprivate Q_SLOTS:\n"
        " struct Z {}; };",
        "X:1 X::Y:3 X::Z:7");
    row("a type and a variable in one", "static const struct X { int i; } x = {1};", "X:1");
    row("C's linkage is no scope", "extern \"C\" { struct X {}; }", "X:1");
    row("an anonymous namespace hides", "namespace a { namespace { struct X {}; } struct Y {}; }", "a::Y:1");
    row("a function hides", "void f(int i = 1) { struct X {}; } struct Y {};", "Y:1");
    row("a function that returns a struct", "struct X f() { return {}; } enum E g() { return {}; }", "");
    row("a parameter that names its kind", "void f(struct X* x) {}", "");
    row("a variable with braces", "struct X x{1};", "");
    row("a declaration is no definition", "struct X; class Y; enum class Z : int; friend class W;", "");
    row("an alias counts", "namespace a {\nusing X = Y<struct Z>; struct W { using V = int; }; }",
        "a::X:2 a::W:2 a::W::V:2");
    row("an alias in a function is hidden", "void f() { using X = int; }", "");
    row("names that are only brought in are no definitions", "using namespace a; using a::X; typedef struct T T;", "");
    row("a lambda in a default", "struct X { F f = [] { struct Y {}; }; struct Z {}; };", "X:1 X::Z:1");
    row("comments and literals say nothing",
        "// struct A {\n/* struct B { */ const char* c = \"struct C {\"; char d = '{';\nstruct X {};", "X:3");
    row("a raw string says nothing", "auto a = R\"sql(struct A { \")sql\"; struct X {};", "X:1");
    row("a quote between digits is no literal", "int i = 1'000; struct X {}; int j = 2'000;", "X:1");
    row("a macro's text says nothing", "#define M struct A { \\\n struct B {\nstruct X {};", "X:3");
}

void TypesTest::aDefinitionIsRead()
{
    QFETCH(QString, text);
    QFETCH(QString, names);
    const FileTypes types = typesIn(text);
    QStringList found;
    for (const TypeDefinition& each : types.definitions)
        found.append(QStringLiteral("%1:%2").arg(each.name).arg(each.line));
    QCOMPARE(found.join(QLatin1Char(' ')), names);
    QVERIFY(types.isBalanced);
}

void TypesTest::aSecondDefinitionIsFound()
{
    const SourceTree tree{{QStringLiteral("a.h"), QStringLiteral("namespace n { struct X {}; struct Y {}; }")},
                          {QStringLiteral("b.cpp"), QStringLiteral("namespace n {\nclass X {};\n}")},
                          {QStringLiteral("c.h"), QStringLiteral("namespace m { struct Y {}; }")},
                          {QStringLiteral("d.h"), QStringLiteral("namespace m { using Y = int; }")}};
    QCOMPARE(typesDefinedTwice(tree),
             QStringList({QStringLiteral("m::Y is defined in c.h:1, d.h:1"),
                          QStringLiteral("n::X is defined in a.h:1, b.cpp:2")}));
}

void TypesTest::aFileThatCannotBeReadIsFound()
{
    QCOMPARE(typesDefinedTwice({{QStringLiteral("a.h"), QStringLiteral("struct X {")}}),
             {QStringLiteral("a.h: its braces do not match")});
    QCOMPARE(typesDefinedTwice({{QStringLiteral("a.h"), QStringLiteral("} struct X {")}}).size(), 1);
}

QTEST_APPLESS_MAIN(TypesTest)
#include "tst_types.moc"
