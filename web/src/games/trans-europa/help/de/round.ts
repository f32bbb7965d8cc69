// German: how a round begins and the next one follows.

import { list, note, p, type ChapterText } from '../text.ts';

export const round: ChapterText<'round'> = {
  title: 'Beginn eines Durchgangs',
  sections: {
    dealing: {
      title: 'Städte austeilen',
      body: [
        p(
          'Alle erhalten eine Stadtkarte von jeder Farbe, zusammen fünf, und halten sie geheim. An diesem Tisch sehen sie wie Fahrkarten aus. Die Verteilung ist reiner Zufall.',
        ),
        p(
          'Jede Stadt gibt es nur einmal, niemand sonst hat also eine deiner Städte. Die übrigen Karten bleiben verdeckt; niemand schaut sie während des Durchgangs an.',
        ),
        note(
          'Die Farben aller Handkarten sind bekannt, denn die Rückseiten sehen alle. Welche Städte es sind, bleibt geheim.',
        ),
      ],
      words: 'Karten Hand geben geheim verdeckt ziehen Fahrkarte Städtekarten Reststapel',
    },
    marker: {
      title: 'Den Startmarker setzen',
      body: [
        p(
          'Der Startspieler beginnt, die anderen folgen im Uhrzeigersinn. Dein erster Zug im Durchgang besteht nur daraus, deinen Startmarker auf einen Kreuzungspunkt deiner Wahl zu setzen.',
        ),
        list(
          'Jeder freie Kreuzungspunkt ist erlaubt, mit oder ohne Stadt. Zwei Marker stehen nie auf demselben.',
          'Der Marker bleibt den ganzen Durchgang dort. Nur von ihm aus wächst dein Netz.',
          'Ein Marker auf einer deiner Städte schließt diese Stadt sofort an.',
        ),
      ],
      picture: 'Jeder freie Kreuzungspunkt steht zur Wahl; auf einem steht schon ein anderer Marker.',
      words: 'beginnen Anfang platzieren Kreuzungspunkt besetzt Startfeld',
    },
    'next-round': {
      title: 'Der nächste Durchgang',
      body: [
        p(
          'Alle Schienen kommen vom Plan, und alle nehmen ihren Startmarker zurück. Sämtliche Stadtkarten im Spiel werden neu gemischt und ausgeteilt.',
        ),
        p(
          'Die *Startspieler-Karte* geht an die Person links, egal wer den Durchgang gewonnen hat. Dort wird der erste Marker gesetzt.',
        ),
      ],
      words: 'Uhrzeigersinn links mischen wieder',
    },
  },
};
