// Polish: what the game is about and what lies on the table.

import { list, note, p, type ChapterText } from '../text.ts';

export const overview: ChapterText<'overview'> = {
  title: 'Gra',
  sections: {
    goal: {
      title: 'Cel gry',
      body: [
        p(
          'W każdej rundzie masz pięć tajnych miast, po jednym w każdym kolorze. Połącz je wszystkie nieprzerwaną siecią torów ze swoim *znacznikiem początkowym*, zanim komuś innemu uda się to z własnymi miastami.',
        ),
        p(
          'Tory nie należą do nikogo. Gdy tylko twoja sieć zetknie się z inną, możesz korzystać z jej torów, a inni z twoich.',
        ),
        p(
          'Gra trwa kilka rund. Punktacja zależy od edycji: w klasycznej i promowej za każdy brakujący tor traci się punkty, w prestiżowej punkty się zdobywa.',
        ),
      ],
      picture: 'Pięć miast w pięciu kolorach, wszystkie połączone ze znacznikiem w Berlinie.',
      words: 'zasady wygrana',
    },
    board: {
      title: 'Plansza, skrzyżowania i linie',
      body: [
        p(
          'Plansza to siatka *linii*. Spotykają się one na *skrzyżowaniach*, a niektóre skrzyżowania są miastami. Tor leży na linii i łączy oba jej końce.',
        ),
        p(
          'Cienkie linie są *pojedyncze*, linie z dwóch kresek są *podwójne*. Każde miasto należy do jednego z pięciu kolorowych regionów, w każdym jest ich siedem.',
        ),
        note('Wybrzeża, rzeki i odległości są dopasowane do siatki. Liczy się tylko to, jak narysowano linię.'),
      ],
      words: 'mapa węzeł kratka odcinek',
    },
    pieces: {
      title: 'Tory, znaczniki, lokomotywy',
      body: [
        list(
          'Wszyscy biorą z *jednej puli czarnych torów*: 83 w edycji klasycznej i promowej, 85 w prestiżowej. Tor na planszy nie ma właściciela, bez względu na to, kto go położył.',
          'Każdy ma *znacznik początkowy*, od którego zaczyna się jego sieć.',
          'Każdy ma *lokomotywę* na torze punktacji. Zaczyna ona przy parowozowni.',
        ),
      ],
      words: 'zawartość elementy pionek zapas',
    },
    players: {
      title: 'Gracze i gracz startowy',
      body: [
        p(
          'Gra od dwóch do sześciu osób, każda w innym kolorze. Pierwszego gracza startowego wybiera los, chyba że przy stole ustalono inaczej.',
        ),
        p(
          'W grze *dwu- lub trzyosobowej* dziesięć kart miast z przerywaną obwódką, po dwie w każdym kolorze, nie bierze udziału w całej grze. Zostaje 25 kart. Od czterech osób używa się wszystkich 35.',
        ),
      ],
      words: 'przygotowanie liczba obwódka pasiasta',
    },
  },
};
