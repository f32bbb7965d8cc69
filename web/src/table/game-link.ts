// A whole game in the part of an address after #: it opens on any device, and no server ever sees it.

/** Longer links are cut by chats and mail; the game is saved as a file instead. */
export const LONGEST_LINK = 16_000;
/** A few letters can unfold to any length: no game is longer than this. */
const LARGEST = 20_000_000;

async function piped(bytes: BlobPart, through: ReadableWritablePair<Uint8Array, BufferSource>): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(through).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > LARGEST) {
      await reader.cancel();
      throw new RangeError('too long for a game');
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}

/** What can be worked out again is left out: the positions' fingerprints are the longest part of a file. */
export function bareGame(text: string): string {
  const { hashes: _, ...file } = JSON.parse(text) as Record<string, unknown>;
  return JSON.stringify(Array.isArray(file['games']) ? { ...file, games: file['games'].map(bare) } : file);
}

function bare(game: Record<string, unknown>): object {
  const { hashes: _, ...file } = game;
  return file;
}

export async function packGame(text: string): Promise<string> {
  const packed = await piped(bareGame(text), new CompressionStream('deflate-raw'));
  const letters = Array.from(packed, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Undefined where something of it is missing or is another. */
export async function unpackGame(code: string): Promise<string | undefined> {
  try {
    const letters = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return new TextDecoder().decode(await piped(bytes, new DecompressionStream('deflate-raw')));
  } catch {
    return undefined;
  }
}
