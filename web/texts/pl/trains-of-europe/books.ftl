### Polish words of books kept by hand.

bookingIn = zysk zapisany
secret = Nikt nie widzi twojego zapisu, zanim nie zapiszą wszyscy.
yours = Masz zapisany zysk { $amount } rocznie.
amounts = Kwoty na kontraktach
amountsHelp = Naciśnij kwotę, aby dodać ją do notatnika, i jeszcze raz, aby ją skreślić. Notatnik tylko dodaje: ty decydujesz, co się liczy.
notLicensed = bez licencji
emptyPlace = wolne miejsce
pad = Notatnik
padEmpty = Jeszcze nic nie wybrano
clear = Wyczyść notatnik
use = Przejmij tę sumę
amount = Zysk roczny w tysiącach
less = 10k mniej
more = 10k więcej
book = Zapisz { $amount } rocznie
booked = Zapisano
lastYear = rok temu { $amount }
auditedAlready = kontrola już była w tym roku
chooseCompany = Wybierz firmę, aby obejrzeć jej kontrakty.
audit = Skontroluj: { $name }
auditNobody = Nie kontroluj nikogo
found = Kontrole w tym roku
checks = Ostatnia kontrola ksiąg
statement = rozliczenie
