// Polish words of the rules screen and the quick start.

import type { LearnMessages } from '../learn-text.ts';

export const pl: LearnMessages = {
  phaseReference: {
    title: 'Fazy i premie w skrócie',
    bonus: 'Premia za ogłoszenie',
    passing: {
      may: 'Można spasować.',
      must: 'Każdy musi wziąć jeden pojazd.',
      offer: 'Wystawienie jest obowiązkowe, licytowanie nie.',
      none: 'Wszystko dzieje się automatycznie.',
    },
    assigns: 'Na koniec przydziela się pojazdy.',
  },
  coach: {
    name: 'Szybki start',
    step: (at, of) => `Krok ${at} z ${of}`,
    goOn: 'Dalej',
    back: 'Wstecz',
    why: 'Dlaczego?',
    show: 'Pokaż gdzie',
    others: 'Grają inni',
    otherwise: 'To też jest dozwolone. Ale tym razem zrób tak jak w przykładzie.',
    play: 'Zagraj prawdziwą grę',
    rules: 'Przeczytaj zasady',
    dots: 'Kroki szybkiego startu',
    leave: {
      title: 'Opuścić szybki start?',
      text: 'Twoje postępy nie zostaną zapisane. Zawsze możesz zacząć od nowa.',
      yes: 'Opuść',
      no: 'Zostań',
    },
  },
  quickStart: {
    welcome: {
      title: 'Twoja pierwsza firma',
      text: 'Masz 100k gotówki, kontrakt startowy i trzy pojazdy w zajezdni. W ciągu dwóch lat gry z firmami Jonas i Aino zobaczysz wszystkie sześć faz.',
      why: 'Kontrakt {contract caledonian-girders} wymaga lokomotywy spalinowej, dwóch wagonów otwartych i licencji na trasy {city edinburgh}–{city london} i {city london}–{city frankfurt}.',
    },
    meeting: {
      title: 'Ogłoś: {phase on-site-meeting}',
      text: 'Masz przewodnictwo, więc twoja firma ogłasza pierwsza. Potrzebujesz licencji. Ogłoś fazę, w której się je kupuje.',
      task: 'Wybierz: {phase on-site-meeting}, i ogłoś tę fazę.',
      why: 'Kto ogłasza, zaczyna i ma premię: trzy odcinki zamiast dwóch.',
    },
    licences: {
      title: 'Kup trzy licencje',
      text: 'Pierwsze dwie tworzą trasę {city edinburgh}–{city london}, trzecia to początek drogi do celu: {city frankfurt}. Cztery segmenty po 20k to 80k. Na mapie są już zaplanowane.',
      task: 'Kup {section edinburgh-manchester}, {section manchester-london} i {section calais-bruxelles}.',
      why: 'Trasa liczy się, gdy tylko twoje licencje łączą oba jej miasta, wprost lub objazdem. Twoje sieci nie muszą być połączone.',
    },
    bonus: {
      title: 'Gotówka za miasta',
      text: 'Jonas ogłasza: {phase development-bonus}. Twoje licencje łączą pięć miast: 50k. Jonas ma trzy miasta i dostaje 20k premii.',
      why: 'Każde miasto na końcu licencji liczy się raz. Nie musisz nic robić.',
    },
    fair: {
      title: 'Kup dwa pojazdy',
      text: 'Aino ogłasza: {phase railroad-fair}. Kontrakt wymaga lokomotywy spalinowej i dwóch wagonów otwartych; jeden ({model raft}) stoi już w zajezdni.',
      task: 'Kup pojazdy: {model badger} za 20k i {model raft} za 40k.',
      why: '{model badger} jest powolna, ale spalinowa. Dla kwoty za pojazd liczy się tylko rodzaj.',
    },
    train: {
      title: 'Zestaw pociąg',
      text: 'Z lokomotywą i jedną trasą kontrakt zaczyna zarabiać: 20k za trasę i po 20k za każdy z trzech pojazdów. Oba kupione pojazdy już na nim stoją.',
      task: 'Przydziel do kontraktu {contract caledonian-girders} także wagon {model raft} z zajezdni i zatwierdź.',
      why: 'Nic się nie zalicza bez przydzielonej lokomotywy i trasy z licencją. Teraz masz jedno i drugie: 80k rocznie.',
    },
    'year-one': {
      title: 'Koniec pierwszego roku',
      text: 'Zysk 80k zostaje wypłacony. Razem z 10k, które były, to 90k. Niewzięte kontrakty dostają żeton, a przewodnictwo przejmuje Jonas.',
      task: 'Obejrzyj rozliczenie i zacznij rok 2.',
      why: 'Zysk zamienia się w gotówkę dopiero na koniec roku, i to najwyżej 200k.',
    },
    contract: {
      title: 'Weź drugi kontrakt',
      text: 'Jonas ogłasza: {phase conference-room}. {contract amber-road} kosztuje 70k podatku rocznie i ma żeton wart 10k. Zysk roczny na razie spada z 80k do 20k.',
      task: 'Wybierz kontrakt {contract amber-road} i weź go.',
      why: 'Kontrakt od razu kosztuje podatek. Zarabia, gdy ma lokomotywę i trasę. Jeden wagon kryty do niego stoi już w zajezdni, reszta pociągu dojdzie jeszcze w tym roku.',
    },
    aid: {
      title: 'Weź pojazd {model otter}',
      text: '{contract caledonian-girders} przynosi 50k rocznie więcej, jeśli każdy pojazd ma klasę 2 lub wyższą. {model badger} ma klasę 1; {model otter} ma klasę 2 i też jest spalinowa.',
      task: 'Wybierz pojazd {model otter} i weź go. Zamiana będzie później.',
      why: 'Każdy musi wziąć jeden pojazd, za darmo. W tej fazie nic się nie przydziela.',
    },
    auction: {
      title: 'Ogłoś: {phase auction-house}',
      text: 'Teraz ty ogłaszasz. Masz jeden pojazd do sprzedania i jeden do kupienia.',
      task: 'Wybierz: {phase auction-house}, i ogłoś tę fazę.',
      why: 'Kto ogłasza, otwiera pierwszą licytację. Na koniec aukcji przydziela się pojazdy.',
    },
    offer: {
      title: 'Wystaw pojazd {model lark}',
      text: 'Kto ma wolny pojazd, musi wystawić co najmniej jeden. Żaden twój kontrakt nie wymaga lokomotywy elektrycznej.',
      task: 'Zaznacz tylko pojazd {model lark} i wystaw go.',
      why: 'Wszyscy wybierają jednocześnie, więc nikt nie wie, co wystawią inni.',
    },
    open: {
      title: 'Otwórz pierwszą licytację',
      text: 'Aino wystawia pojazd {model strongbox}, wagon kryty, którego wymaga {contract amber-road}. Najniższa oferta to 20k.',
      task: 'Wybierz pozycję {model strongbox} i daj 20k.',
      why: 'Licytacja pojazdu zaczyna się od jego ceny minus 20k, ale nie poniżej 20k. Kto go sprzedaje, nie licytuje.',
    },
    raise: {
      title: 'Nie odpuszczaj',
      text: 'Jonas daje 30k. Z ofertą 40k znów prowadzisz.',
      task: 'Daj 40k.',
      why: 'W pociągu, który zarabia, ten wagon przynosi 20k rocznie. Zwróci się w dwa lata.',
    },
    decline: {
      title: 'Kupione i sprzedane',
      text: 'Jonas pasuje, {model strongbox} jest twój. Potem Aino kupuje od ciebie pojazd {model lark} za 40k. Reszta na nic ci się nie przyda.',
      task: 'Nie otwieraj niczego.',
      why: 'Po sprzedaży otwiera firma następna po tej, która otwierała. Gdy wszystkie po kolei zrezygnują, aukcja się kończy.',
    },
    swap: {
      title: 'Zamień lokomotywy',
      text: '{model otter} należy do kontraktu {contract caledonian-girders}; 50k za to przyjdzie z trasą {city london}–{city frankfurt}. {model badger} ciągnie kontrakt {contract amber-road} z dwoma wagonami {model strongbox}.',
      task: 'Wybierz pojazd {model badger} na kontrakcie {contract caledonian-girders}, by zdjąć lokomotywę, i postaw tam pojazd {model otter}. Potem przydziel pojazd {model badger} do kontraktu {contract amber-road}, do obu wagonów {model strongbox}, i zatwierdź.',
      why: 'Pierwszy kontrakt przynosi 80k jak dotąd. Drugi ma pociąg, ale jeszcze żadnej trasy, więc nic nie zarabia. Zysk roczny zostaje na 20k.',
    },
    'year-two': {
      title: 'Koniec drugiego roku',
      text: '80k z pierwszego kontraktu, minus 70k podatku za drugi, plus 10k za jego żeton: wypłata 20k i masz 110k.',
      task: 'Zacznij rok 3.',
      why: 'Żeton zostaje przy swoim kontrakcie i liczy się co roku.',
    },
    end: {
      title: 'Teraz twoja gra',
      text: 'Znasz już wszystkie sześć faz. Licencja {section warszawa-gdansk} kosztuje 20k i uruchamia kontrakt {contract amber-road}: 70k rocznie. Trasa do celu {city frankfurt} też dałaby 70k. Trzy wykonane kontrakty kończą grę.',
      why: 'Na końcu decydują punkty, nie pieniądze. Punkty dają zysk, kontrakty, miasta i sieci.',
    },
  },
};
