// The letters of the maps. A shadow tree cannot bring faces of its own, so the document is told of them. Where a page forbids them, the
// device's own letters stand in.

import type { Face } from '../games/embedded-game.ts';

/** Beside the built file that this module becomes a part of: see `web/vite.embed.config.ts`. */
const FOLDER = new URL('./fonts', import.meta.url).href;

/** In milliseconds: names are placed by how wide they are, but nobody waits long for that. */
const PATIENCE = 1500;

const told = new Map<string, Promise<unknown>>();

function tell({ family, files }: Face): Promise<unknown> {
  const faces = files.map(({ file, weight, letters }) => {
    const wishes = { weight, display: 'swap', ...(letters === undefined ? {} : { unicodeRange: letters }) } as const;
    return new FontFace(family, `url("${FOLDER}/${file}.woff2")`, wishes);
  });
  for (const face of faces) document.fonts.add(face);
  return Promise.all(faces.map((face) => face.load())).catch(() => undefined);
}

/** Resolves once the letters are there, or have kept everybody waiting for too long. */
export async function facesReady(face: Face): Promise<void> {
  const loading = told.get(face.family) ?? tell(face);
  told.set(face.family, loading);
  await Promise.race([loading, new Promise((resolve) => void setTimeout(resolve, PATIENCE))]);
}
