import AshlarDSL
import AshlarLayout

// 200 statements of every form: `Scripts/compile-time` prints how long the compiler takes to check their types.

func chain0(_ items: [LayoutGuide]) -> [Constraint] {
  let (a, b, c) = (items[0], items[1], items[2])
  return a.snp.prepareConstraints {
    $0.left.equalToSuperview().offset(1)
    $0.top.equalTo(b.snp.bottom).offset(2)
    $0.right.lessThanOrEqualTo(b.snp.left).inset(3)
    $0.bottom.equalToSuperview().inset(4).priority(.high)
    $0.width.equalTo(b).multipliedBy(0.5).offset(5)
    $0.height.greaterThanOrEqualTo(6).priority(6)
    $0.size.equalTo(Size(width: 7, height: 7)).priority(.low - 1)
    $0.center.equalTo(b).offset(Point(x: 8, y: -8))
    $0.edges.equalToSuperview().inset(EdgeInsets(top: 9, left: 8, bottom: 9, right: 8)).labeled("edges 9")
    $0.leading.trailing.equalTo(b.snp.directionalMargins).inset(10)
    $0.centerX.equalTo(b.snp.trailing).dividedBy(2).offset(-11.5)
    $0.width.height.lessThanOrEqualTo([b, c]).offset(12)
    $0.firstBaseline.equalTo(b.snp.lastBaseline).offset(13 + 0.5).priority(999.5)
    $0.top.greaterThanOrEqualToSuperview { $0.snp.topMargin }.offset(14)
    $0.directionalEdges.equalTo(DirectionalEdgeInsets(top: 15, leading: 1, bottom: 2, trailing: 3))
    $0.width.equalTo(b.snp.height).multipliedBy(16.0 / 9).labeled("ratio")
    $0.margins.equalTo(b.snp.edges).inset(17)
    $0.left.greaterThanOrEqualTo([b.snp.right, c.snp.right]).offset(18)
    $0.centerY.equalToSuperview().multipliedBy(1.5).offset(-19)
    $0.lastBaseline.lessThanOrEqualToSuperview().inset(20).priority(.required - 1).labeled("text")
  }
}

func chain1(_ items: [LayoutGuide]) -> [Constraint] {
  let (b, c, d) = (items[1], items[2], items[3])
  return b.snp.prepareConstraints {
    $0.left.equalToSuperview().offset(21)
    $0.top.equalTo(c.snp.bottom).offset(22)
    $0.right.lessThanOrEqualTo(c.snp.left).inset(23)
    $0.bottom.equalToSuperview().inset(24).priority(.high)
    $0.width.equalTo(c).multipliedBy(0.5).offset(25)
    $0.height.greaterThanOrEqualTo(26).priority(26)
    $0.size.equalTo(Size(width: 27, height: 27)).priority(.low - 1)
    $0.center.equalTo(c).offset(Point(x: 28, y: -28))
    $0.edges.equalToSuperview().inset(EdgeInsets(top: 29, left: 8, bottom: 29, right: 8)).labeled("edges 29")
    $0.leading.trailing.equalTo(c.snp.directionalMargins).inset(30)
    $0.centerX.equalTo(c.snp.trailing).dividedBy(2).offset(-31.5)
    $0.width.height.lessThanOrEqualTo([c, d]).offset(32)
    $0.firstBaseline.equalTo(c.snp.lastBaseline).offset(33 + 0.5).priority(999.5)
    $0.top.greaterThanOrEqualToSuperview { $0.snp.topMargin }.offset(34)
    $0.directionalEdges.equalTo(DirectionalEdgeInsets(top: 35, leading: 1, bottom: 2, trailing: 3))
    $0.width.equalTo(c.snp.height).multipliedBy(16.0 / 9).labeled("ratio")
    $0.margins.equalTo(c.snp.edges).inset(37)
    $0.left.greaterThanOrEqualTo([c.snp.right, d.snp.right]).offset(38)
    $0.centerY.equalToSuperview().multipliedBy(1.5).offset(-39)
    $0.lastBaseline.lessThanOrEqualToSuperview().inset(40).priority(.required - 1).labeled("text")
  }
}

func chain2(_ items: [LayoutGuide]) -> [Constraint] {
  let (c, d, e) = (items[2], items[3], items[4])
  return c.snp.prepareConstraints {
    $0.left.equalToSuperview().offset(41)
    $0.top.equalTo(d.snp.bottom).offset(42)
    $0.right.lessThanOrEqualTo(d.snp.left).inset(43)
    $0.bottom.equalToSuperview().inset(44).priority(.high)
    $0.width.equalTo(d).multipliedBy(0.5).offset(45)
    $0.height.greaterThanOrEqualTo(46).priority(46)
    $0.size.equalTo(Size(width: 47, height: 47)).priority(.low - 1)
    $0.center.equalTo(d).offset(Point(x: 48, y: -48))
    $0.edges.equalToSuperview().inset(EdgeInsets(top: 49, left: 8, bottom: 49, right: 8)).labeled("edges 49")
    $0.leading.trailing.equalTo(d.snp.directionalMargins).inset(50)
    $0.centerX.equalTo(d.snp.trailing).dividedBy(2).offset(-51.5)
    $0.width.height.lessThanOrEqualTo([d, e]).offset(52)
    $0.firstBaseline.equalTo(d.snp.lastBaseline).offset(53 + 0.5).priority(999.5)
    $0.top.greaterThanOrEqualToSuperview { $0.snp.topMargin }.offset(54)
    $0.directionalEdges.equalTo(DirectionalEdgeInsets(top: 55, leading: 1, bottom: 2, trailing: 3))
    $0.width.equalTo(d.snp.height).multipliedBy(16.0 / 9).labeled("ratio")
    $0.margins.equalTo(d.snp.edges).inset(57)
    $0.left.greaterThanOrEqualTo([d.snp.right, e.snp.right]).offset(58)
    $0.centerY.equalToSuperview().multipliedBy(1.5).offset(-59)
    $0.lastBaseline.lessThanOrEqualToSuperview().inset(60).priority(.required - 1).labeled("text")
  }
}

func chain3(_ items: [LayoutGuide]) -> [Constraint] {
  let (d, e, f) = (items[3], items[4], items[5])
  return d.snp.prepareConstraints {
    $0.left.equalToSuperview().offset(61)
    $0.top.equalTo(e.snp.bottom).offset(62)
    $0.right.lessThanOrEqualTo(e.snp.left).inset(63)
    $0.bottom.equalToSuperview().inset(64).priority(.high)
    $0.width.equalTo(e).multipliedBy(0.5).offset(65)
    $0.height.greaterThanOrEqualTo(66).priority(66)
    $0.size.equalTo(Size(width: 67, height: 67)).priority(.low - 1)
    $0.center.equalTo(e).offset(Point(x: 68, y: -68))
    $0.edges.equalToSuperview().inset(EdgeInsets(top: 69, left: 8, bottom: 69, right: 8)).labeled("edges 69")
    $0.leading.trailing.equalTo(e.snp.directionalMargins).inset(70)
    $0.centerX.equalTo(e.snp.trailing).dividedBy(2).offset(-71.5)
    $0.width.height.lessThanOrEqualTo([e, f]).offset(72)
    $0.firstBaseline.equalTo(e.snp.lastBaseline).offset(73 + 0.5).priority(999.5)
    $0.top.greaterThanOrEqualToSuperview { $0.snp.topMargin }.offset(74)
    $0.directionalEdges.equalTo(DirectionalEdgeInsets(top: 75, leading: 1, bottom: 2, trailing: 3))
    $0.width.equalTo(e.snp.height).multipliedBy(16.0 / 9).labeled("ratio")
    $0.margins.equalTo(e.snp.edges).inset(77)
    $0.left.greaterThanOrEqualTo([e.snp.right, f.snp.right]).offset(78)
    $0.centerY.equalToSuperview().multipliedBy(1.5).offset(-79)
    $0.lastBaseline.lessThanOrEqualToSuperview().inset(80).priority(.required - 1).labeled("text")
  }
}

func chain4(_ items: [LayoutGuide]) -> [Constraint] {
  let (e, f, g) = (items[4], items[5], items[6])
  return e.snp.prepareConstraints {
    $0.left.equalToSuperview().offset(81)
    $0.top.equalTo(f.snp.bottom).offset(82)
    $0.right.lessThanOrEqualTo(f.snp.left).inset(83)
    $0.bottom.equalToSuperview().inset(84).priority(.high)
    $0.width.equalTo(f).multipliedBy(0.5).offset(85)
    $0.height.greaterThanOrEqualTo(86).priority(86)
    $0.size.equalTo(Size(width: 87, height: 87)).priority(.low - 1)
    $0.center.equalTo(f).offset(Point(x: 88, y: -88))
    $0.edges.equalToSuperview().inset(EdgeInsets(top: 89, left: 8, bottom: 89, right: 8)).labeled("edges 89")
    $0.leading.trailing.equalTo(f.snp.directionalMargins).inset(90)
    $0.centerX.equalTo(f.snp.trailing).dividedBy(2).offset(-91.5)
    $0.width.height.lessThanOrEqualTo([f, g]).offset(92)
    $0.firstBaseline.equalTo(f.snp.lastBaseline).offset(93 + 0.5).priority(999.5)
    $0.top.greaterThanOrEqualToSuperview { $0.snp.topMargin }.offset(94)
    $0.directionalEdges.equalTo(DirectionalEdgeInsets(top: 95, leading: 1, bottom: 2, trailing: 3))
    $0.width.equalTo(f.snp.height).multipliedBy(16.0 / 9).labeled("ratio")
    $0.margins.equalTo(f.snp.edges).inset(97)
    $0.left.greaterThanOrEqualTo([f.snp.right, g.snp.right]).offset(98)
    $0.centerY.equalToSuperview().multipliedBy(1.5).offset(-99)
    $0.lastBaseline.lessThanOrEqualToSuperview().inset(100).priority(.required - 1).labeled("text")
  }
}

func chain5(_ items: [LayoutGuide]) -> [Constraint] {
  let (f, g, h) = (items[5], items[6], items[7])
  return f.snp.prepareConstraints {
    $0.left.equalToSuperview().offset(101)
    $0.top.equalTo(g.snp.bottom).offset(102)
    $0.right.lessThanOrEqualTo(g.snp.left).inset(103)
    $0.bottom.equalToSuperview().inset(104).priority(.high)
    $0.width.equalTo(g).multipliedBy(0.5).offset(105)
    $0.height.greaterThanOrEqualTo(106).priority(106)
    $0.size.equalTo(Size(width: 107, height: 107)).priority(.low - 1)
    $0.center.equalTo(g).offset(Point(x: 108, y: -108))
    $0.edges.equalToSuperview().inset(EdgeInsets(top: 109, left: 8, bottom: 109, right: 8)).labeled("edges 109")
    $0.leading.trailing.equalTo(g.snp.directionalMargins).inset(110)
    $0.centerX.equalTo(g.snp.trailing).dividedBy(2).offset(-111.5)
    $0.width.height.lessThanOrEqualTo([g, h]).offset(112)
    $0.firstBaseline.equalTo(g.snp.lastBaseline).offset(113 + 0.5).priority(999.5)
    $0.top.greaterThanOrEqualToSuperview { $0.snp.topMargin }.offset(114)
    $0.directionalEdges.equalTo(DirectionalEdgeInsets(top: 115, leading: 1, bottom: 2, trailing: 3))
    $0.width.equalTo(g.snp.height).multipliedBy(16.0 / 9).labeled("ratio")
    $0.margins.equalTo(g.snp.edges).inset(117)
    $0.left.greaterThanOrEqualTo([g.snp.right, h.snp.right]).offset(118)
    $0.centerY.equalToSuperview().multipliedBy(1.5).offset(-119)
    $0.lastBaseline.lessThanOrEqualToSuperview().inset(120).priority(.required - 1).labeled("text")
  }
}

func chain6(_ items: [LayoutGuide]) -> [Constraint] {
  let (g, h, i) = (items[6], items[7], items[8])
  return g.snp.prepareConstraints {
    $0.left.equalToSuperview().offset(121)
    $0.top.equalTo(h.snp.bottom).offset(122)
    $0.right.lessThanOrEqualTo(h.snp.left).inset(123)
    $0.bottom.equalToSuperview().inset(124).priority(.high)
    $0.width.equalTo(h).multipliedBy(0.5).offset(125)
    $0.height.greaterThanOrEqualTo(126).priority(126)
    $0.size.equalTo(Size(width: 127, height: 127)).priority(.low - 1)
    $0.center.equalTo(h).offset(Point(x: 128, y: -128))
    $0.edges.equalToSuperview().inset(EdgeInsets(top: 129, left: 8, bottom: 129, right: 8)).labeled("edges 129")
    $0.leading.trailing.equalTo(h.snp.directionalMargins).inset(130)
    $0.centerX.equalTo(h.snp.trailing).dividedBy(2).offset(-131.5)
    $0.width.height.lessThanOrEqualTo([h, i]).offset(132)
    $0.firstBaseline.equalTo(h.snp.lastBaseline).offset(133 + 0.5).priority(999.5)
    $0.top.greaterThanOrEqualToSuperview { $0.snp.topMargin }.offset(134)
    $0.directionalEdges.equalTo(DirectionalEdgeInsets(top: 135, leading: 1, bottom: 2, trailing: 3))
    $0.width.equalTo(h.snp.height).multipliedBy(16.0 / 9).labeled("ratio")
    $0.margins.equalTo(h.snp.edges).inset(137)
    $0.left.greaterThanOrEqualTo([h.snp.right, i.snp.right]).offset(138)
    $0.centerY.equalToSuperview().multipliedBy(1.5).offset(-139)
    $0.lastBaseline.lessThanOrEqualToSuperview().inset(140).priority(.required - 1).labeled("text")
  }
}

func chain7(_ items: [LayoutGuide]) -> [Constraint] {
  let (h, i, j) = (items[7], items[8], items[9])
  return h.snp.prepareConstraints {
    $0.left.equalToSuperview().offset(141)
    $0.top.equalTo(i.snp.bottom).offset(142)
    $0.right.lessThanOrEqualTo(i.snp.left).inset(143)
    $0.bottom.equalToSuperview().inset(144).priority(.high)
    $0.width.equalTo(i).multipliedBy(0.5).offset(145)
    $0.height.greaterThanOrEqualTo(146).priority(146)
    $0.size.equalTo(Size(width: 147, height: 147)).priority(.low - 1)
    $0.center.equalTo(i).offset(Point(x: 148, y: -148))
    $0.edges.equalToSuperview().inset(EdgeInsets(top: 149, left: 8, bottom: 149, right: 8)).labeled("edges 149")
    $0.leading.trailing.equalTo(i.snp.directionalMargins).inset(150)
    $0.centerX.equalTo(i.snp.trailing).dividedBy(2).offset(-151.5)
    $0.width.height.lessThanOrEqualTo([i, j]).offset(152)
    $0.firstBaseline.equalTo(i.snp.lastBaseline).offset(153 + 0.5).priority(999.5)
    $0.top.greaterThanOrEqualToSuperview { $0.snp.topMargin }.offset(154)
    $0.directionalEdges.equalTo(DirectionalEdgeInsets(top: 155, leading: 1, bottom: 2, trailing: 3))
    $0.width.equalTo(i.snp.height).multipliedBy(16.0 / 9).labeled("ratio")
    $0.margins.equalTo(i.snp.edges).inset(157)
    $0.left.greaterThanOrEqualTo([i.snp.right, j.snp.right]).offset(158)
    $0.centerY.equalToSuperview().multipliedBy(1.5).offset(-159)
    $0.lastBaseline.lessThanOrEqualToSuperview().inset(160).priority(.required - 1).labeled("text")
  }
}

func chain8(_ items: [LayoutGuide]) -> [Constraint] {
  let (i, j, a) = (items[8], items[9], items[0])
  return i.snp.prepareConstraints {
    $0.left.equalToSuperview().offset(161)
    $0.top.equalTo(j.snp.bottom).offset(162)
    $0.right.lessThanOrEqualTo(j.snp.left).inset(163)
    $0.bottom.equalToSuperview().inset(164).priority(.high)
    $0.width.equalTo(j).multipliedBy(0.5).offset(165)
    $0.height.greaterThanOrEqualTo(166).priority(166)
    $0.size.equalTo(Size(width: 167, height: 167)).priority(.low - 1)
    $0.center.equalTo(j).offset(Point(x: 168, y: -168))
    $0.edges.equalToSuperview().inset(EdgeInsets(top: 169, left: 8, bottom: 169, right: 8)).labeled("edges 169")
    $0.leading.trailing.equalTo(j.snp.directionalMargins).inset(170)
    $0.centerX.equalTo(j.snp.trailing).dividedBy(2).offset(-171.5)
    $0.width.height.lessThanOrEqualTo([j, a]).offset(172)
    $0.firstBaseline.equalTo(j.snp.lastBaseline).offset(173 + 0.5).priority(999.5)
    $0.top.greaterThanOrEqualToSuperview { $0.snp.topMargin }.offset(174)
    $0.directionalEdges.equalTo(DirectionalEdgeInsets(top: 175, leading: 1, bottom: 2, trailing: 3))
    $0.width.equalTo(j.snp.height).multipliedBy(16.0 / 9).labeled("ratio")
    $0.margins.equalTo(j.snp.edges).inset(177)
    $0.left.greaterThanOrEqualTo([j.snp.right, a.snp.right]).offset(178)
    $0.centerY.equalToSuperview().multipliedBy(1.5).offset(-179)
    $0.lastBaseline.lessThanOrEqualToSuperview().inset(180).priority(.required - 1).labeled("text")
  }
}

func chain9(_ items: [LayoutGuide]) -> [Constraint] {
  let (j, a, b) = (items[9], items[0], items[1])
  return j.snp.prepareConstraints {
    $0.left.equalToSuperview().offset(181)
    $0.top.equalTo(a.snp.bottom).offset(182)
    $0.right.lessThanOrEqualTo(a.snp.left).inset(183)
    $0.bottom.equalToSuperview().inset(184).priority(.high)
    $0.width.equalTo(a).multipliedBy(0.5).offset(185)
    $0.height.greaterThanOrEqualTo(186).priority(186)
    $0.size.equalTo(Size(width: 187, height: 187)).priority(.low - 1)
    $0.center.equalTo(a).offset(Point(x: 188, y: -188))
    $0.edges.equalToSuperview().inset(EdgeInsets(top: 189, left: 8, bottom: 189, right: 8)).labeled("edges 189")
    $0.leading.trailing.equalTo(a.snp.directionalMargins).inset(190)
    $0.centerX.equalTo(a.snp.trailing).dividedBy(2).offset(-191.5)
    $0.width.height.lessThanOrEqualTo([a, b]).offset(192)
    $0.firstBaseline.equalTo(a.snp.lastBaseline).offset(193 + 0.5).priority(999.5)
    $0.top.greaterThanOrEqualToSuperview { $0.snp.topMargin }.offset(194)
    $0.directionalEdges.equalTo(DirectionalEdgeInsets(top: 195, leading: 1, bottom: 2, trailing: 3))
    $0.width.equalTo(a.snp.height).multipliedBy(16.0 / 9).labeled("ratio")
    $0.margins.equalTo(a.snp.edges).inset(197)
    $0.left.greaterThanOrEqualTo([a.snp.right, b.snp.right]).offset(198)
    $0.centerY.equalToSuperview().multipliedBy(1.5).offset(-199)
    $0.lastBaseline.lessThanOrEqualToSuperview().inset(200).priority(.required - 1).labeled("text")
  }
}
