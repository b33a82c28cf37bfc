#pragma once

#include "system/systemfinding.h"

#include <QDialog>

#include <vector>

class QLabel;
class QPushButton;
class QTextBrowser;

namespace querymend {

class DuckdbFetch;
class Theme;

/// Shows what works on this machine, what is missing and what is broken, and does what can be done from here.
class SystemDialog : public QDialog {
    Q_OBJECT

public:
    /// The theme must outlive it.
    explicit SystemDialog(const Theme& theme, QWidget* parent = nullptr);

    [[nodiscard]] bool isChecking() const { return m_isChecking; }
    [[nodiscard]] const std::vector<SystemFinding>& findings() const { return m_findings; }

private:
    void makeButtons();
    void check();
    void showFindings();
    void copyReport();
    void openLogFolder();
    [[nodiscard]] QString noLogText() const;
    void fetchDuckdb();

    const Theme& m_theme;
    std::vector<SystemFinding> m_findings;
    bool m_isChecking = false;
    DuckdbFetch* m_fetch;
    QLabel* m_note;
    QTextBrowser* m_list;
    QPushButton* m_copy = nullptr;
    QPushButton* m_fetchButton = nullptr;
};

} // namespace querymend
