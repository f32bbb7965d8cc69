### English texts of the strategy lessons.

example = Example
finish = Finish the lesson
tryIt = Try it yourself
nextIdea = Next lesson
more = More positions
done = Lesson taken
taken = taken
noMore = You have solved all positions of this lesson.

# $right (number)
# $all (figure)
solved = { $right } of { $all } solved

# $level (figure)
level = level { $level }

# $done (number)
# $all (figure)
progress = { $done } of { $all } lessons taken

# $lesson (text): the title of a lesson
practise = Practise: { $lesson }

## names

names_completes = Finish the round
names_reaches = Take the city in reach
names_fewer = No detours
names_start = A cheap start
names_meeting = Lines that meet
names_together = Two cities at once
names_double = Wait with the double line
names_marker-tells = What a start tells
names_far-end = Start at the far end
names_leave = Let others build it
names_join = Use what others have built
names_mountains = Through or round
names_alone = Where nobody else builds
names_line-tells = What a line tells
names_company = Start in good company
names_three = Three at once
names_take-double = Pay for the double line
names_apart = Do not join yet
names_beside = Start between the cities
names_silence = What was not built

## ideas

ideas_completes = Near the end count in turns, not in tracks: two tracks are one turn. Choose what lets you finish with your next turn.
ideas_reaches = A city one or two tracks away is safe only once it is linked. Look for it before you build towards something far.
ideas_fewer = Count the tracks that are still missing after your turn. Of two turns, the one that leaves fewer is usually better.
ideas_start = Your start marker belongs on the cheapest network of your five cities. You pay for every detour of the start later, track by track.
ideas_meeting = The cheapest network often branches between the cities. Let two lines meet at a junction outside them instead of going from city to city.
ideas_together = A track that leads towards two cities is worth twice as much. Build the shared part first and decide later where to branch.
ideas_double = A double line takes the whole turn. Build on single lines first: perhaps another player pays for the double line.
ideas_marker-tells = Most players start in one of their own cities or right beside one. Look first at what lies next to a start marker.
ideas_far-end = The middle of the board fills with the tracks of all players. Start at your remote city and let the others build towards you.
ideas_leave = If another player is heading for a city of yours, do not build there. Lay your tracks where nobody helps you.
ideas_join = All tracks connected to your start marker count for you. One or two tracks to another network can save you ten.
ideas_mountains = A double line counts two. Sometimes going through the mountains is still cheaper than going round them: count both ways.
ideas_alone = A city that no other player needs is yours alone to link. Build there early, while the others do the rest of your work.
ideas_line-tells = A line points at a city. Ask which city each new track comes nearer to, and which cities it passes by.
ideas_company = Near another marker the networks soon meet, and every track serves you both. Stay close if your cities lie the same way.
ideas_three = Look for the track that comes nearer to three cities. It looks like a detour to each of them and is a short cut to all.
ideas_take-double = Sometimes no other player needs a double line, or it is the only short route. Then pay for it now instead of building round it.
ideas_apart = Joining two networks helps both. If the other player gains more than you do, keep the last track back.
ideas_beside = The best start need not be a city. A junction where your lines branch can be worth more than any city of your hand.
ideas_silence = A player who passes a city by does not need it. If nobody has come near a city, perhaps nobody holds it.
