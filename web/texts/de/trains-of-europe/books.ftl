### German words of books kept by hand.

bookingIn = hat gebucht
secret = Niemand sieht deine Buchung, bevor alle gebucht haben.
yours = Du hast { $amount } im Jahr gebucht.
amounts = Beträge auf den Verträgen
amountsHelp = Drücke einen Betrag, um ihn auf den Notizzettel zu nehmen, und noch einmal, um ihn zu streichen. Der Zettel addiert nur: Was zählt, entscheidest du.
notLicensed = nicht lizenziert
emptyPlace = freier Platz
pad = Notizzettel
padEmpty = Noch nichts gewählt
clear = Zettel leeren
use = Summe übernehmen
amount = Jahresgewinn in Tausend
less = 10k weniger
more = 10k mehr
book = { $amount } im Jahr buchen
booked = Gebucht
lastYear = im Vorjahr { $amount }
auditedAlready = dieses Jahr geprüft
chooseCompany = Wähle eine Gesellschaft, um ihre Verträge anzusehen.
audit = { $name } prüfen
auditNobody = Niemanden prüfen
found = Prüfungen des Jahres
checks = Letzte Prüfung der Bücher
statement = Abrechnung
