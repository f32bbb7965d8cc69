// Pictures that follow each other as a film. Most browsers encode them as fast as they can; others record a canvas, in the time
// the film takes.

import { webmOf, type EncodedFilm, type EncodedPicture } from './webm.ts';

export type Frame = {
  /** Closed once it is in the film. */
  readonly picture: ImageBitmap;
  readonly milliseconds: number;
};

export type Film = {
  readonly frames: AsyncIterable<Frame>;
  readonly width: number;
  readonly height: number;
};

type Encoding = { readonly way: 'encode'; readonly codec: string; readonly name: EncodedFilm['codec'] };
type Recording = { readonly way: 'record'; readonly type: string };
export type FilmWay = Encoding | Recording;

const ENCODINGS: readonly Encoding[] = [
  { way: 'encode', codec: 'vp09.00.40.08', name: 'V_VP9' },
  { way: 'encode', codec: 'vp8', name: 'V_VP8' },
];
const RECORDINGS = ['video/webm;codecs=vp9', 'video/webm;codecs=vp8', 'video/webm', 'video/mp4'] as const;
const BITS_A_SECOND = 5_000_000;
/** A picture that stays is in the film this often, in milliseconds: a player that jumps finds one, and a canvas that does not
 * change sends nothing. */
const TICK = { encoded: 250, recorded: 50 };
/** So many pictures may wait for the encoder; each is as large as the screen. */
const WAITING = 4;
/** Every so many pictures one is drawn without those before it. */
const KEY_EVERY = 40;

const configFor = ({ codec }: Encoding, { width, height }: Omit<Film, 'frames'>): VideoEncoderConfig => ({
  codec,
  width,
  height,
  bitrate: BITS_A_SECOND,
  framerate: 1000 / TICK.encoded,
});

/** How this browser makes films of about this size, if it makes any. A page that came over plain http may not encode. */
export async function filmWay(size: Omit<Film, 'frames'>): Promise<FilmWay | undefined> {
  if (typeof VideoEncoder !== 'undefined')
    for (const encoding of ENCODINGS)
      if ((await VideoEncoder.isConfigSupported(configFor(encoding, size))).supported) return encoding;
  const type =
    typeof MediaRecorder === 'undefined' ? undefined : RECORDINGS.find((each) => MediaRecorder.isTypeSupported(each));
  return type && { way: 'record', type };
}

export const filmEnding = (way: FilmWay): string =>
  way.way === 'record' && way.type.startsWith('video/mp4') ? 'mp4' : 'webm';

export const makeFilm = (film: Film, way: FilmWay): Promise<Blob> =>
  way.way === 'encode' ? encodeFilm(film, way) : recordFilm(film, way);

async function encodeFilm({ frames, width, height }: Film, encoding: Encoding): Promise<Blob> {
  const pictures: EncodedPicture[] = [];
  let failure: DOMException | undefined;
  const encoder = new VideoEncoder({
    output(chunk) {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      pictures.push({ bytes, at: Math.round(chunk.timestamp / 1000), isKey: chunk.type === 'key' });
    },
    error(why) {
      failure = why;
    },
  });
  encoder.configure(configFor(encoding, { width, height }));
  let count = 0;
  let milliseconds = 0;
  for await (const { picture, milliseconds: stays } of frames) {
    for (let shown = 0; shown < stays; shown += TICK.encoded) {
      if (failure) throw failure;
      const frame = new VideoFrame(picture, { timestamp: (milliseconds + shown) * 1000 });
      encoder.encode(frame, { keyFrame: count % KEY_EVERY === 0 });
      frame.close();
      count++;
      while (encoder.encodeQueueSize > WAITING) await untilFewer(encoder);
    }
    picture.close();
    milliseconds += stays;
  }
  await encoder.flush();
  encoder.close();
  if (failure) throw failure;
  return new Blob([webmOf({ codec: encoding.name, width, height, milliseconds, pictures })], { type: 'video/webm' });
}

const untilFewer = (encoder: VideoEncoder): Promise<unknown> =>
  new Promise((resolve) => {
    encoder.addEventListener('dequeue', resolve, { once: true });
  });

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

type Kept = { readonly picture: Blob; readonly milliseconds: number };

/** What is recorded has to be there before its time: all pictures first, packed, for there are many. */
async function keptFrames({ frames, width, height }: Film): Promise<readonly Kept[]> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d')!;
  const kept: Kept[] = [];
  for await (const { picture, milliseconds } of frames) {
    context.drawImage(picture, 0, 0);
    picture.close();
    kept.push({ picture: await canvas.convertToBlob({ type: 'image/webp' }), milliseconds });
  }
  return kept;
}

async function show(context: CanvasRenderingContext2D, { picture, milliseconds }: Kept): Promise<void> {
  const image = await createImageBitmap(picture);
  const end = performance.now() + milliseconds;
  do {
    context.drawImage(image, 0, 0);
    await wait(TICK.recorded);
  } while (performance.now() < end);
  image.close();
}

async function recordFilm(film: Film, { type }: Recording): Promise<Blob> {
  const frames = await keptFrames(film);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: film.width, height: film.height });
  const context = canvas.getContext('2d')!;
  const recorder = new MediaRecorder(canvas.captureStream(1000 / TICK.recorded), {
    mimeType: type,
    videoBitsPerSecond: BITS_A_SECOND,
  });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const stopped = new Promise((resolve) => {
    recorder.addEventListener('stop', resolve);
  });
  recorder.start();
  for (const frame of frames) await show(context, frame);
  recorder.stop();
  await stopped;
  return new Blob(parts, { type: type.replace(/;.*/, '') });
}
