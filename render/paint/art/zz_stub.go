package art

// Note to both paint helpers from the lead: board.go (boardSteps, boardwater,
// boardroads, trees, sites on the map) is the FIRST helper's. Title, logo,
// hall, finale, confetti are the SECOND helper's. marks.go stays as it is.

func stub(s *sheet) {}
