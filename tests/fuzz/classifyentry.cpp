#include "diagnose/classify.h"
#include "entries.h"

#include <algorithm>

namespace querymend::fuzz {

/// The first line is the engine's code, the second the statement, the rest the engine's message.
std::string checkClassify(const Dialect& dialect, std::string_view text)
{
    const std::size_t codeEnd = std::min(text.find('\n'), text.size());
    const std::string_view rest = text.substr(std::min(codeEnd + 1, text.size()));
    const std::size_t sqlEnd = std::min(rest.find('\n'), rest.size());
    const EngineMessage message{rest.substr(std::min(sqlEnd + 1, rest.size())), text.substr(0, codeEnd),
                                rest.substr(0, sqlEnd)};
    const Diagnosis diagnosis = classify(dialect, message);
    if (diagnosis.category != categoryOf(diagnosis.code))
        return "a code decides its category";
    if (diagnosis.signature != signatureOf(diagnosis.code, diagnosis.identifier))
        return "the signature is that of code and name";
    if (diagnosis.position && (diagnosis.position->line == 0 || diagnosis.position->column == 0))
        return "people count from one";
    if (diagnosis.line && *diagnosis.line == 0)
        return "lines are counted from one";
    if (diagnosis.identifier.size() > message.text.size() + message.sql.size())
        return "a name comes from what was said";
    const Diagnosis again = classify(dialect, message);
    if (again.code != diagnosis.code || again.identifier != diagnosis.identifier)
        return "the same message means the same";
    return {};
}

} // namespace querymend::fuzz
