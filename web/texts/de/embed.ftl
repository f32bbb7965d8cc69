### German texts.

replay = Wiederholung: { $title }
map = Karte: { $title }
loading = Einen Moment
position = Zug { $move } von { $all }
begins = Die Partie beginnt.
slider = Stelle in der Partie
first = Anfang
back = Einen Zug zurück
play = Abspielen
pause = Pause
forward = Einen Zug vor
last = Ende
players = Spieler
scores = Punkte
gaveUp = { $name } hat die Partie aufgegeben.

## trouble

trouble_no-source = Diese Wiederholung nennt keine Partie.
trouble_missing = Die Partie konnte nicht geladen werden.
trouble_not-a-game = Das ist keine Partie von Branchline.
trouble_damaged = Diese Partie ist beschädigt: Ihre Züge gehen nicht auf.
trouble_unknown-game = Diese Wiederholung kennt das gespielte Spiel nicht.
trouble_unknown-board = Diese Wiederholung kennt den Spielplan dieser Partie nicht.
trouble_other-version = Diese Partie wurde nach anderen Regeln gespielt, als diese Wiederholung kennt.
