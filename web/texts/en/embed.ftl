### English texts of the replay that any page can embed.

# $title (text)
replay = Replay: { $title }

# $title (text)
map = Map: { $title }

loading = One moment

# $move (figure)
# $all (figure)
position = Move { $move } of { $all }

begins = The game begins.
slider = Position in the game
first = Start
back = One move back
play = Play
pause = Pause
forward = One move on
last = End
players = Players
scores = Scores

# $name (text): a player’s name
gaveUp = { $name } gave up the game.

## trouble

trouble_no-source = This replay names no game.
trouble_missing = The game could not be loaded.
trouble_not-a-game = This is not a Branchline game.
trouble_damaged = This game is damaged: its moves do not add up.
trouble_unknown-game = This replay does not know the game that was played.
trouble_unknown-board = This replay does not know the board of this game.
trouble_other-version = This game was played with other rules than this replay knows.
