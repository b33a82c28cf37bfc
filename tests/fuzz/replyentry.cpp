#include "breach.h"
#include "check/reply/reply.h"
#include "entries.h"

namespace querymend::fuzz {

std::string checkReply(const Dialect& dialect, std::string_view text)
{
    const auto extracted = extractSql(text, dialect.lex);
    if (!extracted)
        return isWithin(extracted.error().range, text.size())
            ? ""
            : breach("what a model says instead lies in the reply", extracted.error().range);
    const EditedText& sql = extracted->sql;
    const auto size = static_cast<std::uint32_t>(sql.text().size());
    if (size == 0)
        return "SQL that is found is not empty";
    if (extracted->form == ReplyForm::plain && extracted->notes.empty() && sql.text() != text)
        return "plain SQL comes back whole";
    for (std::uint32_t i = 0; i < size; ++i) {
        const ByteRange from = sql.toOriginal({i, i + 1});
        if (!isWithin(from, text.size()))
            return breach("every byte of the SQL came from the reply", from);
        const bool isCopied = from.size() == 1 && extracted->form != ReplyForm::json;
        if (isCopied && text[from.begin] != sql.text()[i])
            return breach("a byte of the SQL is the one that is in the reply", from);
    }
    return {};
}

} // namespace querymend::fuzz
