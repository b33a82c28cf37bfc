#pragma once

#include "check/ladder.h"
#include "check/schemaview.h"
#include "db/addresses/allowedobjects.h"
#include "db/session/session.h"

#include <QByteArray>

#include <string>
#include <utility>
#include <vector>

namespace querymend {

/// Checks statements against the schema that a session reads, with and without a list of what the user allows.
class RestrictedCheck {
public:
    explicit RestrictedCheck(Session& session) : m_session(session) {}

    /// The error code, with the first names of its message; empty if there is no error.
    [[nodiscard]] QByteArray operator()(const std::string& statement, const std::vector<std::string>& allowed)
    {
        SchemaRequest request;
        request.allowed = allowed;
        auto read = m_session.readSchema(request);
        if (!read)
            return QByteArray::fromStdString("schema: " + read.error().message);
        const SchemaView view(Catalog(std::move(read).value(), m_session.dialect().syntax.names));
        CheckSubject subject;
        subject.dialect = &m_session.dialect();
        subject.schema = &view;
        const Verdict verdict = checkStatically(statement, subject);
        const Finding* const primary = verdict.primary();
        if (!primary)
            return {};
        return QByteArray::fromStdString(std::string(name(primary->code)) + ": " + primary->message);
    }

private:
    Session& m_session;
};

} // namespace querymend
