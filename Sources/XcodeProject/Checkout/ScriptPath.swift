/// Which files are Dart or JavaScript of an app, where only calls are read that set its orientations.
enum ScriptPath {
  /// JavaScript, TypeScript, and pages that have it inside.
  static let suffixes: Set<String> = ["js", "jsx", "mjs", "cjs", "ts", "tsx", "mts", "cts", "vue", "svelte"]

  /// Folders in which tools put scripts that they have made, or that are not for iOS.
  private static let madeFolders = ["android", "platforms", "dist", "build", "public", "coverage"]

  /// Whether a script is the app's own: no dependency, and not made of another file.
  static func isOne(_ path: String) -> Bool {
    let suffix = RelativePath.suffix(of: path)
    if suffix == "dart" { return true }
    return suffixes.contains(suffix) && !path.hasSuffix(".min.js") && !path.hasSuffix(".d.ts")
      && !Checkout.isDependency(path) && !RelativePath.hasFolder(path, named: madeFolders)
  }

  /// Whether a file that is no text is an MPEG transport stream, whose names end like those of TypeScript.
  static func isVideo(_ file: SourceFile) -> Bool {
    RelativePath.suffix(of: file.path) == "ts" && file.bytes.first == 0x47 && file.bytes.contains(0)
  }
}
