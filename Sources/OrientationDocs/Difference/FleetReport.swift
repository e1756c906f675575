import AppBook
import Basics
import Orientation

/// Many apps: what is found in each, and what the newest iOS changes for it, as a terminal, a pull request, a table and a
/// program read it.
struct FleetReport: DifferenceReport {
  /// A table of the report: its title, its head and its rows.
  private struct Table {
    let title: String
    let head: [String]
    let rows: [[String]]
    /// How many rows are left out.
    var rest = 0
  }

  /// How many apps the report lists; the tables of data have all.
  private static let mostApps = 50

  let noun = "finding"
  let apps: [FleetApp]
  private let versions = AppComparison.latest

  init(_ apps: [FleetApp]) { self.apps = apps }

  var count: Int { apps.reduce(0) { $0 + $1.problems.count } }
}

extension FleetReport {
  var text: [SafeText] {
    var lines: [SafeText] = [headline]
    for table in tables {
      lines += ["", "\(table.title)"]
      let rows = [table.head] + table.rows
      let widths = table.head.indices.map { column in rows.map { $0[column].harmless.unicodeScalars.count }.max() ?? 0 }
      lines += rows.map { row in
        let cells = zip(row, widths).map { cell, width in
          cell.harmless + String(repeating: " ", count: width - cell.harmless.unicodeScalars.count)
        }
        return "  \(String(cells.joined(separator: "  ")[...].trimmed))"
      }
      if table.rest > 0 { lines.append("  \(table.rest) more: `--format csv` has all") }
    }
    return lines
  }

  var markdown: String {
    func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }
    return "**\(headline.text)**\n"
      + tables.map { table in
        "\n### \(table.title)\n\n" + line(table.head) + line(table.head.map { _ in "---" })
          + table.rows.map { line($0.map(\.escapedForMarkdown)) }.joined()
          + (table.rest > 0 ? "\n\(table.rest) more: `--format csv` has all.\n" : "")
      }.joined()
  }

  /// All findings and changes of all apps, a line each.
  var csv: [UInt8] {
    var bytes: [UInt8] = []
    func write(_ fields: [String?]) {
      CommaSeparatedValues.write(fields.map { Self.field($0 ?? "")[...] }, into: &bytes)
    }
    write(["app", "file", "what", "id", "severity", "since", "until", "subject", "path", "text"])
    for app in apps {
      for problem in app.problems {
        write([
          app.name, app.path, "finding", problem.kind.rawValue, problem.isError ? "error" : "warning",
          problem.versions.first.description, problem.versions.end?.description, problem.subject, problem.path,
          problem.text,
        ])
      }
      for change in app.changes {
        write([
          app.name, app.path, "change", change.kind.rawValue, nil, change.since.description, nil, nil, change.path,
          change.text,
        ])
      }
    }
    return bytes
  }

  var json: [UInt8] {
    JSONWriter.file { json in
      json.member("old", versions.old.description)
      json.member("new", versions.new.description)
      json.objectLines("apps", of: apps) { app, json in
        json.member("app", app.name)
        json.member("file", app.path)
        json.member("oldest", app.oldest?.description)
        json.objects("findings", of: app.problems) { problem, json in
          json.member("id", problem.kind.rawValue)
          json.member("severity", problem.isError ? "error" : "warning")
          json.member("since", problem.versions.first.description)
          json.member("until", problem.versions.end?.description)
          json.member("subject", problem.subject)
          json.member("path", problem.path)
          json.member("text", problem.text)
        }
        json.objects("changes", of: app.changes) { change, json in
          json.member("kind", change.kind.rawValue)
          json.member("since", change.since.description)
          json.member("path", change.path)
          json.member("text", change.text)
        }
      }
    }
  }
}

extension FleetReport {
  /// What each kind of change is called at the head of its column.
  private static func name(_ kind: AppChange.Kind) -> String {
    switch kind {
    case .launch: "launch"
    case .screen: "screens"
    case .lock: "locks"
    case .call: "calls"
    case .upload: "upload"
    case .finding: "other"
    }
  }

  private var headline: SafeText {
    let changes = apps.reduce(0) { $0 + $1.changes.count }
    let stopped = apps.count { $0.changes.contains { $0.kind == .launch } }
    let refused = apps.count { $0.problems.contains { $0.kind == .uploadRefused } }
    let parts: [SafeText?] = [
      Count.of(apps.count, "app"),
      stopped == 0 ? nil : "\(stopped) \(stopped == 1 ? "does" : "do") not launch on iOS \(versions.new)",
      refused == 0 ? nil : "the App Store rejects \(refused)",
      "\(Count.of(count, "finding")) in \(Count.of(apps.count { !$0.problems.isEmpty }, "app"))",
      "\(Count.of(changes, "change")) from iOS \(versions.old) to iOS \(versions.new)"
        + " in \(Count.of(apps.count { !$0.changes.isEmpty }, "app"))",
    ]
    return parts.compactMap(\.self).joined(separator: " · ")
  }

  private var tables: [Table] { [appsTable, findingsTable, versionsTable].filter { !$0.rows.isEmpty } }

  /// The apps, those that the newer version harms most first.
  private var appsTable: Table {
    let isShared = Dictionary(grouping: apps, by: \.name).mapValues { $0.count > 1 }
    func weight(_ app: FleetApp) -> [Int] {
      [
        app.changes.count { $0.kind == .launch }, app.problems.count(where: \.isError), app.problems.count,
        app.changes.count,
      ]
    }
    let sorted = apps.map { (app: $0, weight: weight($0)) }.enumerated().sorted { one, other in
      one.element.weight == other.element.weight
        ? one.offset < other.offset : other.element.weight.lexicographicallyPrecedes(one.element.weight)
    }.map(\.element.app)
    let rows = sorted.prefix(Self.mostApps).map { app in
      [
        app.name + (isShared[app.name] == true ? " (\(app.path))" : ""), app.oldest.map { "\($0)+" } ?? "",
        Self.number(app.problems.count), Self.number(app.problems.count(where: \.isError)),
      ] + AppChange.Kind.allCases.map { kind in Self.number(app.changes.count { $0.kind == kind }) }
    }
    return Table(
      title: "Apps: findings, and changes from iOS \(versions.old) to iOS \(versions.new)",
      head: ["App", "iOS", "findings", "errors"] + AppChange.Kind.allCases.map(Self.name), rows: rows,
      rest: apps.count - rows.count)
  }

  private var findingsTable: Table {
    let rows = AppFindingKind.allCases.compactMap { kind -> (apps: Int, row: [String])? in
      let found = apps.map { $0.problems.filter { $0.kind == kind } }.filter { !$0.isEmpty }
      guard let first = found.joined().map(\.versions.first).min() else { return nil }
      return (found.count, [kind.rawValue, "\(found.count)", "\(found.joined().count)", "\(first)+"])
    }
    return Table(
      title: "Findings", head: ["Finding", "apps", "findings", "iOS"],
      rows: rows.enumerated().sorted { one, other in
        one.element.apps == other.element.apps ? one.offset < other.offset : one.element.apps > other.element.apps
      }.map(\.element.row))
  }

  private var versionsTable: Table {
    let known = apps.flatMap(\.changes).map(\.since).withoutRepeats.sorted()
    let rows = known.flatMap { version in
      AppChange.Kind.allCases.compactMap { kind -> [String]? in
        let counts = apps.map { $0.changes.count { $0.kind == kind && $0.since == version } }.filter { $0 > 0 }
        if counts.isEmpty { return nil }
        return [
          "iOS \(version)", ComparisonWords(language: .english).title(kind), "\(counts.count)",
          "\(counts.reduce(0, +))",
        ]
      }
    }
    return Table(title: "Changes by version", head: ["From", "What", "apps", "changes"], rows: rows)
  }

  /// A number; nothing for none, so that one sees where something is.
  private static func number(_ number: Int) -> String { number == 0 ? "" : "\(number)" }

  /// A field on one line, which no spreadsheet takes for a formula.
  private static func field(_ text: String) -> String {
    let text = text.harmless
    return text.first.map("=+-@".contains) == true ? "'" + text : text
  }
}
