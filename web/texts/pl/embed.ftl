### Polish texts.

replay = Powtórka: { $title }
map = Mapa: { $title }
loading = Chwileczkę
position = Ruch { $move } z { $all }
begins = Gra się zaczyna.
slider = Miejsce w grze
first = Początek
back = O jeden ruch wstecz
play = Odtwórz
pause = Pauza
forward = O jeden ruch dalej
last = Koniec
players = Gracze
scores = Wyniki
gaveUp = { $name } poddaje grę.

## trouble

trouble_no-source = Nie podano gry do odtworzenia.
trouble_missing = Nie udało się wczytać gry.
trouble_not-a-game = To nie jest gra z Branchline.
trouble_damaged = Ta gra jest uszkodzona: jej ruchy się nie zgadzają.
trouble_unknown-game = Ten odtwarzacz nie zna rozegranej gry.
trouble_unknown-board = Ten odtwarzacz nie zna planszy tej gry.
trouble_other-version = Tę grę rozegrano według innych zasad niż te, które zna ten odtwarzacz.
