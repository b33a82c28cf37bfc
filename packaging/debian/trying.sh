# shellcheck shell=bash
# Shared by the scripts here that use the program as a person would.

step() {
    printf '%s\n' "== $*" >&2
}

fail() {
    printf '%s\n' "$0: $*" >&2
    exit 1
}

# wait_for SECONDS COMMAND...: until the command prints something, which is printed too.
wait_for() {
    local end=$((SECONDS + $1)) said=''
    shift
    while [ "$SECONDS" -lt "$end" ]; do
        said=$("$@" || true)
        [ -z "$said" ] || { printf '%s\n' "$said"; return 0; }
        sleep 0.2
    done
    return 1
}

# Starts a display of its own, as a job, and sets DISPLAY; the file gets its number.
start_display() {
    : >"$1"
    Xvfb -displayfd 3 -screen 0 1366x768x24 -nolisten tcp 3>"$1" >/dev/null 2>&1 &
    DISPLAY=:$(wait_for 20 cat "$1") || fail "Xvfb does not start"
    export DISPLAY
}

# Of a window of the program, if it has one; Qt's own helper windows are of no class.
title_of_window() {
    xwininfo -root -tree | sed -n 's/^ *0x[0-9a-f]* "\([^"]*Querymend\)": ("querymend-window".*/\1/p' | head -n 1
}

# The window is given time to draw what it reads after its title is known.
save_picture() {
    sleep 3
    import -window root "$1"
}
