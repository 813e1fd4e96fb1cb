package letter

// marked holds, for each combining mark, the letters that may carry it, each followed by the same letter with
// the mark: the canonical pairs of Unicode for Latin, Greek and Cyrillic letters. A test compares them with
// golang.org/x/text, which is too large for the game.
var marked = map[rune]string{
	0x0300: "AÀEÈIÌNǸOÒUÙWẀYỲaàeèiìnǹoòuùwẁyỳÂẦÊỀÔỒÜǛâầêềôồüǜĂẰăằĒḔēḕŌṐōṑƠỜơờƯỪưừЕЀИЍеѐиѝ",
	0x0301: "AÁCĆEÉGǴIÍKḰLĹMḾNŃOÓPṔRŔSŚUÚWẂYÝZŹaácćeégǵiíkḱlĺmḿnńoópṕrŕsśuúwẃyýzź¨΅ÂẤÅǺÆǼÇḈÊẾÏḮÔỐÕṌØǾÜǗâấåǻæǽçḉêếïḯôốõṍøǿüǘĂẮăắĒḖēḗŌṒōṓŨṸũṹƠỚơớƯỨưứΑΆΕΈΗΉΙΊΟΌΥΎΩΏαάεέηήιίοόυύωώϊΐϋΰϒϓГЃКЌгѓкќ",
	0x0302: "AÂCĈEÊGĜHĤIÎJĴOÔSŜUÛWŴYŶZẐaâcĉeêgĝhĥiîjĵoôsŝuûwŵyŷzẑẠẬạậẸỆẹệỌỘọộ",
	0x0303: "AÃEẼIĨNÑOÕUŨVṼYỸaãeẽiĩnñoõuũvṽyỹÂẪÊỄÔỖâẫêễôỗĂẴăẵƠỠơỡƯỮưữ",
	0x0304: "AĀEĒGḠIĪOŌUŪYȲaāeēgḡiīoōuūyȳÄǞÆǢÕȬÖȪÜǕäǟæǣõȭöȫüǖǪǬǫǭȦǠȧǡȮȰȯȱИӢУӮиӣуӯḶḸḷḹṚṜṛṝ",
	0x0306: "AĂEĔGĞIĬOŎUŬaăeĕgğiĭoŏuŭȨḜȩḝАӐЕӖЖӁИЙУЎаӑеӗжӂийуўẠẶạặ",
	0x0307: "AȦBḂCĊDḊEĖFḞGĠHḢIİMṀNṄOȮPṖRṘSṠTṪWẆXẊYẎZŻaȧbḃcċdḋeėfḟgġhḣmṁnṅoȯpṗrṙsṡtṫwẇxẋyẏzżŚṤśṥŠṦšṧſẛṢṨṣṩ",
	0x0308: "AÄEËHḦIÏOÖUÜWẄXẌYŸaäeëhḧiïoötẗuüwẅxẍyÿÕṎõṏŪṺūṻΙΪΥΫιϊυϋϒϔІЇАӒЕЁЖӜЗӞИӤОӦУӰЧӴЫӸЭӬаӓеёжӝзӟиӥоӧуӱчӵыӹэӭіїӘӚәӛӨӪөӫ",
	0x0309: "AẢEẺIỈOỎUỦYỶaảeẻiỉoỏuủyỷÂẨÊỂÔỔâẩêểôổĂẲăẳƠỞơởƯỬưử",
	0x030a: "AÅUŮaåuůwẘyẙ",
	0x030b: "OŐUŰoőuűУӲуӳ",
	0x030c: "AǍCČDĎEĚGǦHȞIǏKǨLĽNŇOǑRŘSŠTŤUǓZŽaǎcčdďeěgǧhȟiǐjǰkǩlľnňoǒrřsštťuǔzžÜǙüǚƷǮʒǯ",
	0x030f: "AȀEȄIȈOȌRȐUȔaȁeȅiȉoȍrȑuȕѴѶѵѷ",
	0x0311: "AȂEȆIȊOȎRȒUȖaȃeȇiȋoȏrȓuȗ",
	0x031b: "OƠUƯoơuư",
	0x0323: "AẠBḄDḌEẸHḤIỊKḲLḶMṂNṆOỌRṚSṢTṬUỤVṾWẈYỴZẒaạbḅdḍeẹhḥiịkḳlḷmṃnṇoọrṛsṣtṭuụvṿwẉyỵzẓƠỢơợƯỰưự",
	0x0324: "UṲuṳ",
	0x0325: "AḀaḁ",
	0x0326: "SȘTȚsștț",
	0x0327: "CÇDḐEȨGĢHḨKĶLĻNŅRŖSŞTŢcçdḑeȩgģhḩkķlļnņrŗsştţ",
	0x0328: "AĄEĘIĮOǪUŲaąeęiįoǫuų",
	0x032d: "DḒEḘLḼNṊTṰUṶdḓeḙlḽnṋtṱuṷ",
	0x032e: "HḪhḫ",
	0x0330: "EḚIḬUṴeḛiḭuṵ",
	0x0331: "BḆDḎKḴLḺNṈRṞTṮZẔbḇdḏhẖkḵlḻnṉrṟtṯzẕ",
}

// with returns a letter with a combining mark, 0 if there is none.
func with(letter, mark rune) rune {
	var last rune
	odd := false
	for _, r := range marked[mark] {
		if odd && last == letter {
			return r
		}
		last, odd = r, !odd
	}
	return 0
}

// plain returns a letter without its last mark, 0 if it has none.
func plain(letter rune) rune {
	if letter < 0xc0 {
		return 0
	}
	for _, pairs := range marked {
		var last rune
		odd := false
		for _, r := range pairs {
			if odd && r == letter {
				return last
			}
			last, odd = r, !odd
		}
	}
	return 0
}

// isMark reports whether a character is a mark on the letter before it.
func isMark(r rune) bool { return r >= 0x300 && r <= 0x36f }

// isUnseen reports whether a character only changes how others look: joiners, directions, variants, skins.
func isUnseen(r rune) bool {
	return r >= 0x200b && r <= 0x200f || r >= 0x202a && r <= 0x202e || r >= 0x2060 && r <= 0x2069 || r >= 0xfe00 && r <= 0xfe0f || r == 0xfeff ||
		r >= 0x1f3fb && r <= 0x1f3ff || r >= 0xe0000 && r <= 0xe0fff
}

// substitute stands for what the typeface does not have.
const substitute = '?'

// spell returns a text as it can be drawn: letters and marks joined, and a letter without its mark or a
// question mark where the typeface has no better. exact reports whether nothing had to be changed for that.
func (t *typeface) spell(text string) (spelled string, exact bool) {
	ready := true
	for _, r := range text {
		if r >= 0x7f && (isMark(r) || isUnseen(r) || t.get(r).index == 0) || r < ' ' {
			ready = false
			break
		}
	}
	if ready {
		return text, true
	}
	exact = true
	var out []rune
	for _, r := range text {
		switch {
		case isMark(r):
			var joined rune
			if len(out) > 0 {
				joined = with(out[len(out)-1], r)
			}
			if joined == 0 {
				exact = false
				continue
			}
			out[len(out)-1] = joined
		case isUnseen(r):
			exact = false
		default:
			out = append(out, r)
		}
	}
	for i, r := range out {
		for r != 0 && t.get(r).index == 0 {
			r, exact = plain(r), false
		}
		if r == 0 {
			r = substitute
		}
		out[i] = r
	}
	return string(out), exact
}
