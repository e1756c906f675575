import AppFacts
import Testing

@testable import XcodeProject

/// Which folders have code that is copied: those with a licence of somebody else's.
@Suite struct CopiedFolderTests {
  private static let player = """
    class Player: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }

    """

  private static func licence(_ holder: String) -> String {
    "MIT License\n\nCopyright (c) 2017 \(holder)\n\nPermission is hereby granted, free of charge, to any person"
  }

  private static func gnu(_ kind: String) -> String {
    "GNU \(kind) LICENSE\n\n Copyright (C) 2007 Free Software Foundation, Inc.\n(1) assert copyright on the software"
  }

  @Test(arguments: [
    (nil, licence("Film Makers"), ["Kit"]),
    (licence("Jane Roe"), licence("Film Makers"), ["Kit"]),
    (licence("Jane Roe"), licence("Roe and others"), []),
    (licence("Duck Duck Go, Inc."), licence("DuckDuckGo"), []),
    (gnu("GENERAL PUBLIC"), gnu("GENERAL PUBLIC"), []),
    (gnu("AFFERO GENERAL PUBLIC"), gnu("GENERAL PUBLIC"), ["Kit"]),
    (gnu("GENERAL PUBLIC"), licence("Film Makers"), ["Kit"]),
    (nil, "This is free.", []),
    (nil, nil, []),
  ])
  func aLicenceOfSomebodyElseMakesAFolderACopy(own: String?, other: String?, folders: [String]) async throws {
    let checkout = try checkout()
    if let own { try checkout.write(own, to: "LICENSE") }
    if let other { try checkout.write(other, to: "Kit/License.txt") }
    #expect(try await checkout.scan().copiedFolders == folders)
  }

  /// The app's own folder may have a licence: that of an app in a repository of several, or what the app shows of others.
  @Test func theFolderOfAnAppIsNoCopy() async throws {
    for project in ["Kit/Kit", "Kit/ios/Kit"] {
      let checkout = try checkout()
      try checkout.write(Self.licence("Film Makers"), to: "Kit/LICENSE")
      try checkout.writeProject(project, settings: "")
      #expect(try await checkout.scan().copiedFolders == [])
      // The example of a package.
      try checkout.write("Pod::Spec.new", to: "Kit/Kit.podspec")
      #expect(try await checkout.scan().copiedFolders == ["Kit"])
    }
    let checkout = try checkout(settings: "INFOPLIST_FILE = Kit/Info.plist;")
    try checkout.write(Self.licence("Film Makers"), to: "Kit/LICENSE")
    try checkout.write("<plist><dict></dict></plist>", to: "Kit/Info.plist")
    #expect(try await checkout.scan().copiedFolders == [])
  }

  @Test func whereThereIsNoOtherAppNothingIsACopy() async throws {
    let checkout = try TemporaryCheckout()
    try checkout.write(Self.player, to: "Kit/Player.swift")
    try checkout.write(Self.licence("Film Makers"), to: "Kit/LICENSE")
    #expect(try await checkout.scan().copiedFolders == [])
    try checkout.writeProject("Kit/pkg/apple/Kit", settings: "")
    #expect(try await checkout.scan().copiedFolders == [])
    try checkout.writeProject("App/App", settings: "")
    #expect(try await checkout.scan().copiedFolders == ["Kit"])
  }

  @Test func aFolderInWhichNothingIsFoundIsNotNamed() async throws {
    let checkout = try checkout()
    try checkout.write(Self.licence("Film Makers"), to: "Fonts/LICENSE")
    #expect(try await checkout.scan().copiedFolders == [])
  }

  private func checkout(settings: String = "") throws -> TemporaryCheckout {
    let checkout = try TemporaryCheckout()
    try checkout.writeProject("App", settings: settings)
    try checkout.write(Self.player, to: "Kit/Sources/Player.swift")
    return checkout
  }
}
