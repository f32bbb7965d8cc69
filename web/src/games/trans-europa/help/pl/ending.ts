// Polish: the end of a round and the count of missing tracks.

import { list, note, p, type ChapterText } from '../text.ts';

export const ending: ChapterText<'ending'> = {
  title: 'Koniec rundy',
  sections: {
    'round-end': {
      title: 'Kiedy kończy się runda',
      body: [
        p(
          'Runda kończy się, gdy ktoś ma wszystkie swoje miasta połączone z własnym znacznikiem, bez względu na to, w czyim ruchu to nastąpi. Zwykle jest to pięć miast; przy niektórych kartach specjalnych mniej.',
        ),
        p(
          'Nikt nie musi tego pilnować ani ogłaszać: stół zauważy sam, chyba że komplet zgłasza się tam samodzielnie. Wtedy wszystkie karty zostają odkryte i następuje punktacja.',
        ),
        p('W tej samej rundzie może skończyć kilka osób. Wszystkie traktuje się tak, jakby połączyły komplet miast.'),
      ],
      words: 'zakończenie komplet odkrycie ogłosić stop',
    },
    'last-turn': {
      title: 'Dokończenie ruchu',
      body: [
        p('Po każdym torze sprawdza się, kto połączył wszystkie miasta.'),
        list(
          'Jeśli udało się to osobie, która wykonuje ruch, ruch i runda kończą się natychmiast.',
          'Jeśli tor połączył ostatnie miasto tylko *innym*, osoba wykonująca ruch może jeszcze wykorzystać resztę budżetu albo z niej zrezygnować. Potem runda się kończy.',
        ),
        note('Dowiesz się o tym przed podjęciem decyzji. Drugim torem możesz nawet połączyć własne ostatnie miasto.'),
      ],
      words: 'drugi tor wyjątek natychmiast przeciwnik',
    },
    supply: {
      title: 'Brak torów',
      body: [
        p(
          'Runda kończy się także wtedy, gdy z puli zostanie położony ostatni czarny tor, nawet w środku ruchu. Punkty liczy się jak zwykle, również gdy nikt nie połączył wszystkich miast.',
        ),
        p('To samo dzieje się w rzadkim przypadku, gdy nikt nie może już budować.'),
      ],
      words: 'wyczerpanie pusta pula zapas',
    },
    claims: {
      title: 'Samodzielne zgłaszanie kompletu',
      body: [
        p(
          'Przy własnym stole można ustalić, że każdy sam pilnuje, czy ma komplet. Podczas rundy strona nie pokazuje wtedy haczyków, brakujących torów ani podpowiedzi, także widzom.',
        ),
        list(
          'W swoim ruchu możesz raz zgłosić komplet: przed torami, między nimi lub po nich, nawet gdy nie możesz położyć żadnego.',
          'Jeśli wszystkie twoje miasta są połączone z twoim znacznikiem, runda natychmiast się kończy.',
          'Jeśli nie, do końca rundy leżą odkryte twoje karty albo karty wszystkich, zależnie od ustaleń. Twój ruch trwa dalej, a w późniejszym wolno zgłosić komplet ponownie.',
          'Nikt nie zgłasza kompletu w cudzym ruchu. Ruch kończy się, gdy go zakończysz, a sam tylko po zgłoszeniu, gdy nic więcej nie da się położyć.',
        ),
        note(
          'Runda nadal kończy się z ostatnim torem z puli albo gdy nikt nie może budować. Kto ma wtedy komplet, ten go ma, nawet bez zgłoszenia. Taka gra kończy się najpóźniej po 60 rundach.',
        ),
      ],
      words: 'zgłosić komplet ogłosić błędne odkryte karty znaczki',
    },
    missing: {
      title: 'Liczenie brakujących torów',
      body: [
        p(
          'Kto nie połączył wszystkiego, liczy, ile torów byłoby jeszcze potrzebnych. Brakująca *linia pojedyncza liczy się za 1*, brakująca *linia podwójna za 2*. Zawsze wybiera się najtańszą drogę.',
        ),
        list(
          'Na twoją korzyść liczą się wszystkie tory na planszy, z których wolno ci korzystać, także te, do których twoja sieć jeszcze nie dociera.',
          'Każdego liczy się osobno. To, czego brakuje jednej osobie, nie pomaga innej.',
          'Niczego naprawdę się nie kładzie, więc nie ma znaczenia, ile torów zostało w puli.',
        ),
      ],
      picture: 'Brakuje Budapesztu: linia pojedyncza i linia podwójna przez Dunaj, 1 + 2 = 3.',
      words: 'punkty karne punkty ujemne punktacja najkrótsza podwójna dwa',
    },
    together: {
      title: 'Kilka brakujących miast',
      body: [
        p(
          'Jeśli brakuje kilku miast, liczy się jedną wspólną rozbudowę, najtańszą, która łączy je wszystkie. Linia wspólna dla dwóch miast liczy się tylko raz.',
        ),
        p(
          'Dlatego suma liczb na biletach może być większa niż liczba brakujących torów: każdy bilet pokazuje odległość tylko tego jednego miasta.',
        ),
      ],
      picture: 'Zurych i Wiedeń są oddalone o cztery linie, a dwie pierwsze są wspólne: brakuje 6, nie 8.',
      words: 'suma wspólne drzewo Steinera bilet odległość',
    },
  },
};
