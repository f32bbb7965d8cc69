### Everything about branches of a finished game, in English.

title = Branches of a game

# The line above the table.
bar = About this branch

backToGame = Back to the game

# What is shown: the game itself, or a different course played afterwards.
theGame = The game as played

branch = Branch
known = All hands face up
about = Here you play for all players, with all hands face up. The finished game does not change and nothing counts. Draws are the same as in the game for as long as possible; after that, new ones are drawn.

# $move (figure)
# $all (figure)
position = Move { $move } of { $all }

first = To the beginning
fork = To where the branch begins
back = One move back
forward = One move on
last = To the end
showGame = The game at this move
showBranch = The branch at this move

## bots

bots_title = Let bots play
bots_stop = Stop the bots
bots_who = Played by bots

# A switch per player.
bots_help = Choose the players for whom bots play. You play the others. The bots wait until you start them.

bots_begin = Start the bots

## 

eyes = Point of view
eyesTurn = The player to move

## list

list_title = Branches
list_none = No branches yet. Play a different move and it is kept here.

# What a branch is called: the move at which it is different, and what was played there.
# $move (figure)
# $what (text)
list_named = Move { $move }: { $what }

# $move (figure)
list_numbered = From move { $move }

list_open = Show
list_shown = Now shown

# $count (number)
list_moves =
    { $count ->
        [one] 1 move
       *[other] { $count } moves
    }

# $names (text): names, already joined: “Ada and Tom”
list_won = { $names } won

list_unfinished = not finished
list_rename = Rename
list_name = Name of the branch
list_keepName = Save the name
list_delete = Delete
list_deleteSure = Delete this branch? The game stays as it is.

## chances

chances_title = Chances with all hands face up
chances_best = Best moves
chances_searching = Looking for the best moves…
chances_none = No player has to move here.
chances_play = Play

## compare

compare_title = Compare game and branch
compare_notPlayed = not played
compare_wins = wins
compare_atEnd = At the end
compare_player = Player
compare_game = Game
compare_branch = Branch

## share

share_link = Copy a link with the branches
share_linkCopied = Link copied. It contains the game and its branches and opens on any device.
share_linkTooLong = Game and branches are too long for a link, so they were saved as a file.
share_file = Save game and branches

## 

full = This game has the maximum number of branches. Delete one to begin another.
