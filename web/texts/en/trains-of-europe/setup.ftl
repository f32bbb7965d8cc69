### English words of the form for a custom table.

## setup

setup_ends = The game ends

# Followed by a number of contracts to choose.
setup_endsIn = in the year in which a company has completed

# $count (number)
setup_contracts =
    { $count ->
        [one] { $count } contract
       *[other] { $count } contracts
    }

# How long a game to so many contracts takes; there is room for one or two short words.
setup_lengths_target-3 = usual

setup_lengths_target-4 = longer
setup_lengths_target-5 = an evening
setup_anyTarget = Another number, 3 to 12
setup_openEnd = open end
setup_noTarget = no target
setup_endsAlso = It also ends with the last stick of a company, at 500k profit, or with an empty bank.
setup_endsAlsoNoBank = It also ends with the last stick of a company or at 500k profit.
setup_variants = Variants
setup_variantsLead = You need none of these. The rulebook applies to everything you do not change.

# $count (number)
setup_changed = { $count } changed

setup_asPrinted = All as in the rulebook
setup_groups_secret = Secret information
setup_groups_money = When the money runs out
setup_groups_beginning = The beginning
setup_groups_turns = Turn by turn
setup_groups_end = The end
setup_groups_books = The books
setup_whoOldest = Who is the oldest?
setup_whichLaunch = Which launch contracts?
setup_onlyTwo = Only with two players.
setup_notOpenEnd = Not with an open end.

## options

options_target_name = Target
options_target_about = The game ends when one company has completed this many contracts.
options_openEnd_name = Open end
options_openEnd_about = No target: only sticks, profit or an empty bank end the game.
options_hiddenVehicles_name = Hidden vehicles
options_hiddenVehicles_about = Others see only how many spare vehicles you have.
options_hiddenCash_name = Hidden cash
options_hiddenCash_about = Others see neither your cash nor the bank.
options_selfManagedInsolvency_name = Self-managed insolvency
options_selfManagedInsolvency_about = An insolvent company may first sell what it has.
options_bankLimit_name = The bank can run dry
options_bankLimit_about = An empty bank at the year end ends the game.
options_assignInTurn_name = Assign in turn
options_assignInTurn_about = At the Fair, you assign vehicles in your own turn only.
options_fixedSteps_name = Fixed bid steps
options_fixedSteps_about = Bids open at the minimum and rise by just 10k.
options_offersInTurn_name = Offers in turn
options_offersInTurn_about = Companies offer in turn and openly, not in secret.
options_reshuffleEvery_name = Reshuffle
options_reshuffleEvery_about = Years until discarded vehicles come back.
options_launch2p_name = Launch contracts
options_launch2p_about = Only with two players: how they are dealt.
options_forgiveOncePerGame_name = Written off once per game
options_forgiveOncePerGame_about = The second loss a company cannot pay makes it insolvent.
options_releaseLicences_name = Licences are released
options_releaseLicences_about = When a company leaves, its tracks become free.
options_allowRetarget_name = Raise the target
options_allowRetarget_about = You may agree on more contracts during the game.
options_lenientIdle_name = Begun is not idle
options_lenientIdle_about = A contract you have begun costs no point.
options_tieBreak_name = Ties
options_tieBreak_about = Shared, or decided by profit, then contracts, then cash.
options_startPlayer_name = First chair
options_startPlayer_about = Who calls the very first phase.
options_manualBooks_name = Books by hand
options_manualBooks_about = Players work out and book their own annual profit. Others may audit them.

## values

# Two launch contracts: near each other, any two, or chosen together.
values_launch2p_nearRandom = Near

values_launch2p_random = Any
values_launch2p_choose = Chosen
values_tieBreak_shared = Shared
values_tieBreak_profit-completed-cash = By profit
values_startPlayer_random = Drawn
values_startPlayer_host = First seat
values_startPlayer_oldest = Oldest
