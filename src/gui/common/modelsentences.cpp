#include "common/modelsentences.h"

#include <QtGlobal>

#include <array>

namespace querymend {

namespace {

// With %1 to %3 for names and numbers. More special ones come first.
// clang-format off
constexpr std::array sentences{
    // What is wrong with a model's profile.
    QT_TRANSLATE_NOOP("ModelSentences", "there is no model '%1' any more"),
    QT_TRANSLATE_NOOP("ModelSentences", "base_url is not an address that begins with http:// or https://"),
    QT_TRANSLATE_NOOP("ModelSentences", "base_url has a user or password in it: keys have their own setting"),
    QT_TRANSLATE_NOOP("ModelSentences", "base_url has an @ after its host, perhaps from a password with a / in it: write %40 for an @"),
    QT_TRANSLATE_NOOP("ModelSentences", "base_url has \"%1\" in it: keys have their own setting"),
    QT_TRANSLATE_NOOP("ModelSentences", "base_url has a fragment"),
    QT_TRANSLATE_NOOP("ModelSentences", "headers has one that cannot be sent: \"%1\""),
    QT_TRANSLATE_NOOP("ModelSentences", "headers has \"%1\", which by its name is a secret: the key has its own setting, and no other secret is sent"),
    QT_TRANSLATE_NOOP("ModelSentences", "extra_body is not a JSON object"),
    QT_TRANSLATE_NOOP("ModelSentences", "extra_body has the messages or the model, which come from elsewhere"),
    QT_TRANSLATE_NOOP("ModelSentences", "extra_body has \"%1\", which by its name is a secret: the key has its own setting"),
    QT_TRANSLATE_NOOP("ModelSentences", "name is empty, or has a colon or a control character in it"),
    QT_TRANSLATE_NOOP("ModelSentences", "format is not one of %1"),
    QT_TRANSLATE_NOOP("ModelSentences", "model is empty"),
    QT_TRANSLATE_NOOP("ModelSentences", "key names no environment variable"),
    QT_TRANSLATE_NOOP("ModelSentences", "concurrency is not from 1 to %1"),
    QT_TRANSLATE_NOOP("ModelSentences", "key_header is not the name of a header"),
    QT_TRANSLATE_NOOP("ModelSentences", "proxy has a password in it; ?password_env=NAME takes it from the environment"),
    QT_TRANSLATE_NOOP("ModelSentences", "proxy is neither \"none\" nor an address that begins with http:// or socks5://"),
    QT_TRANSLATE_NOOP("ModelSentences", "the environment variable %1, which should hold the proxy's password, is not set"),
    QT_TRANSLATE_NOOP("ModelSentences", "ca_file %1 contains no certificate in PEM format"),

    // What is wrong with the file of the profiles.
    QT_TRANSLATE_NOOP("ModelSentences", "it is too long for a settings file"),
    QT_TRANSLATE_NOOP("ModelSentences", "its folder cannot be created"),
    QT_TRANSLATE_NOOP("ModelSentences", "line %1: not JSON: %2"),
    QT_TRANSLATE_NOOP("ModelSentences", "line %1: not a JSON object"),
    QT_TRANSLATE_NOOP("ModelSentences", "it has version %1, which only a newer querymend understands; it was left unchanged"),
    QT_TRANSLATE_NOOP("ModelSentences", "models has two entries named %1"),
    QT_TRANSLATE_NOOP("ModelSentences", "models is not a list"),
    QT_TRANSLATE_NOOP("ModelSentences", "models is missing"),
    QT_TRANSLATE_NOOP("ModelSentences", "version is missing"),
    QT_TRANSLATE_NOOP("ModelSentences", "models[%1 is missing"),
    QT_TRANSLATE_NOOP("ModelSentences", "%1 is not a known field here"),
    QT_TRANSLATE_NOOP("ModelSentences", "models[%1 is not an object"),
    QT_TRANSLATE_NOOP("ModelSentences", "models[%1 is not a list"),
    QT_TRANSLATE_NOOP("ModelSentences", "models[%1 is neither a string nor a list of lines"),
    QT_TRANSLATE_NOOP("ModelSentences", "models[%1 is not a number in range"),
    QT_TRANSLATE_NOOP("ModelSentences", "models[%1 is not a number"),
    QT_TRANSLATE_NOOP("ModelSentences", "models[%1 is neither true nor false"),
    QT_TRANSLATE_NOOP("ModelSentences", "models[%1 is not one of: none, careful, all"),
    QT_TRANSLATE_NOOP("ModelSentences", "models[%1 is not \"key_store\", \"session\" or {\"environment\": NAME}; the key itself does not belong here"),
    QT_TRANSLATE_NOOP("ModelSentences", "models[%1 has %2, which is not a string"),
    QT_TRANSLATE_NOOP("ModelSentences", "models[%1 has %2, which is not one of them"),
    QT_TRANSLATE_NOOP("ModelSentences", "models[%1 or another price is below 0"),

    // Why there is no key.
    QT_TRANSLATE_NOOP("ModelSentences", "the key of model '%1': %2"),
    QT_TRANSLATE_NOOP("ModelSentences", "this system has no running key store (%1)"),
    QT_TRANSLATE_NOOP("ModelSentences", "this system has no running key store"),
    QT_TRANSLATE_NOOP("ModelSentences", "the system's key store has no key with this name"),
    QT_TRANSLATE_NOOP("ModelSentences", "the system's key store denied access to it (%1)"),
    QT_TRANSLATE_NOOP("ModelSentences", "the system's key store denied access to it"),
    QT_TRANSLATE_NOOP("ModelSentences", "the system's key store failed, or none is running (%1); an environment variable can hold it instead"),
    QT_TRANSLATE_NOOP("ModelSentences", "the system's key store failed, or none is running; an environment variable can hold it instead"),
    QT_TRANSLATE_NOOP("ModelSentences", "the environment variable %1 is not set"),
    QT_TRANSLATE_NOOP("ModelSentences", "it is kept for one session only, and has not been entered in this one"),

    // How calls to a model end.
    QT_TRANSLATE_NOOP("ModelSentences", "The built-in answerer plays no roles."),
    QT_TRANSLATE_NOOP("ModelSentences", "The model was asked for SQL, but replied: %1"),
    QT_TRANSLATE_NOOP("ModelSentences", "No connection was made within %1"),
    QT_TRANSLATE_NOOP("ModelSentences", "The server did not begin to answer within %1"),
    QT_TRANSLATE_NOOP("ModelSentences", "The server stalled in the middle of its answer for %1"),
    QT_TRANSLATE_NOOP("ModelSentences", "The answer was not complete within %1"),
    QT_TRANSLATE_NOOP("ModelSentences", "The connection ended after %1 of %2 bytes"),
    QT_TRANSLATE_NOOP("ModelSentences", "The connection ended in the middle of the compressed answer"),
    QT_TRANSLATE_NOOP("ModelSentences", "The server redirects the call to an unspecified address; the redirect was not followed, so that the key goes nowhere else"),
    QT_TRANSLATE_NOOP("ModelSentences", "The server redirects the call to %1; the redirect was not followed, so that the key goes nowhere else"),
    QT_TRANSLATE_NOOP("ModelSentences", "The server closed the connection instead of answering"),
    QT_TRANSLATE_NOOP("ModelSentences", "The server's answer is compressed in an unreadable format"),
    QT_TRANSLATE_NOOP("ModelSentences", "The server keeps sending data, but no answer"),
    QT_TRANSLATE_NOOP("ModelSentences", "The answer has more than %1 bytes"),
    QT_TRANSLATE_NOOP("ModelSentences", "The request has %1 bytes, more than the limit of %2"),
    QT_TRANSLATE_NOOP("ModelSentences", "The list of models is too long to be read"),
    QT_TRANSLATE_NOOP("ModelSentences", "It was cancelled before an answer began"),
    QT_TRANSLATE_NOOP("ModelSentences", "It was cancelled after %1 bytes of the answer"),
    QT_TRANSLATE_NOOP("ModelSentences", "It was cancelled while the server was loading the model"),
    QT_TRANSLATE_NOOP("ModelSentences", "The server was still loading the model after %1 s: %2"),
    QT_TRANSLATE_NOOP("ModelSentences", "The proxy %1 wants a different user or password: proxy has the user, and its password_env names the variable with the password (%2)"),
    QT_TRANSLATE_NOOP("ModelSentences", "The proxy wants a different user or password: proxy has the user, and its password_env names the variable with the password (%1)"),
    QT_TRANSLATE_NOOP("ModelSentences", "The proxy cannot be reached or does not let the call through: is it running, and is proxy its address? (%1)"),
    QT_TRANSLATE_NOOP("ModelSentences", "The proxy %1 cannot be reached or does not let the call through: is it running, and is proxy its address? (%2)"),
    QT_TRANSLATE_NOOP("ModelSentences", "%1 (the server's administrator must renew it; or is this machine's clock wrong?)"),
    QT_TRANSLATE_NOOP("ModelSentences", "%1 (is this machine's clock wrong?)"),
    QT_TRANSLATE_NOOP("ModelSentences", "%1 (it is for %2 and not for %3: base_url must name the server as its certificate does)"),
    QT_TRANSLATE_NOOP("ModelSentences", "%1 (no authority known to this machine vouches for it: to trust it, name its issuer's file in ca_file)"),
    QT_TRANSLATE_NOOP("ModelSentences", "%1 (the server's administrator must fix it)"),
    QT_TRANSLATE_NOOP("ModelSentences", "whatever answers on this port does not speak TLS; should base_url begin with http://?"),
    QT_TRANSLATE_NOOP("ModelSentences", "the server speaks no version of TLS that is still considered secure, and needs an upgrade"),

    // What is wrong with a server's answer.
    QT_TRANSLATE_NOOP("ModelSentences", "%1 (the request has about %2 tokens, the model's context holds %3)"),
    QT_TRANSLATE_NOOP("ModelSentences", "%1 (the request has %2 tokens, the model's context holds %3)"),
    QT_TRANSLATE_NOOP("ModelSentences", "%1 (the request has about %2 tokens)"),
    QT_TRANSLATE_NOOP("ModelSentences", "%1 (the request has %2 tokens)"),
    QT_TRANSLATE_NOOP("ModelSentences", "The prompt does not fit into the model's context"),
    QT_TRANSLATE_NOOP("ModelSentences", "The prompt leaves no room for a reply in the model's context."),
    QT_TRANSLATE_NOOP("ModelSentences", "The server truncated the prompt and read only %1 tokens"),
    QT_TRANSLATE_NOOP("ModelSentences", "The reply filled the model's context, so it may be cut off: send less, or use a model with a larger context"),
    QT_TRANSLATE_NOOP("ModelSentences", "The reply reached its limit of %1 tokens, so it may be cut off: the model's reply_tokens sets the limit"),
    QT_TRANSLATE_NOOP("ModelSentences", "The reply reached the server's limit, so it may be cut off: the model's reply_tokens sets the limit"),
    QT_TRANSLATE_NOOP("ModelSentences", "The reply reached its token limit before it contained any text."),
    QT_TRANSLATE_NOOP("ModelSentences", "The reply is longer than %1 MiB; the rest was not read."),
    QT_TRANSLATE_NOOP("ModelSentences", "The reply continues with nothing but white space and was stopped after %1 bytes."),
    QT_TRANSLATE_NOOP("ModelSentences", "The reply repeats the same words without end and was stopped after %1 bytes."),
    QT_TRANSLATE_NOOP("ModelSentences", "The model's thinking continues with nothing but white space and was stopped after %1 bytes."),
    QT_TRANSLATE_NOOP("ModelSentences", "The model's thinking repeats the same words without end and was stopped after %1 bytes."),
    QT_TRANSLATE_NOOP("ModelSentences", "The reply broke off after %1 bytes."),
    QT_TRANSLATE_NOOP("ModelSentences", "The connection ended before the reply began."),
    QT_TRANSLATE_NOOP("ModelSentences", "The reply is empty."),
    QT_TRANSLATE_NOOP("ModelSentences", "The model only produced thinking, and no answer."),
    QT_TRANSLATE_NOOP("ModelSentences", "The model called a tool instead of answering; none was offered."),
    QT_TRANSLATE_NOOP("ModelSentences", "The model refuses to answer."),
    QT_TRANSLATE_NOOP("ModelSentences", "The model refuses to answer: %1"),
    QT_TRANSLATE_NOOP("ModelSentences", "The server's content filter stopped the reply."),
    QT_TRANSLATE_NOOP("ModelSentences", "The server reports an error without details."),
    QT_TRANSLATE_NOOP("ModelSentences", "The server sent bytes that are not UTF-8: %1"),
    QT_TRANSLATE_NOOP("ModelSentences", "The server sent something that is not JSON: %1"),
    QT_TRANSLATE_NOOP("ModelSentences", "The server sent a message longer than %1 MiB."),
    QT_TRANSLATE_NOOP("ModelSentences", "The server is not a model server of this kind. %1"),
    QT_TRANSLATE_NOOP("ModelSentences", "The server's answer is not JSON, so it may not be a model server of this kind. %1"),
    QT_TRANSLATE_NOOP("ModelSentences", "The answer is not a list of models. %1"),
    QT_TRANSLATE_NOOP("ModelSentences", "It sent an empty reply."),
    QT_TRANSLATE_NOOP("ModelSentences", "It sent a page with the title \"%1\"."),
    QT_TRANSLATE_NOOP("ModelSentences", "It sent a page of type %1 with the title \"%2\"."),
    QT_TRANSLATE_NOOP("ModelSentences", "It sent text that begins: %1"),
    QT_TRANSLATE_NOOP("ModelSentences", "It sent text of type %1 that begins: %2"),
    QT_TRANSLATE_NOOP("ModelSentences", "%1; the server has: %2"),

    // What is wrong with a demonstration.
    QT_TRANSLATE_NOOP("ModelSentences", "there is no scenario \"%1\", only %2"),
    QT_TRANSLATE_NOOP("ModelSentences", "there is no sample database \"%1\", only %2"),
    QT_TRANSLATE_NOOP("ModelSentences", "cannot write %1: %2"),
    QT_TRANSLATE_NOOP("ModelSentences", "the scenario cannot remove its database or put it back: %1"),
    QT_TRANSLATE_NOOP("ModelSentences", "The scenario \"%1\" has no reply for the role %2."),
    QT_TRANSLATE_NOOP("ModelSentences", "The scenario \"%1\" has no reply to call %2 for %3."),
};
// clang-format on

} // namespace

const SentenceTable& modelSentences()
{
    static const SentenceTable table("ModelSentences", sentences);
    return table;
}

} // namespace querymend
