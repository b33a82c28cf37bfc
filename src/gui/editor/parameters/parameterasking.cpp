#include "editor/parameters/parameterasking.h"

#include "check/parameters/parametertypes.h"
#include "check/schemaview.h"
#include "editor/files/journal.h"
#include "editor/pages/askedstatement.h"
#include "editor/pages/editorpage.h"
#include "editor/pages/textconnection.h"
#include "editor/parameters/parameterdialog.h"
#include "editor/parameters/parameterwords.h"
#include "sql/parameters/namedparameters.h"
#include "workbench.h"

#include <QCryptographicHash>

#include <algorithm>
#include <optional>
#include <utility>

namespace querymend {

ParameterAsking::ParameterAsking(const Workbench& workbench, AskedStatement& asked, QWidget& panel)
    : QObject(&panel), m_workbench(workbench), m_asked(asked), m_panel(panel),
      m_memory(journalFolder() + QStringLiteral("/parameters.json"))
{}

void ParameterAsking::ask(EditorPage* page, const std::vector<std::string>& statements, const QString& action,
                          const Run& run)
{
    m_values = {};
    const EditorDatabase database = page ? page->database().current() : EditorDatabase();
    const std::string place = database.dialect ? placeOf(*page) : std::string();
    const std::vector<AskedParameter> asked =
        database.dialect ? parametersOf(statements, database, place) : std::vector<AskedParameter>();
    if (asked.empty())
        return run(statements);
    if (m_dialog)
        m_dialog->reject();
    m_pending = {page, statements, {}, place, databaseOf(*page), *database.dialect, run};
    for (const AskedParameter& parameter : asked)
        m_pending.names.push_back(parameter.name);
    const auto fill = [this](const ParameterValues& values) {
        const auto sent = filled(values);
        return sent ? std::nullopt : std::optional(sent.error());
    };
    m_dialog = new ParameterDialog(asked, m_pending.dialect, action, fill, &m_panel);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_dialog, &QDialog::accepted, this, &ParameterAsking::proceed);
    connect(page, &QObject::destroyed, m_dialog, &QDialog::reject);
    connect(page, &EditorPage::databaseChanged, m_dialog, [this] { leaveOtherDatabase(); });
    m_dialog->open();
}

std::vector<AskedParameter> ParameterAsking::parametersOf(const std::vector<std::string>& statements,
                                                          const EditorDatabase& database,
                                                          const std::string& place) const
{
    const Dialect& dialect = *database.dialect;
    std::vector<AskedParameter> asked;
    for (const std::string& statement : statements) {
        const std::vector<NamedParameter> found = namedParametersIn(statement, dialect.lex, dialect.syntax);
        if (found.empty())
            continue;
        const auto types = guessedTypes(statement, dialect, database.schema ? &database.schema->catalog() : nullptr);
        for (const NamedParameter& parameter : found) {
            const auto known = std::find_if(asked.begin(), asked.end(),
                                            [&](const AskedParameter& each) { return each.name == parameter.name; });
            AskedParameter& row = known == asked.end()
                ? asked.emplace_back(AskedParameter{parameter.name, {types.find(parameter.name)->second, {}}})
                : *known;
            row.mayBeList = row.mayBeList || parameter.list != ListPlace::none;
        }
    }
    const ParameterValues last = asked.empty() ? ParameterValues() : m_memory.of(place);
    for (AskedParameter& parameter : asked)
        parameter = withLastValue(std::move(parameter), last);
    return asked;
}

/// The type of the last value goes before the guess, unless only one of them is a list.
AskedParameter ParameterAsking::withLastValue(AskedParameter asked, const ParameterValues& last) const
{
    const auto found = last.find(asked.name);
    if (found == last.end())
        return asked;
    asked.value.text = found->second.text;
    if (isList(found->second.type) == isList(asked.value.type))
        asked.value.type = found->second.type;
    return asked;
}

Result<std::vector<EditedText>, FillProblem> ParameterAsking::filled(const ParameterValues& values) const
{
    std::vector<EditedText> sent;
    for (const std::string& statement : m_pending.statements) {
        auto made = filledStatement(statement, values, m_pending.dialect);
        if (!made)
            return Failure{std::move(made).error()};
        sent.push_back(std::move(made).value());
    }
    return sent;
}

LiveDatabase* ParameterAsking::databaseOf(const EditorPage& page) const
{
    const TextConnection* const own = page.database().connection();
    return own ? (own->connection() ? own->connection()->database() : nullptr) : m_workbench.database();
}

/// Hashed, because an address may have a secret in it that cannot be recognised.
std::string ParameterAsking::placeOf(const EditorPage& page) const
{
    const TextConnection* const own = page.database().connection();
    const std::string address = own && own->connection() ? own->connection()->address() : m_workbench.address();
    return QCryptographicHash::hash(QByteArray::fromStdString(address), QCryptographicHash::Sha256)
        .toHex()
        .toStdString();
}

bool ParameterAsking::isSameDatabase() const
{
    return m_pending.page && m_pending.database && databaseOf(*m_pending.page) == m_pending.database
        && m_pending.database->dialect().lex == m_pending.dialect.lex;
}

/// Values for one database may be nonsense, or badly spelled, for another.
void ParameterAsking::leaveOtherDatabase()
{
    if (m_dialog && !isSameDatabase())
        m_dialog->reject();
}

void ParameterAsking::proceed()
{
    const ParameterValues values = m_dialog->values();
    auto sent = filled(values);
    if (!sent || !isSameDatabase())
        return;
    const auto keep =
        m_workbench.valueLock() == ValueLock::open ? ParameterMemory::Keep::always : ParameterMemory::Keep::inSession;
    m_memory.note(m_pending.place, values, keep);
    m_values = {valuesInWords(m_pending.names, values), m_pending.dialect.lex, {}};
    if (std::any_of(m_pending.names.begin(), m_pending.names.end(), namesSecret))
        m_values.written = m_pending.statements;
    std::vector<std::string> statements;
    for (const EditedText& statement : *sent)
        statements.push_back(statement.text());
    m_asked.setSent(std::move(sent).value());
    Q_EMIT answered(m_pending.page);
    std::exchange(m_pending, Pending()).run(statements);
}

} // namespace querymend

#include "moc_parameterasking.cpp"
