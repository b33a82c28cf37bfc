#include "common/theme.h"
#include "inspector/promptpage.h"

#include <QLabel>
#include <QTest>

namespace querymend {

/// The page with the prompt of an attempt or a step.
class PromptPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysThatItsTokensAreEstimated();
};

/// The inspector says above it how many the model's server reported.
void PromptPageTest::saysThatItsTokensAreEstimated()
{
    const Theme theme;
    PromptPage page(theme);
    page.show({{ChatRole::system, "task", "Write SQL."}, {ChatRole::user, "question", "How many?"}});
    const auto* const total = page.findChild<QLabel*>();
    QVERIFY(total);
    QCOMPARE(total->text(), QStringLiteral("About 6 tokens, estimated"));
}

} // namespace querymend

QTEST_MAIN(querymend::PromptPageTest)

#include "tst_promptpage.moc"
