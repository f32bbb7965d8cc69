// Polish: what a table may agree on.

import { list, p, type ChapterText } from '../text.ts';

export const agreements: ChapterText<'agreements'> = {
  title: 'Przy tym stole',
  sections: {
    options: {
      title: 'Co można ustalić',
      body: [
        p('Tam, gdzie instrukcje się różnią, stół trzyma się tych stron. Własny stół może zmienić:'),
        list(
          'długość toru punktacji: 13 jak w instrukcji lub inną',
          'kto zaczyna: los, pierwsza osoba przy stole albo najstarsza',
          'punktację: utrata punktów lub prestiż, na dowolnej planszy',
          'liczbę torów w puli',
          'kilka znaczników na jednym skrzyżowaniu (edycja promowa)',
          'pasowanie bez budowania (edycja prestiżowa)',
          'za ile liczy się brakujący niedokończony prom: 2 lub 1',
          'kto zauważa komplet miast: stół albo wy sami, zgłaszając go',
          'ściągawkę, która pokazuje karty, które przeszły przez twoje ręce.',
        ),
      ],
      words: 'opcje zasady domowe warianty własny stół',
    },
    final: {
      title: 'Bez cofania',
      body: [
        p(
          'Planowanie nic nie kosztuje: plan jest tylko twój i możesz go zmieniać do woli. Położonego toru nie można cofnąć.',
        ),
        p(
          'Ruch wykonuje się tor po torze. Jeśli pierwszy połączy komuś ostatnie miasto, dowiesz się o tym, zanim położysz drugi.',
        ),
      ],
      words: 'cofnij wycofać plan potwierdzenie',
    },
  },
};
