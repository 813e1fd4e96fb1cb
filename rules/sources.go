package rules

// The sources of chance of the whole box. A number depends on seed, source and
// count, so no two uses of chance under one kind of seed may share a source.
// Each group below is what is drawn under one kind of seed, with its range. A
// test holds the groups to their ranges and finds numbers given elsewhere.
// A new source takes a free number; old ones never change.

// Touria, under the game's seed, 1 to 99: part of the record format.
const (
	TouriaItems  Source = 1 // the item stack and its reshuffles
	TouriaOrders Source = 2 // the three stacks of orders, one after the other
	TouriaDoors  Source = 3 // the castle doors
	TouriaBag    Source = 4 // one number a gem drawn
	TouriaDie    Source = 5 // one number a roll
)

// Touria, under the seed of who fills in or forgets what is hidden, 100 to 199.
const (
	TouriaHidden Source = 100 // what a view leaves open
	TouriaFuture Source = 101 // the seed of the chance to come
	TouriaDice   Source = 102 // the dice of policies
	TouriaForget Source = 110 // what a poor memory forgets
)

// Bots and the search, under the seed of one decision, 0 to 9.
const (
	BotTies    Source = 0 // among decisions of equal value
	BotSearch  Source = 1 // the seed of each iteration
	BotError   Source = 2 // whether a decision is an error
	BotInstead Source = 3 // what is decided instead
)

// Learning, under seed 0, 1 to 9.
const (
	LearnIn  Source = 1 // the first weights of the hidden units' inputs
	LearnOut Source = 2 // and of their outputs
)

// Sessions, under the game's seed and seeds made of it, 1000 to 1099.
const (
	SessionStart  Source = 1000 // the starting player, if nobody chose one
	SessionBots   Source = 1001 // the seeds of bots
	SessionHerald Source = 1002 // the seeds of the herald's hints
)

// The arena, under seeds made of a match's, 1000 to 1099.
const (
	ArenaDeals     Source = 1000 // the seeds of games
	ArenaStarts    Source = 1001 // the starting players
	ArenaBots      Source = 1002 // the seeds of bots
	ArenaNoise     Source = 1003 // which decisions are random in training
	ArenaSeating   Source = 1004 // who plays by the weights in training
	ArenaBootstrap Source = 1005 // samples of games for intervals
	ArenaSample    Source = 1010 // which positions are judged
	ArenaJudge     Source = 1011 // the seeds of judges
)
