### English texts of Trans Europa. *word* is set in bold.

## directions

directions_e = east
directions_ne = north-east
directions_nw = north-west
directions_w = west
directions_sw = south-west
directions_se = south-east
directions_n = north
directions_s = south

## waters

waters_north-sea = North Sea
waters_baltic-sea = Baltic Sea
waters_atlantic-ocean = Atlantic Ocean
waters_mediterranean-sea = Mediterranean Sea
waters_black-sea = Black Sea
waters_pacific-ocean = Pacific Ocean
waters_gulf-of-mexico = Gulf of Mexico
waters_adriatic-sea = Adriatic Sea

## places

# "at Wien"
# $city (text): the name of a city
places_at = at { $city }

# "near Wien"
# $city (text): the name of a city
places_near = near { $city }

# "north-east of Berlin"
# $direction (text): a message of the group directions or sides
# $city (text): the name of a city
places_from = { $direction } of { $city }

# $direction (text): a message of the group directions or sides
# $city (text): the name of a city
places_junctionFrom = Junction { $direction } of { $city }

# $direction (text): a message of the group directions or sides
# $city (text): the name of a city
places_toward = { $direction } towards { $city }

# $direction (text): a message of the group directions or sides
# $city (text): the name of a city
places_to = { $direction } to { $city }

# $direction (text): a message of the group directions or sides
# $city (text): the name of a city
places_directionNear = { $direction }, near { $city }

## levels

levels_random = Drifter
levels_greedy = Greedy
levels_apprentice = Apprentice
levels_conductor = Conductor
levels_engineer = Engineer
levels_inspector = Inspector
levels_director = Director

## editions

editions_classic = Classic
editions_ferry = Ferries
editions_prestige = Prestige

## front

front_titleLines_1 = Five cities.
front_titleLines_2 = One shared railway.
front_facts = 2–6 players · 20 minutes
front_learn = Learn

# $done (figure)
# $all (figure)
front_learnProgress = { $done } of { $all } taken

# $lesson (text): the title of a lesson
front_learnNext = next: { $lesson }

# $lesson (text): the title of a lesson
front_learnFirst = Start here: { $lesson }

front_learnDone = On to strategy
front_puzzlesNew = Two new ones today
front_puzzlesOne = 1 of today’s 2 solved
front_puzzlesDone = Today’s 2 solved

# $count (number)
front_puzzleRow =
    { $count ->
        [one] { $count } day in a row
       *[other] { $count } days in a row
    }

## table

# $round (figure)
table_round = Round { $round }

# $count (number)
table_supply =
    { $count ->
        [one] { $count } track left
       *[other] { $count } tracks left
    }

# $count (number)
table_supplyShort = { $count } left

table_tracksLeft = tracks left
table_toPlay = to play
table_thinking = thinking

# Who began this round, not who leads.
table_first = first

table_firstLong = Starting player of this round

# $count (number)
table_points =
    { $count ->
        [one] pt
       *[other] pts
    }

# $count (number)
table_pointsLeft =
    { $count ->
        [one] { $count } point left
       *[other] { $count } points left
    }

# $count (figure)
table_prestige = { $count } prestige

table_prestigeUnit = prestige

# $name (text): a player’s name
# $score (text)
table_scoreOf = { $name }: { $score }

# Regions of the cards in a hand, each with how many there are where it is more than one.
# $regions (text): names of regions, already joined
table_backs = Cards in hand: { $regions }

# $region (text): the name of a region
# $count (figure)
table_backsOf = { $region } × { $count }

# $count (number)
table_ownPieces =
    { $count ->
        [one] { $count } coloured track
       *[other] { $count } coloured tracks
    }

table_log = Log
table_showLog = Show the log
table_hideLog = Hide
table_players = Players
table_hand = Your cities
table_toGo = to go
table_linked = linked

# Beside the number, which stands in large figures.
# $count (number)
table_missing =
    { $count ->
        [one] track still missing
       *[other] tracks still missing
    }

# $count (number)
table_missingBeforeMarker =
    { $count ->
        [one] track would link your cities
       *[other] tracks would link your cities
    }

table_allLinked = All your cities are linked

# $name (text): a player’s name
table_board = Board: { $name }

table_boardRole = game board
table_legalNone = There is nothing to lay right now.
table_zoomIn = Zoom in
table_zoomOut = Zoom out
table_fit = Show the whole board
table_locate = Show my network
table_tools = Tools
table_hint = Hint
table_scores = Scores and log
table_expand = Show more
table_collapse = Show less

## turn

# For who plays for the first time.
turn_goal = Link all your cities first. Tracks are shared.

turn_planAhead = Click a ticket or a line to plan your next turn.
turn_planAheadTouch = Tap a ticket or a line to plan your next turn.
turn_planned = Planned for your next turn. Then one press lays the tracks.
turn_yours = Your turn

# $name (text): a player’s name
turn_others = { $name } to play

turn_nobody = One moment
turn_marker = Place your start marker
turn_markerHelp = Choose any free junction. Your railway grows from here, so stay close to your cities.

# Where the marker will stand.
# $place (text): where: a message of the group places
turn_markerAt = Start { $place }

turn_markerConfirm = Place the marker

# What is left of the turn’s budget; a single line costs one.
# $left (figure)
turn_budget = { $left } to spend

# $used (figure)
# $limit (figure)
turn_budgetUsed = { $used } of { $limit } used

turn_emptyPlan = Click a line to plan a track, or a far city to plan the route there.
turn_emptyPlanTouch = Tap a line to plan a track, or a far city to plan the route there.

# $cost (figure)
# $budget (figure)
turn_cost = cost { $cost } of { $budget }

turn_stillMissing = Still missing

# $count (number)
turn_lay =
    { $count ->
        [one] Lay { $count } track
       *[other] Lay { $count } tracks
    }

turn_layNone = Lay tracks
turn_end = End turn
turn_endHelp = You may lay another track or end your turn.

# At tables that claim by hand, where nothing more can be laid.
turn_claimHelp = Claim if all your cities are linked, or end your turn.

turn_clear = Clear
turn_instead = This replaces the earlier plan: the turn has no room for both.

# $names (text): names, already joined: “Ada and Tom”
turn_pendingEnd = { $names }: all cities linked. The round ends with your turn.

turn_pendingEndHelp = You may still use what is left of your turn.

# To skip the turn; handing on a city is `passConfirm`.
turn_passAllowed = Pass

# $name (text): a player’s name
turn_waitBot = { $name } is thinking

turn_dropTitle = Drop one city
turn_dropHelp = Choose one of your tickets to give back. You play with the other four.

# To give a city card back.
# $city (text): the name of a city
turn_dropConfirm = Drop { $city }

# $pass (figure)
# $all (figure)
turn_passTitle = Pass a city to the left, { $pass } of { $all }

# $name (text): a player’s name
turn_passHelp = Choose one of your tickets: it goes to { $name }.

# To hand a city on; skipping the turn is `passAllowed`.
# $city (text): the name of a city
turn_passConfirm = Pass { $city }

turn_chainTitle = One city too many

# $name (text): a player’s name
turn_chainHelp = Choose which of the two goes to { $name }. You keep the other.

turn_chainHelpLast = Choose which of the two goes back to the pile. You keep the other.

# $city (text): the name of a city
turn_chainConfirm = Give away { $city }

# $names (text): names, already joined: “Ada and Tom”
turn_waiting = Waiting for { $names }

# $city (text): the name of a city
turn_choiceMade = You chose { $city }.

## tips

# $cost (figure)
tips_cost = Cost { $cost }

# $city (text): the name of a city
# $cost (figure)
tips_routeTo = { $city }: { $cost } to go

tips_single = Single line
tips_river = Bridge over a river
tips_mountain = Mountain line
tips_sea = Sea crossing
tips_ferry = Ferry

## illegal

illegal_not-your-turn = It is not your turn.
illegal_not-now = That is not possible at this point of the round.
illegal_no-such-junction = There is no such junction.
illegal_junction-taken = Another marker stands here.
illegal_no-such-line = There is no line here.
illegal_occupied = A track lies here already.
illegal_own-track-on-land = Coloured tracks are for ferries only.
illegal_no-own-track-left = You have no coloured tracks left.
illegal_second-ferry = Only one ferry track a turn.

# $needs (figure)
# $left (figure)
illegal_over-budget = Needs { $needs }, you have { $left } left.

illegal_not-connected = Not connected to your network.
illegal_must-build = Lay at least one track.
illegal_no-claims = Nobody claims here: the table sees who has linked all cities.
illegal_claimed-already = You have claimed in this turn already.
illegal_no-such-city = There is no such city.
illegal_not-in-hand = This city is not in your hand.
illegal_wrong-colour = Choose one of the two cities of this colour.
illegal_unknown = This is not allowed.

## 

# $id (text)
rule = Rule { $id }

## log

# $who (person)
log_started =
    { $who ->
        [you] *You* will start
       *[other] *{ $who }* will start
    }

# $round (figure)
log_dealt = Round { $round }: the cities are dealt

# $names (text): names, already joined: “Ada and Tom”
# $count (number)
log_cards =
    { $count ->
        [one] Special card: { $names }
       *[other] Special cards: { $names }
    }

# $who (person)
# $place (text): where: a message of the group places
log_marker =
    { $who ->
        [you] *You* started { $place }
       *[other] *{ $who }* started { $place }
    }

# $who (person)
# $count (number)
# $place (text): where: a message of the group places
log_laid =
    { $who ->
        [you] *You* laid
       *[other] *{ $who }* laid
    } { $count ->
        [one] { $count } track { $place }
       *[other] { $count } tracks { $place }
    }

# $who (person)
# $place (text): where: a message of the group places
log_crossed =
    { $who ->
        [you] *You* crossed the sea { $place }
       *[other] *{ $who }* crossed the sea { $place }
    }

# $who (person)
# $place (text): where: a message of the group places
log_bridged =
    { $who ->
        [you] *You* bridged the river { $place }
       *[other] *{ $who }* bridged the river { $place }
    }

# $who (person)
# $place (text): where: a message of the group places
log_climbed =
    { $who ->
        [you] *You* crossed the mountains { $place }
       *[other] *{ $who }* crossed the mountains { $place }
    }

# $who (person)
# $place (text): where: a message of the group places
log_ferry =
    { $who ->
        [you] *You* laid a ferry track { $place }
       *[other] *{ $who }* laid a ferry track { $place }
    }

# $who (people)
log_joined = Networks joined: { PEOPLE($who, you: "yours", other: "#’s") }

# $place (text): where: a message of the group places
log_ferryOpen = The ferry { $place } is open to all

# $place (text): where: a message of the group places
# $who (people)
log_ferryOnly = The ferry { $place } is { PEOPLE($who, you: "yours", other: "#’s") } alone

# $who (person)
log_completed =
    { $who ->
        [you] *You* linked all your cities
       *[other] *{ $who }* linked all their cities
    }

# $who (person)
log_ended =
    { $who ->
        [you] *You* ended the turn
       *[other] *{ $who }* ended the turn
    }

# Says, at a table that claims by hand, that all own cities are linked.
# $who (person)
log_claimed =
    { $who ->
        [you] *You* claimed correctly: all cities are linked
       *[other] *{ $who }* claimed correctly: all cities are linked
    }

# $who (person)
log_claimedWrong =
    { $who ->
        [you] *You* claimed, but not all cities are linked
       *[other] *{ $who }* claimed, but not all cities are linked
    }

# $who (person)
log_passed =
    { $who ->
        [you] *You* could not build and passed
       *[other] *{ $who }* could not build and passed
    }

# $who (person)
log_chosen =
    { $who ->
        [you] *You* chose a city
       *[other] *{ $who }* chose a city
    }

# $from (person)
# $receiver (person)
# $city (text, optional): the name of a city
log_cardPassed =
    { $from ->
        [you] *You* gave
       *[other] *{ $from }* gave
    } { $city ->
        [none] a city to
       *[other] { $city } to
    } { $receiver ->
        [you] you
       *[other] { $receiver }
    }

# $who (person)
# $city (text, optional): the name of a city
log_cardReturned =
    { $who ->
        [you] *You* gave
       *[other] *{ $who }* gave
    } { $city ->
        [none] a city back
       *[other] { $city } back
    }

# $who (person)
# $city (text, optional): the name of a city
log_extra =
    { $who ->
        [you] *You* drew
       *[other] *{ $who }* drew
    } { $city ->
        [none] an extra city
       *[other] { $city }
    }

log_handsPassed = All hands went one seat to the left

# $who (person)
# $cities (text): names of cities, already joined
log_revealed =
    { $who ->
        [you] *You* showed { $cities }
       *[other] *{ $who }* showed { $cities }
    }

# $round (figure)
log_scored = Round { $round } is over

# $who (people)
log_over = *{ CAPITAL(PEOPLE($who, you: "you")) }* won the game

## roundEnd

# $who (people)
roundEnd_connected =
    { $who ->
        [you] You linked all your cities.
       *[several] { CAPITAL(PEOPLE($who, you: "you")) } linked all their cities.
    }

roundEnd_supply = The supply is used up.
roundEnd_stuck = Nobody could lay another track.

# $who (person)
roundEnd_claimed =
    { $who ->
        [you] You claimed, and all your cities are linked.
       *[other] { CAPITAL($who) } claimed, and all their cities are linked.
    }

# $who (people)
roundEnd_unclaimed = { CAPITAL(PEOPLE($who, you: "you")) } had linked all cities without claiming.

## speech

# $count (number)
# $each (texts)
speech_lines =
    { $count ->
        [one] One line: { JOIN($each, separator: "; ") }
       *[other] { $count } lines: { JOIN($each, separator: "; ") }
    }

# $direction (text): a message of the group directions or sides
speech_lineSingle = to the { $direction }, single line

# $direction (text): a message of the group directions or sides
# $terrain (text)
speech_lineDouble = to the { $direction }, double line { $terrain }

# $direction (text): a message of the group directions or sides
speech_lineFerry = to the { $direction }, ferry

# $direction (text): a message of the group directions or sides
speech_lineLaid = to the { $direction }, track laid

# $direction (text): a message of the group directions or sides
speech_linePlanned = to the { $direction }, planned

speech_terrain_river = over a river
speech_terrain_mountain = over mountains
speech_terrain_sea = over the sea

# $count (number)
speech_freeLines =
    { $count ->
        [one] one free line
       *[other] { $count } free lines
    }

# $city (text): the name of a city
# $region (text): the name of a region
speech_city = { $city }, { $region }

speech_target = your target
speech_linked = linked

# $toGo (number)
speech_notLinked =
    { $toGo ->
        [one] { $toGo } track to go
       *[other] { $toGo } tracks to go
    }

# $steps (number)
# $city (text): the name of a city
speech_nearest =
    { $steps ->
        [one] { $steps } track to your nearest unlinked city, { $city }
       *[other] { $steps } tracks to your nearest unlinked city, { $city }
    }

speech_inNetwork = in your network

# $name (text): a player’s name
speech_markerOf = marker of { $name }

# $direction (text): a message of the group directions or sides
speech_edge = No line { $direction }.

# $place (text): where: a message of the group places
# $cost (figure)
speech_planned = Planned { $place }, cost { $cost }.

# $place (text): where: a message of the group places
speech_unplanned = Removed { $place }.

# $used (figure)
# $limit (figure)
speech_used = { $used } of { $limit } used.

# $count (number)
speech_missing =
    { $count ->
        [0] All your cities are linked.
        [one] { $count } track missing.
       *[other] { $count } tracks missing.
    }

# $name (text): a player’s name
# $count (number)
# $place (text): where: a message of the group places
# $left (number)
speech_moved =
    { $count ->
        [one] { $name } laid { $count } track { $place }.
       *[other] { $name } laid { $count } tracks { $place }.
    } { $left ->
        [one] { $left } track left.
       *[other] { $left } tracks left.
    }

# $count (number)
# $place (text): where: a message of the group places
# $left (number)
speech_youMoved =
    { $count ->
        [one] You laid { $count } track { $place }.
       *[other] You laid { $count } tracks { $place }.
    } { $left ->
        [one] { $left } track left.
       *[other] { $left } tracks left.
    }

# $name (text): a player’s name
# $place (text): where: a message of the group places
speech_placed = { $name } starts { $place }.

# $missing (number)
# $cities (text): names of cities, already joined
speech_turn =
    { $missing ->
        [0] Your turn. All your cities are linked.
        [one] Your turn. { $missing } track missing. { $cities }
       *[other] Your turn. { $missing } tracks missing. { $cities }
    }

# $cities (text): names of cities, already joined
speech_turnMarker = Your turn. Place your start marker. Your cities: { $cities }.

# $city (text): the name of a city
# $toGo (number)
speech_cityToGo =
    { $toGo ->
        [one] { $toGo } track to { $city }
       *[other] { $toGo } tracks to { $city }
    }

# $why (text): a whole sentence
# $missing (number)
# $left (number)
speech_end =
    { $missing ->
        [0] Round over. { $why }
        [one] Round over. { $why } You are missing { $missing } track;
       *[other] Round over. { $why } You are missing { $missing } tracks;
    } { $left ->
        [one] { $left } point left.
       *[other] { $left } points left.
    }

# $why (text): a whole sentence
# $missing (number)
# $prestige (figure)
speech_endPrestige =
    { $missing ->
        [0] Round over. { $why } { $prestige } prestige.
        [one] Round over. { $why } You are missing { $missing } track; { $prestige } prestige.
       *[other] Round over. { $why } You are missing { $missing } tracks; { $prestige } prestige.
    }

speech_cleared = Plan cleared.

# $city (text): the name of a city
# $cost (figure)
# $now (figure)
speech_routePlanned = Route to { $city }: cost { $cost } in all, { $now } this turn.

speech_noLast = Nobody has moved yet.

# $what (text)
speech_last = Last move: { $what }.

# $place (text): where: a message of the group places
speech_picked = Start { $place }. Now choose where to.

# $place (text): where: a message of the group places
speech_markerChosen = Start { $place }? Press Enter to place the marker.

speech_enterEnds = Enter ends the turn.
speech_untold = This table does not say what is missing. Claim when you think that all your cities are linked.

## lessonNames

lessonNames_goal = Five cities
lessonNames_marker = The start marker
lessonNames_lay = Laying track
lessonNames_double = Rivers, mountains, seas
lessonNames_join = Joining networks
lessonNames_route = Planning a route
lessonNames_end = The end of a round

## sides: The directions as in “north-east of Berlin”.

sides_e = east
sides_ne = north-east
sides_nw = north-west
sides_w = west
sides_sw = south-west
sides_se = south-east
sides_n = north
sides_s = south

## boards: The names of the boards, for lists of games.

boards_europe = Europe
boards_europe-ferries = Europe with ferries
boards_central-europe = Central Europe
boards_usa = USA
