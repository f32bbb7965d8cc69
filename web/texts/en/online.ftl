### English texts of the online screens. *word* is set in bold.

## entry

entry_friends = Play with friends
entry_about = Send a link. Friends open it and sit down: no account, nothing to install.
entry_tables = Tables on this server

## lobby

lobby_title = Online
lobby_about = Play at one table, each on your own device.
lobby_yours = Your games
lobby_noneYours = No games yet
lobby_noneYoursAbout = Make a table and send the link. It takes a few seconds.
lobby_open = Open tables
lobby_noneOpen = No table is waiting for players right now.
lobby_live = Being played
lobby_noneLive = No public game is being played right now.
lobby_goOn = Open
lobby_sitDown = Sit down
lobby_watch = Watch
lobby_waiting = waiting for players
lobby_running = being played
lobby_over = finished
lobby_paused = paused

# $names (text): names, already joined: “Ada and Tom”
lobby_toPlay = { $names } to play

# $time (text): a time: “2:30”
lobby_timeLeft = { $time } left

# $count (number)
lobby_freeSeats =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }

lobby_forget = Forget me on this server
lobby_forgetAbout = The server deletes your name, your access to your seats and your chat messages. Finished games stay, without your name.
lobby_forgotten = This server has forgotten you.

## clock

clock_title = Clock
clock_none = No clock
clock_noneAbout = Take your time. A bot can play for anyone who stays away.

# Played in one sitting, against a clock.
clock_live = Live

clock_liveAbout = Each player has time for the whole game and gains a little with every turn.
clock_slow = Slow play
clock_slowAbout = For games over days: come back whenever it is your turn.
clock_bank = Time for the game
clock_increment = Added every turn
clock_perTurn = Time to think

# $what (text)
clock_more = More: { $what }

# $what (text)
clock_less = Less: { $what }

# $count (figure)
clock_minutes = { $count } min

# $count (figure)
clock_seconds = { $count } s

# $count (figure)
clock_hours = { $count } h

# $count (number)
clock_days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }

# $bank (text)
# $increment (text)
clock_rule = { $bank } + { $increment }

# $name (text): a player’s name
# $time (text): a time: “2:30”
clock_left = { $name }: { $time } left

## create

create_title = Play with friends
create_about = Choose the game, then send the link. Friends who open it take the free seats.
create_yourName = Your name
create_nameUnseen = A name needs at least one visible character.
create_nobody = Guest
create_who = Who finds this table?
create_unlisted = Only with the link
create_unlistedAbout = Anyone with the link may sit down or watch.
create_listed = Everyone
create_listedAbout = The table is listed among the open tables of this server.
create_failed = The table could not be made. Please try again.

## invite

invite_title = Invite
invite_unlisted = only with the link
invite_listed = in the list
invite_link = Link to this table
invite_copy = Copy the link
invite_copied = Link copied
invite_copyByHand = The link is selected: copy it with Ctrl+C.
invite_share = Share…

# $game (text)
invite_shareText = Join me for a game of { $game }:

invite_qr = QR code of the link
invite_show = Let a friend scan this code, or send the link.

## take

take_item = Continue with friends
take_itemAbout = each on their own device
take_about = This game continues from here. Friends who open the link take the seats of the people; bots stay.
take_friendly = It will be a friendly game: this device dealt the cards and could know them all. The deal is not sealed, and all players are told so.
take_go = Make the table
take_back = Back to the game
take_over = This game cannot be moved online: it is over, or was only watched.

## room

room_title = Waiting for everyone
room_seats = Seats
room_you = you
room_host = host
room_bot = bot
room_ready = ready
room_waitingFriend = Waiting for a friend…
room_free = free
room_sitHere = Sit here

# $seat (figure)
room_sitHereAt = Sit here: seat { $seat }

room_seatBot = Seat a bot

# $name (text): a player’s name
room_botIn = Put a bot in { $name }’s place

# $name (text): a player’s name
room_keepFree = Free { $name }’s seat

# $ready (figure)
# $all (figure)
room_readyCount = Seats ready: { $ready } of { $all }

room_start = Start

# $count (number)
room_startWithBots =
    { $count ->
        [one] Start now, with a bot
       *[other] Start now, with { $count } bots
    }

room_starting = Starting…
room_startingAbout = Each device reveals the number it committed to.

# $name (text): a player’s name
room_waitingHost = Waiting for { $name } to start

room_waitingAnyHost = Waiting for the host to start

# $names (text): names, already joined: “Ada and Tom”
room_failed = The game did not start: { $names } did not answer. New numbers have been drawn.

room_leave = Leave the seat
room_close = Close the table
room_closeAbout = The table and its chat are removed for everyone. This cannot be undone.
room_closed = The table is closed.
room_watching = You are watching. The board opens with the first move.
room_refused = That did not work. Look at the seats and try again.
room_friendly = Friendly game, deal not sealed: it began on one device, which could know all cards.

## join

# $name (text): a player’s name
join_invites = { $name } invites you

join_invited = You are invited

# $count (number)
join_players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }

join_yourSeat = Your seat
join_sitDown = Sit down
join_watch = Just watch
join_full = All seats are taken. You can watch.
join_nameMissing = Enter your name first.
join_failed = The seat could not be taken. Perhaps someone was faster. Try again.

## people

people_title = People at this table
people_yourTurn = Your turn
people_here = here
people_away = away
people_gone = away for a while
people_botPlays = bot plays
people_letBot = Let a bot play

# $name (text): a player’s name
people_letBotFor = Let a bot play for { $name } until they are back

# $count (number)
people_watching = { $count } watching

people_yourBot = A bot is playing this turn for you. The next one is yours again.

## move

move_sending = Sending…

# Made while the line is down; it is sent once the line is back.
move_kept = Your move is saved and will be sent.

move_refused_late = Your move came too late: a bot has played for you, or the turn has changed.
move_refused_other = Your move was not accepted. Look at the board and try again.

## rulings: Requests to the others at the table: to take back a turn, or to give up.

# $who (person)
rulings_asksBack =
    { $who ->
        [you] You ask to take back your turn.
       *[other] { $who } asks to take back a turn.
    }

# $who (person)
rulings_asksToGiveUp =
    { $who ->
        [you] You ask to give up the game.
       *[other] { $who } asks to give up the game.
    }

# Read out to the players who have to answer.
rulings_question = Do you agree?

# $names (text): names, already joined: “Ada and Tom”
rulings_waitingFor = Waiting for { $names }…

rulings_agree = Agree
rulings_refuse = Refuse
rulings_withdraw = Withdraw

# $who (person)
rulings_refused =
    { $who ->
        [you] You do not agree, so the game goes on.
       *[other] { $who } does not agree, so the game goes on.
    }

# $names (text): names, already joined: “Ada and Tom”
rulings_unanswered = No answer from { $names }, so the game goes on.

# $who (person)
rulings_withdrawn =
    { $who ->
        [you] You have withdrawn the request.
       *[other] { $who } has withdrawn the request.
    }

rulings_impossible = That is no longer possible, so the game goes on.

## line

line_connecting = Reconnecting…
line_offline = You are offline
line_offlineAbout = Games against bots still work. Online tables wait for you.
line_back = Connected
line_tryNow = Try now
line_excluded = The operator of this server has excluded you.

## chat

chat_title = Chat

# $unread (number)
chat_open =
    { $unread ->
        [0] Chat
        [one] Chat, { $unread } new message
       *[other] Chat, { $unread } new messages
    }

chat_empty = No messages yet.
chat_write = Write a message
chat_send = Send
chat_mute = Mute the chat
chat_unmute = Unmute the chat
chat_muted = The chat is muted on this device.

# $name (text): a player’s name
chat_mutePerson = Mute { $name }

# $name (text): a player’s name
chat_personMuted = Messages from { $name } are hidden.

chat_unmutePerson = Show them again
chat_spectators = Only players can write here.
chat_failed = Not sent: there is no connection.
chat_tooMany = Not sent: too many messages at once. Wait a moment.

# By the operator.
chat_closed = Not sent: the operator of this server has closed the chat for you.

chat_nobody = Someone who has left

# $name (text): a player’s name
# $words (text)
chat_said = { $name }: { $words }

## quota: What was refused because a limit of the server was reached; for whom it is counted.

# $most (figure)
quota_waiting-tables_guest = Too many of your tables are waiting for players (at most { $most }). Start or close one first.

# $most (figure)
quota_waiting-tables_address = Too many tables from your network are waiting for players (at most { $most }). Start or close one first.

# $most (figure)
quota_bot-tables_guest = Too many of your games are played by bots alone (at most { $most }). Close one, or wait until one is over.

# $most (figure)
quota_bot-tables_address = Too many games from your network are played by bots alone (at most { $most }). Wait until one is over.

# $most (figure)
quota_new-tables_guest = You have made too many tables in one hour (at most { $most }).

# $most (figure)
quota_new-tables_address = Too many tables were made from your network in one hour (at most { $most }).

# $most (figure)
quota_new-links_address = Too many links were made from your network in one hour (at most { $most }).

# $most (figure)
quota_pictures_address = Too many pictures of games were drawn for your network within an hour (at most { $most }).

# $most (figure)
quota_new-guests_address = Too many new guests have come from your network in one hour (at most { $most }).

# $most (figure)
quota_sessions_guest = You are signed in on too many devices (at most { $most }). Sign out on one of them first.

# $most (figure)
quota_sockets_guest = You have too many connections open (at most { $most }). Close another window first.

# $most (figure)
quota_sockets_address = Too many connections come from your network (at most { $most }).

# $most (figure)
quota_sockets_table = Too many people are connected to this table (at most { $most }).

# $most (figure)
quota_chat_guest = You have written too much in one minute (at most { $most } messages).

# $most (figure)
quota_rulings_guest = You have asked the others too often within ten minutes (at most { $most } times).

quota_other = You have reached a limit of this server.

# $time (text): a time: “2:30”
quota_again = Try again in { $time }.

## result

result_title = After the game
result_checking = Checking every move and draw…
result_fair = The deal was fair
result_fairAbout = Every card and draw follows from numbers that the server and the players committed to before they could know each other’s. None of them could choose the cards.
result_fairOwn = This device’s number is one of them, and the server’s commitment is the one this device received before the game.
result_fairWatched = As a spectator you have no number in it. The file itself is in order.
result_unfair = Something is wrong with this game
result_unfairAbout = The game file does not match the commitments:
result_notOurs = The file does not contain this device’s number, or the commitment it received.
result_unreachable = The game file could not be loaded. Try again in a moment.
result_again = Play again
result_goRematch = To the next game
result_rematchAsked = The next game is being set up.
result_replay = Replay
result_replayLink = Copy a link to the replay
result_replayLinkAbout = The link stays valid for everyone.
result_friendly = A friendly game
result_friendlyAbout = Every move and draw in the file is correct. But the game began on one device, which could know all cards: the deal was not sealed.

## trouble

trouble_closed = This table is closed
trouble_closedAbout = There is no such table on this server, or it was removed.
trouble_lobby = All tables
trouble_none = No server here
trouble_noneAbout = This page has no server for online tables. Everything else works.
trouble_notOver = The game is still running
trouble_notOverAbout = The replay opens once the game is over: until then some cards are secret.
trouble_toTable = Go to the table
trouble_unknownGame = This page does not know the game of this table
trouble_unknownGameAbout = Reload the page to get the newest version.
