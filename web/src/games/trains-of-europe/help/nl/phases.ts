// Dutch: the six phases.

import { list, note, p, type ChapterText } from '../text.ts';

export const phases: ChapterText<'phases'> = {
  title: 'De zes fases',
  sections: {
    'on-site-meeting': {
      title: 'Overleg ter plaatse',
      body: [
        p('Iedereen mag licenties voor hoogstens 2 baanvakken kopen. *Bonus:* wie afroept tot 3.'),
        p(
          'Je koopt ze na elkaar, en elke licentie wordt betaald en gelegd voordat je over de volgende beslist. Nieuwe deeltrajecten leveren meteen op en kunnen een contract voltooien. Je mag passen. Voertuigen worden niet toegewezen.',
        ),
      ],
      picture:
        'Blauw bekijkt Wenen–Boedapest: 40k, want er is al een maatschappij. Het andere geplande baanvak kost ook 40k.',
      words: 'kopen licentie baanvak kaart bouwen passen',
    },
    'railroad-fair': {
      title: 'Spoorwegbeurs',
      body: [
        p('Iedereen mag hoogstens 2 voertuigen kopen. *Bonus:* wie afroept tot 3.'),
        list(
          'Wat op de stands staat, kost de gedrukte prijs.',
          'Een blinde locomotief uit de voorraad kost 50k, een blinde wagen 30k; je betaalt voordat je het voertuig ziet. Het telt mee voor de limiet.',
          'Wat gekocht is, wordt pas aan het eind van het jaar vervangen.',
        ),
        p('Je mag passen. Als iedereen gekocht heeft, worden voertuigen toegewezen.'),
      ],
      words: 'kopen voertuig beurs stand blind voorraad prijs passen',
    },
    'conference-room': {
      title: 'Vergaderzaal',
      body: [
        p('Iedereen mag 1 contract nemen. *Bonus:* wie afroept tot 2.'),
        p(
          'Je kiest een open contract, met de fiches die erop liggen, of neemt er een blind. Belasting en fiches werken meteen. Aangevuld wordt er pas aan het eind van het jaar. Je mag passen. Voertuigen worden niet toegewezen.',
        ),
      ],
      words: 'nemen contract open stapel passen',
    },
    'blind-contract': {
      title: 'Een blind contract',
      body: [
        p(
          'In plaats van een open contract mag je er een ongezien nemen. Het brengt meteen 50k in kas en één fiche, en je moet het houden, wat het ook is. Wie afroept, mag dat twee keer doen.',
        ),
        note('Contracten die onder de stapel zijn gelegd, komen pas boven als alle ongeziene weg zijn.'),
      ],
      words: 'blind trekken stapel gedekt risico kas',
    },
    'auction-house': {
      title: 'Veilinghuis',
      body: [
        p(
          'Wie een vrij voertuig heeft, moet er minstens een aanbieden; meer voertuigen en ongebruikte licenties mogen, maar hoeven niet. Iedereen biedt in het geheim en tegelijk aan. *Bonus:* wie afroept, opent de eerste kavel.',
        ),
        p(
          'Eerst worden licenties geveild, dan voertuigen. Aan het eind wordt er toegewezen. Wie niets heeft om aan te bieden, wordt niet gevraagd maar mag wel bieden.',
        ),
      ],
      words: 'veiling aanbod verkopen bieden kavel geheim verplicht',
    },
    'government-aid': {
      title: 'Overheidssteun',
      body: [
        p(
          '2 locomotieven en zoveel wagens als er maatschappijen zijn, worden getrokken en getoond, zo mogelijk geen twee gelijk. *Bonus:* wie afroept, kiest als eerste.',
        ),
        p(
          'Daarna neemt iedereen er een, gratis; weigeren kan niet. De twee die overblijven, gaan naar de aflegstapel. Voertuigen worden niet toegewezen.',
        ),
      ],
      words: 'gratis geschenk voertuig kiezen verplicht trekken',
    },
    'development-bonus': {
      title: 'Ontwikkelingspremie',
      body: [
        p(
          'Elke maatschappij krijgt 10k in kas voor elke stad aan een eind van een van haar licenties. Elke stad telt één keer, losse netwerken tellen allemaal. *Bonus:* wie afroept, krijgt 20k meer. Niemand hoeft iets te doen.',
        ),
      ],
      picture: 'Groen heeft drie baanvakken op twee plaatsen in licentie en sluit vijf steden aan: 50k.',
      words: 'kas stad steden aangesloten geld vanzelf',
    },
  },
};
