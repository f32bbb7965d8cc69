// Films: the file that is written, read again by its format, and which way of making it a browser has.

import { afterEach, describe, expect, test, vi } from 'vitest';
import { filmEnding, filmWay, makeFilm, type Film } from '../../src/ui/film.ts';
import { webmOf } from '../../src/ui/webm.ts';

type Element = { readonly id: number; readonly at: number; readonly body: Uint8Array };

/** The elements that follow each other in these bytes, read by the rules of EBML: leading zeros tell how long a number is. */
function elementsOf(bytes: Uint8Array): Element[] {
  const found: Element[] = [];
  let at = 0;
  const read = (keepsMark: boolean): number => {
    const length = Math.clz32(bytes[at]!) - 23;
    let value = keepsMark ? bytes[at]! : bytes[at]! - 2 ** (8 - length);
    for (let next = 1; next < length; next++) value = value * 256 + bytes[at + next]!;
    at += length;
    return value;
  };
  while (at < bytes.length) {
    const begin = at;
    const id = read(true);
    const size = read(false);
    found.push({ id, at: begin, body: bytes.subarray(at, at + size) });
    at += size;
  }
  return found;
}

const within = (bytes: Uint8Array, ...path: readonly number[]): Uint8Array =>
  path.reduce((body, wanted) => elementsOf(body).find(({ id }) => id === wanted)!.body, bytes);
const numberIn = (bytes: Uint8Array): number => bytes.reduce((value, byte) => value * 256 + byte, 0);
const textIn = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
const TRACK = [SEGMENT, 0x1654ae6b, 0xae];
const CUES = 0x1c53bb6b;
const CLUSTER = 0x1f43b675;

/** Every picture with its time: what a player would show. */
const blocksOf = (file: Uint8Array): readonly { at: number; isKey: boolean; bytes: number[] }[] =>
  elementsOf(within(file, SEGMENT))
    .filter(({ id }) => id === CLUSTER)
    .flatMap(({ body }) => {
      const begin = numberIn(within(body, 0xe7));
      return elementsOf(body)
        .filter(({ id }) => id === 0xa3)
        .map(({ body: [track, high, low, flags, ...bytes] }) => {
          expect(track).toBe(0x81);
          return { at: begin + high! * 256 + low!, isKey: flags === 0x80, bytes };
        });
    });

const duration = (file: Uint8Array): number => {
  const { buffer, byteOffset } = within(file, SEGMENT, INFO, 0x4489);
  return new DataView(buffer, byteOffset).getFloat64(0);
};

describe('a WebM file', () => {
  const picture = (at: number, isKey: boolean) => ({ at, isKey, bytes: Uint8Array.of(at % 251, 7) });
  const pictures = [picture(0, true), picture(230, false), picture(40_000, true), picture(40_230, false)];
  const file = webmOf({ codec: 'V_VP9', width: 1280, height: 902, milliseconds: 43_730, pictures });

  test('says what it is, how long and how large', () => {
    expect(elementsOf(file).map(({ id }) => id)).toEqual([0x1a45dfa3, SEGMENT]);
    expect(textIn(within(file, 0x1a45dfa3, 0x4282))).toBe('webm');
    expect(duration(file)).toBe(43_730);
    expect(textIn(within(file, ...TRACK, 0x86))).toBe('V_VP9');
    expect([0xb0, 0xba].map((id) => numberIn(within(file, ...TRACK, 0xe0, id)))).toEqual([1280, 902]);
  });

  test('holds every picture at its time', () => {
    expect(blocksOf(file)).toEqual(pictures.map(({ bytes, ...rest }) => ({ ...rest, bytes: [...bytes] })));
  });

  test('leads to the cluster of each key picture', () => {
    const segment = within(file, SEGMENT);
    const clusters = elementsOf(segment).filter(({ id }) => id === CLUSTER);
    const cues = elementsOf(within(segment, CUES)).map(({ body }) => ({
      time: numberIn(within(body, 0xb3)),
      place: numberIn(within(body, 0xb7, 0xf1)),
    }));
    expect(cues).toEqual([
      { time: 0, place: clusters[0]!.at },
      { time: 40_000, place: clusters[1]!.at },
    ]);
  });
});

const SIZE = { width: 1280, height: 900 };

describe('a film', () => {
  let configured: VideoEncoderConfig | undefined;

  /** Gives each picture back as a byte, and keeps no more than the queue allows. */
  class Encoder extends EventTarget {
    static known: readonly string[] = ['vp09.00.40.08', 'vp8'];
    static isConfigSupported = async ({ codec }: VideoEncoderConfig) => ({ supported: Encoder.known.includes(codec) });
    encodeQueueSize = 0;
    readonly #output: (chunk: object) => void;
    constructor({ output }: { readonly output: (chunk: object) => void }) {
      super();
      this.#output = output;
    }
    configure(config: VideoEncoderConfig): void {
      configured = config;
    }
    encode({ timestamp }: { readonly timestamp: number }, { keyFrame }: { readonly keyFrame: boolean }): void {
      this.encodeQueueSize++;
      expect(this.encodeQueueSize).toBeLessThan(8);
      queueMicrotask(() => {
        this.encodeQueueSize--;
        this.#output({
          byteLength: 1,
          timestamp,
          type: keyFrame ? 'key' : 'delta',
          copyTo: (bytes: Uint8Array) => bytes.fill(9),
        });
        this.dispatchEvent(new Event('dequeue'));
      });
    }
    flush = (): Promise<void> => Promise.resolve();
    close(): void {}
  }

  class Picture {
    readonly timestamp: number;
    constructor(_: unknown, { timestamp }: { readonly timestamp: number }) {
      this.timestamp = timestamp;
    }
    close(): void {}
  }

  function useEncoder(...known: readonly string[]): void {
    Encoder.known = known;
    vi.stubGlobal('VideoEncoder', Encoder);
    vi.stubGlobal('VideoFrame', Picture);
  }
  afterEach(() => vi.unstubAllGlobals());

  const filmOf = (...stays: readonly number[]): Film & { readonly closed: () => number } => {
    let closed = 0;
    async function* frames() {
      for (const milliseconds of stays)
        yield { picture: { close: () => closed++ } as unknown as ImageBitmap, milliseconds };
    }
    return { ...SIZE, frames: frames(), closed: () => closed };
  };

  test('is encoded and does not wait for its own time', async () => {
    useEncoder('vp09.00.40.08', 'vp8');
    const way = (await filmWay(SIZE))!;
    expect(way).toMatchObject({ way: 'encode', name: 'V_VP9' });
    // An hour.
    const film = filmOf(230, 3_599_770);
    const blob = await makeFilm(film, way);
    expect(configured).toMatchObject({ codec: 'vp09.00.40.08', ...SIZE });
    expect(film.closed()).toBe(2);
    const file = new Uint8Array(await blob.arrayBuffer());
    expect(duration(file)).toBe(3_600_000);
    const blocks = blocksOf(file);
    expect(blocks.slice(0, 3).map(({ at }) => at)).toEqual([0, 230, 480]);
    // A picture that stays comes again and again, so that a player finds one wherever it jumps.
    expect(blocks.at(-1)!.at).toBeGreaterThan(3_599_000);
    expect(blocks[0]!.isKey).toBe(true);
    expect(filmEnding(way)).toBe('webm');
  });

  test('is made with what the browser has', async () => {
    useEncoder('vp8');
    expect(await filmWay(SIZE)).toMatchObject({ way: 'encode', name: 'V_VP8' });
    useEncoder();
    vi.stubGlobal('MediaRecorder', { isTypeSupported: (type: string) => type === 'video/mp4' });
    const recorded = (await filmWay(SIZE))!;
    expect(recorded).toEqual({ way: 'record', type: 'video/mp4' });
    expect(filmEnding(recorded)).toBe('mp4');
    vi.unstubAllGlobals();
    expect(await filmWay(SIZE)).toBeUndefined();
  });

  test('that cannot be encoded is no film', async () => {
    useEncoder('vp8');
    const way = (await filmWay(SIZE))!;
    class Failing extends Encoder {
      readonly #fail: (why: Error) => void;
      constructor(init: { readonly output: (chunk: object) => void; readonly error: (why: Error) => void }) {
        super(init);
        this.#fail = init.error;
      }
      override encode(): void {
        this.#fail(new Error('out of memory'));
      }
    }
    vi.stubGlobal('VideoEncoder', Failing);
    await expect(makeFilm(filmOf(100, 100), way)).rejects.toThrow('out of memory');
  });
});
