#include "db/odbc/sqlserverplan.h"

#include <QString>
#include <QXmlStreamReader>

#include <utility>

namespace querymend {

namespace {

class PlanReading {
public:
    explicit PlanReading(const QString& xml) : m_reader(xml) {}

    std::optional<SqlServerPlan> run()
    {
        if (!m_reader.readNextStartElement() || m_reader.name() != QLatin1String("ShowPlanXML"))
            return std::nullopt;
        readStatements();
        if (m_reader.hasError() || m_found.statementTypes.empty())
            return std::nullopt;
        return std::move(m_found);
    }

private:
    std::string attribute(const char* name) const
    {
        return m_reader.attributes().value(QLatin1String(name)).toString().toStdString();
    }

    std::optional<double> number(const char* name) const
    {
        bool isNumber = false;
        const double value = m_reader.attributes().value(QLatin1String(name)).toDouble(&isNumber);
        return isNumber ? std::optional(value) : std::nullopt;
    }

    /// Below BatchSequence, Batch and Statements, each element is a statement, whatever it is called.
    void readStatements()
    {
        while (m_reader.readNextStartElement()) {
            const auto name = m_reader.name();
            if (name == QLatin1String("BatchSequence") || name == QLatin1String("Batch")
                || name == QLatin1String("Statements")) {
                readStatements();
                continue;
            }
            const std::string type = attribute("StatementType");
            m_found.statementTypes.push_back(
                name == QLatin1String("StmtSimple") && !type.empty() ? type : name.toString().toStdString());
            PlanNode statement;
            readInputs(statement);
            for (PlanNode& root : statement.inputs)
                m_found.plan.roots.push_back(std::move(root));
        }
    }

    /// Everything to the end of this element: what belongs to the node, and the operators that feed it. The bodies of
    /// functions have plans of their own, which are no part of the statement's.
    void readInputs(PlanNode& node)
    {
        while (m_reader.readNextStartElement()) {
            const auto name = m_reader.name();
            if (name == QLatin1String("UDF") || name == QLatin1String("StoredProc")) {
                m_reader.skipCurrentElement();
                continue;
            }
            if (name == QLatin1String("RelOp")) {
                node.inputs.push_back(readOperator());
                continue;
            }
            if (name == QLatin1String("Object") && node.relation.empty())
                readObject(node);
            else if (name == QLatin1String("Predicate") || name == QLatin1String("SeekPredicates"))
                m_predicate = name == QLatin1String("Predicate") ? "predicate" : "seek";
            else if (name == QLatin1String("ScalarOperator") && !m_predicate.empty())
                node.details.emplace_back(std::exchange(m_predicate, {}), attribute("ScalarString"));
            readInputs(node);
        }
    }

    PlanNode readOperator()
    {
        PlanNode node;
        node.operation = attribute("PhysicalOp");
        node.rows = number("EstimateRows");
        node.cost = number("EstimatedTotalSubtreeCost");
        if (const std::string logical = attribute("LogicalOp"); logical != node.operation)
            node.details.emplace_back("logical operation", logical);
        m_predicate.clear();
        readInputs(node);
        return node;
    }

    void readObject(PlanNode& node)
    {
        const auto plain = [](std::string name) {
            return name.starts_with('[') && name.ends_with(']') ? name.substr(1, name.size() - 2) : name;
        };
        const std::string schema = plain(attribute("Schema"));
        node.relation = (schema.empty() ? "" : schema + '.') + plain(attribute("Table"));
        for (const char* name : {"Index", "Alias"}) {
            if (const std::string value = plain(attribute(name)); !value.empty())
                node.details.emplace_back(name, value);
        }
    }

    QXmlStreamReader m_reader;
    SqlServerPlan m_found;
    std::string m_predicate; ///< which kind of condition is next, if one is
};

} // namespace

std::optional<SqlServerPlan> readSqlServerPlan(std::string_view xml)
{
    auto found = PlanReading(QString::fromUtf8(xml.data(), static_cast<qsizetype>(xml.size()))).run();
    if (found)
        found->plan.raw = std::string(xml);
    return found;
}

} // namespace querymend
