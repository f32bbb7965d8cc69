### French words of the rules screen and the quick start.

## phaseReference

phaseReference_title = Phases et bonus en un coup d’œil
phaseReference_bonus = Bonus de l’annonce
phaseReference_passing_may = On peut passer.
phaseReference_passing_must = Chacun doit en prendre un.
phaseReference_passing_offer = Il faut mettre en vente, mais pas enchérir.
phaseReference_passing_none = Tout se fait automatiquement.
phaseReference_assigns = À la fin, on affecte les véhicules.

## coach

coach_name = Prise en main
coach_step = Étape { $at } sur { $of }
coach_goOn = Continuer
coach_back = Retour
coach_why = Pourquoi ?
coach_show = Montrer où
coach_others = Les autres jouent
coach_otherwise = C’est permis aussi. Mais pour cette fois, suivez l’exemple.
coach_play = Jouer une vraie partie
coach_rules = Lire les règles
coach_dots = Étapes de la prise en main
coach_leave_title = Quitter la prise en main ?
coach_leave_text = Votre progression n’est pas enregistrée. Vous pouvez recommencer à tout moment.
coach_leave_yes = Quitter
coach_leave_no = Rester

## quickStart

quickStart_welcome_title = Votre première compagnie
quickStart_welcome_text = Vous avez 100k en caisse, un contrat de départ et trois véhicules au dépôt. Deux années avec Jonas et Aino vous montrent les six phases.
quickStart_welcome_why = {"{"}contract caledonian-girders{"}"} demande une locomotive diesel, deux wagons ouverts et des licences de {"{"}city edinburgh{"}"} à {"{"}city london{"}"}, puis jusqu’à {"{"}city frankfurt{"}"}.
quickStart_meeting_title = Annoncer : {"{"}phase on-site-meeting{"}"}
quickStart_meeting_text = Vous avez la présidence, donc vous annoncez en premier. Il vous faut des licences. Annoncez la phase où elles se vendent.
quickStart_meeting_task = Choisissez « {"{"}phase on-site-meeting{"}"} », puis annoncez.
quickStart_meeting_why = La compagnie qui annonce agit en premier et a le bonus : trois tronçons au lieu de deux.
quickStart_licences_title = Acheter trois licences
quickStart_licences_text = Les deux premières relient {"{"}city edinburgh{"}"} à {"{"}city london{"}"}, la troisième est un début vers {"{"}city frankfurt{"}"}. Quatre segments à 20k font 80k. Ils sont déjà prévus sur la carte.
quickStart_licences_task = Achetez {"{"}section edinburgh-manchester{"}"}, {"{"}section manchester-london{"}"} et {"{"}section calais-bruxelles{"}"}.
quickStart_licences_why = Une liaison compte dès que vos licences relient ses deux villes, directement ou par un détour. Vos réseaux n’ont pas besoin de se toucher.
quickStart_bonus_title = De l’argent pour vos villes
quickStart_bonus_text = Jonas a annoncé : {"{"}phase development-bonus{"}"}. Vos licences relient cinq villes : 50k. Jonas en relie trois et reçoit 20k de bonus.
quickStart_bonus_why = Chaque ville au bout d’une licence compte une fois. Vous n’avez rien à faire.
quickStart_fair_title = Acheter deux véhicules
quickStart_fair_text = Aino a annoncé : {"{"}phase railroad-fair{"}"}. Votre contrat demande une locomotive diesel et deux wagons ouverts ; un {"{"}model raft{"}"} est déjà au dépôt.
quickStart_fair_task = Achetez {"{"}model badger{"}"} pour 20k et {"{"}model raft{"}"} pour 40k.
quickStart_fair_why = {"{"}model badger{"}"} est lent, mais c’est un diesel. Pour le montant par véhicule, seul le type compte.
quickStart_train_title = Composer le train
quickStart_train_text = Avec une locomotive et une liaison, le contrat commence à rapporter : 20k pour la liaison et 20k pour chacun des trois véhicules. Les deux que vous avez achetés y sont déjà.
quickStart_train_task = Placez aussi sur {"{"}contract caledonian-girders{"}"} le {"{"}model raft{"}"} de votre dépôt, puis confirmez.
quickStart_train_why = Rien n’est crédité sans une locomotive affectée et une liaison sous licence. Les deux sont là : 80k par an.
quickStart_year-one_title = Clôture de la première année
quickStart_year-one_text = Votre bénéfice de 80k est versé. Avec les 10k restants, cela fait 90k. Les contrats délaissés reçoivent un jeton, et Jonas prend la présidence.
quickStart_year-one_task = Regardez le relevé, puis commencez l’année 2.
quickStart_year-one_why = Le bénéfice ne devient de l’argent qu’en fin d’année, et 200k au plus.
quickStart_contract_title = Prendre un deuxième contrat
quickStart_contract_text = Jonas a annoncé : {"{"}phase conference-room{"}"}. {"{"}contract amber-road{"}"} coûte 70k de taxe par an et apporte un jeton de 10k. Votre bénéfice annuel tombe pour l’instant de 80k à 20k.
quickStart_contract_task = Choisissez {"{"}contract amber-road{"}"} et prenez ce contrat.
quickStart_contract_why = Un contrat coûte sa taxe tout de suite ; il rapporte dès qu’il a une locomotive et une liaison. Un wagon couvert pour lui est déjà dans votre dépôt, le reste du train suivra cette année.
quickStart_aid_title = Prendre {"{"}model otter{"}"}
quickStart_aid_text = {"{"}contract caledonian-girders{"}"} rapporte 50k de plus par an si chaque véhicule est de classe 2 ou plus. {"{"}model badger{"}"} est de classe 1 ; {"{"}model otter{"}"} est de classe 2, et diesel aussi.
quickStart_aid_task = Choisissez {"{"}model otter{"}"} et prenez ce véhicule. L’échange se fera plus tard.
quickStart_aid_why = Chacun doit prendre un véhicule, gratuitement. Rien n’est affecté dans cette phase.
quickStart_auction_title = Annoncer : {"{"}phase auction-house{"}"}
quickStart_auction_text = C’est à vous d’annoncer. Vous avez un véhicule à vendre et un autre à acheter.
quickStart_auction_task = Choisissez « {"{"}phase auction-house{"}"} », puis annoncez.
quickStart_auction_why = La compagnie qui annonce ouvre le premier lot. À la fin des enchères, on affecte les véhicules.
quickStart_offer_title = Vendre {"{"}model lark{"}"}
quickStart_offer_text = Une compagnie qui a des véhicules libres doit en mettre au moins un en vente. Aucun de vos contrats ne demande de locomotive électrique.
quickStart_offer_task = Sélectionnez uniquement {"{"}model lark{"}"} et mettez ce véhicule en vente.
quickStart_offer_why = Tous choisissent en même temps : personne ne sait ce que les autres mettent en vente.
quickStart_open_title = Ouvrir le premier lot
quickStart_open_text = Aino met en vente {"{"}model strongbox{"}"}, un wagon couvert dont {"{"}contract amber-road{"}"} a besoin. L’enchère minimale est de 20k.
quickStart_open_task = Choisissez {"{"}model strongbox{"}"} et enchérissez à 20k.
quickStart_open_why = Les enchères sur un véhicule s’ouvrent à son prix moins 20k, mais jamais sous 20k. La compagnie qui vend n’enchérit pas.
quickStart_raise_title = Surenchérir
quickStart_raise_text = Jonas monte à 30k. Avec 40k, vous repassez devant.
quickStart_raise_task = Enchérissez à 40k.
quickStart_raise_why = Dans un train qui rapporte, ce wagon vaut 20k par an. Il est amorti en deux ans.
quickStart_decline_title = Acheté et vendu
quickStart_decline_text = Jonas a passé, {"{"}model strongbox{"}"} est à vous. Puis Aino vous a acheté {"{"}model lark{"}"} pour 40k. Le dernier lot ne vous sert à rien.
quickStart_decline_task = N’ouvrez rien.
quickStart_decline_why = Après une vente, la compagnie qui suit celle qui a ouvert peut ouvrir. Quand toutes ont renoncé tour à tour, les enchères sont finies.
quickStart_swap_title = Échanger les locomotives
quickStart_swap_text = {"{"}model otter{"}"} va sur {"{"}contract caledonian-girders{"}"} ; ses 50k viendront avec la liaison {"{"}city london{"}"}–{"{"}city frankfurt{"}"}. {"{"}model badger{"}"} tire {"{"}contract amber-road{"}"} avec les deux {"{"}model strongbox{"}"}.
quickStart_swap_task = Choisissez {"{"}model badger{"}"} sur {"{"}contract caledonian-girders{"}"} pour retirer la locomotive et mettez-y {"{"}model otter{"}"}. Placez ensuite {"{"}model badger{"}"} sur {"{"}contract amber-road{"}"} avec les deux {"{"}model strongbox{"}"}, puis confirmez.
quickStart_swap_why = Le premier contrat rapporte 80k comme avant. Le deuxième a un train mais pas encore de liaison, il ne rapporte donc rien. Votre bénéfice annuel reste à 20k.
quickStart_year-two_title = Clôture de la deuxième année
quickStart_year-two_text = 80k du premier contrat, moins 70k de taxe pour le deuxième, plus 10k pour son jeton : 20k sont versés. Vous avez 110k.
quickStart_year-two_task = Commencez l’année 3.
quickStart_year-two_why = Un jeton reste avec son contrat et compte chaque année.
quickStart_end_title = À vous de jouer
quickStart_end_text = Vous avez vu les six phases. Une licence {"{"}section warszawa-gdansk{"}"} coûte 20k et met {"{"}contract amber-road{"}"} en marche : 70k par an. La liaison vers {"{"}city frankfurt{"}"} rapporterait 70k elle aussi. Trois contrats remplis mettent fin à la partie.
quickStart_end_why = À la fin, les points décident, pas l’argent. Le bénéfice, les contrats, les villes et les réseaux en rapportent.
