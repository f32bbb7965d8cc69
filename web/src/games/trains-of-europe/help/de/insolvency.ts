// German: losses that cannot be paid.

import { list, note, p, type ChapterText } from '../text.ts';

export const insolvency: ChapterText<'insolvency'> = {
  title: 'Wenn das Geld ausgeht',
  sections: {
    forgiven: {
      title: 'Ein Verlust, den du nicht zahlen kannst',
      body: [
        p(
          'Ist dein Verlust höher als dein Bargeld, zahlst du, was du hast. Der Rest ist endgültig erlassen, aber die Gesellschaft ist *verwarnt*. Abwenden lässt sich das durch keinen Verkauf.',
        ),
        p(
          'Am nächsten Jahresende muss eine verwarnte Gesellschaft aus den roten Zahlen sein oder den ganzen Verlust bezahlen. Dann ist die Verwarnung weg.',
        ),
        note('Beispiel: Verlust 50k, Bargeld 30k. Du zahlst 30k, 20k sind erlassen, und du bist verwarnt.'),
      ],
      words: 'verwarnt Warnung erlassen Schulden Verlust Bargeld',
    },
    leaving: {
      title: 'Ausscheiden',
      body: [
        p(
          'Kann eine verwarnte Gesellschaft wieder nicht zahlen, ist sie insolvent. Sie zahlt nichts mehr, scheidet aus und wird am Schluss trotzdem bewertet.',
        ),
        list(
          'Alles von ihr bleibt, wo es ist. Ihre Gleise bleiben vergeben.',
          'Die Zahl der Phasen richtet sich nach den verbliebenen Gesellschaften.',
          'Ist nur noch eine übrig, endet die Partie mit diesem Jahr.',
        ),
      ],
      words: 'insolvent pleite bankrott draußen ausscheiden',
    },
    'self-managed': {
      title: 'Insolvenz in Eigenregie',
      body: [
        p(
          'Mit dieser Variante scheidet eine insolvente Gesellschaft nicht gleich aus, sondern verkauft, was sie hat. Die anderen bieten auf',
        ),
        list(
          'alle ihre freien Fahrzeuge,',
          'jede Lizenz, die sie nicht nutzt,',
          'und diejenigen unerfüllten Verträge, die sie anbietet. Sie wählt sie einmal, zu Beginn.',
        ),
      ],
      words: 'verkaufen Variante Rettung Verträge anbieten Eigenverwaltung',
    },
    'insolvency-sale': {
      title: 'Der Verkauf',
      body: [
        p(
          'Er läuft wie eine Auktion, aber ohne Trennung von Lizenzen und Fahrzeugen, und zuerst eröffnet die Gesellschaft rechts von der insolventen. Nach jedem Verkauf wird neu festgestellt, was zu haben ist. Alle anderen Gesellschaften machen mit, auch solche, die noch auf ihre eigene Insolvenz warten.',
        ),
        list(
          'Das Mindestgebot für einen Vertrag ist sein aufgedruckter Gewinn weniger 20k, mindestens aber 20k.',
          'Er wird mit Fahrzeugen und Chips verkauft und kann bei der kaufenden Gesellschaft sofort erfüllt sein.',
          'Lizenzen gehören nicht zum Vertrag; sie bleiben, wo sie sind.',
        ),
      ],
      words: 'Mindestgebot Vertrag verkauft rechts Nachbar kaufen',
    },
    rescue: {
      title: 'Gerettet oder nicht',
      body: [
        p(
          'Nach jedem Verkauf gilt: Sobald der Gewinn nicht mehr negativ ist, ist nichts mehr fällig, und nichts wird ausgezahlt. Sobald das Bargeld den Verlust deckt, wird er bezahlt. In beiden Fällen bleibt die Gesellschaft, und die Verwarnung ist weg.',
        ),
        p(
          'Eröffnet eine volle Runde lang niemand, scheidet sie aus; der Erlös bleibt bei ihr und zählt in der Bewertung. Sind mehrere insolvent, wird jede beurteilt, wenn sie an der Reihe ist.',
        ),
      ],
      words: 'gerettet vorbei Erlös genug ausscheiden Runde',
    },
  },
};
