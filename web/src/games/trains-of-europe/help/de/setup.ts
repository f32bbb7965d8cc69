// German: how a game begins.

import { list, p, type ChapterText } from '../text.ts';

export const setup: ChapterText<'setup'> = {
  title: 'Wie eine Partie beginnt',
  sections: {
    'first-display': {
      title: 'Die offene Auslage',
      body: [
        p(
          'Fünf Verträge liegen offen neben dem Stapel. Auf der Eisenbahnmesse stehen fünf Lokomotiven und fünf Wagen, in einer Auslage nie mehr als zwei vom selben Modell; zu zweit sind es vier und vier.',
        ),
      ],
      words: 'offen Auslage Stände Markt fünf aufgedeckt',
    },
    'first-company': {
      title: 'Womit eine Gesellschaft beginnt',
      body: [
        list(
          '100k Bargeld und ein Gewinn von 0',
          '48 Gleisstäbe',
          'eine Lokomotive und zwei Wagen, verdeckt gezogen; sie warten im Betriebshof',
          'ein Startvertrag',
        ),
      ],
      words: 'Startgeld Anfang Ausstattung Gleisstäbe',
    },
    launch: {
      title: 'Startverträge',
      body: [
        p(
          'Jede Gesellschaft zieht einen der 8 Startverträge. Er läuft vom ersten Augenblick an, kostet keine Steuer und zählt für das Ziel wie jeder andere. Die übrigen kommen aus dem Spiel.',
        ),
      ],
      words: 'grün erster Vertrag Beginn steuerfrei',
    },
    'first-chair': {
      title: 'Der erste Vorsitz',
      body: [
        p(
          'Die Gesellschaft mit dem *Vorsitz* ruft die erste Phase des Jahres aus. Wer beginnt, wird ausgelost, wenn am Tisch nichts anderes eingestellt ist.',
        ),
      ],
      words: 'Vorsitzende Startspieler beginnt zuerst älteste',
    },
    'two-players': {
      title: 'Zu zweit',
      body: [
        list(
          'Der Vorsitz ruft die erste Phase aus, die andere Gesellschaft die zweite, der Vorsitz wieder die dritte. Dann wechselt der Vorsitz.',
          'Auf der Messe stehen vier Lokomotiven und vier Wagen.',
          'Die beiden Startverträge liegen nah beieinander: Irgendeine Stadt des einen ist höchstens 3 Segmente von einer Stadt des anderen entfernt.',
        ),
        p('Die ersten beiden Punkte gelten auch, sobald von drei oder vier Gesellschaften nur noch zwei übrig sind.'),
      ],
      words: 'zwei Duell Paar 2',
    },
  },
};
