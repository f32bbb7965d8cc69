// German words of the form for a custom table.

import { pluralsOf } from '../../../../messages/plural.ts';
import type { SetupMessages } from '../setup-text.ts';

const n = pluralsOf('de');

export const de: SetupMessages = {
  setup: {
    ends: 'Die Partie endet',
    endsIn: 'in dem Jahr, in dem eine Gesellschaft so viele Verträge erfüllt hat',
    contracts: (count) => n(count, { one: '# Vertrag', other: '# Verträge' }),
    lengths: { 3: 'üblich', 4: 'länger', 5: 'ein Abend' },
    anyTarget: 'Andere Zahl, 3 bis 12',
    openEnd: 'offenes Ende',
    noTarget: 'kein Ziel',
    endsAlso: 'Sie endet auch mit dem letzten Gleisstab einer Gesellschaft, bei 500k Gewinn oder mit leerer Bank.',
    endsAlsoNoBank: 'Sie endet auch mit dem letzten Gleisstab einer Gesellschaft oder bei 500k Gewinn.',
    variants: 'Varianten',
    variantsLead: 'Du brauchst keine davon. Für alles, was du nicht änderst, gilt die Anleitung.',
    changed: (count) => n(count, { one: '# geändert', other: '# geändert' }),
    asPrinted: 'Alles wie in der Anleitung',
    groups: {
      secret: 'Was geheim bleibt',
      money: 'Wenn das Geld ausgeht',
      beginning: 'Der Anfang',
      turns: 'Zug um Zug',
      end: 'Das Ende',
      books: 'Die Bücher',
    },
    whoOldest: 'Wer ist am ältesten?',
    whichLaunch: 'Welche Startverträge?',
    onlyTwo: 'Nur zu zweit.',
    notOpenEnd: 'Nicht bei offenem Ende.',
  },
  options: {
    target: { name: 'Ziel', about: 'Die Partie endet, wenn eine Gesellschaft so viele Verträge erfüllt hat.' },
    openEnd: {
      name: 'Offenes Ende',
      about: 'Kein Ziel: Nur Gleisstäbe, Gewinn oder eine leere Bank beenden die Partie.',
    },
    hiddenVehicles: {
      name: 'Geheime Fahrzeuge',
      about: 'Andere sehen nur, wie viele freie Fahrzeuge du hast.',
    },
    hiddenCash: { name: 'Geheimes Bargeld', about: 'Andere sehen weder dein Bargeld noch die Bank.' },
    selfManagedInsolvency: {
      name: 'Insolvenz in Eigenregie',
      about: 'Eine insolvente Gesellschaft darf erst verkaufen, was sie hat.',
    },
    bankLimit: { name: 'Die Bank kann leer werden', about: 'Eine leere Bank am Jahresende beendet die Partie.' },
    assignInTurn: { name: 'Zuteilen im eigenen Zug', about: 'Auf der Messe teilst du Fahrzeuge nur in deinem Zug zu.' },
    fixedSteps: { name: 'Feste Gebotsschritte', about: 'Gebote beginnen beim Mindestgebot und steigen um genau 10k.' },
    offersInTurn: { name: 'Angebote reihum', about: 'Im Auktionshaus wird reihum und offen angeboten, nicht geheim.' },
    reshuffleEvery: { name: 'Neu mischen', about: 'Jahre, bis abgelegte Fahrzeuge zurückkommen.' },
    launch2p: { name: 'Startverträge', about: 'Nur zu zweit: wie sie verteilt werden.' },
    forgiveOncePerGame: {
      name: 'Nur einmal erlassen',
      about: 'Beim zweiten Verlust, den sie nicht zahlen kann, ist eine Gesellschaft insolvent.',
    },
    releaseLicences: {
      name: 'Lizenzen werden frei',
      about: 'Scheidet eine Gesellschaft aus, werden ihre Gleise frei.',
    },
    allowRetarget: { name: 'Ziel erhöhen', about: 'Ihr dürft euch unterwegs auf mehr Verträge einigen.' },
    lenientIdle: { name: 'Begonnen ist nicht ruhend', about: 'Ein begonnener Vertrag kostet keinen Punkt.' },
    tieBreak: { name: 'Gleichstand', about: 'Geteilt, oder es entscheidet der Gewinn, dann Verträge, dann Bargeld.' },
    startPlayer: { name: 'Erster Vorsitz', about: 'Wer die allererste Phase ausruft.' },
    manualBooks: {
      name: 'Bücher von Hand',
      about: 'Alle rechnen ihren Jahresgewinn selbst aus, buchen ihn und können geprüft werden.',
    },
  },
  values: {
    launch2p: { nearRandom: 'Nahe', random: 'Beliebig', choose: 'Gewählt' },
    tieBreak: { shared: 'Geteilt', 'profit-completed-cash': 'Nach Gewinn' },
    startPlayer: { random: 'Ausgelost', host: 'Erster Platz', oldest: 'Älteste Person' },
  },
};
