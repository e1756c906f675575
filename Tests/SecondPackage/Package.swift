// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "player",
  dependencies: [.package(name: "orientation-docs", path: "../..")],
  targets: [
    .target(name: "Player"),
    .testTarget(
      name: "PlayerTests",
      dependencies: [.product(name: "OrientationDocsTesting", package: "orientation-docs")]),
  ]
)
