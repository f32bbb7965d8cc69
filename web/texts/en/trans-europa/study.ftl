### English texts of the study of Trans Europa. *word* is set in bold.

# $round (figure)
# $all (figure)
round = round { $round } of { $all }

rounds = Choose a round
chart = Chance to win the round
judgement = Judged by

# $name (text): a player’s name
known = What { $name } could know

open = All hands face up

# $name (text): a player’s name
knownAbout = Everybody’s chances as { $name } could know them at the time.

openAbout = Everybody’s chances with all hands face up.
player = Whose game?
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
pointBefore = Turning point before
pointAfter = Next turning point
first = To the deal
back = One turn back
forward = One turn on
last = To the last turn
table = As a table
curve = As a curve
scope = What the figures are about
wholeGame = Whole game
working = Working out what decided it …

## columns

columns_turn = Turn
columns_player = Player
columns_lost = Gave away

## 

# $count (number)
costly =
    { $count ->
        [one] { $count } costly turn
       *[other] { $count } costly turns
    }

nothing = Nothing better was found.

# $share (text): a percentage: “31%”
accuracy = Accuracy { $share }

accuracyAbout = Of the chance that the best turns would have kept, the share that was kept.

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
playedWell = No better turn was found: { $chance } to win the round.

dealAbout = Before the first marker: what the cards alone are worth.
played = played
better = better
playOnPlayed = Play on as played
playOutBetter = Play out the better choice

# $chance (text): a percentage: “31%”
playedAt = played { $chance }

# $chance (text): a percentage: “31%”
betterAt = better { $chance }

# $name (text): a player’s name
likely = likely { $name }’s

# $name (text): a player’s name
holds = { $name }’s cities

## reasons

reasons_completes = It connects all cities at once.

# $city (text): the name of a city
reasons_reaches = It reaches { $city }.

# $cities (text): names of cities, already joined
reasons_together = It comes nearer to { $cities } at once.

# $name (text): a player’s name
# $city (text): the name of a city
# $share (text): a percentage: “31%”
reasons_leave = { $name } will build to { $city } anyway: in { $share } of the deals.

# $city (text): the name of a city
# $share (text): a percentage: “31%”
reasons_alone = Nobody else builds to { $city }: the others do in only { $share } of the deals.

# $city (text): the name of a city
reasons_nobody = Nobody else builds to { $city }.

# $better (number)
# $played (figure)
reasons_fewer =
    { $better ->
        [one] It leaves { $better } track to build instead of { $played }.
       *[other] It leaves { $better } tracks to build instead of { $played }.
    }

reasons_double = The double line cost the whole turn.
reasons_keepsFerry = It keeps a coloured track for another ferry.

# $better (number)
# $played (figure)
reasons_start =
    { $better ->
        [one] From there the cities cost { $better } track instead of { $played }.
       *[other] From there the cities cost { $better } tracks instead of { $played }.
    }

# $name (text): a player’s name
# $better (text)
# $played (text)
reasons_slows = It leaves { $name } { $better } instead of { $played }.

## story

# $round (figure)
story_unfinished = Round { $round } was not played to its end.

# $who (person, by name)
# $round (figure, by name)
# $turn (figure, by name)
# $turns (text, by name): Several turns: "14, 22 and 26".
# $share (text, by name): a percentage: “31%”
# $before (text, by name): What it had been.
# $name (text, by name): Somebody else.
story_lost_mistake =
    { $who ->
        [you] You lost round { $round } at turn { $turn }, which gave away { $share }.
       *[other] { $who } lost round { $round } at turn { $turn }, which gave away { $share }.
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
        [you] You lost round { $round } in several turns: { $turns }.
       *[other] { $who } lost round { $round } in several turns: { $turns }.
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
        [you] You lost round { $round } to the cards: they left only { $share }.
       *[other] { $who } lost round { $round } to the cards: they left only { $share }.
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
        [you] You lost round { $round } to { $name }’s turn { $turn }: { $before } before it, { $share } after.
       *[other] { $who } lost round { $round } to { $name }’s turn { $turn }: { $before } before it, { $share } after.
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
        [you] You lost round { $round } despite { $share } at turn { $turn }.
       *[other] { $who } lost round { $round } despite { $share } at turn { $turn }.
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
        [you] You lost round { $round } at the very end, with { $share } before the last turn.
       *[other] { $who } lost round { $round } at the very end, with { $share } before the last turn.
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
        [you] You won round { $round } with good cards, worth { $share } from the start.
       *[other] { $who } won round { $round } with good cards, worth { $share } from the start.
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
        [you] You won round { $round } because { $name } slipped at turn { $turn }: +{ $share }.
       *[other] { $who } won round { $round } because { $name } slipped at turn { $turn }: +{ $share }.
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
        [you] You won round { $round } with help from the others’ moves: +{ $share }.
       *[other] { $who } won round { $round } with help from the others’ moves: +{ $share }.
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
story_although = Turn { $turn } gave away { $share }.

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
ownMoves = Own moves
others = The others
luckAbout = Measured against everybody playing on in the usual way.
perRound = per round

# $count (number)
dealCost =
    { $count ->
        [one] *Deal:* the cities cost { $count } track at best
       *[other] *Deal:* the cities cost { $count } tracks at best
    }

# $mean (text)
allHands = all hands { $mean }

# $share (text): a percentage: “31%”
dealBetter = { $share } of all hands cost more.

hands = All hands face up
what = What could be known

# $viewer (text): a player’s name
# $name (text): a player’s name
reads = { $name }’s cities, as { $viewer } could read them

# $share (text): a percentage: “31%”
rest = others { $share }

isHeld = held

# $name (text, by name): a player’s name
# $turn (figure, by name)
# $city (text, by name): the name of a city
# $before (text, by name)
# $after (text, by name)
toldMost = Turn { $turn } told most about { $name }: { $city } rose from { $before } to { $after }.

reading = Reading the tracks …

# $turn (figure)
# $all (figure)
firstLook = First look: turn { $turn } of { $all }

# $turn (figure)
# $all (figure)
refining = Refining: turn { $turn } of { $all }

# $deals (text)
done = { $deals } deals tried for each turn

stopped = Stopped
stop = Stop
goOn = Go on
failed = This game cannot be studied.
save = Save the figures as a file
replay = Watch the replay

## tabs

tabs_label = What to look at
tabs_moves = Moves
tabs_luck = Luck
tabs_known = Known

## puzzles

puzzles_what = What to solve
puzzles_which = Puzzles of the day
puzzles_today = Today
puzzles_kinds_net = Cheapest net
puzzles_kinds_turn = Two tracks
puzzles_kinds_start = Where to start
puzzles_kinds_whose = Whose city?
puzzles_about_net = Join the five cities with as few tracks as you can; double lines count two. Press lines to choose them; with the keyboard, Shift and a direction.
puzzles_about_turn = Build the turn that wins the round most often. Press lines on the map; with the keyboard, Shift and a direction.
puzzles_about_start = Place your marker where you win the round most often. Press a junction; with the keyboard, choose it and press Space.

# $city (text): the name of a city
puzzles_about_whose = Who holds { $city }, if anybody? Step through the round and read it from the tracks.

# $colour (text): the name of a colour
puzzles_youAre = You are { $colour }.

puzzles_choices = Choices
puzzles_nobody = Nobody

# $count (number)
puzzles_cost =
    { $count ->
        [one] { $count } track
       *[other] { $count } tracks
    }

# $count (figure)
puzzles_joined = { $count } of 5 cities joined

puzzles_allJoined = all five cities joined
puzzles_undo = Undo
puzzles_clear = Remove all

# $now (figure)
# $all (figure)
puzzles_tryOf = try { $now } of { $all }

# $count (number)
puzzles_tooMany = { $count } more than needed.

puzzles_check = Check
puzzles_show = Show the answer
puzzles_next = Next puzzle
puzzles_solved = Solved!
puzzles_failed = Not this time.

# $count (number)
puzzles_bestIs =
    { $count ->
        [one] The best net has { $count } track.
       *[other] The best net has { $count } tracks.
    }

puzzles_proof_move = How often each of the two wins the round, over a thousand likely deals.
puzzles_proof_whose = How likely each player was to hold it, judging by the tracks.

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

puzzles_monthBefore = Month before
puzzles_monthAfter = Next month
puzzles_goOn = Go on
puzzles_noMove = Nothing is on the map yet.

# $share (text): a percentage: “31%”
puzzles_nearly = Nearly right: a better move keeps { $share } more. Try again.

puzzles_judging = Your move is being judged …
puzzles_yours = Your move
puzzles_tempting = A tempting move
puzzles_best = The best move

# What is on the map once it has ended.
puzzles_look_label = On the map

puzzles_look_both = Both moves
puzzles_look_chosen = After this one
puzzles_look_best = After the best

# $who (text)
puzzles_missing = Played on by bots with these cards, tracks missing at the end: { $who }.

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
puzzles_tells = Turn { $turn } by { $name }: that { $holder } holds { $city } went from { $before } to { $after }.

# $turn (figure, by name)
# $name (text, by name): a player’s name
# $holder (text, by name): a player’s name
# $city (text, by name): the name of a city
# $before (text, by name)
# $after (text, by name)
puzzles_tellsNobody = Turn { $turn } by { $name }: that nobody holds { $city } went from { $before } to { $after }.

puzzles_longTold = No single turn told it: all tracks together do.

# $rating (figure)
# $change (text)
# $level (figure)
# $solved (flag)
puzzles_rated =
    { $solved ->
        [yes] Your rating: { $rating } ({ $change } for solving level { $level }).
       *[no] Your rating: { $rating } ({ $change } for missing level { $level }).
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
learn_preparing = The next question is being made …
learn_none = None of these turns is clearly wrong in other deals.

# $solved (figure)
# $all (figure)
learn_done = You found { $solved } of { $all } better turns. They come back in “Your mistakes”.

learn_back = Back to the review

## mine

mine_title = Your mistakes
mine_none = Nothing to do better today. Mistakes of 8% and more come here from reviews of your classic games, and come back until you find the better turn.

## trainer

trainer_title = Read the table

# $colour (text): the name of a colour
trainer_whose = Which cities are { $colour }’s?

trainer_about = Pick one of each region; the tracks of that player glow. Then the bots’ reader shows what it made of the same tracks.
trainer_you = You
trainer_reader = Reader
trainer_ofFive = of 5 right
trainer_next = Next position
trainer_allDone = Nothing more to read today. Positions come back when they are due.
