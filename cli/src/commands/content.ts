// branchline content: the map, vehicles, contracts and amounts of Trains of Europe.

import {
  contentByHash,
  contentById,
  DEFAULT_CONTENT,
  PUBLISHED,
  type ContentIndex,
} from '@branchline/trains-of-europe';
import { Command } from 'commander';
import '../catalog.ts'; // loads the archive of contents
import { badInput } from '../fail.ts';
import { print, printJson, table } from '../output.ts';
import { moneyText } from '../tellers/trains-of-europe-words.ts';

const GAME = 'trains-of-europe';

/** The newest, or the one that a game file names in `boardHash`. */
function requireContent(hash: string | undefined): ContentIndex {
  const content = hash === undefined ? contentById(DEFAULT_CONTENT) : contentByHash(hash);
  return (
    content ?? badInput(`unknown content "${hash}": expected one of ${PUBLISHED.map((known) => known.hash).join(', ')}`)
  );
}

const versionText = (hash: string): string =>
  PUBLISHED.find((published) => published.hash === hash)?.version ?? 'not published';

function describe({ content, hash }: ContentIndex): string {
  const { map, vehicles, contracts, config } = content;
  const cityName = new Map(map.cities.map((city) => [city.id, city.name.en]));
  const copies = (kind: string): number =>
    vehicles.filter((model) => model.kind === kind).reduce((sum, model) => sum + model.copies, 0);
  return [
    `Trains of Europe: map ${map.id}, version ${versionText(hash)}`,
    '',
    `cities      ${map.cities.length} in ${map.countries.length} countries`,
    `sections    ${map.sections.length}, ${map.sections.reduce((sum, section) => sum + section.segments, 0)} segments`,
    `vehicles    ${copies('loco')} locomotives, ${copies('wagon')} wagons`,
    `contracts   ${contracts.filter((contract) => contract.launch).length} launch, ` +
      `${contracts.filter((contract) => !contract.launch).length} regular`,
    `start cash  ${moneyText(config.startCash)}`,
    `hash        ${hash}`,
    '',
    table(
      ['no', 'contract', 'line', 'tax', 'profit', 'cities'],
      contracts.map(({ no, title, launch, line, tax, profit, routes }) => [
        no,
        launch ? `${title.en} (launch)` : title.en,
        line,
        moneyText(tax),
        moneyText(profit),
        [...new Set(routes.flatMap(({ from, to }) => [from, to]))].map((id) => cityName.get(id) ?? id).join(', '),
      ]),
    ),
    '',
    table(
      ['vehicle', 'category', 'copies', 'price', 'speed', 'pull', ''],
      vehicles.map(({ name, category, copies: number, price, speed, pull, sleeper }) => [
        name.en,
        category,
        number,
        moneyText(price),
        speed,
        pull ?? '',
        sleeper ? 'sleeper' : '',
      ]),
    ),
  ].join('\n');
}

export const command = new Command('content')
  .summary('show the content of Trains of Europe')
  .description('Show the map, vehicles, contracts and amounts that Trains of Europe is played with.')
  .argument('<game>', GAME)
  .option('--hash <sha256:…>', 'the content that a game file names in "boardHash", instead of the newest')
  .option('--json', '{ map, vehicles, contracts, config } as one JSON document')
  .addHelpText(
    'after',
    '\nExamples:\n  branchline content trains-of-europe\n  branchline content trains-of-europe --json > content.json',
  )
  .action((game: string, { json, hash }: { json?: true; hash?: string }) => {
    if (game !== GAME) badInput(`unknown content "${game}": expected ${GAME}`);
    const content = requireContent(hash);
    if (json) printJson(content.content);
    else print(describe(content));
  });
