// Pictures that follow each other as a film; the browser itself records it, in the time the film takes.

export type Frame = { readonly picture: Blob; readonly milliseconds: number };

export type Film = {
  readonly frames: readonly Frame[];
  readonly width: number;
  readonly height: number;
};

const KINDS = ['video/webm;codecs=vp9', 'video/webm;codecs=vp8', 'video/webm', 'video/mp4'] as const;
const BITS_A_SECOND = 5_000_000;
/** A picture that stays is drawn again this often: a canvas that does not change sends nothing. */
const TICK = 50;

/** What this browser records, if it records at all. */
export const filmKind = (): string | undefined =>
  typeof MediaRecorder === 'undefined' ? undefined : KINDS.find((kind) => MediaRecorder.isTypeSupported(kind));

export const filmEnding = (kind: string): string => (kind.startsWith('video/mp4') ? 'mp4' : 'webm');

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

async function show(context: CanvasRenderingContext2D, { picture, milliseconds }: Frame): Promise<void> {
  const { width, height } = context.canvas;
  const image = await createImageBitmap(picture);
  const end = performance.now() + milliseconds;
  do {
    context.drawImage(image, 0, 0, width, height);
    await wait(TICK);
  } while (performance.now() < end);
  image.close();
}

export async function recordFilm({ frames, width, height }: Film, kind: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d')!;
  const recorder = new MediaRecorder(canvas.captureStream(1000 / TICK), {
    mimeType: kind,
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
  return new Blob(parts, { type: kind.replace(/;.*/, '') });
}
