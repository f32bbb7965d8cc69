// The United States: 188 junctions, 509 lines, no seas.
import type { RawBoard } from '../types.ts';
import { CENTRE, EAST, NORTH, SOUTH, WEST } from './regions.ts';

export const usa = {
  id: 'usa',
  version: 1,
  title: {
    en: 'USA',
    de: 'USA',
    fr: 'États-Unis',
    nl: 'Verenigde Staten',
    pl: 'Stany Zjednoczone',
  },
  rows: [
    '2..20',
    '1..23 31..33',
    '0..24 30..34',
    '1..33',
    '0..32',
    '1..31',
    '0..30',
    '1..31',
    '2..32',
    '3..31',
    '4..30',
    '7..29',
    '12..28',
  ],
  doubles: [
    {
      name: 'Cascades and Sierra Nevada',
      terrain: 'mountain',
      lines: `
        2,0e 2,0se 1,1e 1,1se 0,2e 2,2sw 1,3e 1,3se 0,4e 2,4sw 4,4sw 1,5e 1,5se 3,5e 3,5se 2,6e 2,6sw 1,7e 2,8e 3,9e`,
    },
    {
      name: 'Northern Rockies',
      terrain: 'mountain',
      lines: '6,0sw 5,1e 7,1e 7,1sw 9,1sw 6,2e 8,2e 10,2sw 9,3e',
    },
    { name: 'Wasatch', terrain: 'mountain', lines: '8,4sw' },
    { name: 'Colorado Rockies', terrain: 'mountain', lines: '9,5e 11,5sw 10,6e 10,6se 9,7e' },
    {
      name: 'Arizona and New Mexico mountains',
      terrain: 'mountain',
      lines: '6,8e 8,8sw 7,9e 9,9sw 9,9se',
    },
    {
      name: 'Appalachians',
      terrain: 'mountain',
      lines: '31,3se 30,4e 30,4se 29,5e 29,5se 28,6e 28,6se 27,7e 27,7se 26,8e 26,8se 25,9e',
    },
    {
      name: 'Missouri',
      terrain: 'river',
      lines: `
        10,0sw 10,0se 12,0sw 12,0se 14,0sw 13,1e 15,1sw 14,2e 16,2sw 15,3e 17,3sw 16,4e 18,4sw 17,5e 19,5sw 19,5se
        21,5sw 21,5se`,
    },
    {
      name: 'upper Mississippi',
      terrain: 'river',
      lines: '19,1e 21,1sw 20,2e 22,2sw 21,3e 21,3se 20,4e 22,4sw 21,5e 23,5sw 22,6e 24,6sw',
    },
    {
      name: 'lower Mississippi',
      terrain: 'river',
      lines: '23,7se 22,8e 22,8se 21,9e 21,9se 20,10e 22,10sw 21,11e 21,11se 20,12e',
    },
    { name: 'Ohio', terrain: 'river', lines: '25,5se 27,5sw 27,5se 24,6e 24,6se 23,7e' },
    {
      name: 'Colorado River',
      terrain: 'river',
      lines: '7,5se 9,5sw 6,6e 6,6se 5,7e 5,7se 4,8e 6,8sw 5,9e 5,9se 4,10e',
    },
  ],
  regions: [
    {
      id: 'yellow',
      title: CENTRE,
      compass: 'centre',
      prestige: 'white',
      cities: [
        { name: 'Santa Fe', at: '10,8', lon: -105.94, lat: 35.69 },
        { name: 'Salt Lake City', at: '6,4', lon: -111.89, lat: 40.76 },
        { name: 'Denver', at: '11,5', dashed: true, lon: -104.99, lat: 39.74 },
        { name: 'Oklahoma City', at: '16,8', lon: -97.52, lat: 35.47 },
        { name: 'Kansas City', at: '18,6', dashed: true, lon: -94.58, lat: 39.1 },
        { name: 'Omaha', at: '16,4', lon: -95.94, lat: 41.26 },
        { name: 'St. Louis', at: '22,6', lon: -90.2, lat: 38.63 },
      ],
    },
    {
      id: 'red',
      title: SOUTH,
      compass: 'south',
      prestige: 'rose',
      cities: [
        { name: 'Phoenix', at: '7,9', lon: -112.07, lat: 33.45 },
        { name: 'El Paso', at: '11,11', lon: -106.49, lat: 31.76 },
        { name: 'Houston', at: '18,12', dashed: true, lon: -95.37, lat: 29.76 },
        { name: 'Dallas', at: '18,10', lon: -96.8, lat: 32.78 },
        {
          name: 'New Orleans',
          at: '22,12',
          lon: -90.07,
          lat: 29.95,
          names: { fr: 'La Nouvelle-Orléans', pl: 'Nowy Orlean' },
        },
        { name: 'Memphis', at: '23,9', lon: -90.05, lat: 35.15 },
        { name: 'Atlanta', at: '26,10', dashed: true, lon: -84.39, lat: 33.75 },
      ],
    },
    {
      id: 'orange',
      title: EAST,
      compass: 'east',
      prestige: 'orange',
      cities: [
        { name: 'Jacksonville', at: '28,12', lon: -81.66, lat: 30.33 },
        { name: 'Charleston', at: '30,10', lon: -79.93, lat: 32.78 },
        { name: 'Winston', at: '28,8', lon: -80.24, lat: 36.1 },
        { name: 'Richmond', at: '31,7', dashed: true, lon: -77.44, lat: 37.54 },
        { name: 'Washington', at: '31,5', lon: -77.04, lat: 38.9, names: { pl: 'Waszyngton' } },
        { name: 'New York', at: '32,4', lon: -74.01, lat: 40.71, names: { pl: 'Nowy Jork' } },
        { name: 'Boston', at: '34,2', dashed: true, lon: -71.06, lat: 42.36 },
      ],
    },
    {
      id: 'green',
      title: WEST,
      compass: 'west',
      prestige: 'brown',
      cities: [
        { name: 'San Diego', at: '4,10', dashed: true, lon: -117.16, lat: 32.72 },
        { name: 'Los Angeles', at: '3,9', lon: -118.24, lat: 34.05 },
        { name: 'San Francisco', at: '0,6', lon: -122.42, lat: 37.77 },
        { name: 'Sacramento', at: '1,5', lon: -121.49, lat: 38.58 },
        { name: 'Medford', at: '1,3', lon: -122.88, lat: 42.33 },
        { name: 'Portland', at: '1,1', lon: -122.68, lat: 45.52 },
        { name: 'Seattle', at: '2,0', dashed: true, lon: -122.33, lat: 47.61 },
      ],
    },
    {
      id: 'blue',
      title: NORTH,
      compass: 'north',
      prestige: 'turquoise',
      cities: [
        { name: 'Helena', at: '7,1', lon: -112.04, lat: 46.59 },
        { name: 'Bismarck', at: '15,1', lon: -100.78, lat: 46.81 },
        { name: 'Minneapolis', at: '20,2', lon: -93.27, lat: 44.98 },
        { name: 'Duluth', at: '21,1', dashed: true, lon: -92.1, lat: 46.79 },
        { name: 'Cincinnati', at: '27,5', lon: -84.51, lat: 39.1 },
        { name: 'Chicago', at: '25,3', lon: -87.63, lat: 41.88 },
        { name: 'Buffalo', at: '30,2', dashed: true, lon: -78.88, lat: 42.89 },
      ],
    },
  ],
} as const satisfies RawBoard;
