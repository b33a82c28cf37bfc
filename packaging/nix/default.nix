# For Linux, with a recent nixpkgs: nix-build packaging/nix. Never built; see packaging/README.md.
{
  pkgs ? import <nixpkgs> { },
}:

let
  inherit (pkgs) lib;

  # Headers only; nixpkgs has no package of it.
  dtlVersion = "1.20";
  dtl = pkgs.fetchurl {
    url = "https://github.com/cubicdaiya/dtl/archive/v${dtlVersion}.tar.gz";
    sha256 = "579f81bca88f4b9760a59d99c5a95bd8dd5dc2f20f33f1f9b5f64cb08979f54d";
  };
in
pkgs.stdenv.mkDerivation {
  pname = "querymend";
  version = "0.1.0";

  src = lib.cleanSourceWith {
    src = lib.cleanSource ../..;
    filter = path: type: baseNameOf path != "build";
  };

  nativeBuildInputs = [
    pkgs.cmake
    pkgs.ninja
    pkgs.python3
    pkgs.qt6Packages.qttools
    pkgs.qt6Packages.wrapQtAppsHook
  ];

  # libmysqlclient is MariaDB's there.
  buildInputs = [
    pkgs.libmysqlclient
    pkgs.libpq
    pkgs.libxkbcommon
    pkgs.libxlsxwriter
    pkgs.nlohmann_json
    pkgs.qt6Packages.qscintilla
    pkgs.qt6Packages.qtbase
    pkgs.qt6Packages.qtcharts
    pkgs.qt6Packages.qtkeychain
    pkgs.qt6Packages.qtsvg
    pkgs.qt6Packages.qttranslations
    pkgs.qt6Packages.qtwayland
    pkgs.simdjson
    pkgs.sqlite
    pkgs.unixODBC
    pkgs.zlib
  ];

  preConfigure = ''
    tar -xzf ${dtl} -C "$NIX_BUILD_TOP"
    export NIX_CFLAGS_COMPILE="$NIX_CFLAGS_COMPILE -isystem $NIX_BUILD_TOP/dtl-${dtlVersion}"
  '';

  cmakeFlags = [
    (lib.cmakeBool "BUILD_TESTING" false)
    (lib.cmakeBool "QUERYMEND_CCACHE" false)
    (lib.cmakeBool "QUERYMEND_DEBIAN_DOCUMENTS" false)
    (lib.cmakeFeature "QUERYMEND_ZSH_FOLDER" "share/zsh/site-functions")
  ];

  meta = {
    description = "Turn questions into SQL that your database has checked";
    homepage = "https://querymend.invalid"; # the project has no public address yet
    license = lib.getLicenseFromSpdxId "GPL-3.0-or-later";
    mainProgram = "querymend";
    platforms = lib.platforms.linux;
  };
}
