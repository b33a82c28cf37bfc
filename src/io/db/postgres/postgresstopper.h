#pragma once

#include "db/session/runcanceller.h"

#include <memory>

#include <libpq-fe.h>

namespace querymend {

/// Cancels what one PostgreSQL connection runs, and ends its server process if it does not stop.
class PostgresStopper : public RunCanceller {
public:
    explicit PostgresStopper(PGconn* connection);

private:
    struct CancelFreer {
        void operator()(PGcancel* cancel) const { PQfreeCancel(cancel); }
    };
    struct LoginFreer {
        void operator()(PQconninfoOption* options) const { PQconninfoFree(options); }
    };

    [[nodiscard]] bool send(Request request) override;
    [[nodiscard]] bool endProcess() const;

    std::unique_ptr<PGcancel, CancelFreer> m_cancel;
    std::unique_ptr<PQconninfoOption, LoginFreer> m_login; ///< the options of the connection
    std::string m_host;                                    ///< of several, the one connected to
    std::string m_address;
    std::string m_port;
    int m_process;
};

} // namespace querymend
