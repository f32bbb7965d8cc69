### Everything about branches of a finished game, in English.

title = Branches of a game

# The line above the table.
bar = About this branch

backToGame = Back to the game

# What is shown: the game itself, or something else that was played after it.
theGame = The game as played

branch = Branch
known = All hands are known
about = You play for everybody here, and all hands are known. Nothing of it changes the game, and nothing counts. Chance brings what it brought in the game as long as that can still come up; after that it draws from a seed of the branch’s own.

# $move (figure)
# $all (figure)
position = Move { $move } of { $all }

first = To the beginning
fork = To where it leaves the game
back = One move back
forward = One move on
last = To the end
showGame = The game at this move
showBranch = The branch at this move

## bots

bots_title = Let bots go on
bots_stop = Stop the bots
bots_who = Played by bots

# A switch per player.
bots_help = Choose whom bots play for; you play the others. Nothing goes on before you say so.

bots_begin = Let them go on

## 

eyes = Point of view
eyesTurn = Whoever’s turn it is

## list

list_title = Branches
list_none = No branches yet. Play something else than was played in the game, and it is kept here.

# What a branch is called: the move at which it is different, and what was played there.
# $move (figure)
# $what (text)
list_named = Move { $move }: { $what }

# $move (figure)
list_numbered = From move { $move }

list_open = Show
list_shown = Shown now

# $count (number)
list_moves =
    { $count ->
        [one] 1 move
       *[other] { $count } moves
    }

# $names (text): names, already joined: “Ada and Tom”
list_won = { $names } won

list_unfinished = not played to the end
list_rename = Rename
list_name = Name of the branch
list_keepName = Keep the name
list_delete = Delete
list_deleteSure = Delete this branch? The game stays as it is.

## chances

chances_title = Chances with all hands open
chances_best = Best moves
chances_searching = Looking for the best moves …
chances_none = Nobody has to move here.
chances_play = Play

## compare

compare_title = Game and branch compared
compare_notPlayed = not played
compare_wins = wins
compare_atEnd = At the end of each
compare_player = Player
compare_game = Game
compare_branch = Branch

## share

share_link = Copy a link with the branches
share_linkCopied = Link copied. It holds the game and its branches and opens on any device.
share_linkTooLong = Game and branches are too long for a link, so they were saved as a file.
share_file = Save game and branches

## 

full = This game has as many branches as can be kept. Delete one to begin another.
