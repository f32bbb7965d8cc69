### English texts of insight.

## soon

# What will be seen here once a game is finished.
soon_1 = where you start, and how these rounds went

soon_2 = how many of your tracks other players use, and how many of theirs you use
soon_3 = which colours cost you points
soon_4 = how accurate your turns are, game after game
soon_5 = your typical mistakes, with positions to practise

## 

which = Which games

# $count (number)
allGames =
    { $count ->
        [one] The { $count } game
       *[other] All { $count } games
    }

# $count (number)
games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }

# $count (number)
rounds =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }

roundsWon = of the rounds won
missing = tracks missing per round
accuracyNow = accuracy

# $done (figure)
# $all (figure)
counting = Looking through your games: { $done } of { $all }

## columns

columns_rounds = Rounds
columns_won = Won
columns_missing = Missing
columns_lost = Lost
columns_count = Times
columns_perRound = Per round

## starts

starts_title = Where you start
starts_about = A shared round counts as part of a win. Missing: tracks still missing at the end of a round, on average.
starts_kind = Start marker
starts_kinds_own = In a city of your hand
starts_kinds_city = In another city
starts_kinds_beside = Not in a city
starts_place = At or near

# $count (number)
starts_more =
    { $count ->
        [one] Show { $count } more place
       *[other] Show { $count } more places
    }

starts_few = After only a few rounds, these figures are mostly luck.

## tracks

tracks_title = Shared tracks
tracks_about = Counted at the end of each round: the tracks that link each player’s start marker to their cities.

# $count (number)
tracks_yours =
    { $count ->
        [one] { $count } track laid by you
       *[other] { $count } tracks laid by you
    }

tracks_byOthers = also used by others
tracks_byYou = used only by you
tracks_byNobody = used by no one

# $count (number)
tracks_used =
    { $count ->
        [one] { $count } track used by you
       *[other] { $count } tracks used by you
    }

tracks_laidByYou = laid by you
tracks_laidByOthers = laid by others

## colours

colours_title = Points lost, by colour
colours_about = Missing tracks, divided among the unlinked cities by their distance. Each track costs a point in the classic game.
colours_colour = Region
colours_open = Not linked

# $open (figure)
# $held (figure)
colours_of = { $open } of { $held }

colours_points = Tracks

## accuracy

accuracy_title = Accuracy over time
accuracy_about = How much of the best turns’ winning chance you kept. The line is the average of five games.
accuracy_none = None of these games has been reviewed yet.

# $games (text)
# $latest (text)
accuracy_label = Accuracy over { $games }; most recently { $latest }

accuracy_table = As a table
accuracy_chart = As a chart
accuracy_date = Played
accuracy_share = Accuracy
accuracy_turns = Own turns
accuracy_review = Review

# $date (text): a date
accuracy_open = Review of the game of { $date }

# $count (number)
accuracy_offer =
    { $count ->
        [one] { $count } game has no review yet.
       *[other] { $count } games have no review yet.
    }

# $count (number)
accuracy_start =
    { $count ->
        [one] Review it now
       *[other] Review them now
    }

# $game (figure)
# $all (figure)
# $share (text): a percentage: “31%”
accuracy_working = Reviewing game { $game } of { $all }: { $share }

accuracy_goesOn = The reviews continue while you look at other pages.
accuracy_stop = Stop

## mistakes

mistakes_title = Typical mistakes
mistakes_about = Your turns that cost you chances, grouped by the reason for the better turn. At the top are those that cost you more than a careful player.

# $name (text): a player’s name
# $cost (text)
# $usual (text)
mistakes_habit = *{ $name }* is your costliest habit. It costs { $cost } of your winning chance per round; a careful player loses { $usual }.

mistakes_noHabit = No habit stands out: your losses are spread over many kinds of mistakes.
mistakes_none = No mistakes found so far. Review your games to find them.
mistakes_kind = Kind of mistake
mistakes_marker_start = A start that costs more tracks
mistakes_marker_middle = A start in the middle of your cities
mistakes_marker_place = Another start was better
mistakes_build_completes = A missed win
mistakes_build_reaches = A city in reach not linked
mistakes_build_together = No track towards several cities at once
mistakes_build_leave = Building where others build anyway
mistakes_build_fewer = A detour
mistakes_build_double = The whole turn for a double line
mistakes_build_shuns = Building round a double line
mistakes_build_keeps-ferry = A coloured track used too early
mistakes_build_place = Building elsewhere was better

# $loss (text): an amount of money: “40k”
# $date (text): a date
mistakes_example = { $loss } on { $date }

mistakes_examples = For example:

# $count (number)
mistakes_train =
    { $count ->
        [one] Practise { $count } position
       *[other] Practise { $count } positions
    }

# $share (text): a percentage: “31%”
mistakes_cannot = Positions to practise come from mistakes of { $share } or more in games without special cards.
