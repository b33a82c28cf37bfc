#include "memberdefinitions.h"

#include <QTest>

using namespace architecture;

class ClassesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void noClassIsSpreadOverFiles();
    void aMemberIsRead_data();
    void aMemberIsRead();
    void aClassInThreeFilesIsFound();
};

// What needs a third file does more than one thing, and is several classes.
void ClassesTest::noClassIsSpreadOverFiles()
{
    const SourceTree tree = readSourceTree(QStringLiteral(QUERYMEND_SOURCE_DIR "/src"));
    QVERIFY(memberClassesIn(tree.value(QStringLiteral("app/workbench.cpp"))).contains(QLatin1String("Workbench")));
    QCOMPARE(classesInManyFiles(tree).join(QLatin1Char('\n')), QString());
}

void ClassesTest::aMemberIsRead_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("classes");

    const auto row = [](const char* what, const char* text, const char* classes) {
        QTest::newRow(what) << QString::fromUtf8(text) << QString::fromUtf8(classes);
    };
    row("a function", "void X::f() const { g(); }", "X");
    row("a function in a namespace", "namespace a {\nint X::f(int i) { return i; }\n}", "X");
    row("two functions of one class", "void X::f() { if (i) { j(); } }\nvoid X::g() {}", "X");
    row("functions of two classes", "void X::f() {}\nvoid Y::f() {}", "X Y");
    row("a constructor with initialisers", "X::X(int i) : Y(i), m_i{i}, m_j(Z::j()) { f(); }", "X");
    row("a destructor", "X::~X() { f(); }", "X");
    row("an operator", "bool X::operator<(const X& x) const { return true; }", "X");
    row("an assignment", "X& X::operator=(const X& x) { return *this; }", "X");
    row("a comparison in three ways", "auto X::operator<=>(const X& x) const { return 0; }", "X");
    row("a call operator", "int X::operator()(int i) { return i; }", "X");
    row("a conversion", "X::operator bool() const { return true; }", "X");
    row("the result is a member of another class", "Y::Z X::f() { return {}; }", "X");
    row("the result has parentheses", "std::function<void(int)> X::f() { return {}; }", "X");
    row("an inner class", "void X::Y::f() {}", "X::Y");
    row("a class in a named namespace", "void n::X::f() {}", "n::X");
    row("a template", "template <class T> void X<T>::f(T t) {}", "X");
    row("a template of a member", "template <class T>\nvoid X::f(std::vector<T> t) {}", "X");
    row("a macro without a semicolon in front of it", "Q_DECLARE_METATYPE(n::Y)\nvoid X::f() {}", "X");
    row("a function of a namespace is no member", "void n::f() {}", "");
    row("what a body calls is no definition", "void f() { X::g([] { Y::h(); }); }", "");
    row("a variable is no function", "const Y y = X::make(1, [] { return 2; });\nconst Y X::z[] = {{1}};", "");
    row("a class body is its header's matter", "class X { void f() {} Y m_y = Y::of(1); };", "");
    row("an anonymous namespace hides", "namespace { void X::f() {} }\nvoid Y::f() {}", "Y");
    row("comments and literals say nothing", "// void X::f() {\nconst char* c = \"void Y::f() {\";", "");
}

void ClassesTest::aMemberIsRead()
{
    QFETCH(QString, text);
    QFETCH(QString, classes);
    QCOMPARE(memberClassesIn(text).join(QLatin1Char(' ')), classes);
}

void ClassesTest::aClassInThreeFilesIsFound()
{
    const QString x = QStringLiteral("void X::f() {}");
    const QString y = QStringLiteral("void Y::f() {}");
    const SourceTree tree{{QStringLiteral("a.cpp"), x + y},
                          {QStringLiteral("b.cpp"), x + y},
                          {QStringLiteral("c.cpp"), x},
                          {QStringLiteral("d.h"), y}};
    QCOMPARE(classesInManyFiles(tree), QStringList({QStringLiteral("X is defined in a.cpp, b.cpp, c.cpp")}));
}

QTEST_APPLESS_MAIN(ClassesTest)
#include "tst_classes.moc"
