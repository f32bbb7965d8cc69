### French words of books kept by hand.

bookingIn = a déclaré
secret = Personne ne voit votre déclaration avant que tout le monde ait déclaré.
yours = Vous avez déclaré { $amount } par an.
amounts = Montants des contrats
amountsHelp = Appuyez sur un montant pour l’ajouter au brouillon, appuyez encore pour l’enlever. Le brouillon ne fait qu’additionner : à vous de décider ce qui compte.
notLicensed = sans licence
emptyPlace = place libre
pad = Brouillon
padEmpty = Rien de choisi pour l’instant
clear = Effacer le brouillon
use = Reprendre la somme
amount = Bénéfice annuel en milliers
less = 10k de moins
more = 10k de plus
book = Déclarer { $amount } par an
booked = Déclaré
lastYear = l’an dernier { $amount }
auditedAlready = déjà contrôlée cette année
chooseCompany = Choisissez une compagnie pour examiner ses contrats.
audit = Contrôler { $name }
auditNobody = Ne contrôler personne
found = Contrôles de l’année
checks = Dernière vérification des comptes
statement = décompte
