#include "db/addresses/systemauthorities.h"

#include "db/addresses/environmentvariable.h"

#include <QFileInfo>
#include <QString>

#include <array>
#include <utility>

namespace querymend {

namespace {

constexpr std::array usualPlaces{
    "/etc/ssl/certs/ca-certificates.crt",                // Debian, Arch, Gentoo, NixOS
    "/etc/pki/tls/certs/ca-bundle.crt",                  // Fedora, RHEL
    "/etc/pki/ca-trust/extracted/pem/tls-ca-bundle.pem", // newer ones of them
    "/etc/ssl/ca-bundle.pem",                            // openSUSE
    "/etc/ssl/cert.pem",                                 // Alpine, macOS, BSD
};

} // namespace

std::string systemAuthorities()
{
    // A file that is named but missing is returned too, so that opening it reports the mistake.
    if (auto named = environmentVariable("SSL_CERT_FILE"); named && !named->empty())
        return std::move(*named);
    for (const char* const place : usualPlaces) {
        if (QFileInfo::exists(QString::fromLatin1(place)))
            return place;
    }
    return {};
}

} // namespace querymend
