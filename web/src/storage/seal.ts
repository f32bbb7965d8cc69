// The seal of a running game: AES-GCM under keys that the page never shows.

/** `place` is bound into the seal: a text moved to another place does not open there. */
export type Seal = {
  readonly close: (text: string, place: string) => Promise<string>;
  /** Undefined where the text was damaged, moved or closed by a key that is lost. */
  readonly open: (sealed: string, place: string) => Promise<string | undefined>;
};

export const KEY_BYTES = 32;
const NONCE_BYTES = 12;

export const textOf = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

export const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Closes with the first key and opens with any: two stores that lost sight of each other may have one each. */
export async function sealOf(subtle: SubtleCrypto, keys: readonly Uint8Array<ArrayBuffer>[]): Promise<Seal> {
  const imported = await Promise.all(
    keys.map((bytes) => subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])),
  );
  const how = (iv: Uint8Array<ArrayBuffer>, place: string): AesGcmParams => ({
    name: 'AES-GCM',
    iv,
    additionalData: encoder.encode(place),
  });
  return {
    async close(text, place) {
      const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
      const closed = await subtle.encrypt(how(nonce, place), imported[0]!, encoder.encode(text));
      return textOf(new Uint8Array([...nonce, ...new Uint8Array(closed)]));
    },
    async open(sealed, place) {
      for (const key of imported) {
        try {
          const bytes = bytesOf(sealed);
          const parameters = how(bytes.slice(0, NONCE_BYTES), place);
          return decoder.decode(await subtle.decrypt(parameters, key, bytes.slice(NONCE_BYTES)));
        } catch {
          // not by this key, or no longer what was closed
        }
      }
      return undefined;
    },
  };
}
