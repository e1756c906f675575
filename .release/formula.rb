class OrientationDocs < Formula
  desc "Documentation of iOS orientation that computes its answers"
  homepage "@ADDRESS@"
  url "@URL@"
  sha256 "@SUM@"
  license "MIT"

  depends_on "pkgconf" => :build
  depends_on "cmark"
  uses_from_macos "swift" => :build

  def install
    system "make", "install", "PREFIX=#{prefix}"
    generate_completions_from_executable(bin/"orientation-docs", "completions")
    (man1/"orientation-docs.1").write Utils.safe_popen_read(bin/"orientation-docs", "help", "--man")
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/orientation-docs --version")
    (testpath/"book/SUMMARY.md").write "- [Start](README.md)\n"
    (testpath/"book/README.md").write "# Start\n"
    system bin/"orientation-docs", "build", "book", "--output", "site"
    system bin/"orientation-docs", "check", "book", "--output", "site"
  end
end
