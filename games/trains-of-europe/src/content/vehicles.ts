// The 38 locomotive and 82 wagon cards as models with copies (CT-TOE-10…14). Locomotives are named after animals,
// coaches after outings, wagons after vessels. Prices follow the guide in docs/content.md; `art` is silhouette/livery.
import type { Loc, SpeedClass, VehicleCategory, VehicleModel } from './types.ts';

const loc = (en: string, de: string, fr: string, nl: string, pl: string): Loc => ({ en, de, fr, nl, pl });

type LocoSpec = { readonly price: number; readonly speed: SpeedClass; readonly pull: number; readonly copies: number };
type WagonSpec = { readonly price: number; readonly speed: SpeedClass; readonly copies: number };

const loco = (id: string, category: VehicleCategory, livery: string, spec: LocoSpec, name: Loc): VehicleModel => ({
  id,
  name,
  kind: 'loco',
  category,
  ...spec,
  art: `${category}/${livery}`,
});

const wagon = (id: string, category: VehicleCategory, livery: string, spec: WagonSpec, name: Loc): VehicleModel => ({
  id,
  name,
  kind: 'wagon',
  category,
  ...spec,
  art: `${category}/${livery}`,
});

const sleeper = (id: string, category: 'pax1' | 'pax2', livery: string, spec: WagonSpec, name: Loc): VehicleModel => ({
  id,
  name,
  kind: 'wagon',
  category,
  ...spec,
  sleeper: true,
  art: `sleeper/${livery}`,
});

export const vehicles: readonly VehicleModel[] = [
  loco(
    'linnet',
    'eloco',
    'green',
    { price: 40_000, speed: 1, pull: 4, copies: 4 },
    loc('Linnet', 'Hänfling', 'Linotte', 'Kneu', 'Makolągwa'),
  ),
  loco(
    'lark',
    'eloco',
    'red',
    { price: 50_000, speed: 2, pull: 3, copies: 4 },
    loc('Lark', 'Lerche', 'Alouette', 'Leeuwerik', 'Skowronek'),
  ),
  loco(
    'buzzard',
    'eloco',
    'brown',
    { price: 60_000, speed: 2, pull: 6, copies: 3 },
    loc('Buzzard', 'Bussard', 'Buse', 'Buizerd', 'Myszołów'),
  ),
  loco(
    'goshawk',
    'eloco',
    'teal',
    { price: 80_000, speed: 3, pull: 8, copies: 3 },
    loc('Goshawk', 'Habicht', 'Autour', 'Havik', 'Jastrząb'),
  ),
  loco(
    'kestrel',
    'eloco',
    'orange',
    { price: 80_000, speed: 4, pull: 6, copies: 2 },
    loc('Kestrel', 'Turmfalke', 'Crécerelle', 'Torenvalk', 'Pustułka'),
  ),

  loco(
    'badger',
    'dloco',
    'amber',
    { price: 20_000, speed: 1, pull: 2, copies: 3 },
    loc('Badger', 'Dachs', 'Blaireau', 'Das', 'Borsuk'),
  ),
  loco(
    'otter',
    'dloco',
    'red',
    { price: 40_000, speed: 2, pull: 4, copies: 4 },
    loc('Otter', 'Fischotter', 'Loutre', 'Otter', 'Wydra'),
  ),
  loco(
    'mule',
    'dloco',
    'blue',
    { price: 50_000, speed: 1, pull: 8, copies: 3 },
    loc('Mule', 'Maultier', 'Mulet', 'Muildier', 'Muł'),
  ),
  loco(
    'elk',
    'dloco',
    'green',
    { price: 60_000, speed: 3, pull: 6, copies: 4 },
    loc('Elk', 'Elch', 'Élan', 'Eland', 'Łoś'),
  ),

  loco(
    'tern',
    'epower',
    'sky',
    { price: 50_000, speed: 3, pull: 2, copies: 3 },
    loc('Tern', 'Seeschwalbe', 'Sterne', 'Stern', 'Rybitwa'),
  ),
  loco(
    'swift',
    'epower',
    'cream',
    { price: 60_000, speed: 4, pull: 2, copies: 3 },
    loc('Swift', 'Mauersegler', 'Martinet', 'Gierzwaluw', 'Jerzyk'),
  ),
  loco(
    'comet',
    'epower',
    'silver',
    { price: 70_000, speed: 4, pull: 4, copies: 2 },
    loc('Comet', 'Komet', 'Comète', 'Komeet', 'Kometa'),
  ),

  wagon(
    'compass',
    'econtrol',
    'sand',
    { price: 30_000, speed: 2, copies: 3 },
    loc('Compass', 'Kompass', 'Boussole', 'Kompas', 'Kompas'),
  ),
  wagon(
    'pilot',
    'econtrol',
    'sky',
    { price: 40_000, speed: 3, copies: 3 },
    loc('Pilot', 'Lotse', 'Pilote', 'Loods', 'Pilot'),
  ),
  wagon(
    'beacon',
    'econtrol',
    'cream',
    { price: 50_000, speed: 4, copies: 4 },
    loc('Beacon', 'Leuchtfeuer', 'Fanal', 'Baken', 'Latarnia'),
  ),

  wagon(
    'veranda',
    'pax1',
    'maroon',
    { price: 40_000, speed: 2, copies: 3 },
    loc('Veranda', 'Veranda', 'Véranda', 'Veranda', 'Weranda'),
  ),
  wagon(
    'promenade',
    'pax1',
    'wine',
    { price: 50_000, speed: 3, copies: 3 },
    loc('Promenade', 'Promenade', 'Promenade', 'Promenade', 'Promenada'),
  ),
  wagon(
    'belvedere',
    'pax1',
    'ivory',
    { price: 60_000, speed: 4, copies: 3 },
    loc('Belvedere', 'Belvedere', 'Belvédère', 'Belvédère', 'Belweder'),
  ),
  sleeper(
    'serenade',
    'pax1',
    'violet',
    { price: 70_000, speed: 2, copies: 3 },
    loc('Serenade', 'Serenade', 'Sérénade', 'Serenade', 'Serenada'),
  ),

  wagon(
    'picnic',
    'pax2',
    'olive',
    { price: 20_000, speed: 1, copies: 5 },
    loc('Picnic', 'Picknick', 'Pique-nique', 'Picknick', 'Piknik'),
  ),
  wagon(
    'parade',
    'pax2',
    'green',
    { price: 30_000, speed: 2, copies: 4 },
    loc('Parade', 'Parade', 'Parade', 'Parade', 'Parada'),
  ),
  wagon(
    'canter',
    'pax2',
    'blue',
    { price: 40_000, speed: 3, copies: 3 },
    loc('Canter', 'Galopp', 'Galop', 'Galop', 'Galop'),
  ),
  wagon(
    'regatta',
    'pax2',
    'white',
    { price: 50_000, speed: 4, copies: 3 },
    loc('Regatta', 'Regatta', 'Régate', 'Regatta', 'Regaty'),
  ),
  sleeper(
    'lullaby',
    'pax2',
    'indigo',
    { price: 50_000, speed: 1, copies: 3 },
    loc('Lullaby', 'Wiegenlied', 'Berceuse', 'Slaapliedje', 'Kołysanka'),
  ),
  sleeper(
    'nocturne',
    'pax2',
    'navy',
    { price: 60_000, speed: 2, copies: 4 },
    loc('Nocturne', 'Nocturne', 'Nocturne', 'Nocturne', 'Nokturn'),
  ),

  wagon(
    'cask',
    'tank',
    'grey',
    { price: 20_000, speed: 1, copies: 4 },
    loc('Cask', 'Fass', 'Tonneau', 'Vat', 'Beczka'),
  ),
  wagon(
    'flask',
    'tank',
    'silver',
    { price: 30_000, speed: 2, copies: 4 },
    loc('Flask', 'Flakon', 'Flacon', 'Flacon', 'Flakon'),
  ),
  wagon(
    'carafe',
    'tank',
    'white',
    { price: 40_000, speed: 3, copies: 4 },
    loc('Carafe', 'Karaffe', 'Carafe', 'Karaf', 'Karafka'),
  ),

  wagon(
    'larder',
    'closed',
    'umber',
    { price: 20_000, speed: 1, copies: 4 },
    loc('Larder', 'Vorratskammer', 'Cellier', 'Provisiekast', 'Spiżarnia'),
  ),
  wagon(
    'trunk',
    'closed',
    'brown',
    { price: 30_000, speed: 2, copies: 5 },
    loc('Trunk', 'Truhe', 'Malle', 'Hutkoffer', 'Kufer'),
  ),
  wagon(
    'strongbox',
    'closed',
    'slate',
    { price: 40_000, speed: 3, copies: 4 },
    loc('Strongbox', 'Tresor', 'Coffre', 'Brandkast', 'Sejf'),
  ),

  wagon(
    'tray',
    'open',
    'slate',
    { price: 20_000, speed: 1, copies: 3 },
    loc('Tray', 'Tablett', 'Plateau', 'Dienblad', 'Taca'),
  ),
  wagon(
    'basket',
    'open',
    'rust',
    { price: 30_000, speed: 2, copies: 5 },
    loc('Basket', 'Korb', 'Corbeille', 'Mand', 'Kosz'),
  ),
  wagon(
    'raft',
    'open',
    'steel',
    { price: 40_000, speed: 3, copies: 5 },
    loc('Raft', 'Floß', 'Radeau', 'Vlot', 'Tratwa'),
  ),
];
