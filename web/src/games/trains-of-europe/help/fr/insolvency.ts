// French: losses that cannot be paid.

import { list, note, p, type ChapterText } from '../text.ts';

export const insolvency: ChapterText<'insolvency'> = {
  title: 'Quand l’argent manque',
  sections: {
    forgiven: {
      title: 'Une perte impossible à payer',
      body: [
        p(
          'Si votre perte dépasse votre caisse, vous payez ce que vous avez. Le reste est effacé définitivement, mais la compagnie est *avertie*. On ne peut rien vendre pour l’éviter.',
        ),
        p(
          'À la fin de l’année suivante, une compagnie avertie doit être sortie du rouge ou payer toute sa perte. L’avertissement disparaît alors.',
        ),
        note('Exemple : perte 50k, caisse 30k. Vous payez 30k, 20k sont effacés, et votre compagnie est avertie.'),
      ],
      words: 'avertie avertissement effacé remise dette perte caisse',
    },
    leaving: {
      title: 'Quitter la partie',
      body: [
        p(
          'Une compagnie avertie qui ne peut de nouveau pas payer est insolvable. Elle ne paie plus rien, quitte la partie et est tout de même évaluée à la fin.',
        ),
        list(
          'Tout ce qu’elle a reste en place. Ses voies restent prises.',
          'Le nombre de phases suit les compagnies restantes.',
          'S’il n’en reste qu’une, la partie finit avec cette année.',
        ),
      ],
      words: 'insolvable faillite dehors quitter éliminée',
    },
    'self-managed': {
      title: 'Insolvabilité autogérée',
      body: [
        p(
          'Avec cette variante, une compagnie insolvable ne part pas tout de suite : elle vend ce qu’elle a. Les autres enchérissent sur',
        ),
        list(
          'tous ses véhicules libres,',
          'chaque licence qu’elle n’utilise pas,',
          'et ceux de ses contrats inachevés qu’elle met en vente. Elle les choisit une seule fois, au début.',
        ),
      ],
      words: 'vendre variante sauver contrats proposer biens',
    },
    'insolvency-sale': {
      title: 'La vente',
      body: [
        p(
          'Elle se déroule comme une vente aux enchères, mais sans séparer licences et véhicules, et la compagnie à droite de l’insolvable ouvre en premier. Après chaque vente, on détermine de nouveau ce qui est à vendre. Toutes les autres compagnies participent, même celles qui attendent leur propre insolvabilité.',
        ),
        list(
          'L’enchère minimale pour un contrat est son bénéfice indiqué moins 20k, mais au moins 20k.',
          'Il est vendu avec ses véhicules et ses jetons. Pour la compagnie qui l’achète, il peut être rempli aussitôt.',
          'Les licences ne font pas partie d’un contrat ; elles restent où elles sont.',
        ),
      ],
      words: 'enchère minimale contrat vendu droite voisin acheter',
    },
    rescue: {
      title: 'Sauvée ou non',
      body: [
        p(
          'Après chaque vente : dès que le bénéfice n’est plus négatif, plus rien n’est dû et rien n’est versé. Dès que la caisse couvre la perte, celle-ci est payée. Dans les deux cas, la compagnie reste et l’avertissement disparaît.',
        ),
        p(
          'Si personne n’ouvre pendant un tour complet, elle quitte la partie. Le produit des ventes lui reste et compte à l’évaluation. Si plusieurs compagnies sont insolvables, elles se suivent.',
        ),
      ],
      words: 'sauvée fin produit assez quitter tour',
    },
  },
};
