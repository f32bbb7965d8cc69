### Dutch texts.

replay = Terugkijken: { $title }
map = Kaart: { $title }
loading = Een ogenblik
position = Zet { $move } van { $all }
begins = Het spel begint.
slider = Plaats in het spel
first = Begin
back = Eén zet terug
play = Afspelen
pause = Pauze
forward = Eén zet verder
last = Einde
players = Spelers
scores = Scores
gaveUp = { $name } heeft het spel opgegeven.

## trouble

trouble_no-source = Er is geen spel opgegeven om terug te kijken.
trouble_missing = Het spel kon niet worden geladen.
trouble_not-a-game = Dit is geen spel van Branchline.
trouble_damaged = Dit spel is beschadigd: de zetten kloppen niet.
trouble_unknown-game = Deze speler kent het gespeelde spel niet.
trouble_unknown-board = Deze speler kent het bord van dit spel niet.
trouble_other-version = Dit spel is volgens andere regels gespeeld dan deze speler kent.
