// Dutch: what a table may agree on.

import { list, p, type ChapterText } from '../text.ts';

export const agreements: ChapterText<'agreements'> = {
  title: 'Aan deze tafel',
  sections: {
    options: {
      title: 'Wat je kunt afspreken',
      body: [
        p('Waar de gedrukte regels verschillen, volgt de tafel deze pagina’s. Een eigen tafel mag veranderen:'),
        list(
          'de lengte van de puntenlijst: 13 zoals gedrukt, of een andere',
          'wie begint: geloot, de eerste speler of de oudste',
          'de puntentelling: punten verliezen of prestige, op elk bord',
          'het aantal rails in de voorraad',
          'meerdere markers op één kruispunt (veerbooteditie)',
          'passen zonder te bouwen (prestige-editie)',
          'waarvoor een ontbrekende, half gebouwde veerboot telt: 2 of 1',
          'wie merkt dat een hand compleet is: de tafel, of de spelers, die zich zelf klaar melden',
          'het geheugensteuntje, dat kaarten toont die je onderweg naar anderen hebt gezien.',
        ),
      ],
      words: 'opties huisregels varianten eigen tafel',
    },
    final: {
      title: 'Gelegd is gelegd',
      body: [
        p(
          'Plannen kost niets: een plan is alleen van jou en je mag het zo vaak veranderen als je wilt. Een gelegde rail blijft liggen.',
        ),
        p(
          'Een beurt wordt rail voor rail uitgevoerd. Sluit de eerste iemands laatste stad aan, dan hoor je dat voordat de tweede ligt.',
        ),
      ],
      words: 'ongedaan terugnemen plan bevestigen',
    },
  },
};
