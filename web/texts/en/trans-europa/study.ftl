### English texts of the study of Trans Europa. *word* is set in bold.

# $round (figure)
# $all (figure)
round = round { $round } of { $all }

rounds = Choose a round
chart = Chance to win the round
judgement = Based on

# $name (text): a player’s name
known = What { $name } could know

open = All hands face up

# $name (text): a player’s name
knownAbout = Every player’s chances, as { $name } could know them at the time.

openAbout = Every player’s chances with all hands face up.
player = Which player?
deal = The deal

# $turn (figure)
# $all (figure)
turnOf = Turn { $turn } of { $all }

# $turn (figure)
turn = Turn { $turn }

# $round (figure)
inRound = round { $round }

# $point (figure)
# $all (figure)
pointOf = Turning point { $point } of { $all }

noPoint = No turning point here
pointBefore = Previous turning point
pointAfter = Next turning point
first = To the deal
back = One turn back
forward = One turn on
last = To the last turn
table = As a table
curve = As a curve
scope = Figures for
wholeGame = Whole game
working = Finding what decided it…

## columns

columns_turn = Turn
columns_player = Player
columns_lost = Cost

## 

# $count (number)
costly =
    { $count ->
        [one] { $count } costly turn
       *[other] { $count } costly turns
    }

nothing = No better turn was found.

# $share (text): a percentage: “31%”
accuracy = Accuracy { $share }

accuracyAbout = How much of the best turns’ winning chance this player kept.

# $share (text): a percentage: “31%”
doubt = ± { $share }

# $move (text, by name)
# $better (text, by name)
# $played (text, by name)
betterIs = Better: { $move }, { $better } instead of { $played }.

## moves

# $place (text): where: a message of the group places
moves_start = a start { $place }

# $count (number)
# $city (text): the name of a city
moves_to =
    { $count ->
        [one] { $count } track to { $city }
       *[other] { $count } tracks to { $city }
    }

# $count (number)
# $city (text): the name of a city
moves_towards =
    { $count ->
        [one] { $count } track towards { $city }
       *[other] { $count } tracks towards { $city }
    }

# $count (number)
# $place (text): where: a message of the group places
moves_at =
    { $count ->
        [one] { $count } track { $place }
       *[other] { $count } tracks { $place }
    }

moves_none = no track

## 

# $chance (text): a percentage: “31%”
playedWell = No better turn was found. The chance to win the round is { $chance }.

dealAbout = Before the first start marker: the chances that the cards alone give.
played = played
better = better
playOnPlayed = Continue as played
playOutBetter = Try the better turn

# $chance (text): a percentage: “31%”
playedAt = played { $chance }

# $chance (text): a percentage: “31%”
betterAt = better { $chance }

# $name (text): a player’s name
likely = probably { $name }’s

# $name (text): a player’s name
holds = { $name }’s cities

## reasons

reasons_completes = It links all cities at once.

# $city (text): the name of a city
reasons_reaches = It links { $city }.

# $cities (text): names of cities, already joined
reasons_together = It brings { $cities } nearer at the same time.

# $name (text): a player’s name
# $city (text): the name of a city
# $share (text): a percentage: “31%”
reasons_leave = { $name } builds to { $city } anyway, in { $share } of the likely deals.

# $city (text): the name of a city
# $share (text): a percentage: “31%”
reasons_alone = The other players rarely build to { $city }: only in { $share } of the likely deals.

# $city (text): the name of a city
reasons_nobody = No other player builds to { $city }.

# $better (number)
# $played (figure)
reasons_fewer =
    { $better ->
        [one] It leaves { $better } track to build instead of { $played }.
       *[other] It leaves { $better } tracks to build instead of { $played }.
    }

reasons_double = The double line took the whole turn.
reasons_keepsFerry = It saves a coloured track for another ferry.

# $better (number)
# $played (figure)
reasons_start =
    { $better ->
        [one] From there it takes { $better } track to link the cities, instead of { $played }.
       *[other] From there it takes { $better } tracks to link the cities, instead of { $played }.
    }

# $name (text): a player’s name
# $better (text)
# $played (text)
reasons_slows = It leaves { $name } a chance of { $better } instead of { $played }.

## story

# $round (figure)
story_unfinished = Round { $round } was not finished.

# $who (person, by name)
# $round (figure, by name)
# $turn (figure, by name)
# $turns (text, by name): Several turns: "14, 22 and 26".
# $share (text, by name): a percentage: “31%”
# $before (text, by name): What it had been.
# $name (text, by name): Somebody else.
story_lost_mistake =
    { $who ->
        [you] You lost round { $round } at turn { $turn }: it cost { $share } of the winning chance.
       *[other] { $who } lost round { $round } at turn { $turn }: it cost { $share } of the winning chance.
    }

# $who (person, by name)
# $round (figure, by name)
# $turn (number, by name)
# $turns (text, by name): Several turns: "14, 22 and 26".
# $share (text, by name): a percentage: “31%”
# $before (text, by name): What it had been.
# $name (text, by name): Somebody else.
story_lost_mistakes =
    { $who ->
        [you] You lost round { $round } over several turns: { $turns }.
       *[other] { $who } lost round { $round } over several turns: { $turns }.
    }

# $who (person, by name)
# $round (figure, by name)
# $turn (number, by name)
# $turns (text, by name): Several turns: "14, 22 and 26".
# $share (text, by name): a percentage: “31%”
# $before (text, by name): What it had been.
# $name (text, by name): Somebody else.
story_lost_cards =
    { $who ->
        [you] You lost round { $round } to the cards: they left a chance of only { $share }.
       *[other] { $who } lost round { $round } to the cards: they left a chance of only { $share }.
    }

# $who (person, by name)
# $round (figure, by name)
# $turn (figure, by name)
# $turns (text, by name): Several turns: "14, 22 and 26".
# $share (text, by name): a percentage: “31%”
# $before (text, by name): What it had been.
# $name (text, by name): Somebody else.
story_lost_blow =
    { $who ->
        [you] You lost round { $round } to { $name }’s turn { $turn }: the chance fell from { $before } to { $share }.
       *[other] { $who } lost round { $round } to { $name }’s turn { $turn }: the chance fell from { $before } to { $share }.
    }

# $who (person, by name)
# $round (figure, by name)
# $turn (figure, by name)
# $turns (text, by name): Several turns: "14, 22 and 26".
# $share (text, by name): a percentage: “31%”
# $before (text, by name): What it had been.
# $name (text, by name): Somebody else.
story_lost_lead =
    { $who ->
        [you] You lost round { $round } despite a chance of { $share } at turn { $turn }.
       *[other] { $who } lost round { $round } despite a chance of { $share } at turn { $turn }.
    }

# $who (person, by name)
# $round (figure, by name)
# $turn (number, by name)
# $turns (text, by name): Several turns: "14, 22 and 26".
# $share (text, by name): a percentage: “31%”
# $before (text, by name): What it had been.
# $name (text, by name): Somebody else.
story_lost_finish =
    { $who ->
        [you] You lost round { $round } at the very end: the chance was still { $share } before the last turn.
       *[other] { $who } lost round { $round } at the very end: the chance was still { $share } before the last turn.
    }

# $who (person, by name)
# $round (figure, by name)
# $turn (number, by name)
# $turns (text, by name): Several turns: "14, 22 and 26".
# $share (text, by name): a percentage: “31%”
# $before (text, by name): What it had been.
# $name (text, by name): Somebody else.
story_lost_never =
    { $who ->
        [you] You lost round { $round }: the chance to win was never above { $share }.
       *[other] { $who } lost round { $round }: the chance to win was never above { $share }.
    }

# $who (person, by name)
# $round (figure, by name)
# $turn (number, by name)
# $turns (text, by name): Several turns: "14, 22 and 26".
# $share (text, by name): a percentage: “31%”
# $before (text, by name): What it had been.
# $name (text, by name): Somebody else.
story_lost_nothing =
    { $who ->
        [you] You lost round { $round }; no single turn decided it.
       *[other] { $who } lost round { $round }; no single turn decided it.
    }

# $who (person, by name)
# $round (figure, by name)
# $turn (number, by name)
# $turns (text, by name): Several turns: "14, 22 and 26".
# $share (text, by name): a percentage: “31%”
# $before (text, by name): What it had been.
# $name (text, by name): Somebody else.
story_won_cards =
    { $who ->
        [you] You won round { $round } with good cards: a chance of { $share } from the start.
       *[other] { $who } won round { $round } with good cards: a chance of { $share } from the start.
    }

# $who (person, by name)
# $round (figure, by name)
# $turn (figure, by name)
# $turns (text, by name): Several turns: "14, 22 and 26".
# $share (text, by name): a percentage: “31%”
# $before (text, by name): What it had been.
# $name (text, by name): Somebody else.
story_won_gift =
    { $who ->
        [you] You won round { $round } thanks to { $name }’s mistake at turn { $turn }: +{ $share }.
       *[other] { $who } won round { $round } thanks to { $name }’s mistake at turn { $turn }: +{ $share }.
    }

# $who (person, by name)
# $round (figure, by name)
# $turn (figure, by name)
# $turns (text, by name): Several turns: "14, 22 and 26".
# $share (text, by name): a percentage: “31%”
# $before (text, by name): What it had been.
# $name (text, by name): Somebody else.
story_won_turn =
    { $who ->
        [you] You won round { $round } thanks to { $name }’s turn { $turn }: the chance rose from { $before } to { $share }.
       *[other] { $who } won round { $round } thanks to { $name }’s turn { $turn }: the chance rose from { $before } to { $share }.
    }

# $who (person, by name)
# $round (figure, by name)
# $turn (figure, by name)
# $turns (text, by name): Several turns: "14, 22 and 26".
# $share (text, by name): a percentage: “31%”
# $before (text, by name): What it had been.
# $name (text, by name): Somebody else.
story_won_moves =
    { $who ->
        [you] You won round { $round } by playing well, above all at turn { $turn }: +{ $share }.
       *[other] { $who } won round { $round } by playing well, above all at turn { $turn }: +{ $share }.
    }

# $who (person, by name)
# $round (figure, by name)
# $turn (number, by name)
# $turns (text, by name): Several turns: "14, 22 and 26".
# $share (text, by name): a percentage: “31%”
# $before (text, by name): What it had been.
# $name (text, by name): Somebody else.
story_won_others =
    { $who ->
        [you] You won round { $round } with help from the other players’ turns: +{ $share }.
       *[other] { $who } won round { $round } with help from the other players’ turns: +{ $share }.
    }

# $who (person, by name)
# $round (figure, by name)
# $turn (number, by name)
# $turns (text, by name): Several turns: "14, 22 and 26".
# $share (text, by name): a percentage: “31%”
# $before (text, by name): What it had been.
# $name (text, by name): Somebody else.
story_won_nothing =
    { $who ->
        [you] You won round { $round }; no single turn decided it.
       *[other] { $who } won round { $round }; no single turn decided it.
    }

# $who (person, by name)
# $round (figure, by name)
# $turn (number, by name)
# $turns (text, by name): Several turns: "14, 22 and 26".
# $share (text, by name): a percentage: “31%”
# $before (text, by name): What it had been.
# $name (text, by name): Somebody else.
story_shared =
    { $who ->
        [you] You shared round { $round } with { $name }.
       *[other] { $who } shared round { $round } with { $name }.
    }

# $turn (figure)
# $share (text): a percentage: “31%”
story_although = Turn { $turn } cost { $share }.

# $who (person)
# $points (number)
story_game_won =
    { $who ->
        [you] You won the game by
       *[other] { $who } won the game by
    } { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }

# $who (person)
# $points (number)
# $name (text): a player’s name
story_game_lost =
    { $who ->
        [you] You lost the game to { $name } by
       *[other] { $who } lost the game to { $name } by
    } { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }

# $who (person)
# $name (text): a player’s name
story_game_shared =
    { $who ->
        [you] You won the game together with { $name }.
       *[other] { $who } won the game together with { $name }.
    }

# $round (figure)
# $points (number)
# $name (text): a player’s name
story_game_ahead =
    { $points ->
        [one] Round { $round } decided it: { $points } point more than { $name }.
       *[other] Round { $round } decided it: { $points } points more than { $name }.
    }

# $round (figure)
# $points (number)
# $name (text): a player’s name
story_game_behind =
    { $points ->
        [one] Round { $round } decided it: { $points } point fewer than { $name }.
       *[other] Round { $round } decided it: { $points } points fewer than { $name }.
    }

story_game_steady = No single round decided it.

# $round (figure)
# $turn (figure)
# $share (text): a percentage: “31%”
story_game_costliest = Costliest turn: turn { $turn } of round { $round }, −{ $share }.

## 

luck = Luck and skill

# $from (text)
# $to (text)
fromTo = from { $from } to { $to }

cards = Cards
ownMoves = Own turns
others = Other players
luckAbout = Compared with all players playing on as usual.
perRound = per round

# $count (number)
dealCost =
    { $count ->
        [one] *Deal:* the cities take at least { $count } track
       *[other] *Deal:* the cities take at least { $count } tracks
    }

# $mean (text)
allHands = average { $mean }

# $share (text): a percentage: “31%”
dealBetter = { $share } of all hands take more.

hands = All hands face up
what = Known at the time

# $viewer (text): a player’s name
# $name (text): a player’s name
reads = { $name }’s cities, as far as { $viewer } could tell

# $share (text): a percentage: “31%”
rest = others { $share }

isHeld = held

# $name (text, by name): a player’s name
# $turn (figure, by name)
# $city (text, by name): the name of a city
# $before (text, by name)
# $after (text, by name)
toldMost = Turn { $turn } revealed most about { $name }: the chance of { $city } rose from { $before } to { $after }.

reading = Reading the tracks…

# $turn (figure)
# $all (figure)
firstLook = Quick analysis: turn { $turn } of { $all }

# $turn (figure)
# $all (figure)
refining = Thorough analysis: turn { $turn } of { $all }

# $deals (text)
done = { $deals } deals per turn

stopped = Stopped
stop = Stop
goOn = Continue
failed = This game cannot be reviewed.
save = Save the figures as a file
replay = Watch the replay

## tabs

tabs_label = View
tabs_moves = Moves
tabs_luck = Luck
tabs_known = Known

## puzzles

puzzles_what = Kind of puzzle
puzzles_which = Puzzles of the day
puzzles_today = Today
puzzles_kinds_net = Cheapest network
puzzles_kinds_turn = Two tracks
puzzles_kinds_start = Where to start
puzzles_kinds_whose = Whose city?
puzzles_about_net = Link the five cities with as few tracks as you can. A double line counts two. Press lines to choose them, or use Shift and a direction key.
puzzles_about_turn = Lay the tracks that win the round most often. Press lines on the board, or use Shift and a direction key.
puzzles_about_start = Place your start marker where you win the round most often. Press a junction, or move to it with the direction keys and press Space.

# $city (text): the name of a city
puzzles_about_whose = Who holds { $city }, if anyone? Step through the round and look for clues in the tracks.

# $colour (text): the name of a colour
puzzles_youAre = You are { $colour }.

puzzles_choices = Answers
puzzles_nobody = Nobody

# $count (number)
puzzles_cost =
    { $count ->
        [one] { $count } track
       *[other] { $count } tracks
    }

# $count (number)
puzzles_joined = { $count } of 5 cities linked

puzzles_allJoined = all five cities linked
puzzles_undo = Undo
puzzles_clear = Remove all

# $now (figure)
# $all (figure)
puzzles_tryOf = try { $now } of { $all }

# $count (number)
puzzles_tooMany =
    { $count ->
        [one] { $count } track more than needed.
       *[other] { $count } tracks more than needed.
    }

puzzles_check = Check
puzzles_show = Show the answer
puzzles_next = Next puzzle
puzzles_solved = Solved!
puzzles_failed = Not this time.

# $count (number)
puzzles_bestIs =
    { $count ->
        [one] The cheapest network takes { $count } track.
       *[other] The cheapest network takes { $count } tracks.
    }

puzzles_proof_move = This is how often each of the two wins the round in a thousand likely deals.
puzzles_proof_whose = This is how likely each player was to hold it, judging by the tracks.

# $rating (figure)
puzzles_level = level { $rating }

# $rating (figure)
puzzles_rating = Your rating: { $rating }

# $count (number)
puzzles_row =
    { $count ->
        [one] { $count } day in a row
       *[other] { $count } days in a row
    }

# $count (number)
puzzles_daySolved = { $count } solved

puzzles_monthBefore = Previous month
puzzles_monthAfter = Next month
puzzles_goOn = Continue
puzzles_noMove = Nothing is on the board yet.

# $share (text): a percentage: “31%”
puzzles_nearly = Almost right: another move is { $share } better. Try again.

puzzles_judging = Checking your move…
puzzles_yours = Your move
puzzles_inGame = Your move in the game
puzzles_tempting = A tempting move
puzzles_best = The best move

# What is on the board once it has ended.
puzzles_look_label = On the board

puzzles_look_both = Both moves
puzzles_look_chosen = After this one
puzzles_look_best = After the best

# $who (text)
puzzles_missing = Tracks missing after bots have played it out with these cards: { $who }.

# $name (text): a player’s name
# $count (figure)
puzzles_missingOf = { $name } { $count }

puzzles_round = The round so far

# $turn (figure)
# $name (text): a player’s name
puzzles_pastTurn = Turn { $turn }: { $name }

# $place (text): where: a message of the group places
puzzles_starts = starts { $place }

# $count (number)
# $place (text): where: a message of the group places
puzzles_builds =
    { $count ->
        [one] { $count } track { $place }
       *[other] { $count } tracks { $place }
    }

# $turn (figure, by name)
# $name (text, by name): a player’s name
# $holder (text, by name): a player’s name
# $city (text, by name): the name of a city
# $before (text, by name)
# $after (text, by name)
puzzles_tells = Turn { $turn } by { $name }: the chance that { $holder } holds { $city } changed from { $before } to { $after }.

# $turn (figure, by name)
# $name (text, by name): a player’s name
# $holder (text, by name): a player’s name
# $city (text, by name): the name of a city
# $before (text, by name)
# $after (text, by name)
puzzles_tellsNobody = Turn { $turn } by { $name }: the chance that nobody holds { $city } changed from { $before } to { $after }.

puzzles_longTold = No single turn gave it away, only all the tracks together.

# $rating (figure)
# $change (text)
# $level (figure)
# $solved (flag)
puzzles_rated =
    { $solved ->
        [yes] Your rating: { $rating } ({ $change }, level { $level } solved).
       *[no] Your rating: { $rating } ({ $change }, level { $level } not solved).
    }

puzzles_steps_first = To the first turn
puzzles_steps_back = One turn back
puzzles_steps_forward = One turn on
puzzles_steps_last = To the last turn
puzzles_allDone = You have done all puzzles of this kind.

## learn

# $count (number)
learn_open =
    { $count ->
        [one] Learn from this turn
       *[other] Learn from these { $count } turns
    }

learn_title = Learn from your mistakes

# $place (text): where: a message of the group places
# $share (text): a percentage: “31%”
learn_was = Your turn { $place } cost { $share } of your winning chance. Find a better one.

learn_preparing = Preparing the next question…
learn_none = None of these turns is clearly wrong in other deals.

# $solved (number)
# $all (figure)
learn_done = You found { $solved } of { $all } better turns. They come back in “Your mistakes”.

learn_back = Back to the review

## mine

mine_title = Your mistakes

# $share (text): a percentage: “31%”
mine_none = No mistakes to practise today. Mistakes of { $share } or more in your reviewed games without special cards appear here. They return until you find the better turn.

## trainer

trainer_title = Read the table

# $colour (text): the name of a colour
trainer_whose = Which cities does { $colour } hold?

trainer_about = Pick one city of each region. The tracks of that player glow. Afterwards you see the bots’ analysis of the same tracks.
trainer_you = You
trainer_reader = Bot analysis
trainer_ofFive = of 5 right
trainer_next = Next position
trainer_allDone = No more positions today. They return when they are due.
