// Polish: what a table of one’s own may change.

import { list, type ChapterText } from '../text.ts';

export const variants: ChapterText<'variants'> = {
  title: 'Własny stół',
  sections: {
    'variant-secret': {
      title: 'Co pozostaje tajne',
      body: [
        list(
          '*Ukryte pojazdy:* tylko ty widzisz swoje wolne pojazdy, inni ich liczbę. Wystawione są pokazywane, a przy sprzedaży upadłościowej i na końcu wszystkie.',
          '*Ukryta gotówka:* inni nie widzą ani twojej gotówki, ani banku.',
        ),
      ],
      words: 'ukryte tajne opcja wariant',
    },
    'variant-money': {
      title: 'Gdy kończą się pieniądze: warianty',
      body: [
        list(
          '*Upadłość we własnym zarządzie:* zamiast odpaść, niewypłacalna firma może najpierw sprzedawać.',
          '*Umorzenie raz na grę:* ostrzeżenie nigdy nie znika. Przy drugiej niepokrytej stracie firma jest niewypłacalna.',
          '*Licencje się zwalniają:* tory firmy, która odpadła, są wolne dla innych i nie podnoszą już opłaty.',
          '*Bank może się opróżnić:* zwykle pusty bank kończy grę; bez tej zasady może się zadłużyć.',
        ),
      ],
      words: 'opcja wariant upadłość bank',
    },
    'variant-beginning': {
      title: 'Początek: warianty',
      body: [
        list(
          '*Pierwsze przewodnictwo:* losowo, pierwsze miejsce lub najstarsza osoba.',
          '*Kontrakty startowe:* w grze dwuosobowej blisko siebie, dowolne albo wspólnie wybrane.',
        ),
      ],
      words: 'opcja wariant start kontrakt startowy przewodnictwo',
    },
    'variant-turns': {
      title: 'Ruch po ruchu',
      body: [
        list(
          '*Przydział w swoim ruchu:* na Targach każda firma przydziela w swoim ruchu, a nie wszystkie razem na końcu.',
          '*Stałe przebicia:* pierwsza oferta to dokładnie najniższa, każda następna to dokładnie 10k więcej.',
          '*Wystawianie po kolei:* w Domu aukcyjnym wystawia się jawnie, jedna firma po drugiej, począwszy od tej, która ogłosiła.',
          '*Tasowanie:* odrzucone pojazdy wracają po 1, 2, 3 lub 4 latach.',
        ),
      ],
      words: 'opcja wariant aukcja targi tasowanie',
    },
    'variant-end': {
      title: 'Koniec gry: warianty',
      body: [
        list(
          '*Cel:* ile wykonanych kontraktów kończy grę.',
          '*Otwarty koniec:* bez ustalonego celu. Grę kończą tylko inne powody.',
          '*Podnoszenie celu:* w trakcie gry możecie umówić się na więcej kontraktów.',
          '*Rozpoczęty to nie uśpiony:* kontrakt bez dochodu nie kosztuje punktu, jeśli ma pojazd lub trasę.',
          '*Remisy:* wspólne zwycięstwo albo decyduje zysk, potem wykonane kontrakty, potem gotówka.',
        ),
      ],
      words: 'opcja wariant otwarty koniec cel remis',
    },
    'books-by-hand': {
      title: 'Księgi prowadzone ręcznie',
      body: [
        list(
          '*Księgi prowadzone ręcznie:* gra nie podaje sum z twoich kontraktów ani przyszłego zysku. W ciągu roku nic nie przesuwa się na torze zysku.',
          'Zapis: na koniec roku każdy oblicza swój zysk roczny i zapisuje go, wszyscy naraz i w tajemnicy. Notatnik dodaje kwoty, które wybierzesz.',
          'Kontrola: potem każda firma, od przewodniczącej zgodnie z ruchem wskazówek zegara, może skontrolować jedną inną. Każda firma jest kontrolowana najwyżej raz w roku.',
          'Błędny zapis znaleziony przy kontroli kosztuje różnicę, najwyżej całą gotówkę firmy; dostaje ją firma kontrolująca. Pionek wraca na właściwe pole. Kontrola, która nic nie znajdzie, nic nie kosztuje.',
          'Co się liczy: wypłata, strata i 500k kończące grę zależą od pionków. Próg 500k sprawdza się raz w roku, po kontrolach.',
          'Niewypłacalność: z każdym sprzedanym kontraktem pionek sprzedającej firmy przesuwa się o to, co kontrakt przynosił, minus podatek. Nic się nie zapisuje, a pionek kupującej stoi w miejscu.',
          'Na koniec wszystkie księgi zostają poprawione przed oceną firm. Nikt za to nie płaci.',
        ),
      ],
      words: 'księgi kontrola podatkowa audyt zapis ręcznie pionek notatnik księgowość',
    },
  },
};
