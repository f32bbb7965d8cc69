// French: what a table of one’s own may change.

import { list, type ChapterText } from '../text.ts';

export const variants: ChapterText<'variants'> = {
  title: 'Une table personnalisée',
  sections: {
    'variant-secret': {
      title: 'Ce qui reste secret',
      body: [
        list(
          '*Véhicules cachés :* vous voyez vos véhicules libres, les autres n’en voient que le nombre. Ceux que l’on met en vente sont montrés, et tous le sont lors d’une vente pour insolvabilité et à la fin.',
          '*Caisse cachée :* les autres ne voient ni votre caisse ni la banque.',
        ),
      ],
      words: 'caché secret option variante',
    },
    'variant-money': {
      title: 'Quand l’argent manque : variantes',
      body: [
        list(
          '*Insolvabilité autogérée :* au lieu de partir, une compagnie insolvable peut d’abord vendre.',
          '*Perte effacée une seule fois :* l’avertissement ne disparaît jamais. À la deuxième perte impayée, la compagnie est insolvable.',
          '*Licences libérées :* quand une compagnie quitte la partie, ses voies sont libres pour les autres et n’augmentent plus la redevance.',
          '*La banque peut se vider :* d’habitude, une banque vide met fin à la partie ; sans cette règle, elle peut s’endetter.',
        ),
      ],
      words: 'option variante insolvabilité banque',
    },
    'variant-beginning': {
      title: 'Le début',
      body: [
        list(
          '*Première présidence :* tirée au sort, à la première place ou à la personne la plus âgée.',
          '*Contrats de départ :* à deux, proches l’un de l’autre, au hasard, ou choisis ensemble.',
        ),
      ],
      words: 'option variante départ contrat présidence',
    },
    'variant-turns': {
      title: 'Tour après tour',
      body: [
        list(
          '*Affecter à son tour :* au Salon, chaque compagnie affecte à son tour, et non toutes ensemble à la fin.',
          '*Pas d’enchère fixes :* la première enchère est exactement le minimum, chaque suivante exactement 10k de plus.',
          '*Mise en vente à tour de rôle :* à la Salle des ventes, chacun met en vente à son tour et au vu de tous, en commençant par la compagnie qui annonce.',
          '*Remélanger :* les véhicules défaussés reviennent après 1, 2, 3 ou 4 ans.',
        ),
      ],
      words: 'option variante enchères salon mélanger',
    },
    'variant-end': {
      title: 'La fin : variantes',
      body: [
        list(
          '*Objectif :* combien de contrats remplis mettent fin à la partie.',
          '*Sans limite :* pas d’objectif. Seules les autres raisons mettent fin à la partie.',
          '*Relever l’objectif :* vous pouvez convenir de plus de contrats en cours de partie.',
          '*Lancé, donc pas en sommeil :* un contrat sans revenu ne coûte pas de point s’il a un véhicule ou une liaison.',
          '*Égalités :* partagées, ou décidées par le bénéfice, puis les contrats remplis, puis la caisse.',
        ),
      ],
      words: 'option variante sans limite objectif égalité',
    },
    'books-by-hand': {
      title: 'Comptes à la main',
      body: [
        list(
          '*Comptes à la main :* le jeu n’indique ni la somme de vos contrats ni le bénéfice à venir. Rien ne bouge sur l’échelle des bénéfices pendant l’année.',
          'Déclarer : à la fin de l’année, chacun calcule son bénéfice annuel et le déclare, tous en même temps et en secret. Un brouillon additionne les montants que vous choisissez.',
          'Contrôler : ensuite, à partir de la présidence et dans le sens horaire, chaque compagnie peut en contrôler une autre. Chacune est contrôlée une fois par an au plus.',
          'Une erreur trouvée par un contrôle coûte la différence, au plus la caisse de la compagnie, payée à celle qui contrôle ; le pion est remis à sa place. Un contrôle qui ne trouve rien ne coûte rien.',
          'Ce qui compte : le versement, la perte et les 500k qui terminent la partie suivent les pions. Les 500k sont vérifiés une fois par an, après les contrôles.',
          'Insolvabilité : à chaque contrat vendu, le pion de la compagnie qui vend bouge de ce que le contrat rapportait moins sa taxe. Rien n’est déclaré, et le pion de celle qui achète ne bouge pas.',
          'À la fin, tous les comptes sont rectifiés avant l’évaluation. Personne ne paie pour cela.',
        ),
      ],
      words: 'comptes contrôle fiscal audit déclaration main pion brouillon',
    },
  },
};
