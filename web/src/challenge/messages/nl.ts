// Dutch texts of challenges.

import { pluralsOf } from '../../messages/plural.ts';
import type { ChallengeMessages } from './text.ts';

const n = pluralsOf('nl');

export const nl: ChallengeMessages = {
  about:
    'Een paar rondes die iedereen vanaf dezelfde plaats speelt, met dezelfde kaarten en tegen dezelfde bots. Wat telt is wat jij beter doet dan de anderen: kunnen zonder geluk.',
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
    again: 'Nog eens spelen',
    againAbout: 'Dat telt niet mee.',
    waiting: 'Nog niet gespeeld',
    running: 'Begonnen',
    gameOf: (name) => `Spel van ${name}`,
  },
  standings: {
    title: 'Met dezelfde kaarten',
    player: 'Wie',
    you: 'Jij',
    total: 'Totaal',
    points: (points) => `punten ${points}`,
    hidden: 'verborgen',
    hiddenAbout: 'Wat de anderen hebben bereikt, zie je zodra je de ronde zelf hebt gespeeld.',
    alone: 'Nog niemand om mee te vergelijken.',
    again: 'nog eens gespeeld',
    finished: 'door een bot afgemaakt',
    computing: (name, round, move) => `${name} speelt ronde ${round} met jouw kaarten: zet ${move}`,
    failed: (name) => `${name} kon niet spelen. Open de uitdaging later nog eens.`,
  },
  how: {
    title: 'Hoe de score ontstaat',
    lead: 'Daaruit volgt je voorsprong op het gemiddelde van je tegenstanders aan tafel.',
    score: 'De score is jouw voorsprong min de gemiddelde voorsprong van alle anderen die dezelfde kaarten speelden.',
    same: 'Kaarten, startspeler en bots zijn voor iedereen gelijk; op dezelfde zetten antwoorden de bots met dezelfde zetten.',
  },
  share: {
    title: 'Doorgeven',
    about: 'De link bevat de hele uitdaging; een server is niet nodig.',
    own: 'Met mijn resultaat',
    ownAbout: 'Kan zodra je alle rondes hebt gespeeld.',
    hides:
      'De kaarten zijn erin verzegeld. Dat houdt nieuwsgierigen tegen, geen deskundigen, net als bij spellen op dit apparaat. Resultaten zijn wat mensen zelf sturen.',
    link: 'Link naar de uitdaging',
    copy: 'Link kopiëren',
    send: 'Delen',
    qr: 'Aan een camera tonen',
    qrHelp: 'Richt de camera van een telefoon of tablet op deze afbeelding: de uitdaging gaat daar open.',
    qrTooLong: 'Met zoveel resultaten is de link te lang voor een afbeelding die camera’s kunnen lezen.',
    text: (table) => `Speel dezelfde kaarten als ik: ${table}`,
  },
  problems: {
    title: 'Deze uitdaging kan niet worden geopend.',
    'too-long': 'De link is te lang voor een uitdaging.',
    malformed: 'De link is geen uitdaging. Misschien is hij afgekapt.',
    forged: 'De link is veranderd: het zegel klopt niet meer.',
    other: 'De uitdaging vraagt om een spelbord, regels of bots die deze pagina niet heeft.',
    unknown: 'Op dit apparaat is er geen uitdaging met deze naam. Open hem via de link.',
  },
};
