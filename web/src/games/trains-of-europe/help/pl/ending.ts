// Polish: the end of the game and the evaluation.

import { list, note, p, table, type ChapterText } from '../text.ts';

export const ending: ChapterText<'ending'> = {
  title: 'Koniec gry',
  sections: {
    'game-end': {
      title: 'Kiedy gra się kończy',
      body: [
        p('Rok zawsze gra się do końca i rozlicza; potem następuje ocena. Gra kończy się z rokiem, w którym'),
        list(
          'jakaś firma osiągnęła cel wykonanych kontraktów,',
          'jakaś firma położyła ostatni znacznik,',
          'osiągnięto zysk roczny 500k,',
          'bank jest pusty na koniec roku lub',
          'została tylko jedna firma.',
        ),
        p(
          'Znaczniki i 500k liczą się od chwili osiągnięcia, nawet jeśli to się potem zmieni. Po 100 latach gra kończy się w każdym przypadku.',
        ),
      ],
      words: 'koniec powód ostatni rok cel',
    },
    target: {
      title: 'Cel',
      body: [
        p(
          'Przed grą umawiacie się, ile kontraktów musi wykonać jedna firma: 3 lub więcej. Kontrakty startowe się liczą.',
        ),
        table(
          ['kontrakty', 'trzy lub cztery firmy', 'dwie firmy'],
          ['3', 'około 60 minut', 'około 45 minut'],
          ['4 lub 5', 'około 90 minut', 'około 60 minut'],
          ['6 lub więcej', '100 minut i więcej', '75 minut i więcej'],
        ),
      ],
      words: 'długość czas minuty liczba kontraktów',
    },
    'new-target': {
      title: 'Nowy cel',
      body: [
        p(
          'Jeśli stół na to pozwala, możecie w trakcie gry umówić się na wyższy cel. Kto ma ogłosić fazę, może go zaproponować, raz przed każdym ogłoszeniem; a na koniec roku, gdy cel jest osiągnięty, pytani są wszyscy po kolei, chyba że grę i tak kończą znaczniki lub 500k.',
        ),
        p('Pozostali głosują i cel obowiązuje tylko za zgodą wszystkich.'),
      ],
      words: 'podnieść cel propozycja głosowanie zgoda dłużej',
    },
    evaluation: {
      title: 'Ocena',
      body: [
        table(
          ['za', 'punkty'],
          ['zysk roczny', '1 za każde rozpoczęte 100k, najwyżej 5'],
          ['wykonany kontrakt', '2'],
          ['działający kontrakt: lokomotywa i jedna trasa', '1'],
          ['przyłączone miasta', '1 za każde rozpoczęte 5'],
          ['największa sieć', '2'],
          ['najwięcej krajów', '2'],
          ['uśpiony kontrakt: bez dochodu', '−1'],
          ['wolne pojazdy', '−1 za każde rozpoczęte 3 ponad 3'],
          ['gotówka', '−1 za każde rozpoczęte 100k ponad 300k'],
        ),
        p(
          'Każdy niewykonany kontrakt albo działa i daje punkt, albo jest uśpiony i punkt kosztuje. Brak zysku lub strata daje 0.',
        ),
        note(
          'Przykład: zysk roczny 210k daje 3 punkty, 6 miast daje 2, 7 wolnych pojazdów kosztuje 2, 310k gotówki kosztuje 1.',
        ),
      ],
      words: 'punkty punktacja wynik końcowy odjęcie',
    },
    awards: {
      title: 'Największa sieć i najwięcej krajów',
      body: [
        p(
          '2 punkty dostaje firma z najdłuższym połączonym kawałkiem sieci, liczonym w segmentach ze wszystkimi odgałęzieniami, i 2 ta, której licencje sięgają miast w największej liczbie krajów.',
        ),
        p('Przy remisie 2 punkty dzieli się dokładnie. Firma bez licencji ich nie dostaje.'),
      ],
      picture:
        'Pomarańczowy ma największą sieć w jednym kawałku: 12 segmentów. Zielony ma 9 w jednym kawałku i 1 gdzie indziej, który się tu nie liczy.',
      words: 'najdłuższa połączona kraje remis podział',
    },
    winner: {
      title: 'Kto wygrywa',
      body: [
        p(
          'Wygrywa najwyższa suma, nawet jeśli ta firma odpadła z gry. Przy równych sumach zwycięstwo jest wspólne, chyba że przy stole umówiono się inaczej.',
        ),
      ],
      words: 'wygrana zwycięzca remis wspólne',
    },
  },
};
