### The few words that a list of games needs before Trains of Europe is loaded.

# $year (figure)
year = Year { $year }
