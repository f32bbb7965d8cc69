### English texts of challenges.

about = All players play the same rounds from the same seat, with the same cards and against the same bots. Your score shows how much better you play than the others: skill without luck.

## make

make_title = New challenge
make_rounds = How many rounds?
make_start = Make the challenge
make_failed = A challenge cannot be set up like this.

## list

list_title = Your challenges
list_none = None yet. Make one, or open a link that a friend sent you.

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

rules = There are no take-backs and no hints. A round counts only the first time you play it.

## rounds

rounds_title = Rounds

# $number (figure)
rounds_round = Round { $number }

# $number (figure)
rounds_play = Play round { $number }

# $number (figure)
rounds_goOn = Continue round { $number }

rounds_again = Play again
rounds_againAbout = It will not count.
rounds_waiting = Not played yet
rounds_running = In progress

# $name (text): a player’s name
rounds_gameOf = { $name }’s game

## standings

standings_title = With the same cards
standings_player = Player
standings_you = You
standings_total = Total

# $points (text): points, written out: “1⅔”
standings_points = points: { $points }

standings_hidden = hidden
standings_hiddenAbout = The others’ results appear once you have played the round yourself.
standings_alone = No one to compare with yet.
standings_again = played again
standings_finished = finished by a bot

# $name (text): a player’s name
# $round (figure)
# $move (figure)
standings_computing = { $name } plays round { $round } with your cards: move { $move }

# $name (text): a player’s name
standings_failed = { $name } could not play. Open the challenge again later.

## how

how_title = How the score works
how_lead = They give your lead over the average of your opponents at the table.
how_score = Your score is your lead minus the average lead of everyone else who played the same cards.
how_same = Cards, starting player and bots are the same for everyone. The bots reply to the same moves in the same way.

## share

share_title = Share the challenge
share_about = The link contains the whole challenge. It works without a server.
share_own = With my result
share_ownAbout = Available once you have played all rounds.
share_hides = The cards in the link are hidden from a casual look, but not from experts, as in games on this device. Results are self-reported.
share_link = Link to the challenge
share_copy = Copy the link
share_send = Share
share_qr = Show a QR code
share_qrHelp = Scan this code with a phone or tablet to open the challenge there.
share_qrTooLong = With so many results the link is too long for a QR code.

# $table (text)
share_text = Play the same cards as me: { $table }

## problems

problems_title = This challenge cannot be opened.
problems_too-long = The link is too long to be a challenge.
problems_malformed = This link is not a challenge. Perhaps it was cut short.
problems_forged = The link has been changed: its seal no longer matches.
problems_other = The challenge needs a board, rules or bots that this page does not have.
problems_unknown = There is no such challenge on this device. Open it by its link.
