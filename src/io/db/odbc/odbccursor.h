#pragma once

#include "db/odbc/odbcrows.h"

#include <memory>
#include <vector>

namespace querymend {

/// A transaction on an ODBC connection that ends with this object or earlier.
class OdbcTransaction {
public:
    explicit OdbcTransaction(OdbcLink& link) : m_link(&link) {}
    OdbcTransaction(const OdbcTransaction&) = delete;
    OdbcTransaction& operator=(const OdbcTransaction&) = delete;
    ~OdbcTransaction() { end(); }

    [[nodiscard]] bool isOpen() const { return m_link != nullptr; }

    void end()
    {
        if (m_link)
            m_link->rollback();
        m_link = nullptr;
    }

private:
    OdbcLink* m_link;
};

/// Reads the rows of a transaction, which ends after the last one.
class OdbcCursor : public Cursor {
public:
    OdbcCursor(OdbcLink& link, std::shared_ptr<OdbcTransaction> transaction, Limits limits,
               std::unique_ptr<OdbcRows> rows);

    [[nodiscard]] const std::vector<ResultColumn>& columns() const override { return m_rows->columns(); }
    [[nodiscard]] Result<Page, EngineError> fetch(std::size_t rows) override;

private:
    OdbcLink& m_link;
    std::shared_ptr<OdbcTransaction> m_transaction; ///< the session ends it before the next statement
    Limits m_limits;
    std::unique_ptr<OdbcRows> m_rows;
    bool m_isAtEnd = false;
};

} // namespace querymend
