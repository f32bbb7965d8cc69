// Polish: the ferry edition.

import { list, note, p, type ChapterText } from '../text.ts';

export const ferry: ChapterText<'ferry'> = {
  title: 'Edycja promowa',
  sections: {
    'ferry-line': {
      title: 'Promy',
      body: [
        p(
          'Przez szerokie wody prowadzą *promy*, narysowane jako dwie faliste linie obok siebie. Każda fala to miejsce na jeden tor.',
        ),
        p(
          'Prom łączy dopiero wtedy, gdy zajęte są *oba* miejsca, więc zawsze wymaga dwóch ruchów, twoich lub różnych osób. Połowa promu nie łączy niczego i nikt nie może dzięki niej budować dalej na drugim brzegu.',
        ),
      ],
      picture: 'Prom z jednym zajętym miejscem: do Londynu nie ma jeszcze drogi.',
      words: 'woda fala miejsce niedokończony dwa ruchy statek',
    },
    'ferry-pieces': {
      title: 'Trzy kolorowe tory',
      body: [
        p(
          'W każdej rundzie oprócz czarnej puli masz trzy tory w *swoim kolorze*. Wolno je kłaść tylko na promach, a na następną rundę dostajesz je z powrotem.',
        ),
        p(
          'Nie należą do puli: runda kończy się, gdy zabraknie czarnych torów, niezależnie od tego, ile zostało kolorowych.',
        ),
      ],
      words: 'własny tor ląd brak',
    },
    'ferry-turn': {
      title: 'Prom w twoim ruchu',
      body: [
        p(
          'Możliwy jest tu trzeci rodzaj ruchu: *jeden* tor na wolnym miejscu promu, czarny albo własny, i opcjonalnie *jeden* czarny tor na linii pojedynczej. Kolejność jest dowolna.',
        ),
        p(
          'Miejsce na promie kosztuje więc 1 z twojego budżetu 2. Liczy się też jako tor obowiązkowy. W jednym ruchu niedozwolone są:',
        ),
        list(
          'dwa miejsca na promach, na tym samym lub na różnych,',
          'miejsce na promie i linia podwójna,',
          'tor w swoim kolorze gdzie indziej niż na promie.',
        ),
        note(
          'Jeśli twój pierwszy tor połączy ostatnie miasto kogoś innego, drugi i tak możesz położyć, także na promie.',
        ),
      ],
      words: 'drugi prom budżet koszt kolejność',
    },
    'ferry-reach': {
      title: 'Kto może budować prom',
      body: [
        p(
          'Każdy, kogo sieć styka się z jednym z końców. Możesz zacząć prom albo dokończyć prom zaczęty przez kogoś innego, z dowolnego brzegu.',
        ),
      ],
      words: 'zacząć dokończyć brzeg',
    },
    'ferry-rights': {
      title: 'Kto może korzystać z promu',
      body: [
        list(
          'Jeśli leży na nim przynajmniej *jeden czarny tor*, gotowy prom jest otwarty dla wszystkich, których sieć do niego dociera.',
          'Jeśli leżą na nim *dwa kolorowe tory*, korzystają z niego tylko osoby, których kolor tam leży: jedna albo dwie.',
        ),
        p(
          'To prawo jest osobiste. Gdy twoja sieć połączy się z siecią właściciela, korzystasz ze wspólnych torów, ale nie z zamkniętego promu ani z tego, co leży za nim, chyba że dotrzesz tam inną drogą.',
        ),
      ],
      picture:
        'Na górnym promie leży czarny tor i prowadzi on do Londynu. Dolny jest dla ciebie zamknięty: oba jego tory są niebieskie.',
      words: 'wyłączny zamknięty otwarty czarny kolorowy właściciel',
    },
    'ferry-sea': {
      title: 'Zwykłe linie na wodzie',
      body: [
        p(
          'Proste linie na wodzie to zwykłe linie pojedyncze. Na skrzyżowaniach na morzu można się odgałęziać, a nawet postawić znacznik.',
        ),
      ],
      words: 'morze skrzyżowanie prosta znacznik',
    },
    'ferry-missing': {
      title: 'Brakujący prom',
      body: [
        p(
          'Brakujący prom liczy się za *2*, tyle co linia podwójna, czy jest pusty, niedokończony, czy dla ciebie zamknięty.',
        ),
        note(
          'Przykład: brakuje tylko Londynu. Niebieski prom jest dla ciebie zamknięty, więc liczy się za 2, a linia pojedyncza za nim za 1: trzy punkty straty.',
        ),
      ],
      picture: 'Do Londynu brakuje zamkniętego promu (2) i linii pojedynczej (1).',
      words: 'niedokończony zamknięty liczenie kara',
    },
    'ferry-score': {
      title: 'Utrata punktów',
      body: [
        p(
          'Kto połączył wszystko, nie traci nic. Pozostali tracą 1 za każdą brakującą linię pojedynczą i 2 za każdą brakującą podwójną lub prom.',
        ),
        p('Każdy punkt oddala lokomotywę o jedno pole od parowozowni; na jednym polu może ich stać kilka.'),
      ],
      words: 'punktacja kara punkty ujemne minus parowozownia',
    },
    'ferry-end': {
      title: 'Koniec gry',
      body: [
        p(
          'Jeśli na koniec rundy jakaś lokomotywa dotarła do końca toru punktacji, *13 pól* od parowozowni, albo by go przekroczyła, gra się kończy.',
        ),
        p('Wygrywa osoba, której zostało najwięcej punktów; w razie remisu zwycięstwo jest wspólne.'),
      ],
      words: 'wygrana zwycięzca remis ostatnie pole',
    },
  },
};
