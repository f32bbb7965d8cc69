// Dutch words of the form for a custom table.

import { pluralsOf } from '../../../../messages/plural.ts';
import type { SetupMessages } from '../setup-text.ts';

const n = pluralsOf('nl');

export const nl: SetupMessages = {
  setup: {
    ends: 'Het spel eindigt',
    endsIn: 'in het jaar waarin een maatschappij zoveel contracten heeft voltooid',
    contracts: (count) => n(count, { one: '# contract', other: '# contracten' }),
    lengths: { 3: 'normaal', 4: 'langer', 5: 'een avond' },
    anyTarget: 'Ander aantal, 3 tot en met 12',
    openEnd: 'open einde',
    noTarget: 'geen doel',
    endsAlso: 'Het eindigt ook met het laatste staafje van een maatschappij, bij 500k winst of met een lege bank.',
    endsAlsoNoBank: 'Het eindigt ook met het laatste staafje van een maatschappij of bij 500k winst.',
    variants: 'Varianten',
    variantsLead: 'Je hebt er geen nodig. Voor alles wat je niet verandert, gelden de spelregels.',
    changed: (count) => n(count, { one: '# veranderd', other: '# veranderd' }),
    asPrinted: 'Alles volgens de spelregels',
    groups: {
      secret: 'Wat geheim blijft',
      money: 'Als het geld op is',
      beginning: 'Het begin',
      turns: 'Beurt voor beurt',
      end: 'Het einde',
      books: 'De boeken',
    },
    whoOldest: 'Wie is de oudste?',
    whichLaunch: 'Welke startcontracten?',
    onlyTwo: 'Alleen met twee spelers.',
    notOpenEnd: 'Niet met een open einde.',
  },
  options: {
    target: { name: 'Doel', about: 'Het spel eindigt als één maatschappij zoveel contracten heeft voltooid.' },
    openEnd: { name: 'Open einde', about: 'Geen doel: alleen staafjes, winst of een lege bank beëindigen het spel.' },
    hiddenVehicles: {
      name: 'Verborgen voertuigen',
      about: 'Anderen zien alleen hoeveel vrije voertuigen je hebt.',
    },
    hiddenCash: { name: 'Verborgen kas', about: 'Anderen zien je kas niet en de bank ook niet.' },
    selfManagedInsolvency: {
      name: 'Insolventie in eigen beheer',
      about: 'Een insolvente maatschappij mag eerst verkopen wat ze heeft.',
    },
    bankLimit: { name: 'De bank kan leegraken', about: 'Een lege bank aan het eind van een jaar beëindigt het spel.' },
    assignInTurn: {
      name: 'Toewijzen in je beurt',
      about: 'Op de beurs wijs je voertuigen alleen in je eigen beurt toe.',
    },
    fixedSteps: { name: 'Vaste biedstappen', about: 'Bieden begint bij het minimum en gaat met precies 10k omhoog.' },
    offersInTurn: {
      name: 'Aanbod om de beurt',
      about: 'In het veilinghuis wordt om de beurt en open aangeboden, niet in het geheim.',
    },
    reshuffleEvery: { name: 'Opnieuw schudden', about: 'Jaren tot afgelegde voertuigen terugkomen.' },
    launch2p: { name: 'Startcontracten', about: 'Alleen met twee spelers: hoe ze verdeeld worden.' },
    forgiveOncePerGame: {
      name: 'Eén keer kwijtgescholden',
      about: 'Bij het tweede verlies dat ze niet kan betalen, is een maatschappij insolvent.',
    },
    releaseLicences: {
      name: 'Licenties komen vrij',
      about: 'Verlaat een maatschappij het spel, dan komen haar sporen vrij.',
    },
    allowRetarget: { name: 'Doel verhogen', about: 'Jullie mogen onderweg meer contracten afspreken.' },
    lenientIdle: { name: 'Begonnen is niet slapend', about: 'Een contract waaraan je begonnen bent, kost geen punt.' },
    tieBreak: { name: 'Gelijke stand', about: 'Gedeeld, of de winst beslist, dan contracten, dan kas.' },
    startPlayer: { name: 'Eerste voorzitter', about: 'Wie de allereerste fase aankondigt.' },
    manualBooks: {
      name: 'Boeken met de hand',
      about: 'Iedereen rekent de eigen jaarwinst uit en boekt die. De anderen mogen controleren.',
    },
  },
  values: {
    launch2p: { nearRandom: 'Dichtbij', random: 'Willekeurig', choose: 'Gekozen' },
    tieBreak: { shared: 'Gedeeld', 'profit-completed-cash': 'Op winst' },
    startPlayer: { random: 'Geloot', host: 'Eerste plaats', oldest: 'Oudste' },
  },
};
