#include "base/secretnames.h"

#include "base/ascii.h"

#include <algorithm>
#include <array>
#include <string>

namespace querymend {

namespace {

bool isUpper(char c)
{
    return c >= 'A' && c <= 'Z';
}

bool isSecretWord(std::string_view word)
{
    constexpr std::array<std::string_view, 21> words{
        "apikey",  "auth",       "authentication", "authkey",     "authorization", "authtoken", "cookie",
        "cookies", "credential", "credentials",    "accesstoken", "key",           "keys",      "passphrase",
        "passwd",  "password",   "secret",         "secretkey",   "secrets",       "signature", "token"};
    return std::find(words.begin(), words.end(), word) != words.end();
}

} // namespace

bool suggestsSecret(std::string_view name)
{
    std::string word;
    for (std::size_t at = 0; at < name.size(); ++at) {
        const char c = name[at];
        const bool isLetter = asciiIsAlpha(c);
        const bool begins = isLetter && isUpper(c) && at > 0 && !isUpper(name[at - 1]); // as in accessToken
        if (!isLetter || begins) {
            if (isSecretWord(word))
                return true;
            word.clear();
        }
        if (isLetter)
            word += asciiLower(c);
    }
    return isSecretWord(word);
}

} // namespace querymend
