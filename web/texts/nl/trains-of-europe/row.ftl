### De paar woorden die een lijst van spellen nodig heeft.

year = Jaar { $year }
