package rules

// These are all the sources of chance in the box. A number depends on seed, source and count, so
// two uses of chance under the same kind of seed must not share a source. Each group below belongs
// to one kind of seed and has its own range. A test checks the ranges and that no source is
// numbered elsewhere. A new source takes a free number; existing ones never change.

// Touria, under the game's seed, 1 to 99. These are part of the record format.
const (
	TouriaItems  Source = 1 // the item stack and its reshuffles
	TouriaOrders Source = 2 // the three stacks of orders, one after the other
	TouriaDoors  Source = 3 // the castle doors
	TouriaBag    Source = 4 // one number for each gem drawn
	TouriaDie    Source = 5 // one number for each roll
)

// Touria, under the seed used to fill in or forget hidden information, 100 to 199.
const (
	TouriaHidden Source = 100 // what a view leaves open
	TouriaFuture Source = 101 // the seed for future chance
	TouriaDice   Source = 102 // random choices of policies
	TouriaForget Source = 110 // what an imperfect memory forgets
)

// Grimoria, under the game's seed, 1 to 99. These are part of the record format.
const (
	GrimoriaStack     Source = 1 // the adventure stack and its reshuffles
	GrimoriaTreasures Source = 2 // the treasure stack
	GrimoriaOrder     Source = 3 // the first order
	GrimoriaDraws     Source = 4 // one number for each card drawn from the discard pile
)

// Grimoria, under the seed used to fill in hidden information, 100 to 199.
const (
	GrimoriaHidden Source = 100 // what a view leaves open
	GrimoriaFuture Source = 101 // the seed for future chance
)

// Bots and the search, under the seed of one decision, 0 to 9.
const (
	BotTies    Source = 0 // choice among decisions of equal value
	BotSearch  Source = 1 // the seed of each iteration
	BotError   Source = 2 // whether to make an error
	BotInstead Source = 3 // which decision to make instead
)

// Learning, under seed 0, 1 to 9.
const (
	LearnIn  Source = 1 // initial input weights of the hidden units
	LearnOut Source = 2 // initial output weights of the hidden units
)

// Sessions, under the game's seed and seeds derived from it, 1000 to 1099.
const (
	SessionStart  Source = 1000 // the starting player, unless one was chosen
	SessionBots   Source = 1001 // the seeds of bots
	SessionHerald Source = 1002 // the seeds of the herald's hints
	LessonRedraw  Source = 1003 // the seeds of what chance could have brought instead
	LessonWorth   Source = 1004 // the seeds of playouts
	LessonLook    Source = 1005 // the seeds of looks at choices
)

// The arena, under seeds derived from a match's, 1000 to 1099.
const (
	ArenaDeals     Source = 1000 // the seeds of games
	ArenaStarts    Source = 1001 // the starting players
	ArenaBots      Source = 1002 // the seeds of bots
	ArenaNoise     Source = 1003 // which training decisions are random
	ArenaSeating   Source = 1004 // who plays by the weights in training
	ArenaBootstrap Source = 1005 // bootstrap samples of games for intervals
	ArenaSample    Source = 1010 // which positions are judged
	ArenaJudge     Source = 1011 // the seeds of judges
)
