#pragma once

#include "answer/glossary.h"
#include "check/schemaview.h"
#include "dialect/dialect.h"

#include <QDialog>
#include <QString>
#include <QTimer>

#include <cstdint>
#include <memory>
#include <string>

class QCheckBox;
class QLabel;
class QListWidget;
class QListWidgetItem;
class QPlainTextEdit;

namespace querymend {

/// The database that a glossary is checked against; null if none is open.
struct GlossarySubject {
    std::shared_ptr<const SchemaView> schema;
    const Dialect* dialect = nullptr;
};

/// Whether the window uses a glossary that is not the user's own.
enum class GlossaryUse : std::uint8_t { possible, current };

/// Edits a glossary, and shows which of its lines cannot be used, and why.
class GlossaryDialog : public QDialog {
    Q_OBJECT

public:
    GlossaryDialog(QString path, GlossarySubject about, QWidget* parent = nullptr);

    /// Offers to use it instead of the user's own.
    void offer(GlossaryUse use);
    /// Saves what was changed.
    void accept() override;

Q_SIGNALS:
    void saved(std::shared_ptr<const querymend::Glossary> glossary);
    /// What was chosen of the offer; emitted after it was saved.
    void useChosen(bool isUsed);

private:
    void check();
    void goTo(const QListWidgetItem& problem);
    void showResult(const QString& text, bool isProblem);
    /// Returns whether the text is in the file; if not, it has said why.
    [[nodiscard]] bool save();

    QString m_path;
    QString m_before;     ///< the text as it was read
    std::string m_onDisk; ///< the same as the file has it, or what the user was told of
    GlossarySubject m_about;
    QPlainTextEdit* m_text;
    QListWidget* m_problems;
    QCheckBox* m_use;
    QLabel* m_result;
    QTimer m_soon;
};

} // namespace querymend
