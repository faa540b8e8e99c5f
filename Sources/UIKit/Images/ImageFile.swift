import Foundation

/// The file of an image, with what its name says about the scale.
struct ImageFile {
  private(set) var values: ImageValues

  /// The image at a path, or the finest of those beside it whose name says a scale.
  init?(path: String) {
    let url = URL(fileURLWithPath: path)
    let stem = url.deletingPathExtension().lastPathComponent
    let ending = url.pathExtension
    if let scale = ImageFile.scale(of: stem) {
      self.init(url: url, name: String(stem.dropLast(3)), scale: scale)
      return
    }
    let folder = url.deletingLastPathComponent()
    for scale in [3, 2, 1] {
      let name = scale == 1 ? stem : "\(stem)@\(scale)x"
      let candidate = folder.appendingPathComponent(ending.isEmpty ? name : "\(name).\(ending)")
      if FileManager.default.fileExists(atPath: candidate.path) {
        self.init(url: candidate, name: stem, scale: CGFloat(scale))
        return
      }
    }
    return nil
  }

  /// The image of a name in a bundle, which may be without the ending of its file.
  init?(name: String, in bundle: Bundle) {
    guard !name.isEmpty, let folder = bundle.resourceURL else { return nil }
    let endings = URL(fileURLWithPath: name).pathExtension.isEmpty ? [".png", ".jpg", ".jpeg", ".gif"] : [""]
    for ending in endings {
      if let found = ImageFile(path: folder.appendingPathComponent(name + ending).path) {
        self = found
        return
      }
    }
    return nil
  }

  private init?(url: URL, name: String, scale: CGFloat) {
    guard let data = try? Data(contentsOf: url), let values = ImageValues(name: name, data: data, scale: scale) else {
      return nil
    }
    self.values = values
  }

  private static func scale(of stem: String) -> CGFloat? {
    stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : nil
  }
}
