// Dutch: what the game is about, and its money.

import { list, note, p, type ChapterText } from '../text.ts';

export const overview: ChapterText<'overview'> = {
  title: 'Het spel in het kort',
  sections: {
    goal: {
      title: 'Waar het om gaat',
      body: [
        p(
          'Twee tot vier spoorwegmaatschappijen kopen licenties in heel Europa, sluiten contracten en laten er treinen op rijden. Elk contract draagt bij aan de *jaarwinst*, en die wordt aan het eind van elk jaar uitbetaald.',
        ),
        p(
          'Heeft een maatschappij het afgesproken aantal contracten voltooid, dan wordt het jaar uitgespeeld en worden alle maatschappijen beoordeeld. Punten tellen, niet geld: het hoogste totaal wint.',
        ),
        note('De regels kennen geen spel voor één persoon; hier nemen bots de vrije plaatsen in.'),
      ],
      picture: 'Vier maatschappijen op de kaart na enkele jaren. Elk heeft een eigen kleur en een eigen patroon.',
      words: 'spelers maatschappij doel bedoeling alleen solo bots begin',
    },
    map: {
      title: 'De kaart',
      body: [
        p(
          'Steden zijn verbonden door *baanvakken*. Een baanvak is verdeeld in *segmenten*, één voor elk staafje, en heeft één, twee of drie *sporen*: zoveel maatschappijen kunnen er terecht.',
        ),
      ],
      picture:
        'Tussen Calais en Brussel liggen drie sporen van één segment, tussen Manchester en Londen twee sporen van twee segmenten.',
      words: 'spelbord stad baanvak segment spoor lijn',
    },
    pieces: {
      title: 'Wat er bij het spel hoort',
      body: [
        list(
          '74 contracten: 8 startcontracten en 66 andere.',
          '120 voertuigen: 38 locomotieven en motorwagens, 82 wagens en rijtuigen. Beide soorten hebben een eigen voorraad en een eigen aflegstapel.',
          '48 staafjes voor elke maatschappij, één voor elk segment in licentie.',
          'Subsidiefiches, elk 10k jaarwinst waard. Ze raken niet op.',
        ),
      ],
      words: 'materiaal kaarten voertuigen staafjes fiches aantal hoeveel',
    },
    money: {
      title: 'Kas en winst',
      body: [
        p('Er zijn twee soorten bedragen, die je niet mag verwarren.'),
        list(
          'De *kas* is het geld dat je hebt. Er wordt meteen betaald en ontvangen, en de kas komt nooit onder 0: je kunt alleen kopen wat je kunt betalen.',
          'De *jaarwinst* is de som van je contracten. Verandert die, dan beweegt er geen geld. Pas aan het eind van het jaar wordt die uitbetaald.',
        ),
        p(
          'De winst mag negatief zijn, zonder grens; naar boven eindigt de winstlijst bij 500k. Alle bedragen zijn veelvouden van 10k.',
        ),
        note('Hier en aan tafel staat bij jaarlijkse bedragen altijd ‘per jaar’, bij de kas nooit.'),
      ],
      words: 'geld inkomsten euro winstlijst rode cijfers verlies duizend',
    },
    books: {
      title: 'De boeken',
      body: [
        p(
          'Je winst is de som van je contracten: wat bijgeschreven wordt, min de belasting, plus 10k per fiche. Een voltooid contract telt met de vermelde winst.',
        ),
        p(
          'Die wordt na elke zet opnieuw berekend, dus niemand hoeft iets na te kijken. Aan tafel kun je de sommen achter de getallen regel voor regel openen.',
        ),
      ],
      words: 'controle boekhouding som afrekening berekening formule',
    },
  },
};
