// Polish: licences on the map.

import { p, table, type ChapterText } from '../text.ts';

export const licences: ChapterText<'licences'> = {
  title: 'Licencje',
  sections: {
    sections: {
      title: 'Jeden odcinek, jedna licencja',
      body: [
        p(
          'Licencja dotyczy zawsze całego odcinka, od miasta do miasta, czy ma on jeden segment, czy pięć. Na każdym odcinku firma ma najwyżej jeden tor. Gdy wszystkie tory są zajęte, odcinek jest pełny.',
        ),
      ],
      picture:
        'Czerwony i Niebieski dzielą odcinek z Calais do Brukseli; jeden tor jest wolny. Dublin–Manchester ma tylko jeden tor i jest on zajęty.',
      words: 'odcinek pełny zajęty tor segment firma',
    },
    fees: {
      title: 'Ile kosztuje licencja',
      body: [
        p('Opłatę wnosi się raz, do banku. Zależy od tego, ile firm jest w tej chwili na odcinku.'),
        table(
          ['kolejność', '1 segment', '2 segmenty', '3 segmenty'],
          ['pierwsza firma', '20k', '40k', '60k'],
          ['druga firma', '40k', '80k', '120k'],
          ['trzecia firma', '80k', '160k', '240k'],
        ),
      ],
      words: 'cena opłata koszt podwójna poczwórna drogo',
    },
    sticks: {
      title: 'Znaczniki',
      body: [
        p('Każdy segment wymaga jednego z twoich 48 znaczników. Jeśli masz ich za mało, nie kupisz licencji.'),
        p('Licencje obowiązują przez całą grę i nie muszą się łączyć: możesz zacząć w kilku miejscach.'),
      ],
      words: 'znaczniki sieć połączona na zawsze',
    },
  },
};
