### English texts. *word* is set in bold.

## common

common_brand = Branchline

# What search engines and the browser’s menus show.
common_about = Railway board games: link your cities before the others do, or run the better railway company.

common_you = you
common_bot = bot
common_close = Close
common_cancel = Cancel
common_yes = Yes
common_home = Home
common_menu = Menu
common_help = Rules and help
common_settings = Settings
common_loading = One moment
common_more = More
common_enter = Enter
common_space = Space
common_language = Language

## pages

pages_online = Online
pages_custom = Custom table
pages_sameDevice = Same device
pages_learn = Learn
pages_rules = Rules
pages_games = Your games
pages_replay = Replay
pages_review = Review
pages_puzzles = Puzzles
pages_challenges = Challenges
pages_settings = Settings

## home

home_play = Play now
home_against = against

# $count (number)
home_bots =
    { $count ->
        [one] bot
       *[other] bots
    }

home_level = How strong?
home_watch = Watch
home_whichGame = Which game?
home_continue = Continue your game

# $state (text)
# $names (text): names, already joined: “Ada and Tom”
home_continueAbout = { $state }, with { $names }

home_games = Your games
home_allGames = All games
home_noGames = Nothing played yet. Your games will be kept here, on this device.
home_allRunning = The games you are playing are on their cards.

# $count (number)
home_lost =
    { $count ->
        [one] This browser has removed { $count } game that was kept here.
       *[other] This browser has removed { $count } games that were kept here.
    }

home_offline = Everything runs in your browser, even without a connection. No account, no tracking.
home_update = A new version is ready.
home_updateNow = Update now

## games

games_replay = Replay

# $names (text): names, already joined: “Ada and Tom”
games_won = { $names } won

games_youWon = You won

# $name (text): a player’s name
games_gaveUp = { $name } gave up

games_youGaveUp = You gave up

## buttons

# $on (flag)
buttons_sound =
    { $on ->
        [yes] Sound is on
       *[no] Sound is off
    }

buttons_theme = Light or dark

## broken

broken_title = Something broke
broken_about = An unexpected error stopped the page. Your game is saved up to the last move.
broken_reload = Reload the page

## labelled

# What something is called and what it says: “Round 3: Ada”.
# $label (text)
# $value (text)
labelled = { $label }: { $value }
