// Polish: the six phases.

import { list, note, p, type ChapterText } from '../text.ts';

export const phases: ChapterText<'phases'> = {
  title: 'Sześć faz',
  sections: {
    'on-site-meeting': {
      title: 'Narada w terenie',
      body: [
        p('Każdy może kupić licencje na najwyżej 2 odcinki. *Premia:* kto ogłosił, do 3.'),
        p(
          'Kupuje się po kolei, a każdą licencję opłaca się i kładzie, zanim zdecydujesz o następnej. Nowe trasy od razu przynoszą dochód i mogą dopełnić kontrakt. Można spasować. Pojazdów się nie przydziela.',
        ),
      ],
      picture:
        'Niebieski patrzy na Wiedeń–Budapeszt: 40k, bo jest tam już jedna firma. Drugi planowany odcinek też kosztuje 40k.',
      words: 'kupić licencja odcinek mapa budować pas',
    },
    'railroad-fair': {
      title: 'Targi kolejowe',
      body: [
        p('Każdy może kupić najwyżej 2 pojazdy. *Premia:* kto ogłosił, do 3.'),
        list(
          'Pojazdy na stoiskach kosztują tyle, co w katalogu.',
          'W ciemno lokomotywa z puli kosztuje 50k, a wagon 30k; płacisz, zanim zobaczysz pojazd. Zakup liczy się do limitu.',
          'Kupione uzupełnia się dopiero na koniec roku.',
        ),
        p('Można spasować. Gdy wszyscy kupili, przydziela się pojazdy.'),
      ],
      words: 'kupić pojazd targi stoisko w ciemno pula cena pas',
    },
    'conference-room': {
      title: 'Sala konferencyjna',
      body: [
        p('Każdy może wziąć 1 kontrakt. *Premia:* kto ogłosił, do 2.'),
        p(
          'Wybierasz odkryty kontrakt razem z jego żetonami albo bierzesz jeden w ciemno. Podatek i żetony liczą się od razu. Kontrakty uzupełnia się dopiero na koniec roku. Można spasować. Pojazdów się nie przydziela.',
        ),
      ],
      words: 'wziąć kontrakt odkryte stos pas',
    },
    'blind-contract': {
      title: 'Kontrakt w ciemno',
      body: [
        p(
          'Zamiast odkrytego kontraktu możesz wziąć jeden w ciemno ze stosu. Daje od razu 50k gotówki i jeden żeton. Musisz go zatrzymać bez względu na to, jaki jest. Kto ogłosił, może to zrobić dwa razy.',
        ),
        note('Kontrakty odłożone pod stos pojawiają się dopiero po wszystkich innych.'),
      ],
      words: 'w ciemno dobrać stos zakryte ryzyko gotówka',
    },
    'auction-house': {
      title: 'Dom aukcyjny',
      body: [
        p(
          'Kto ma wolny pojazd, musi wystawić co najmniej jeden; kolejne pojazdy i nieużywane licencje można wystawić dobrowolnie. Wszyscy wystawiają tajnie i jednocześnie. *Premia:* kto ogłosił, otwiera pierwszą licytację.',
        ),
        p(
          'Najpierw licytuje się licencje, potem pojazdy. Na koniec jest przydział. Kto nie ma czego wystawić, i tak może licytować.',
        ),
      ],
      words: 'aukcja oferta wystawić sprzedać licytować pozycja tajne obowiązkowe',
    },
    'government-aid': {
      title: 'Pomoc rządowa',
      body: [
        p(
          'Losuje się i pokazuje 2 lokomotywy i tyle wagonów, ile jest firm, w miarę możliwości bez powtórzeń. *Premia:* firma, która ogłosiła, wybiera pierwsza.',
        ),
        p('Każdy musi wziąć jeden, za darmo. Dwa pozostałe idą na stos odrzuconych. Pojazdów się nie przydziela.'),
      ],
      words: 'za darmo prezent pojazd wybór obowiązkowe losowanie',
    },
    'development-bonus': {
      title: 'Premia rozwojowa',
      body: [
        p(
          'Każda firma dostaje 10k gotówki za każde miasto na końcu swojej licencji. Każde miasto liczy się raz. Liczą się wszystkie sieci, połączone lub nie. *Premia:* kto ogłosił, dostaje 20k więcej. Wszystko dzieje się automatycznie.',
        ),
      ],
      picture: 'Zielony ma licencje na trzy odcinki w dwóch miejscach i przyłącza pięć miast: 50k.',
      words: 'gotówka miasto miasta przyłączone pieniądze samo',
    },
  },
};
