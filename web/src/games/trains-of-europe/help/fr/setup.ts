// French: how a game begins.

import { list, p, type ChapterText } from '../text.ts';

export const setup: ChapterText<'setup'> = {
  title: 'Le début de la partie',
  sections: {
    'first-display': {
      title: 'Ce qui est visible',
      body: [
        p(
          'Cinq contrats sont visibles à côté de la pile. Au Salon ferroviaire se trouvent cinq locomotives et cinq wagons, jamais plus de deux du même modèle par étalage ; à deux, quatre et quatre.',
        ),
      ],
      words: 'visible étalage stands marché cinq',
    },
    'first-company': {
      title: 'Ce que chaque compagnie reçoit',
      body: [
        list(
          '100k en caisse et un bénéfice de 0',
          '48 bâtonnets',
          'une locomotive et deux wagons, tirés face cachée ; ils attendent au dépôt',
          'un contrat de départ',
        ),
      ],
      words: 'caisse initiale début dotation bâtonnets',
    },
    launch: {
      title: 'Contrats de départ',
      body: [
        p(
          'Chaque compagnie tire l’un des 8 contrats de départ. Il est actif dès le premier instant, ne coûte aucune taxe et compte pour l’objectif comme tout autre contrat. Ceux qui restent quittent la partie.',
        ),
      ],
      words: 'vert premier contrat sans taxe commencer',
    },
    'first-chair': {
      title: 'La première présidence',
      body: [
        p(
          'La compagnie qui a la *présidence* annonce la première phase de l’année. La première présidence est tirée au sort, sauf réglage contraire de la table.',
        ),
      ],
      words: 'président premier joueur commence âge',
    },
    'two-players': {
      title: 'À deux',
      body: [
        list(
          'La présidence annonce la première phase, l’autre compagnie la deuxième, la présidence encore la troisième. Puis la présidence change de main.',
          'Le Salon montre quatre locomotives et quatre wagons.',
          'Les deux contrats de départ sont proches : une ville de l’un se trouve à 3 segments au plus d’une ville de l’autre.',
        ),
        p('Les deux premiers points valent aussi dès qu’il ne reste que deux compagnies sur trois ou quatre.'),
      ],
      words: 'deux duel paire 2',
    },
  },
};
