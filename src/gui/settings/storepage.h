#pragma once

#include "settings/settingspage.h"
#include "store/keptkeys.h"
#include "store/storeplace.h"
#include "store/storeprobe.h"

#include <cstdint>
#include <memory>
#include <optional>

namespace Ui {
class StorePage;
}

namespace querymend {

/// The settings page for the store of runs. A store can be tested first, and takes effect once the user applies it.
class StorePage : public SettingsPage {
    Q_OBJECT

public:
    /// The keys must outlive the page.
    explicit StorePage(KeptKeys& keys, QWidget* parent = nullptr);
    ~StorePage() override;

    /// Shows a widget below the fields.
    void addBelow(QWidget& part);
    void display(const AppSettings& settings) override;
    void writeTo(AppSettings& settings) const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void retranslate() override;

private:
    enum class Then : std::uint8_t { tell, use };
    /// The contents of the fields, and what to do with them.
    struct Wanted {
        SplitStorePlace place; ///< the password is the typed one, if any
        Then then = Then::tell;
        std::uint64_t number = 0;
    };

    void start(Then then);
    void probe(const Wanted& wanted, const std::optional<Secret>& password);
    void finish(const Wanted& wanted, const Result<StoreFound, StoreError>& found);
    void keepPassword(const Wanted& wanted);
    void use(const Wanted& wanted, StorePassword password, const QString& note);
    void say(const QString& text, const QString& role = {});
    void showWhoDecides();
    void explainRemoval();
    void alignFields();
    void chooseFile();

    KeptKeys& m_keys;
    std::unique_ptr<Ui::StorePage> m_form;
    std::string m_used;
    StorePassword m_usedPassword = StorePassword::none;
    std::uint64_t m_tries = 0; ///< results of earlier tries are dropped
};

} // namespace querymend
