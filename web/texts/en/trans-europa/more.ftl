### English texts of Trans Europa beyond the running round: forms, lessons, rules, endings. *word* is set in bold.

## setup

setup_bots = How many bots?
setup_last = The same table as last time
setup_edition = Edition
setup_board = Board
setup_playersHelp = Two to six. Several people share this device; a curtain hides each hand.

# Where friends are invited.
setup_friendsHelp = Two to six, each on their own device.

setup_bordered = With two or three players the ten cities with a dashed border stay out of play.
setup_cards = Special cards
setup_cardsHelp = A special card changes a rule for all players.
setup_cardModes_off_name = None
setup_cardModes_off_about = The plain game.
setup_cardModes_random_name = One a round
setup_cardModes_random_about = A new card is drawn at the start of each round.
setup_cardModes_fixedPerRound_name = Chosen, one after the other
setup_cardModes_fixedPerRound_about = You choose the cards; each round uses the next of them.
setup_cardModes_fixedGame_name = Chosen, all game
setup_cardModes_fixedGame_about = The cards you choose apply to the whole game.
setup_cardModes_multiple-2_name = Two a round
setup_cardModes_multiple-2_about = Two cards are drawn each round and apply together.
setup_cardModes_multiple-3_name = Three a round
setup_cardModes_multiple-3_about = Three cards are drawn each round. Expect surprises.
setup_chooseCards = Choose the cards
setup_cardsNone = Choose at least one special card, or play with none.

# $a (text)
# $b (text)
setup_cardsClash = “{ $a }” and “{ $b }” cannot be in force together.

# “These” are the two cards of the sentence before.
setup_cardsClashWhy = Only one of these can apply in a round.

setup_options = Table options
setup_targetScore_name = Length of the scoring track
setup_targetScore_about = The game ends when someone has lost this many points, or won this much prestige. 13 is the printed length; 8 makes it short, 20 long.
setup_startPlayer_name = Who starts
setup_startPlayer_about = The first starting player. In later rounds the start passes to the left.
setup_startPlayers_random = Drawn by lot
setup_startPlayers_host = The first player
setup_startPlayers_oldest = The oldest player
setup_oldest = Who is the oldest?
setup_scoring_name = Scoring
setup_scoring_about = Lose points for missing tracks, or earn prestige. By default the edition decides.
setup_scorings_edition = Set by the edition
setup_scorings_penalty = Points lost
setup_scorings_prestige = Prestige won
setup_blackTracks_name = Tracks in the supply
setup_blackTracks_about = The round ends when the supply is used up. 83 tracks in the classic and ferry editions, 85 in prestige.
setup_sharedStart_name = Markers may share a junction
setup_sharedStart_about = Normally each start marker needs its own junction.
setup_allowPass_name = Passing allowed
setup_allowPass_about = A turn may end without laying a track. Normally at least one is compulsory.
setup_halfFerryCost_name = A missing, half-built ferry counts as
setup_halfFerryCost_about = At the end of a round a missing ferry counts two; some tables count one if half of it has been built.
setup_memoryAid_name = Memory aid
setup_memoryAid_about = Shows cards that you have seen on their way to another hand. When off, you have to remember them.
setup_manualClaim_name = Claim by hand
setup_manualClaim_about = Nobody is told who has linked all cities: no ticks, no counts, no hints. You claim in your own turn, and the table checks it.
setup_wrongClaim_name = A wrong claim opens
setup_wrongClaim_about = The cards then lie open for the rest of the round, and the game continues.
setup_wrongClaims_claimer = The claimer’s cards
setup_wrongClaims_all = All players’ cards

## 

# How the points come about that a challenge compares.
challengePoints = Points per round: one lost for each missing track, or the prestige won.

## inForce: Special cards at the table.

inForce_card = Special card
inForce_cards = Special cards
inForce_rhythm = Build limit by cycle

# $limit (number)
inForce_limitNow =
    { $limit ->
        [one] { $limit } track this cycle
       *[other] { $limit } tracks this cycle
    }

# $name (text): a player’s name
inForce_handGoes = Then your whole hand goes to { $name }, and you play with the one from your right.

## seen: Cards that the player has seen on their way to other hands; names of the holders stand before the cities.

seen_title = What you know
seen_aside = Perhaps out of play

## count: What is counted, what it is worth, and how far the table plays.

count_help = The fewest tracks that would link all your cities to your marker. Cities can share a route, so the tickets may add up to more.
count_missing = Missing tracks
count_prestige = Prestige

# $target (number)
count_toPrestige = Played to { $target } prestige.

# $target (number)
count_toPenalty =
    { $target ->
        [one] Played until someone has lost { $target } point.
       *[other] Played until someone has lost { $target } points.
    }

## since: What the others built since the reader's last turn.

since_title = Since your last turn

# $name (text): a player’s name
# $count (number)
since_tracks =
    { $count ->
        [one] { $name }: { $count } track
       *[other] { $name }: { $count } tracks
    }

since_show = Show on the board
since_hide = Hide

## ferry

# With which kind of track a ferry is built; said before `black` and `own`.
ferry_piece = Kind of track

ferry_black = Black

# $left (number)
ferry_own = Coloured ({ $left } left)

ferry_blackHelp = With a black track the finished ferry is open to all players.
ferry_ownHelp = Two coloured tracks reserve the ferry for their owners.
ferry_half = A ferry connects once both tracks are in place.

## plan

# Out of the plan; nothing has been laid yet.
plan_drop = Remove this track

# $city (text): the name of a city
plan_goal = On the way to { $city }

# $cost (figure)
plan_cost = { $cost } in all

## claims: A player says in the own turn that all own cities are linked (tables that claim by hand).

claims_button = Claim
claims_about = Say that all your cities are linked
claims_title = Are all your cities linked?
claims_right = If all of them are linked to your marker, the round ends at once.
claims_wrong_claimer = If one is missing, your cards lie open for the rest of the round, and your turn continues.
claims_wrong_all = If one is missing, all players’ cards lie open for the rest of the round, and your turn continues.
claims_wrongAgain = If one is missing, it costs nothing more: the cards lie open already.
claims_notYet = Not yet
claims_note = Nobody is told who is finished. Claim in your turn when all your cities are linked.
claims_open = Your cards lie open.

## roundOver

# $share (text): a percentage: “31%”
roundOver_costliest = Your costliest turn: −{ $share }.

roundOver_lookAtIt = Look at it

# $round (figure)
roundOver_title = Round { $round } is over

# $count (number)
roundOver_missing = { $count } missing

roundOver_allLinked = all linked

# $count (figure)
roundOver_lost = −{ $count }

# $count (figure)
roundOver_won = +{ $count }

roundOver_next = Next round
roundOver_again = Watch it again
roundOver_legend = missing tracks
roundOver_alternatives = Show other shortest routes
roundOver_hideAlternatives = Hide other shortest routes
roundOver_onlyWay = No other route is as short.
roundOver_table = All rounds
roundOver_roundColumn = Round
roundOver_total = Total
roundOver_left = Points left
roundOver_penaltyRule = Each missing track costs a point, two on a double line.
roundOver_finish = Final score

# $name (text): a player’s name
roundOver_of = Cities of { $name }

# $city (text): the name of a city
roundOver_cityMissing = { $city }, not linked

# $city (text): the name of a city
roundOver_cityLinked = { $city }, linked

## over

over_title = The game is over

# $who (people)
over_won =
    { $who ->
        [you] You win!
        [one] { CAPITAL(PEOPLE($who, you: "you")) } wins.
       *[several] { CAPITAL(PEOPLE($who, you: "you")) } win together.
    }

over_mostLeft = Most points left at the end.
over_mostPrestige = Most prestige at the end.

# $place (figure)
over_yourPlace =
    { NUMBER($place, type: "ordinal") ->
        [one] You finish { $place }st.
        [two] You finish { $place }nd.
        [few] You finish { $place }rd.
       *[other] You finish { $place }th.
    }

over_again = Play again
over_replay = Watch the replay
over_others = New opponents
over_share = Share

# $place (figure)
over_place =
    { NUMBER($place, type: "ordinal") ->
        [one] { $place }st
        [two] { $place }nd
        [few] { $place }rd
       *[other] { $place }th
    }

## share: What one may take along from a finished game.

share_link = Link to the game
share_linkHelp = The whole game to replay, also as a QR code
share_picture = Picture of the board
share_pictureHelp = PNG, for chats and mail
share_drawingFile = Drawing of the board
share_drawingHelp = SVG, sharp at any size
share_film = Film of the last round
share_filmHelp_encode = Every track in order, then the result. Made on this device, faster than the film plays.
share_filmHelp_record = Every track in order, then the result. Made on this device; it takes about as long as the film.
share_begun = One moment…

# $done (figure)
# $all (figure)
share_drawing = Drawing move { $done } of { $all }…

share_recording = Recording the film…
share_saved = Saved.
share_failed = That did not work. The game is not affected.
share_noFilm = This browser cannot make films.

## lookBack

# $round (figure)
lookBack_round = Round { $round }

lookBack_rounds = Jump to a round
lookBack_everybody = All hands face up
lookBack_running = This game is still running: hidden hands stay hidden.

## learn

# $number (figure)
# $all (figure)
learn_lesson = Lesson { $number } of { $all }

learn_next = Next lesson
learn_again = Once more
learn_done = Play a real game
learn_continue = Continue
learn_list = All lessons
learn_lessons_goal_steps_1 = You hold five city tickets, one of each colour. Nobody else sees them.
learn_lessons_goal_steps_2 = Link all five to your start marker. Everyone lays the same black tracks, and everyone may use them all.
learn_lessons_goal_task = Find your five cities: they glow on the board. Then continue.
learn_lessons_goal_done = That is the whole goal: five cities, one railway, before the others.
learn_lessons_marker_steps_1 = Each round begins with your marker on a junction of your choice. Your railway grows from there and from nowhere else.

# $city (text): the name of a city
learn_lessons_marker_task = Place your marker on { $city } or any junction near the middle of your cities.

# $missing (number)
learn_lessons_marker_done =
    { $missing ->
        [one] Good. From here { $missing } track would link all your cities.
       *[other] Good. From here { $missing } tracks would link all your cities.
    }

learn_lessons_lay_steps_1 = Each turn has a budget of 2. A single line costs 1, so you may lay two of them.
learn_lessons_lay_task = Lay two tracks that touch your network. The lines you may use are coloured.
learn_lessons_lay_instead = One track is down. The budget leaves room for a second one.
learn_lessons_lay_done = A track must touch your network at the moment you lay it. The second may start where the first one ended.
learn_lessons_double_steps_1 = Double lines cross a river, mountains or the sea. They cost 2: the whole turn.
learn_lessons_double_task = Lay one track on a double line.
learn_lessons_double_instead = That was a single line, which does not count here. Double lines have two strokes, like the one over the Danube. A new turn begins.
learn_lessons_double_done = Sometimes a detour over plain ground is cheaper than a bridge.
learn_lessons_join_steps_1 = Tracks belong to nobody. As soon as your network touches another one, you share them as one.

# $name (text): a player’s name
learn_lessons_join_task = Join { $name }’s network. Watch the distances on your tickets fall.

# $name (text): a player’s name
learn_lessons_join_instead = Not joined yet. { $name }’s network lies to the west: build towards it.

# $before (figure)
# $after (figure)
# $name (text): a player’s name
learn_lessons_join_done = Tracks missing: { $before } → { $after }. But { $name } gains as well: join when it helps you more.

learn_lessons_route_steps_1 = Choose a far city and the cheapest route appears. What fits into this turn is planned, the rest is dotted, and it stays for your next turns.

# $city (text): the name of a city
learn_lessons_route_task = Choose { $city } to plan the route there, then lay the tracks.

learn_lessons_route_instead = Those tracks lead elsewhere. Choose the far city itself, and the route there is planned.
learn_lessons_route_done = The plan adapts when others build in your favour.
learn_lessons_end_steps_1 = The round ends when someone has linked all five. All others lose a point for each track still missing, two for a double line.
learn_lessons_end_steps_2 = The game ends when someone has lost 13 points. Most points left wins.
learn_lessons_end_task = Link your last city.
learn_lessons_end_instead = Not linked yet. See which ticket has no tick and build towards that city.
learn_lessons_end_done = All linked: you lose nothing, the others pay. You know everything you need.

## rules

# $editions (text)
rules_onlyIn = only in: { $editions }

# $target (figure)
# $printed (figure)
rules_target = Your table plays to *{ $target }* instead of { $printed }.

rules_edition = Edition

## preferences

preferences_naming = City names
preferences_namings_local = Local names
preferences_namings_translated = In my language
preferences_layAtOnce = Lay at once
preferences_layAtOnceHelp = Choosing a line lays the track at once. For experienced players: a laid track cannot be taken back.
preferences_keyNames_e = East
preferences_keyNames_ne = North-east
preferences_keyNames_nw = North-west
preferences_keyNames_w = West
preferences_keyNames_sw = South-west
preferences_keyNames_se = South-east
preferences_keyNames_choose = Choose this place
preferences_keyNames_confirm = Lay the plan
preferences_keyNames_clear = Clear the plan
preferences_keyNames_drop-last = Remove the last track
preferences_keyNames_home = To my marker
preferences_keyNames_next-legal = Next line I may lay
preferences_keyNames_missing = Hear what is missing
preferences_keyNames_last-move = Hear the last move
preferences_keyNames_describe = Describe this place
preferences_keyNames_claim = Claim
preferences_keyNames_zoom-in = Zoom in
preferences_keyNames_zoom-out = Zoom out
preferences_keyNames_fit = Whole board
preferences_keyPlan = Shift + direction plans the line.
preferences_keyCities = 1 to 5 jump to your cities.

## hint

hint_thinking = The Engineer is looking at the board
hint_none = There is no hint right now.

# $place (text): where: a message of the group places
# $direction (text): a message of the group directions or sides
hint_lay = lay a track { $place }, heading { $direction }

# $place (text): where: a message of the group places
# $own (flag)
hint_ferry =
    { $own ->
        [yes] lay a coloured ferry track { $place }
       *[no] lay a black ferry track { $place }
    }

# $place (text): where: a message of the group places
hint_marker = start { $place }

hint_end = end the turn

# $city (text): the name of a city
hint_drop = drop { $city }

# $city (text): the name of a city
hint_pass = give away { $city }

# $city (text): the name of a city
hint_why_reaches = It links { $city }.

# $city (text): the name of a city
# $before (figure)
# $after (figure)
hint_why_nearer = { $city } comes nearer: { $before } → { $after }.

# $before (figure)
# $after (figure)
hint_why_missing = Tracks still missing: { $before } → { $after }.

# $name (text): a player’s name
hint_why_joins = It joins the network of { $name }, whose tracks you may then use.

# $cities (text): names of cities, already joined
hint_why_shared = It lies on the way to { $cities }.

hint_why_waits = It leaves the connecting tracks to the others.
hint_plan = Plan it
hint_inPlan = It is in your plan already.
hint_close = Thanks

## levelsAbout

levelsAbout_random = Lays track anywhere.
levelsAbout_greedy = Always heads for the nearest city.
levelsAbout_apprentice = Still learning. Wanders, forgets, and can be beaten by anyone.
levelsAbout_conductor = Knows the way and takes it. A fair opponent for a first game.
levelsAbout_engineer = Plans the whole network and uses those of the others.
levelsAbout_inspector = Watches what you build and guesses where you are going.
levelsAbout_director = Thinks the round through to its end. Hard to beat.

## editionsAbout

editionsAbout_classic = Two tracks a turn, and every missing track costs a point. The one to begin with.
editionsAbout_ferry = Wide water is crossed by ferries of two tracks. With your own coloured tracks you can keep one to yourself.
editionsAbout_prestige = Collect prestige instead of losing points, optionally with special cards that bend the rules.

## menu

menu_leave = Leave the table
menu_leaveAbout = The game is saved. Come back any time.
menu_export = Save as a game file
menu_exportRunning = The file holds all hands, even those you may not see yet. Save it anyway?
menu_replay = Replay
menu_keys = Keys
menu_finish = Let the bots finish this round
menu_finishAbout = A bot plays for all people here until the scoring.

## cards

cards_1_name = Gentle points
cards_1_about = With 0, 1, 2 … tracks missing this round brings 4, 3, 3, 2, 2, 1, 1, 0 prestige.
cards_2_name = Demanding points
cards_2_about = With 0, 1, 2 … tracks missing this round brings 4, 2, 1, 0 prestige.
cards_3_name = Three tracks
cards_3_about = The budget is three a turn: three single lines, or a double and a single.
cards_4_name = Calm waters
cards_4_about = Double lines over rivers and seas count as single.
cards_5_name = Easy mountains
cards_5_about = Double lines over mountains count as single.
cards_6_name = No white city
cards_6_about = All players give the white city back and play with four.
cards_7_name = No turquoise city
cards_7_about = All players give the turquoise city back and play with four.
cards_8_name = Drop one
cards_8_about = All players secretly give one city back and play with four.
cards_9_name = Three-two-one
cards_9_about = The budget changes with every cycle: three, then two, then one, and again.
cards_10_name = Show rose and orange
cards_10_about = The rose and orange cities are face up for everyone.
cards_11_name = Show rose and brown
cards_11_about = The rose and brown cities are face up for everyone.
cards_12_name = Show brown and orange
cards_12_about = The brown and orange cities are face up for everyone.
cards_13_name = Extra rose
cards_13_about = The starting player draws a second rose city. In turn, each player with two keeps one and gives the other to the left; the last player puts it back.
cards_14_name = Extra brown
cards_14_about = The starting player draws a second brown city. In turn, each player with two keeps one and gives the other to the left; the last player puts it back.
cards_15_name = Extra orange
cards_15_about = The starting player draws a second orange city. In turn, each player with two keeps one and gives the other to the left; the last player puts it back.
cards_16_name = Pass three
cards_16_about = Three times, all players pass one city to the left at the same time.
cards_17_name = Pass the hand
cards_17_about = Before the markers are placed, all players pass their whole hand to the left.
cards_18_name = Criss-cross
cards_18_about = Tracks may be laid anywhere, joined to a network or not.
cards_19_name = Open cards
cards_19_about = All cities are face up for everyone.

## regionCards: The “city” of a special card is each player’s own card in that colour. Cards of a colour on a board whose regions have other colours.

# $region (text): the name of a region
regionCards_drop_name = Without { $region }

# $region (text): the name of a region
regionCards_drop_about = All players give the city of the region “{ $region }” back and play with four.

# $regions (text): names of regions, already joined
regionCards_reveal_name = Show { $regions }

# $regions (text): names of regions, already joined
regionCards_reveal_about = The cities of the regions { $regions } are face up for everyone.

# $region (text): the name of a region
regionCards_extra_name = Extra { $region }

# $region (text): the name of a region
regionCards_extra_about = The starting player draws a second city of the region “{ $region }”. In turn, each player with two keeps one and gives the other to the left; the last player puts it back.

## bubbles: Bubbles on the board, and the board in words.

bubbles_legalList = Lines you may lay
bubbles_legalSpent = Your plan takes up the whole turn. Lay it or clear it.
bubbles_ferryFree = Ferry, both slots free
bubbles_ferryHalfBuilt = Ferry, one slot free

# All players may use it.
bubbles_ferryOpen = Ferry, open to all players

# $names (text): names, already joined: “Ada and Tom”
bubbles_ferryOnly = Ferry, only for { $names }

# $count (number)
# $cost (figure)
# $budget (figure)
bubbles_twoTracks =
    { $count ->
        [one] One track, cost { $cost } of { $budget }
       *[other] { $count } tracks, cost { $cost } of { $budget }
    }

# $before (figure)
# $after (figure)
bubbles_missingTo = Tracks missing: { $before } → { $after }

# $city (text): the name of a city
bubbles_alreadyLinked = { $city }: linked

# $city (text): the name of a city
bubbles_outOfPlay = { $city } is out of play with two or three players.

bubbles_whichRule = Which rule?
bubbles_advice = An Engineer would

# $missing (number)
bubbles_central =
    { $missing ->
        [one] From here { $missing } track would link all your cities.
       *[other] From here { $missing } tracks would link all your cities.
    }
