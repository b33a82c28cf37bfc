#pragma once

#include "base/textmap.h"
#include "check/parameters/filledstatement.h"
#include "dialect/dialect.h"
#include "editor/parameters/askedvalues.h"
#include "editor/parameters/parameterrow.h"
#include "storage/parametermemory.h"

#include <QObject>
#include <QPointer>
#include <QString>

#include <functional>
#include <string>
#include <vector>

namespace querymend {

class AskedStatement;
class EditorPage;
class LiveDatabase;
class ParameterDialog;
class Workbench;
struct EditorDatabase;

/// Asks for the values of parameters before statements with some are run, and puts them in.
class ParameterAsking : public QObject {
    Q_OBJECT

public:
    /// All references must outlive it.
    ParameterAsking(const Workbench& workbench, AskedStatement& asked, QWidget& panel);

    using Run = std::function<void(const std::vector<std::string>& statements)>;
    /// Calls `run` with the statements as they are to be sent: at once if they have no parameters, or else when the
    /// user has given values; never if the user cancels. They are those last taken from the page; null for statements
    /// that are not the user's, which are run as they are. `action` is what the values are for.
    void ask(EditorPage* page, const std::vector<std::string>& statements, const QString& action, const Run& run);

    /// The values of what was last run.
    [[nodiscard]] const AskedValues& values() const { return m_values; }

Q_SIGNALS:
    /// The user has given values, so statements of this page are about to run.
    void answered(querymend::EditorPage* page);

private:
    /// What waits for values.
    struct Pending {
        QPointer<EditorPage> page;
        std::vector<std::string> statements;
        std::vector<std::string> names;
        std::string place; ///< of the database
        QPointer<LiveDatabase> database;
        Dialect dialect;
        Run run;
    };

    /// What the page's statements run on; null if nothing is open.
    [[nodiscard]] LiveDatabase* databaseOf(const EditorPage& page) const;
    [[nodiscard]] std::string placeOf(const EditorPage& page) const;
    /// Whether the page still runs on what the values are asked for, and it reads texts as it did then.
    [[nodiscard]] bool isSameDatabase() const;
    [[nodiscard]] std::vector<AskedParameter> parametersOf(const std::vector<std::string>& statements,
                                                           const EditorDatabase& database,
                                                           const std::string& place) const;
    [[nodiscard]] AskedParameter withLastValue(AskedParameter asked, const ParameterValues& last) const;
    [[nodiscard]] Result<std::vector<EditedText>, FillProblem> filled(const ParameterValues& values) const;
    void leaveOtherDatabase();
    void proceed();

    const Workbench& m_workbench;
    AskedStatement& m_asked;
    QWidget& m_panel;
    ParameterMemory m_memory;
    Pending m_pending;
    QPointer<ParameterDialog> m_dialog;
    AskedValues m_values;
};

} // namespace querymend
