// German: contracts and what they earn.

import { list, note, p, type ChapterText } from '../text.ts';

export const contracts: ChapterText<'contracts'> = {
  title: 'Verträge',
  sections: {
    'contract-card': {
      title: 'Was in einem Vertrag steht',
      body: [
        list(
          '*Teilstrecken:* eine Reihe von Städten. Je zwei benachbarte bilden eine Teilstrecke mit eigenem Betrag.',
          '*Fahrzeuge:* welche Arten gebraucht werden und wie viele. Jedes bringt denselben Betrag.',
          '*Bedingung:* manchmal eine weitere Forderung mit einem Betrag.',
          '*Steuer* und *Gewinn:* Der Gewinn ist alles, was der Vertrag bringen kann, weniger die Steuer.',
        ),
        p('Du darfst beliebig viele Verträge zugleich haben. Sie liegen für alle offen.'),
      ],
      picture:
        'Kaledonische Stahlträger im ersten Jahr des Schnellstarts. Edinburgh–London ist über Manchester lizenziert, und der Zug steht bereit; London–Frankfurt fehlt noch.',
      words: 'Karte Teilstrecke Steuer Gewinn Betrag offen Anzahl',
    },
    'tax-chips': {
      title: 'Steuer und Chips',
      body: [
        p(
          'Die Steuer senkt deinen Gewinn in dem Augenblick, in dem du den Vertrag nimmst, noch bevor er etwas bringt. Startverträge haben keine.',
        ),
        p('Chips, die auf einem Vertrag liegen, kommen mit und heben den Gewinn sofort, jeder um 10k im Jahr.'),
        note('Beispiel: Eine Steuer von 70k und ein Chip senken den Gewinn um 60k.'),
      ],
      words: 'Steuer Förderung Chip minus Kosten',
    },
    gate: {
      title: 'Ab wann es Ertrag gibt',
      body: [
        p('Ein Vertrag bringt nichts, bis zweierlei zugleich zutrifft:'),
        list(
          'Eine Lokomotive oder ein Triebkopf der verlangten Art ist zugeteilt, und',
          'mindestens eine Teilstrecke ist von Anfang bis Ende lizenziert.',
        ),
        p(
          'Das gilt auch, wenn du einen Vertrag nimmst, dessen Teilstrecken du schon hast: ohne Lokomotive kein Ertrag.',
        ),
      ],
      words: 'Beginn Start Ertrag Einkommen Lokomotive Teilstrecke nichts angerechnet',
    },
    routes: {
      title: 'Teilstrecken',
      body: [
        p(
          'Du hältst eine Teilstrecke, wenn deine Lizenzen ihre beiden Städte verbinden, auf welchem Weg auch immer. Umwege sind so gut wie der gerade Weg, die Reihenfolge ist egal, und ein Abschnitt darf beliebig vielen deiner Verträge nützen.',
        ),
        p(
          'Jede gehaltene Teilstrecke bringt ihren Betrag, sobald die letzte Lücke geschlossen ist, und zwar in allen Verträgen, die sie verlangen.',
        ),
      ],
      picture:
        'Blau hält die Teilstrecke von Amsterdam nach Frankfurt über Brüssel und Köln; der direkte Weg über Köln wäre genauso gut.',
      words: 'Umweg Weg verbunden Reihenfolge anrechnen Strecke',
    },
    train: {
      title: 'Der Zug',
      body: [
        p(
          'Jedes verlangte Fahrzeug, das zugeteilt ist, bringt den Betrag je Fahrzeug, Wagen aber nur, soweit die Lokomotiven sie ziehen können.',
        ),
        list(
          'Zuteilen kannst du nur die Arten auf der Karte, und nicht mehr davon, als sie zeigt.',
          'Für diesen Betrag zählt nur die Art. Ein langsamer Wagen bringt so viel wie ein schneller.',
        ),
      ],
      words: 'Fahrzeuge Wagen Zugkraft ziehen Art Betrag',
    },
    condition: {
      title: 'Die Zusatzbedingung',
      body: [
        p(
          'Sie kommt zuletzt: Alle Teilstrecken müssen lizenziert, alle Fahrzeuge zugeteilt und gezogen sein. Dann bringt sie ihren Betrag, wenn',
        ),
        list(
          '*Tempo* verlangt ist und jedes Fahrzeug des Zuges, auch die Lokomotive, mindestens diese Klasse hat, oder',
          '*Betten* verlangt sind und jeder Wagen welche hat; Lokomotiven brauchen keine.',
        ),
        note('Bis dahin bringt der Vertrag auch ohne sie Ertrag. Unpassende Fahrzeuge kannst du später austauschen.'),
      ],
      words: 'Tempo Geschwindigkeit Schlafwagen Betten Klasse zusätzlich Forderung',
    },
    completion: {
      title: 'Einen Vertrag erfüllen',
      body: [
        p(
          'Ist alles auf der Karte erreicht, gilt der Vertrag von selbst als erfüllt, in welcher Phase auch immer; beim Zuteilen in dem Augenblick, in dem du bestätigst.',
        ),
        list(
          'Seine Fahrzeuge kommen auf die Ablage.',
          'Sein aufgedruckter Gewinn und seine Chips bleiben dir bis zum Schluss.',
          'Er kann nichts mehr verlieren. Deshalb sind die Abschnitte, die er nutzt, unverkäuflich.',
        ),
      ],
      words: 'erfüllt fertig abgeschlossen Ablage umgedreht dauerhaft',
    },
    'losing-income': {
      title: 'Wenn etwas wegfällt',
      body: [
        p(
          'Solange ein Vertrag nicht erfüllt ist, richtet sich sein Ertrag nach dem, was da ist. Nimmst du einen Wagen ab, ist sein Betrag weg; nimmst du die einzige Lokomotive ab, gibt es gar keinen Ertrag mehr. Steuer und Chips bleiben.',
        ),
      ],
      words: 'abnehmen verlieren sinken tauschen wechseln',
    },
  },
};
