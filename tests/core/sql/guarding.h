#pragma once

#include "dialect/dialect.h"
#include "sql/guard/guard.h"
#include "sql/tokens/lexer.h"

#include <QByteArray>
#include <QString>
#include <QTest>

#include <array>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// A text with its tokens and the guard's verdict.
struct Judged {
    Judged(const Dialect& rules, std::string given, const GuardPolicy& policy)
        : text(std::move(given)), tokens(lex(text, rules.lex)),
          verdict(judge(text, tokens, outlineOf(text, tokens, rules.syntax), rules.lex, rules.syntax, rules.functions,
                        policy))
    {}

    std::string text;
    std::vector<Token> tokens;
    GuardVerdict verdict;
};

inline Judged judged(const QString& dialect, const std::string& sql, const GuardPolicy& policy = analystPolicy)
{
    return {*dialectNamed(dialect.toStdString()), sql, policy};
}

inline QByteArray bytesOf(std::string_view text)
{
    return {text.data(), static_cast<qsizetype>(text.size())};
}

/// The guard's objections: each code with the part of the text it is about.
inline QByteArray described(const Judged& found)
{
    QByteArray out;
    for (const Refusal& refusal : found.verdict.refusals)
        out += bytesOf(name(refusal.code)) + " [" + bytesOf(refusal.range.of(found.text)) + "] ";
    for (const UnlistedCall& call : found.verdict.unlisted)
        out += "unlisted [" + bytesOf(call.range.of(found.text)) + "] ";
    return out.trimmed();
}

using GuardRow = std::array<const char*, 4>; ///< name, dialect, text and expected objections

inline void addRows(std::initializer_list<GuardRow> rows)
{
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QByteArray>("sql");
    QTest::addColumn<QByteArray>("wanted");
    for (const GuardRow& row : rows)
        QTest::newRow(row[0]) << QString::fromUtf8(row[1]) << QByteArray(row[2]) << QByteArray(row[3]);
}

} // namespace querymend
