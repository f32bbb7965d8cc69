// Polish: how a game begins.

import { list, p, type ChapterText } from '../text.ts';

export const setup: ChapterText<'setup'> = {
  title: 'Początek gry',
  sections: {
    'first-display': {
      title: 'Co leży odkryte',
      body: [
        p(
          'Pięć kontraktów leży odkrytych obok stosu. Na Targach kolejowych stoi pięć lokomotyw i pięć wagonów, w jednym rzędzie nigdy więcej niż dwa tego samego modelu; w grze dwuosobowej cztery i cztery.',
        ),
      ],
      words: 'odkryte wystawa stoiska rynek pięć',
    },
    'first-company': {
      title: 'Z czym zaczyna firma',
      body: [
        list(
          '100k gotówki i zysk równy 0',
          '48 znaczników',
          'lokomotywa i dwa wagony, losowane w ciemno; czekają w zajezdni',
          'jeden kontrakt startowy',
        ),
      ],
      words: 'gotówka na start wyposażenie znaczniki',
    },
    launch: {
      title: 'Kontrakty startowe',
      body: [
        p(
          'Każda firma losuje jeden z 8 kontraktów startowych. Działa od pierwszej chwili, nie ma podatku i liczy się do celu jak każdy inny. Niewylosowane odpadają z gry.',
        ),
      ],
      words: 'zielony pierwszy kontrakt bez podatku',
    },
    'first-chair': {
      title: 'Pierwsze przewodnictwo',
      body: [
        p(
          'Firma, która ma *przewodnictwo*, ogłasza pierwszą fazę roku. O pierwszym przewodnictwie decyduje los, chyba że przy stole ustawiono inaczej.',
        ),
      ],
      words: 'przewodniczący gracz startowy zaczyna pierwszy najstarsza',
    },
    'two-players': {
      title: 'We dwie osoby',
      body: [
        list(
          'Firma, która przewodniczy, ogłasza pierwszą fazę, druga firma drugą, a przewodnicząca znów trzecią. Potem przewodnictwo przechodzi dalej.',
          'Na Targach stoją cztery lokomotywy i cztery wagony.',
          'Oba kontrakty startowe leżą blisko siebie: jakieś miasto jednego dzielą najwyżej 3 segmenty od jakiegoś miasta drugiego.',
        ),
        p('Pierwsze dwa punkty obowiązują też wtedy, gdy z trzech lub czterech firm zostają tylko dwie.'),
      ],
      words: 'dwie dwóch pojedynek para 2',
    },
  },
};
