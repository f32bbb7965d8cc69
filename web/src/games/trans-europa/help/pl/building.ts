// Polish: laying tracks and what a network is.

import { list, note, p, type ChapterText } from '../text.ts';

export const building: ChapterText<'building'> = {
  title: 'Kładzenie torów',
  sections: {
    turn: {
      title: 'Twój ruch',
      body: [
        p(
          'Ruchy wykonuje się zgodnie z ruchem wskazówek zegara, począwszy od gracza startowego. W swoim ruchu kładziesz',
        ),
        list('*jeden lub dwa* tory na wolnych liniach pojedynczych albo', '*jeden* tor na wolnej linii podwójnej.'),
        p(
          'Inaczej mówiąc: masz budżet 2. Linia pojedyncza kosztuje 1, podwójna 2. Po jednym torze możesz zakończyć ruch.',
        ),
        note('W edycji promowej jest jeszcze trzecia możliwość. Karty specjalne mogą zmienić budżet.'),
      ],
      words: 'budżet limit koszt wydać ile torów tura',
    },
    lines: {
      title: 'Linie pojedyncze i podwójne',
      body: [
        p(
          'Na równinie linia jest pojedyncza. Tam, gdzie prowadzi przez rzekę, góry lub morze, zwykle narysowano ją podwójnie: wtedy zajmuje cały ruch, a gdy jej zabraknie, liczy się za 2.',
        ),
        p('Decyduje tylko rysunek, nie teren. Na linię podwójną też kładzie się *jeden* tor z puli.'),
      ],
      picture: 'Okolice Wiednia: dwie linie pojedyncze, most przez Dunaj i linia w Alpy.',
      words: 'rzeka góry morze most tunel przeprawa teren',
    },
    connected: {
      title: 'Tor musi stykać się z twoją siecią',
      body: [
        p(
          'W chwili kładzenia jeden koniec nowego toru musi leżeć przy twoim znaczniku albo przy skrzyżowaniu, do którego twoja sieć już dociera.',
        ),
        list(
          'Odgałęziać się można w dowolnym miejscu sieci.',
          'Dwa tory z jednego ruchu kładzie się po kolei. Drugi może zacząć się tam, gdzie właśnie dotarł pierwszy.',
          'Nie muszą się stykać: możesz budować w dwóch różnych miejscach.',
        ),
      ],
      picture:
        'Kolorowe linie stykają się z siecią i można na nich budować. Szare tory po prawej jeszcze do niej nie należą.',
      words: 'niepołączony sąsiadujący odgałęzienie zasięg niedozwolone przylegać',
    },
    occupied: {
      title: 'Jeden tor na linii',
      body: [
        p(
          'Linia, na której leży już tor, jest zajęta i nie można na niej budować ponownie. Tylko linie promowe mają miejsce na dwa tory.',
        ),
      ],
      words: 'zajęte wolne położony już',
    },
    'must-build': {
      title: 'Obowiązek budowy',
      body: [
        p(
          'W każdym ruchu musisz położyć przynajmniej jeden tor. Jeśli naprawdę nie ma czego położyć, pasujesz automatycznie.',
        ),
      ],
      words: 'pas pasowanie minimum koniec ruchu',
    },
    network: {
      title: 'Sieci się łączą',
      body: [
        p(
          'Twoja *sieć* to wszystko, do czego można dojechać od twojego znacznika po torach, z których wolno ci korzystać. Nie ma znaczenia, kto je położył, i nikt nie może ci ich zamknąć.',
        ),
        p(
          'Gdy dwie sieci się zetkną, od tej chwili są jedną wspólną siecią dla wszystkich zainteresowanych, nawet w środku ruchu.',
        ),
        note('Przykład: twój pierwszy tor zamyka lukę do sieci sąsiada. Drugi możesz już położyć na jej drugim końcu.'),
      ],
      picture: 'Pierwszy planowany tor łączy obie sieci, więc drugi można w tym samym ruchu położyć koło Berlina.',
      words: 'sieć kolejowa połączenie wspólna neutralny właściciel',
    },
    linked: {
      title: 'Kiedy miasto jest połączone',
      body: [
        p(
          'Miasto jest dla ciebie połączone, gdy twoja sieć dociera do jego skrzyżowania. Przejazd przez miasto liczy się tak samo jak dojazd do niego.',
        ),
        p(
          'Musi być połączone z *twoim własnym znacznikiem*. Pięć miast, które inni połączyli ze sobą, nic ci nie daje, dopóki do twojego znacznika pozostaje luka.',
        ),
      ],
      words: 'przyłączone cel własny znacznik',
    },
    advice: {
      title: 'Dwie podpowiedzi',
      body: [
        list(
          'Start tuż obok innej osoby nie zawsze się opłaca: to, co budujesz, pomaga też sąsiadowi.',
          'Wczesne połączenie oznacza, że dzielisz się także swoimi torami. Łącz sieci, gdy oszczędza to tobie więcej niż innym.',
        ),
      ],
      words: 'strategia taktyka rada',
    },
  },
};
