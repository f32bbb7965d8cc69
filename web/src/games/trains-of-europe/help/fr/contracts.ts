// French: contracts and what they earn.

import { list, note, p, type ChapterText } from '../text.ts';

export const contracts: ChapterText<'contracts'> = {
  title: 'Contrats',
  sections: {
    'contract-card': {
      title: 'Ce que dit un contrat',
      body: [
        list(
          '*Liaisons :* une suite de villes. Deux villes voisines forment une liaison, avec son montant.',
          '*Véhicules :* de quels types, et combien. Chacun rapporte le même montant.',
          '*Condition :* parfois une exigence de plus, avec un montant.',
          '*Taxe* et *bénéfice :* le bénéfice est tout ce que le contrat peut rapporter, moins la taxe.',
        ),
        p('Vous pouvez avoir autant de contrats que vous voulez. Tout le monde les voit.'),
      ],
      picture:
        'Poutrelles calédoniennes, la première année de la prise en main. Édimbourg–Londres est sous licence par Manchester et le train est prêt ; Londres–Francfort est à ouvrir.',
      words: 'carte liaison taxe bénéfice montant visible nombre',
    },
    'tax-chips': {
      title: 'Taxe et jetons',
      body: [
        p(
          'La taxe abaisse votre bénéfice à l’instant où vous prenez le contrat, avant qu’il rapporte quoi que ce soit. Les contrats de départ n’en ont pas.',
        ),
        p('Les jetons posés sur un contrat viennent avec lui et relèvent aussitôt le bénéfice, de 10k par an chacun.'),
        note('Exemple : une taxe de 70k et un jeton abaissent le bénéfice de 60k.'),
      ],
      words: 'taxe subvention jeton moins coût',
    },
    gate: {
      title: 'Quand le revenu commence',
      body: [
        p('Un contrat ne rapporte rien tant que deux choses ne sont pas réunies :'),
        list(
          'une locomotive ou une motrice du type demandé lui est affectée, et',
          'au moins une de ses liaisons est sous licence d’un bout à l’autre.',
        ),
        p(
          'Cela vaut aussi quand vous prenez un contrat dont vous tenez déjà les liaisons : sans locomotive, pas de revenu.',
        ),
      ],
      words: 'début commencer revenu locomotive liaison rien crédité',
    },
    routes: {
      title: 'Liaisons',
      body: [
        p(
          'Vous tenez une liaison quand vos licences relient ses deux villes, directement ou par un détour. L’ordre des liaisons n’a pas d’importance. Un tronçon peut servir à plusieurs de vos contrats.',
        ),
        p(
          'Chaque liaison tenue rapporte son montant dès que la dernière lacune est comblée, dans tous les contrats qui la demandent.',
        ),
      ],
      picture:
        'Bleu tient la liaison d’Amsterdam à Francfort par Bruxelles et Cologne ; le chemin direct par Cologne suffirait aussi.',
      words: 'détour chemin relié ordre créditer trajet',
    },
    train: {
      title: 'Le train',
      body: [
        p(
          'Chaque véhicule demandé et affecté rapporte le montant par véhicule, mais les wagons seulement dans la mesure où les locomotives peuvent les tirer.',
        ),
        list(
          'Vous ne pouvez affecter que les types de la carte, et pas plus qu’elle n’en montre.',
          'Pour ce montant, seul le type compte. Un wagon lent rapporte autant qu’un rapide.',
        ),
      ],
      words: 'véhicules wagons tirer force sorte type montant',
    },
    condition: {
      title: 'La condition supplémentaire',
      body: [
        p(
          'Elle vient en dernier : toutes les liaisons doivent être sous licence, tous les véhicules affectés et tirés. Alors elle rapporte son montant si',
        ),
        list(
          'une *vitesse* est demandée et que chaque véhicule du train, locomotive comprise, est au moins de cette classe, ou',
          'des *couchettes* sont demandées et que chaque voiture en a ; les locomotives n’en ont pas besoin.',
        ),
        note(
          'D’ici là, le contrat rapporte sans elle. Vous pourrez échanger plus tard les véhicules qui ne conviennent pas.',
        ),
      ],
      words: 'vitesse couchettes voiture-lit classe exigence',
    },
    completion: {
      title: 'Remplir un contrat',
      body: [
        p(
          'Quand tout ce que demande la carte est atteint, le contrat est aussitôt rempli, dans n’importe quelle phase. Pendant l’affectation, il l’est quand vous confirmez.',
        ),
        list(
          'Ses véhicules vont à la défausse.',
          'Vous gardez son bénéfice indiqué et ses jetons jusqu’à la fin.',
          'Il ne peut plus rien perdre. C’est pourquoi les tronçons qu’il utilise ne sont pas à vendre.',
        ),
      ],
      words: 'rempli fini achevé défausse retourné définitif',
    },
    'losing-income': {
      title: 'Quand on retire quelque chose',
      body: [
        p(
          'Tant qu’un contrat n’est pas rempli, il ne rapporte que pour ce qu’il a. Si vous retirez un wagon, vous perdez son montant. Si vous retirez la seule locomotive, tout le revenu cesse. La taxe et les jetons restent.',
        ),
      ],
      words: 'retirer perdre baisser échanger',
    },
  },
};
