// French texts of Trans Europa beyond the running round: forms, lessons, rules, endings. The reader is addressed as "vous".

import { capital, de } from '../../../../messages/grammar.ts';
import { listsOf, ordinalsOf, pluralsOf } from '../../../../messages/plural.ts';
import type { Who } from '../../../../messages/who.ts';
import type { MoreMessages } from '../catalogue.ts';

const n = pluralsOf('fr');
const tracks = (count: number): string => n(count, { one: '# rail', other: '# rails' });
const list = listsOf('fr');
const to = ({ name, you }: Who): string => (you ? 'vous' : name);
const all = (who: readonly Who[]): string => list(who.map(to));
/** The verb that goes with one or several people, of whom one may be the reader. */
const verb = (who: readonly Who[], forms: { vous: string; il: string; ils: string }): string =>
  who.some(({ you }) => you) ? forms.vous : who.length > 1 ? forms.ils : forms.il;
const startsWithVowel = (direction: string): boolean => /^[eo]/.test(direction);
/** "le nord-est", "l’est" */
const le = (direction: string): string => (startsWithVowel(direction) ? `l’${direction}` : `le ${direction}`);
const nth = ordinalsOf('fr');
const WIN = { vous: 'gagnez', il: 'gagne', ils: 'gagnent' };

export const fr: MoreMessages = {
  setup: {
    bots: 'Combien de bots ?',
    last: 'La même table que la dernière fois',
    edition: 'Édition',
    board: 'Plateau',
    playersHelp: 'De deux à six. À plusieurs sur cet appareil, un rideau cache chaque main.',
    friendsHelp: 'De deux à six, chaque personne sur son appareil.',
    bordered: 'À deux ou trois joueurs, les dix villes au cadre en pointillés restent hors du jeu.',
    cards: 'Cartes spéciales',
    cardsHelp: 'Une carte spéciale change une règle pour tout le monde.',
    cardModes: {
      off: { name: 'Aucune', about: 'Le jeu de base.' },
      random: { name: 'Une par manche', about: 'Une nouvelle carte est tirée au début de chaque manche.' },
      fixedPerRound: {
        name: 'Choisies, l’une après l’autre',
        about: 'Vous choisissez les cartes ; chaque manche utilise la suivante.',
      },
      fixedGame: { name: 'Choisies, toute la partie', about: 'Les cartes choisies valent pour toute la partie.' },
      'multiple(2)': {
        name: 'Deux par manche',
        about: 'Deux cartes sont tirées à chaque manche et agissent ensemble.',
      },
      'multiple(3)': { name: 'Trois par manche', about: 'Trois cartes à chaque manche. Surprises garanties.' },
    },
    chooseCards: 'Choisir les cartes',
    cardsNone: 'Choisissez au moins une carte spéciale, ou jouez sans.',
    cardsClash: (a, b) => `« ${a} » et « ${b} » ne peuvent pas agir ensemble.`,
    cardsClashWhy: 'Une seule de ces deux cartes peut agir dans une manche.',
    options: 'Options de la table',
    targetScore: {
      name: 'Longueur de la piste de score',
      about:
        'La partie s’arrête quand quelqu’un a perdu ce nombre de points, ou gagné autant de prestige. 13 est la longueur imprimée ; 8 donne une partie courte, 20 une longue.',
    },
    startPlayer: {
      name: 'Qui commence',
      about: 'Le Premier joueur de la première manche. Ensuite, ce rôle passe à gauche.',
    },
    startPlayers: { random: 'Tirage au sort', host: 'La première personne', oldest: 'La personne la plus âgée' },
    oldest: 'Qui est la personne la plus âgée ?',
    scoring: {
      name: 'Décompte',
      about: 'Perdre des points pour les rails manquants, ou gagner du prestige. Par défaut, l’édition décide.',
    },
    scorings: { edition: 'Selon l’édition', penalty: 'Points perdus', prestige: 'Prestige gagné' },
    blackTracks: {
      name: 'Rails dans la réserve',
      about:
        'La manche prend fin quand la réserve est épuisée. 83 rails dans les éditions classique et ferries, 85 en prestige.',
    },
    sharedStart: {
      name: 'Marqueurs sur une même intersection',
      about: 'Normalement, chaque marqueur de départ a besoin de sa propre intersection.',
    },
    allowPass: {
      name: 'Passer est permis',
      about: 'Un tour peut se terminer sans poser de rail. Normalement, il en faut au moins un.',
    },
    halfFerryCost: {
      name: 'Un ferry inachevé manquant compte',
      about:
        'À la fin d’une manche, un ferry manquant compte deux ; certaines tables comptent un si la moitié est déjà posée.',
    },
    memoryAid: {
      name: 'Aide-mémoire',
      about: 'Montre les cartes que vous avez vues passer dans une autre main. Sans lui, à vous de vous en souvenir.',
    },
    manualClaim: {
      name: 'Annoncer soi-même',
      about:
        'La table ne dit pas qui a relié toutes ses villes : ni coches, ni nombres, ni conseils. Chacun annonce pendant son tour, et la table vérifie.',
    },
    wrongClaim: {
      name: 'Une annonce fausse dévoile',
      about: 'Les cartes restent alors visibles jusqu’à la fin de la manche, et le jeu continue.',
    },
    wrongClaims: { claimer: 'Les cartes du joueur', all: 'Les cartes de tous' },
  },
  challengePoints: 'Points par manche : un de perdu par rail manquant, ou le prestige gagné.',
  /** Special cards at the table. */
  inForce: {
    card: 'Carte spéciale',
    cards: 'Cartes spéciales',
    rhythm: 'Limite par tour de table',
    limitNow: (limit) => `${tracks(limit)} à ce tour de table`,
    handGoes: (name) => `Ensuite, toute votre main va à ${name}, et vous jouez avec celle de droite.`,
  },
  /** Cards that the player has seen on their way to other hands; names of the holders stand before the cities. */
  seen: {
    title: 'Ce que vous savez',
    aside: 'Peut-être hors du jeu',
  },
  /** What is counted, what it is worth, and how far the table plays. */
  count: {
    help: 'Le plus petit nombre de rails qui relierait toutes vos villes à votre marqueur. Des villes peuvent partager un chemin : la somme des distances sur les billets peut donc être plus grande.',
    missing: 'Rails manquants',
    prestige: 'Prestige',
    toPrestige: (target) => `On joue jusqu’à ${n(target, { one: '# point', other: '# points' })} de prestige.`,
    toPenalty: (target) =>
      `On joue jusqu’à ce que quelqu’un ait perdu ${n(target, { one: '# point', other: '# points' })}.`,
  },
  /** What the others built since the reader's last turn. */
  since: {
    title: 'Depuis votre dernier tour',
    tracks: (name, count) => `${name} : ${tracks(count)}`,
    show: 'Voir sur le plateau',
    hide: 'Masquer',
  },
  ferry: {
    piece: 'Type de rail',
    black: 'Noir',
    own: (left) => n(left, { one: 'De couleur (reste #)', other: 'De couleur (restent #)' }),
    blackHelp: 'Avec un rail noir, le ferry achevé est ouvert à tous.',
    ownHelp: 'Deux rails de couleur réservent le ferry à leurs propriétaires.',
    half: 'Un ferry relie dès que ses deux rails sont posés.',
  },
  plan: {
    drop: 'Retirer ce rail',
    goal: (city) => `En route vers ${city}`,
    cost: (cost) => `${cost} en tout`,
  },
  claims: {
    button: 'Annoncer',
    about: 'Dire que toutes vos villes sont reliées',
    title: 'Toutes vos villes sont-elles reliées ?',
    right: 'Si toutes sont reliées à votre marqueur, la manche s’arrête aussitôt.',
    wrong: {
      claimer: 'S’il en manque une, vos cartes restent visibles jusqu’à la fin de la manche, et votre tour continue.',
      all: 'S’il en manque une, les cartes de tous restent visibles jusqu’à la fin de la manche, et votre tour continue.',
    },
    wrongAgain: 'S’il en manque une, cela ne coûte plus rien : les cartes sont déjà visibles.',
    notYet: 'Pas encore',
    note: 'La table ne dit pas qui a terminé. Annoncez pendant votre tour, dès que toutes vos villes sont reliées.',
    open: 'Vos cartes sont visibles de tous.',
  },
  roundOver: {
    costliest: (share) => `Votre tour le plus coûteux : −${share}.`,
    lookAtIt: 'Le regarder',
    title: (round) => `La manche ${round} est terminée`,
    missing: (count) => n(count, { one: '# manquant', other: '# manquants' }),
    allLinked: 'tout relié',
    lost: (count) => `−${count}`,
    won: (count) => `+${count}`,
    next: 'Manche suivante',
    again: 'Revoir',
    legend: 'rails manquants',
    alternatives: 'Autres chemins courts',
    hideAlternatives: 'Masquer les autres chemins',
    onlyWay: 'Aucun autre chemin n’est aussi court.',
    table: 'Toutes les manches',
    roundColumn: 'Manche',
    total: 'Total',
    left: 'Points restants',
    penaltyRule: 'Chaque rail manquant coûte un point, deux sur une ligne double.',
    finish: 'Score final',
    of: (name) => `Villes ${de(name)}`,
    cityMissing: (city) => `${city}, non reliée`,
    cityLinked: (city) => `${city}, reliée`,
  },
  over: {
    title: 'La partie est terminée',
    won: (who) => {
      if (who.length > 1) return `${capital(all(who))} ${verb(who, WIN)} ensemble.`;
      return who[0]?.you ? 'Vous gagnez !' : `${all(who)} gagne.`;
    },
    mostLeft: 'Le plus de points restants à la fin.',
    mostPrestige: 'Le plus de prestige à la fin.',
    yourPlace: (place) => `Vous terminez à la ${nth(place, { one: '#re', other: '#e' })} place.`,
    again: 'Rejouer',
    replay: 'Revoir la partie',
    others: 'Nouveaux adversaires',
    share: 'Partager',
    place: (place) => nth(place, { one: '#re', other: '#e' }),
  },
  /** What one may take along from a finished game. */
  share: {
    link: 'Lien vers la partie',
    linkHelp: 'Toute la partie à revoir, aussi en code QR',
    picture: 'Image du plateau',
    pictureHelp: 'PNG, pour les messages et les e-mails',
    drawingFile: 'Dessin du plateau',
    drawingHelp: 'SVG, net à toute taille',
    film: 'Film de la dernière manche',
    filmHelp: {
      encode: 'Chaque rail dans l’ordre, puis le résultat. Fait sur cet appareil, plus vite que le film ne dure.',
      record: 'Chaque rail dans l’ordre, puis le résultat. Fait sur cet appareil, en à peu près la durée du film.',
    },
    begun: 'Un instant…',
    drawing: (done: number, all: number) => `Dessin du coup ${done} sur ${all}…`,
    recording: 'Enregistrement du film…',
    saved: 'Enregistré.',
    failed: 'Cela n’a pas marché. La partie n’a rien perdu.',
    noFilm: 'Ce navigateur ne sait pas créer de films.',
  },
  lookBack: {
    round: (round) => `Manche ${round}`,
    rounds: 'Aller à une manche',
    everybody: 'Toutes les mains visibles',
    running: 'Cette partie est encore en cours : les mains cachées le restent.',
  },
  learn: {
    lesson: (number, all) => `Leçon ${number} sur ${all}`,
    next: 'Leçon suivante',
    again: 'Encore une fois',
    done: 'Jouer une vraie partie',
    continue: 'Continuer',
    list: 'Toutes les leçons',
    lessons: {
      goal: {
        steps: [
          'Vous tenez cinq billets, un de chaque couleur. Personne d’autre ne les voit.',
          'Reliez les cinq villes à votre marqueur de départ. Tout le monde pose les mêmes rails noirs, et tout le monde peut les utiliser.',
        ],
        task: 'Trouvez vos cinq villes : elles brillent sur le plateau. Puis continuez.',
        done: 'Voilà tout le but du jeu : cinq villes, un réseau, avant les autres.',
      },
      marker: {
        steps: [
          'Chaque manche commence par votre marqueur, posé sur l’intersection de votre choix. Votre réseau part de là et de nulle part ailleurs.',
        ],
        task: (city) => `Placez votre marqueur sur ${city} ou sur une intersection au milieu de vos villes.`,
        done: (missing) =>
          n(missing, {
            one: 'Bien. D’ici, # rail relierait toutes vos villes.',
            other: 'Bien. D’ici, # rails relieraient toutes vos villes.',
          }),
      },
      lay: {
        steps: ['Chaque tour a un budget de 2. Une ligne simple coûte 1 : vous pouvez donc en poser deux.'],
        task: 'Posez deux rails qui touchent votre réseau. Les lignes permises sont colorées.',
        instead: 'Un rail est posé. Le budget permet d’en poser un deuxième.',
        done: 'Un rail doit toucher votre réseau au moment où vous le posez. Le second peut partir de là où le premier s’arrête.',
      },
      double: {
        steps: ['Les lignes doubles franchissent un fleuve, la montagne ou la mer. Elles coûtent 2 : tout le tour.'],
        task: 'Posez un rail sur une ligne double.',
        instead:
          'C’était une ligne simple, elle ne compte pas ici. Les lignes doubles ont deux traits, par exemple au-dessus du Danube. Un nouveau tour commence.',
        done: 'Parfois, un détour en plaine coûte moins cher qu’un pont.',
      },
      join: {
        steps: [
          'Les rails n’appartiennent à personne. Dès que votre réseau en touche un autre, ils n’en font plus qu’un, pour vous deux.',
        ],
        task: (name) => `Rejoignez le réseau ${de(name)}. Regardez les distances diminuer sur vos billets.`,
        instead: (name) =>
          `Pas encore relié. Le réseau ${de(name)} se trouve à l’ouest : construisez dans cette direction.`,
        done: (before, after, name) =>
          `Rails manquants : ${before} → ${after}. Mais ${name} y gagne aussi : raccordez-vous quand cela vous sert davantage.`,
      },
      route: {
        steps: [
          'Choisissez une ville lointaine et le chemin le moins cher apparaît. Ce qui tient dans ce tour est prévu, le reste est en pointillé et attend vos prochains tours.',
        ],
        task: (city) => `Choisissez ${city} pour prévoir le chemin, puis posez les rails.`,
        instead: 'Ces rails mènent ailleurs. Choisissez la ville lointaine elle-même, et le chemin sera prévu.',
        done: 'Le plan se met à jour quand les autres construisent à votre avantage.',
      },
      end: {
        steps: [
          'La manche prend fin quand quelqu’un a relié ses cinq villes. Les autres perdent un point par rail manquant, deux pour une ligne double.',
          'Dès que quelqu’un a perdu 13 points, la partie est finie. Le joueur qui a le plus de points restants gagne.',
        ],
        task: 'Reliez votre dernière ville.',
        instead: 'Pas encore reliée. Cherchez le billet sans coche et construisez vers cette ville.',
        done: 'Tout est relié : vous ne perdez rien, les autres paient. Vous savez tout ce qu’il faut.',
      },
    },
  },
  rules: {
    onlyIn: (editions) => `seulement : ${editions}`,
    target: (target, printed) => `À votre table, on joue jusqu’à *${target}* au lieu de ${printed}.`,
    edition: 'Édition',
  },
  preferences: {
    naming: 'Noms des villes',
    namings: { local: 'Noms locaux', translated: 'Dans ma langue' },
    layAtOnce: 'Poser aussitôt',
    layAtOnceHelp:
      'Choisir une ligne y pose aussitôt le rail. Pour joueurs aguerris : un rail posé ne peut pas être repris.',
    keyNames: {
      e: 'Est',
      ne: 'Nord-est',
      nw: 'Nord-ouest',
      w: 'Ouest',
      sw: 'Sud-ouest',
      se: 'Sud-est',
      choose: 'Choisir cet endroit',
      confirm: 'Exécuter le plan',
      clear: 'Effacer le plan',
      'drop-last': 'Retirer le dernier rail',
      home: 'Vers mon marqueur',
      'next-legal': 'Prochaine ligne permise',
      missing: 'Annoncer ce qui manque',
      'last-move': 'Annoncer le dernier coup',
      describe: 'Décrire cet endroit',
      claim: 'Annoncer',
      'zoom-in': 'Agrandir',
      'zoom-out': 'Réduire',
      fit: 'Tout le plateau',
    },
    keyPlan: 'Maj + direction : prévoir la ligne.',
    keyCities: '1 à 5 mènent à vos villes.',
  },
  hint: {
    thinking: 'L’ingénieur étudie le plateau',
    none: 'Pas de conseil pour l’instant.',
    lay: (place, direction) => `poser un rail ${place}, vers ${le(direction)}`,
    ferry: (place, own) => `poser un rail de ferry ${own ? 'de couleur' : 'noir'} ${place}`,
    marker: (place) => `commencer ${place}`,
    end: 'finir le tour',
    drop: (city) => `rendre ${city}`,
    pass: (city) => `donner ${city}`,
    why: {
      reaches: (city) => `Cela relie ${city}.`,
      nearer: (city, before, after) => `${city} se rapproche : ${before} → ${after}.`,
      missing: (before, after) => `Rails manquants : ${before} → ${after}.`,
      joins: (name) => `Cela vous raccorde au réseau ${de(name)}, dont vous pourrez utiliser les rails.`,
      shared: (cities) => `C’est sur le chemin de plusieurs villes : ${cities}.`,
      waits: 'Cela laisse aux autres les rails de raccordement.',
    },
    plan: 'Ajouter au plan',
    inPlan: 'C’est déjà dans votre plan.',
    close: 'Merci',
  },
  levelsAbout: {
    random: 'Pose ses rails au hasard.',
    greedy: 'Fonce toujours vers la ville la plus proche.',
    apprentice: 'Apprend encore. S’égare, oublie, et tout le monde peut le battre.',
    conductor: 'Connaît le chemin et le suit. Un adversaire à la mesure d’une première partie.',
    engineer: 'Prévoit tout son réseau et profite de ceux des autres.',
    inspector: 'Observe ce que vous construisez et devine où vous allez.',
    director: 'Réfléchit à la manche jusqu’au bout. Difficile à battre.',
  },
  editionsAbout: {
    classic: 'Deux rails par tour, et chaque rail manquant coûte un point. L’idéal pour commencer.',
    ferry:
      'Les grandes eaux se franchissent en ferry, avec deux rails. Vos rails de couleur permettent d’en garder un pour vous.',
    prestige:
      'Gagnez du prestige au lieu de perdre des points, avec, si vous voulez, des cartes spéciales qui bousculent les règles.',
  },
  menu: {
    leave: 'Quitter la table',
    leaveAbout: 'La partie est gardée ; revenez quand vous voulez.',
    export: 'Enregistrer dans un fichier',
    exportRunning:
      'Le fichier contient toutes les mains, même celles que vous n’avez pas encore le droit de voir. L’enregistrer quand même ?',
    replay: 'Revoir',
    keys: 'Touches',
    finish: 'Laisser les bots finir la manche',
    finishAbout: 'Un bot joue pour tout le monde ici jusqu’au décompte.',
  },
  cards: {
    1: {
      name: 'Points généreux',
      about: 'Avec 0, 1, 2 … rails manquants, cette manche rapporte 4, 3, 3, 2, 2, 1, 1, 0 points de prestige.',
    },
    2: {
      name: 'Points exigeants',
      about: 'Avec 0, 1, 2 … rails manquants, cette manche rapporte 4, 2, 1, 0 points de prestige.',
    },
    3: {
      name: 'Trois rails',
      about: 'Le budget est de 3 par tour : trois lignes simples, ou une double et une simple.',
    },
    4: { name: 'Eaux calmes', about: 'Les lignes doubles sur les fleuves et les mers comptent comme simples.' },
    5: { name: 'Monts tranquilles', about: 'Les lignes doubles sur les montagnes comptent comme simples.' },
    6: { name: 'Sans ville blanche', about: 'Chacun rend sa ville blanche et joue avec les quatre autres.' },
    7: { name: 'Sans ville turquoise', about: 'Chacun rend sa ville turquoise et joue avec les quatre autres.' },
    8: { name: 'Une de moins', about: 'Chacun rend une ville en secret et joue avec les quatre autres.' },
    9: {
      name: 'Trois-deux-un',
      about: 'Le budget change à chaque tour de table : trois, puis deux, puis un, et on recommence.',
    },
    10: { name: 'Rose et orange visibles', about: 'Les villes roses et orange sont visibles de tous.' },
    11: { name: 'Rose et marron visibles', about: 'Les villes roses et marron sont visibles de tous.' },
    12: { name: 'Marron et orange visibles', about: 'Les villes marron et orange sont visibles de tous.' },
    13: {
      name: 'Rose en plus',
      about:
        'La personne qui commence pioche une deuxième ville rose. Chaque joueur qui en a deux en garde une et donne l’autre à gauche ; la dernière personne remet la sienne dans la pile.',
    },
    14: {
      name: 'Marron en plus',
      about:
        'La personne qui commence pioche une deuxième ville marron. Chaque joueur qui en a deux en garde une et donne l’autre à gauche ; la dernière personne remet la sienne dans la pile.',
    },
    15: {
      name: 'Orange en plus',
      about:
        'La personne qui commence pioche une deuxième ville orange. Chaque joueur qui en a deux en garde une et donne l’autre à gauche ; la dernière personne remet la sienne dans la pile.',
    },
    16: { name: 'Trois échanges', about: 'Trois fois, tous passent une ville à gauche en même temps.' },
    17: { name: 'Toute la main', about: 'Avant la pose des marqueurs de départ, chacun passe toute sa main à gauche.' },
    18: { name: 'Où bon vous semble', about: 'Les rails se posent n’importe où, reliés à un réseau ou non.' },
    19: { name: 'Cartes sur table', about: 'Toutes les villes sont visibles de tous.' },
  },
  regionCards: {
    drop: {
      name: (region) => `Sans « ${region} »`,
      about: (region) => `Chacun rend sa ville de la région « ${region} » et joue avec les quatre autres.`,
    },
    reveal: {
      name: (regions) => `${regions} visibles`,
      about: (regions) => `Les villes des régions ${regions} sont visibles de tous.`,
    },
    extra: {
      name: (region) => `${region} en plus`,
      about: (region) =>
        `La personne qui commence pioche une deuxième ville de la région « ${region} ». Chaque joueur qui en a deux en garde une et donne l’autre à gauche ; la dernière personne remet la sienne dans la pile.`,
    },
  },
  /** Bubbles on the board, and the board in words. */
  bubbles: {
    legalList: 'Lignes où vous pouvez poser un rail',
    legalSpent: 'Votre plan occupe tout le tour. Posez-le, ou effacez-le pour choisir d’autres lignes.',
    ferryFree: 'Ferry, deux emplacements libres',
    ferryHalfBuilt: 'Ferry, un emplacement libre',
    ferryOpen: 'Ferry, ouvert à tous',
    ferryOnly: (names) => `Ferry réservé à ${names}`,
    twoTracks: (count, cost, budget) => `${n(count, { one: 'Un rail', other: '# rails' })}, coût ${cost} sur ${budget}`,
    missingTo: (before, after) => `Rails manquants : ${before} → ${after}`,
    alreadyLinked: (city) => `${city} : reliée`,
    outOfPlay: (city) => `${city} n’est pas en jeu à deux ou trois.`,
    whichRule: 'Quelle règle ?',
    advice: 'Conseil de l’ingénieur :',
    central: (missing) =>
      n(missing, {
        one: 'D’ici, # rail relierait toutes vos villes.',
        other: 'D’ici, # rails relieraient toutes vos villes.',
      }),
  },
};
