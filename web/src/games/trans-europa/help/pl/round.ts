// Polish: how a round begins and the next one follows.

import { list, note, p, type ChapterText } from '../text.ts';

export const round: ChapterText<'round'> = {
  title: 'Początek rundy',
  sections: {
    dealing: {
      title: 'Rozdanie miast',
      body: [
        p(
          'Każdy dostaje po jednej karcie miasta w każdym kolorze, razem pięć, i trzyma je w tajemnicy. Przy tym stole wyglądają jak bilety. O rozdaniu decyduje przypadek.',
        ),
        p(
          'Każde miasto występuje tylko raz, więc nikt inny nie ma żadnego z twoich. Pozostałe karty leżą zakryte i w czasie rundy nikt ich nie ogląda.',
        ),
        note('Kolory wszystkich kart na rękach są jawne, bo każdy widzi ich rewersy. Same miasta pozostają tajne.'),
      ],
      words: 'karty ręka tajne zakryte losowanie bilet',
    },
    marker: {
      title: 'Ustawienie znacznika początkowego',
      body: [
        p(
          'Zaczyna gracz startowy, pozostali po kolei zgodnie z ruchem wskazówek zegara. Twój pierwszy ruch w rundzie to tylko jedno: postaw znacznik początkowy na wybranym skrzyżowaniu.',
        ),
        list(
          'Może to być każde wolne skrzyżowanie, z miastem lub bez. Dwa znaczniki nigdy nie stoją na tym samym.',
          'Znacznik stoi tam przez całą rundę. Twoja sieć wyrasta tylko z tego miejsca.',
          'Znacznik na jednym z twoich miast od razu to miasto przyłącza.',
        ),
      ],
      picture: 'Wybrać można każde wolne skrzyżowanie; na jednym stoi już inny znacznik.',
      words: 'start początek postawić zajęte',
    },
    'next-round': {
      title: 'Następna runda',
      body: [
        p(
          'Z planszy znikają wszystkie tory, a każdy odbiera swój znacznik początkowy. Wszystkie karty miast będące w grze są tasowane i rozdawane od nowa.',
        ),
        p(
          '*Kartę gracza startowego* bierze osoba po lewej, bez względu na to, kto wygrał rundę. Ta osoba stawia pierwszy znacznik.',
        ),
      ],
      words: 'wskazówki zegara lewo tasowanie',
    },
  },
};
