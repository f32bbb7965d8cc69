// French texts of challenges.

import { de as of } from '../../messages/grammar.ts';
import { pluralsOf } from '../../messages/plural.ts';
import type { ChallengeMessages } from './text.ts';

const n = pluralsOf('fr');

export const fr: ChallengeMessages = {
  about:
    'Tout le monde joue les mêmes manches à la même place, avec les mêmes cartes et contre les mêmes bots. Votre résultat montre ce que vous faites mieux que les autres : le talent sans la chance.',
  make: {
    title: 'Nouveau défi',
    rounds: 'Combien de manches ?',
    start: 'Créer le défi',
    failed: 'Impossible de créer un défi ainsi.',
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
    player: 'Joueur',
    you: 'Vous',
    total: 'Total',
    points: (points) => `points : ${points}`,
    hidden: 'masqué',
    hiddenAbout: 'Les résultats des autres apparaissent dès que vous avez joué la manche vous-même.',
    alone: 'Personne avec qui comparer pour l’instant.',
    again: 'rejouée',
    finished: 'finie par un bot',
    computing: (name, round, move) => `${name} joue la manche ${round} avec vos cartes : coup ${move}`,
    failed: (name) => `${name} n’a pas pu jouer. Rouvrez le défi plus tard.`,
  },
  how: {
    title: 'Calcul du résultat',
    lead: 'Il en résulte votre avance sur la moyenne de vos adversaires à la table.',
    score: 'Votre résultat est votre avance moins l’avance moyenne des autres personnes qui ont joué les mêmes cartes.',
    same: 'Les cartes, le Premier joueur et les bots sont les mêmes pour tous. Aux mêmes coups, les bots répondent de la même façon.',
  },
  share: {
    title: 'Partager le défi',
    about: 'Le lien contient tout le défi. Il fonctionne sans serveur.',
    own: 'Avec mon résultat',
    ownAbout: 'Possible dès que vous avez joué toutes les manches.',
    hides:
      'Dans le lien, les cartes sont à l’abri des curieux, pas des experts, comme dans les parties de cet appareil. Chacun envoie lui-même son résultat.',
    link: 'Lien vers le défi',
    copy: 'Copier le lien',
    send: 'Partager',
    qr: 'Afficher un code QR',
    qrHelp: 'Scannez ce code avec un téléphone ou une tablette pour y ouvrir le défi.',
    qrTooLong: 'Avec autant de résultats, le lien est trop long pour un code QR.',
    text: (table) => `Jouez les mêmes cartes que moi : ${table}`,
  },
  problems: {
    title: 'Ce défi ne peut pas être ouvert.',
    'too-long': 'Le lien est trop long pour un défi.',
    malformed: 'Ce lien n’est pas un défi. Il a peut-être été coupé.',
    forged: 'Le lien a été modifié : son scellé ne correspond plus.',
    other: 'Le défi demande un plateau, des règles ou des bots que cette page n’a pas.',
    unknown: 'Ce défi n’est pas sur cet appareil. Ouvrez-le avec son lien.',
  },
};
