#include "ask/askpanel.h"
#include "common/coveredfield.h"
#include "editor/editorpanel.h"
#include "editor/pages/editortabs.h"
#include "support/steerflow.h"

#include <QAction>
#include <QApplication>
#include <QImage>
#include <QTextEdit>

using namespace querymend;

namespace {

// Different hosts of the same width in any font: both have the same pairs of adjacent letters.
const QString ownHost = QStringLiteral("n7n48n");
const QString otherHost = QStringLiteral("n48n7n");
const MaskRules rules{{"n7n48n", "n48n7n"}, MaskedValues::no};

/// Read-only fields show masked events instead.
bool isTypedIn(const QWidget& widget)
{
    const auto* const plain = qobject_cast<const QPlainTextEdit*>(&widget);
    const auto* const text = qobject_cast<const QTextEdit*>(&widget);
    return qobject_cast<const QLineEdit*>(&widget) || (plain && !plain->isReadOnly()) || (text && !text->isReadOnly());
}

/// Blocks signals: only the painting is tested.
void write(QWidget& field, const QString& text)
{
    const QSignalBlocker quiet(field);
    if (auto* const line = qobject_cast<QLineEdit*>(&field))
        line->setText(text);
    else if (auto* const plain = qobject_cast<QPlainTextEdit*>(&field))
        plain->setPlainText(text);
    else
        qobject_cast<QTextEdit*>(&field)->setPlainText(text);
}

QString textIn(const QWidget& field)
{
    if (const auto* const line = qobject_cast<const QLineEdit*>(&field))
        return line->text();
    if (const auto* const plain = qobject_cast<const QPlainTextEdit*>(&field))
        return plain->toPlainText();
    return qobject_cast<const QTextEdit*>(&field)->toPlainText();
}

void putCaret(QWidget& field, int from, int to)
{
    if (auto* const line = qobject_cast<QLineEdit*>(&field)) {
        line->setCursorPosition(from);
        line->cursorForward(true, to - from);
        return;
    }
    const auto move = [&](auto& edit) {
        QTextCursor caret = edit.textCursor();
        caret.setPosition(from);
        caret.setPosition(to, QTextCursor::KeepAnchor);
        edit.setTextCursor(caret);
    };
    if (auto* const plain = qobject_cast<QPlainTextEdit*>(&field))
        move(*plain);
    else
        move(*qobject_cast<QTextEdit*>(&field));
}

/// Pictures of the field with this text: nothing selected, all selected, and with the caret inside the host.
QList<QImage> looks(QWidget& field, const QString& text)
{
    write(field, text);
    QList<QImage> seen;
    const auto end = static_cast<int>(text.size());
    const auto midst = end - static_cast<int>(ownHost.size()) + 1; // after a letter that both hosts begin with
    for (const auto& [from, to] : {std::pair(0, 0), std::pair(0, end), std::pair(midst, midst)}) {
        putCaret(field, from, to);
        seen.append(field.grab().toImage());
    }
    return seen;
}

QString nameOf(const QWidget& field)
{
    return QStringLiteral("%1 \"%2\" of %3")
        .arg(QString::fromLatin1(field.metaObject()->className()), field.accessibleName(),
             QString::fromLatin1(field.parentWidget() ? field.parentWidget()->metaObject()->className() : ""));
}

QList<QWidget*> fieldsInSight(const QWidget& window)
{
    QList<QWidget*> fields;
    for (QWidget* const widget : window.findChildren<QWidget*>()) {
        if (isTypedIn(*widget) && widget->isVisible())
            fields.append(widget);
    }
    return fields;
}

/// The names of fields that look different with different hosts.
QStringList thatTellHostsApart(const QList<QWidget*>& fields)
{
    QStringList telling;
    for (QWidget* const field : fields) {
        const QString before = textIn(*field);
        if (looks(*field, QStringLiteral("at ") + ownHost) != looks(*field, QStringLiteral("at ") + otherHost))
            telling.append(nameOf(*field));
        write(*field, before);
    }
    return telling;
}

} // namespace

/// Input is run and kept unchanged; an audience sees bars.
class CoveredFieldsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QApplication::setCursorFlashTime(0); } // pictures are compared

    void aFieldDoesNotTellHostsApart_data()
    {
        QTest::addColumn<std::function<QWidget*()>>("make");
        QTest::addColumn<QString>("before"); // the host
        const auto row = [](const char* name, const QString& before, std::function<QWidget*()> make) {
            QTest::newRow(name) << std::move(make) << before;
        };
        const QString at = QStringLiteral("at ");
        const auto line = [](const std::function<void(QLineEdit&)>& change) {
            return [change]() -> QWidget* {
                auto* const made = new QLineEdit;
                change(*made);
                return made;
            };
        };
        row("a line", at, line([](QLineEdit&) {}));
        row("a line that is longer than the field", QString(200, QLatin1Char('x')) + at, line([](QLineEdit&) {}));
        row("a line at the right", at, line([](QLineEdit& edit) { edit.setAlignment(Qt::AlignRight); }));
        row("a line with an icon", at, line([](QLineEdit& edit) {
                edit.addAction(QIcon(edit.style()->standardIcon(QStyle::SP_FileIcon)), QLineEdit::LeadingPosition);
            }));
        row("a line in large letters", at, line([](QLineEdit& edit) {
                QFont large = edit.font();
                large.setPixelSize(30);
                edit.setFont(large);
            }));
        row("a line that is read from the right", at,
            line([](QLineEdit& edit) { edit.setLayoutDirection(Qt::RightToLeft); }));
        row("letters of two words each", QStringLiteral("🙂🙂 "), line([](QLineEdit&) {}));
        row("a text", at, [] { return new QPlainTextEdit; });
        row("a text of several lines", QStringLiteral("one\ntwo\nthree, "), [] { return new QPlainTextEdit; });
        row("a host that is broken into lines", at, [] {
            auto* const made = new QPlainTextEdit;
            QFont large = made->font();
            large.setPixelSize(60);
            made->setFont(large);
            return made;
        });
        row("a text that is scrolled", QString(100, QLatin1Char('\n')), [] { return new QPlainTextEdit; });
        row("a formatted text", at, [] { return new QTextEdit; });
    }

    void aFieldDoesNotTellHostsApart()
    {
        QFETCH(const std::function<QWidget*()>, make);
        QFETCH(const QString, before);
        const std::unique_ptr<QWidget> field(make());
        field->resize(240, 120);
        field->show();
        field->setFocus();
        QVERIFY(QTest::qWaitForWindowExposed(field.get()));
        QVERIFY(looks(*field, before + ownHost)
                != looks(*field, before + otherHost)); // otherwise the test proves nothing
        CoveredField* const cover = CoveredField::cover(*field, rules);
        QVERIFY(cover && !CoveredField::cover(*field, rules)); // one cover is enough
        QCOMPARE(looks(*field, before + ownHost), looks(*field, before + otherHost));
        QVERIFY(!cover->bars().isEmpty());
        write(*field, before + ownHost);
        QCOMPARE(textIn(*field), before + ownHost);
        delete cover;
        QVERIFY(looks(*field, before + ownHost) != looks(*field, before + otherHost));
    }

    void whatIsTypedIsCoveredAtOnce()
    {
        QLineEdit edit;
        edit.show();
        CoveredField* const cover = CoveredField::cover(edit, rules);
        QTest::keyClicks(&edit, QStringLiteral("at n7n48"));
        QVERIFY(cover->bars().isEmpty());
        QTest::keyClicks(&edit, QStringLiteral("n"));
        QCOMPARE(cover->bars().size(), 1);
        edit.setEchoMode(QLineEdit::Password);
        QVERIFY(cover->bars().isEmpty()); // the field hides its text itself
    }

    void valuesAreCoveredWhereTheyAreNotShown()
    {
        QPlainTextEdit edit(QStringLiteral("orders of 'Anna'"));
        edit.show();
        CoveredField* const shown = CoveredField::cover(edit, {{}, MaskedValues::no});
        QVERIFY(shown->bars().isEmpty());
        delete shown;
        QCOMPARE(CoveredField::cover(edit, {{}, MaskedValues::yes})->bars().size(), 1);
    }

    void aFieldForAValueIsCoveredWhole()
    {
        QLineEdit edit(QStringLiteral("Anna"));
        edit.setProperty("isValue", true);
        edit.show();
        CoveredField* const shown = CoveredField::cover(edit, {{}, MaskedValues::no});
        QVERIFY(shown->bars().isEmpty());
        delete shown;
        QCOMPARE(CoveredField::cover(edit, {{}, MaskedValues::yes})->bars().size(), 1);
    }

    void whatIsNotForTypingHasNoBars()
    {
        QLabel label(ownHost);
        QVERIFY(!CoveredField::cover(label, rules));
    }

    void noFieldOfTheWindowTellsHostsApart_data()
    {
        QTest::addColumn<QByteArray>("how");
        QTest::newRow("with values") << QByteArray("present");
        QTest::newRow("without values") << QByteArray("presentWithoutValues");
    }

    void noFieldOfTheWindowTellsHostsApart()
    {
        QFETCH(const QByteArray, how);
        SteerFlow flow;
        keepConnections(flow);
        QVERIFY(QTest::qWaitForWindowExposed(flow.window.get()));
        flow.play("wrong-column");
        flow.window->panels().ask().setQuestion({"How many are at " + ownHost.toStdString(), {}});
        flow.window->panels().timeline().choose(secondAttempt);
        flow.window->panels().editor().leavePreview();
        action(flow, "find").trigger();
        flow.window->panels().editor().tabs().rename(0);
        flow.action(SteerAction::fork).trigger();
        QTRY_VERIFY(flow.isShown("submitChange"));
        QList<QWidget*> fields = fieldsInSight(*flow.window);
        QVERIFY2(fields.size() >= 8, qPrintable(QString::number(fields.size())));
        const QStringList telling = thatTellHostsApart(fields); // otherwise the test proves nothing
        for (const QWidget* const field : fields)
            QVERIFY2(telling.contains(nameOf(*field)), qPrintable(nameOf(*field)));
        action(flow, how).trigger();
        QTRY_VERIFY(allAreCovered(fieldsInSight(*flow.window)));
        QCOMPARE(thatTellHostsApart(fieldsInSight(*flow.window)), QStringList());
        action(flow, "palette").trigger(); // fields that are opened later
        QTRY_VERIFY(fieldsInSight(*flow.window).size() > 1 && allAreCovered(fieldsInSight(*flow.window)));
        QCOMPARE(thatTellHostsApart(fieldsInSight(*flow.window)), QStringList());
        QCOMPARE(flow.window->panels().ask().question().question.text, "How many are at " + ownHost.toStdString());
        action(flow, how).trigger();
        QTRY_VERIFY(flow.window->findChildren<CoveredField*>().isEmpty());
        QVERIFY(!thatTellHostsApart(fieldsInSight(*flow.window)).isEmpty());
    }

private:
    static bool allAreCovered(const QList<QWidget*>& fields)
    {
        return std::all_of(fields.begin(), fields.end(),
                           [](const QWidget* field) { return field->findChild<CoveredField*>() != nullptr; });
    }

    static void keepConnections(SteerFlow& flow)
    {
        for (const QString& name : {ownHost, otherHost}) {
            SavedConnection connection;
            connection.name = name.toStdString();
            connection.engine = "postgres";
            connection.host = name.toStdString();
            connection.database = "shop";
            flow.book.put(connection);
        }
    }

    static QAction& action(const SteerFlow& flow, const QByteArray& name)
    {
        for (QAction* const action : flow.window->actions() + flow.window->panels().editor().actions()) {
            if (action->objectName() == QLatin1String(name))
                return *action;
        }
        qFatal("There is no action %s", name.constData());
    }
};

QTEST_MAIN(CoveredFieldsTest)

#include "tst_coveredfields.moc"
