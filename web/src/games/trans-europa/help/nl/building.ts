// Dutch: laying tracks and what a network is.

import { list, note, p, type ChapterText } from '../text.ts';

export const building: ChapterText<'building'> = {
  title: 'Rails leggen',
  sections: {
    turn: {
      title: 'Jouw beurt',
      body: [
        p('Er wordt met de klok mee gespeeld, te beginnen bij de startspeler. In je beurt leg je'),
        list('*één of twee* rails op vrije enkelvoudige lijnen, of', '*één* rail op een vrije dubbele lijn.'),
        p(
          'Anders gezegd: je hebt een budget van 2. Een enkelvoudige lijn kost 1, een dubbele lijn kost 2. Na één rail mag je stoppen.',
        ),
        note('De veerbooteditie kent nog een derde mogelijkheid. Speciale kaarten kunnen het budget veranderen.'),
      ],
      words: 'budget limiet kosten uitgeven hoeveel rails',
    },
    lines: {
      title: 'Enkelvoudige en dubbele lijnen',
      body: [
        p(
          'Over vlak land is een lijn enkelvoudig. Waar hij een rivier, bergen of de zee oversteekt, is hij meestal dubbel getekend: dan kost hij de hele beurt en telt hij voor 2 als hij ontbreekt.',
        ),
        p('Alleen de tekening beslist, niet de ondergrond. Ook een dubbele lijn kost maar *één* rail uit de voorraad.'),
      ],
      picture: 'Rond Wenen: twee enkelvoudige lijnen, een brug over de Donau en een lijn de Alpen in.',
      words: 'rivier berg zee brug tunnel terrein oversteek',
    },
    connected: {
      title: 'Een rail moet aan je net grenzen',
      body: [
        p(
          'Op het moment dat je een rail legt, moet één uiteinde bij je marker liggen of bij een kruispunt dat je net al bereikt.',
        ),
        list(
          'Aftakken mag overal in je net.',
          'Twee rails van één beurt leg je na elkaar. De tweede mag beginnen waar de eerste net is aangekomen.',
          'Ze hoeven elkaar niet te raken: je mag ook op twee verschillende plaatsen bouwen.',
        ),
      ],
      picture:
        'De gekleurde lijnen raken het net en mogen worden gelegd. De grijze rails rechts horen er nog niet bij.',
      words: 'niet verbonden aangrenzend aftakken bereiken verboden',
    },
    occupied: {
      title: 'Eén rail per lijn',
      body: [
        p(
          'Een lijn waar al een rail op ligt, is bezet; daar kun je niet nog eens bouwen. Alleen veerlijnen hebben plek voor twee rails.',
        ),
      ],
      words: 'bezet vrij gelegd al',
    },
    'must-build': {
      title: 'Moeten bouwen, niet kunnen bouwen',
      body: [p('In elke beurt moet je minstens één rail leggen. Is er echt niets te leggen, dan pas je automatisch.')],
      words: 'passen overslaan verplicht minimum beurt beëindigen',
    },
    network: {
      title: 'Netten groeien aan elkaar',
      body: [
        p(
          'Jouw *net* is alles wat je vanaf je marker kunt bereiken over rails die je mag gebruiken. Wie ze gelegd heeft, maakt niet uit, en niemand kan ze voor je afsluiten.',
        ),
        p(
          'Raken twee netten elkaar, dan zijn ze vanaf dat moment één gezamenlijk net voor alle betrokkenen, zelfs midden in een beurt.',
        ),
        note(
          'Voorbeeld: je eerste rail dicht het gat met je buur. De tweede mag al aan het andere eind van diens net liggen.',
        ),
      ],
      picture: 'De eerste geplande rail verbindt beide netten, dus mag de tweede in dezelfde beurt bij Berlijn liggen.',
      words: 'verbinden gezamenlijk samenvoegen neutraal eigenaar spoorwegnet',
    },
    linked: {
      title: 'Wanneer een stad is aangesloten',
      body: [
        p(
          'Een stad is voor jou aangesloten als je net het kruispunt van die stad bereikt. Erdoorheen rijden telt net zo goed als er eindigen.',
        ),
        p(
          'De stad moet met *je eigen marker* verbonden zijn. Vijf steden die anderen met elkaar verbonden hebben, zijn voor jou niets waard zolang het gat naar je marker openligt.',
        ),
      ],
      words: 'verbonden aansluiten doel eigen marker',
    },
    advice: {
      title: 'Twee adviezen',
      body: [
        list(
          'Vlak naast iemand anders beginnen is niet altijd goed: wat jij bouwt, helpt ook je buur.',
          'Wie vroeg aansluit, deelt ook de eigen rails. Doe het als het jou meer scheelt dan de anderen.',
        ),
      ],
      words: 'strategie tactiek tip',
    },
  },
};
