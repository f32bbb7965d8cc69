### English texts of screens that are not shown at first. *word* is set in bold.

## library

# Stands before a percentage.
library_accuracy = accuracy

library_running = Running
library_finished = Finished
library_imported = From files
library_empty = No games yet.
library_delete = Delete
library_deleteSure = Delete this game? It cannot be restored.
library_export = Save as a file
library_import = Open game files
library_importDrop = Drop game files here
library_search = Search by name or board

# $shown (figure)
# $all (number)
library_shown =
    { $all ->
        [one] { $shown } of { $all } game
       *[other] { $shown } of { $all } games
    }

library_all = All

# $count (number)
library_more = Show { $count } more

library_choose = Select several

# $count (number)
library_chosen = { $count } selected

library_chooseAll = Select all shown
library_deleteChosen = Delete selected

# $count (number)
library_deleteManySure =
    { $count ->
        [one] Delete { $count } game? It cannot be restored.
       *[other] Delete { $count } games? They cannot be restored.
    }

library_exportAll = Save everything in one file
library_exportChosen = Save selected in one file

# $added (number)
# $known (figure)
# $refused (number)
library_importedMany =
    { $added ->
        [one] { $added } game
       *[other] { $added } games
    } { $known ->
        [0] added
       *[other] added, { $known } already here
    }{ $refused ->
        [0] .
       *[other] , { $refused } refused.
    }

# $done (figure)
# $all (figure)
library_opening = Opening game { $done } of { $all }…

# Which game of a file was refused; the reason follows.
# $file (text)
# $game (figure)
library_refusedGame = { $file }, game { $game }

library_restored = Everything is back
library_restoredAbout = The settings, plans, puzzles and reviews from the file are on this device too. Reload the page to use them.
library_restart = Reload the page
library_damagedTitle = Cannot be read

# $id (text)
library_damagedGame = Game { $id }

library_lostAbout = Browsers do this when space runs out or site data is cleared. A file with all games protects you.

## askName

askName_title = What is your name?
askName_about = It is shown at the table and in game files. You can change it under Settings.
askName_play = Play
askName_without = Play without a name

## record

record_title = Your record

# $played (number)
# $won (number)
record_sum =
    { $played ->
        [one] { $played } game, { $won } won
       *[other] { $played } games, { $won } won
    }

# Games won one after the other: at present, and the longest ever.
# $now (figure)
# $best (figure)
record_streak = Winning streak: { $now }, best { $best }.

record_kind = Board and edition
record_played = Played
record_won = Won
record_mean = Points, average
record_best = Best
record_latest = Latest games
record_about = Filled bars are wins; the higher a bar, the more points.

## lessons

lessons_title = Strategy lessons
lessons_about = Twenty ideas, from your first game to strong play. Each has an example and three positions to solve.

## insight

insight_title = How you play
insight_about = Based on the finished games on this device in which you alone played against bots. Nothing leaves this device.
insight_open = See how you play
insight_empty = There is nothing here yet. Finish a game against bots and you will see:
insight_play = Play a game

## newTable

newTable_players = Players
newTable_add = Add a player

# $name (text): a player’s name
newTable_remove = Remove { $name }

# $name (text): a player’s name
newTable_up = Up one seat: { $name }

# $colour (text): the name of a colour
newTable_nameOf = Name of the { $colour } player

newTable_kind = Played by
newTable_human = A person here

# $level (text)
newTable_botOf = Bot: { $level }

newTable_start = Start the game
newTable_problem = A table cannot be set up like this.
newTable_needPerson = No person plays here: you will watch the bots.

# $count (number)
newTable_onDevice =
    { $count ->
        [one] { $count } person on this device
       *[other] { $count } people on this device
    }

## friendsTable

friendsTable_human = A friend
friendsTable_start = Make the table
friendsTable_you = You
friendsTable_friend = A friend, by link

# $count (number)
friendsTable_onDevice =
    { $count ->
        [one] { $count } person, with bots
       *[other] { $count } people, each on their own device
    }

## logForm

# Two ways to show the log: as in chess, or in words.
logForm_notation = Notation

logForm_sentences = Sentences
logForm_players = Players and their letters

## replay

# Begins a branch: another course of a finished game.
replay_playOn = Play on from here

# $move (figure)
# $all (figure)
replay_position = Move { $move } of { $all }

replay_start = Start
replay_end = End
replay_back = One move back
replay_forward = One move on
replay_play = Play
replay_pause = Pause
replay_speed = Speed

# Whose hidden cards the replay shows; the next two are its choices.
replay_eyes = Point of view

replay_spectator = A spectator

# $name (text): a player’s name
replay_eyesOf = { $name }

replay_link = Copy a link to this move
replay_linkCopied = Link copied. It works in this browser.
replay_linkServer = Link copied. It shows this move to everyone.
replay_linkWhole = Link copied. It contains the whole game and opens on any device.
replay_linkShort = Short link copied, because the full link would be too long. It opens on any device as long as this server keeps the game.
replay_copy = Copy
replay_copied = Copied
replay_short = Short link
replay_shortAbout = This server keeps the game as long as it is opened at least once a year.
replay_whole = Link with the whole game
replay_wholeAbout = Needs no server and opens on any device.
replay_wholeHere = Opens on this device only: the page runs on localhost, and no address for other devices is known.
replay_qrShort = Scan this code with a phone or tablet to open the game there, from this server.

# Notation: a short text form of all moves, as in chess.
replay_notation = Copy the moves so far as text

replay_notationCopied = Moves copied as text. Paste them anywhere, even into your list of games.
replay_linkTurn = Copy a link to this turn
replay_linkReview = Link copied. It opens the review at this turn for everyone.
replay_linkTooLong = The game is too long for a link, so it was saved as a file.
replay_share = Share the game
replay_qr = Show a QR code
replay_qrHelp = Scan this code with a phone or tablet: it contains the whole game and needs no server.
replay_qrTooLong = This game is too long for a QR code. Copy the link or save the game as a file instead.
replay_embed = Embed in another page
replay_embedPage = The page
replay_embedPageAbout = Five lines make a page with this replay. In a page that you have, the last two are enough.
replay_embedFrame = Frame
replay_embedFrameAbout = For places that take frames only.
replay_embedKept = This server keeps the game for the replay.
replay_embedWhole = The game itself is in the lines. No server keeps it.
replay_embedHere = The lines work on this device only: the page runs on localhost, and no address for other devices is known.
replay_export = Save as a game file
replay_verified = Every move, draw and score of this game has been checked.
replay_scrub = Position in the game

## curtain

# $name (text): a player’s name
curtain_title = { $name }, it is your turn

curtain_help = Hold the device so that nobody else can see it, then uncover your cards.

# $name (text): a player’s name
curtain_choose = { $name }, choose in secret

# $name (text): a player’s name
curtain_lift = I am { $name }

# $key (text)
curtain_key = or press { $key }

## notices

notices_full = This browser’s storage is full: moves are no longer saved. You can play on; save the game as a file to keep it.
notices_blocked = This browser does not let the page save anything: the game will be lost when you close it.
notices_savedAgain = Moves are saved again.

# $name (text): a player’s name
# $level (text)
notices_replaced = { $name } did not answer. { $level } has taken the seat.

notices_follower = This game is open in another tab. You are following it here.
notices_takeOver = Play here instead

## trouble

trouble_damaged = This game cannot be read.
trouble_damagedAbout = Its record on this device is damaged. Your other games are not affected. You can save the rest as a file and send it to us.
trouble_damagedSave = Save the rest
trouble_unknown = There is no such game on this device.
trouble_unknownAbout = Games are kept in the browser in which they were played.
trouble_unreachable = This game is out of reach right now.
trouble_unreachableAbout = The browser cannot reach its saved games. Most likely nothing is lost: reload the page.
trouble_replayOnly = This game came from a file: you can replay it, but not continue it.

## notFound

notFound_title = This track leads nowhere
notFound_about = There is no such page. Perhaps the link was cut short.

## watch

watch_speed = Speed
watch_pause = Pause
watch_resume = Continue
watch_title = You are watching
watch_speeds_calm = Calm
watch_speeds_normal = Normal
watch_speeds_fast = Fast
watch_speeds_instant = At once

## rulings

rulings_toChallenge = To the challenge
rulings_takeBack = Take back
rulings_takeBackAbout = Your last turn, if nothing hidden has been revealed since.
rulings_takeBackKeys = Ctrl Z
rulings_concede = Give up the game
rulings_concedeAsk = Give up this game? All other players win.

# $names (text): names, already joined: “Ada and Tom”
rulings_consent = All players here must agree: { $names }.

rulings_allAgree = We all agree

# $names (text): names, already joined: “Ada and Tom”
rulings_others = The others have to agree: { $names }.

rulings_ask = Ask them

# The turn goes back to this player.
# $who (person)
rulings_tookBack =
    { $who ->
        [you] You take your turn back.
       *[other] { $who } takes the turn back.
    }

# $who (person)
rulings_gaveUp =
    { $who ->
        [you] You give up the game.
       *[other] { $who } gives up the game.
    }

# All players but the one who gave up.
# $names (text): names, already joined: “Ada and Tom”
# $count (number)
rulings_othersWin =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } win.
    }

rulings_again = Play again
rulings_replay = Watch the replay

# $count (number)
rulings_takenBack =
    { $count ->
        [one] { $count } turn was taken back.
       *[other] { $count } turns were taken back.
    }

rulings_refused_challenge = In a challenge every move is final.
rulings_refused_nothing = There is nothing to take back yet.
rulings_refused_revealed = Something hidden has been revealed since, so the turn is final.
rulings_refused_asking = The players are being asked something already.
rulings_refused_tooOften = You have asked several times. Wait a little before you ask again.
rulings_refused_notAgreed = Not everybody agreed, so the game goes on.
rulings_refused_shared = Several people play here: take a turn back in the menu, and all must agree.
rulings_refused_other = That cannot be done just now.

## proof

proof_title = Fair deal
proof_help = This fingerprint of the secret seed was fixed before the first card was dealt. Now the seed is public: anyone can check that nobody picked the cards.
proof_commitment = Fingerprint
proof_seed = Seed

## problems

problems_import = This file cannot be opened.
problems_link = This link cannot be opened.

# “It” is the file, here and below.
problems_not-json = It is not a game file.

problems_not-a-game-file = It is not a game file.

# $format (text)
problems_unknown-format = Its format “{ $format }” is unknown here.

# $field (text)
problems_missing = The entry “{ $field }” is missing.

# $field (text)
problems_malformed = The entry “{ $field }” is not valid.

# $game (text)
problems_unknownGame = The game “{ $game }” is unknown here.

# $branch (figure)
# $why (text): a whole sentence
problems_inBranch = Branch { $branch }: { $why }

# $move (figure)
problems_wrongMove = Move { $move } breaks the rules.

# $move (figure)
# $rule (text)
problems_wrongMoveRule = Move { $move } breaks rule { $rule }.

# $move (figure)
problems_wrongDraw = Move { $move }: the draw does not come from the seed.

# $move (figure)
problems_wrongHash = After move { $move } the position differs from the recorded one.

# $version (text)
problems_wrongVersion = The game was played by rules version { $version }, which is unknown here.

problems_wrongBoard = The game was played on a different version of the board.
problems_wrongSeed = The seed does not match its fingerprint.

# Of an online game: what a device promised before it started, and showed at the start.
# $name (text): a player’s name
problems_wrongNumber = { $name } revealed a different number from the one committed to.

# $name (text): a player’s name
problems_numberWithheld = { $name } never revealed the number committed to, so nobody can check the deal.

problems_wrongNumbers = The committed numbers do not match the seats.
problems_wrongResult = The recorded result does not match the moves.
problems_other = Its contents are inconsistent.
problems_keep = Nothing has been changed on this device.
problems_saveFile = Save the file
problems_cut = Part of this link is missing: some chats cut long links. Ask for a short link, or for the game as a file.
problems_unknownLink = This short link leads to no game. Links are removed when they are not opened for a year.
problems_noServer = The server that keeps this game does not answer. Check your connection and try again.
problems_tooLarge = The file is too large to be a game.
problems_notStored = This device has no space left for it. Delete games you no longer need, then open the file again.

## settings

settings_languageAuto = Same as the browser
settings_theme = Appearance
settings_themes_system = Same as the system
settings_themes_light = Light
settings_themes_dark = Dark
settings_sound = Sound
settings_soundHelp = Quiet sounds when something happens at the table.
settings_motion = Motion
settings_motions_system = Same as the system
settings_motions_full = Full
settings_motions_less = Reduced
settings_speed = Pace of the bots
settings_playerName = Your name
settings_playerNameHelp = Shown at the table and in game files.
settings_keys = Keyboard
settings_keysHelp = Choose a field, then press the new key. The key’s position counts, not its letter.
settings_keysReset = Reset all keys
settings_pressKey = Press a key

# $name (text): a player’s name
settings_keyTaken = Already used for “{ $name }”

settings_keyLabels_Space = Space
settings_keyLabels_Enter = Enter
settings_keyLabels_Escape = Esc
settings_keyLabels_Backspace = Backspace
settings_keyHelp = ? lists the keys.
settings_data = Data on this device
settings_dataHelp = Games and settings stay in this browser. Only online games go to this page’s server.
settings_saveHelp = The file contains your games, settings, plans, puzzles and reviews. It shows the hands of running games, so keep it to yourself. It does not contain your sign-ins on servers.

## reading

reading_search = Search the rules

# Sections of the rules that a search has found.
# $count (number)
reading_found =
    { $count ->
        [one] { $count } section found
       *[other] { $count } sections found
    }

reading_nothing = Nothing found. Try another word.
reading_contents = Contents
reading_loading = Loading the rules

## colourChoice

# $of (text)
# $name (text): a player’s name
colourChoice_button = { $of }: { $name }. Choose another colour

# $of (text)
colourChoice_label = Colour of { $of }

## colours

colours_plum = Plum
colours_cobalt = Cobalt
colours_jade = Jade
colours_vermilion = Vermilion
colours_brass = Brass
colours_coal = Coal
