### German texts of the strategy lessons.

example = Beispiel
finish = Lektion abschließen
tryIt = Selbst versuchen
nextIdea = Nächste Lektion
more = Mehr Stellungen
done = Lektion abgeschlossen
taken = abgeschlossen
noMore = Du hast alle Stellungen dieser Lektion gelöst.
solved = { $right } von { $all } gelöst
level = Stufe { $level }
progress = { $done } von { $all } Lektionen abgeschlossen
practise = Üben: { $lesson }

## names

names_completes = Beende den Durchgang
names_reaches = Nimm die Stadt in Reichweite
names_fewer = Keine Umwege
names_start = Ein günstiger Start
names_meeting = Linien, die sich treffen
names_together = Zwei Städte zugleich
names_double = Warte mit der Doppellinie
names_marker-tells = Was ein Start verrät
names_far-end = Starte am fernen Ende
names_leave = Lass andere bauen
names_join = Nutze, was andere gebaut haben
names_mountains = Hindurch oder herum
names_alone = Wo sonst niemand baut
names_line-tells = Was eine Linie verrät
names_company = Starte in guter Gesellschaft
names_three = Drei zugleich
names_take-double = Bezahle die Doppellinie
names_apart = Noch nicht verbinden
names_beside = Starte zwischen den Städten
names_silence = Was nicht gebaut wurde

## ideas

ideas_completes = Zähle am Ende in Zügen, nicht in Schienen: Zwei Schienen sind ein Zug. Wähle, was dich mit dem nächsten Zug fertig werden lässt.
ideas_reaches = Eine Stadt, die ein oder zwei Schienen entfernt ist, ist erst sicher, wenn sie angeschlossen ist. Sieh nach ihr, bevor du in die Ferne baust.
ideas_fewer = Zähle, wie viele Schienen nach deinem Zug noch fehlen. Von zwei Zügen ist meist der besser, der weniger übrig lässt.
ideas_start = Dein Start gehört auf das kürzeste Netz deiner fünf Städte. Jeden Umweg des Starts baust du später, Schiene für Schiene.
ideas_meeting = Das kürzeste Netz verzweigt sich oft zwischen den Städten. Lass zwei Linien an einem Kreuzungspunkt außerhalb zusammentreffen, statt von Stadt zu Stadt zu bauen.
ideas_together = Eine Schiene, die zu zwei Städten führt, ist doppelt so viel wert. Baue zuerst den gemeinsamen Teil und entscheide später, wo du abzweigst.
ideas_double = Eine Doppellinie kostet den ganzen Zug. Baue zuerst einfache Linien: Vielleicht bezahlt jemand anders die Doppellinie.
ideas_marker-tells = Die meisten beginnen in einer eigenen Stadt oder gleich daneben. Sieh zuerst nach, was neben einem Startmarker liegt.
ideas_far-end = Die Mitte des Plans füllt sich mit den Schienen aller. Starte bei deiner entlegenen Stadt und lass die anderen auf dich zu bauen.
ideas_leave = Baut jemand auf eine deiner Städte zu, dann baue dort nicht. Lege deine Schienen da, wo dir niemand hilft.
ideas_join = Alles, was mit deinem Start verbunden ist, zählt für dich. Eine oder zwei Schienen zu einem anderen Netz können dir zehn ersparen.
ideas_mountains = Eine Doppellinie zählt zwei. Manchmal ist der Weg durchs Gebirge trotzdem kürzer als der Weg herum: Zähle beide.
ideas_alone = Eine Stadt, die sonst niemand braucht, musst du allein anschließen. Baue früh dorthin, während die anderen den Rest für dich erledigen.
ideas_line-tells = Eine Linie zeigt auf eine Stadt. Frage bei jeder neuen Schiene, welcher Stadt sie näher kommt und an welchen sie vorbeiführt.
ideas_company = Nahe an einem anderen Marker treffen sich die Netze bald, und jede Schiene nützt euch beiden. Bleib in der Nähe, wenn deine Städte in derselben Richtung liegen.
ideas_three = Suche die Schiene, die drei Städten näher kommt. Zu jeder einzelnen sieht sie wie ein Umweg aus, zu allen zusammen ist sie eine Abkürzung.
ideas_take-double = Manchmal braucht sonst niemand eine Doppellinie, oder sie ist der einzige kurze Weg. Dann bezahle sie jetzt, statt herumzubauen.
ideas_apart = Zwei Netze zu verbinden hilft beiden. Gewinnt die andere Seite mehr als du, halte die letzte Schiene zurück.
ideas_beside = Der beste Start muss keine Stadt sein. Ein Kreuzungspunkt, an dem deine Linien abzweigen, kann mehr wert sein als jede deiner Städte.
ideas_silence = Wer an einer Stadt vorbeibaut, braucht sie nicht. Ist niemand in die Nähe einer Stadt gekommen, hat sie vielleicht niemand.
