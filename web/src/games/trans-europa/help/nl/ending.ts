// Dutch: the end of a round and the count of missing tracks.

import { list, note, p, type ChapterText } from '../text.ts';

export const ending: ChapterText<'ending'> = {
  title: 'Einde van een ronde',
  sections: {
    'round-end': {
      title: 'Wanneer een ronde eindigt',
      body: [
        p(
          'De ronde is voorbij zodra iemand alle eigen steden op de eigen marker heeft aangesloten, in wiens beurt dat ook gebeurt. Meestal zijn dat vijf steden; bij sommige speciale kaarten zijn het er minder.',
        ),
        p(
          'Niemand hoeft het op te merken of te melden: de tafel ziet het zelf, tenzij spelers zich er zelf klaar melden. Dan gaan alle handen open en volgt de puntentelling.',
        ),
        p('In dezelfde ronde kunnen meerdere spelers klaar zijn. Zij hebben dan allemaal alles aangesloten.'),
      ],
      words: 'klaar compleet onthullen melden stoppen',
    },
    'last-turn': {
      title: 'De beurt afmaken',
      body: [
        p('Na elke rail wordt gekeken wie alles heeft aangesloten.'),
        list(
          'Is dat de speler die aan de beurt is, dan stoppen beurt en ronde meteen.',
          'Heeft een rail alleen de laatste stad van *anderen* aangesloten, dan mag de speler die aan de beurt is de rest van het budget nog gebruiken of laten zitten. Daarna eindigt de ronde.',
        ),
        note('Je hoort het voordat je beslist. Met de tweede rail kun je zelfs nog je eigen laatste stad aansluiten.'),
      ],
      words: 'tweede rail uitzondering meteen medespeler',
    },
    supply: {
      title: 'Geen rails meer',
      body: [
        p(
          'De ronde eindigt ook zodra de laatste zwarte rail uit de voorraad ligt, zelfs midden in een beurt. De puntentelling gaat zoals altijd, ook als niemand alles heeft aangesloten.',
        ),
        p('Hetzelfde gebeurt in het zeldzame geval dat niemand meer kan bouwen.'),
      ],
      words: 'op leeg voorraad vast',
    },
    claims: {
      title: 'Zelf klaar melden',
      body: [
        p(
          'Aan een eigen tafel kunnen spelers zelf moeten opmerken dat ze klaar zijn. Dan toont de pagina tijdens de ronde geen vinkjes, geen ontbrekende rails en geen tips, ook niet aan toeschouwers.',
        ),
        list(
          'In je beurt mag je je één keer klaar melden: voor, tussen of na je rails, ook als je er geen kunt leggen.',
          'Zijn al je steden op je marker aangesloten, dan eindigt de ronde meteen.',
          'Zo niet, dan liggen je kaarten de rest van de ronde open, of die van iedereen, zoals is afgesproken. Je beurt gaat verder, en in een latere mag je je weer melden.',
          'Niemand meldt zich in de beurt van een ander. Een beurt eindigt als jij hem beëindigt, en vanzelf alleen na een melding als er niets meer te leggen valt.',
        ),
        note(
          'De ronde eindigt nog steeds met de laatste rail uit de voorraad, of als niemand meer kan bouwen. Wie dan alles heeft aangesloten, telt ook zonder melding als klaar. Zo’n spel eindigt uiterlijk na 60 rondes.',
        ),
      ],
      words: 'melden klaar te vroeg open kaarten vinkjes',
    },
    missing: {
      title: 'Ontbrekende rails tellen',
      body: [
        p(
          'Wie niet alles heeft aangesloten, telt hoeveel rails er nog nodig zouden zijn. Een ontbrekende *enkelvoudige lijn telt voor 1*, een ontbrekende *dubbele lijn voor 2*. De goedkoopste route telt.',
        ),
        list(
          'Alle rails op het bord die je mag gebruiken, tellen voor je mee, ook als je net ze nog niet raakt.',
          'Voor iedereen wordt apart geteld. Wat de een mist, helpt de ander niet.',
          'Er wordt niets echt gelegd; hoeveel rails de voorraad nog telt, doet er niet toe.',
        ),
      ],
      picture: 'Boedapest ontbreekt: een enkelvoudige lijn en een dubbele lijn over de Donau, 1 + 2 = 3.',
      words: 'strafpunten minpunten waardering kortste dubbel twee',
    },
    together: {
      title: 'Meerdere ontbrekende steden',
      body: [
        p(
          'Ontbreken er meerdere steden, dan telt één gezamenlijke uitbreiding, de goedkoopste die ze allemaal aansluit. Een lijn die voor twee steden telt, telt maar één keer mee.',
        ),
        p(
          'Daarom kan de som van de getallen op de kaartjes hoger zijn dan het aantal ontbrekende rails: elk kaartje toont de afstand van alleen die stad.',
        ),
      ],
      picture:
        'Zürich en Wenen liggen elk vier lijnen ver, en de eerste twee lijnen tellen voor allebei: er ontbreken er 6, niet 8.',
      words: 'som gezamenlijk boom Steiner kaartje afstand',
    },
  },
};
