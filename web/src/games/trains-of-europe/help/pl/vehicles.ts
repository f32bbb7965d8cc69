// Polish: vehicles and trains.

import { list, p, table, type ChapterText } from '../text.ts';

export const vehicles: ChapterText<'vehicles'> = {
  title: 'Pojazdy',
  sections: {
    kinds: {
      title: 'Rodzaje pojazdów',
      body: [
        table(
          ['lokomotywy', 'wagony'],
          ['lokomotywa elektryczna', 'wagon 1. klasy, wagon 2. klasy'],
          ['lokomotywa spalinowa', 'cysterna, wagon kryty, wagon otwarty'],
          ['elektryczny wagon silnikowy', 'elektryczny wagon sterowniczy'],
        ),
        p(
          'Każdy model ma cenę i prędkość; lokomotywy i wagony silnikowe mają też siłę pociągową, czyli liczbę wagonów, które uciągną. Niektóre wagony mają miejsca sypialne.',
        ),
      ],
      picture:
        'Lokomotywa elektryczna, lokomotywa spalinowa, wagon z miejscami sypialnymi i wagon otwarty. Strzałki pokazują klasę prędkości.',
      words: 'kategoria typ cena siła elektryczna spalinowa wagon',
    },
    speed: {
      title: 'Klasy prędkości',
      body: [
        p('Są cztery klasy, od 1 do 4. Szybszy pojazd zawsze spełnia wymaganie wolniejszej klasy.'),
        table(['klasa', 'co najmniej'], ['1', '80 km/h'], ['2', '120 km/h'], ['3', '160 km/h'], ['4', '250 km/h']),
      ],
      words: 'szybki wolny prędkość strzałki',
    },
    'same-model': {
      title: 'Dwie lokomotywy',
      body: [
        p('Jeśli kontrakt wymaga dwóch lokomotyw, obie muszą być tego samego modelu. Ich siła się sumuje.'),
        p('Zespoły trakcyjne to wyjątek: wagony silnikowe i sterownicze różnych modeli mogą jechać razem.'),
      ],
      words: 'jednakowe model para podwójne zespół mieszane',
    },
    assigning: {
      title: 'Przydzielanie pojazdów',
      body: [
        p(
          'Przydziela się, zdejmuje i zamienia tylko na koniec *Targów kolejowych* lub *Domu aukcyjnego*, wszystkie firmy naraz, czy coś kupiły, czy nie.',
        ),
        list(
          'Pojazd należy najwyżej do jednego kontraktu.',
          'Można przydzielać, zanim trasa ma licencję, a wagony, zanim jest lokomotywa.',
          'Możesz zmieniać zdanie, ile chcesz. Liczy się chwila zatwierdzenia.',
        ),
      ],
      words: 'przydział zdjąć zamienić kiedy zatwierdzić tymczasowo',
    },
    yard: {
      title: 'Zajezdnia',
      body: [
        p(
          'Pojazdy bez kontraktu stoją w twojej zajezdni, widoczne dla wszystkich. Nazywają się *wolne*; gdy jest ich za dużo, kosztują punkty przy ocenie.',
        ),
      ],
      words: 'wolne pojazdy nieużywane nieprzydzielone zapas',
    },
  },
};
