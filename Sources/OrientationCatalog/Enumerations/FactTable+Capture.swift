// What the angles of cameras and the orientations of their images rest on.

extension FactTable {
  static let squareCam = Source(
    "square-cam", "SquareCam, a sample of Apple's in a third-party repository",
    "https://github.com/seanxiaoxiang/SquareCam/blob/58e1be6c5df24ecb69883ce75590f48f67285ac3/SquareCam/SquareCamViewController.m",
    .sourceCode)

  static let appleQA1744 = Source(
    "apple-qa1744", "QA1744: Setting the orientation of video with AV Foundation",
    "https://developer.apple.com/library/archive/qa/qa1744/_index.html", .documentation)

  private static let pjsip4751 = Source.issue("pjsip-4751", "pjsip/pjproject", 4751)

  private static let forums825928 = Source(
    "apple-forums-825928", "Apple Developer Forums 825928: angles of the front camera of iPhone 17 Pro",
    "https://developer.apple.com/forums/thread/825928", .issue)

  static let captureSentences = [
    Sentence(
      """
      The back camera is mounted in landscape right and the front camera in landscape left: in these orientations, \
      their angles are 0.
      """,
      "后置相机按 landscapeRight 安装，前置相机按 landscapeLeft 安装：在这些方向上角度为 0。",
      [
        Citation(unopened: appleQA1744),
        Citation(
          squareCam, at: "captureOutput:didOutputSampleBuffer:fromConnection:, switch",
          "EXIF's 1 for the back camera in the device's landscape left and for the front camera in landscape right; 3 the other way round"
        ),
        Citation(
          pjsip4751, .agreesInPart, part: "the front camera", at: "description, table, column iPhone SE",
          "orientations 1, 2, 3 and 4 go with the angles 90, 270, 180 and 0", ran: true),
        Citation(
          forums825928, .agreesInPart, part: "the front camera", at: "observed angles, 14 Pro",
          "capture angles of 90 in portrait and of 180 in interface orientation 3", ran: true),
      ]),
    Sentence(
      "The front camera of iPhone 17 is mounted in portrait: its angles are 90 degrees less.",
      "iPhone 17 的前置相机按 portrait 安装：其角度小 90 度。",
      [
        Citation(
          pjsip4751, at: "description, table, column iPhone 17",
          "orientations 1, 2, 3 and 4 go with the angles 0, 180, 90 and 270", ran: true),
        Citation(
          forums825928, .agreesInPart, part: "portrait, on 17 Pro", at: "observed angles, 17 Pro",
          "a capture angle of 0 in portrait", ran: true),
      ]),
    Sentence(
      """
      Assumption: the orientation of an image follows from the angle of its camera on every device except iPhone 17, \
      whose photos are said to be compensated.
      """,
      "假设：除 iPhone 17（据称会补偿照片方向）外，图像方向由相机角度得出。", []),
  ]
}
