// French: what a table of one’s own may change.

import { list, p, type ChapterText } from '../text.ts';

export const variants: ChapterText<'variants'> = {
  title: 'Une table personnalisée',
  sections: {
    'variant-secret': {
      title: 'Ce qui reste secret',
      body: [
        list(
          '*Véhicules cachés :* vous voyez vos véhicules libres, les autres n’en voient que le nombre. Ceux que l’on propose sont montrés, et tous le sont lors d’une vente pour insolvabilité et à la fin.',
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
          '*Une seule remise par partie :* l’avertissement ne disparaît jamais. La deuxième perte impossible à payer est la dernière.',
          '*Licences libérées :* les voies d’une compagnie partie sont libres pour les autres et ne renchérissent plus la redevance.',
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
          '*Offres à tour de rôle :* à la Salle des ventes, on propose l’un après l’autre, à découvert, en commençant par qui annonce.',
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
          '*Relever l’objectif :* vous pouvez convenir en route de plus de contrats.',
          '*Lancé, donc pas en sommeil :* un contrat sans revenu ne coûte pas de point s’il a un véhicule ou une liaison.',
          '*Égalités :* partagées, ou décidées par le bénéfice, puis les contrats remplis, puis la caisse.',
        ),
      ],
      words: 'option variante sans limite objectif égalité',
    },
    'left-out': {
      title: 'Ce qui n’existe pas ici',
      body: [
        p(
          'Personne ne tient de comptes à la main et il n’y a pas de contrôles extraordinaires : des comptes qui se tiennent seuls sont toujours justes.',
        ),
      ],
      words: 'contrôle fiscal audit manque comptabilité',
    },
  },
};
