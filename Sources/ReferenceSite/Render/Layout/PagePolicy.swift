/// What a page may load and run, as its Content-Security-Policy says it: its theme, its pictures, and nothing else.
package enum PagePolicy {
  /// How every policy begins: what is not named behind it is not allowed.
  package static let start = "default-src 'none'"

  /// The policy of a page that runs no more than the theme's scripts.
  ///
  /// In a folder, where there is no server, browsers differ in what `'self'` is, so `file:` is named too; pages that came
  /// from a server cannot load files, whatever their policy says. `data:` is the icon.
  package static let plain = policy(scripts: "'self' file:")

  /// The policy of a page that compiles WebAssembly too.
  static let compiling = policy(scripts: "'self' file: 'wasm-unsafe-eval'")

  private static func policy(scripts: String) -> String {
    """
    \(start); script-src \(scripts); style-src 'self' file:; img-src 'self' file: data:; base-uri 'none'; \
    form-action 'none'
    """
  }
}
