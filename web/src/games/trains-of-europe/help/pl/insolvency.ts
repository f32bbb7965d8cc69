// Polish: losses that cannot be paid.

import { list, note, p, type ChapterText } from '../text.ts';

export const insolvency: ChapterText<'insolvency'> = {
  title: 'Gdy kończą się pieniądze',
  sections: {
    forgiven: {
      title: 'Strata, na którą cię nie stać',
      body: [
        p(
          'Jeśli strata jest większa niż gotówka, płacisz tyle, ile masz. Reszta jest umorzona na zawsze, ale firma dostaje *ostrzeżenie*. Nie można nic sprzedać, by tego uniknąć.',
        ),
        p(
          'Na koniec następnego roku firma z ostrzeżeniem musi wyjść na zero lub pokryć całą stratę. Wtedy ostrzeżenie znika.',
        ),
        note('Przykład: strata 50k, gotówka 30k. Płacisz 30k, 20k jest umorzone i masz ostrzeżenie.'),
      ],
      words: 'ostrzeżenie umorzone dług strata gotówka',
    },
    leaving: {
      title: 'Odpadnięcie z gry',
      body: [
        p(
          'Jeśli firma z ostrzeżeniem znów nie może pokryć straty, jest niewypłacalna. Nic już nie płaci, odpada z gry i mimo to jest oceniana na koniec.',
        ),
        list(
          'Wszystko, co ma, zostaje na miejscu. Jej tory są nadal zajęte.',
          'Liczba faz zależy od firm, które zostały.',
          'Jeśli została tylko jedna, gra kończy się z tym rokiem.',
        ),
      ],
      words: 'niewypłacalna bankrut poza grą odpada',
    },
    'self-managed': {
      title: 'Upadłość we własnym zarządzie',
      body: [
        p('W tym wariancie niewypłacalna firma nie odpada od razu, lecz sprzedaje to, co ma. Pozostali licytują'),
        list(
          'wszystkie jej wolne pojazdy,',
          'każdą licencję, której nie używa,',
          'oraz te niewykonane kontrakty, które wystawi. Wybiera je raz, na początku.',
        ),
      ],
      words: 'sprzedać wariant ratunek kontrakty wystawić majątek',
    },
    'insolvency-sale': {
      title: 'Sprzedaż',
      body: [
        p(
          'Przebiega jak aukcja, ale bez podziału na licencje i pojazdy, a pierwsza otwiera firma po prawej stronie niewypłacalnej. Po każdej sprzedaży ustala się na nowo, co jest do kupienia. Biorą udział wszystkie pozostałe firmy, także te, które czekają na własną niewypłacalność.',
        ),
        list(
          'Najniższa oferta za kontrakt to zysk podany na karcie minus 20k, ale co najmniej 20k.',
          'Sprzedaje się go z pojazdami i żetonami i u kupującej firmy może być od razu wykonany.',
          'Licencje nie należą do kontraktu; zostają na miejscu.',
        ),
      ],
      words: 'najniższa oferta kontrakt sprzedany prawy sąsiad kupić',
    },
    rescue: {
      title: 'Ocalona czy nie',
      body: [
        p(
          'Sprzedaż kończy się na jeden z dwóch sposobów. Gdy zysk roczny nie jest już ujemny, nic się nie płaci i nic nie jest wypłacane. Gdy gotówka wystarcza na stratę, zostaje ona pokryta. W obu przypadkach firma zostaje, a ostrzeżenie znika.',
        ),
        p(
          'Jeśli przez pełną kolejkę nikt nie otworzy, firma odpada; wpływy zostają u niej i liczą się przy ocenie. Gdy niewypłacalnych jest kilka, każda jest rozpatrywana, gdy przyjdzie jej kolej.',
        ),
      ],
      words: 'ocalona koniec wpływy dość odpada kolejka',
    },
  },
};
