### English texts of insight into companies.

## soon

# What will be seen here once a game is finished.
soon_1 = where your points come from

soon_2 = how accurate your decisions are, game after game
soon_3 = in which phases you lose the most
soon_4 = what your licences and vehicles earn

## 

# $done (figure)
# $all (figure)
counting = Reading your games: { $done } of { $all }

# $games (number)
won =
    { $games ->
        [one] of { $games } game won
       *[other] of { $games } games won
    }

points = points per game
completed = contracts completed per game
first = year of the first completed contract, on average

## accuracy

accuracy_now = accuracy
accuracy_title = Accuracy over time
accuracy_about = How much of the winning chance you kept, compared with the best choices found. The line is the average of five games.
accuracy_none = None of these games has been reviewed yet.

# $games (number)
# $latest (text)
accuracy_label =
    { $games ->
        [one] Accuracy over { $games } game; most recently { $latest }
       *[other] Accuracy over { $games } games; most recently { $latest }
    }

accuracy_table = As a table
accuracy_chart = As a chart
accuracy_date = Played
accuracy_share = Accuracy

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
mistakes_about = Your costly decisions, by phase and by what would have been better. The costliest kinds come first.
mistakes_none = No mistakes found so far. Review your games to find them.
mistakes_kind = What happened
mistakes_times = Times
mistakes_given = Cost
mistakes_calling = Calling a phase
mistakes_hows_other = something else was better
mistakes_hows_more = you stopped too early
mistakes_hows_less = you should have stopped

# $points (written)
mistakes_points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# $loss (text): an amount of money: “40k”
# $date (text): a date
mistakes_example = { $loss } on { $date }

mistakes_examples = For example:

## lines

lines_title = Where your points come from
lines_line = Final evaluation
lines_points = Points per game

# $licences (text)
# $vehicles (text)
lines_returns = Above their price, your licences earned { $licences } and your vehicles { $vehicles } per game.
