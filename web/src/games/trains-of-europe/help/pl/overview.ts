// Polish: what the game is about, and its money.

import { list, note, p, type ChapterText } from '../text.ts';

export const overview: ChapterText<'overview'> = {
  title: 'Gra w skrócie',
  sections: {
    goal: {
      title: 'O co chodzi',
      body: [
        p(
          'Od dwóch do czterech firm kolejowych kupuje licencje w całej Europie, zawiera kontrakty i wysyła na nie pociągi. Każdy kontrakt powiększa *zysk roczny*, a zysk jest wypłacany na koniec każdego roku.',
        ),
        p(
          'Gdy jedna z firm wykona umówioną liczbę kontraktów, rok gra się do końca i wszystkie firmy są oceniane. Liczą się punkty, nie pieniądze: wygrywa najwyższa suma.',
        ),
        note('Zasady nie przewidują gry dla jednej osoby; tutaj wolne miejsca zajmują boty.'),
      ],
      picture: 'Cztery firmy na mapie po kilku latach. Każda ma swój kolor i swój wzór.',
      words: 'gracze firma cel solo samotnie boty początek',
    },
    map: {
      title: 'Mapa',
      body: [
        p(
          'Miasta łączą *odcinki*. Odcinek dzieli się na *segmenty*, po jednym na każdy znacznik, i ma jeden, dwa lub trzy *tory*: tyle firm się na nim zmieści.',
        ),
      ],
      picture:
        'Między Calais a Brukselą leżą trzy tory po jednym segmencie, między Manchesterem a Londynem dwa tory po dwa segmenty.',
      words: 'plansza miasto odcinek segment tor linia',
    },
    pieces: {
      title: 'Co jest w grze',
      body: [
        list(
          '74 kontrakty: 8 startowych i 66 innych.',
          '120 pojazdów: 38 lokomotyw i wagonów silnikowych, 82 wagony. Oba rodzaje mają własną pulę i własny stos odrzuconych.',
          '48 znaczników dla każdej firmy, po jednym na każdy segment z licencją.',
          'Żetony dotacji, każdy wart 10k zysku rocznego. Nie może ich zabraknąć.',
        ),
      ],
      words: 'elementy karty pojazdy znaczniki żetony liczba ile',
    },
    money: {
      title: 'Gotówka i zysk',
      body: [
        p('Są dwa rodzaje kwot i nie wolno ich mylić.'),
        list(
          '*Gotówka* to pieniądze, które masz. Gotówkę płaci się i dostaje od razu; nigdy nie spada poniżej 0. Kupisz tylko to, na co cię stać.',
          '*Zysk roczny* to suma twoich kontraktów. Gdy się zmienia, pieniądze nie przechodzą z rąk do rąk. Dopiero koniec roku zamienia go w gotówkę.',
        ),
        p(
          'Zysk może być ujemny, bez ograniczeń; u góry tor zysku kończy się na 500k. Wszystkie kwoty są wielokrotnościami 10k.',
        ),
        note('Tutaj i przy stole kwoty roczne mają zawsze dopisek „rocznie”, gotówka nigdy.'),
      ],
      words: 'pieniądze dochód euro tor zysku skala na minusie strata tysiąc',
    },
    books: {
      title: 'Księgi',
      body: [
        p(
          'Twój zysk to suma twoich kontraktów: to, co zaliczone, minus podatek, plus 10k za każdy żeton. Wykonany kontrakt liczy się z zyskiem podanym na karcie.',
        ),
        p(
          'Gra przelicza go po każdym ruchu, więc nikt nie musi go sprawdzać. Przy stole można otworzyć wiersz po wierszu rachunki, z których wynikają liczby.',
        ),
      ],
      words: 'kontrola sprawdzanie suma rozliczenie rachunek wzór',
    },
  },
};
