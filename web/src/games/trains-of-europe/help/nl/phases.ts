// Dutch: the six phases.

import { list, note, p, type ChapterText } from '../text.ts';

export const phases: ChapterText<'phases'> = {
  title: 'De zes fases',
  sections: {
    'on-site-meeting': {
      title: 'Overleg ter plaatse',
      body: [
        p('Iedereen mag licenties voor hoogstens 2 baanvakken kopen. *Bonus:* tot 3 voor wie de fase aankondigt.'),
        p(
          'Je koopt ze na elkaar, en elke licentie wordt betaald en gelegd voordat je over de volgende beslist. Nieuwe deeltrajecten leveren meteen geld op en kunnen een contract voltooien. Je mag passen. Voertuigen worden niet toegewezen.',
        ),
      ],
      picture:
        'Blauw bekijkt Wenen–Boedapest: 40k, want er is al een maatschappij. Het andere geplande baanvak kost ook 40k.',
      words: 'kopen licentie baanvak kaart bouwen passen',
    },
    'railroad-fair': {
      title: 'Spoorwegbeurs',
      body: [
        p('Iedereen mag hoogstens 2 voertuigen kopen. *Bonus:* tot 3 voor wie de fase aankondigt.'),
        list(
          'Voertuigen op de stands kosten de catalogusprijs.',
          'Een ongeziene locomotief uit de voorraad kost 50k, een ongeziene wagen 30k; je betaalt voordat je het voertuig ziet. Het telt mee voor de limiet.',
          'Wat gekocht is, wordt pas aan het eind van het jaar vervangen.',
        ),
        p('Je mag passen. Als iedereen gekocht heeft, worden voertuigen toegewezen.'),
      ],
      words: 'kopen voertuig beurs stand blind ongezien gedekt voorraad prijs passen',
    },
    'conference-room': {
      title: 'Vergaderzaal',
      body: [
        p('Iedereen mag 1 contract nemen. *Bonus:* tot 2 voor wie de fase aankondigt.'),
        p(
          'Je kiest een open contract, met de fiches die erop liggen, of neemt er een ongezien. Belasting en fiches tellen meteen. Aangevuld wordt er pas aan het eind van het jaar. Je mag passen. Voertuigen worden niet toegewezen.',
        ),
      ],
      words: 'nemen contract open stapel passen',
    },
    'blind-contract': {
      title: 'Een ongezien contract',
      body: [
        p(
          'In plaats van een open contract mag je er een ongezien van de stapel nemen. Het geeft meteen 50k in kas en één fiche. Je moet het houden, wat het ook is. Wie de fase aankondigt, mag dat twee keer doen.',
        ),
        note('Contracten die onder de stapel zijn gelegd, komen pas na alle andere.'),
      ],
      words: 'blind ongezien trekken stapel gedekt risico kas',
    },
    'auction-house': {
      title: 'Veilinghuis',
      body: [
        p(
          'Wie een vrij voertuig heeft, moet er minstens een aanbieden; meer voertuigen en ongebruikte licenties mogen, maar hoeven niet. Iedereen biedt in het geheim en tegelijk aan. *Bonus:* wie de fase aankondigt, opent de eerste kavel.',
        ),
        p(
          'Eerst worden licenties geveild, dan voertuigen. Aan het eind wordt er toegewezen. Wie niets heeft om aan te bieden, mag toch bieden.',
        ),
      ],
      words: 'veiling aanbod verkopen bieden kavel geheim verplicht',
    },
    'government-aid': {
      title: 'Overheidssteun',
      body: [
        p(
          '2 locomotieven en zoveel wagens als er maatschappijen zijn, worden getrokken en getoond, zo mogelijk geen twee gelijk. *Bonus:* wie de fase aankondigt, kiest als eerste.',
        ),
        p(
          'Iedereen moet er een nemen, gratis. De twee die overblijven, gaan naar de aflegstapel. Voertuigen worden niet toegewezen.',
        ),
      ],
      words: 'gratis geschenk voertuig kiezen verplicht trekken',
    },
    'development-bonus': {
      title: 'Ontwikkelingspremie',
      body: [
        p(
          'Elke maatschappij krijgt 10k in kas voor elke stad aan een eind van een van haar licenties. Elke stad telt één keer, losse netwerken tellen allemaal. *Bonus:* wie de fase aankondigt, krijgt 20k meer. Alles gaat automatisch.',
        ),
      ],
      picture: 'Groen heeft drie baanvakken op twee plaatsen in licentie en sluit vijf steden aan: 50k.',
      words: 'kas stad steden aangesloten geld vanzelf',
    },
  },
};
