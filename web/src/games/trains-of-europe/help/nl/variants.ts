// Dutch: what a table of one’s own may change.

import { list, type ChapterText } from '../text.ts';

export const variants: ChapterText<'variants'> = {
  title: 'Een eigen tafel',
  sections: {
    'variant-secret': {
      title: 'Wat geheim blijft',
      body: [
        list(
          '*Verborgen voertuigen:* alleen jij ziet je vrije voertuigen, de anderen het aantal. Wat aangeboden wordt, is te zien; bij een insolventieverkoop en aan het eind is alles te zien.',
          '*Verborgen kas:* de anderen zien je kas niet en de bank ook niet.',
        ),
      ],
      words: 'verborgen geheim optie variant',
    },
    'variant-money': {
      title: 'Als het geld op is: varianten',
      body: [
        list(
          '*Insolventie in eigen beheer:* in plaats van te vertrekken, mag een insolvente maatschappij eerst verkopen.',
          '*Eén keer kwijtgescholden:* de waarschuwing vervalt nooit. Bij het tweede verlies dat ze niet kan betalen, is een maatschappij insolvent.',
          '*Licenties komen vrij:* de sporen van een vertrokken maatschappij zijn vrij voor anderen en maken de vergoeding niet meer hoger.',
          '*De bank kan leegraken:* gewoonlijk beëindigt een lege bank het spel; zonder deze regel mag ze schulden maken.',
        ),
      ],
      words: 'optie variant insolventie bank',
    },
    'variant-beginning': {
      title: 'Het begin',
      body: [
        list(
          '*Eerste voorzitter:* geloot, de eerste plaats of de oudste.',
          '*Startcontracten:* met twee spelers dicht bij elkaar, twee willekeurige, of samen gekozen.',
        ),
      ],
      words: 'optie variant start startcontract voorzitter',
    },
    'variant-turns': {
      title: 'Beurt voor beurt',
      body: [
        list(
          '*Toewijzen in je beurt:* op de beurs wijst elke maatschappij in haar eigen beurt toe, niet allemaal samen aan het eind.',
          '*Vaste biedstappen:* het eerste bod is precies het laagste, elk volgende precies 10k meer.',
          '*Aanbod om de beurt:* in het Veilinghuis wordt na elkaar en open aangeboden, te beginnen met wie de fase heeft aangekondigd.',
          '*Opnieuw schudden:* afgelegde voertuigen komen na 1, 2, 3 of 4 jaar terug.',
        ),
      ],
      words: 'optie variant veiling beurs schudden',
    },
    'variant-end': {
      title: 'Het einde: varianten',
      body: [
        list(
          '*Doel:* hoeveel voltooide contracten het spel beëindigen.',
          '*Open einde:* zonder doel. Alleen de andere redenen beëindigen het spel.',
          '*Doel verhogen:* jullie mogen onderweg meer contracten afspreken.',
          '*Begonnen is niet slapend:* een contract zonder inkomsten kost geen punt als het een voertuig of een deeltraject heeft.',
          '*Gelijke stand:* gedeeld, of de winst beslist, dan voltooide contracten, dan kas.',
        ),
      ],
      words: 'optie variant open einde doel gelijk',
    },
    'books-by-hand': {
      title: 'Boeken met de hand',
      body: [
        list(
          '*Boeken met de hand:* het spel noemt geen sommen van je contracten en geen toekomstige winst. Tijdens het jaar beweegt er niets op de winstlijst.',
          'Boeken: aan het jaareinde rekent iedereen de jaarwinst uit en boekt die, allemaal tegelijk en in het geheim. Een kladblok telt de bedragen op die je kiest.',
          'Controleren: daarna mag elke maatschappij, vanaf de voorzitter met de klok mee, één andere controleren. Elke maatschappij wordt hoogstens één keer per jaar gecontroleerd.',
          'Een verkeerde boeking die een controle vindt, kost het verschil, hoogstens de kas van de maatschappij; dat gaat naar wie controleert. Het pionnetje wordt goed gezet. Een controle die niets vindt, kost niets.',
          'Wat telt: de uitbetaling, een verlies en de 500k die het spel beëindigen, volgen de pionnetjes. De 500k worden één keer per jaar bekeken, na de controles.',
          'Insolventie: bij elk verkocht contract beweegt het pionnetje van de verkoper met wat het contract opleverde min de belasting. Er wordt niets geboekt, en het pionnetje van de koper blijft staan.',
          'Aan het eind worden alle boeken rechtgezet voordat de maatschappijen worden beoordeeld. Niemand betaalt daarvoor.',
        ),
      ],
      words: 'boeken controle belasting boeking hand pionnetje kladblok boekhouding',
    },
  },
};
