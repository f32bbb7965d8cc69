// Dutch: vehicles and trains.

import { list, p, table, type ChapterText } from '../text.ts';

export const vehicles: ChapterText<'vehicles'> = {
  title: 'Voertuigen',
  sections: {
    kinds: {
      title: 'Soorten voertuigen',
      body: [
        table(
          ['locomotieven', 'wagens en rijtuigen'],
          ['elektrische locomotief', 'rijtuig 1e klas, rijtuig 2e klas'],
          ['diesellocomotief', 'ketelwagen, gesloten goederenwagen, open goederenwagen'],
          ['elektrische motorwagen', 'elektrisch stuurstandrijtuig'],
        ),
        p(
          'Elk model heeft een prijs en een snelheid; locomotieven en motorwagens hebben ook trekkracht, het aantal wagens dat ze meenemen. Sommige rijtuigen hebben bedden.',
        ),
      ],
      picture:
        'Een elektrische locomotief, een diesellocomotief, een rijtuig met bedden en een open goederenwagen. De pijlen tonen de snelheidsklasse.',
      words: 'categorie type prijs trekkracht elektrisch diesel rijtuig wagen',
    },
    speed: {
      title: 'Snelheidsklassen',
      body: [
        p(
          'Er zijn vier klassen, van 1 tot 4. Een sneller voertuig voldoet altijd aan de eis van een langzamere klasse.',
        ),
        table(['klasse', 'minstens'], ['1', '80 km/u'], ['2', '120 km/u'], ['3', '160 km/u'], ['4', '250 km/u']),
      ],
      words: 'snel langzaam snelheid pijlen',
    },
    'same-model': {
      title: 'Twee locomotieven',
      body: [
        p(
          'Vraagt een contract twee locomotieven, dan moeten ze van hetzelfde model zijn. Hun trekkracht wordt opgeteld.',
        ),
        p(
          'Treinstellen zijn vrijer: motorwagens en stuurstandrijtuigen van verschillende modellen mogen samen rijden.',
        ),
      ],
      words: 'gelijk identiek model paar dubbel treinstel gemengd',
    },
    assigning: {
      title: 'Voertuigen toewijzen',
      body: [
        p(
          'Toewijzen, weghalen en ruilen kan alleen aan het eind van een *Spoorwegbeurs* of een *Veilinghuis*, voor alle maatschappijen tegelijk, of ze nu iets gekocht hebben of niet.',
        ),
        list(
          'Een voertuig hoort bij hoogstens één contract.',
          'Je mag toewijzen voordat een deeltraject in licentie is, en wagens voordat er een locomotief is.',
          'Je mag zo vaak van gedachten veranderen als je wilt. Het telt als je bevestigt.',
        ),
      ],
      words: 'toewijzing weghalen ruilen wanneer bevestigen voorlopig',
    },
    yard: {
      title: 'De remise',
      body: [
        p(
          'Voertuigen die bij geen contract horen, staan in je remise, zichtbaar voor iedereen. Ze heten *vrij*; te veel ervan kosten punten bij de beoordeling.',
        ),
      ],
      words: 'vrije voertuigen over ongebruikt niet toegewezen',
    },
  },
};
