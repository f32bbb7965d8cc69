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
        note('L’ordre des annonces est fixé au début de l’année.'),
      ],
      words: 'manche tour ordre sens horaire obligatoire exercice carte de phase',
    },
    caller: {
      title: 'Le bonus de l’annonce',
      body: [
        p(
          'La compagnie qui annonce agit en premier et a le bonus de la phase. Puis les autres agissent dans le sens horaire, une fois chacune. Le plus souvent, vous pouvez passer. Seuls la mise en vente à la Salle des ventes et le choix de l’Aide publique sont obligatoires.',
        ),
        p(
          'Le jeu ne vous demande rien si vous ne pouvez rien faire. Votre tour se termine quand votre limite est atteinte.',
        ),
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
