// Polish: the prestige edition without special cards.

import { list, p, table, type ChapterText } from '../text.ts';

export const prestige: ChapterText<'prestige'> = {
  title: 'Edycja prestiżowa',
  sections: {
    'prestige-boards': {
      title: 'Plansze',
      body: [
        p(
          'Gra się na planszy Europy Środkowej, Stanów Zjednoczonych albo na dużej planszy Europy, z 85 torami i 35 miastami tej planszy. Zasady są wszędzie takie same.',
        ),
        p('Dla dobra gry plansze nie są w pełni zgodne z rzeczywistą geografią.'),
      ],
      words: 'mapa Ameryka USA geografia',
    },
    'prestige-setup': {
      title: 'Przygotowanie gry',
      body: [
        p(
          'Karty miast leżą w pięciu zakrytych stosach według kolorów; każdy bierze po jednej z każdego stosu. Według instrukcji zaczyna najstarsza osoba; tutaj decyduje los, chyba że ustawicie inaczej.',
        ),
      ],
      words: 'najstarsza stos gracz startowy',
    },
    'prestige-lines': {
      title: 'Tunel i kanał La Manche',
      body: [
        p(
          'Jak zawsze kładziesz do dwóch torów na liniach pojedynczych albo jeden na podwójnej. Na planszy Europy Środkowej dwa odcinki są pojedyncze, choć wyglądają na trudne: *połączenie przez kanał La Manche* i *tunel przez Alpy Szwajcarskie*.',
        ),
      ],
      picture: 'Z Zurychu do Mediolanu tunel biegnie jako linia pojedyncza między podwójnymi liniami Alp.',
      words: 'Alpy Szwajcaria prom pojedyncza',
    },
    'prestige-score': {
      title: 'Zdobywanie prestiżu',
      body: [
        p(
          'Na koniec rundy każdy dostaje punkty prestiżu według liczby brakujących torów. Linie podwójne liczą się za 2.',
        ),
        table(['brakuje', 'prestiż'], ['0', '4'], ['1', '3'], ['2', '2'], ['3 lub 4', '1'], ['5 lub więcej', '0']),
        list(
          'Każdy, kto połączył wszystko, dostaje 4, nawet jeśli takich osób jest kilka.',
          'Jeśli tory skończą się, zanim ktokolwiek skończy, nikt nie dostaje 4; reszta tabeli obowiązuje.',
        ),
      ],
      words: 'punktacja punkty tabela zwycięzca',
    },
    'prestige-end': {
      title: 'Koniec gry',
      body: [
        p('Jeśli na koniec rundy ktoś ma *13 punktów prestiżu* lub więcej, gra się kończy, najpóźniej po 60 rundach.'),
        p(
          'Spośród tych osób wygrywa najwyższa suma; punkty ponad 13 liczą się, choć lokomotywa staje na stacji na końcu toru. W razie remisu zwycięstwo jest wspólne.',
        ),
      ],
      words: 'wygrana zwycięzca remis 13',
    },
  },
};
