// German texts of the strategy lessons.

import type { LessonMessages } from './text.ts';

export const de: LessonMessages = {
  example: 'Beispiel',
  finish: 'Lektion abschließen',
  tryIt: 'Selbst versuchen',
  nextIdea: 'Nächste Lektion',
  more: 'Mehr Stellungen',
  done: 'Lektion abgeschlossen',
  taken: 'abgeschlossen',
  noMore: 'Du hast alle Stellungen dieser Lektion gelöst.',
  solved: (right, all) => `${right} von ${all} gelöst`,
  level: (level) => `Stufe ${level}`,
  progress: (done, all) => `${done} von ${all} Lektionen abgeschlossen`,
  practise: (lesson) => `Üben: ${lesson}`,
  names: {
    completes: 'Beende den Durchgang',
    reaches: 'Nimm die Stadt in Reichweite',
    fewer: 'Keine Umwege',
    start: 'Ein günstiger Start',
    meeting: 'Linien, die sich treffen',
    together: 'Zwei Städte zugleich',
    double: 'Warte mit der Doppellinie',
    'marker-tells': 'Was ein Start verrät',
    'far-end': 'Starte am fernen Ende',
    leave: 'Lass andere bauen',
    join: 'Nutze, was andere gebaut haben',
    mountains: 'Hindurch oder herum',
    alone: 'Wo sonst niemand baut',
    'line-tells': 'Was eine Linie verrät',
    company: 'Starte in guter Gesellschaft',
    three: 'Drei zugleich',
    'take-double': 'Bezahle die Doppellinie',
    apart: 'Noch nicht verbinden',
    beside: 'Starte zwischen den Städten',
    silence: 'Was nicht gebaut wurde',
  },
  ideas: {
    completes:
      'Zähle am Ende in Zügen, nicht in Schienen: Zwei Schienen sind ein Zug. Wähle, was dich mit dem nächsten Zug fertig werden lässt.',
    reaches:
      'Eine Stadt, die ein oder zwei Schienen entfernt ist, ist erst sicher, wenn sie angeschlossen ist. Sieh nach ihr, bevor du in die Ferne baust.',
    fewer:
      'Zähle, wie viele Schienen nach deinem Zug noch fehlen. Von zwei Zügen ist meist der besser, der weniger übrig lässt.',
    start:
      'Dein Start gehört auf das kürzeste Netz deiner fünf Städte. Jeden Umweg des Starts baust du später, Schiene für Schiene.',
    meeting:
      'Das kürzeste Netz verzweigt sich oft zwischen den Städten. Lass zwei Linien an einem Kreuzungspunkt außerhalb zusammentreffen, statt von Stadt zu Stadt zu bauen.',
    together:
      'Eine Schiene, die zu zwei Städten führt, ist doppelt so viel wert. Baue zuerst den gemeinsamen Teil und entscheide später, wo du abzweigst.',
    double:
      'Eine Doppellinie kostet den ganzen Zug. Baue zuerst einfache Linien: Vielleicht bezahlt jemand anders die Doppellinie.',
    'marker-tells':
      'Die meisten beginnen in einer eigenen Stadt oder gleich daneben. Sieh zuerst nach, was neben einem Startmarker liegt.',
    'far-end':
      'Die Mitte des Plans füllt sich mit den Schienen aller. Starte bei deiner entlegenen Stadt und lass die anderen auf dich zu bauen.',
    leave: 'Baut jemand auf eine deiner Städte zu, dann baue dort nicht. Lege deine Schienen da, wo dir niemand hilft.',
    join: 'Alles, was mit deinem Start verbunden ist, zählt für dich. Eine oder zwei Schienen zu einem anderen Netz können dir zehn ersparen.',
    mountains:
      'Eine Doppellinie zählt zwei. Manchmal ist der Weg durchs Gebirge trotzdem kürzer als der Weg herum: Zähle beide.',
    alone:
      'Eine Stadt, die sonst niemand braucht, musst du allein anschließen. Baue früh dorthin, während die anderen den Rest für dich erledigen.',
    'line-tells':
      'Eine Linie zeigt auf eine Stadt. Frage bei jeder neuen Schiene, welcher Stadt sie näher kommt und an welchen sie vorbeiführt.',
    company:
      'Nahe an einem anderen Marker treffen sich die Netze bald, und jede Schiene nützt euch beiden. Bleib in der Nähe, wenn deine Städte in derselben Richtung liegen.',
    three:
      'Suche die Schiene, die drei Städten näher kommt. Zu jeder einzelnen sieht sie wie ein Umweg aus, zu allen zusammen ist sie eine Abkürzung.',
    'take-double':
      'Manchmal braucht sonst niemand eine Doppellinie, oder sie ist der einzige kurze Weg. Dann bezahle sie jetzt, statt herumzubauen.',
    apart:
      'Zwei Netze zu verbinden hilft beiden. Gewinnt die andere Seite mehr als du, halte die letzte Schiene zurück.',
    beside:
      'Der beste Start muss keine Stadt sein. Ein Kreuzungspunkt, an dem deine Linien abzweigen, kann mehr wert sein als jede deiner Städte.',
    silence:
      'Wer an einer Stadt vorbeibaut, braucht sie nicht. Ist niemand in die Nähe einer Stadt gekommen, hat sie vielleicht niemand.',
  },
};
