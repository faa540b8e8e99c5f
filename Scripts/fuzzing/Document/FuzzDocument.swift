import AshlarDocument

/// Reads any bytes as a layout document, and lays out small ones.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDocument(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  do throws(DocumentError) {
    let file = try DocumentFile(bytes, name: "fuzz")
    for result in file.documents {
      let document = try result.get()
      guard count < 2000 else { continue }
      let scene = DocumentScene(document)
      _ = try scene.layout()
    }
  } catch {
    return 0
  }
  return 0
}
