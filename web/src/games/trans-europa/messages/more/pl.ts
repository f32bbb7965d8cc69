// Polish texts of Trans Europa beyond the running round: forms, lessons, rules, endings. The reader is addressed as "ty"; the present tense avoids forms that would need a gender.

import { capital } from '../../../../messages/grammar.ts';
import { listsOf, ordinalsOf, pluralsOf } from '../../../../messages/plural.ts';
import type { Who } from '../../../../messages/who.ts';
import type { MoreMessages } from '../catalogue.ts';

const n = pluralsOf('pl');
const tracks = (count: number): string => n(count, { one: '# tor', few: '# tory', many: '# torów', other: '# toru' });
const list = listsOf('pl');
const all = (who: readonly Who[]): string => list(who.map(({ name, you }) => (you ? 'ty' : name)));
/** The verb that goes with one or several people, of whom one may be the reader. */
const verb = (who: readonly Who[], forms: { ty: string; on: string; wy: string; oni: string }): string => {
  const you = who.some((each) => each.you);
  if (who.length > 1) return you ? forms.wy : forms.oni;
  return you ? forms.ty : forms.on;
};
const WIN = { ty: 'wygrywasz', on: 'wygrywa', wy: 'wygrywacie', oni: 'wygrywają' };
const nth = ordinalsOf('pl');

export const pl: MoreMessages = {
  setup: {
    bots: 'Ile botów?',
    last: 'Stół z ostatniego razu',
    edition: 'Edycja',
    board: 'Plansza',
    playersHelp: 'Od dwóch do sześciu. Kilka osób korzysta z jednego urządzenia; karty każdej zasłania kurtyna.',
    friendsHelp: 'Od dwóch do sześciu. Każda osoba gra na swoim urządzeniu.',
    bordered: 'W grze dwu- lub trzyosobowej dziesięć miast z przerywaną obwódką pozostaje poza grą.',
    cards: 'Karty specjalne',
    cardsHelp: 'Karta specjalna zmienia jedną zasadę dla wszystkich.',
    cardModes: {
      off: { name: 'Bez kart', about: 'Gra podstawowa.' },
      random: { name: 'Jedna na rundę', about: 'Na początku każdej rundy losuje się nową kartę.' },
      fixedPerRound: {
        name: 'Wybrane, po kolei',
        about: 'Wybierasz karty; w każdej rundzie działa następna z nich.',
      },
      fixedGame: { name: 'Wybrane, na całą grę', about: 'Wybrane karty działają przez całą grę.' },
      'multiple(2)': { name: 'Dwie na rundę', about: 'W każdej rundzie losuje się dwie karty, które działają razem.' },
      'multiple(3)': { name: 'Trzy na rundę', about: 'W każdej rundzie trzy karty. Niespodzianki gwarantowane.' },
    },
    chooseCards: 'Wybierz karty',
    cardsNone: 'Wybierz co najmniej jedną kartę specjalną albo graj bez kart.',
    cardsClash: (a, b) => `Karty „${a}” i „${b}” nie mogą działać razem.`,
    cardsClashWhy: 'W jednej rundzie może działać tylko jedna z nich.',
    options: 'Opcje stołu',
    targetScore: {
      name: 'Długość toru punktacji',
      about:
        'Gra kończy się, gdy ktoś straci tyle punktów albo zdobędzie tyle prestiżu. 13 to długość z instrukcji; 8 daje grę krótką, 20 długą.',
    },
    startPlayer: {
      name: 'Kto zaczyna',
      about: 'Pierwszy gracz startowy. W następnych rundach start przechodzi w lewo.',
    },
    startPlayers: { random: 'Decyduje los', host: 'Pierwsza osoba przy stole', oldest: 'Najstarsza osoba' },
    oldest: 'Kto jest najstarszą osobą?',
    scoring: {
      name: 'Punktacja',
      about: 'Utrata punktów za brakujące tory albo zbieranie prestiżu. Domyślnie decyduje edycja.',
    },
    scorings: { edition: 'Według edycji', penalty: 'Utrata punktów', prestige: 'Zbieranie prestiżu' },
    blackTracks: {
      name: 'Tory w puli',
      about: 'Runda kończy się, gdy pula się wyczerpie. 83 tory w edycji klasycznej i promowej, 85 w prestiżowej.',
    },
    sharedStart: {
      name: 'Znaczniki na tym samym skrzyżowaniu',
      about: 'Normalnie każdy znacznik początkowy potrzebuje osobnego skrzyżowania.',
    },
    allowPass: {
      name: 'Wolno pasować',
      about: 'Ruch może się zakończyć bez położenia toru. Normalnie obowiązkowy jest przynajmniej jeden.',
    },
    halfFerryCost: {
      name: 'Brakujący niedokończony prom liczy się za',
      about:
        'Na koniec rundy brakujący prom liczy się za dwa; przy niektórych stołach za jeden, jeśli połowa już leży.',
    },
    memoryAid: {
      name: 'Ściągawka',
      about: 'Pokazuje karty, które przeszły przez twoje ręce. Bez niej trzeba je zapamiętać.',
    },
    manualClaim: {
      name: 'Samodzielne zgłaszanie',
      about:
        'Nikt się nie dowiaduje, kto połączył wszystkie miasta: żadnych haczyków, liczb ani podpowiedzi. Komplet zgłasza się w swoim ruchu, a stół to sprawdza.',
    },
    wrongClaim: {
      name: 'Błędne zgłoszenie odkrywa',
      about: 'Karty leżą wtedy odkryte do końca rundy, a gra toczy się dalej.',
    },
    wrongClaims: { claimer: 'Karty zgłaszającej osoby', all: 'Karty wszystkich' },
  },
  challengePoints: 'Punkty za rundę: jeden stracony za każdy brakujący tor albo zdobyty prestiż.',
  /** Special cards at the table. */
  inForce: {
    card: 'Karta specjalna',
    cards: 'Karty specjalne',
    rhythm: 'Limit w kolejce',
    limitNow: (limit) => `${tracks(limit)} w tej kolejce`,
    handGoes: (name) => `Potem całą twoją rękę dostaje ${name}, a ty grasz ręką osoby z prawej.`,
  },
  /** Cards that the player has seen on their way to other hands; names of the holders stand before the cities. */
  seen: {
    title: 'Co już wiesz',
    aside: 'Może poza grą',
  },
  /** What is counted, what it is worth, and how far the table plays. */
  count: {
    help: 'Najmniejsza liczba torów, która połączyłaby wszystkie twoje miasta ze znacznikiem. Miasta mogą mieć wspólną drogę, więc suma odległości na biletach może być większa.',
    missing: 'Brakujące tory',
    prestige: 'Prestiż',
    toPrestige: (target) =>
      `Gra toczy się do ${n(target, { one: '# punktu', few: '# punktów', many: '# punktów', other: '# punktu' })} prestiżu.`,
    toPenalty: (target) =>
      `Gra toczy się, aż ktoś straci ${n(target, { one: '# punkt', few: '# punkty', many: '# punktów', other: '# punktu' })}.`,
  },
  /** What the others built since the reader's last turn. */
  since: {
    title: 'Od twojego ostatniego ruchu',
    tracks: (name, count) => `${name}: ${tracks(count)}`,
    show: 'Pokaż na planszy',
    hide: 'Ukryj',
  },
  ferry: {
    piece: 'Rodzaj toru',
    black: 'Czarny',
    own: (left) => `Kolorowy (masz ${left})`,
    blackHelp: 'Z czarnym torem gotowy prom jest otwarty dla wszystkich.',
    ownHelp: 'Z dwoma kolorowymi torami prom jest tylko dla tych kolorów.',
    half: 'Prom łączy, gdy leżą na nim oba tory.',
  },
  plan: {
    drop: 'Usuń ten tor',
    goal: (city) => `W drodze do: ${city}`,
    cost: (cost) => `łącznie ${cost}`,
  },
  claims: {
    button: 'Zgłoś komplet',
    about: 'Powiedz, że wszystkie twoje miasta są połączone',
    title: 'Czy wszystkie twoje miasta są połączone?',
    right: 'Jeśli wszystkie łączą się z twoim znacznikiem, runda natychmiast się kończy.',
    wrong: {
      claimer: 'Jeśli któregoś brakuje, twoje karty leżą odkryte do końca rundy, a twój ruch trwa dalej.',
      all: 'Jeśli któregoś brakuje, karty wszystkich leżą odkryte do końca rundy, a twój ruch trwa dalej.',
    },
    wrongAgain: 'Jeśli któregoś brakuje, nic już to nie kosztuje: karty leżą odkryte.',
    notYet: 'Jeszcze nie',
    note: 'Nikt nie mówi, kto ma komplet. Zgłoś go w swoim ruchu, gdy wszystkie twoje miasta będą połączone.',
    open: 'Twoje karty leżą odkryte.',
  },
  roundOver: {
    costliest: (share) => `Twój najdroższy ruch: −${share}.`,
    lookAtIt: 'Obejrzyj',
    title: (round) => `Koniec rundy ${round}`,
    missing: (count) => `brakuje ${count}`,
    allLinked: 'wszystko połączone',
    lost: (count) => `−${count}`,
    won: (count) => `+${count}`,
    next: 'Następna runda',
    again: 'Obejrzyj jeszcze raz',
    legend: 'brakujące tory',
    alternatives: 'Pokaż inne najkrótsze drogi',
    hideAlternatives: 'Ukryj inne najkrótsze drogi',
    onlyWay: 'Żadna inna droga nie jest tak krótka.',
    table: 'Wszystkie rundy',
    roundColumn: 'Runda',
    total: 'Razem',
    left: 'Zostało punktów',
    penaltyRule: 'Każdy brakujący tor kosztuje punkt, na linii podwójnej dwa.',
    finish: 'Wynik końcowy',
    of: (name) => `Miasta: ${name}`,
    cityMissing: (city) => `${city}, niepołączone`,
    cityLinked: (city) => `${city}, połączone`,
  },
  over: {
    title: 'Koniec gry',
    won: (who) => {
      if (who.length > 1) return `${capital(all(who))} ${verb(who, WIN)} razem.`;
      return who[0]?.you ? 'Wygrywasz!' : `${all(who)} wygrywa.`;
    },
    mostLeft: 'Najwięcej punktów na koniec.',
    mostPrestige: 'Najwięcej prestiżu na koniec.',
    yourPlace: (place) => `Zajmujesz ${place}. miejsce.`,
    again: 'Zagraj jeszcze raz',
    replay: 'Obejrzyj powtórkę',
    others: 'Nowi przeciwnicy',
    share: 'Udostępnij',
    place: (place) => nth(place, { other: '#.' }),
  },
  /** What one may take along from a finished game. */
  share: {
    link: 'Link do gry',
    linkHelp: 'Cała gra do obejrzenia, także jako kod QR',
    picture: 'Obraz planszy',
    pictureHelp: 'PNG, do czatów i poczty',
    drawingFile: 'Rysunek planszy',
    drawingHelp: 'SVG, ostry w każdym rozmiarze',
    film: 'Film z ostatniej rundy',
    filmHelp: {
      encode: 'Każdy tor po kolei, na końcu wynik. Powstaje na tym urządzeniu, szybciej niż trwa film.',
      record: 'Każdy tor po kolei, na końcu wynik. Powstaje na tym urządzeniu i\u00a0trwa mniej więcej tyle, co film.',
    },
    begun: 'Chwileczkę…',
    drawing: (done: number, all: number) => `Rysowanie ruchu ${done} z ${all}…`,
    recording: 'Nagrywanie filmu…',
    saved: 'Zapisano.',
    failed: 'Nie udało się. Grze nic się nie stało.',
    noFilm: 'Ta przeglądarka nie potrafi tworzyć filmów.',
  },
  lookBack: {
    round: (round) => `Runda ${round}`,
    rounds: 'Przejdź do rundy',
    everybody: 'Wszystkie karty odkryte',
    running: 'Ta gra jeszcze trwa: zakryte karty pozostają zakryte.',
  },
  learn: {
    lesson: (number, all) => `Lekcja ${number} z ${all}`,
    next: 'Następna lekcja',
    again: 'Jeszcze raz',
    done: 'Zagraj prawdziwą grę',
    continue: 'Dalej',
    list: 'Wszystkie lekcje',
    lessons: {
      goal: {
        steps: [
          'Masz pięć biletów, po jednym w każdym kolorze. Nikt inny ich nie widzi.',
          'Połącz wszystkie pięć miast ze znacznikiem początkowym. Wszyscy kładą te same czarne tory i wszyscy mogą z nich korzystać.',
        ],
        task: 'Znajdź swoje pięć miast: świecą na planszy. Potem przejdź dalej.',
        done: 'To już cały cel: pięć miast, jedna sieć, przed wszystkimi innymi.',
      },
      marker: {
        steps: [
          'Każda runda zaczyna się od postawienia znacznika na wybranym skrzyżowaniu. Stamtąd wyrasta twoja sieć i znikąd indziej.',
        ],
        task: (city) => `Postaw znacznik w mieście ${city} albo na skrzyżowaniu pośród swoich miast.`,
        done: (missing) =>
          n(missing, {
            one: 'Dobrze. Stąd # tor połączyłby wszystkie twoje miasta.',
            few: 'Dobrze. Stąd # tory połączyłyby wszystkie twoje miasta.',
            many: 'Dobrze. Stąd # torów połączyłoby wszystkie twoje miasta.',
            other: 'Dobrze. Stąd # toru połączyłoby wszystkie twoje miasta.',
          }),
      },
      lay: {
        steps: ['Na każdy ruch masz do wydania 2. Linia pojedyncza kosztuje 1, możesz więc położyć dwa tory.'],
        task: 'Połóż dwa tory, które stykają się z twoją siecią. Dozwolone linie są kolorowe.',
        instead: 'Jeden tor leży. Budżet wystarczy jeszcze na drugi.',
        done: 'Tor musi stykać się z siecią w chwili kładzenia. Drugi może zacząć się tam, gdzie kończy się pierwszy.',
      },
      double: {
        steps: ['Linie podwójne prowadzą przez rzekę, góry albo morze. Kosztują 2: cały ruch.'],
        task: 'Połóż jeden tor na linii podwójnej.',
        instead:
          'To była linia pojedyncza, tutaj się nie liczy. Linie podwójne mają dwie kreski, na przykład nad Dunajem. Zaczyna się nowy ruch.',
        done: 'Czasem objazd przez równinę jest tańszy niż most.',
      },
      join: {
        steps: [
          'Tory nie należą do nikogo. Gdy tylko twoja sieć zetknie się z inną, obie stają się jedną wspólną siecią.',
        ],
        task: (name) => `Połącz się z siecią, którą buduje ${name}. Zobacz, jak maleją odległości na biletach.`,
        instead: (name) => `Jeszcze bez połączenia. Sieć gracza ${name} leży na zachodzie: buduj w tę stronę.`,
        done: (before, after, name) =>
          `Brakujące tory: ${before} → ${after}. Ale ${name} też zyskuje: łącz sieci, gdy tobie pomaga to bardziej.`,
      },
      route: {
        steps: [
          'Wybierz odległe miasto, a pojawi się najtańsza droga. To, co mieści się w tym ruchu, jest zaplanowane, reszta jest kropkowana i zostaje na następne ruchy.',
        ],
        task: (city) => `Wybierz miasto ${city}, aby zaplanować drogę, a potem połóż tory.`,
        instead: 'Te tory prowadzą gdzie indziej. Wybierz samo odległe miasto, a droga do niego zostanie zaplanowana.',
        done: 'Plan dopasowuje się, gdy inni budują na twoją korzyść.',
      },
      end: {
        steps: [
          'Runda kończy się, gdy ktoś połączy wszystkie pięć miast. Pozostali tracą punkt za każdy brakujący tor, dwa za linię podwójną.',
          'Gdy ktoś straci 13 punktów, gra się kończy. Wygrywa osoba, której zostało najwięcej.',
        ],
        task: 'Połącz ostatnie miasto.',
        instead: 'Jeszcze bez połączenia. Sprawdź, na którym bilecie brakuje haczyka, i buduj do tego miasta.',
        done: 'Wszystko połączone: nic nie tracisz, inni płacą. Wiesz już wszystko, czego trzeba.',
      },
    },
  },
  rules: {
    onlyIn: (editions) => `tylko w: ${editions}`,
    target: (target, printed) => `Przy twoim stole gra się do *${target}* zamiast do ${printed}.`,
    edition: 'Edycja',
  },
  preferences: {
    naming: 'Nazwy miast',
    namings: { local: 'Nazwy miejscowe', translated: 'W moim języku' },
    layAtOnce: 'Kładź od razu',
    layAtOnceHelp: 'Wybór linii od razu kładzie tor. Dla doświadczonych: położonego toru nie można cofnąć.',
    keyNames: {
      e: 'Wschód',
      ne: 'Północny wschód',
      nw: 'Północny zachód',
      w: 'Zachód',
      sw: 'Południowy zachód',
      se: 'Południowy wschód',
      choose: 'Wybierz to miejsce',
      confirm: 'Wykonaj plan',
      clear: 'Wyczyść plan',
      'drop-last': 'Usuń ostatni tor',
      home: 'Do mojego znacznika',
      'next-legal': 'Następna dozwolona linia',
      missing: 'Odczytaj, czego brakuje',
      'last-move': 'Odczytaj ostatni ruch',
      describe: 'Opisz to miejsce',
      claim: 'Zgłoś komplet',
      'zoom-in': 'Powiększ',
      'zoom-out': 'Pomniejsz',
      fit: 'Cała plansza',
    },
    keyPlan: 'Shift + kierunek planuje linię.',
    keyCities: 'Klawisze od 1 do 5 prowadzą do twoich miast.',
  },
  hint: {
    thinking: 'Inżynier patrzy na planszę',
    none: 'W tej chwili nie ma podpowiedzi.',
    lay: (place, direction) => `położyć tor ${place}, na ${direction}`,
    ferry: (place, own) => `położyć ${own ? 'kolorowy' : 'czarny'} tor promowy ${place}`,
    marker: (place) => `zacząć ${place}`,
    end: 'zakończyć ruch',
    drop: (city) => `oddać miasto ${city}`,
    pass: (city) => `podać dalej miasto ${city}`,
    why: {
      reaches: (city) => `To przyłącza miasto ${city}.`,
      nearer: (city, before, after) => `${city} jest bliżej: ${before} → ${after}.`,
      missing: (before, after) => `Brakujące tory: ${before} → ${after}.`,
      joins: (name) => `To łączy cię z siecią, którą buduje ${name}; możesz wtedy korzystać z jej torów.`,
      shared: (cities) => `To leży po drodze do kilku miast: ${cities}.`,
      waits: 'Tory łączące zostawia innym.',
    },
    plan: 'Zaplanuj',
    inPlan: 'To już jest w twoim planie.',
    close: 'Dzięki',
  },
  levelsAbout: {
    random: 'Kładzie tory, gdzie popadnie.',
    greedy: 'Zawsze zmierza do najbliższego miasta.',
    apprentice: 'Jeszcze się uczy. Błądzi, zapomina i każdy może z nim wygrać.',
    conductor: 'Zna drogę i nią jedzie. Dobry przeciwnik na pierwszą grę.',
    engineer: 'Planuje całą sieć i korzysta z torów wszystkich innych.',
    inspector: 'Patrzy, co budujesz, i zgaduje, dokąd zmierzasz.',
    director: 'Przewiduje rundę do samego końca. Trudno z nim wygrać.',
  },
  editionsAbout: {
    classic: 'Dwa tory na ruch, a za każdy brakujący tor traci się punkt. Najlepsza na początek.',
    ferry: 'Przez szerokie wody prowadzą promy z dwóch torów. Kolorowymi torami możesz zachować prom tylko dla siebie.',
    prestige: 'Zamiast tracić punkty, zbierasz prestiż; jeśli chcesz, z kartami specjalnymi, które naginają zasady.',
  },
  menu: {
    leave: 'Odejdź od stołu',
    leaveAbout: 'Gra zostanie zachowana; wróć, kiedy chcesz.',
    export: 'Zapisz jako plik gry',
    exportRunning: 'Plik zawiera wszystkie karty, także te, których nie wolno ci jeszcze widzieć. Zapisać mimo to?',
    replay: 'Powtórka',
    keys: 'Klawisze',
    finish: 'Niech boty dokończą tę rundę',
    finishAbout: 'Do punktacji bot wykonuje ruchy za wszystkich przy tym urządzeniu.',
  },
  cards: {
    1: {
      name: 'Łagodne punkty',
      about: 'Za 0, 1, 2 … brakujących torów ta runda daje 4, 3, 3, 2, 2, 1, 1, 0 prestiżu.',
    },
    2: { name: 'Surowe punkty', about: 'Za 0, 1, 2 … brakujących torów ta runda daje 4, 2, 1, 0 prestiżu.' },
    3: { name: 'Trzy tory', about: 'Budżet na ruch wynosi 3: trzy linie pojedyncze albo podwójna i pojedyncza.' },
    4: { name: 'Spokojne wody', about: 'Linie podwójne przez rzeki i morza liczą się jako pojedyncze.' },
    5: { name: 'Łagodne góry', about: 'Linie podwójne przez góry liczą się jako pojedyncze.' },
    6: { name: 'Bez białego', about: 'Każdy oddaje białe miasto i gra pozostałymi czterema.' },
    7: { name: 'Bez turkusowego', about: 'Każdy oddaje turkusowe miasto i gra pozostałymi czterema.' },
    8: { name: 'Jedno mniej', about: 'Każdy w tajemnicy oddaje jedno miasto i gra pozostałymi czterema.' },
    9: { name: 'Trzy-dwa-jeden', about: 'Budżet zmienia się co kolejkę: trzy, potem dwa, potem jeden i od nowa.' },
    10: { name: 'Jawne: róż i pomarańcz', about: 'Miasta różowe i pomarańczowe leżą odkryte dla wszystkich.' },
    11: { name: 'Jawne: róż i brąz', about: 'Miasta różowe i brązowe leżą odkryte dla wszystkich.' },
    12: { name: 'Jawne: brąz i pomarańcz', about: 'Miasta brązowe i pomarańczowe leżą odkryte dla wszystkich.' },
    13: {
      name: 'Dodatkowe różowe',
      about:
        'Kto zaczyna, dobiera drugie różowe miasto. Kto ma dwa, zatrzymuje jedno, a drugie podaje w lewo; ostatnia osoba odkłada je na stos.',
    },
    14: {
      name: 'Dodatkowe brązowe',
      about:
        'Kto zaczyna, dobiera drugie brązowe miasto. Kto ma dwa, zatrzymuje jedno, a drugie podaje w lewo; ostatnia osoba odkłada je na stos.',
    },
    15: {
      name: 'Dodatkowe pomarańczowe',
      about:
        'Kto zaczyna, dobiera drugie pomarańczowe miasto. Kto ma dwa, zatrzymuje jedno, a drugie podaje w lewo; ostatnia osoba odkłada je na stos.',
    },
    16: { name: 'Trzy podania', about: 'Trzy razy wszyscy jednocześnie podają jedno miasto w lewo.' },
    17: { name: 'Cała ręka', about: 'Zanim staną znaczniki początkowe, każdy podaje w lewo wszystkie swoje karty.' },
    18: { name: 'Gdzie popadnie', about: 'Tory można kłaść wszędzie, z połączeniem z siecią lub bez.' },
    19: { name: 'Odkryte karty', about: 'Wszystkie miasta leżą odkryte dla wszystkich.' },
  },
  regionCards: {
    drop: {
      name: (region) => `Bez regionu ${region}`,
      about: (region) => `Każdy oddaje miasto z regionu „${region}” i gra pozostałymi czterema.`,
    },
    reveal: {
      name: (regions) => `Jawne: ${regions}`,
      about: (regions) => `Miasta z regionów ${regions} leżą odkryte dla wszystkich.`,
    },
    extra: {
      name: (region) => `Dodatkowe: ${region}`,
      about: (region) =>
        `Kto zaczyna, dobiera drugie miasto z regionu „${region}”. Kto ma dwa, zatrzymuje jedno, a drugie podaje w lewo; ostatnia osoba odkłada je na stos.`,
    },
  },
  /** Bubbles on the board, and the board in words. */
  bubbles: {
    legalList: 'Linie, na których możesz budować',
    legalSpent: 'Twój plan wypełnia cały ruch. Wykonaj go albo wyczyść, aby wybrać inne linie.',
    ferryFree: 'Prom, oba miejsca wolne',
    ferryHalfBuilt: 'Prom, jedno miejsce wolne',
    ferryOpen: 'Prom otwarty dla wszystkich',
    ferryOnly: (names) => `Prom zastrzeżony: ${names}`,
    twoTracks: (count, cost, budget) =>
      `${n(count, { one: 'Jeden tor', few: '# tory', many: '# torów', other: '# toru' })}, koszt ${cost} z ${budget}`,
    missingTo: (before, after) => `Brakujące tory: ${before} → ${after}`,
    alreadyLinked: (city) => `${city}: połączone`,
    outOfPlay: (city) => `${city}: poza grą w dwie lub trzy osoby.`,
    whichRule: 'Która zasada?',
    advice: 'Inżynier radzi',
    central: (missing) =>
      n(missing, {
        one: 'Stąd # tor połączyłby wszystkie twoje miasta.',
        few: 'Stąd # tory połączyłyby wszystkie twoje miasta.',
        many: 'Stąd # torów połączyłoby wszystkie twoje miasta.',
        other: 'Stąd # toru połączyłoby wszystkie twoje miasta.',
      }),
  },
};
