// French: the fiscal year and who calls.

import { list, note, p, type ChapterText } from '../text.ts';

export const year: ChapterText<'year'> = {
  title: 'L’année et ses annonces',
  sections: {
    calling: {
      title: 'Annoncer une phase',
      body: [
        p(
          'Une manche est un exercice d’un an. À partir de la présidence et dans le sens horaire, chaque compagnie annonce l’une des six phases, et tout le monde la joue avant que la suivante soit annoncée.',
        ),
        list(
          'Une phase annoncée ne revient plus de l’année.',
          'L’annonce est obligatoire, même si la phase ne sert à personne.',
          'Quatre compagnies annoncent quatre phases, trois en annoncent trois, et deux en annoncent trois. Chaque année, deux ou trois phases n’ont donc pas lieu.',
        ),
        note('Qui annonce est fixé au début de l’année et ne change plus avant la fin.'),
      ],
      words: 'manche tour ordre sens horaire obligatoire exercice carte de phase',
    },
    caller: {
      title: 'Le bonus de l’annonce',
      body: [
        p(
          'Qui annonce agit en premier et a le bonus de la phase. Puis les autres agissent dans le sens horaire, une fois chacun. Le plus souvent, vous pouvez passer ; seuls l’offre à la Salle des ventes et le choix de l’Aide publique sont obligatoires.',
        ),
        p('On ne vous demande rien si vous ne pouvez rien faire. Un tour qui a épuisé sa limite finit de lui-même.'),
      ],
      words: 'bonus premier ordre passer tour',
    },
    glance: {
      title: 'Phases et bonus en un coup d’œil',
      body: [p('Chaque phase vient au plus une fois par an. Après la dernière annonce, l’année se clôt.')],
      picture: 'Les six phases : ce que chacun peut faire, et ce que l’annonce donne en plus.',
      words: 'aperçu résumé six phases tableau liste',
    },
  },
};
