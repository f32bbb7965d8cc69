// Polish: the fiscal year and who calls.

import { list, note, p, type ChapterText } from '../text.ts';

export const year: ChapterText<'year'> = {
  title: 'Rok i jego fazy',
  sections: {
    calling: {
      title: 'Ogłaszanie fazy',
      body: [
        p(
          'Runda to rok obrotowy. Każda firma ogłasza jedną z sześciu faz. Zaczyna firma, która przewodniczy, dalej zgodnie z ruchem wskazówek zegara. Wszyscy rozgrywają fazę, zanim ogłoszona zostanie następna.',
        ),
        list(
          'Ogłoszona faza nie wraca już w tym roku.',
          'Ogłaszanie jest obowiązkowe, nawet gdy faza nikomu nic nie daje.',
          'Cztery firmy ogłaszają cztery fazy, trzy ogłaszają trzy, a dwie też trzy. Co roku dwie lub trzy fazy więc odpadają.',
        ),
        note('Kolejność ogłaszania jest ustalona na początku roku.'),
      ],
      words: 'runda kolej kolejność zegar obowiązkowe rok obrotowy karta fazy',
    },
    caller: {
      title: 'Premia za ogłoszenie',
      body: [
        p(
          'Kto ogłasza, zaczyna i ma premię tej fazy. Potem po jednym razie działają pozostali, zgodnie z ruchem wskazówek zegara. Zwykle można spasować; obowiązkowe są tylko wystawienie w Domu aukcyjnym i wybór przy Pomocy rządowej.',
        ),
        p('Gra pyta cię tylko wtedy, gdy możesz coś zrobić. Twój ruch kończy się, gdy wyczerpiesz limit.'),
      ],
      words: 'premia bonus najpierw kolejność pas ruch',
    },
    glance: {
      title: 'Fazy i premie w skrócie',
      body: [p('Każda faza przypada najwyżej raz w roku. Po ostatniej rok się kończy.')],
      picture: 'Sześć faz: co wolno wszystkim i co daje ponadto ogłoszenie.',
      words: 'przegląd podsumowanie sześć faz tabela lista',
    },
  },
};
