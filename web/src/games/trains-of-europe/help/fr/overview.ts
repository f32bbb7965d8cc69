// French: what the game is about, and its money.

import { list, note, p, type ChapterText } from '../text.ts';

export const overview: ChapterText<'overview'> = {
  title: 'Le jeu en bref',
  sections: {
    goal: {
      title: 'De quoi il s’agit',
      body: [
        p(
          'De deux à quatre compagnies de chemin de fer achètent des licences à travers l’Europe, signent des contrats et y font rouler des trains. Chaque contrat ajoute au *bénéfice annuel*, et ce bénéfice est versé à la fin de chaque année.',
        ),
        p(
          'Quand une compagnie a rempli le nombre de contrats convenu, l’année est jouée jusqu’au bout. Puis toutes les compagnies sont évaluées. Ce sont les points qui comptent, pas l’argent : le plus haut total gagne.',
        ),
        note('Les règles ne prévoient pas de jeu en solitaire ; ici, des bots occupent les places libres.'),
      ],
      picture: 'Quatre compagnies sur la carte après quelques années. Chacune a sa couleur et son motif.',
      words: 'joueurs compagnie but objectif seul solitaire bots début',
    },
    map: {
      title: 'La carte',
      body: [
        p(
          'Les villes sont reliées par des *tronçons*. Un tronçon est divisé en *segments*, un pour chaque bâtonnet, et compte une, deux ou trois *voies* : autant de compagnies y trouvent place.',
        ),
      ],
      picture:
        'Entre Calais et Bruxelles, trois voies d’un segment ; entre Manchester et Londres, deux voies de deux segments.',
      words: 'plateau ville tronçon segment voie ligne',
    },
    pieces: {
      title: 'Le matériel',
      body: [
        list(
          '74 contrats : 8 contrats de départ et 66 autres.',
          '120 véhicules : 38 locomotives et motrices, 82 wagons et voitures. Chaque type a sa réserve et sa défausse.',
          '48 bâtonnets par compagnie, un pour chaque segment sous licence.',
          'Des jetons de subvention, valant chacun 10k de bénéfice annuel. Ils ne s’épuisent pas.',
        ),
      ],
      words: 'matériel cartes véhicules bâtonnets jetons nombre combien',
    },
    money: {
      title: 'Caisse et bénéfice',
      body: [
        p('Il y a deux types de montants, à ne pas confondre.'),
        list(
          'La *caisse* est l’argent que vous avez. On paie et on encaisse aussitôt. Elle ne descend jamais sous 0 : vous ne pouvez acheter que ce que vous pouvez payer.',
          'Le *bénéfice annuel* est la somme de vos contrats. Quand il change, aucun argent ne circule. Seule la fin de l’année le transforme en argent.',
        ),
        p(
          'Le bénéfice peut être négatif, sans limite ; vers le haut, l’échelle s’arrête à 500k. Tous les montants sont des multiples de 10k.',
        ),
        note('Ici comme à la table, un montant annuel dit toujours « par an » ; l’argent en caisse, jamais.'),
      ],
      words: 'argent revenu euro échelle rouge perte mille',
    },
    books: {
      title: 'Les comptes',
      body: [
        p(
          'Votre bénéfice est la somme de vos contrats : ce qui est crédité, moins la taxe, plus 10k par jeton. Un contrat rempli compte pour son bénéfice indiqué.',
        ),
        p(
          'Il est recalculé après chaque action, personne n’a donc à le vérifier. À la table, les calculs derrière les nombres s’ouvrent ligne par ligne.',
        ),
      ],
      words: 'contrôle vérifier somme relevé calcul formule',
    },
  },
};
