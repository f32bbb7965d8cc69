// Base64 to bytes, without leaning on what the platform happens to offer.

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

export const bytesFromBase64 = (text: string): Uint8Array => {
  const digits = text.replace(/=+$/, '');
  const bytes = new Uint8Array((digits.length * 3) >> 2);
  let bits = 0;
  let held = 0;
  let next = 0;
  for (const digit of digits) {
    bits = ((bits << 6) | DIGITS.indexOf(digit)) & 0xffff;
    held += 6;
    if (held >= 8) {
      held -= 8;
      bytes[next++] = bits >> held;
    }
  }
  return bytes;
};
