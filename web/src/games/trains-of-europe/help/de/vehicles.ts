// German: vehicles and trains.

import { list, p, table, type ChapterText } from '../text.ts';

export const vehicles: ChapterText<'vehicles'> = {
  title: 'Fahrzeuge',
  sections: {
    kinds: {
      title: 'Arten von Fahrzeugen',
      body: [
        table(
          ['Lokomotiven', 'Wagen'],
          ['Elektrolokomotive', 'Reisezugwagen 1. Klasse, Reisezugwagen 2. Klasse'],
          ['Diesellokomotive', 'Kesselwagen, gedeckter Güterwagen, offener Güterwagen'],
          ['Elektrischer Triebkopf', 'Elektrischer Steuerwagen'],
        ),
        p(
          'Jedes Modell hat einen Preis und ein Tempo; Lokomotiven und Triebköpfe haben außerdem eine Zugkraft, die Zahl der Wagen, die sie mitnehmen. Manche Reisezugwagen haben Betten.',
        ),
      ],
      picture:
        'Eine Elektrolokomotive, eine Diesellokomotive, ein Reisezugwagen mit Betten und ein offener Güterwagen. Die Pfeile zeigen die Tempoklasse.',
      words: 'Kategorie Typ Preis Zugkraft elektrisch Diesel Wagen',
    },
    speed: {
      title: 'Tempoklassen',
      body: [
        p(
          'Es gibt vier Klassen, von 1 bis 4. Ein schnelleres Fahrzeug erfüllt immer auch die Forderung nach einer langsameren Klasse.',
        ),
        table(['Klasse', 'mindestens'], ['1', '80 km/h'], ['2', '120 km/h'], ['3', '160 km/h'], ['4', '250 km/h']),
      ],
      words: 'schnell langsam Geschwindigkeit Klasse Pfeile',
    },
    'same-model': {
      title: 'Zwei Lokomotiven',
      body: [
        p(
          'Verlangt ein Vertrag zwei Lokomotiven, müssen beide vom selben Modell sein. Ihre Zugkraft wird zusammengezählt.',
        ),
        p('Triebzüge sind freier: Triebköpfe und Steuerwagen verschiedener Modelle dürfen zusammen fahren.'),
      ],
      words: 'gleich identisch Modell Paar doppelt Triebzug gemischt',
    },
    assigning: {
      title: 'Fahrzeuge zuteilen',
      body: [
        p(
          'Zuteilen, abnehmen und tauschen kannst du nur am Ende einer *Eisenbahnmesse* oder eines *Auktionshauses*, alle Gesellschaften zugleich, ob sie etwas gekauft haben oder nicht.',
        ),
        list(
          'Ein Fahrzeug gehört zu höchstens einem Vertrag.',
          'Du darfst zuteilen, bevor eine Teilstrecke lizenziert ist, und Wagen, bevor eine Lokomotive da ist.',
          'Du darfst dich beliebig oft umentscheiden. Es zählt, wenn du bestätigst.',
        ),
      ],
      words: 'zuteilen Zuteilung abnehmen tauschen wann bestätigen vorläufig',
    },
    yard: {
      title: 'Der Betriebshof',
      body: [
        p(
          'Fahrzeuge, die zu keinem Vertrag gehören, stehen für alle sichtbar in deinem Betriebshof. Sie heißen *frei*; zu viele davon kosten in der Bewertung Punkte.',
        ),
      ],
      words: 'freie Fahrzeuge übrig ungenutzt nicht zugeteilt',
    },
  },
};
