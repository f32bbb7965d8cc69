### Polish texts of the strategy lessons.

example = Przykład
finish = Zakończ lekcję
tryIt = Spróbuj
nextIdea = Następna lekcja
more = Więcej pozycji
done = Lekcja ukończona
taken = ukończona
noMore = Wszystkie pozycje tej lekcji są już rozwiązane.
solved = rozwiązane: { $right } z { $all }
level = poziom { $level }
progress = ukończone lekcje: { $done } z { $all }
practise = Ćwicz: { $lesson }

## names

names_completes = Zakończ rundę
names_reaches = Weź miasto w zasięgu
names_fewer = Bez objazdów
names_start = Tani początek
names_meeting = Linie, które się spotykają
names_together = Dwa miasta naraz
names_double = Poczekaj z linią podwójną
names_marker-tells = Co zdradza początek
names_far-end = Zacznij na dalekim końcu
names_leave = Niech budują inni
names_join = Korzystaj z tego, co zbudowali inni
names_mountains = Na wprost czy dookoła
names_alone = Gdzie nikt inny nie buduje
names_line-tells = Co zdradza linia
names_company = Zacznij w dobrym towarzystwie
names_three = Trzy naraz
names_take-double = Zapłać za linię podwójną
names_apart = Jeszcze nie łącz
names_beside = Zacznij między miastami
names_silence = Czego nie zbudowano

## ideas

ideas_completes = Pod koniec licz w ruchach, nie w torach: dwa tory to jeden ruch. Wybierz to, co pozwoli ci skończyć następnym ruchem.
ideas_reaches = Miasto oddalone o jeden lub dwa tory jest bezpieczne dopiero po połączeniu. Sprawdź to, zanim zaczniesz budować daleko.
ideas_fewer = Policz, ilu torów brakuje po twoim ruchu. Z dwóch ruchów lepszy jest zwykle ten, po którym brakuje mniej.
ideas_start = Początek powinien leżeć na najtańszej sieci twoich pięciu miast. Każdy objazd z początku budujesz później, tor po torze.
ideas_meeting = Najtańsza sieć często rozgałęzia się między miastami. Niech dwie linie spotkają się na skrzyżowaniu poza nimi, zamiast iść od miasta do miasta.
ideas_together = Tor, który prowadzi do dwóch miast, jest wart dwa razy więcej. Zbuduj najpierw wspólną część, a później zdecyduj, gdzie skręcić.
ideas_double = Linia podwójna zabiera cały ruch. Buduj najpierw linie pojedyncze: może za podwójną zapłaci ktoś inny.
ideas_marker-tells = Większość graczy zaczyna w swoim mieście albo tuż obok. Zobacz najpierw, co leży przy znaczniku początkowym.
ideas_far-end = Środek planszy zapełnia się torami wszystkich. Zacznij przy swoim odległym mieście i pozwól innym budować w twoją stronę.
ideas_leave = Jeśli ktoś zmierza do twojego miasta, nie buduj tam. Kładź tory tam, gdzie nikt ci nie pomaga.
ideas_join = Liczy się dla ciebie wszystko, co jest połączone z twoim początkiem. Jeden lub dwa tory do innej sieci mogą oszczędzić dziesięć.
ideas_mountains = Linia podwójna liczy się za dwa. Czasem droga przez góry i tak jest tańsza niż dookoła: policz obie.
ideas_alone = Miasto, którego nikt inny nie potrzebuje, musisz połączyć samodzielnie. Buduj tam wcześnie, gdy inni robią resztę za ciebie.
ideas_line-tells = Linia wskazuje miasto. Przy każdym nowym torze pytaj, do którego miasta się zbliża, a które omija.
ideas_company = Blisko innego znacznika sieci szybko się spotykają i każdy tor służy wam obu. Trzymaj się blisko, jeśli twoje miasta leżą w tę samą stronę.
ideas_three = Szukaj toru, który zbliża do trzech miast. Do każdego z nich wygląda na objazd, a do wszystkich jest skrótem.
ideas_take-double = Czasem nikt inny nie potrzebuje linii podwójnej albo jest ona jedyną krótką drogą. Zapłać wtedy od razu, zamiast budować dookoła.
ideas_apart = Połączenie dwóch sieci pomaga obu. Jeśli druga strona zyskuje więcej niż ty, wstrzymaj ostatni tor.
ideas_beside = Najlepszy początek nie musi być miastem. Skrzyżowanie, na którym twoje linie się rozchodzą, bywa warte więcej niż każde z twoich miast.
ideas_silence = Kto omija miasto, ten go nie potrzebuje. Jeśli nikt nie zbliżył się do miasta, może nikt go nie ma.
