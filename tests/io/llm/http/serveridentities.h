#pragma once

#include "support/certificates.h"
#include "support/modelserver.h"

namespace querymend {

/// Certificates for model servers of the test.
class ServerIdentities : public Certificates {
public:
    /// Arguments as for certify().
    [[nodiscard]] ServerIdentity identity(const QByteArray& host = "IP:127.0.0.1",
                                          const QByteArray& from = "20200101000000Z",
                                          const QByteArray& to = "20490101000000Z")
    {
        QFile key(keyFile());
        if (!certify(host, from, to) || !key.open(QIODevice::ReadOnly))
            return {QSslCertificate(), QSslKey()};
        return {QSslCertificate::fromPath(certificateFile()).value(0), QSslKey(&key, QSsl::Ec)};
    }
};

} // namespace querymend
