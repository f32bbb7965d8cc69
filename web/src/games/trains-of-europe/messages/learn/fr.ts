// French words of the rules screen and the quick start.

import type { LearnMessages } from '../learn-text.ts';

export const fr: LearnMessages = {
  phaseReference: {
    title: 'Phases et bonus en un coup d’œil',
    bonus: 'Bonus de l’annonce',
    passing: {
      may: 'On peut passer.',
      must: 'Chacun doit en prendre un.',
      offer: 'Il faut mettre en vente, mais pas enchérir.',
      none: 'Tout se fait automatiquement.',
    },
    assigns: 'À la fin, on affecte les véhicules.',
  },
  coach: {
    name: 'Prise en main',
    step: (at, of) => `Étape ${at} sur ${of}`,
    goOn: 'Continuer',
    back: 'Retour',
    why: 'Pourquoi ?',
    show: 'Montrer où',
    others: 'Les autres jouent',
    otherwise: 'C’est permis aussi. Mais pour cette fois, suivez l’exemple.',
    play: 'Jouer une vraie partie',
    rules: 'Lire les règles',
    dots: 'Étapes de la prise en main',
    leave: {
      title: 'Quitter la prise en main ?',
      text: 'Votre progression n’est pas enregistrée. Vous pouvez recommencer à tout moment.',
      yes: 'Quitter',
      no: 'Rester',
    },
  },
  quickStart: {
    welcome: {
      title: 'Votre première compagnie',
      text: 'Vous avez 100k en caisse, un contrat de départ et trois véhicules au dépôt. Deux années avec Jonas et Aino vous montrent les six phases.',
      why: '{contract caledonian-girders} demande une locomotive diesel, deux wagons ouverts et des licences de {city edinburgh} à {city london}, puis jusqu’à {city frankfurt}.',
    },
    meeting: {
      title: 'Annoncer : {phase on-site-meeting}',
      text: 'Vous avez la présidence, donc vous annoncez en premier. Il vous faut des licences. Annoncez la phase où elles se vendent.',
      task: 'Choisissez « {phase on-site-meeting} », puis annoncez.',
      why: 'La compagnie qui annonce agit en premier et a le bonus : trois tronçons au lieu de deux.',
    },
    licences: {
      title: 'Acheter trois licences',
      text: 'Les deux premières relient {city edinburgh} à {city london}, la troisième est un début vers {city frankfurt}. Quatre segments à 20k font 80k. Ils sont déjà prévus sur la carte.',
      task: 'Achetez {section edinburgh-manchester}, {section manchester-london} et {section calais-bruxelles}.',
      why: 'Une liaison compte dès que vos licences relient ses deux villes, directement ou par un détour. Vos réseaux n’ont pas besoin de se toucher.',
    },
    bonus: {
      title: 'De l’argent pour vos villes',
      text: 'Jonas a annoncé : {phase development-bonus}. Vos licences relient cinq villes : 50k. Jonas en relie trois et reçoit 20k de bonus.',
      why: 'Chaque ville au bout d’une licence compte une fois. Vous n’avez rien à faire.',
    },
    fair: {
      title: 'Acheter deux véhicules',
      text: 'Aino a annoncé : {phase railroad-fair}. Votre contrat demande une locomotive diesel et deux wagons ouverts ; un {model raft} est déjà au dépôt.',
      task: 'Achetez {model badger} pour 20k et {model raft} pour 40k.',
      why: '{model badger} est lent, mais c’est un diesel. Pour le montant par véhicule, seul le type compte.',
    },
    train: {
      title: 'Composer le train',
      text: 'Avec une locomotive et une liaison, le contrat commence à rapporter : 20k pour la liaison et 20k pour chacun des trois véhicules. Les deux que vous avez achetés y sont déjà.',
      task: 'Placez aussi sur {contract caledonian-girders} le {model raft} de votre dépôt, puis confirmez.',
      why: 'Rien n’est crédité sans une locomotive affectée et une liaison sous licence. Les deux sont là : 80k par an.',
    },
    'year-one': {
      title: 'Clôture de la première année',
      text: 'Votre bénéfice de 80k est versé. Avec les 10k restants, cela fait 90k. Les contrats délaissés reçoivent un jeton, et Jonas prend la présidence.',
      task: 'Regardez le relevé, puis commencez l’année 2.',
      why: 'Le bénéfice ne devient de l’argent qu’en fin d’année, et 200k au plus.',
    },
    contract: {
      title: 'Prendre un deuxième contrat',
      text: 'Jonas a annoncé : {phase conference-room}. {contract amber-road} coûte 70k de taxe par an et apporte un jeton de 10k. Votre bénéfice annuel tombe pour l’instant de 80k à 20k.',
      task: 'Choisissez {contract amber-road} et prenez ce contrat.',
      why: 'Un contrat coûte sa taxe tout de suite ; il rapporte dès qu’il a une locomotive et une liaison. Un wagon couvert pour lui est déjà dans votre dépôt, le reste du train suivra cette année.',
    },
    aid: {
      title: 'Prendre {model otter}',
      text: '{contract caledonian-girders} rapporte 50k de plus par an si chaque véhicule est de classe 2 ou plus. {model badger} est de classe 1 ; {model otter} est de classe 2, et diesel aussi.',
      task: 'Choisissez {model otter} et prenez ce véhicule. L’échange se fera plus tard.',
      why: 'Chacun doit prendre un véhicule, gratuitement. Rien n’est affecté dans cette phase.',
    },
    auction: {
      title: 'Annoncer : {phase auction-house}',
      text: 'C’est à vous d’annoncer. Vous avez un véhicule à vendre et un autre à acheter.',
      task: 'Choisissez « {phase auction-house} », puis annoncez.',
      why: 'La compagnie qui annonce ouvre le premier lot. À la fin des enchères, on affecte les véhicules.',
    },
    offer: {
      title: 'Vendre {model lark}',
      text: 'Une compagnie qui a des véhicules libres doit en mettre au moins un en vente. Aucun de vos contrats ne demande de locomotive électrique.',
      task: 'Sélectionnez uniquement {model lark} et mettez ce véhicule en vente.',
      why: 'Tous choisissent en même temps : personne ne sait ce que les autres mettent en vente.',
    },
    open: {
      title: 'Ouvrir le premier lot',
      text: 'Aino met en vente {model strongbox}, un wagon couvert dont {contract amber-road} a besoin. L’enchère minimale est de 20k.',
      task: 'Choisissez {model strongbox} et enchérissez à 20k.',
      why: 'Les enchères sur un véhicule s’ouvrent à son prix moins 20k, mais jamais sous 20k. La compagnie qui vend n’enchérit pas.',
    },
    raise: {
      title: 'Surenchérir',
      text: 'Jonas monte à 30k. Avec 40k, vous repassez devant.',
      task: 'Enchérissez à 40k.',
      why: 'Dans un train qui rapporte, ce wagon vaut 20k par an. Il est amorti en deux ans.',
    },
    decline: {
      title: 'Acheté et vendu',
      text: 'Jonas a passé, {model strongbox} est à vous. Puis Aino vous a acheté {model lark} pour 40k. Le dernier lot ne vous sert à rien.',
      task: 'N’ouvrez rien.',
      why: 'Après une vente, la compagnie qui suit celle qui a ouvert peut ouvrir. Quand toutes ont renoncé tour à tour, les enchères sont finies.',
    },
    swap: {
      title: 'Échanger les locomotives',
      text: '{model otter} va sur {contract caledonian-girders} ; ses 50k viendront avec la liaison {city london}–{city frankfurt}. {model badger} tire {contract amber-road} avec les deux {model strongbox}.',
      task: 'Choisissez {model badger} sur {contract caledonian-girders} pour retirer la locomotive et mettez-y {model otter}. Placez ensuite {model badger} sur {contract amber-road} avec les deux {model strongbox}, puis confirmez.',
      why: 'Le premier contrat rapporte 80k comme avant. Le deuxième a un train mais pas encore de liaison, il ne rapporte donc rien. Votre bénéfice annuel reste à 20k.',
    },
    'year-two': {
      title: 'Clôture de la deuxième année',
      text: '80k du premier contrat, moins 70k de taxe pour le deuxième, plus 10k pour son jeton : 20k sont versés. Vous avez 110k.',
      task: 'Commencez l’année 3.',
      why: 'Un jeton reste avec son contrat et compte chaque année.',
    },
    end: {
      title: 'À vous de jouer',
      text: 'Vous avez vu les six phases. Une licence {section warszawa-gdansk} coûte 20k et met {contract amber-road} en marche : 70k par an. La liaison vers {city frankfurt} rapporterait 70k elle aussi. Trois contrats remplis mettent fin à la partie.',
      why: 'À la fin, les points décident, pas l’argent. Le bénéfice, les contrats, les villes et les réseaux en rapportent.',
    },
  },
};
