import AppFacts
import Foundation

@testable import XcodeProject

/// A checkout that a test makes, and that goes away with it.
final class TemporaryCheckout {
  let path: String

  init() throws {
    var template = Array("\(NSTemporaryDirectory())/checkout-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { throw CocoaError(.fileWriteUnknown) }
    path = String(cString: made)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  func write(_ bytes: [UInt8], to name: String) throws {
    let file = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: target)
  }

  /// Writes a project with one app whose target has these settings.
  func writeProject(_ name: String, settings: String, base: String? = nil) throws {
    let reference = base == nil ? "" : "baseConfigurationReference = F001;"
    try write(
      """
      {
        objects = {
          F001 = {isa = PBXFileReference; path = "\(base ?? "")"; sourceTree = SOURCE_ROOT; };
          G000 = {isa = PBXGroup; children = (F001); sourceTree = "<group>"; };
          T001 = {isa = PBXNativeTarget; buildConfigurationList = L001; name = App;
            productType = "com.apple.product-type.application"; };
          R001 = {isa = PBXProject; mainGroup = G000; targets = (T001); };
          C001 = {isa = XCBuildConfiguration; \(reference) name = Release; buildSettings = {
      \(settings)
          }; };
          L001 = {isa = XCConfigurationList; buildConfigurations = (C001); };
        };
        rootObject = R001;
      }
      """, to: "\(name).xcodeproj/project.pbxproj")
  }

  func scan(target: String? = nil, configuration: String? = nil) async throws -> AppFacts {
    try await CheckoutScanner(path: path, target: target, configuration: configuration).scan()
  }
}
