#include "db/odbc/sqlserverplan.h"

#include <QRegularExpression>
#include <QString>
#include <QXmlStreamReader>

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

bool isAroundStatements(QStringView element)
{
    return element == QLatin1String("BatchSequence") || element == QLatin1String("Batch")
        || element == QLatin1String("Statements");
}

/// Collects what decides whether a batch may run; the tree is only for display.
struct Survey {
    SqlServerPlan found;
    int depth = 0;

    /// False if the text is not a complete plan.
    bool read(QXmlStreamReader& reader)
    {
        if (!reader.readNextStartElement() || reader.name() != QLatin1String("ShowPlanXML"))
            return false;
        int level = 0;
        int around = 0; // how many of these levels only enclose statements
        while (!reader.atEnd()) {
            reader.readNext();
            if (reader.isEndElement())
                around = std::min(around, --level);
            if (!reader.isStartElement())
                continue;
            if (level == around)
                around += readBelowBatch(reader) ? 1 : 0;
            const QString work = reader.attributes().value(QLatin1String("PhysicalOp")).toString();
            found.readsElsewhere = found.readsElsewhere || work.startsWith(QLatin1String("Remote "));
            depth = std::max(depth, ++level);
        }
        return !reader.hasError() && !found.statementTypes.empty();
    }

private:
    /// Below BatchSequence, Batch and Statements, each element is a statement, whatever its name. Returns whether it is
    /// one of the three.
    bool readBelowBatch(const QXmlStreamReader& reader)
    {
        const auto name = reader.name();
        if (isAroundStatements(name))
            return true;
        const QString type = reader.attributes().value(QLatin1String("StatementType")).toString();
        const bool isTyped = name == QLatin1String("StmtSimple") && !type.isEmpty();
        found.statementTypes.push_back((isTyped ? type : name.toString()).toStdString());
        return false;
    }
};

class PlanReading {
public:
    explicit PlanReading(const QString& xml) : m_reader(xml) {}

    std::vector<PlanNode> run()
    {
        m_reader.readNextStartElement();
        readStatements();
        return std::move(m_roots);
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

    void readStatements()
    {
        while (m_reader.readNextStartElement()) {
            if (isAroundStatements(m_reader.name())) {
                readStatements();
                continue;
            }
            PlanNode statement;
            readInputs(statement);
            for (PlanNode& root : statement.inputs)
                m_roots.push_back(std::move(root));
        }
    }

    /// Reads to the end of this element: the node's properties and the operators that feed it. The bodies of functions
    /// have plans of their own, which are not part of the statement's.
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
    std::vector<PlanNode> m_roots;
    std::string m_predicate; ///< kind of the next condition, if any
};

/// Replaces control characters that XML cannot contain: the plan quotes the statement, whose literals may hold some.
QString readableXml(std::string_view xml)
{
    static const QRegularExpression forbidden(
        QStringLiteral("[\\x00-\\x08\\x0B\\x0C\\x0E-\\x1F]|&#(?:x0*(?:[0-8BCEFbcef]|1[0-9A-Fa-f])|0*(?:[0-8]|1[1245-9]|"
                       "2[0-9]|3[01]));"));
    return QString::fromUtf8(xml.data(), static_cast<qsizetype>(xml.size()))
        .replace(forbidden, QString(QChar::ReplacementCharacter));
}

} // namespace

std::optional<SqlServerPlan> readSqlServerPlan(std::string_view xml)
{
    const QString text = readableXml(xml);
    Survey survey;
    if (QXmlStreamReader reader(text); !survey.read(reader))
        return std::nullopt;
    if (survey.depth <= deepestPlan && xml.size() <= longestPlan)
        survey.found.plan.roots = PlanReading(text).run();
    survey.found.plan.raw = std::string(xml);
    return std::move(survey.found);
}

} // namespace querymend
