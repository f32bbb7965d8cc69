// German: the details of an auction.

import { list, note, p, table, type ChapterText } from '../text.ts';

export const auction: ChapterText<'auction'> = {
  title: 'Mehr zur Auktion',
  sections: {
    'auction-licences': {
      title: 'Welche Lizenzen verkäuflich sind',
      body: [
        p(
          'Nur ungenutzte: Ohne die angebotenen Abschnitte müssen alle Teilstrecken deiner erfüllten Verträge und alle, die schon Ertrag bringen, verbunden bleiben. Das wird noch einmal geprüft, wenn das Los eröffnet werden soll.',
        ),
        list(
          'Wer verkauft, bekommt die Gleisstäbe zurück.',
          'Wer kauft, braucht genug Gleisstäbe, darf noch nicht auf dem Abschnitt sein und bekommt neue Teilstrecken sofort angerechnet.',
        ),
      ],
      words: 'verkaufen Lizenz Abschnitt ungenutzt benutzt Gleisstäbe',
    },
    'auction-minimum': {
      title: 'Das Mindestgebot',
      body: [
        table(
          ['Los', 'Mindestgebot'],
          ['Fahrzeug', 'der Preis weniger 20k, mindestens 20k'],
          ['Lizenz', '10k je Segment'],
        ),
        note(
          'Beispiel: Ein Fahrzeug zu 50k beginnt bei 30k, eines zu 30k bei 20k, ein Abschnitt mit 3 Segmenten bei 30k.',
        ),
      ],
      words: 'Mindestpreis Eröffnung Startgebot',
    },
    'auction-opening': {
      title: 'Wer eröffnet',
      body: [
        p(
          'Das Recht, ein Los zu eröffnen, liegt zuerst bei der Gesellschaft, die ausgerufen hat. Wer verzichtet oder nichts eröffnen kann, gibt es im Uhrzeigersinn weiter. Nach einem Verkauf geht es an die Gesellschaft nach der, die eröffnet hat, nicht nach der, die gekauft hat.',
        ),
        p(
          'Verzichten ist nicht endgültig: Nach einem Verkauf darfst du wieder eröffnen. Sind alle Lose verkauft oder hat eine volle Runde lang niemand eröffnet, ist Schluss, erst für Lizenzen, dann für Fahrzeuge. Was übrig ist, bleibt, wo es war, und Gekauftes wird nicht noch einmal verkauft.',
        ),
      ],
      words: 'eröffnen Los verzichten Recht Reihenfolge Runde Ende unverkauft',
    },
    'auction-bidding': {
      title: 'Bieten',
      body: [
        p(
          'Nach dem ersten Gebot erhöhen die anderen im Uhrzeigersinn um 10k oder mehr, oder sie passen. Wer passt, ist für dieses Los draußen; wer übrig bleibt, kauft.',
        ),
        list(
          'Das Geld geht an die verkaufende Gesellschaft, und das Los wechselt sofort den Besitz.',
          'Auf eigene Lose bietet niemand.',
          'Gebote sind Vielfache von 10k, und mehr als das eigene Bargeld kann niemand bieten. Wer nicht erhöhen kann, wird nicht gefragt.',
        ),
      ],
      words: 'Gebot erhöhen passen Schritt höchstes gewinnt Eigentümer',
    },
  },
};
