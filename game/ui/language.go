package ui

import "touria.games/touria/game/words"

// Speak switches to a language. An unknown one changes nothing.
func (scr *screen) Speak(lang string) {
	if !scr.words.Use(lang) {
		return
	}
	scr.settings.Language = lang
	scr.retell()
}

// followLanguage switches to the chosen language once its texts have loaded.
func (scr *screen) followLanguage() {
	if scr.words.Follow() {
		scr.retell()
	}
}

// retell makes all scenes renew their texts after a change of language.
func (scr *screen) retell() {
	for _, s := range scr.stack {
		if r, ok := s.(interface{ Retell() }); ok {
			r.Retell()
		}
	}
	scr.Changed()
}

// PicturesLate says that images fail to load.
func PicturesLate(a *App) string { return a.T("pictures.late") }

// WordsLate says that the texts of the chosen language fail to load, and which language is used meanwhile.
func WordsLate(a *App) string {
	name := func(lang string) string { return a.T("language." + lang) }
	return a.T("words.late", words.Lit("Wanted", name(a.words.Chosen())), words.Lit("Now", name(a.words.Lang())))
}
