// verify, replay and perft on sound files and on every kind of broken one.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { branchline, branchlineProcess, isOneClearLine, temporaryFolder, type Ended } from './run.ts';

type Move = Record<string, unknown> & { by: number | 'chance'; do: string };
interface Sound extends Record<string, unknown> {
  moves: Move[];
  hashes?: string[];
  result?: { scores: number[]; winners: number[]; rounds: { missing: number[]; points: number[] }[] };
}

let lines: readonly string[] = [];

beforeAll(async () => {
  const args = ['--bots', 'greedy,random,greedy', '--games', '3', '--seed', '7', '--out', '-'];
  const ended = await branchline(['simulate', ...args]);
  expect(ended.code).toBe(0);
  lines = ended.out.trimEnd().split('\n');
  expect(lines).toHaveLength(3);
});

/** A fresh copy of a sound game, for breaking. */
const game = (): Sound => JSON.parse(lines[0]!) as Sound;

const broken = (breakIt: (sound: Sound) => void): string => {
  const sound = game();
  breakIt(sound);
  return JSON.stringify(sound);
};

const seated = (...kinds: readonly string[]): object[] => kinds.map((kind) => ({ name: 'somebody else', kind }));

/** The game after that many moves, as an unfinished file. */
const unfinished = (moves: number): string =>
  broken((sound) => {
    sound.moves.length = moves;
    sound.hashes!.length = moves;
    delete sound.result;
    delete sound['seed'];
  });

const numberOf = (sound: Sound, action: string, nth = 1): number => {
  let count = 0;
  return 1 + sound.moves.findIndex((move) => move.do === action && ++count === nth);
};

async function run(
  content: string | Buffer,
  command: readonly string[] = ['verify'],
  name = 'game.json',
): Promise<Ended> {
  const folder = temporaryFolder();
  writeFileSync(join(folder, name), content);
  const [word, ...options] = command;
  return branchline([word!, name, ...options], { cwd: folder });
}

describe('verify accepts', () => {
  test('a file with one game, one with a game a line, and standard input', async () => {
    expect(await run(lines[0]!)).toMatchObject({ code: 0, out: '1 passed, 0 failed\n', err: '' });
    expect(await run(`${lines.join('\n')}\n`, ['verify'], 'g.jsonl')).toMatchObject({
      code: 0,
      out: '3 passed, 0 failed\n',
    });
    expect(await run(lines.join('\n'), ['verify'], 'lines.txt')).toMatchObject({
      code: 0,
      out: '3 passed, 0 failed\n',
    });
    expect(await branchlineProcess(['verify', '-'], { input: lines[0]! })).toMatchObject({
      code: 0,
      out: '1 passed, 0 failed\n',
    });
    expect(await run(JSON.stringify(game(), null, 2))).toMatchObject({ code: 0 });
  });

  test('an unfinished game without result, seed and hashes', async () => {
    expect(await run(unfinished(20))).toMatchObject({ code: 0, out: '1 passed, 0 failed\n' });
    expect(await run(broken((sound) => delete sound.hashes))).toMatchObject({ code: 0 });
  });

  test('quietly or as JSON', async () => {
    expect(await run(lines[0]!, ['verify', '--quiet'])).toMatchObject({ code: 0, out: '' });
    expect((await run(lines[0]!, ['verify', '--json'])).out).toBe(
      '{"passed":1,"drawsNotChecked":0,"notBound":0,"failed":0,"problems":[]}\n',
    );
  });

  test('a finished game without its seed, but says with an exit code of its own that its draws are not checked', async () => {
    const unproven = broken((sound) => delete sound['seed']);
    const text = 'game 2: draws not checked: the game is over, but its seed is not in the file';
    const mixed = `${lines[1]}\n${unproven}\n${unfinished(20)}\n`;
    expect(await run(mixed, ['verify'], 'g.jsonl')).toEqual({
      code: 3,
      signal: null,
      out: `g.jsonl:2: ${text}\n3 passed (draws of 1 not checked), 0 failed\n`,
      err: '',
    });
    expect(await run(mixed, ['verify', '--quiet'], 'g.jsonl')).toMatchObject({ code: 3, out: '' });
    expect(await run(mixed, ['verify', '--json'], 'g.jsonl')).toMatchObject({
      code: 3,
      out: '{"passed":3,"drawsNotChecked":1,"notBound":0,"failed":0,"problems":[]}\n',
    });
    const wrong = broken((sound) => (sound.result!.scores[0]! += 1));
    expect(await run(`${mixed}${wrong}\n`, ['verify'], 'g.jsonl')).toMatchObject({ code: 1 });
    expect(await run(`${mixed}{}\n`, ['verify'], 'g.jsonl')).toMatchObject({ code: 2 });
    expect(await run(mixed, ['verify', '--strict'], 'g.jsonl')).toMatchObject({
      code: 1,
      out: `g.jsonl:2: ${text}\n2 passed, 1 failed\n`,
      err: '',
    });
  });

  test('a game from before options and seats were bound, and says so', async () => {
    const older = readFileSync(new URL('../../games/trans-europa/test/corpus/1.0.0/rulings.jsonl', import.meta.url));
    const [first] = older.toString().split('\n');
    const ended = await run(`${lines[0]}\n${first}\n`, ['verify'], 'g.jsonl');
    expect(ended).toMatchObject({
      code: 0,
      out: '2 passed, 0 failed\noptions and seats not bound to the draws: 1 of 2\n',
    });
    const json = await run(`${lines[0]}\n${first}\n`, ['verify', '--json'], 'g.jsonl');
    expect(JSON.parse(json.out)).toMatchObject({ passed: 2, notBound: 1 });
  });

  test('a game with takebacks, and one that was given up', async () => {
    const { seed } = JSON.parse(lines[0]!) as { seed: string };
    const given = (fields: object): string => JSON.stringify({ ...(JSON.parse(unfinished(20)) as object), ...fields });
    const takebacks = [{ by: 0, after: 6, moves: 4 }];
    expect(await run(given({ takebacks, conceded: { by: 1, seed } }), ['verify', '--strict'])).toMatchObject({
      code: 0,
      out: '1 passed, 0 failed\n',
    });
    const unproven = await run(given({ conceded: { by: 1 } }), ['verify']);
    expect(unproven).toMatchObject({ code: 3, out: expect.stringMatching(/draws not checked/) as string });
    const wrong = await run(given({ takebacks: [{ by: 0, after: 21, moves: 4 }] }), ['verify']);
    expect(wrong.out).toMatch(/takebacks\[0\]\.after: there is no such seat, or no such place among the moves/);
    const malformed = await run(given({ takebacks: [{ by: 0 }] }), ['verify']);
    expect(malformed.err).toMatch(/"takebacks" is not a list of \{ by, after, moves \}/);
    const told = await run(given({ takebacks, conceded: { by: 1, seed } }), ['replay']);
    expect(told.out).toMatch(/\nTurns taken back: A 1\n/);
    expect(told.out).toMatch(/\nB gives up the game: A and C win\.\n$/);
  });
});

describe('verify names the place of what is wrong, with exit code 1', () => {
  const fails = async (breakIt: (sound: Sound) => void, message: RegExp | string): Promise<void> => {
    const { code, out, err } = await run(broken(breakIt));
    const [first, summary] = out.split('\n');
    expect(first).toMatch(message);
    expect({ code, err, summary }).toEqual({ code: 1, err: '', summary: '0 passed, 1 failed' });
  };

  test('[TE-BUILD-5] a track away from the network', () =>
    fails((sound) => {
      const number = numberOf(sound, 'lay');
      sound.moves[number - 1]!['line'] = '1,10-3,10';
    }, /^game\.json: game 1: move \d+: illegal \[TE-BUILD-5\] at 1,10-3,10: the track does not touch the own network: found \{"by":2,/));

  test('[TE-BUILD-4] a track on an occupied line', () =>
    fails((sound) => {
      const first = sound.moves[numberOf(sound, 'lay') - 1]!;
      sound.moves[numberOf(sound, 'lay', 2) - 1]!['line'] = first['line'];
    }, /move \d+: illegal \[TE-BUILD-4\]/));

  test('[TE-START-3] a marker on a taken junction', () =>
    fails((sound) => {
      const first = sound.moves[numberOf(sound, 'marker') - 1]!;
      sound.moves[numberOf(sound, 'marker', 2) - 1]!['at'] = first['at'];
    }, /move 4: illegal \[TE-START-3\]/));

  test('[TE-BUILD-1] a move out of turn', () =>
    fails((sound) => {
      const marker = sound.moves[numberOf(sound, 'marker') - 1]!;
      marker.by = ((marker.by as number) + 1) % 3;
    }, /move 3: out of turn \[TE-BUILD-1\]: expected a move by seat \d, found \{/));

  test('[TE-DEAL-3] a city dealt twice', () =>
    fails((sound) => {
      const hands = sound.moves[numberOf(sound, 'deal') - 1]!['hands'] as string[][];
      hands[1]![2] = hands[0]![2]!;
    }, /move 2: illegal \[TE-DEAL-3\]/));

  test('[TE-DEAL-1] a deal that is possible but not the seed’s', () =>
    fails((sound) => {
      const hands = sound.moves[numberOf(sound, 'deal') - 1]!['hands'] as string[][];
      [hands[0]![2], hands[1]![2]] = [hands[1]![2]!, hands[0]![2]!];
    }, /move 2: not what the seed draws with these options and seats: expected \{"do":"deal".*found \{"by":"chance"/));

  test('a move of no kind', () =>
    fails((sound) => (sound.moves[4]!.do = 'fly'), /move 5: not a move of this game: \{.*fly/));

  test('a move after the end', () =>
    fails((sound) => {
      sound.moves.push({ by: 0, do: 'end-turn' });
      sound.hashes!.push('00');
    }, /move \d+: the game is already over/));

  test('a state hash', () =>
    fails((sound) => {
      const hash = sound.hashes![9]!;
      sound.hashes![9] = (hash[0] === '0' ? '1' : '0') + hash.slice(1);
    }, /move 10: state hash: expected [0-9a-f]{16}, found [0-9a-f]{16}$/));

  test('too few hashes', () => fails((sound) => sound.hashes!.pop(), /hashes: expected \d+, one per move, found \d+/));

  test('a score', () =>
    fails((sound) => (sound.result!.scores[1]! += 1), /result\.scores\[1\]: expected \d+, found \d+$/));

  test('[TE-MISS-1] a missing count', () =>
    fails((sound) => (sound.result!.rounds[0]!.missing[1]! += 1), /result\.rounds\[0\]\.missing\[1\]: expected/));

  test('the winners', () => fails((sound) => (sound.result!.winners = [1]), /result\.winners/));

  test('a missing result', () => fails((sound) => delete sound.result, /result: missing, though the game is over/));

  test('a result too early', () =>
    fails((sound) => {
      sound.moves.length = 20;
      sound.hashes!.length = 20;
    }, /result: present, though the game is not over after move 20/));

  test('a seed too early', () =>
    fails((sound) => {
      sound.moves.length = 20;
      sound.hashes!.length = 20;
      delete sound.result;
    }, /seed: an unfinished game must not show its seed/));

  test('the commitment', () =>
    fails(
      (sound) => (sound['commitment'] = `sha256:${'0'.repeat(64)}`),
      /commitment: the seed gives sha256:.*found sha256:0000/,
    ));

  test('the board hash', () =>
    fails(
      (sound) => (sound['boardHash'] = `sha256:${'0'.repeat(64)}`),
      /board hash: expected sha256:[0-9a-f]{64}, found sha256:0000/,
    ));

  test('another version of the rules', () =>
    fails((sound) => (sound['rulesVersion'] = '0.9.0'), /rules version: expected 1\.0\.0, found 0\.9\.0/));

  test('an option or the bot of a seat, where no move depends on it', async () => {
    const draw = /move \d+: not what the seed draws with these options and seats: expected .*, found /;
    await fails((sound) => (sound['options'] = { memoryAid: false }), draw);
    await fails((sound) => (sound['seats'] = seated('bot:greedy', 'human', 'bot:greedy')), draw);
    await fails((sound) => (sound['seats'] = seated('bot:greedy', 'bot:cautious', 'bot:greedy')), draw);
    await fails((sound) => delete sound['binding'], /not what the seed draws: expected/);
    const renamed = broken((sound) => (sound['seats'] = seated('bot:greedy', 'bot:random', 'bot:greedy')));
    expect(await run(renamed)).toMatchObject({ code: 0 });
  });

  test('an unknown board, edition and option', async () => {
    await fails((sound) => (sound['board'] = 'asia'), /unknown board "asia"/);
    await fails((sound) => (sound['edition'] = 'gold'), /unknown edition "gold"/);
    await fails((sound) => (sound['options'] = { speed: 3 }), /unknown option "speed"/);
  });

  test('with line and number among many games', async () => {
    const wrong = broken((sound) => (sound.result!.scores[0]! += 1));
    const { code, out } = await run([lines[0], '', wrong, lines[2]].join('\n'), ['verify'], 'g.jsonl');
    expect(out).toMatch(/^g\.jsonl:3: game 2: result\.scores\[0\]: expected \d+, found \d+\n2 passed, 1 failed\n$/);
    expect(code).toBe(1);
  });
});

describe('a flipped byte never passes', () => {
  const MOST_PLACES = 100;
  /** One character of the text between these marks, changed to another of its kind. */
  const flipped = (text: string, at: number): string => {
    const old = text[at]!;
    const other = /\d/.test(old) ? String((Number(old) + 1) % 10) : old === 'a' ? 'b' : 'a';
    return text.slice(0, at) + other + text.slice(at + 1);
  };

  test.each([
    ['a move', '"moves":[', '"hashes":['],
    ['a hash', '"hashes":["', '"result":'],
    ['a score', '"scores":[', '],"winners"'],
    ['the seed', '"seed":"', '","moves"'],
  ])('in %s', async (_, from, to) => {
    const text = lines[0]!;
    const begin = text.indexOf(from) + from.length;
    const end = text.indexOf(to);
    const all = Array.from({ length: end - begin }, (__, i) => begin + i).filter((at) => /[0-9a-f]/.test(text[at]!));
    expect(all.length).toBeGreaterThan(0);
    // Every place where there are few, and as many from end to end where there are thousands.
    const step = Math.ceil(all.length / MOST_PLACES);
    const places = all.filter((_place, i) => i % step === 0);
    const folder = temporaryFolder();
    const path = join(folder, 'g.jsonl');
    writeFileSync(path, places.map((at) => flipped(text, at)).join('\n'));
    const { code, out, err } = await branchline(['verify', path]);
    expect(code).toBeGreaterThan(0);
    const reports = out.trimEnd().split('\n');
    expect(reports.pop()).toBe(`0 passed, ${places.length} failed`);
    reports.push(...err.trimEnd().split('\n'));
    for (const index of places.keys()) {
      const place = `g.jsonl:${index + 1}: game ${index + 1}: `;
      expect(reports.filter((report) => report.includes(place))).toHaveLength(1);
    }
  });
});

describe('what is no game file is named with exit code 2', () => {
  test.each([
    [
      'cut off',
      () => lines[0]!.slice(0, 2000),
      /game\.json: game 1: the text breaks off after 2000 characters, in move \d+ \(a truncated file\?\)$/m,
    ],
    [
      'not JSON',
      () => lines[0]!.replace('{"by"', '{by'),
      /game\.json: game 1: not JSON: the text makes no sense at character \d+, in move 1$/m,
    ],
    ['another document', () => '{"hello":1}', /not a game file: it has no "format"/],
    ['a list', () => '[1,2]', /not a game file/],
    [
      'another format',
      () => lines[0]!.replace('game/1', 'game/9'),
      /format "branchline-game\/9", expected "branchline-game\/1"/,
    ],
    [
      'without moves',
      () => broken((sound) => delete (sound as Record<string, unknown>)['moves']),
      /"moves" is missing/,
    ],
    [
      'with a hash that is none',
      () => broken((sound) => (sound.hashes![6] = 'xyz')),
      /"hashes" is not a list of hex numbers; number 7 is "xyz"/,
    ],
    ['with a seed that is none', () => broken((sound) => (sound['seed'] = '12')), /"seed" is not 64 hex digits/],
    ['with a field too many', () => broken((sound) => (sound['extra'] = 1)), /"extra" is not a field of a game file$/m],
    [
      'with a field that every object has',
      () => broken((sound) => Object.assign(sound, { toString: 1 })),
      /"toString" is not a field of a game file$/m,
    ],
    [
      'with a seat of no kind',
      () => broken((sound) => (sound['seats'] = [{ name: 'A', kind: 'ghost' }])),
      /"seats\[0\].kind" is not "human" or "bot:" and the id of a bot$/m,
    ],
    [
      'with a seat that has more than a name and a kind',
      () => broken((sound) => (sound['seats'] = [{ name: 'A', kind: 'human', age: 7 }])),
      /"seats\[0\].age" is not a field of a game file$/m,
    ],
    [
      'nested without end',
      () => lines[0]!.replace('"options":{}', `"options":{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}`),
      /not a game file: "options" nests deeper than \d+ levels$/m,
    ],
    ['nested without end and cut off', () => '['.repeat(200_000), /game\.json: game 1: not JSON$/m],
    ['of an unknown game', () => broken((sound) => (sound['game'] = 'chess')), /unknown game "chess"/],
    ['binary', () => '\u0000\u0001\u0002', /not JSON/],
  ])('%s', async (_, content, message) => {
    const ended = await run(content());
    expect(ended.err).toMatch(message);
    expect(isOneClearLine(ended)).toBe(true);
    expect(ended.out).toBe('0 passed, 1 failed\n');
  });

  test('a truncated last line among good ones', async () => {
    const ended = await run(`${lines[0]}\n${lines[1]!.slice(0, 520)}`, ['verify'], 'g.jsonl');
    expect(ended).toEqual({
      code: 2,
      signal: null,
      out: '1 passed, 1 failed\n',
      err: 'branchline: g.jsonl:2: game 2: the text breaks off after 520 characters, in move 1 (a truncated file?)\n',
    });
  });

  test('every line and every file has its own verdict, whatever the others are', async () => {
    const folder = temporaryFolder();
    const wrong = broken((sound) => (sound.result!.scores[0]! += 1));
    writeFileSync(join(folder, 'a.jsonl'), [lines[0], '['.repeat(100_000), wrong, '{}', lines[1]].join('\n'));
    writeFileSync(join(folder, 'b.jsonl'), '');
    writeFileSync(join(folder, 'c.json'), lines[2]!);
    const files = ['a.jsonl', 'missing.jsonl', 'b.jsonl', 'c.json'];
    const { code, out, err } = await branchline(['verify', ...files], { cwd: folder });
    expect(err.split('\n')).toEqual([
      'branchline: a.jsonl:2: game 2: not JSON',
      'branchline: a.jsonl:4: game 4: not a game file: it has no "format"',
      'branchline: cannot read missing.jsonl: no such file or directory',
      'branchline: b.jsonl: there is no game in it',
      '',
    ]);
    expect(out).toMatch(/^a\.jsonl:3: game 3: result\.scores\[0\]: expected \d+, found \d+\n3 passed, 5 failed\n$/);
    expect(code).toBe(2);
  });

  test.each([
    ['an empty file', '', /game\.json: there is no game in it/],
    ['blank lines', '\n\n', /there is no game in it/],
  ])('%s', async (_, content, message) => {
    const ended = await run(content);
    expect(ended.err).toMatch(message);
    expect(isOneClearLine(ended)).toBe(true);
  });

  test.each(['verify', 'replay'])('%s names files that cannot be read', async (command) => {
    const missing = await branchline([command, '/nowhere/g.jsonl']);
    expect(missing.err).toBe('branchline: cannot read /nowhere/g.jsonl: no such file or directory\n');
    expect(missing.code).toBe(2);
    const folder = await branchline([command, '/tmp']);
    expect(folder.err).toBe('branchline: cannot read /tmp: it is a directory\n');
  });
});

describe('replay', () => {
  test('tells deals, starts, turns, completion and scoring', async () => {
    const { code, out } = await run(lines[0]!, ['replay']);
    expect(code).toBe(0);
    expect(out).toMatch(
      /^Trans Europa, classic edition, on Europe\nA \(bot greedy\), B \(bot random\) and C \(bot greedy\)\n/,
    );
    expect(out).toMatch(/^Round 1: [ABC] begins$/m);
    expect(out).toMatch(/^ {2}A is dealt .+, .+ and .+\.$/m);
    expect(out).toMatch(/^ {2}[ABC] starts at .+ \(\d+,\d+\)\.$/m);
    expect(out).toMatch(/^ {2}[ABC] lays a (track|double) (at|near) .+ \(\d+,\d+-\d+,\d+\)/m);
    expect(out).toMatch(/has connected all cities!$/m);
    expect(out).toMatch(/missing +points lost +total +cities +missing tracks/);
    expect(out).toMatch(/\n[ABC] wins: A \d+, B \d+ and C \d+ \(points lost\)\.\n$/);
  });

  test('tells one of many, and an unfinished one', async () => {
    const one = await run(lines.join('\n'), ['replay', '--number', '2'], 'g.jsonl');
    expect(one.out.match(/^Trans Europa/gm)).toHaveLength(1);
    const all = await run(lines.join('\n'), ['replay'], 'g.jsonl');
    expect(all.out.match(/^Trans Europa/gm)).toHaveLength(3);
    expect((await run(unfinished(20), ['replay'])).out).toMatch(/The game is not over: 20 moves so far\.\n$/);
    const none = await run(lines.join('\n'), ['replay', '--number', '9'], 'g.jsonl');
    expect(none.err).toMatch(/there is no game 9 in it, only 3/);
    expect(isOneClearLine(none)).toBe(true);
  });

  test('refuses a wrong game in one line with move and rule', async () => {
    const content = broken((sound) => (sound.moves[numberOf(sound, 'lay') - 1]!['line'] = '1,10-3,10'));
    const ended = await run(content, ['replay']);
    expect(ended.err).toMatch(/game\.json: move 6: illegal \[TE-BUILD-5\]/);
    expect(isOneClearLine(ended)).toBe(true);
  });
});

describe('perft', () => {
  const count = async (content: string, ...options: string[]): Promise<number> => {
    const ended = await run(content, ['perft', ...options]);
    expect(ended.err).toBe('');
    return Number(ended.out);
  };

  test('counts sequences of legal actions', async () => {
    const position = unfinished(20);
    expect(await count(position, '--depth', '0')).toBe(1);
    const one = await count(position, '--depth', '1');
    const two = await count(position, '--depth', '2');
    const three = await count(position, '--depth', '3');
    expect(one).toBeGreaterThan(1);
    expect(two).toBeGreaterThan(one);
    expect(three).toBeGreaterThan(two);
    // The same position within the whole game.
    expect(await count(lines[0]!, '--after', '20', '--depth', '2')).toBe(two);
    const divided = await run(position, ['perft', '--depth', '2', '--divide', '--json']);
    const { count: sum, parts } = JSON.parse(divided.out) as { count: number; parts: { count: number }[] };
    expect(sum).toBe(two);
    expect(parts).toHaveLength(one);
  });

  test('stops where chance has to move', async () => {
    expect(await count(unfinished(1), '--depth', '0')).toBe(1);
    expect(await count(unfinished(1), '--depth', '1')).toBe(0);
    expect(await count(lines[0]!, '--depth', '1')).toBe(0);
    // Of the start markers: 210 junctions, then 209, then 208; a fourth action is a track.
    expect(await count(unfinished(2), '--depth', '3')).toBe(210 * 209 * 208);
  });

  test.each([
    ['no depth', [], /required option '--depth <d>'/],
    ['a depth that is none', ['--depth', 'deep'], /whole number from 0 to 20/],
    ['a move that is not there', ['--depth', '1', '--after', '99999'], /there is no move 99999, only \d+/],
  ])('refuses %s', async (_, options, message) => {
    const ended = await run(lines[0]!, ['perft', ...options]);
    expect(ended.err).toMatch(message);
    expect(isOneClearLine(ended)).toBe(true);
  });

  test('asks which of several games', async () => {
    const ended = await run(lines.join('\n'), ['perft', '--depth', '1'], 'g.jsonl');
    expect(ended.err).toMatch(/g\.jsonl: there are several games in it, pick one with --number N/);
    expect((await run(lines.join('\n'), ['perft', '--depth', '0', '--number', '3'], 'g.jsonl')).out).toBe('1\n');
  });
});
