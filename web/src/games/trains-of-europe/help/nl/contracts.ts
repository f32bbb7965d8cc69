// Dutch: contracts and what they earn.

import { list, note, p, type ChapterText } from '../text.ts';

export const contracts: ChapterText<'contracts'> = {
  title: 'Contracten',
  sections: {
    'contract-card': {
      title: 'Wat er in een contract staat',
      body: [
        list(
          '*Deeltrajecten:* een rij steden. Twee steden naast elkaar vormen een deeltraject met een eigen bedrag.',
          '*Voertuigen:* welke soorten en hoeveel. Elk levert hetzelfde bedrag op.',
          '*Voorwaarde:* soms nog een eis, met een bedrag.',
          '*Belasting* en *winst:* de winst is alles wat het contract kan opleveren, min de belasting.',
        ),
        p('Je mag zoveel contracten tegelijk hebben als je wilt. Ze liggen open voor iedereen.'),
      ],
      picture:
        'Caledonische balken in het eerste jaar van de snelstart. Edinburgh–Londen is via Manchester in licentie en de trein staat klaar; Londen–Frankfurt ontbreekt nog.',
      words: 'kaart deeltraject belasting winst bedrag open aantal',
    },
    'tax-chips': {
      title: 'Belasting en fiches',
      body: [
        p(
          'De belasting verlaagt je winst op het moment dat je het contract neemt, nog voor het iets oplevert. Startcontracten hebben geen belasting.',
        ),
        p('Fiches die op een contract liggen, krijg je erbij; ze verhogen de winst meteen, elk met 10k per jaar.'),
        note('Voorbeeld: een belasting van 70k en één fiche verlagen de winst met 60k.'),
      ],
      words: 'belasting subsidie fiche min kosten',
    },
    gate: {
      title: 'Wanneer de inkomsten beginnen',
      body: [
        p('Een contract levert niets op tot twee dingen tegelijk waar zijn:'),
        list(
          'een locomotief of motorwagen van de gevraagde soort is toegewezen, en',
          'minstens één deeltraject is van begin tot eind in licentie.',
        ),
        p(
          'Dat geldt ook als je een contract neemt waarvan je de deeltrajecten al hebt: zonder locomotief geen inkomsten.',
        ),
      ],
      words: 'begin starten inkomsten locomotief deeltraject niets bijgeschreven',
    },
    routes: {
      title: 'Deeltrajecten',
      body: [
        p(
          'Je hebt een deeltraject als je licenties de twee steden verbinden, rechtstreeks of via een omweg. De volgorde van de deeltrajecten doet er niet toe. Eén baanvak mag voor al je contracten tellen.',
        ),
        p('Elk deeltraject levert zijn bedrag op zodra het laatste gat dicht is, in alle contracten die erom vragen.'),
      ],
      picture:
        'Blauw heeft het deeltraject van Amsterdam naar Frankfurt via Brussel en Keulen; de directe route via Keulen zou ook goed zijn.',
      words: 'omweg weg verbonden volgorde bijschrijven traject',
    },
    train: {
      title: 'De trein',
      body: [
        p(
          'Elk gevraagd voertuig dat is toegewezen, levert het bedrag per voertuig op, maar wagens alleen voor zover de locomotieven ze kunnen trekken.',
        ),
        list(
          'Je kunt alleen de soorten van de kaart toewijzen, en niet meer dan er staan.',
          'Voor dit bedrag telt alleen de soort. Een trage wagen levert evenveel op als een snelle.',
        ),
      ],
      words: 'voertuigen wagens trekkracht soort bedrag',
    },
    condition: {
      title: 'De extra voorwaarde',
      body: [
        p(
          'Die komt als laatste: alle deeltrajecten moeten in licentie zijn, alle voertuigen toegewezen en getrokken. Dan levert de voorwaarde haar bedrag op als',
        ),
        list(
          '*snelheid* gevraagd wordt en elk voertuig van de trein, ook de locomotief, minstens die klasse heeft, of',
          '*bedden* gevraagd worden en elk rijtuig die heeft; locomotieven hebben ze niet nodig.',
        ),
        note(
          'Tot die tijd levert het contract alleen de andere bedragen op. Voertuigen die niet passen, kun je later ruilen.',
        ),
      ],
      words: 'snelheid slaaprijtuig bedden klasse eis',
    },
    completion: {
      title: 'Een contract voltooien',
      body: [
        p(
          'Is alles op de kaart bereikt, dan is het contract vanzelf voltooid, in welke fase dat ook gebeurt; bij het toewijzen op het moment dat je bevestigt.',
        ),
        list(
          'De voertuigen gaan naar de aflegstapel.',
          'De vermelde winst en de fiches blijven tot het eind van jou.',
          'Het kan niets meer verliezen. Daarom zijn de baanvakken die het gebruikt niet te koop.',
        ),
      ],
      words: 'voltooid klaar af aflegstapel omgedraaid blijvend',
    },
    'losing-income': {
      title: 'Als er iets wegvalt',
      body: [
        p(
          'Zolang een contract niet voltooid is, levert het alleen op wat er is. Haal je een wagen weg, dan vervalt zijn bedrag; haal je de enige locomotief weg, dan zijn er helemaal geen inkomsten meer. Belasting en fiches blijven.',
        ),
      ],
      words: 'weghalen verliezen dalen ruilen',
    },
  },
};
