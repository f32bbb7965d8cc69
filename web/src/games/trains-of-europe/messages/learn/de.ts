// German words of the rules screen and the quick start.

import type { LearnMessages } from '../learn-text.ts';

export const de: LearnMessages = {
  phaseReference: {
    title: 'Phasen und Boni auf einen Blick',
    bonus: 'Bonus beim Ausrufen',
    passing: {
      may: 'Passen ist erlaubt.',
      must: 'Alle müssen eines nehmen.',
      offer: 'Das Angebot ist Pflicht, das Bieten nicht.',
      none: 'Läuft automatisch ab.',
    },
    assigns: 'Am Ende teilen alle Fahrzeuge zu.',
  },
  coach: {
    name: 'Schnellstart',
    step: (at, of) => `Schritt ${at} von ${of}`,
    goOn: 'Weiter',
    back: 'Zurück',
    why: 'Warum?',
    show: 'Zeig mir, wo',
    others: 'Die anderen sind am Zug',
    otherwise: 'Auch das ist erlaubt. Mach es aber dieses eine Mal bitte wie im Beispiel.',
    play: 'Richtige Partie spielen',
    rules: 'Regeln lesen',
    dots: 'Schritte des Schnellstarts',
    leave: {
      title: 'Schnellstart verlassen?',
      text: 'Dein Fortschritt wird nicht gespeichert. Du kannst jederzeit neu beginnen.',
      yes: 'Verlassen',
      no: 'Bleiben',
    },
  },
  quickStart: {
    welcome: {
      title: 'Deine erste Gesellschaft',
      text: 'Du hast 100k Bargeld, einen Startvertrag und drei Fahrzeuge im Betriebshof. Zwei Jahre mit Jonas und Aino zeigen dir alle sechs Phasen.',
      why: '{contract caledonian-girders} verlangt eine Diesellokomotive, zwei offene Güterwagen und Lizenzen von {city edinburgh} nach {city london} und weiter nach {city frankfurt}.',
    },
    meeting: {
      title: '{phase on-site-meeting} ausrufen',
      text: 'Du hast den Vorsitz und rufst zuerst aus. Du brauchst Lizenzen. Rufe die Phase aus, in der es sie zu kaufen gibt.',
      task: 'Wähle {phase on-site-meeting} und rufe die Phase aus.',
      why: 'Wer ausruft, handelt zuerst und hat den Bonus: drei Abschnitte statt zwei.',
    },
    licences: {
      title: 'Drei Lizenzen kaufen',
      text: 'Die ersten beiden verbinden {city edinburgh} mit {city london}, die dritte ist ein Anfang auf dem Weg nach {city frankfurt}. Vier Segmente zu 20k machen 80k; auf der Karte sind sie schon geplant.',
      task: 'Kaufe {section edinburgh-manchester}, {section manchester-london} und {section calais-bruxelles}.',
      why: 'Eine Teilstrecke zählt, sobald deine Lizenzen ihre beiden Städte verbinden, auf welchem Weg auch immer. Netze müssen nicht zusammenhängen.',
    },
    bonus: {
      title: 'Bargeld für deine Städte',
      text: 'Jonas hat die {phase development-bonus} ausgerufen. Deine Lizenzen verbinden fünf Städte: 50k. Jonas hat drei Städte und bekommt 20k Bonus dazu.',
      why: 'Jede Stadt am Ende einer Lizenz zählt einmal. Du musst nichts tun.',
    },
    fair: {
      title: 'Zwei Fahrzeuge kaufen',
      text: 'Aino hat die {phase railroad-fair} ausgerufen. Dein Vertrag braucht eine Diesellokomotive und zwei offene Güterwagen; einer ({model raft}) steht schon im Betriebshof.',
      task: 'Kaufe {model badger} für 20k und {model raft} für 40k.',
      why: '{model badger} ist langsam, aber eine Diesellokomotive, und für den Betrag je Fahrzeug zählt nur die Art.',
    },
    train: {
      title: 'Den Zug zusammenstellen',
      text: 'Mit einer Lokomotive und einer Teilstrecke gibt es Ertrag: 20k für die Teilstrecke und 20k für jedes der drei Fahrzeuge. Die beiden gekauften stehen schon dort.',
      task: 'Setze auch den {model raft}-Wagen aus dem Betriebshof auf {contract caledonian-girders} und bestätige.',
      why: 'Angerechnet wird erst, wenn eine Lokomotive zugeteilt und eine Teilstrecke lizenziert ist. Jetzt ist beides da: 80k im Jahr.',
    },
    'year-one': {
      title: 'Das erste Jahr geht zu Ende',
      text: 'Dein Gewinn von 80k wird ausgezahlt. Mit den 10k von vorher sind es 90k. Liegen gebliebene Verträge bekommen einen Chip, und Jonas übernimmt den Vorsitz.',
      task: 'Sieh dir die Abrechnung an und beginne Jahr 2.',
      why: 'Gewinn wird erst am Jahresende zu Bargeld, und höchstens 200k davon.',
    },
    contract: {
      title: 'Einen zweiten Vertrag nehmen',
      text: 'Jonas hat den {phase conference-room} ausgerufen. {contract amber-road} kostet 70k Steuer im Jahr und bringt einen Chip zu 10k. Dein Jahresgewinn fällt erst einmal von 80k auf 20k.',
      task: 'Wähle {contract amber-road} und nimm den Vertrag.',
      why: 'Ein Vertrag kostet sofort Steuer; Ertrag bringt er, sobald er eine Lokomotive und eine Teilstrecke hat. Ein gedeckter Wagen dafür steht schon in deinem Betriebshof, der Rest des Zuges folgt noch dieses Jahr.',
    },
    aid: {
      title: '{model otter} nehmen',
      text: '{contract caledonian-girders} bringt 50k im Jahr mehr, wenn jedes Fahrzeug mindestens Klasse 2 ist. {model badger} ist Klasse 1; {model otter} ist Klasse 2 und auch eine Diesellokomotive.',
      task: 'Wähle {model otter} und nimm das Fahrzeug. Getauscht wird später.',
      why: 'Alle müssen ein Fahrzeug nehmen, kostenlos. Zugeteilt wird in dieser Phase nichts.',
    },
    auction: {
      title: '{phase auction-house} ausrufen',
      text: 'Jetzt bist du mit dem Ausrufen dran. Du hast ein Fahrzeug zu verkaufen und eines zu kaufen.',
      task: 'Wähle {phase auction-house} und rufe die Phase aus.',
      why: 'Wer ausruft, eröffnet das erste Los. Am Ende einer Auktion werden Fahrzeuge zugeteilt.',
    },
    offer: {
      title: '{model lark} anbieten',
      text: 'Wer ein freies Fahrzeug hat, muss mindestens eines anbieten. Keiner deiner Verträge braucht eine Elektrolokomotive.',
      task: 'Wähle nur {model lark} aus und biete das Fahrzeug an.',
      why: 'Alle wählen zugleich, also weiß niemand, was die anderen anbieten.',
    },
    open: {
      title: 'Das erste Los eröffnen',
      text: 'Aino bietet {model strongbox} an, einen gedeckten Güterwagen, den {contract amber-road} braucht. Das Mindestgebot ist 20k.',
      task: 'Wähle {model strongbox} und biete 20k.',
      why: 'Das erste Gebot für ein Fahrzeug ist sein Preis weniger 20k, aber mindestens 20k. Wem es gehört, bietet nicht mit.',
    },
    raise: {
      title: 'Dranbleiben',
      text: 'Jonas bietet 30k. Mit 40k liegst du wieder vorn.',
      task: 'Biete 40k.',
      why: 'In einem Zug, der etwas einbringt, ist der Wagen 20k im Jahr wert: Nach zwei Jahren hat er sich bezahlt gemacht.',
    },
    decline: {
      title: 'Gekauft und verkauft',
      text: 'Jonas hat gepasst, {model strongbox} gehört dir. Dann hat Aino dir {model lark} für 40k abgekauft. Was übrig ist, nützt dir nichts.',
      task: 'Eröffne nichts.',
      why: 'Nach einem Verkauf darf die Gesellschaft eröffnen, die auf die eröffnende folgt. Haben alle reihum verzichtet, ist die Auktion vorbei.',
    },
    swap: {
      title: 'Lokomotiven tauschen',
      text: '{model otter} gehört auf {contract caledonian-girders}; die 50k dafür kommen mit der Teilstrecke {city london}–{city frankfurt}. {model badger} zieht {contract amber-road} mit beiden {model strongbox}-Wagen.',
      task: 'Wähle {model badger} auf {contract caledonian-girders}, um die Lok abzunehmen, und setze {model otter} dorthin. Setze dann {model badger} auf {contract amber-road} zu den beiden {model strongbox}-Wagen und bestätige.',
      why: 'Der erste Vertrag bringt 80k wie zuvor. Der zweite hat einen Zug, aber noch keine Teilstrecke, also bringt er nichts. Dein Jahresgewinn bleibt bei 20k.',
    },
    'year-two': {
      title: 'Das zweite Jahr geht zu Ende',
      text: '80k aus dem ersten Vertrag, weniger 70k Steuer für den zweiten, dazu 10k für seinen Chip: 20k werden ausgezahlt, und du hast 110k.',
      task: 'Beginne Jahr 3.',
      why: 'Ein Chip bleibt bei seinem Vertrag und zählt jedes Jahr.',
    },
    end: {
      title: 'Jetzt ist es deine Partie',
      text: 'Du hast alle sechs Phasen gesehen. Eine Lizenz für {section warszawa-gdansk} kostet 20k und bringt {contract amber-road} ins Rollen: 70k im Jahr. Auch die Teilstrecke nach {city frankfurt} brächte 70k. Drei erfüllte Verträge beenden die Partie.',
      why: 'Am Schluss entscheiden Punkte, nicht Geld. Punkte gibt es für Gewinn, Verträge, Städte und Netze.',
    },
  },
};
