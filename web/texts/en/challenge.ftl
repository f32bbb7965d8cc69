### English texts of challenges.

about = A few rounds that everybody plays from the same seat, with the same cards and against the same bots. What counts is what you do better than the others: skill without luck.

## make

make_title = New challenge
make_rounds = How many rounds?
make_start = Make the challenge
make_failed = A challenge cannot be set up like this.

## list

list_title = Your challenges
list_none = None yet. Make one, or open a link that somebody sent you.

# $played (number)
# $all (number)
list_progress =
    { $all ->
        [one] { $played } of { $all } round played
       *[other] { $played } of { $all } rounds played
    }

list_remove = Remove
list_removeAsk = Remove this challenge and its results from this device? The games stay in your list.

## 

# $names (text): names, already joined: “Ada and Tom”
against = Against { $names }

# $name (text): a player’s name
# $level (text)
bot = { $name } ({ $level })

rules = Nothing is taken back and nobody gives hints. A round counts the first time you play it.

## rounds

rounds_title = Rounds

# $number (figure)
rounds_round = Round { $number }

# $number (figure)
rounds_play = Play round { $number }

# $number (figure)
rounds_goOn = Go on with round { $number }

rounds_again = Play again
rounds_againAbout = It will not count.
rounds_waiting = Not played yet
rounds_running = Begun

# $name (text): a player’s name
rounds_gameOf = { $name }’s game

## standings

standings_title = With the same cards
standings_player = Player
standings_you = You
standings_total = Total

# $points (text): points, written out: “1⅔”
standings_points = points { $points }

standings_hidden = hidden
standings_hiddenAbout = What the others reached is shown once you have played the round yourself.
standings_alone = Nobody to compare with yet.
standings_again = played again
standings_finished = finished by a bot

# $name (text): a player’s name
# $round (figure)
# $move (figure)
standings_computing = { $name } plays round { $round } with your cards: move { $move }

# $name (text): a player’s name
standings_failed = { $name } could not play. Open the challenge again later.

## how

how_title = How the score is made
how_lead = From them comes your lead over the average of your opponents at the table.
how_score = The score is your lead less the average lead of all others who played the same cards.
how_same = Cards, start player and bots are the same for everybody; bots answer the same moves with the same moves.

## share

share_title = Pass it on
share_about = The link holds the whole challenge; no server is needed.
share_own = With my result
share_ownAbout = Possible once you have played all rounds.
share_hides = The cards are sealed inside. That stops peeking, not experts, just as with games on this device. Results are what people send themselves.
share_link = Link to the challenge
share_copy = Copy the link
share_send = Share
share_qr = Show to a camera
share_qrHelp = Point the camera of a phone or tablet at this picture: it opens the challenge there.
share_qrTooLong = With so many results the link is too long for a picture that cameras can read.

# $table (text)
share_text = Play the same cards as I did: { $table }

## problems

problems_title = This challenge cannot be opened.
problems_too-long = The link is too long to be a challenge.
problems_malformed = The link is no challenge. Perhaps it was cut short.
problems_forged = The link has been changed: its seal no longer fits.
problems_other = The challenge needs a board, rules or bots that this page does not have.
problems_unknown = There is no such challenge on this device. Open it by its link.
