#include "common/faultadvicewords.h"

#include "report/faultadvice.h"

#include <QCoreApplication>

#include <array>
#include <string>

namespace querymend {

namespace {

// For translation only: what adviceOn() says.
// clang-format off
[[maybe_unused]] constexpr std::array advice{
    QT_TRANSLATE_NOOP("FaultAdvice", "Is this machine connected, and is a proxy needed?"),
    QT_TRANSLATE_NOOP("FaultAdvice", "Is base_url spelt correctly, and is this machine connected?"),
    QT_TRANSLATE_NOOP("FaultAdvice", "Check the certificate. To trust a server of your own, name its issuer's file in ca_file."),
    QT_TRANSLATE_NOOP("FaultAdvice", "Is the server running, and is the port in base_url correct? If you use a proxy, is it running?"),
    QT_TRANSLATE_NOOP("FaultAdvice", "If you trust the address that the server names, put it into base_url."),
    QT_TRANSLATE_NOOP("FaultAdvice", "Is the key correct, and does it allow this model? If a proxy asks for a password, is that correct?"),
    QT_TRANSLATE_NOOP("FaultAdvice", "The quota is used up: check your account with the provider."),
    QT_TRANSLATE_NOOP("FaultAdvice", "Wait, or lower concurrency or the number of lanes."),
    QT_TRANSLATE_NOOP("FaultAdvice", "The fault is with the server: try again later, or use another model."),
    QT_TRANSLATE_NOOP("FaultAdvice", "Use a model with a larger context, or a smaller part of the schema."),
    QT_TRANSLATE_NOOP("FaultAdvice", "The server refuses this wording: rephrase the question."),
    QT_TRANSLATE_NOOP("FaultAdvice", "Set model to a name that the server has, or load the model there."),
    QT_TRANSLATE_NOOP("FaultAdvice", "Do format and model match this server?"),
    QT_TRANSLATE_NOOP("FaultAdvice", "Is base_url the address of the model server's API, and format the right kind?"),
    QT_TRANSLATE_NOOP("FaultAdvice", "Is the server busy or still loading? time_limits_ms says how long to wait."),
    QT_TRANSLATE_NOOP("FaultAdvice", "Try again; if it keeps happening, a proxy or the server closes connections too early."),
    QT_TRANSLATE_NOOP("FaultAdvice", "Does this model follow instructions, and is reply_tokens large enough? If so, try another model."),
    QT_TRANSLATE_NOOP("FaultAdvice", "Its reply was no longer needed; what had arrived is in the record."),
    QT_TRANSLATE_NOOP("FaultAdvice", "The record holds no reply to this request: use a live model."),
};
// clang-format on

} // namespace

QString adviceWords(ModelFault fault)
{
    return QCoreApplication::translate("FaultAdvice", std::string(adviceOn(fault)).c_str());
}

} // namespace querymend
