// Dutch: losses that cannot be paid.

import { list, note, p, type ChapterText } from '../text.ts';

export const insolvency: ChapterText<'insolvency'> = {
  title: 'Als het geld op is',
  sections: {
    forgiven: {
      title: 'Een verlies dat je niet kunt betalen',
      body: [
        p(
          'Is je verlies hoger dan je kas, dan betaal je wat je hebt. De rest is voorgoed kwijtgescholden, maar de maatschappij is *gewaarschuwd*. Verkopen om dit te voorkomen kan niet.',
        ),
        p(
          'Aan het eind van het volgende jaar moet een gewaarschuwde maatschappij uit de rode cijfers zijn of het hele verlies betalen. Dan vervalt de waarschuwing.',
        ),
        note('Voorbeeld: verlies 50k, kas 30k. Je betaalt 30k, 20k is kwijtgescholden, en je bent gewaarschuwd.'),
      ],
      words: 'gewaarschuwd waarschuwing kwijtgescholden schuld verlies kas',
    },
    leaving: {
      title: 'Uit het spel',
      body: [
        p(
          'Kan een gewaarschuwde maatschappij weer niet betalen, dan is ze insolvent. Ze betaalt niets meer, verlaat het spel en wordt aan het eind toch beoordeeld.',
        ),
        list(
          'Alles van haar blijft waar het is. Haar sporen blijven bezet.',
          'Het aantal fases volgt de maatschappijen die over zijn.',
          'Is er nog maar één over, dan eindigt het spel met dit jaar.',
        ),
      ],
      words: 'insolvent failliet bankroet verlaten uitgeschakeld',
    },
    'self-managed': {
      title: 'Insolventie in eigen beheer',
      body: [
        p(
          'Met deze variant verlaat een insolvente maatschappij het spel niet meteen, maar verkoopt ze wat ze heeft. De anderen bieden op',
        ),
        list(
          'al haar vrije voertuigen,',
          'elke licentie die ze niet gebruikt,',
          'en de onvoltooide contracten die ze aanbiedt. Ze kiest die één keer, aan het begin.',
        ),
      ],
      words: 'verkopen variant redding contracten aanbieden bezit',
    },
    'insolvency-sale': {
      title: 'De verkoop',
      body: [
        p(
          'Die gaat als een veiling, maar met licenties en voertuigen door elkaar, en de maatschappij rechts van de insolvente opent als eerste. Na elke verkoop wordt opnieuw vastgesteld wat er te koop is. Alle andere maatschappijen doen mee, ook die nog op hun eigen insolventie wachten.',
        ),
        list(
          'Het laagste bod op een contract is de vermelde winst min 20k, maar minstens 20k.',
          'Het wordt met voertuigen en fiches verkocht en kan voor wie het koopt meteen voltooid zijn.',
          'Licenties horen niet bij een contract; ze blijven waar ze zijn.',
        ),
      ],
      words: 'laagste bod contract verkocht rechts buur koper',
    },
    rescue: {
      title: 'Gered of niet',
      body: [
        p(
          'De verkoop kan op twee manieren eindigen. Zodra de jaarwinst niet meer negatief is, hoeft er niets betaald te worden en wordt er niets uitbetaald. Zodra de kas het verlies dekt, wordt het betaald. In beide gevallen blijft de maatschappij en vervalt de waarschuwing.',
        ),
        p(
          'Opent een hele omloop lang niemand, dan verlaat ze het spel; de opbrengst blijft bij haar en telt bij de beoordeling. Zijn er meer insolvent, dan wordt elke maatschappij bekeken als ze aan de beurt is.',
        ),
      ],
      words: 'gered voorbij opbrengst genoeg verlaten ronde omloop',
    },
  },
};
