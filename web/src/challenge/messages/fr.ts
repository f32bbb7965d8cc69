// French texts of challenges.

import { de as of } from '../../messages/grammar.ts';
import { pluralsOf } from '../../messages/plural.ts';
import type { ChallengeMessages } from './text.ts';

const n = pluralsOf('fr');

export const fr: ChallengeMessages = {
  about:
    'Quelques manches que tout le monde joue à la même place, avec les mêmes cartes et contre les mêmes bots. Ce qui compte, c’est ce que vous faites mieux que les autres : l’adresse sans la chance.',
  make: {
    title: 'Nouveau défi',
    rounds: 'Combien de manches ?',
    start: 'Créer le défi',
    failed: 'Un défi ne peut pas être créé ainsi.',
  },
  list: {
    title: 'Vos défis',
    none: 'Aucun pour l’instant. Créez-en un, ou ouvrez un lien que l’on vous a envoyé.',
    progress: (played, all) => `${n(played, { one: '# manche jouée', other: '# manches jouées' })} sur ${all}`,
    remove: 'Retirer',
    removeAsk: 'Retirer ce défi et ses résultats de cet appareil ? Les parties restent dans votre liste.',
  },
  against: (names) => `Contre ${names}`,
  bot: (name, level) => `${name} (${level})`,
  rules:
    'Aucun coup ne se reprend et personne ne donne de conseil. Une manche compte la première fois que vous la jouez.',
  rounds: {
    title: 'Manches',
    round: (number) => `Manche ${number}`,
    play: (number) => `Jouer la manche ${number}`,
    goOn: (number) => `Reprendre la manche ${number}`,
    again: 'Rejouer',
    againAbout: 'Cela ne comptera pas.',
    waiting: 'Pas encore jouée',
    running: 'Commencée',
    gameOf: (name) => `La partie ${of(name)}`,
  },
  standings: {
    title: 'Avec les mêmes cartes',
    player: 'Qui',
    you: 'Vous',
    total: 'Total',
    points: (points) => `points ${points}`,
    hidden: 'masqué',
    hiddenAbout: 'Les résultats des autres apparaissent dès que vous avez joué la manche vous-même.',
    alone: 'Personne à qui se comparer pour l’instant.',
    again: 'rejouée',
    finished: 'finie par un bot',
    computing: (name, round, move) => `${name} joue la manche ${round} avec vos cartes : coup ${move}`,
    failed: (name) => `${name} n’a pas pu jouer. Rouvrez le défi plus tard.`,
  },
  how: {
    title: 'Comment on compte',
    lead: 'Il en résulte votre avance sur la moyenne de vos adversaires à la table.',
    score: 'Le résultat est votre avance moins l’avance moyenne de tous les autres qui ont joué les mêmes cartes.',
    same: 'Cartes, Premier joueur et bots sont les mêmes pour tous ; aux mêmes coups, les bots répondent par les mêmes coups.',
  },
  share: {
    title: 'Transmettre',
    about: 'Le lien contient tout le défi ; aucun serveur n’est nécessaire.',
    own: 'Avec mon résultat',
    ownAbout: 'Possible dès que vous avez joué toutes les manches.',
    hides:
      'Les cartes y sont sous scellé. Cela arrête les curieux, pas les experts, comme pour les parties de cet appareil. Chacun envoie lui-même son résultat.',
    link: 'Lien vers le défi',
    copy: 'Copier le lien',
    send: 'Partager',
    qr: 'Montrer à une caméra',
    qrHelp: 'Visez cette image avec un téléphone ou une tablette : le défi s’y ouvre.',
    qrTooLong: 'Avec autant de résultats, le lien est trop long pour une image lisible par une caméra.',
    text: (table) => `Jouez les mêmes cartes que moi : ${table}`,
  },
  problems: {
    title: 'Ce défi ne peut pas être ouvert.',
    'too-long': 'Le lien est trop long pour un défi.',
    malformed: 'Le lien n’est pas un défi. Il a peut-être été coupé.',
    forged: 'Le lien a été modifié : son scellé ne correspond plus.',
    other: 'Le défi demande un plateau, des règles ou des bots que cette page n’a pas.',
    unknown: 'Ce défi n’est pas sur cet appareil. Ouvrez-le par son lien.',
  },
};
