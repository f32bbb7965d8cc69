### Les quelques mots d’une liste de parties.

year = Année { $year }
