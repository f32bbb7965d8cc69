// Dutch texts of Trans Europa beyond the running round: forms, lessons, rules, endings. The reader is addressed as "je".

import { capital } from '../../../../messages/grammar.ts';
import { listsOf, ordinalsOf, pluralsOf } from '../../../../messages/plural.ts';
import type { Who } from '../../../../messages/who.ts';
import type { MoreMessages } from '../catalogue.ts';

const n = pluralsOf('nl');
const tracks = (count: number): string => n(count, { one: '# rail', other: '# rails' });
const list = listsOf('nl');
const all = (who: readonly Who[]): string => list(who.map(({ name, you }) => (you ? 'jij' : name)));
const nth = ordinalsOf('nl');

export const nl: MoreMessages = {
  setup: {
    bots: 'Hoeveel bots?',
    last: 'Dezelfde tafel als de vorige keer',
    edition: 'Editie',
    board: 'Spelbord',
    playersHelp: 'Twee tot zes. Meerdere mensen delen dit apparaat; een gordijn verbergt elke hand.',
    friendsHelp: 'Twee tot zes. Iedereen speelt op een eigen apparaat.',
    bordered: 'Met twee of drie spelers blijven de tien steden met gestippelde rand buiten spel.',
    cards: 'Speciale kaarten',
    cardsHelp: 'Een speciale kaart verandert een regel voor iedereen.',
    cardModes: {
      off: { name: 'Geen', about: 'Het basisspel.' },
      random: { name: 'Eén per ronde', about: 'Aan het begin van elke ronde wordt een nieuwe kaart getrokken.' },
      fixedPerRound: {
        name: 'Gekozen, op volgorde',
        about: 'Je kiest de kaarten; elke ronde gebruikt de volgende.',
      },
      fixedGame: { name: 'Gekozen, hele spel', about: 'De gekozen kaarten gelden het hele spel.' },
      'multiple(2)': { name: 'Twee per ronde', about: 'Elke ronde worden twee kaarten getrokken die samen gelden.' },
      'multiple(3)': { name: 'Drie per ronde', about: 'Elke ronde drie kaarten. Reken op verrassingen.' },
    },
    chooseCards: 'Kies de kaarten',
    cardsNone: 'Kies minstens één speciale kaart, of speel zonder.',
    cardsClash: (a, b) => `‘${a}’ en ‘${b}’ kunnen niet samen gelden.`,
    cardsClashWhy: 'In een ronde kan maar één van deze twee gelden.',
    options: 'Tafelopties',
    targetScore: {
      name: 'Lengte van de puntenlijst',
      about:
        'Het spel eindigt als iemand zoveel punten heeft verloren, of zoveel prestige heeft verdiend. 13 is de gedrukte lengte; met 8 wordt het kort, met 20 lang.',
    },
    startPlayer: {
      name: 'Wie begint',
      about: 'De eerste startspeler. In latere rondes schuift de start naar links.',
    },
    startPlayers: { random: 'Geloot', host: 'De eerste speler', oldest: 'De oudste speler' },
    oldest: 'Wie is de oudste?',
    scoring: {
      name: 'Puntentelling',
      about: 'Punten verliezen voor ontbrekende rails, of prestige verdienen. Standaard bepaalt de editie het.',
    },
    scorings: { edition: 'Volgens de editie', penalty: 'Punten verliezen', prestige: 'Prestige verdienen' },
    blackTracks: {
      name: 'Rails in de voorraad',
      about:
        'De ronde eindigt als de voorraad op is. 83 rails in de klassieke editie en de veerbooteditie, 85 bij prestige.',
    },
    sharedStart: {
      name: 'Markers mogen een kruispunt delen',
      about: 'Normaal heeft elke startmarker een eigen kruispunt nodig.',
    },
    allowPass: {
      name: 'Passen toegestaan',
      about: 'Een beurt mag eindigen zonder een rail te leggen. Normaal is er minstens één verplicht.',
    },
    halfFerryCost: {
      name: 'Een half gebouwde veerboot die ontbreekt, telt voor',
      about:
        'Aan het eind van een ronde telt een ontbrekende veerboot voor twee; sommige tafels tellen één als de helft er al ligt.',
    },
    memoryAid: {
      name: 'Geheugensteuntje',
      about: 'Toont kaarten die je onderweg naar een andere hand hebt gezien. Zonder moet je ze zelf onthouden.',
    },
    manualClaim: {
      name: 'Zelf klaar melden',
      about:
        'Niemand hoort wie alle steden heeft aangesloten: geen vinkjes, geen aantallen, geen tips. Je meldt je in je eigen beurt klaar en de tafel controleert het.',
    },
    wrongClaim: {
      name: 'Te vroeg gemeld: open liggen',
      about: 'De kaarten liggen dan de rest van de ronde open en het spel gaat door.',
    },
    wrongClaims: { claimer: 'De eigen kaarten', all: 'De kaarten van iedereen' },
  },
  challengePoints: 'Punten per ronde: één verloren per ontbrekende rail, of het gewonnen prestige.',
  /** Special cards at the table. */
  inForce: {
    card: 'Speciale kaart',
    cards: 'Speciale kaarten',
    rhythm: 'Limiet per omloop',
    limitNow: (limit) => `${tracks(limit)} deze omloop`,
    handGoes: (name) => `Daarna gaat je hele hand naar ${name} en speel je met de hand van rechts.`,
  },
  /** Cards that the player has seen on their way to other hands; names of the holders stand before the cities. */
  seen: {
    title: 'Wat je weet',
    aside: 'Misschien buiten spel',
  },
  /** What is counted, what it is worth, and how far the table plays. */
  count: {
    help: 'Het kleinste aantal rails dat al je steden op je marker zou aansluiten. Steden kunnen een route delen, dus de afstanden op de kaartjes kunnen samen hoger uitkomen.',
    missing: 'Ontbrekende rails',
    prestige: 'Prestige',
    toPrestige: (target) => `Er wordt gespeeld tot ${target} prestige.`,
    toPenalty: (target) => `Er wordt gespeeld tot iemand ${n(target, { one: '# punt', other: '# punten' })} kwijt is.`,
  },
  /** What the others built since the reader's last turn. */
  since: {
    title: 'Sinds je vorige beurt',
    tracks: (name, count) => `${name}: ${tracks(count)}`,
    show: 'Op het bord tonen',
    hide: 'Verbergen',
  },
  ferry: {
    piece: 'Soort rail',
    black: 'Zwart',
    own: (left) => `Gekleurd (nog ${left})`,
    blackHelp: 'Met een zwarte rail is de voltooide veerboot open voor iedereen.',
    ownHelp: 'Met twee gekleurde rails is de veerboot alleen voor die kleuren.',
    half: 'Een veerboot verbindt zodra beide rails liggen.',
  },
  plan: {
    drop: 'Deze rail schrappen',
    goal: (city) => `Onderweg naar ${city}`,
    cost: (cost) => `${cost} in totaal`,
  },
  claims: {
    button: 'Klaar melden',
    about: 'Zeggen dat al je steden zijn aangesloten',
    title: 'Zijn al je steden aangesloten?',
    right: 'Zijn ze allemaal op je marker aangesloten, dan eindigt de ronde meteen.',
    wrong: {
      claimer: 'Ontbreekt er een, dan liggen jouw kaarten de rest van de ronde open en gaat je beurt verder.',
      all: 'Ontbreekt er een, dan liggen ieders kaarten de rest van de ronde open en gaat je beurt verder.',
    },
    wrongAgain: 'Ontbreekt er een, dan kost het niets meer: de kaarten liggen al open.',
    notYet: 'Nog niet',
    note: 'Niemand zegt wie klaar is. Meld je in je eigen beurt klaar zodra al je steden zijn aangesloten.',
    open: 'Je kaarten liggen open.',
  },
  roundOver: {
    costliest: (share) => `Je duurste beurt: −${share}.`,
    lookAtIt: 'Bekijken',
    title: (round) => `Ronde ${round} is voorbij`,
    missing: (count) => n(count, { one: '# ontbreekt', other: '# ontbreken' }),
    allLinked: 'alles aangesloten',
    lost: (count) => `−${count}`,
    won: (count) => `+${count}`,
    next: 'Volgende ronde',
    again: 'Nog eens bekijken',
    legend: 'ontbrekende rails',
    alternatives: 'Andere kortste routes tonen',
    hideAlternatives: 'Andere kortste routes verbergen',
    onlyWay: 'Geen andere route is zo kort.',
    table: 'Alle rondes',
    roundColumn: 'Ronde',
    total: 'Totaal',
    left: 'Punten over',
    penaltyRule: 'Elke ontbrekende rail kost een punt, op een dubbele lijn twee.',
    finish: 'Eindstand',
    of: (name) => `Steden van ${name}`,
    cityMissing: (city) => `${city}, niet aangesloten`,
    cityLinked: (city) => `${city}, aangesloten`,
  },
  over: {
    title: 'Het spel is afgelopen',
    won: (who) => {
      if (who.length > 1) return `${capital(all(who))} winnen samen.`;
      return who[0]?.you ? 'Jij wint!' : `${all(who)} wint.`;
    },
    mostLeft: 'Aan het eind de meeste punten over.',
    mostPrestige: 'Aan het eind het meeste prestige.',
    yourPlace: (place) => `Je eindigt als ${nth(place, { other: '#e' })}.`,
    again: 'Nog een keer spelen',
    replay: 'Herhaling bekijken',
    others: 'Nieuwe tegenstanders',
    share: 'Delen',
    place: (place) => nth(place, { other: '#e' }),
  },
  /** What one may take along from a finished game. */
  share: {
    link: 'Link naar het spel',
    linkHelp: 'Het hele spel om terug te kijken, ook als QR-code',
    picture: 'Afbeelding van het bord',
    pictureHelp: 'PNG, voor chats en mail',
    drawingFile: 'Tekening van het bord',
    drawingHelp: 'SVG, scherp op elke grootte',
    film: 'Film van de laatste ronde',
    filmHelp: {
      encode: 'Elke rail op volgorde, dan de uitslag. Wordt op dit apparaat gemaakt, sneller dan de film duurt.',
      record:
        'Elke rail op volgorde, dan de uitslag. Wordt op dit apparaat gemaakt en duurt ongeveer zo lang als de film.',
    },
    begun: 'Een ogenblik…',
    drawing: (done: number, all: number) => `Zet ${done} van ${all} wordt getekend…`,
    recording: 'De film wordt opgenomen…',
    saved: 'Opgeslagen.',
    failed: 'Dat is niet gelukt. Met het spel is niets gebeurd.',
    noFilm: 'Deze browser kan geen films maken.',
  },
  lookBack: {
    round: (round) => `Ronde ${round}`,
    rounds: 'Naar een ronde springen',
    everybody: 'Alle handen open',
    running: 'Dit spel loopt nog: verborgen handen blijven verborgen.',
  },
  learn: {
    lesson: (number, all) => `Les ${number} van ${all}`,
    next: 'Volgende les',
    again: 'Nog een keer',
    done: 'Een echt spel spelen',
    continue: 'Verder',
    list: 'Alle lessen',
    lessons: {
      goal: {
        steps: [
          'Je hebt vijf kaartjes, van elke kleur één. Niemand anders ziet ze.',
          'Sluit alle vijf steden aan op je startmarker. Iedereen legt dezelfde zwarte rails, en iedereen mag ze gebruiken.',
        ],
        task: 'Zoek je vijf steden: ze lichten op het bord op. Ga dan verder.',
        done: 'Dat is het hele doel: vijf steden, één net, vóór de anderen.',
      },
      marker: {
        steps: [
          'Elke ronde begint met je marker op een kruispunt naar keuze. Van daaruit groeit je net, en nergens anders vandaan.',
        ],
        task: (city) => `Plaats je marker op ${city} of op een kruispunt midden tussen je steden.`,
        done: (missing) =>
          n(missing, {
            one: 'Goed. Van hieruit zou # rail al je steden aansluiten.',
            other: 'Goed. Van hieruit zouden # rails al je steden aansluiten.',
          }),
      },
      lay: {
        steps: ['Elke beurt heeft een budget van 2. Een enkelvoudige lijn kost 1, dus je mag er twee leggen.'],
        task: 'Leg twee rails die je net raken. De lijnen die mogen, zijn gekleurd.',
        instead: 'Er ligt één rail. Het budget is genoeg voor een tweede.',
        done: 'Een rail moet je net raken op het moment dat je hem legt. De tweede mag beginnen waar de eerste eindigt.',
      },
      double: {
        steps: ['Dubbele lijnen gaan over een rivier, door de bergen of over zee. Ze kosten 2: de hele beurt.'],
        task: 'Leg één rail op een dubbele lijn.',
        instead:
          'Dat was een enkelvoudige lijn, die telt hier niet. Dubbele lijnen hebben twee strepen, bijvoorbeeld over de Donau. Een nieuwe beurt begint.',
        done: 'Soms is een omweg over vlak land goedkoper dan een brug.',
      },
      join: {
        steps: ['Rails zijn van niemand. Zodra jouw net een ander net raakt, is het één net, voor jullie allebei.'],
        task: (name) => `Sluit aan op het net van ${name}. Kijk hoe de afstanden op je kaartjes dalen.`,
        instead: (name) => `Nog niet verbonden. Het net van ${name} ligt in het westen: bouw die kant op.`,
        done: (before, after, name) =>
          `Nog nodig: ${before} → ${after}. Maar ${name} profiteert ook: sluit aan als het jou meer helpt.`,
      },
      route: {
        steps: [
          'Kies een verre stad en de goedkoopste route verschijnt. Wat in deze beurt past, is gepland, de rest is gestippeld en blijft staan voor je volgende beurten.',
        ],
        task: (city) => `Kies ${city} om de route daarheen te plannen, en leg dan de rails.`,
        instead: 'Die rails leiden ergens anders heen. Kies de verre stad zelf, dan wordt de route erheen gepland.',
        done: 'Het plan past zich aan als anderen in jouw voordeel bouwen.',
      },
      end: {
        steps: [
          'De ronde eindigt als iemand alle vijf steden heeft aangesloten. De anderen verliezen een punt per ontbrekende rail, twee voor een dubbele lijn.',
          'Verliest iemand 13 punten, dan is het spel afgelopen. Wie de meeste punten over heeft, wint.',
        ],
        task: 'Sluit je laatste stad aan.',
        instead: 'Nog niet aangesloten. Kijk welk kaartje geen vinkje heeft en bouw naar die stad.',
        done: 'Alles aangesloten: jij verliest niets, de anderen betalen. Meer hoef je niet te weten.',
      },
    },
  },
  rules: {
    onlyIn: (editions) => `alleen in: ${editions}`,
    target: (target, printed) => `Aan jouw tafel wordt tot *${target}* gespeeld in plaats van tot ${printed}.`,
    edition: 'Editie',
  },
  preferences: {
    naming: 'Stadsnamen',
    namings: { local: 'Lokale namen', translated: 'In mijn taal' },
    layAtOnce: 'Meteen leggen',
    layAtOnceHelp:
      'Kies je een lijn, dan ligt de rail meteen. Voor ervaren spelers: een gelegde rail kun je niet terugnemen.',
    keyNames: {
      e: 'Oosten',
      ne: 'Noordoosten',
      nw: 'Noordwesten',
      w: 'Westen',
      sw: 'Zuidwesten',
      se: 'Zuidoosten',
      choose: 'Deze plek kiezen',
      confirm: 'Plan uitvoeren',
      clear: 'Plan wissen',
      'drop-last': 'Laatste rail schrappen',
      home: 'Naar mijn marker',
      'next-legal': 'Volgende lijn die mag',
      missing: 'Voorlezen wat ontbreekt',
      'last-move': 'Laatste zet voorlezen',
      describe: 'Deze plek beschrijven',
      claim: 'Klaar melden',
      'zoom-in': 'Inzoomen',
      'zoom-out': 'Uitzoomen',
      fit: 'Hele bord',
    },
    keyPlan: 'Shift + richting plant de lijn.',
    keyCities: '1 tot en met 5 springen naar je steden.',
  },
  hint: {
    thinking: 'De ingenieur bekijkt het bord',
    none: 'Er is nu geen tip.',
    lay: (place, direction) => `${place} een rail naar het ${direction} leggen`,
    ferry: (place, own) => `${place} een ${own ? 'gekleurde' : 'zwarte'} veerrail leggen`,
    marker: (place) => `${place} beginnen`,
    end: 'de beurt beëindigen',
    drop: (city) => `${city} teruggeven`,
    pass: (city) => `${city} weggeven`,
    why: {
      reaches: (city) => `Dat sluit ${city} aan.`,
      nearer: (city, before, after) => `${city} komt dichterbij: ${before} → ${after}.`,
      missing: (before, after) => `Ontbrekende rails: ${before} → ${after}.`,
      joins: (name) => `Dat verbindt je met het net van ${name}; die rails mag je dan gebruiken.`,
      shared: (cities) => `Dat ligt op de route naar ${cities}.`,
      waits: 'Zo laat je de verbindende rails aan de anderen over.',
    },
    plan: 'Inplannen',
    inPlan: 'Dat staat al in je plan.',
    close: 'Bedankt',
  },
  levelsAbout: {
    random: 'Legt rails op willekeurige plekken.',
    greedy: 'Gaat altijd op de dichtstbijzijnde stad af.',
    apprentice: 'Leert nog. Dwaalt af, vergeet dingen en is door iedereen te verslaan.',
    conductor: 'Kent de weg en volgt hem. Een goede tegenstander voor een eerste spel.',
    engineer: 'Plant het hele net en maakt gebruik van dat van de anderen.',
    inspector: 'Kijkt wat je bouwt en raadt waar je heen wilt.',
    director: 'Denkt de ronde tot het einde door. Moeilijk te verslaan.',
  },
  editionsAbout: {
    classic: 'Twee rails per beurt, en elke ontbrekende rail kost een punt. De beste om mee te beginnen.',
    ferry: 'Breed water steek je over met veerboten van twee rails. Met gekleurde rails houd je er een voor jezelf.',
    prestige:
      'Prestige verdienen in plaats van punten verliezen, desgewenst met speciale kaarten die de regels ombuigen.',
  },
  menu: {
    leave: 'Tafel verlaten',
    leaveAbout: 'Het spel blijft bewaard; kom terug wanneer je wilt.',
    export: 'Opslaan als spelbestand',
    exportRunning: 'Het bestand bevat alle handen, ook die je nog niet mag zien. Toch opslaan?',
    replay: 'Herhaling',
    keys: 'Toetsen',
    finish: 'De bots deze ronde laten uitspelen',
    finishAbout: 'Een bot speelt voor iedereen hier tot aan de puntentelling.',
  },
  cards: {
    1: {
      name: 'Milde punten',
      about: 'Met 0, 1, 2 … ontbrekende rails levert deze ronde 4, 3, 3, 2, 2, 1, 1, 0 prestige op.',
    },
    2: { name: 'Strenge punten', about: 'Met 0, 1, 2 … ontbrekende rails levert deze ronde 4, 2, 1, 0 prestige op.' },
    3: {
      name: 'Drie rails',
      about: 'Het budget is 3 per beurt: drie enkelvoudige lijnen, of een dubbele en een enkelvoudige.',
    },
    4: { name: 'Kalm water', about: 'Dubbele lijnen over rivieren en zeeën gelden als enkelvoudig.' },
    5: { name: 'Lage bergen', about: 'Dubbele lijnen over bergen gelden als enkelvoudig.' },
    6: { name: 'Zonder wit', about: 'Iedereen geeft de witte stad terug en speelt met de andere vier.' },
    7: { name: 'Zonder turquoise', about: 'Iedereen geeft de turquoise stad terug en speelt met de andere vier.' },
    8: { name: 'Eentje minder', about: 'Iedereen geeft in het geheim één stad terug en speelt met de andere vier.' },
    9: { name: 'Drie-twee-één', about: 'Het budget wisselt per omloop: drie, dan twee, dan één, en weer opnieuw.' },
    10: { name: 'Roze en oranje open', about: 'De roze en oranje steden liggen voor iedereen open.' },
    11: { name: 'Roze en bruin open', about: 'De roze en bruine steden liggen voor iedereen open.' },
    12: { name: 'Bruin en oranje open', about: 'De bruine en oranje steden liggen voor iedereen open.' },
    13: {
      name: 'Extra roze',
      about:
        'De startspeler trekt een tweede roze stad. Wie er twee heeft, houdt er één en geeft de andere naar links; wie het laatst kiest, legt die terug.',
    },
    14: {
      name: 'Extra bruin',
      about:
        'De startspeler trekt een tweede bruine stad. Wie er twee heeft, houdt er één en geeft de andere naar links; wie het laatst kiest, legt die terug.',
    },
    15: {
      name: 'Extra oranje',
      about:
        'De startspeler trekt een tweede oranje stad. Wie er twee heeft, houdt er één en geeft de andere naar links; wie het laatst kiest, legt die terug.',
    },
    16: { name: 'Drie keer doorgeven', about: 'Drie keer geeft iedereen tegelijk een stad naar links.' },
    17: {
      name: 'Alles doorgeven',
      about: 'Voordat de startmarkers worden geplaatst, geeft iedereen de hele hand naar links.',
    },
    18: { name: 'Kriskras', about: 'Je mag overal rails leggen, met of zonder aansluiting op een net.' },
    19: { name: 'Open kaarten', about: 'Alle steden liggen voor iedereen open.' },
  },
  regionCards: {
    drop: {
      name: (region) => `Zonder ${region}`,
      about: (region) => `Iedereen geeft de stad van de regio ‘${region}’ terug en speelt met de andere vier.`,
    },
    reveal: {
      name: (regions) => `${regions} open`,
      about: (regions) => `De steden van de regio’s ${regions} liggen voor iedereen open.`,
    },
    extra: {
      name: (region) => `Extra ${region}`,
      about: (region) =>
        `De startspeler trekt een tweede stad van de regio ‘${region}’. Wie er twee heeft, houdt er één en geeft de andere naar links; wie het laatst kiest, legt die terug.`,
    },
  },
  /** Bubbles on the board, and the board in words. */
  bubbles: {
    legalList: 'Lijnen waar je mag leggen',
    legalSpent: 'Je plan vult de hele beurt. Voer het uit, of wis het om andere lijnen te kiezen.',
    ferryFree: 'Veerboot, beide plekken vrij',
    ferryHalfBuilt: 'Veerboot, één plek vrij',
    ferryOpen: 'Veerboot, open voor iedereen',
    ferryOnly: (names) => `Veerboot, alleen voor ${names}`,
    twoTracks: (count, cost, budget) =>
      `${n(count, { one: 'Eén rail', other: '# rails' })}, kost ${cost} van ${budget}`,
    missingTo: (before, after) => `Nog nodig: ${before} → ${after}`,
    alreadyLinked: (city) => `${city}: aangesloten`,
    outOfPlay: (city) => `${city} doet met twee of drie spelers niet mee.`,
    whichRule: 'Welke regel?',
    advice: 'Een ingenieur zou',
    central: (missing) =>
      n(missing, {
        one: 'Van hieruit zou # rail al je steden aansluiten.',
        other: 'Van hieruit zouden # rails al je steden aansluiten.',
      }),
  },
};
