// Polish: what is special about the classic edition.

import { list, p, type ChapterText } from '../text.ts';

export const classic: ChapterText<'classic'> = {
  title: 'Edycja klasyczna',
  sections: {
    'classic-seas': {
      title: 'Przez morze',
      body: [
        p(
          'W tej edycji nie ma promów. Przeprawy morskie to zwykłe linie podwójne: jeden tor, cały ruch, a gdy ich brakuje, liczą się za 2.',
        ),
      ],
      words: 'woda kanał La Manche statek',
    },
    'classic-score': {
      title: 'Utrata punktów',
      body: [
        p(
          'Jeśli masz wszystko połączone, nie tracisz nic. Pozostali tracą punkt za każdą brakującą linię pojedynczą i dwa za każdą brakującą podwójną.',
        ),
        p(
          'Za każdy punkt twoja lokomotywa przesuwa się o jedno pole od parowozowni w stronę czerwonego kozła oporowego. Tor punktacji ma *13 pól*, zaczynasz więc z 13 punktami.',
        ),
      ],
      words: 'punktacja kara punkty ujemne minus tor punktacji parowozownia',
    },
    'classic-end': {
      title: 'Koniec gry',
      body: [
        p('Jeśli na koniec rundy ktoś stracił łącznie 13 lub więcej punktów, gra się kończy.'),
        list(
          'Wygrywa osoba, której zostało najwięcej punktów. W razie remisu zwycięstwo jest wspólne.',
          'Kto spadnie poniżej zera, zachowuje dokładny wynik do ustalenia kolejności.',
        ),
      ],
      words: 'wygrana zwycięzca remis kozioł oporowy',
    },
  },
};
