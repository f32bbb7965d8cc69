// German: laying tracks and what a network is.

import { list, note, p, type ChapterText } from '../text.ts';

export const building: ChapterText<'building'> = {
  title: 'Schienen legen',
  sections: {
    turn: {
      title: 'Dein Zug',
      body: [
        p('Gespielt wird reihum im Uhrzeigersinn; der Startspieler macht den Anfang. In deinem Zug legst du entweder'),
        list('*eine oder zwei* Schienen auf freie einfache Linien oder', '*eine* Schiene auf eine freie Doppellinie.'),
        p(
          'Anders gesagt: Du hast ein Budget von 2. Eine einfache Linie kostet 1, eine Doppellinie 2. Nach einer Schiene darfst du aufhören.',
        ),
        note('Die Fähren-Ausgabe kennt eine dritte Möglichkeit. Sonderkarten können das Budget ändern.'),
      ],
      words: 'Spielzug Budget Limit Kosten ausgeben wie viele Schienen',
    },
    lines: {
      title: 'Einfache Linien und Doppellinien',
      body: [
        p(
          'In der Ebene ist eine Linie einfach. Wo sie über einen Fluss, über Berge oder übers Meer führt, ist sie meist doppelt gezeichnet: Dann braucht sie den ganzen Zug und zählt 2, wenn sie fehlt.',
        ),
        p(
          'Es entscheidet allein die Zeichnung, nicht der Untergrund. Auch für eine Doppellinie kommt nur *eine* Schiene aus dem Vorrat.',
        ),
      ],
      picture: 'Rund um Wien: zwei einfache Linien, eine Brücke über die Donau und eine Strecke in die Alpen.',
      words: 'Fluss Berg Gebirge Meer Brücke Tunnel Gelände Überquerung Doppelschiene',
    },
    connected: {
      title: 'Eine Schiene muss an dein Netz anschließen',
      body: [
        p(
          'Ein Ende der neuen Schiene muss in dem Moment, in dem du sie legst, an deinem Marker liegen oder an einem Kreuzungspunkt, den dein Netz schon erreicht.',
        ),
        list(
          'Abzweigen darfst du überall in deinem Netz.',
          'Zwei Schienen eines Zuges werden nacheinander gelegt. Die zweite darf dort beginnen, wo die erste gerade angekommen ist.',
          'Sie müssen sich nicht berühren: Du darfst auch an zwei verschiedenen Stellen bauen.',
        ),
      ],
      picture:
        'Farbige Linien berühren das Netz und dürfen bebaut werden. Die grauen Schienen rechts gehören noch nicht dazu.',
      words: 'nicht verbunden angrenzend abzweigen erreichen unerlaubt',
    },
    occupied: {
      title: 'Eine Schiene pro Linie',
      body: [
        p(
          'Eine Linie, auf der schon eine Schiene liegt, ist besetzt und kann nicht noch einmal bebaut werden. Nur Fährlinien bieten Platz für zwei Schienen.',
        ),
      ],
      words: 'belegt frei gelegt bereits doppelt',
    },
    'must-build': {
      title: 'Bauen müssen, nicht bauen können',
      body: [
        p(
          'In jedem Zug musst du mindestens eine Schiene legen. Gibt es wirklich nichts zu legen, setzt du automatisch aus.',
        ),
      ],
      words: 'passen aussetzen Pflicht mindestens Zug beenden',
    },
    network: {
      title: 'Netze wachsen zusammen',
      body: [
        p(
          'Dein *Netz* ist alles, was von deinem Marker aus über Schienen erreichbar ist, die du benutzen darfst. Wer sie gelegt hat, ist egal, und niemand kann sie dir sperren.',
        ),
        p(
          'Berühren sich zwei Netze, sind sie von diesem Moment an ein gemeinsames Netz für alle Beteiligten, auch mitten im Zug.',
        ),
        note(
          'Beispiel: Deine erste Schiene schließt die Lücke zu einem anderen Netz. Die zweite darf schon an dessen anderem Ende liegen.',
        ),
      ],
      picture:
        'Die erste geplante Schiene verbindet beide Netze, also darf die zweite im selben Zug bei Berlin liegen.',
      words: 'verbinden gemeinsam zusammenschließen neutral Besitzer',
    },
    linked: {
      title: 'Wann eine Stadt angeschlossen ist',
      body: [
        p(
          'Eine Stadt ist für dich angeschlossen, wenn dein Netz ihren Kreuzungspunkt erreicht. Durchfahren zählt genauso wie dort enden.',
        ),
        p(
          'Sie muss mit *deinem eigenen Marker* verbunden sein. Fünf Städte, die andere miteinander verbunden haben, nützen dir nichts, solange die Lücke zu deinem Marker offen ist.',
        ),
      ],
      words: 'verbunden Ziel eigener Marker',
    },
    advice: {
      title: 'Zwei Ratschläge',
      body: [
        list(
          'Ein Start dicht neben jemand anderem ist nicht immer gut: Was du baust, hilft auch nebenan.',
          'Wer früh zusammenschließt, teilt auch die eigenen Schienen. Tu es, wenn es dir mehr erspart als den anderen.',
        ),
      ],
      words: 'Strategie Taktik Tipp Hinweis',
    },
  },
};
