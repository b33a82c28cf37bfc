#include "settings/policypage.h"

#include <QCheckBox>
#include <QComboBox>
#include <QSignalSpy>
#include <QTest>

using namespace querymend;

/// The switch for values on the settings page of the policy.
class PolicyPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { qunsetenv(valueLockVariable); }

    void theSwitchGoesBeforeTheOtherChoices()
    {
        PolicyPage page;
        page.display(AppSettings());
        const QSignalSpy changed(&page, &SettingsPage::changed);
        QVERIFY(samples(page).isEnabled());
        box(page).setChecked(true);
        QCOMPARE(changed.size(), 1);
        QVERIFY(!samples(page).isEnabled());
        AppSettings written;
        page.writeTo(written);
        QVERIFY(written.sending == ValueSending::never);
        box(page).setChecked(false);
        QVERIFY(samples(page).isEnabled());
    }

    void theEnvironmentCannotBeOverruled()
    {
        qputenv(valueLockVariable, "1");
        PolicyPage page;
        page.display(AppSettings());
        QVERIFY(box(page).isChecked() && !box(page).isEnabled());
        AppSettings written;
        page.writeTo(written);
        QVERIFY(written.sending == ValueSending::asChosen); // stays the user's own choice
    }

private:
    static QCheckBox& box(const PolicyPage& page)
    {
        return *page.findChild<QCheckBox*>(QStringLiteral("sendNoValues"));
    }
    static QComboBox& samples(const PolicyPage& page) { return *page.findChild<QComboBox*>(QStringLiteral("samples")); }
};

QTEST_MAIN(PolicyPageTest)
#include "tst_policypage.moc"
