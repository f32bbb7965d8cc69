// French: the six phases.

import { list, note, p, type ChapterText } from '../text.ts';

export const phases: ChapterText<'phases'> = {
  title: 'Les six phases',
  sections: {
    'on-site-meeting': {
      title: 'Réunion sur place',
      body: [
        p('Chacun peut acheter des licences pour 2 tronçons au plus. *Bonus :* jusqu’à 3 pour qui annonce.'),
        p(
          'On achète l’une après l’autre, et chaque licence est payée et posée avant que vous décidiez de la suivante. Une nouvelle liaison rapporte aussitôt et peut remplir un contrat. Vous pouvez passer. On n’affecte pas de véhicules.',
        ),
      ],
      picture:
        'Bleu regarde Vienne–Budapest : 40k, car une compagnie y est déjà. L’autre tronçon prévu coûte aussi 40k.',
      words: 'acheter licence tronçon carte construire passer',
    },
    'railroad-fair': {
      title: 'Salon ferroviaire',
      body: [
        p('Chacun peut acheter 2 véhicules au plus. *Bonus :* jusqu’à 3 pour qui annonce.'),
        list(
          'Ceux des stands coûtent leur prix imprimé.',
          'À l’aveugle, une locomotive de la réserve coûte 50k, un wagon 30k ; vous payez avant de voir. L’achat compte dans la limite.',
          'Ce qui est acheté n’est remplacé qu’en fin d’année.',
        ),
        p('Vous pouvez passer. Quand tous ont acheté, on affecte les véhicules.'),
      ],
      words: 'acheter véhicule stand aveugle réserve prix passer',
    },
    'conference-room': {
      title: 'Salle de conférence',
      body: [
        p('Chacun peut prendre 1 contrat. *Bonus :* jusqu’à 2 pour qui annonce.'),
        p(
          'Vous choisissez un contrat visible, avec ses jetons, ou en prenez un à l’aveugle. Taxe et jetons agissent aussitôt. On ne complète l’étalage qu’en fin d’année. Vous pouvez passer. On n’affecte pas de véhicules.',
        ),
      ],
      words: 'prendre contrat étalage pile passer',
    },
    'blind-contract': {
      title: 'Un contrat à l’aveugle',
      body: [
        p(
          'Au lieu d’un contrat visible, vous pouvez en prendre un sans le voir. Il apporte aussitôt 50k en caisse et un jeton, et il faut le garder, quel qu’il soit. Qui annonce peut le faire deux fois.',
        ),
        note('Les contrats passés sous la pile ne reviennent que lorsque tous ceux qu’on n’a pas vus sont partis.'),
      ],
      words: 'aveugle piocher pile caché risque caisse',
    },
    'auction-house': {
      title: 'Salle des ventes',
      body: [
        p(
          'Qui a un véhicule libre doit en proposer au moins un ; d’autres véhicules et les licences inutilisées sont facultatifs. Tous proposent en secret et en même temps. *Bonus :* qui annonce ouvre le premier lot.',
        ),
        p(
          'On vend d’abord les licences, puis les véhicules. À la fin, on affecte les véhicules. Qui n’a rien à proposer n’est pas interrogé, mais peut enchérir.',
        ),
      ],
      words: 'enchères offre vendre lot secret obligatoire',
    },
    'government-aid': {
      title: 'Aide publique',
      body: [
        p(
          'On tire et on montre 2 locomotives et autant de wagons qu’il y a de compagnies, si possible tous différents. *Bonus :* qui annonce choisit en premier.',
        ),
        p(
          'Puis chacun en prend un, gratuitement ; on ne peut pas refuser. Les deux qui restent vont à la défausse. On n’affecte pas de véhicules.',
        ),
      ],
      words: 'gratuit cadeau véhicule choisir obligatoire tirer',
    },
    'development-bonus': {
      title: 'Prime de développement',
      body: [
        p(
          'Chaque compagnie reçoit 10k en caisse pour chaque ville au bout d’une de ses licences. Chaque ville compte une fois, les réseaux séparés comptent tous. *Bonus :* 20k de plus pour qui annonce. Personne n’a rien à faire.',
        ),
      ],
      picture: 'Vert a trois tronçons sous licence en deux endroits et relie cinq villes : 50k.',
      words: 'caisse ville villes reliées argent automatique',
    },
  },
};
