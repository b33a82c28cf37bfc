#pragma once

#include "db/imports/foundconnection.h"

namespace querymend {

/// Leaves only those attributes in the ODBC string of a file of somebody else that say where the database is and who
/// logs in. Drivers have others that load libraries, run statements or write files. A string that names the file of a
/// driver or of a data source is refused.
void narrowOdbcString(FoundConnection& found);

} // namespace querymend
