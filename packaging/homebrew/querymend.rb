# For Homebrew on Linux. Never built; see packaging/README.md, and packaging/macos.md for what macOS lacks.
class Querymend < Formula
  desc "Turn questions into SQL that your database has checked"
  homepage "https://querymend.invalid" # the project has no public address yet
  url "https://querymend.invalid/querymend-0.1.0.tar.gz"
  sha256 "0000000000000000000000000000000000000000000000000000000000000000" # there is no release yet
  license "GPL-3.0-or-later"

  depends_on "cmake" => :build
  depends_on "ninja" => :build
  depends_on "nlohmann-json" => :build
  depends_on "python@3.14" => :build
  depends_on "qttools" => :build

  depends_on "libpq"
  depends_on "libxkbcommon"
  depends_on "libxlsxwriter"
  depends_on :linux
  depends_on "mariadb-connector-c"
  depends_on "qscintilla2"
  depends_on "qt-postgresql"
  depends_on "qt-unixodbc"
  depends_on "qtbase"
  depends_on "qtcharts"
  depends_on "qtkeychain"
  depends_on "qtsvg"
  depends_on "qttranslations"
  depends_on "simdjson"
  depends_on "sqlite"
  depends_on "unixodbc"
  depends_on "zlib-ng-compat"

  # Headers only; Homebrew has no formula of it.
  resource "dtl" do
    url "https://github.com/cubicdaiya/dtl/archive/v1.20.tar.gz"
    sha256 "579f81bca88f4b9760a59d99c5a95bd8dd5dc2f20f33f1f9b5f64cb08979f54d"
  end

  def install
    (buildpath/"headers").install resource("dtl")
    ENV.append "CXXFLAGS", "-isystem #{buildpath}/headers"

    args = %w[
      -DBUILD_TESTING=OFF
      -DQUERYMEND_CCACHE=OFF
      -DQUERYMEND_DEBIAN_DOCUMENTS=OFF
      -DQUERYMEND_ZSH_FOLDER=share/zsh/site-functions
    ]
    system "cmake", "-S", ".", "-B", "build", "-G", "Ninja", *args, *std_cmake_args
    system "cmake", "--build", "build"
    system "cmake", "--install", "build"
  end

  test do
    assert_match "scripted", shell_output("#{bin}/querymend demo wrong-column")
  end
end
