// Polish: contracts and what they earn.

import { list, note, p, type ChapterText } from '../text.ts';

export const contracts: ChapterText<'contracts'> = {
  title: 'Kontrakty',
  sections: {
    'contract-card': {
      title: 'Co mówi kontrakt',
      body: [
        list(
          '*Trasy:* ciąg miast. Każde dwa sąsiednie tworzą trasę z własną kwotą.',
          '*Pojazdy:* jakich rodzajów potrzeba i ile. Każdy przynosi tę samą kwotę.',
          '*Warunek:* czasem dodatkowe wymaganie z kwotą.',
          '*Podatek* i *zysk:* zysk to wszystko, co kontrakt może przynieść, minus podatek.',
        ),
        p('Możesz mieć dowolnie wiele kontraktów naraz. Leżą odkryte dla wszystkich.'),
      ],
      picture:
        'Kaledońskie dźwigary w pierwszym roku szybkiego startu. Edynburg–Londyn ma licencję przez Manchester, a pociąg jest gotowy; trasy Londyn–Frankfurt jeszcze brak.',
      words: 'karta trasa podatek zysk kwota odkryte liczba',
    },
    'tax-chips': {
      title: 'Podatek i żetony',
      body: [
        p(
          'Podatek obniża twój zysk w chwili, gdy bierzesz kontrakt, zanim cokolwiek przyniesie. Kontrakty startowe go nie mają.',
        ),
        p('Żetony leżące na kontrakcie dostajesz razem z nim i od razu podnoszą zysk, każdy o 10k rocznie.'),
        note('Przykład: podatek 70k i jeden żeton obniżają zysk o 60k.'),
      ],
      words: 'podatek dotacja żeton minus koszt',
    },
    gate: {
      title: 'Kiedy zaczyna się dochód',
      body: [
        p('Kontrakt nie przynosi nic, dopóki nie są spełnione naraz dwa warunki:'),
        list(
          'przydzielono mu lokomotywę lub wagon silnikowy wymaganego rodzaju oraz',
          'co najmniej jedna trasa ma licencję od początku do końca.',
        ),
        p('Dotyczy to także kontraktu, którego trasy już masz: bez lokomotywy nie ma dochodu.'),
      ],
      words: 'początek dochód lokomotywa trasa nic zaliczone',
    },
    routes: {
      title: 'Trasy',
      body: [
        p(
          'Masz trasę, gdy twoje licencje łączą oba jej miasta, wprost lub objazdem. Kolejność tras nie ma znaczenia. Jeden odcinek może służyć wielu twoim kontraktom.',
        ),
        p(
          'Każda trasa przynosi swoją kwotę od chwili zamknięcia ostatniej luki, we wszystkich kontraktach, które jej wymagają.',
        ),
      ],
      picture:
        'Niebieski ma trasę z Amsterdamu do Frankfurtu przez Brukselę i Kolonię; bezpośrednia droga przez Kolonię też by wystarczyła.',
      words: 'objazd droga połączone kolejność zaliczyć',
    },
    train: {
      title: 'Pociąg',
      body: [
        p(
          'Każdy wymagany i przydzielony pojazd przynosi kwotę za pojazd, ale wagony tylko o tyle, o ile lokomotywy zdołają je uciągnąć.',
        ),
        list(
          'Przydzielić można tylko rodzaje z karty i nie więcej, niż ona pokazuje.',
          'Dla tej kwoty liczy się tylko rodzaj. Powolny wagon przynosi tyle samo co szybki.',
        ),
      ],
      words: 'pojazdy wagony siła pociągowa rodzaj kwota',
    },
    condition: {
      title: 'Dodatkowy warunek',
      body: [
        p(
          'Liczy się na końcu: wszystkie trasy muszą mieć licencje, wszystkie pojazdy muszą być przydzielone i ciągnięte. Wtedy przynosi swoją kwotę, jeśli',
        ),
        list(
          'wymagana jest *prędkość* i każdy pojazd pociągu, także lokomotywa, ma co najmniej tę klasę, albo',
          'wymagane są *miejsca sypialne* i ma je każdy wagon; lokomotywy ich nie potrzebują.',
        ),
        note('Do tego czasu kontrakt zarabia bez niego. Niepasujące pojazdy można później wymienić.'),
      ],
      words: 'prędkość wagon sypialny klasa wymaganie',
    },
    completion: {
      title: 'Wykonanie kontraktu',
      body: [
        p(
          'Gdy spełnione jest wszystko, czego wymaga karta, kontrakt jest od razu wykonany, w dowolnej fazie. Podczas przydziału jest wykonany, gdy zatwierdzasz.',
        ),
        list(
          'Jego pojazdy idą na stos odrzuconych.',
          'Zysk podany na karcie i żetony zostają twoje do końca.',
          'Nie może już nic stracić. Dlatego odcinki, których używa, nie są na sprzedaż.',
        ),
      ],
      words: 'wykonany gotowy skończony odrzucone odwrócony na stałe',
    },
    'losing-income': {
      title: 'Gdy czegoś ubywa',
      body: [
        p(
          'Dopóki kontrakt nie jest wykonany, zarabia tylko na tym, co ma. Jeśli zdejmiesz wagon, znika jego kwota. Jeśli zdejmiesz jedyną lokomotywę, znika cały dochód. Podatek i żetony zostają.',
        ),
      ],
      words: 'zdjąć stracić spadek zamiana',
    },
  },
};
