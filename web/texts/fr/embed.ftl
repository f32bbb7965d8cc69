### French texts. A no-break space stands before the colon.

replay = Revoir la partie : { $title }
map = Carte : { $title }
loading = Un instant
position = Coup { $move } sur { $all }
begins = La partie commence.
slider = Position dans la partie
first = Début
back = Un coup en arrière
play = Lecture
pause = Pause
forward = Un coup en avant
last = Fin
players = Joueurs
scores = Scores
gaveUp = { $name } a abandonné la partie.

## trouble

trouble_no-source = Aucune partie n’est indiquée.
trouble_missing = La partie n’a pas pu être chargée.
trouble_not-a-game = Ce n’est pas une partie de Branchline.
trouble_damaged = Cette partie est endommagée : ses coups ne s’enchaînent pas.
trouble_unknown-game = Ce lecteur ne connaît pas le jeu de cette partie.
trouble_unknown-board = Ce lecteur ne connaît pas le plateau de cette partie.
trouble_other-version = Cette partie a été jouée avec d’autres règles que celles de ce lecteur.
