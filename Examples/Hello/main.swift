import Ashlar

let window = Window(size: Size(width: 320, height: 100))
let photo = ImageView(image: Image(name: "photo", size: Size(width: 64, height: 64)))
photo.identifier = "photo"
let title = Label()
title.identifier = "title"
title.text = "Auto Layout for Swift on Linux"
title.numberOfLines = 0
window.addSubview(photo)
window.addSubview(title)

photo.snp.makeConstraints { make in
  make.left.equalToSuperview().offset(16)
  make.centerY.equalToSuperview()
}
title.snp.makeConstraints { make in
  make.left.equalTo(photo.snp.right).offset(12)
  make.right.equalToSuperview().inset(16)
  make.centerY.equalTo(photo)
}

window.layoutIfNeeded()
print(window.recursiveDescription())
