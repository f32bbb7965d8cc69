### Die wenigen Wörter, die eine Liste von Partien braucht.

year = Jahr { $year }
