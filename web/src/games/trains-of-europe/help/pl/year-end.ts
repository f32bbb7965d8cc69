// Polish: the end of a year.

import { list, note, p, type ChapterText } from '../text.ts';

export const yearEnd: ChapterText<'year-end'> = {
  title: 'Koniec roku',
  sections: {
    settlement: {
      title: 'Wypłata i strata',
      body: [
        p(
          'Zysk jest wypłacany w gotówce, najwyżej 200k; nadwyżka to podatek od firm. Stratę pokrywa się gotówką wpłaconą do banku. U wszystkich liczy się zysk roczny z tej chwili.',
        ),
        p(
          'Bank zaczyna z 4760k minus gotówka na start i zawsze wypłaca w całości, nawet jeśli przez pewien czas musi się zadłużyć.',
        ),
        note('Przykład: zysk 70k przynosi 70k, zysk 230k przynosi 200k, strata 50k kosztuje 50k.'),
      ],
      words: 'wypłata strata płacić bank limit podatek 200',
    },
    'year-end-order': {
      title: 'W tej kolejności',
      body: [
        list(
          'Zyski są wypłacane, a straty pokrywane gotówką.',
          'Firmy, które nie mogą pokryć straty: zobacz „Gdy kończą się pieniądze”.',
          'Czy gra się kończy? Wtedy następuje już tylko ocena.',
          'Żetony dla kontraktów, nowe kontrakty.',
          'Przewodnictwo przechodzi dalej, wszystkie sześć faz wraca.',
          'Nowe pojazdy na Targach.',
        ),
      ],
      words: 'kolejność przebieg kroki zamknięcie roku',
    },
    subsidies: {
      title: 'Żetony dla niewziętych kontraktów',
      body: [
        p(
          'Każdy kontrakt, którego nikt w tym roku nie wziął, dostaje żeton. Jeśli ma już 2, idzie bez nich pod stos. Potem uzupełnia się do 5; na nowych kontraktach nie ma żetonu.',
        ),
      ],
      words: 'dotacja żeton niewzięty stos uzupełnić',
    },
    'new-year': {
      title: 'Przewodnictwo i stoiska',
      body: [
        p(
          'Przewodnictwo przejmuje następna firma zgodnie z ruchem wskazówek zegara. Wszystkie pojazdy ze stoisk idą na stos odrzuconych, także bez Targów, i losuje się nowe.',
        ),
        p(
          'Odrzucone wtasowuje się na koniec lat 4, 8, 12 i tak dalej; jeśli pula wcześniej nie wystarcza, dany rodzaj wraca od razu.',
        ),
      ],
      words: 'przewodnictwo następny pojazdy odrzucone tasowanie stoiska',
    },
  },
};
