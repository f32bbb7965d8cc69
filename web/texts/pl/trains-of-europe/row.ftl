### Kilka słów, których potrzebuje lista gier.

year = Rok { $year }
