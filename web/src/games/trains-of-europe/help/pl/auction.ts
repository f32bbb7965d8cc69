// Polish: the details of an auction.

import { list, note, p, table, type ChapterText } from '../text.ts';

export const auction: ChapterText<'auction'> = {
  title: 'Więcej o aukcji',
  sections: {
    'auction-licences': {
      title: 'Które licencje można sprzedać',
      body: [
        p(
          'Tylko nieużywane: bez wystawionych odcinków wszystkie trasy twoich wykonanych kontraktów i wszystkie, które już zarabiają, muszą pozostać połączone. Sprawdza się to jeszcze raz przy otwarciu licytacji.',
        ),
        list(
          'Kto sprzedaje, odzyskuje znaczniki.',
          'Kto kupuje, musi mieć dość znaczników, nie może być już na tym odcinku, a nowe trasy są mu od razu zaliczane.',
        ),
      ],
      words: 'sprzedać licencja odcinek nieużywany używany znaczniki',
    },
    'auction-minimum': {
      title: 'Najniższa oferta',
      body: [
        table(
          ['pozycja', 'najniższa oferta'],
          ['pojazd', 'cena minus 20k, co najmniej 20k'],
          ['licencja', '10k za segment'],
        ),
        note('Przykład: pojazd za 50k zaczyna od 30k, pojazd za 30k od 20k, odcinek z 3 segmentów od 30k.'),
      ],
      words: 'minimum otwarcie cena wywoławcza',
    },
    'auction-opening': {
      title: 'Kto otwiera',
      body: [
        p(
          'Prawo otwarcia licytacji ma najpierw firma, która ogłosiła fazę. Kto rezygnuje lub nie może nic otworzyć, oddaje je następnej firmie zgodnie z ruchem wskazówek zegara. Po sprzedaży przechodzi ono na firmę po tej, która otwierała, a nie po tej, która kupiła.',
        ),
        p(
          'Rezygnacja nie jest ostateczna: po sprzedaży możesz znów otworzyć. Aukcja kończy się, gdy wszystko sprzedano albo przez pełną kolejkę nikt nie otworzył licytacji, najpierw dla licencji, potem dla pojazdów. Niesprzedane pozycje zostają u właścicieli, a kupionych nie sprzedaje się ponownie.',
        ),
      ],
      words: 'otworzyć pozycja rezygnacja prawo kolejność kolejka koniec niesprzedane',
    },
    'auction-bidding': {
      title: 'Licytowanie',
      body: [
        p(
          'Po pierwszej ofercie pozostali, zgodnie z ruchem wskazówek zegara, przebijają o 10k lub więcej albo pasują. Kto spasuje, odpada z tej licytacji; kupuje ta firma, która zostanie.',
        ),
        list(
          'Pieniądze dostaje firma, która sprzedaje, a pozycja od razu zmienia właściciela.',
          'Własnych pozycji się nie licytuje.',
          'Oferty są wielokrotnościami 10k i nie przekraczają własnej gotówki. Jeśli nie możesz przebić, gra o to nie pyta.',
        ),
      ],
      words: 'oferta przebić pas krok najwyższa wygrywa właściciel',
    },
  },
};
