// Polish texts of the strategy lessons.

import type { LessonMessages } from './text.ts';

export const pl: LessonMessages = {
  example: 'Przykład',
  finish: 'Zakończ lekcję',
  tryIt: 'Spróbuj',
  nextIdea: 'Następna lekcja',
  more: 'Więcej pozycji',
  done: 'Lekcja ukończona',
  taken: 'ukończona',
  noMore: 'Wszystkie pozycje tej lekcji są już rozwiązane.',
  solved: (right, all) => `rozwiązane: ${right} z ${all}`,
  level: (level) => `poziom ${level}`,
  progress: (done, all) => `ukończone lekcje: ${done} z ${all}`,
  practise: (lesson) => `Ćwicz: ${lesson}`,
  names: {
    completes: 'Zakończ rundę',
    reaches: 'Weź miasto w zasięgu',
    fewer: 'Bez objazdów',
    start: 'Tani początek',
    meeting: 'Linie, które się spotykają',
    together: 'Dwa miasta naraz',
    double: 'Poczekaj z linią podwójną',
    'marker-tells': 'Co zdradza początek',
    'far-end': 'Zacznij na dalekim końcu',
    leave: 'Niech budują inni',
    join: 'Korzystaj z tego, co zbudowali inni',
    mountains: 'Na wprost czy dookoła',
    alone: 'Gdzie nikt inny nie buduje',
    'line-tells': 'Co zdradza linia',
    company: 'Zacznij w dobrym towarzystwie',
    three: 'Trzy naraz',
    'take-double': 'Zapłać za linię podwójną',
    apart: 'Jeszcze nie łącz',
    beside: 'Zacznij między miastami',
    silence: 'Czego nie zbudowano',
  },
  ideas: {
    completes:
      'Pod koniec licz w ruchach, nie w torach: dwa tory to jeden ruch. Wybierz to, co pozwoli ci skończyć następnym ruchem.',
    reaches:
      'Miasto oddalone o jeden lub dwa tory jest bezpieczne dopiero po połączeniu. Sprawdź to, zanim zaczniesz budować daleko.',
    fewer: 'Policz, ilu torów brakuje po twoim ruchu. Z dwóch ruchów lepszy jest zwykle ten, po którym brakuje mniej.',
    start:
      'Początek powinien leżeć na najtańszej sieci twoich pięciu miast. Każdy objazd z początku budujesz później, tor po torze.',
    meeting:
      'Najtańsza sieć często rozgałęzia się między miastami. Niech dwie linie spotkają się na skrzyżowaniu poza nimi, zamiast iść od miasta do miasta.',
    together:
      'Tor, który prowadzi do dwóch miast, jest wart dwa razy więcej. Zbuduj najpierw wspólną część, a później zdecyduj, gdzie skręcić.',
    double: 'Linia podwójna zabiera cały ruch. Buduj najpierw linie pojedyncze: może za podwójną zapłaci ktoś inny.',
    'marker-tells':
      'Większość graczy zaczyna w swoim mieście albo tuż obok. Zobacz najpierw, co leży przy znaczniku początkowym.',
    'far-end':
      'Środek planszy zapełnia się torami wszystkich. Zacznij przy swoim odległym mieście i pozwól innym budować w twoją stronę.',
    leave: 'Jeśli ktoś zmierza do twojego miasta, nie buduj tam. Kładź tory tam, gdzie nikt ci nie pomaga.',
    join: 'Liczy się dla ciebie wszystko, co jest połączone z twoim początkiem. Jeden lub dwa tory do innej sieci mogą oszczędzić dziesięć.',
    mountains: 'Linia podwójna liczy się za dwa. Czasem droga przez góry i tak jest tańsza niż dookoła: policz obie.',
    alone:
      'Miasto, którego nikt inny nie potrzebuje, musisz połączyć samodzielnie. Buduj tam wcześnie, gdy inni robią resztę za ciebie.',
    'line-tells': 'Linia wskazuje miasto. Przy każdym nowym torze pytaj, do którego miasta się zbliża, a które omija.',
    company:
      'Blisko innego znacznika sieci szybko się spotykają i każdy tor służy wam obu. Trzymaj się blisko, jeśli twoje miasta leżą w tę samą stronę.',
    three:
      'Szukaj toru, który zbliża do trzech miast. Do każdego z nich wygląda na objazd, a do wszystkich jest skrótem.',
    'take-double':
      'Czasem nikt inny nie potrzebuje linii podwójnej albo jest ona jedyną krótką drogą. Zapłać wtedy od razu, zamiast budować dookoła.',
    apart: 'Połączenie dwóch sieci pomaga obu. Jeśli druga strona zyskuje więcej niż ty, wstrzymaj ostatni tor.',
    beside:
      'Najlepszy początek nie musi być miastem. Skrzyżowanie, na którym twoje linie się rozchodzą, bywa warte więcej niż każde z twoich miast.',
    silence: 'Kto omija miasto, ten go nie potrzebuje. Jeśli nikt nie zbliżył się do miasta, może nikt go nie ma.',
  },
};
