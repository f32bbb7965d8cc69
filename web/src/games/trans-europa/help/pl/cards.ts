// Polish: the 19 special cards.

import { list, note, p, table, type ChapterText } from '../text.ts';

export const cards: ChapterText<'cards'> = {
  title: 'Karty specjalne',
  sections: {
    'cards-how': {
      title: 'Gra z kartami specjalnymi',
      body: [
        p(
          '19 kart specjalnych to wariant dla tych, którzy znają grę podstawową. Karty od 1 do 15 zwykle ułatwiają lub przyspieszają rundę, karty od 16 do 19 czynią ją trudniejszą.',
        ),
        p(
          'Każda runda przebiega tak: rozdaje się miasta, odkrywa kartę specjalną, wykonuje jej działanie na karty na rękach, a potem ustawia znaczniki początkowe. Karta obowiązuje *wszystkich i przez całą rundę*.',
        ),
        p(
          'Na następną rundę odkrywa się nową kartę. Zużyte karty odkłada się na bok i tasuje ponownie, gdy stos się wyczerpie.',
        ),
      ],
      words: 'wariant stos kolejność',
    },
    'cards-modes': {
      title: 'Wybór kart',
      body: [
        p('Przygotowując stół, decydujecie, jak karty wchodzą do gry:'),
        list(
          'w każdej rundzie jedna losowa karta,',
          'karty wybrane przez was, w każdej rundzie następna,',
          'wybrane karty na całą grę,',
          'w każdej rundzie dwie lub trzy losowe karty, które działają razem.',
        ),
        note('Z małymi dziećmi dobrym wyborem jest karta 1 na całą grę.'),
      ],
      words: 'tryb stałe losowe kilka ustalenie',
    },
    'cards-hand': {
      title: 'Twoje miasta i ich kolory',
      body: [
        p(
          'Łączysz te miasta, które ostatecznie masz na ręce: cztery przy kartach 6, 7 lub 8, a po karcie 16 może nawet kilka w jednym kolorze.',
        ),
        p(
          'Karty mówią o kolorach białym, różowym, pomarańczowym, brązowym i turkusowym. Na planszach Europy i Stanów Zjednoczonych są to:',
        ),
        table(
          ['na karcie', 'na tych planszach', 'region w Europie', 'region w USA'],
          ['biały', 'żółty', 'Północ', 'Środek'],
          ['różowy', 'czerwony', 'Zachód', 'Południe'],
          ['pomarańczowy', 'pomarańczowy', 'Środek', 'Wschód'],
          ['brązowy', 'zielony', 'Wschód', 'Zachód'],
          ['turkusowy', 'niebieski', 'Południe', 'Północ'],
        ),
      ],
      words: 'cele region',
    },
    'card-points': {
      title: 'Karty 1 i 2: inne punkty',
      body: [
        p(
          'Punkty prestiżu w tej rundzie liczy się według innej tabeli. *Łagodne punkty* (1) są dobre dla młodszych, *Surowe punkty* (2) dla doświadczonych.',
        ),
        table(
          ['brakuje', '0', '1', '2', '3', '4', '5', '6', '7+'],
          ['karta 1', '4', '3', '3', '2', '2', '1', '1', '0'],
          ['bez karty', '4', '3', '2', '1', '1', '0', '0', '0'],
          ['karta 2', '4', '2', '1', '0', '0', '0', '0', '0'],
        ),
      ],
      words: 'łagodne surowe tabela punktacja',
    },
    'card-three': {
      title: 'Karta 3: Trzy tory',
      body: [
        p(
          'Budżet na ruch wynosi 3 zamiast 2: do trzech linii pojedynczych albo jedna podwójna i jedna pojedyncza. Dwie podwójne to za dużo. Przynajmniej jeden tor nadal jest obowiązkowy.',
        ),
      ],
      words: 'budżet limit',
    },
    'card-terrain': {
      title: 'Karty 4 i 5: łatwy teren',
      body: [
        list(
          '*Spokojne wody* (4): linie podwójne przez rzeki i morza liczą się jako pojedyncze.',
          '*Łagodne góry* (5): linie podwójne przez góry liczą się jako pojedyncze.',
        ),
        p(
          'Dotyczy to kładzenia torów i liczenia braków. Linia, która prowadzi i przez wodę, i przez góry, staje się pojedyncza tylko wtedy, gdy działają obie karty.',
        ),
      ],
      words: 'rzeka morze góry pojedyncza koszt',
    },
    'card-without': {
      title: 'Karty 6 i 7: bez jednego koloru',
      body: [
        p(
          'Każdy oddaje swoje białe (6) albo turkusowe miasto (7) i gra pozostałymi czterema. Oddane karty pozostają zakryte i nie biorą udziału w tej rundzie.',
        ),
      ],
      words: 'białe turkusowe cztery oddać',
    },
    'card-drop': {
      title: 'Karta 8: Jedno mniej',
      body: [
        p(
          'Każdy ogląda swoje pięć miast i oddaje jedno, wszyscy jednocześnie i w tajemnicy. Grasz czterema, które zostały. Wybór należy tylko do ciebie.',
        ),
      ],
      words: 'odrzucić wybór cztery jednocześnie',
    },
    'card-rhythm': {
      title: 'Karta 9: Trzy-dwa-jeden',
      body: [
        p(
          'Budżet zmienia się z każdą kolejką, czyli za każdym razem, gdy wszyscy wykonali po ruchu: najpierw 3, potem 2, potem 1, potem znów 3 i tak dalej. Stawianie znaczników nie jest kolejką. Bieżący limit jest zawsze widoczny.',
        ),
        p(
          'Z budżetem 1 nie można położyć linii podwójnej. Jeśli w zasięgu są tylko podwójne, pasujesz; runda trwa dalej.',
        ),
      ],
      words: 'rytm kolejka limit 3 2 1 budżet pas',
    },
    'card-show': {
      title: 'Karty 10–12: dwa odkryte miasta',
      body: [
        p('Każdy odkrywa na całą rundę dwa miasta, a pozostałe trzyma w tajemnicy:'),
        list('różowe i pomarańczowe (10),', 'różowe i brązowe (11),', 'brązowe i pomarańczowe (12).'),
      ],
      words: 'odkryte jawne pokazać',
    },
    'card-extra': {
      title: 'Karty 13–15: dodatkowe miasto',
      body: [
        p(
          'Gracz startowy dobiera z pozostałych kart jeszcze jedno miasto w danym kolorze: różowe (13), brązowe (14) lub pomarańczowe (15). Z dwóch kart tego koloru jedną zatrzymuje, a drugą oddaje w lewo.',
        ),
        p(
          'Tak idzie to dookoła: każdy wybiera między własną a otrzymaną kartą i drugą podaje dalej. Ostatnia osoba, po prawej stronie gracza startowego, odkłada niechcianą kartę zakrytą.',
        ),
        p('Na koniec każdy znów ma dokładnie jedno miasto tego koloru. Wiesz, które miasto poszło od ciebie dalej.'),
      ],
      words: 'łańcuch podać lewo dobrać zatrzymać zły kolor',
    },
    'card-pass': {
      title: 'Karta 16: Trzy podania',
      body: [
        p(
          'Trzy razy z rzędu wszyscy jednocześnie wybierają jedno ze swoich pięciu miast i podają je zakryte w lewo. Otrzymaną kartę widzisz przed następnym podaniem i możesz ją podać dalej.',
        ),
        p(
          'Kolory mogą się gromadzić: w skrajnym przypadku zostaną ci tylko dwa. Kolory wszystkich kart na rękach są jawne, miasta nie.',
        ),
      ],
      words: 'wymiana jednocześnie sąsiad',
    },
    'card-hand': {
      title: 'Karta 17: Cała ręka',
      body: [
        p(
          'Dobrze zapamiętaj swoje pięć miast: wszystkie trafią do sąsiada po lewej, a ty zagrasz tymi, które przyjdą z prawej. Wiesz więc dokładnie, dokąd zmierza sąsiad po lewej.',
        ),
        note('Ze ściągawką stół nadal pokazuje ci to, co już znasz. Można ją wyłączyć przy przygotowaniu stołu.'),
      ],
      words: 'pamięć zapamiętać ściągawka sąsiad wymiana',
    },
    'card-anywhere': {
      title: 'Karta 18: Gdzie popadnie',
      body: [
        p(
          'Dwie linie pojedyncze albo jedna podwójna, jak zwykle, ale *gdziekolwiek* na planszy, z połączeniem z siecią lub bez. Luźne tory nie należą do nikogo i stają się częścią każdej sieci, która się z nimi zetknie.',
        ),
        p('Cel się nie zmienia: wszystkie miasta połączone z własnym znacznikiem.'),
      ],
      picture: 'Oba planowane tory są dozwolone, choć żaden nie styka się z siecią.',
      words: 'wolno luźny wszędzie',
    },
    'card-open': {
      title: 'Karta 19: Odkryte karty',
      body: [p('W tej rundzie nic nie jest tajne: wszystkie miasta leżą odkryte.')],
      words: 'jawne pokazać wszystkie',
    },
    'cards-together': {
      title: 'Kilka kart naraz',
      body: [
        p('Wszystkie odkryte karty działają razem. Dwie pary nigdy się nie spotykają: 1 z 2 oraz 3 z 9.'),
        p(
          'Ich działanie na karty na rękach wykonuje się w tej kolejności: 6, 7, 13, 14, 15, 16, 17, 8, potem 10–12 i 19. Na przykład:',
        ),
        list(
          '6, 7 i 8 razem zostawiają dwa miasta. To wystarczy na rundę.',
          '17 z 8: najpierw karty wędrują dalej, potem każdy oddaje jedno miasto z nowych kart.',
          '16 z 10–12: po podaniach odkrywa się *wszystkie* miasta wymienionych kolorów, może żadnego.',
          '19 z 10–12: i tak wszystko jest odkryte.',
          '3 lub 9 z 4 lub 5: najpierw linia staje się pojedyncza, potem kosztuje 1 z budżetu.',
          '18 z 3: do trzech torów, gdziekolwiek.',
        ),
      ],
      words: 'kombinacja kilka wykluczenie kolejność',
    },
  },
};
