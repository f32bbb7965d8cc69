// Dutch words of the rules screen and the quick start.

import type { LearnMessages } from '../learn-text.ts';

export const nl: LearnMessages = {
  phaseReference: {
    title: 'Fases en bonussen in één oogopslag',
    bonus: 'Bonus bij het aankondigen',
    passing: {
      may: 'Passen mag.',
      must: 'Iedereen moet er een nemen.',
      offer: 'Aanbieden is verplicht, bieden niet.',
      none: 'Gaat vanzelf.',
    },
    assigns: 'Aan het eind worden voertuigen toegewezen.',
  },
  coach: {
    name: 'Snelstart',
    step: (at, of) => `Stap ${at} van ${of}`,
    goOn: 'Verder',
    back: 'Terug',
    why: 'Waarom?',
    show: 'Laat zien waar',
    others: 'De anderen zijn aan de beurt',
    otherwise: 'Dat mag ook. Maar volg deze ene keer het voorbeeld.',
    play: 'Een echt spel spelen',
    rules: 'Spelregels lezen',
    dots: 'Stappen van de snelstart',
    leave: {
      title: 'De snelstart verlaten?',
      text: 'Je voortgang wordt niet opgeslagen. Je kunt altijd opnieuw beginnen.',
      yes: 'Verlaten',
      no: 'Blijven',
    },
  },
  quickStart: {
    welcome: {
      title: 'Je eerste maatschappij',
      text: 'Je hebt 100k in kas, een startcontract en drie voertuigen in de remise. In twee jaar met Jonas en Aino zie je alle zes fases.',
      why: '{contract caledonian-girders} vraagt een diesellocomotief, twee open goederenwagens en licenties van {city edinburgh} naar {city london} en verder naar {city frankfurt}.',
    },
    meeting: {
      title: 'Kondig het {phase on-site-meeting} aan',
      text: 'Je bent voorzitter, dus jij kondigt als eerste aan. Je hebt licenties nodig. Kondig de fase aan waarin die te koop zijn.',
      task: 'Kies {phase on-site-meeting} en kondig de fase aan.',
      why: 'Wie een fase aankondigt, is als eerste aan de beurt en heeft de bonus: drie baanvakken in plaats van twee.',
    },
    licences: {
      title: 'Koop drie licenties',
      text: 'De eerste twee verbinden {city edinburgh} met {city london}, de derde is een begin op weg naar {city frankfurt}. Vier segmenten à 20k kosten 80k. Op de kaart zijn ze al gepland.',
      task: 'Koop {section edinburgh-manchester}, {section manchester-london} en {section calais-bruxelles}.',
      why: 'Een deeltraject telt zodra je licenties de twee steden verbinden, rechtstreeks of via een omweg. Je netwerken hoeven niet met elkaar verbonden te zijn.',
    },
    bonus: {
      title: 'Geld voor je steden',
      text: 'Jonas heeft de {phase development-bonus} aangekondigd. Je licenties verbinden vijf steden: 50k. Jonas heeft er drie en krijgt 20k bonus.',
      why: 'Elke stad aan een eind van een licentie telt één keer. Je hoeft niets te doen.',
    },
    fair: {
      title: 'Koop twee voertuigen',
      text: 'Aino heeft de {phase railroad-fair} aangekondigd. Je contract vraagt een diesellocomotief en twee open goederenwagens; één {model raft} staat al in de remise.',
      task: 'Koop {model badger} voor 20k en {model raft} voor 40k.',
      why: '{model badger} is traag, maar wel een diesel. Voor het bedrag per voertuig telt alleen de soort.',
    },
    train: {
      title: 'Stel de trein samen',
      text: 'Met een locomotief en één deeltraject levert het contract geld op: 20k voor het deeltraject en 20k voor elk van de drie voertuigen. De twee die je hebt gekocht, staan er al.',
      task: 'Zet ook de {model raft}-wagen uit je remise op {contract caledonian-girders} en bevestig.',
      why: 'Er wordt niets bijgeschreven zonder toegewezen locomotief en een deeltraject in licentie. Nu zijn ze er allebei: 80k per jaar.',
    },
    'year-one': {
      title: 'Het eerste jaar loopt af',
      text: 'Je winst van 80k wordt uitbetaald. Met de 10k die je had, is dat 90k. Contracten die bleven liggen, krijgen een fiche, en Jonas wordt voorzitter.',
      task: 'Bekijk de afrekening en begin jaar 2.',
      why: 'Winst wordt pas aan het eind van een jaar geld, en hoogstens 200k ervan.',
    },
    contract: {
      title: 'Neem een tweede contract',
      text: 'Jonas heeft de {phase conference-room} aangekondigd. {contract amber-road} kost 70k belasting per jaar en heeft een fiche van 10k. Je jaarwinst zakt voorlopig van 80k naar 20k.',
      task: 'Kies {contract amber-road} en neem het contract.',
      why: 'Een contract kost meteen belasting. Het levert geld op zodra het een locomotief en een deeltraject heeft. Eén gesloten wagen ervoor staat al in je remise, de rest van de trein volgt dit jaar.',
    },
    aid: {
      title: 'Neem {model otter}',
      text: '{contract caledonian-girders} levert 50k per jaar meer op als elk voertuig klasse 2 of sneller is. {model badger} is klasse 1; {model otter} is klasse 2 en ook een diesel.',
      task: 'Kies {model otter} en neem het voertuig. Ruilen doe je later.',
      why: 'Iedereen moet een voertuig nemen, gratis. In deze fase wordt niets toegewezen.',
    },
    auction: {
      title: 'Kondig het {phase auction-house} aan',
      text: 'Nu kondig jij een fase aan. Je hebt een voertuig te verkopen, en er is er een te koop.',
      task: 'Kies {phase auction-house} en kondig de fase aan.',
      why: 'Wie de fase aankondigt, opent de eerste kavel. Aan het eind van een veiling worden voertuigen toegewezen.',
    },
    offer: {
      title: 'Bied {model lark} aan',
      text: 'Wie een vrij voertuig heeft, moet er minstens een aanbieden. Geen contract van jou vraagt een elektrische locomotief.',
      task: 'Selecteer alleen {model lark} en bied het voertuig aan.',
      why: 'Iedereen kiest tegelijk, dus niemand weet wat de anderen aanbieden.',
    },
    open: {
      title: 'Open de eerste kavel',
      text: 'Aino biedt {model strongbox} aan, een gesloten goederenwagen die {contract amber-road} nodig heeft. Het laagste bod is 20k.',
      task: 'Kies {model strongbox} en bied 20k.',
      why: 'Het bieden op een voertuig begint bij de prijs min 20k, maar niet onder 20k. De eigenaar biedt niet mee.',
    },
    raise: {
      title: 'Blijf meebieden',
      text: 'Jonas biedt 30k. Met 40k sta je weer vooraan.',
      task: 'Bied 40k.',
      why: 'In een trein die geld oplevert, is de wagen 20k per jaar waard. In twee jaar is hij terugverdiend.',
    },
    decline: {
      title: 'Gekocht en verkocht',
      text: 'Jonas paste, {model strongbox} is van jou. Daarna kocht Aino {model lark} van je voor 40k. Aan wat er over is, heb je niets.',
      task: 'Open niets.',
      why: 'Na een verkoop mag de maatschappij openen die volgt op degene die opende. Heeft iedereen om de beurt afgezien, dan is de veiling voorbij.',
    },
    swap: {
      title: 'Wissel de locomotieven',
      text: '{model otter} hoort op {contract caledonian-girders}; de 50k daarvoor komt met het deeltraject {city london}–{city frankfurt}. {model badger} trekt {contract amber-road} met beide {model strongbox}-wagens.',
      task: 'Kies {model badger} bij {contract caledonian-girders} om die weg te halen en zet daar {model otter}. Zet daarna {model badger} op {contract amber-road} bij de beide {model strongbox}-wagens en bevestig.',
      why: 'Het eerste contract levert 80k op, net als eerst. Het tweede heeft een trein maar nog geen deeltraject, dus het levert niets op. Je jaarwinst blijft 20k.',
    },
    'year-two': {
      title: 'Het tweede jaar loopt af',
      text: '80k van het eerste contract, min 70k belasting voor het tweede, plus 10k voor de fiche: 20k wordt uitbetaald. Je hebt 110k.',
      task: 'Begin jaar 3.',
      why: 'Een fiche blijft bij zijn contract en telt elk jaar.',
    },
    end: {
      title: 'Nu is het jouw spel',
      text: 'Je hebt alle zes fases gezien. Een licentie voor {section warszawa-gdansk} kost 20k en brengt {contract amber-road} op gang: 70k per jaar. Ook het deeltraject naar {city frankfurt} zou 70k opleveren. Drie voltooide contracten beëindigen het spel.',
      why: 'Aan het eind beslissen punten, niet geld. Je krijgt punten voor winst, contracten, steden en netwerken.',
    },
  },
};
