#include "diagnose/diagnosis.h"

#include "base/ascii.h"
#include "base/names.h"

namespace querymend {

namespace {

/// Reduces runs of blanks, which say nothing about the mistake, to single ones.
std::string withSingleBlanks(std::string_view text)
{
    std::string out;
    for (const char c : asciiTrimmed(text)) {
        if (!asciiIsSpace(c))
            out += c;
        else if (out.back() != ' ')
            out += ' ';
    }
    return out;
}

} // namespace

std::string signatureOf(ErrorCode code, std::string_view identifier)
{
    std::string signature(name(code));
    const std::string words = withSingleBlanks(identifier);
    if (words.empty())
        return signature;
    signature += ':';
    return signature += spelled({words, LetterFold::lower, CasedLetters::unicode});
}

Diagnosis diagnose(const Finding& finding, std::string_view text)
{
    Diagnosis diagnosis;
    diagnosis.category = categoryOf(finding.code);
    diagnosis.code = finding.code;
    diagnosis.identifier = finding.identifier;
    diagnosis.position = positionAt(text, finding.range.begin);
    diagnosis.line = diagnosis.position->line;
    diagnosis.signature = signatureOf(finding.code, finding.identifier);
    return diagnosis;
}

} // namespace querymend
