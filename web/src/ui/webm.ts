// Encoded pictures as a film in a WebM file (https://www.webmproject.org/docs/container/), with its length and with places to jump to.

export type EncodedPicture = {
  readonly bytes: Uint8Array;
  /** Milliseconds after the beginning. */
  readonly at: number;
  /** Drawn without the pictures before it. */
  readonly isKey: boolean;
};

export type EncodedFilm = {
  readonly codec: 'V_VP8' | 'V_VP9';
  readonly width: number;
  readonly height: number;
  readonly milliseconds: number;
  /** In the order of time; the first is a key. */
  readonly pictures: readonly EncodedPicture[];
};

/** Numbers of elements, as the format has them. */
const ID = {
  header: 0x1a45dfa3,
  version: 0x4286,
  readVersion: 0x42f7,
  longestId: 0x42f2,
  longestSize: 0x42f3,
  docType: 0x4282,
  docVersion: 0x4287,
  docReadVersion: 0x4285,
  segment: 0x18538067,
  info: 0x1549a966,
  timeScale: 0x2ad7b1,
  duration: 0x4489,
  madeWith: 0x4d80,
  writtenBy: 0x5741,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackNumber: 0xd7,
  trackUid: 0x73c5,
  trackType: 0x83,
  lacing: 0x9c,
  codec: 0x86,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
  cues: 0x1c53bb6b,
  cue: 0xbb,
  cueTime: 0xb3,
  cuePlaces: 0xb7,
  cueTrack: 0xf7,
  cuePlace: 0xf1,
  cluster: 0x1f43b675,
  time: 0xe7,
  block: 0xa3,
} as const;

const TRACK = 1;
const KEY_BLOCK = 0x80;
/** Nanoseconds: times in the file count milliseconds. */
const MILLISECOND = 1_000_000;

const bigEndian = (value: number, length: number): Uint8Array =>
  Uint8Array.from({ length }, (_, index) => Math.floor(value / 256 ** (length - 1 - index)) % 256);

const idBytes = (id: number): Uint8Array => bigEndian(id, Math.ceil((32 - Math.clz32(id)) / 8));
const number = (value: number): Uint8Array => bigEndian(value, 4);
const letters = (text: string): Uint8Array => new TextEncoder().encode(text);

function float(value: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setFloat64(0, value);
  return bytes;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** An element with its size in four bytes, of which the first bit says that there are four. */
function element(id: number, ...content: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const size = content.reduce((sum, { length }) => sum + length, 0);
  return joined([idBytes(id), number(0x10000000 + size), ...content]);
}

/** A cluster begins with each key picture: a jump there needs nothing before it. */
function clustersOf(pictures: readonly EncodedPicture[]): readonly (readonly EncodedPicture[])[] {
  const clusters: EncodedPicture[][] = [];
  for (const picture of pictures) {
    if (picture.isKey) clusters.push([]);
    clusters.at(-1)!.push(picture);
  }
  return clusters;
}

function clusterBytes(pictures: readonly EncodedPicture[]): Uint8Array {
  const begin = pictures[0]!.at;
  const blocks = pictures.map(({ bytes, at, isKey }) =>
    element(
      ID.block,
      Uint8Array.of(0x80 | TRACK),
      bigEndian(at - begin, 2),
      Uint8Array.of(isKey ? KEY_BLOCK : 0),
      bytes,
    ),
  );
  return element(ID.cluster, element(ID.time, number(begin)), ...blocks);
}

const cuesOf = (places: readonly { readonly at: number; readonly place: number }[]): Uint8Array =>
  element(
    ID.cues,
    ...places.map(({ at, place }) =>
      element(
        ID.cue,
        element(ID.cueTime, number(at)),
        element(ID.cuePlaces, element(ID.cueTrack, number(TRACK)), element(ID.cuePlace, number(place))),
      ),
    ),
  );

export function webmOf({ codec, width, height, milliseconds, pictures }: EncodedFilm): Uint8Array<ArrayBuffer> {
  const header = element(
    ID.header,
    element(ID.version, number(1)),
    element(ID.readVersion, number(1)),
    element(ID.longestId, number(4)),
    element(ID.longestSize, number(8)),
    element(ID.docType, letters('webm')),
    element(ID.docVersion, number(2)),
    element(ID.docReadVersion, number(2)),
  );
  const info = element(
    ID.info,
    element(ID.timeScale, number(MILLISECOND)),
    element(ID.duration, float(milliseconds)),
    element(ID.madeWith, letters('Branchline')),
    element(ID.writtenBy, letters('Branchline')),
  );
  const tracks = element(
    ID.tracks,
    element(
      ID.track,
      element(ID.trackNumber, number(TRACK)),
      element(ID.trackUid, number(TRACK)),
      element(ID.trackType, number(1)), // video
      element(ID.lacing, number(0)),
      element(ID.codec, letters(codec)),
      element(ID.video, element(ID.width, number(width)), element(ID.height, number(height))),
    ),
  );
  const groups = clustersOf(pictures);
  const clusters = groups.map(clusterBytes);
  // Every number is four bytes long, so the table of places is as long as it is with other numbers in it.
  const begins = groups.map(([first]) => first!.at);
  let place = info.length + tracks.length + cuesOf(begins.map((at) => ({ at, place: 0 }))).length;
  const places = clusters.map((cluster, index) => {
    const found = { at: begins[index]!, place };
    place += cluster.length;
    return found;
  });
  return joined([header, element(ID.segment, info, tracks, cuesOf(places), ...clusters)]);
}
