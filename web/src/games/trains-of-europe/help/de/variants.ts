// German: what a table of one’s own may change.

import { list, type ChapterText } from '../text.ts';

export const variants: ChapterText<'variants'> = {
  title: 'Ein eigener Tisch',
  sections: {
    'variant-secret': {
      title: 'Was geheim bleibt',
      body: [
        list(
          '*Geheime Fahrzeuge:* Nur du siehst deine freien Fahrzeuge, die anderen ihre Zahl. Angebotene werden gezeigt, bei einem Insolvenzverkauf und am Schluss alle.',
          '*Geheimes Bargeld:* Die anderen sehen weder dein Bargeld noch die Bank.',
        ),
      ],
      words: 'verdeckt geheim Option Variante eigene',
    },
    'variant-money': {
      title: 'Wenn das Geld ausgeht: Varianten',
      body: [
        list(
          '*Insolvenz in Eigenregie:* Statt auszuscheiden, darf eine insolvente Gesellschaft erst verkaufen.',
          '*Nur einmal erlassen:* Die Verwarnung verschwindet nie. Der zweite Verlust, der nicht bezahlt werden kann, ist das Ende.',
          '*Lizenzen werden frei:* Die Gleise einer ausgeschiedenen Gesellschaft sind für andere frei und verteuern die Gebühr nicht mehr.',
          '*Die Bank kann leer werden:* Üblicherweise beendet eine leere Bank die Partie; ohne diese Regel darf sie Schulden machen.',
        ),
      ],
      words: 'Option Variante Insolvenz Bank',
    },
    'variant-beginning': {
      title: 'Der Anfang',
      body: [
        list(
          '*Erster Vorsitz:* ausgelost, der erste Platz oder die älteste Person.',
          '*Startverträge:* zu zweit nah beieinander, zwei beliebige oder gemeinsam gewählte.',
        ),
      ],
      words: 'Option Variante Start Startvertrag Vorsitz',
    },
    'variant-turns': {
      title: 'Zug um Zug',
      body: [
        list(
          '*Zuteilen im eigenen Zug:* Auf der Messe teilt jede Gesellschaft in ihrem Zug zu, nicht alle zusammen am Schluss.',
          '*Feste Gebotsschritte:* Das erste Gebot ist genau das Mindestgebot, jedes weitere genau 10k mehr.',
          '*Angebote reihum:* Im Auktionshaus bietet eine nach der anderen offen an, beginnend mit der, die ausgerufen hat.',
          '*Neu mischen:* Abgelegte Fahrzeuge kommen nach 1, 2, 3 oder 4 Jahren zurück.',
        ),
      ],
      words: 'Option Variante Auktion Messe mischen',
    },
    'variant-end': {
      title: 'Das Ende: Varianten',
      body: [
        list(
          '*Ziel:* wie viele erfüllte Verträge die Partie beenden.',
          '*Offenes Ende:* ohne Ziel. Nur die anderen Gründe beenden die Partie.',
          '*Ziel erhöhen:* Ihr dürft euch unterwegs auf mehr Verträge einigen.',
          '*Begonnen ist nicht ruhend:* Ein Vertrag ohne Ertrag kostet keinen Punkt, wenn er ein Fahrzeug oder eine Teilstrecke hat.',
          '*Gleichstand:* geteilt, oder es entscheiden der Gewinn, dann erfüllte Verträge, dann Bargeld.',
        ),
      ],
      words: 'Option Variante offenes Ende Ziel Gleichstand',
    },
    'books-by-hand': {
      title: 'Bücher von Hand',
      body: [
        list(
          '*Bücher von Hand:* Das Spiel nennt keine Summen deiner Verträge und keinen künftigen Gewinn. Während des Jahres bewegt sich auf der Gewinnleiste nichts.',
          'Buchen: Am Jahresende rechnen alle ihren Jahresgewinn aus und buchen ihn, gleichzeitig und geheim. Ein Notizzettel addiert die Beträge, die du wählst.',
          'Prüfen: Danach darf jede Gesellschaft, vom Vorsitz an im Uhrzeigersinn, eine andere prüfen. Jede wird höchstens einmal im Jahr geprüft.',
          'Eine falsche Buchung, die eine Prüfung findet, kostet den Unterschied, höchstens das Bargeld der Gesellschaft; er geht an die prüfende Gesellschaft. Der Marker wird berichtigt. Eine Prüfung, die nichts findet, kostet nichts.',
          'Was zählt: Auszahlung, Verlust und die 500k, die das Spiel beenden, richten sich nach den Markern. Die 500k werden einmal im Jahr nach den Prüfungen festgestellt.',
          'Insolvenz: Mit jedem verkauften Vertrag bewegt sich der Marker der verkaufenden Gesellschaft um das, was der Vertrag abzüglich Steuer brachte. Gebucht wird nichts, der Marker der kaufenden Gesellschaft bleibt stehen.',
          'Am Ende werden alle Bücher berichtigt, bevor die Gesellschaften bewertet werden. Dafür zahlt niemand.',
        ),
      ],
      words: 'Bücher Buchung Prüfung Steuerprüfung von Hand Marker Notizzettel',
    },
  },
};
