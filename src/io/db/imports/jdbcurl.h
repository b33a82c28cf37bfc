#pragma once

#include "db/imports/foundconnection.h"

#include <string_view>

namespace querymend {

/// Reads the place of `jdbc:postgresql://host:port/database?name=value` and the like into a connection whose engine is
/// known. Of the parameters it takes the user; a password is left out.
void readJdbcUrl(std::string_view url, FoundConnection& found);

/// Takes a parameter of a driver for JDBC if it is the user or says something about TLS.
void takeJdbcParameter(FoundConnection& found, std::string_view name, std::string_view value);

/// The number of a port, from 1 to 65535; refuses anything else that is not empty.
void readPort(std::string_view text, FoundConnection& found);

} // namespace querymend
