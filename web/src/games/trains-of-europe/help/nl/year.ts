// Dutch: the fiscal year and who calls.

import { list, note, p, type ChapterText } from '../text.ts';

export const year: ChapterText<'year'> = {
  title: 'Het jaar en zijn fases',
  sections: {
    calling: {
      title: 'Een fase aankondigen',
      body: [
        p(
          'Een ronde is een boekjaar. Vanaf de voorzitter kondigt elke maatschappij met de klok mee een van de zes fases aan. Iedereen speelt die voordat de volgende wordt aangekondigd.',
        ),
        list(
          'Een fase die is aangekondigd, komt dat jaar niet terug.',
          'Aankondigen is verplicht, ook als niemand iets aan de fase heeft.',
          'Vier maatschappijen kondigen vier fases aan, drie kondigen er drie aan en twee ook drie. Elk jaar vallen er dus twee of drie fases weg.',
        ),
        note('De volgorde van aankondigen staat bij het begin van het jaar vast.'),
      ],
      words: 'ronde beurt volgorde klok verplicht boekjaar fasekaart',
    },
    caller: {
      title: 'De bonus bij het aankondigen',
      body: [
        p(
          'Wie een fase aankondigt, is als eerste aan de beurt en heeft de bonus ervan. Daarna komen de anderen met de klok mee elk één keer aan de beurt. Meestal mag je passen; alleen het aanbod in het Veilinghuis en de keuze bij de Overheidssteun zijn verplicht.',
        ),
        p('Het spel vraagt je alleen iets als je iets kunt doen. Je beurt eindigt als je limiet bereikt is.'),
      ],
      words: 'bonus eerst volgorde passen beurt',
    },
    glance: {
      title: 'Fases en bonussen in één oogopslag',
      body: [p('Elke fase komt hoogstens één keer per jaar. Na de laatste eindigt het jaar.')],
      picture: 'De zes fases: wat iedereen mag, en wat het aankondigen extra geeft.',
      words: 'overzicht samenvatting zes fases tabel lijst',
    },
  },
};
