// French: the six phases.

import { list, note, p, type ChapterText } from '../text.ts';

export const phases: ChapterText<'phases'> = {
  title: 'Les six phases',
  sections: {
    'on-site-meeting': {
      title: 'Réunion sur place',
      body: [
        p(
          'Chacun peut acheter des licences pour 2 tronçons au plus. *Bonus :* jusqu’à 3 pour la compagnie qui annonce.',
        ),
        p(
          'On les achète l’une après l’autre. Chaque licence est payée et posée avant que vous décidiez de la suivante. Une nouvelle liaison rapporte aussitôt et peut remplir un contrat. Vous pouvez passer. On n’affecte pas de véhicules.',
        ),
      ],
      picture:
        'Bleu regarde Vienne–Budapest : 40k, car une compagnie y est déjà. L’autre tronçon prévu coûte aussi 40k.',
      words: 'acheter licence tronçon carte construire passer',
    },
    'railroad-fair': {
      title: 'Salon ferroviaire',
      body: [
        p('Chacun peut acheter 2 véhicules au plus. *Bonus :* jusqu’à 3 pour la compagnie qui annonce.'),
        list(
          'Les véhicules des stands coûtent leur prix catalogue.',
          'Tirée face cachée de la réserve, une locomotive coûte 50k, un wagon 30k. Vous payez avant de voir. L’achat compte dans la limite.',
          'Les véhicules achetés ne sont remplacés qu’en fin d’année.',
        ),
        p('Vous pouvez passer. Quand tous ont acheté, on affecte les véhicules.'),
      ],
      words: 'acheter véhicule stand aveugle face cachée réserve prix passer',
    },
    'conference-room': {
      title: 'Salle de conférence',
      body: [
        p('Chacun peut prendre 1 contrat. *Bonus :* jusqu’à 2 pour la compagnie qui annonce.'),
        p(
          'Vous choisissez un contrat visible, avec ses jetons, ou en prenez un face cachée. La taxe et les jetons comptent aussitôt. On ne complète l’étalage qu’en fin d’année. Vous pouvez passer. On n’affecte pas de véhicules.',
        ),
      ],
      words: 'prendre contrat étalage pile passer',
    },
    'blind-contract': {
      title: 'Un contrat face cachée',
      body: [
        p(
          'Au lieu d’un contrat visible, vous pouvez en prendre un face cachée sur la pile. Il apporte aussitôt 50k en caisse et un jeton. Vous devez le garder, quel qu’il soit. La compagnie qui annonce peut le faire deux fois.',
        ),
        note('Les contrats passés sous la pile ne reviennent qu’après tous les autres.'),
      ],
      words: 'aveugle piocher pile face cachée risque caisse',
    },
    'auction-house': {
      title: 'Salle des ventes',
      body: [
        p(
          'Si vous avez un véhicule libre, vous devez en mettre au moins un en vente. D’autres véhicules et les licences inutilisées sont facultatifs. Tous choisissent en secret et en même temps. *Bonus :* la compagnie qui annonce ouvre le premier lot.',
        ),
        p(
          'On vend d’abord les licences, puis les véhicules. À la fin, on affecte les véhicules. Une compagnie qui n’a rien à vendre peut quand même enchérir.',
        ),
      ],
      words: 'enchères offre mise en vente lot secret obligatoire',
    },
    'government-aid': {
      title: 'Aide publique',
      body: [
        p(
          'On tire et on montre 2 locomotives et autant de wagons qu’il y a de compagnies, si possible tous différents. *Bonus :* la compagnie qui annonce choisit en premier.',
        ),
        p(
          'Chacun doit en prendre un, gratuitement. Les deux qui restent vont à la défausse. On n’affecte pas de véhicules.',
        ),
      ],
      words: 'gratuit cadeau véhicule choisir obligatoire tirer',
    },
    'development-bonus': {
      title: 'Prime de développement',
      body: [
        p(
          'Chaque compagnie reçoit 10k en caisse pour chaque ville au bout d’une de ses licences. Chaque ville compte une fois. Tous vos réseaux comptent, reliés ou non. *Bonus :* 20k de plus pour la compagnie qui annonce. Tout se fait automatiquement.',
        ),
      ],
      picture: 'Vert a trois tronçons sous licence en deux endroits et relie cinq villes : 50k.',
      words: 'caisse ville villes reliées argent automatique',
    },
  },
};
