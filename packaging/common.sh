# shellcheck shell=bash
# Shared by packaging/run and packaging/test. All messages go to standard error, so that standard output has only the
# caller's own.

# Packages needed to build and run the program.
# shellcheck disable=SC2034 # the scripts that share this use it
build_packages=(
    cmake
    g++
    libdtl-dev
    libmariadb-dev
    libpq-dev
    libqscintilla2-qt6-dev
    libqt6opengl6-dev
    libqt6sql6-odbc
    libqt6sql6-psql
    libqt6sql6-sqlite
    libsimdjson-dev
    libsqlite3-dev
    libxkbcommon-dev
    libxlsxwriter-dev
    mold
    ninja-build
    nlohmann-json3-dev
    python3
    qt6-base-dev
    qt6-charts-dev
    qt6-l10n-tools
    qt6-svg-dev
    qt6-tools-dev
    qt6-tools-dev-tools
    qt6-translations-l10n
    qtkeychain-qt6-dev
    unixodbc-dev
    zlib1g-dev
)

say() {
    printf '%s\n' "$*" >&2
}

# Prints the packages of the list that are not installed, one per line; queries dpkg once for all.
missing_packages() {
    local installed package
    # dpkg-query fails if it does not know one of the names, but still reports the others.
    installed=$(dpkg-query --show --showformat '${db:Status-Status} ${Package}\n' "$@" 2>/dev/null || true)
    for package in "$@"; do
        grep -qx "installed $package" <<<"$installed" || printf '%s\n' "$package"
    done
}

# Installs missing packages, after printing what will be installed; does nothing if none are missing.
need_packages() {
    local missing sudo=()
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        say "This is no Debian system, so nothing is installed. Needed, by their names there: $*"
        return 0
    fi
    mapfile -t missing < <(missing_packages "$@")
    [ "${#missing[@]}" -gt 0 ] || return 0
    if [ "$(id -u)" -ne 0 ]; then
        if ! command -v sudo >/dev/null; then
            say "Packages are missing, and there is no sudo to install them with. As root:"
            say "    apt-get update && apt-get install --no-install-recommends ${missing[*]}"
            return 1
        fi
        sudo=(sudo)
    fi
    say "To be installed with apt-get: ${missing[*]}"
    "${sudo[@]}" apt-get update -q >&2 || return
    "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -q -y --no-install-recommends "${missing[@]}" >&2
}

# Configures a preset unless that was done since the presets last changed; the build itself notices every other change.
configure() {
    local preset=$1 stamp=build/$1/configured
    [ ! -e "$stamp" ] || [ CMakePresets.json -nt "$stamp" ] || return 0
    say "Configuring build/$preset"
    cmake --preset "$preset" >&2 && touch "$stamp"
}

# build PRESET TARGET
build() {
    configure "$1" && cmake --build "build/$1" --parallel "$(nproc)" --target "$2" >&2
}

# Prints where libduckdb was fetched to; nothing if it was not.
fetched_duckdb() {
    [ ! -d build/duckdb ] || find "$PWD/build/duckdb" -name libduckdb.so -print -quit
}

# Whether the program finds libduckdb by itself.
has_duckdb() {
    [ -n "${QUERYMEND_DUCKDB_LIBRARY:-}" ] || [ -e /usr/local/lib/libduckdb.so ] || [ -e /opt/duckdb/libduckdb.so ] ||
        { command -v ldconfig >/dev/null && ldconfig -p | grep 'libduckdb\.so' >/dev/null; }
}

# Offers to fetch libduckdb, once: a no is remembered in build. QUERYMEND_FETCH_DUCKDB (yes or no) answers beforehand.
offer_duckdb() {
    local answer=${QUERYMEND_FETCH_DUCKDB:-} declined=build/duckdb-declined
    if has_duckdb || [ -n "$(fetched_duckdb)" ]; then return 0; fi
    [ -n "$answer" ] || [ ! -e "$declined" ] || return 0
    if [ -z "$answer" ] && [ -t 0 ] && [ -t 2 ]; then
        printf '%s' "DuckDB databases need libduckdb, which Debian does not have. Fetch it with npm? [y/N] " >&2
        read -r answer || true
        case $answer in [yY]*) ;; *) mkdir -p build && touch "$declined" ;; esac
    fi
    case $answer in
        [yY]*) duckdb_library || say "libduckdb could not be fetched, so DuckDB databases cannot be opened." ;;
        *) say "For DuckDB databases: QUERYMEND_FETCH_DUCKDB=yes packaging/run fetches libduckdb with npm." ;;
    esac
}

# Debian has no package of DuckDB: this takes the library from DuckDB's package for Node. Without npm and a way to
# install it, the DuckDB tests are left out.
duckdb_library() {
    local version=1.5.6-r.1 folder=build/duckdb machine
    case $(uname -m) in
        x86_64) machine=x64 ;;
        aarch64) machine=arm64 ;;
        *) say "There is no libduckdb for $(uname -m), so DuckDB is left out."; return 0 ;;
    esac
    [ ! -e "$folder/$version" ] || return 0
    if ! command -v npm >/dev/null; then
        need_packages npm || return
        command -v npm >/dev/null || { say "There is no npm, so DuckDB is left out."; return 0; }
    fi
    rm -rf "$folder"
    mkdir -p "$folder"
    say "Fetching libduckdb $version with npm"
    npm install --prefix "$folder" --no-save --ignore-scripts --no-audit --no-fund --loglevel=error \
        "@duckdb/node-bindings-linux-$machine@$version" >&2 && touch "$folder/$version"
}
