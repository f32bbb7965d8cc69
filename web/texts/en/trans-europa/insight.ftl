### English texts of insight.

## soon

# What will be seen here once a game is finished.
soon_1 = where you start, and how these rounds went

soon_2 = how many of your tracks others use, and how many of theirs you use
soon_3 = which colours cost you points
soon_4 = how accurate your turns are, game after game
soon_5 = your typical mistakes, with positions to do better

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
columns_perRound = A round

## starts

starts_title = Where you start
starts_about = Won counts shared rounds in part. Missing: tracks still to build at the end of a round, on average.
starts_kind = Start marker
starts_kinds_own = In a city of your hand
starts_kinds_city = In another city
starts_kinds_beside = Beside the cities
starts_place = At or near

# $count (number)
starts_more =
    { $count ->
        [one] Show { $count } more place
       *[other] Show { $count } more places
    }

starts_few = Figures from a few rounds are mostly luck.

## tracks

tracks_title = Tracks shared
tracks_about = Counted at the end of each round: over which tracks everybody’s start reaches their cities.

# $count (number)
tracks_yours =
    { $count ->
        [one] { $count } track that you laid
       *[other] { $count } tracks that you laid
    }

tracks_byOthers = used by others, too
tracks_byYou = used by you alone
tracks_byNobody = used by nobody

# $count (number)
tracks_used =
    { $count ->
        [one] { $count } track that you used
       *[other] { $count } tracks that you used
    }

tracks_laidByYou = laid by you
tracks_laidByOthers = laid by others

## colours

colours_title = Points lost, by colour
colours_about = Missing tracks, shared out among the cities that were not reached by how far away each still lay. Each costs a point in the classic game.
colours_colour = Region
colours_open = Not reached

# $open (figure)
# $held (figure)
colours_of = { $open } of { $held }

colours_points = Tracks

## accuracy

accuracy_title = Accuracy over time
accuracy_about = Of the chance that the best turns found would have kept, the share you kept. The line is the mean of five games.
accuracy_none = None of these games has been reviewed yet.

# $games (text)
# $latest (text)
accuracy_label = Accuracy over { $games }; lately { $latest }

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

accuracy_goesOn = This goes on while you look at other pages.
accuracy_stop = Stop

## mistakes

mistakes_title = Typical mistakes
mistakes_about = Turns of yours that gave something away, by what speaks for the better turn. First comes what costs you most beyond a careful player.

# $name (text): a player’s name
# $cost (text)
# $usual (text)
mistakes_habit = *{ $name }* is your costliest habit: { $cost } of your chance in a round. A careful player loses { $usual } that way.

mistakes_noHabit = No habit stands out: what you give away is spread over many kinds.
mistakes_none = Nothing found so far. Reviews of your games bring them to light.
mistakes_kind = What happened
mistakes_marker_start = A start that costs more tracks
mistakes_marker_middle = A start in the middle of your cities
mistakes_marker_place = Another start was better
mistakes_build_completes = A win left lying
mistakes_build_reaches = A city in reach not taken
mistakes_build_together = Not nearing several cities at once
mistakes_build_leave = Building where others build anyway
mistakes_build_fewer = A detour
mistakes_build_double = The whole turn for a double line
mistakes_build_shuns = Going round a double line
mistakes_build_keeps-ferry = A coloured track spent too early
mistakes_build_place = Building elsewhere was better

# $loss (text): an amount of money: “40k”
# $date (text): a date
mistakes_example = { $loss } on { $date }

mistakes_examples = For example:

# $count (number)
mistakes_train = Train with { $count } of these positions

mistakes_cannot = Positions to train come from mistakes of 8% and more in classic games.
