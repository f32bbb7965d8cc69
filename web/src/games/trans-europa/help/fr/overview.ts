// French: what the game is about and what lies on the table.

import { list, note, p, type ChapterText } from '../text.ts';

export const overview: ChapterText<'overview'> = {
  title: 'Le jeu',
  sections: {
    goal: {
      title: 'But du jeu',
      body: [
        p(
          'À chaque manche, vous avez cinq villes secrètes, une de chaque couleur. Reliez-les toutes à votre *marqueur de départ* par un réseau ininterrompu de rails avant que quelqu’un d’autre n’y parvienne avec les siennes.',
        ),
        p(
          'Les rails n’appartiennent à personne. Dès que votre réseau en touche un autre, vous pouvez utiliser ses rails, et l’inverse est vrai aussi.',
        ),
        p(
          'Il faut plusieurs manches pour finir une partie. Le décompte dépend de l’édition : en classique et avec les ferries, chaque rail manquant fait perdre des points ; en édition prestige, on en gagne.',
        ),
      ],
      picture: 'Cinq villes de cinq couleurs, toutes reliées au marqueur posé à Berlin.',
      words: 'objectif gagner but',
    },
    board: {
      title: 'Plateau, intersections et lignes',
      body: [
        p(
          'Le plateau est une grille de *lignes*. Elles se rejoignent aux *intersections*, dont certaines sont des villes. Un rail se pose sur une ligne et relie ses deux extrémités.',
        ),
        p(
          'Les lignes fines sont *simples*, les lignes à deux traits sont *doubles*. Chaque ville appartient à l’une des cinq régions de couleur, qui en comptent sept chacune.',
        ),
        note('Les côtes, les fleuves et les distances sont adaptés à la grille. Seul compte le dessin de la ligne.'),
      ],
      words: 'carte grille nœud',
    },
    pieces: {
      title: 'Rails, marqueurs, locomotives',
      body: [
        list(
          'Tout le monde puise dans *une seule réserve de rails noirs* : 83 dans les éditions classique et ferries, 85 dans l’édition prestige. Un rail posé n’a pas de propriétaire, peu importe qui l’a posé.',
          'Chacun a un *marqueur de départ* : c’est là que commence son réseau.',
          'Chacun a une *locomotive* sur la piste de score. Elle part du dépôt.',
        ),
      ],
      words: 'matériel contenu pion réserve voies ferrées',
    },
    players: {
      title: 'Joueurs et Premier joueur',
      body: [
        p(
          'On joue de deux à six, chacun dans sa couleur. Le Premier joueur est tiré au sort, sauf si la table en a convenu autrement.',
        ),
        p(
          'À *deux ou trois joueurs*, les dix cartes Ville au cadre en pointillés, deux par couleur, sont écartées pour toute la partie. Il en reste 25. À partir de quatre joueurs, les 35 sont utilisées.',
        ),
      ],
      words: 'mise en place nombre cadre en pointillés',
    },
  },
};
