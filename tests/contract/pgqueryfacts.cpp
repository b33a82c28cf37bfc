#include "pgqueryfacts.h"

#include "base/ascii.h"

#include <nlohmann/json.hpp>
#include <pg_query.h>

#include <algorithm>
#include <array>
#include <memory>
#include <string_view>
#include <utility>

namespace querymend {

namespace {

using Json = nlohmann::json;

StatementKind kindOf(std::string_view node)
{
    constexpr std::array<std::string_view, 7> changes{"InsertStmt",   "UpdateStmt", "DeleteStmt", "MergeStmt",
                                                      "TruncateStmt", "CopyStmt",   "LoadStmt"};
    // Written as CREATE, ALTER, DROP or COMMENT, although the node's name does not begin that way.
    constexpr std::array<std::string_view, 8> definitions{"RenameStmt",        "CommentStmt", "DefineStmt",
                                                          "IndexStmt",         "ViewStmt",    "RuleStmt",
                                                          "CompositeTypeStmt", "DropdbStmt"};
    if (node == "SelectStmt")
        return StatementKind::query;
    if (node == "ExplainStmt" || node == "VariableShowStmt")
        return StatementKind::explain;
    if (std::find(changes.begin(), changes.end(), node) != changes.end() || node == "ImportForeignSchemaStmt")
        return StatementKind::dataChange;
    const bool defines = node.starts_with("Create") || node.starts_with("Alter") || node.starts_with("Drop");
    if (defines || std::find(definitions.begin(), definitions.end(), node) != definitions.end())
        return StatementKind::definition;
    return StatementKind::administration;
}

bool isDataChange(const Json& node)
{
    return node.is_object() && !node.empty() && kindOf(node.begin().key()) == StatementKind::dataChange;
}

std::string dotted(const Json& strings)
{
    std::string out;
    for (const Json& item : strings) {
        const std::string part = item.contains("String") ? item["String"].value("sval", std::string()) : "*";
        out += (out.empty() ? "" : ".") + part;
    }
    return out;
}

/// The name as written, where the parser replaces the standard's syntax by its own functions; empty for an operator.
std::string spelledFunction(const Json& call)
{
    std::string last = call["funcname"].back()["String"].value("sval", std::string());
    constexpr std::array<std::pair<std::string_view, std::string_view>, 9> rewritten{{{"btrim", "trim"},
                                                                                      {"ltrim", "trim"},
                                                                                      {"rtrim", "trim"},
                                                                                      {"timezone", ""},
                                                                                      {"overlaps", ""},
                                                                                      {"is_normalized", ""},
                                                                                      {"pg_collation_for", ""},
                                                                                      {"like_escape", ""},
                                                                                      {"similar_to_escape", ""}}};
    const bool bySyntax = call.value("funcformat", std::string()) == "COERCE_SQL_SYNTAX";
    const bool byOperator = call["funcname"].size() == 2 && last.ends_with("_escape");
    for (const auto& [from, to] : rewritten) {
        if ((bySyntax || byOperator) && last == from)
            return std::string(to);
    }
    return last;
}

/// Walks one statement's tree, tracking the CTEs in scope.
class TreeReader {
public:
    StatementFacts read(const Json& statement)
    {
        m_facts.kind = kindOf(statement.begin().key());
        m_facts.hasEffects = m_facts.kind != StatementKind::query;
        walk(statement);
        for (auto* list : {&m_facts.tables, &m_facts.ctes, &m_facts.functions, &m_facts.columns})
            std::sort(list->begin(), list->end());
        return std::move(m_facts);
    }

private:
    void walk(const Json& node)
    {
        if (node.is_array()) {
            for (const Json& item : node)
                walk(item);
        } else if (node.is_object()) {
            const std::size_t seen = m_ctes.size();
            if (node.contains("withClause"))
                withClause(node["withClause"]);
            for (const auto& [key, value] : node.items()) {
                m_facts.hasEffects = m_facts.hasEffects || key == "intoClause" || key == "lockingClause";
                if (key != "withClause" && key != "intoClause" && key != "lockedRels" && key != "typmods") {
                    note(key, value);
                    walk(value);
                }
            }
            m_ctes.resize(seen);
        }
    }

    void withClause(const Json& with)
    {
        const bool recursive = with.value("recursive", false);
        const std::size_t outer = m_ctes.size();
        std::vector<std::string> names;
        for (const Json& item : with["ctes"])
            names.push_back(item["CommonTableExpr"].value("ctename", std::string()));
        m_facts.ctes.insert(m_facts.ctes.end(), names.begin(), names.end());
        for (std::size_t i = 0; i < names.size(); ++i) {
            m_ctes.resize(outer);
            m_ctes.insert(m_ctes.end(), names.begin(),
                          recursive ? names.end() : names.begin() + static_cast<std::ptrdiff_t>(i));
            const Json& body = with["ctes"][i]["CommonTableExpr"]["ctequery"];
            m_facts.hasEffects = m_facts.hasEffects || isDataChange(body);
            walk(body);
        }
        m_ctes.resize(outer);
        m_ctes.insert(m_ctes.end(), names.begin(), names.end());
    }

    void note(std::string_view type, const Json& node)
    {
        if (type == "RangeVar")
            table(node);
        else if (type == "ColumnRef")
            m_facts.columns.push_back(dotted(node["fields"]));
        else
            function(type, node);
    }

    void table(const Json& node)
    {
        std::string name = node.value("relname", std::string());
        const bool qualified = node.contains("schemaname");
        if (!qualified && std::find(m_ctes.begin(), m_ctes.end(), name) != m_ctes.end())
            return;
        for (const char* part : {"schemaname", "catalogname"}) {
            if (node.contains(part))
                name.insert(0, node.value(part, std::string()) + ".");
        }
        m_facts.tables.push_back(std::move(name));
    }

    void function(std::string_view type, const Json& node)
    {
        std::string name;
        if (type == "FuncCall")
            name = spelledFunction(node);
        else if (type == "CoalesceExpr")
            name = "coalesce";
        else if (type == "MinMaxExpr")
            name = node.value("op", std::string()) == "IS_LEAST" ? "least" : "greatest";
        else if (type == "GroupingSet")
            name = groupingWord(node.value("kind", std::string()));
        else if (type == "GroupingFunc")
            name = "grouping";
        else if (type == "XmlSerialize")
            name = "xmlserialize";
        else if (type == "RangeTableFunc")
            name = "xmltable";
        else if (type == "SQLValueFunction")
            name = enumWord(node.value("op", std::string()), "svfop_");
        else if (type == "XmlExpr") {
            name = enumWord(node.value("op", std::string()), "is_");
            if (name == "document") // x IS DOCUMENT
                name.clear();
            if (name == "xmlelement" && node.contains("named_args"))
                m_facts.functions.emplace_back("xmlattributes");
        } else if (type == "A_Expr" && node.value("kind", std::string()) == "AEXPR_NULLIF")
            name = "nullif";
        if (!name.empty())
            m_facts.functions.push_back(std::move(name));
    }

    /// ROLLUP and CUBE are written like functions; GROUPING SETS is not.
    static std::string groupingWord(std::string_view kind)
    {
        return kind == "GROUPING_SET_ROLLUP" ? "rollup" : kind == "GROUPING_SET_CUBE" ? "cube" : "";
    }

    /// The word as written: `current_time` for SVFOP_CURRENT_TIME_N.
    static std::string enumWord(std::string_view enumerator, std::string_view prefix)
    {
        std::string word = asciiLowered(enumerator);
        word.erase(0, prefix.size());
        return word.ends_with("_n") ? word.substr(0, word.size() - 2) : word;
    }

    StatementFacts m_facts;
    std::vector<std::string> m_ctes;
};

} // namespace

std::optional<std::vector<StatementFacts>> pgQueryFacts(const std::string& text)
{
    PgQueryParseResult result = pg_query_parse(text.c_str());
    const std::unique_ptr<PgQueryParseResult, void (*)(PgQueryParseResult*)> release(
        &result, [](PgQueryParseResult* r) { pg_query_free_parse_result(*r); });
    if (result.error)
        return std::nullopt;
    const Json tree = Json::parse(result.parse_tree, nullptr, false);
    if (tree.is_discarded())
        return std::nullopt;
    std::vector<StatementFacts> out;
    for (const Json& statement : tree["stmts"])
        out.push_back(TreeReader().read(statement["stmt"]));
    return out;
}

std::string pgQueryFingerprint(const std::string& text)
{
    const PgQueryFingerprintResult result = pg_query_fingerprint(text.c_str());
    std::string fingerprint = result.error ? std::string() : std::string(result.fingerprint_str);
    pg_query_free_fingerprint_result(result);
    return fingerprint;
}

std::optional<std::size_t> pgQueryStatementCount(const std::string& text)
{
    const PgQuerySplitResult result = pg_query_split_with_scanner(text.c_str());
    std::optional<std::size_t> count;
    if (!result.error)
        count = static_cast<std::size_t>(result.n_stmts);
    pg_query_free_split_result(result);
    return count;
}

} // namespace querymend
