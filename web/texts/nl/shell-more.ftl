### Dutch texts of screens that are not shown at first. The reader is addressed as "je".

## library

library_accuracy = nauwkeurigheid
library_running = Bezig
library_finished = Afgerond
library_imported = Uit bestanden
library_empty = Nog geen spellen.
library_delete = Verwijderen
library_deleteSure = Dit spel verwijderen? Het kan niet worden teruggehaald.
library_export = Opslaan als bestand
library_import = Spelbestanden openen
library_importDrop = Sleep spelbestanden hierheen
library_search = Zoek op naam of spelbord
library_shown =
    { $all ->
        [one] { $shown } van { $all } spel
       *[other] { $shown } van { $all } spellen
    }
library_all = Alle
library_more = Nog { $count } tonen
library_choose = Meerdere selecteren
library_chosen = { $count } geselecteerd
library_chooseAll = Alle getoonde selecteren
library_deleteChosen = Selectie verwijderen
library_deleteManySure =
    { $count ->
        [one] { $count } spel verwijderen? Het kan niet worden teruggehaald.
       *[other] { $count } spellen verwijderen? Ze kunnen niet worden teruggehaald.
    }
library_exportAll = Alles in één bestand opslaan
library_exportChosen = Selectie in één bestand opslaan
library_importedMany =
    { $added ->
        [one] { $added } spel
       *[other] { $added } spellen
    } { $known ->
        [0] toegevoegd
       *[other] toegevoegd, { $known } al aanwezig
    }{ $refused ->
        [0] .
       *[other] , { $refused } geweigerd.
    }
library_opening = Spel { $done } van { $all } wordt geopend…
library_refusedGame = { $file }, spel { $game }
library_restored = Alles is terug
library_restoredAbout = Ook de instellingen, plannen, puzzels en analyses uit het bestand staan nu op dit apparaat. Laad de pagina opnieuw om ze te gebruiken.
library_restart = Pagina opnieuw laden
library_damagedTitle = Onleesbaar
library_damagedGame = Spel { $id }
library_lostAbout = Browsers doen dat als er te weinig ruimte is of als sitegegevens worden gewist. Een bestand met alle spellen beschermt je daartegen.

## askName

askName_title = Hoe heet je?
askName_about = Je naam is te zien aan tafel en in spelbestanden. Je kunt hem wijzigen bij Instellingen.
askName_play = Spelen
askName_without = Zonder naam spelen

## record

record_title = Je resultaten
record_sum =
    { $played ->
        [one] { $played } spel, waarvan { $won } gewonnen
       *[other] { $played } spellen, waarvan { $won } gewonnen
    }
record_streak = Op rij gewonnen: { $now }, record { $best }.
record_kind = Spelbord en editie
record_played = Gespeeld
record_won = Gewonnen
record_mean = Punten gemiddeld
record_best = Beste
record_latest = Laatste spellen
record_about = Gevulde balken zijn overwinningen; hoe hoger een balk, hoe meer punten.

## lessons

lessons_title = Strategielessen
lessons_about = Twintig ideeën, van je eerste spel tot sterk spel. Elk heeft een voorbeeld en drie stellingen om op te lossen.

## insight

insight_title = Hoe je speelt
insight_about = Uit de afgeronde spellen op dit apparaat waarin alleen jij tegen bots speelde. Niets daarvan verlaat dit apparaat.
insight_open = Bekijk hoe je speelt
insight_empty = Er is nog niets te zien. Speel een spel tegen bots uit en je ziet hier:
insight_play = Een spel spelen

## newTable

newTable_players = Spelers
newTable_add = Speler toevoegen
newTable_remove = { $name } verwijderen
newTable_up = { $name } een plaats omhoog
newTable_nameOf = Naam van de speler in { $colour }
newTable_kind = Gespeeld door
newTable_human = Een persoon hier
newTable_botOf = Bot: { $level }
newTable_start = Beginnen
newTable_problem = Zo kan deze tafel niet worden klaargezet.
newTable_needPerson = Hier speelt geen mens mee: je kijkt naar de bots.
newTable_onDevice =
    { $count ->
        [one] { $count } persoon op dit apparaat
       *[other] { $count } personen op dit apparaat
    }

## friendsTable

friendsTable_human = Een vriend of vriendin
friendsTable_start = Tafel klaarzetten
friendsTable_you = Jij
friendsTable_friend = Iemand met de link
friendsTable_onDevice =
    { $count ->
        [one] { $count } persoon, met bots
       *[other] { $count } personen, elk op een eigen apparaat
    }

## logForm

logForm_notation = Notatie
logForm_sentences = Zinnen
logForm_players = Spelers en hun letters

## replay

replay_playOn = Vanaf hier verder spelen
replay_position = Zet { $move } van { $all }
replay_start = Begin
replay_end = Einde
replay_back = Eén zet terug
replay_forward = Eén zet verder
replay_play = Afspelen
replay_pause = Pauze
replay_speed = Tempo
replay_eyes = Gezichtspunt
replay_spectator = Van buitenaf
replay_eyesOf = { $name }
replay_link = Link naar deze zet kopiëren
replay_linkCopied = Link gekopieerd. Hij werkt in deze browser.
replay_linkServer = Link gekopieerd. Hij toont iedereen deze zet.
replay_linkWhole = Link gekopieerd. Het hele spel zit erin en opent op elk apparaat.
replay_linkShort = Korte link gekopieerd, want de volledige zou te lang zijn. Hij opent op elk apparaat zolang deze server het spel bewaart.
replay_copy = Kopiëren
replay_copied = Gekopieerd
replay_short = Korte link
replay_shortAbout = Deze server bewaart het spel zolang het minstens één keer per jaar wordt geopend.
replay_whole = Link met het hele spel
replay_wholeAbout = Heeft geen server nodig en opent op elk apparaat.
replay_wholeHere = Opent alleen op dit apparaat: de pagina draait op localhost en er is geen adres voor andere apparaten bekend.
replay_qrShort = Scan deze code met een telefoon of tablet om het spel daar vanaf deze server te openen.
replay_notation = Zetten tot hier als tekst kopiëren
replay_notationCopied = Zetten gekopieerd als tekst. Plak die waar je wilt, ook in je lijst met spellen.
replay_linkTurn = Link naar deze beurt kopiëren
replay_linkReview = Link gekopieerd. Hij opent voor iedereen de analyse bij deze beurt.
replay_linkTooLong = Het spel is te lang voor een link en is als bestand opgeslagen.
replay_share = Het spel delen
replay_qr = QR-code tonen
replay_qrHelp = Scan deze code met een telefoon of tablet: hij bevat het hele spel en heeft geen server nodig.
replay_qrTooLong = Dit spel is te lang voor een QR-code. Kopieer in plaats daarvan de link of sla het spel op als bestand.
replay_embed = In een andere pagina insluiten
replay_embedPage = De pagina
replay_embedPageAbout = Vijf regels vormen een pagina waarop dit spel te zien is. In een pagina die je al hebt, zijn de laatste twee genoeg.
replay_embedFrame = Kader
replay_embedFrameAbout = Voor plaatsen die alleen kaders toelaten.
replay_embedKept = Deze server bewaart het spel om terug te kijken.
replay_embedWhole = Het spel zelf staat in de regels. Geen server bewaart het.
replay_embedHere = De regels werken alleen op dit apparaat: de pagina draait op localhost en er is geen adres voor andere apparaten bekend.
replay_export = Opslaan als spelbestand
replay_verified = Elke zet, trekking en telling van dit spel is gecontroleerd.
replay_scrub = Plaats in het spel

## curtain

curtain_title = { $name }, jij bent aan de beurt
curtain_help = Houd het apparaat zo dat niemand anders het ziet, en draai dan je kaarten om.
curtain_choose = { $name }, kies in het geheim
curtain_lift = Ik ben { $name }
curtain_key = of druk op { $key }

## notices

notices_full = De opslag van deze browser is vol: zetten worden niet meer opgeslagen. Je kunt doorspelen; sla het spel op als bestand om het te houden.
notices_blocked = Deze browser slaat niets op voor deze pagina: het spel gaat verloren als je die sluit.
notices_savedAgain = Zetten worden weer opgeslagen.
notices_replaced = { $name } reageerde niet. { $level } heeft de plaats overgenomen.
notices_follower = Dit spel is open in een ander tabblad. Hier kijk je mee.
notices_takeOver = Hier verder spelen

## trouble

trouble_damaged = Dit spel is onleesbaar.
trouble_damagedAbout = Het opgeslagen spel is beschadigd. Je andere spellen zijn in orde. Je kunt de rest als bestand opslaan en naar ons sturen.
trouble_damagedSave = De rest opslaan
trouble_unknown = Dit spel staat niet op dit apparaat.
trouble_unknownAbout = Spellen worden bewaard in de browser waarin ze zijn gespeeld.
trouble_unreachable = Dit spel is nu niet bereikbaar.
trouble_unreachableAbout = De browser kan niet bij de opgeslagen spellen. Waarschijnlijk is er niets verloren: laad de pagina opnieuw.
trouble_replayOnly = Dit spel komt uit een bestand: je kunt het terugkijken, niet verder spelen.

## notFound

notFound_title = Dit spoor loopt dood
notFound_about = Deze pagina bestaat niet. Misschien is de link afgebroken.

## watch

watch_speed = Tempo
watch_pause = Pauze
watch_resume = Doorgaan
watch_title = Je kijkt toe
watch_speeds_calm = Rustig
watch_speeds_normal = Normaal
watch_speeds_fast = Snel
watch_speeds_instant = Meteen

## rulings

rulings_toChallenge = Naar de uitdaging
rulings_takeBack = Beurt terugnemen
rulings_takeBackAbout = Je laatste beurt, zolang er sindsdien niets verborgens is onthuld.
rulings_takeBackKeys = Ctrl Z
rulings_concede = Het spel opgeven
rulings_concedeAsk = Dit spel opgeven? Dan winnen alle anderen.
rulings_consent = Iedereen hier moet het ermee eens zijn: { $names }.
rulings_allAgree = Iedereen is het ermee eens
rulings_others = De anderen moeten het ermee eens zijn: { $names }.
rulings_ask = Vragen
rulings_tookBack =
    { $who ->
        [you] Jij neemt je beurt terug.
       *[other] { $who } neemt de beurt terug.
    }
rulings_gaveUp =
    { $who ->
        [you] Jij geeft het spel op.
       *[other] { $who } geeft het spel op.
    }
rulings_othersWin =
    { $count ->
        [one] { $names } wint.
       *[other] { $names } winnen.
    }
rulings_again = Nog een keer spelen
rulings_replay = Herhaling bekijken
rulings_takenBack =
    { $count ->
        [one] { $count } beurt is teruggenomen.
       *[other] { $count } beurten zijn teruggenomen.
    }
rulings_refused_challenge = In een uitdaging staat elke zet vast.
rulings_refused_nothing = Er is nog niets om terug te nemen.
rulings_refused_revealed = Sindsdien is er iets verborgens onthuld, dus de beurt staat vast.
rulings_refused_asking = Er staat al een andere vraag open.
rulings_refused_tooOften = Je hebt al een paar keer gevraagd. Wacht even voordat je weer vraagt.
rulings_refused_notAgreed = Niet iedereen was het ermee eens, dus het spel gaat door.
rulings_refused_shared = Jullie spelen hier met meer mensen: terugnemen staat in het menu, en iedereen moet het ermee eens zijn.
rulings_refused_other = Dat kan nu niet.

## proof

proof_title = Eerlijk gedeeld
proof_help = Voordat de eerste kaart werd gedeeld, lag deze vingerafdruk van het geheime startgetal vast. Nu is het startgetal openbaar: iedereen kan nagaan dat niemand de kaarten heeft uitgekozen.
proof_commitment = Vingerafdruk
proof_seed = Startgetal

## problems

problems_import = Dit bestand kan niet worden geopend.
problems_link = Deze link kan niet worden geopend.
problems_not-json = Dit is geen spelbestand.
problems_not-a-game-file = Dit is geen spelbestand.
problems_unknown-format = Het formaat ‘{ $format }’ is hier onbekend.
problems_missing = Het gegeven ‘{ $field }’ ontbreekt.
problems_malformed = Het gegeven ‘{ $field }’ klopt niet.
problems_unknownGame = Het spel ‘{ $game }’ is hier onbekend.
problems_inBranch = Aftakking { $branch }: { $why }
problems_wrongMove = Zet { $move } is tegen de regels.
problems_wrongMoveRule = Zet { $move } is tegen regel { $rule }.
problems_wrongDraw = Zet { $move }: de trekking komt niet uit het startgetal.
problems_wrongHash = Na zet { $move } wijkt de stelling af van de opgeslagen stelling.
problems_wrongVersion = Het spel is gespeeld met regelversie { $version }, die hier onbekend is.
problems_wrongBoard = Het spel is gespeeld op een andere versie van het bord.
problems_wrongSeed = Het startgetal past niet bij zijn vingerafdruk.
problems_wrongNumber = { $name } heeft een ander getal laten zien dan was vastgelegd.
problems_numberWithheld = { $name } heeft het vastgelegde getal nooit laten zien. Daardoor kan niemand de verdeling controleren.
problems_wrongNumbers = De vastgelegde getallen passen niet bij de plaatsen.
problems_wrongResult = De opgeslagen uitslag klopt niet met de zetten.
problems_other = De inhoud is tegenstrijdig.
problems_keep = Op dit apparaat is niets veranderd.
problems_saveFile = Bestand opslaan
problems_cut = Een deel van deze link ontbreekt: sommige chats kappen lange links af. Vraag om een korte link of om het spel als bestand.
problems_unknownLink = Deze korte link leidt naar geen spel. Links die een jaar lang niemand opent, worden verwijderd.
problems_noServer = De server die dit spel bewaart, antwoordt niet. Controleer je verbinding en probeer het opnieuw.
problems_tooLarge = Het bestand is te groot voor een spel.
problems_notStored = Er is op dit apparaat geen plaats meer om het te bewaren. Verwijder spellen die je niet meer nodig hebt en open het bestand dan nog eens.

## settings

settings_languageAuto = Zoals in de browser
settings_theme = Uiterlijk
settings_themes_system = Zoals in het systeem
settings_themes_light = Licht
settings_themes_dark = Donker
settings_sound = Geluid
settings_soundHelp = Zachte geluiden als er aan tafel iets gebeurt.
settings_motion = Animaties
settings_motions_system = Zoals in het systeem
settings_motions_full = Alle
settings_motions_less = Minder
settings_speed = Tempo van de bots
settings_playerName = Je naam
settings_playerNameHelp = Te zien aan tafel en in spelbestanden.
settings_keys = Toetsenbord
settings_keysHelp = Kies een veld en druk op de nieuwe toets. Het gaat om de plaats op het toetsenbord, niet om de letter.
settings_keysReset = Alle toetsen herstellen
settings_pressKey = Druk op een toets
settings_keyTaken = Al in gebruik voor ‘{ $name }’
settings_keyLabels_Space = Spatie
settings_keyLabels_Enter = Enter
settings_keyLabels_Escape = Esc
settings_keyLabels_Backspace = Backspace
settings_keyHelp = ? toont alle toetsen.
settings_data = Gegevens op dit apparaat
settings_dataHelp = Spellen en instellingen blijven in deze browser. Alleen online spellen gaan naar de server van deze pagina.
settings_saveHelp = Het bestand bevat je spellen, instellingen, plannen, puzzels en analyses. Het toont de handen van lopende spellen, dus houd het voor jezelf. Je aanmelding bij servers staat er niet in.

## reading

reading_search = Zoeken in de spelregels
reading_found =
    { $count ->
        [one] { $count } passage gevonden
       *[other] { $count } passages gevonden
    }
reading_nothing = Niets gevonden. Probeer een ander woord.
reading_contents = Inhoud
reading_loading = De spelregels worden geladen

## colourChoice

colourChoice_button = { $of }: { $name }. Andere kleur kiezen
colourChoice_label = Kleur van { $of }

## colours

colours_plum = Pruim
colours_cobalt = Kobalt
colours_jade = Jade
colours_vermilion = Vermiljoen
colours_brass = Messing
colours_coal = Steenkool
