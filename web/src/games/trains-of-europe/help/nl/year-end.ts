// Dutch: the end of a year.

import { list, note, p, type ChapterText } from '../text.ts';

export const yearEnd: ChapterText<'year-end'> = {
  title: 'Het eind van het jaar',
  sections: {
    settlement: {
      title: 'Uitbetaling en verlies',
      body: [
        p(
          'Winst wordt uitbetaald, hoogstens 200k; de rest is vennootschapsbelasting. Verlies betaal je uit de kas aan de bank. Bij iedereen geldt de jaarwinst van dat moment.',
        ),
        p(
          'De bank begint met 4760k min het startgeld en betaalt altijd alles uit, ook als ze daarvoor een tijdje schulden maakt.',
        ),
        note(
          'Voorbeeld: een winst van 70k levert 70k op, een winst van 230k levert 200k op, een verlies van 50k kost 50k.',
        ),
      ],
      words: 'uitbetaling verlies betalen bank plafond belasting 200',
    },
    'year-end-order': {
      title: 'In deze volgorde',
      body: [
        list(
          'Winst wordt uitbetaald, verlies betaald.',
          'Maatschappijen die niet kunnen betalen: zie ‘Als het geld op is’.',
          'Is het spel afgelopen? Dan volgt alleen nog de beoordeling.',
          'Fiches voor contracten, nieuwe contracten.',
          'De voorzitter schuift door, alle zes fases zijn terug.',
          'Nieuwe voertuigen op de beurs.',
        ),
      ],
      words: 'volgorde verloop stappen jaarafsluiting',
    },
    subsidies: {
      title: 'Fiches voor contracten die niemand nam',
      body: [
        p(
          'Elk contract dat dit jaar niemand genomen heeft, krijgt een fiche. Liggen er al 2 op, dan gaat het zonder die fiches onder de stapel. Daarna wordt aangevuld tot 5; op nieuwe contracten ligt geen fiche.',
        ),
      ],
      words: 'subsidie fiche blijven liggen stapel aanvullen',
    },
    'new-year': {
      title: 'Voorzitter en stands',
      body: [
        p(
          'De volgende maatschappij met de klok mee wordt voorzitter. Alle voertuigen op de stands gaan naar de aflegstapel, ook zonder beurs, en er worden nieuwe getrokken.',
        ),
        p(
          'De aflegstapels worden aan het eind van jaar 4, 8, 12 enzovoort teruggeschud; is de voorraad eerder op, dan komt die soort meteen terug.',
        ),
      ],
      words: 'voorzitter volgende voertuigen aflegstapel schudden stands',
    },
  },
};
