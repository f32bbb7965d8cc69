// Dutch texts of challenges.

import { pluralsOf } from '../../messages/plural.ts';
import type { ChallengeMessages } from './text.ts';

const n = pluralsOf('nl');

export const nl: ChallengeMessages = {
  about:
    'Een paar rondes die iedereen vanaf dezelfde plaats speelt, met dezelfde kaarten en tegen dezelfde bots. Je score laat zien hoeveel beter jij speelt dan de anderen: kunde zonder geluk.',
  make: {
    title: 'Nieuwe uitdaging',
    rounds: 'Hoeveel rondes?',
    start: 'Uitdaging maken',
    failed: 'Zo kan er geen uitdaging worden gemaakt.',
  },
  list: {
    title: 'Jouw uitdagingen',
    none: 'Nog geen. Maak er een, of open een link die iemand je heeft gestuurd.',
    progress: (played, all) => `${played} van ${n(all, { one: '# ronde', other: '# rondes' })} gespeeld`,
    remove: 'Verwijderen',
    removeAsk: 'Deze uitdaging en de resultaten van dit apparaat verwijderen? De spellen blijven in je lijst.',
  },
  against: (names) => `Tegen ${names}`,
  bot: (name, level) => `${name} (${level})`,
  rules: 'Niets wordt teruggenomen en niemand geeft tips. Een ronde telt de eerste keer dat je hem speelt.',
  rounds: {
    title: 'Rondes',
    round: (number) => `Ronde ${number}`,
    play: (number) => `Ronde ${number} spelen`,
    goOn: (number) => `Verder met ronde ${number}`,
    again: 'Nog een keer spelen',
    againAbout: 'Dat telt niet mee.',
    waiting: 'Nog niet gespeeld',
    running: 'Begonnen',
    gameOf: (name) => `Spel van ${name}`,
  },
  standings: {
    title: 'Met dezelfde kaarten',
    player: 'Speler',
    you: 'Jij',
    total: 'Totaal',
    points: (points) => `punten: ${points}`,
    hidden: 'verborgen',
    hiddenAbout: 'Wat de anderen hebben bereikt, zie je zodra je de ronde zelf hebt gespeeld.',
    alone: 'Nog niemand om mee te vergelijken.',
    again: 'nog een keer gespeeld',
    finished: 'door een bot afgemaakt',
    computing: (name, round, move) => `${name} speelt ronde ${round} met jouw kaarten: zet ${move}`,
    failed: (name) => `${name} kon niet spelen. Open de uitdaging later nog eens.`,
  },
  how: {
    title: 'Zo ontstaat de score',
    lead: 'Daaruit volgt je voorsprong op het gemiddelde van je tegenstanders aan tafel.',
    score: 'De score is jouw voorsprong min de gemiddelde voorsprong van alle anderen die dezelfde kaarten speelden.',
    same: 'Kaarten, startspeler en bots zijn voor iedereen gelijk. Op dezelfde zetten antwoorden de bots op dezelfde manier.',
  },
  share: {
    title: 'Uitdaging delen',
    about: 'De link bevat de hele uitdaging. Hij werkt zonder server.',
    own: 'Met mijn resultaat',
    ownAbout: 'Kan zodra je alle rondes hebt gespeeld.',
    hides:
      'De kaarten in de link zijn beschermd tegen nieuwsgierige blikken, niet tegen deskundigen, net als bij spellen op dit apparaat. Iedereen geeft zelf het eigen resultaat door.',
    link: 'Link naar de uitdaging',
    copy: 'Link kopiëren',
    send: 'Delen',
    qr: 'QR-code tonen',
    qrHelp: 'Scan deze code met een telefoon of tablet om de uitdaging daar te openen.',
    qrTooLong: 'Met zoveel resultaten is de link te lang voor een QR-code.',
    text: (table) => `Speel dezelfde kaarten als ik: ${table}`,
  },
  problems: {
    title: 'Deze uitdaging kan niet worden geopend.',
    'too-long': 'De link is te lang voor een uitdaging.',
    malformed: 'Deze link is geen uitdaging. Misschien is hij afgekapt.',
    forged: 'De link is veranderd: het zegel klopt niet meer.',
    other: 'De uitdaging vraagt om een spelbord, regels of bots die deze pagina niet heeft.',
    unknown: 'Deze uitdaging staat niet op dit apparaat. Open haar via de link.',
  },
};
