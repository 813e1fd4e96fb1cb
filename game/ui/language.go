package ui

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
