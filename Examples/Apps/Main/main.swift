import AshlarApps
import AshlarAppsExport
import AshlarJSON
import Foundation

// `ashlar-apps FOLDER` writes the trees of the examples as layout documents, for `Scripts/oracle/apps.py` and everybody
// who wants to look at them.
guard CommandLine.arguments.count == 2 else {
  FileHandle.standardError.write(Data("usage: ashlar-apps FOLDER\n".utf8))
  exit(64)
}
let folder = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
for screen in AppScreen.all {
  let text = JSONWriter.write(await AppExport.json(of: screen), style: .pretty) + "\n"
  try Data(text.utf8).write(to: folder.appendingPathComponent("\(screen.name).json"))
}
