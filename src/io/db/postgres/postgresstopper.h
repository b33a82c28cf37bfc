#pragma once

#include "db/runcanceller.h"

#include <libpq-fe.h>

namespace querymend {

/// Cancels what one PostgreSQL connection does.
class PostgresStopper : public RunCanceller {
public:
    explicit PostgresStopper(PGconn* connection) : m_cancel(PQgetCancel(connection)) {}
    PostgresStopper(const PostgresStopper&) = delete;
    PostgresStopper& operator=(const PostgresStopper&) = delete;
    ~PostgresStopper() override { PQfreeCancel(m_cancel); }

private:
    void send() override
    {
        char problem[256]; // PQcancel wants a place for it
        if (m_cancel)
            (void)PQcancel(m_cancel, problem, sizeof problem);
    }

    PGcancel* m_cancel;
};

} // namespace querymend
