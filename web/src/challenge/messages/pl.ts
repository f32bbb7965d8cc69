// Polish texts of challenges.

import { pluralsOf } from '../../messages/plural.ts';
import type { ChallengeMessages } from './text.ts';

const n = pluralsOf('pl');

export const pl: ChallengeMessages = {
  about:
    'Kilka rund, które wszyscy rozgrywają z tego samego miejsca, tymi samymi kartami i przeciw tym samym botom. Wynik pokazuje, o ile lepiej grasz od innych: umiejętność bez szczęścia.',
  make: {
    title: 'Nowe wyzwanie',
    rounds: 'Ile rund?',
    start: 'Utwórz wyzwanie',
    failed: 'Takiego wyzwania nie da się utworzyć.',
  },
  list: {
    title: 'Twoje wyzwania',
    none: 'Jeszcze żadnego. Utwórz własne albo otwórz link, który ktoś ci przysłał.',
    progress: (played, all) =>
      `Rozegrano ${played} z ${n(all, { one: '# rundy', few: '# rund', many: '# rund', other: '# rundy' })}`,
    remove: 'Usuń',
    removeAsk: 'Usunąć to wyzwanie i jego wyniki z tego urządzenia? Gry pozostaną na twojej liście.',
  },
  against: (names) => `Przeciwnicy: ${names}`,
  bot: (name, level) => `${name} (${level})`,
  rules: 'Niczego nie można cofnąć i nikt nie podpowiada. Runda liczy się za pierwszym razem.',
  rounds: {
    title: 'Rundy',
    round: (number) => `Runda ${number}`,
    play: (number) => `Zagraj rundę ${number}`,
    goOn: (number) => `Dokończ rundę ${number}`,
    again: 'Zagraj jeszcze raz',
    againAbout: 'To się nie liczy.',
    waiting: 'Jeszcze nierozegrana',
    running: 'Rozpoczęta',
    gameOf: (name) => `Gra: ${name}`,
  },
  standings: {
    title: 'Te same karty',
    player: 'Gracz',
    you: 'Ty',
    total: 'Suma',
    points: (points) => `punkty: ${points}`,
    hidden: 'ukryte',
    hiddenAbout: 'Wyniki innych zobaczysz, gdy rozegrasz tę rundę.',
    alone: 'Nie ma jeszcze z kim porównać.',
    again: 'rozegrana ponownie',
    finished: 'dokończona przez bota',
    computing: (name, round, move) => `${name} gra rundę ${round} twoimi kartami: ruch ${move}`,
    failed: (name) => `${name} nie może teraz zagrać. Otwórz wyzwanie później.`,
  },
  how: {
    title: 'Jak powstaje wynik',
    lead: 'Z nich wynika twoja przewaga nad średnią przeciwników przy stole.',
    score:
      'Wynik to twoja przewaga pomniejszona o średnią przewagę wszystkich innych, którzy grali tymi samymi kartami.',
    same: 'Karty, gracz startowy i boty są dla wszystkich takie same. Na te same ruchy boty odpowiadają tak samo.',
  },
  share: {
    title: 'Udostępnij wyzwanie',
    about: 'Link zawiera całe wyzwanie. Działa bez serwera.',
    own: 'Z moim wynikiem',
    ownAbout: 'Możliwe po rozegraniu wszystkich rund.',
    hides:
      'Karty w linku są ukryte przed ciekawskimi, ale nie przed ekspertami, tak jak w grach na tym urządzeniu. Wyniki każdy podaje sam.',
    link: 'Link do wyzwania',
    copy: 'Kopiuj link',
    send: 'Udostępnij',
    qr: 'Pokaż kod QR',
    qrHelp: 'Zeskanuj ten kod telefonem lub tabletem, aby otworzyć tam wyzwanie.',
    qrTooLong: 'Z tyloma wynikami link jest za długi na kod QR.',
    text: (table) => `Zagraj tymi samymi kartami co ja: ${table}`,
  },
  problems: {
    title: 'Nie można otworzyć tego wyzwania.',
    'too-long': 'Link jest za długi jak na wyzwanie.',
    malformed: 'Ten link nie jest wyzwaniem. Może został ucięty.',
    forged: 'Link został zmieniony: pieczęć już nie pasuje.',
    other: 'Wyzwanie wymaga planszy, zasad lub botów, których ta strona nie ma.',
    unknown: 'Na tym urządzeniu nie ma takiego wyzwania. Otwórz je z linku.',
  },
};
