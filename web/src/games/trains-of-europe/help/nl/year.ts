// Dutch: the fiscal year and who calls.

import { list, note, p, type ChapterText } from '../text.ts';

export const year: ChapterText<'year'> = {
  title: 'Het jaar en zijn fases',
  sections: {
    calling: {
      title: 'Een fase afroepen',
      body: [
        p(
          'Een ronde is een boekjaar. Vanaf de voorzitter roept elke maatschappij met de klok mee een van de zes fases af, en iedereen speelt die voordat de volgende wordt afgeroepen.',
        ),
        list(
          'Een fase die is afgeroepen, komt dat jaar niet terug.',
          'Afroepen is verplicht, ook als niemand iets aan de fase heeft.',
          'Vier maatschappijen roepen vier fases af, drie roepen er drie af en twee ook drie. Elk jaar vallen er dus twee of drie fases weg.',
        ),
        note('Wie afroept, staat bij het begin van het jaar vast en verandert tijdens het jaar niet.'),
      ],
      words: 'ronde beurt volgorde klok verplicht boekjaar fasekaart',
    },
    caller: {
      title: 'De bonus bij het afroepen',
      body: [
        p(
          'Wie afroept, is als eerste aan de beurt en heeft de bonus van de fase. Daarna komen de anderen met de klok mee elk één keer aan de beurt. Meestal mag je passen; alleen het aanbod in het Veilinghuis en de keuze bij de Overheidssteun zijn verplicht.',
        ),
        p('Je wordt alleen gevraagd als je iets kunt doen. Een beurt waarvan de limiet op is, eindigt vanzelf.'),
      ],
      words: 'bonus eerst volgorde passen beurt',
    },
    glance: {
      title: 'Fases en bonussen in één oogopslag',
      body: [p('Elke fase komt hoogstens één keer per jaar. Na de laatste eindigt het jaar.')],
      picture: 'De zes fases: wat iedereen mag, en wat het afroepen extra geeft.',
      words: 'overzicht samenvatting zes fases tabel lijst',
    },
  },
};
