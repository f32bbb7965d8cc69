// German: what the game is about and what lies on the table.

import { list, note, p, type ChapterText } from '../text.ts';

export const overview: ChapterText<'overview'> = {
  title: 'Das Spiel',
  sections: {
    goal: {
      title: 'Worum es geht',
      body: [
        p(
          'In jedem Durchgang hast du fünf geheime Städte, eine in jeder Farbe. Schließe sie alle durch ein ununterbrochenes Schienennetz an deinen *Startmarker* an, bevor es jemand anderem mit den eigenen Städten gelingt.',
        ),
        p(
          'Die Schienen gehören niemandem. Sobald dein Netz ein fremdes berührt, darfst du dessen Schienen mitbenutzen, und umgekehrt.',
        ),
        p(
          'Eine Partie dauert mehrere Durchgänge. Die Wertung hängt von der Ausgabe ab: In der klassischen und der Fähren-Ausgabe kostet jede fehlende Schiene Punkte, in der Prestige-Ausgabe werden Punkte gesammelt.',
        ),
      ],
      picture: 'Fünf Städte in fünf Farben, alle an den Marker in Berlin angeschlossen.',
      words: 'Ziel Spielziel gewinnen',
    },
    board: {
      title: 'Spielplan, Kreuzungspunkte und Linien',
      body: [
        p(
          'Der Spielplan ist ein Raster aus *Linien*. Sie treffen sich in *Kreuzungspunkten*; manche davon sind Städte. Eine Schiene liegt auf einer Linie und verbindet deren zwei Enden.',
        ),
        p(
          'Dünne Linien sind *einfach*, Linien aus zwei Strichen sind *Doppellinien*. Jede Stadt gehört zu einer von fünf Farbregionen mit je sieben Städten.',
        ),
        note('Küsten, Flüsse und Entfernungen sind dem Netz angepasst. Es zählt nur, wie eine Linie gezeichnet ist.'),
      ],
      words: 'Karte Raster Knoten Plan',
    },
    pieces: {
      title: 'Schienen, Marker, Loks',
      body: [
        list(
          'Alle bedienen sich aus *einem Vorrat schwarzer Schienen*: 83 in der klassischen und der Fähren-Ausgabe, 85 in der Prestige-Ausgabe. Eine Schiene auf dem Plan gehört niemandem, egal wer sie gelegt hat.',
          'Alle haben einen *Startmarker*. Dort beginnt das eigene Netz.',
          'Alle haben eine *Lok* auf der Punkteleiste. Sie startet am Lokschuppen.',
        ),
      ],
      words: 'Spielmaterial Kegel Figur Vorrat',
    },
    players: {
      title: 'Spieler und Startspieler',
      body: [
        p(
          'Zwei bis sechs Personen spielen, jede in einer eigenen Farbe. Der erste Startspieler wird ausgelost, wenn am Tisch nichts anderes vereinbart ist.',
        ),
        p(
          'Zu *zweit oder zu dritt* bleiben die zehn Stadtkarten mit gestricheltem Rand die ganze Partie über aus dem Spiel, zwei in jeder Farbe. 25 Karten bleiben übrig. Ab vier Personen sind alle 35 im Spiel.',
        ),
      ],
      words: 'Spielvorbereitung Anzahl gestrichelter Rand Aufbau Mitspieler',
    },
  },
};
