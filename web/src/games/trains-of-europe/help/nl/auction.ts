// Dutch: the details of an auction.

import { list, note, p, table, type ChapterText } from '../text.ts';

export const auction: ChapterText<'auction'> = {
  title: 'Meer over de veiling',
  sections: {
    'auction-licences': {
      title: 'Welke licenties te koop zijn',
      body: [
        p(
          'Alleen ongebruikte: zonder de aangeboden baanvakken moeten alle deeltrajecten van je voltooide contracten en alle deeltrajecten die al geld opleveren, verbonden blijven. Dat wordt nog eens gecontroleerd als de kavel geopend wordt.',
        ),
        list(
          'Wie verkoopt, krijgt de staafjes terug.',
          'Wie koopt, moet genoeg staafjes hebben, nog niet op het baanvak zijn, en krijgt nieuwe deeltrajecten meteen bijgeschreven.',
        ),
      ],
      words: 'verkopen licentie baanvak ongebruikt in gebruik staafjes',
    },
    'auction-minimum': {
      title: 'Het laagste bod',
      body: [
        table(
          ['kavel', 'laagste bod'],
          ['voertuig', 'de prijs min 20k, minstens 20k'],
          ['licentie', '10k per segment'],
        ),
        note(
          'Voorbeeld: een voertuig van 50k begint bij 30k, een van 30k bij 20k, een baanvak van 3 segmenten bij 30k.',
        ),
      ],
      words: 'minimum opening inzet',
    },
    'auction-opening': {
      title: 'Wie opent',
      body: [
        p(
          'Het recht om een kavel te openen begint bij wie de fase heeft aangekondigd. Wie ervan afziet of niets kan openen, geeft het met de klok mee door. Na een verkoop gaat het naar de maatschappij na degene die opende, niet na degene die kocht.',
        ),
        p(
          'Afzien is niet definitief: na een verkoop mag je weer openen. Zijn alle kavels verkocht of heeft een hele omloop lang niemand geopend, dan is de veiling afgelopen, eerst voor licenties, dan voor voertuigen. Niet verkochte kavels blijven bij hun eigenaar. Wat gekocht is, wordt niet opnieuw verkocht.',
        ),
      ],
      words: 'openen kavel afzien recht volgorde ronde omloop einde onverkocht',
    },
    'auction-bidding': {
      title: 'Bieden',
      body: [
        p(
          'Na het eerste bod bieden de anderen met de klok mee 10k of meer hoger, of ze passen. Wie past, doet voor deze kavel niet meer mee; wie overblijft, koopt.',
        ),
        list(
          'De prijs gaat naar de vorige eigenaar, en de kavel wisselt meteen van eigenaar.',
          'Op je eigen kavels bied je niet.',
          'Een bod is een veelvoud van 10k en nooit meer dan de eigen kas. Kun je niet hoger, dan vraagt het spel je niets.',
        ),
      ],
      words: 'bod verhogen passen stap hoogste wint eigenaar',
    },
  },
};
