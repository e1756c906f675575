import Basics
import HTML
import Orientation
import OrientationCatalog

/// What the preview of the back camera shows where its connection keeps portrait's angle, and the angle that it needs.
struct CameraPicture: Picture {
  static let specification = BlockSpecification(
    "camera", summary: "the preview of the back camera in each orientation, with the angle of portrait",
    noun: "picture",
    .plain { _ in CameraPicture() })

  /// A way to hold the device, whose interface follows, and the preview on it.
  struct Pose: Equatable {
    let held: DeviceOrientation
    /// The angle that makes the preview upright.
    let needed: Int
    /// How far the preview is turned clockwise from upright, in degrees from 0 to 270.
    let turn: Int
  }

  let poses: [Pose] = {
    guard let kept = Camera.back.videoRotationAngle(for: .portrait) else { return [] }
    return DeviceOrientation.allCases.compactMap { held in
      Camera.back.videoRotationAngle(for: held).map {
        Pose(held: held, needed: $0, turn: (kept - $0 + 360) % 360)
      }
    }
  }()

  var mentions: [EntryKey] { poses.map { .symbol("UIDeviceOrientation." + $0.held.swiftName) } }

  func alternative(_ words: PictureWords) -> String { poses.map { words.preview($0) }.joined(separator: " ") }

  func render(into page: inout HTMLWriter, context: BlockContext) {
    let words = PictureWords(language: context.language)
    page.panels(poses, words.cameraLegend(poses), "panels moments") { pose, page in
      page.canvas(128, 128, "sketch moment", label: words.preview(pose)) { write(pose, into: &$0) }
      page.tag(.p) { page in
        page.symbol(pose.held.swiftName, .symbol("UIDeviceOrientation." + pose.held.swiftName), context)
        page.void(.br)
        page.tag(.small, text: words.needs(pose))
      }
    }
  }
}

extension CameraPicture {
  private func write(_ pose: Pose, into page: inout HTMLWriter) {
    page.group("translate(64 64) rotate(\(pose.held.drawnAngle))") { page in
      page.group("scale(2) translate(-32 -32)") { $0.shapes(OrientationPicture.Frame.phone.drawing) }
      // The interface is upright on the device that it follows; the preview is turned in it.
      page.group("rotate(\(pose.turn - pose.held.drawnAngle))") {
        $0.shapes(
          #"<path class="hills" d="M0 -22l14 32h-28z" /><path class="title" d="M0 10v10" /><path d="M-22 20h44" />"#)
      }
    }
  }
}

// What the previews say.

extension PictureWords {
  func cameraLegend(_ poses: [CameraPicture.Pose]) -> String {
    let angle = poses.first { $0.held == .portrait }?.needed ?? 0
    return pick(
      "The preview of the back camera, whose connection keeps \(angle)°, the angle of portrait. The interface follows the device.",
      "后置相机的预览，其连接保持竖屏的角度 \(angle)°。界面跟随设备旋转。")
  }

  /// The angle that the preview needs, and how it looks with that of portrait.
  func needs(_ pose: CameraPicture.Pose) -> String {
    let look =
      switch pose.turn {
      case 0: pick("upright", "画面是正的")
      case 180: pick("upside down", "画面倒置")
      default: pick("sideways", "画面横倒")
      }
    return pick("\(look), needs \(pose.needed)°", "\(look)，需要 \(pose.needed)°")
  }

  /// A preview, for those who do not see it.
  func preview(_ pose: CameraPicture.Pose) -> String {
    pick("Device in \(pose.held.swiftName): \(needs(pose)).", "设备方向 \(pose.held.swiftName)：\(needs(pose))。")
  }
}
