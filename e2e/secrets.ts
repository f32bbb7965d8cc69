// Searches the messages to each device for secrets of the others.

import { expect } from '@playwright/test';
import type { Device } from './devices.ts';

type File = {
  readonly seed: string;
  readonly entropy: readonly ({ readonly value: string } | null)[];
  readonly moves: readonly { readonly do: string; readonly hands?: readonly (readonly string[])[] }[];
};

export async function fileOf(url: string, id: string): Promise<File> {
  const response = await fetch(`${url}api/tables/${id}/file`);
  expect(response.status).toBe(200);
  return (await response.json()) as File;
}

/** Neither the seed nor anyone else's number was ever on the wire to this device. */
export function expectNoNumbers({ heard }: Device, { seed, entropy }: File): void {
  const all = heard.join('\n');
  expect(all).not.toContain(seed);
  for (const own of entropy) if (own) expect(all).not.toContain(own.value);
}

/** Until the first round is scored, the cities of other hands are in no message at all. */
export function expectOwnHandOnly({ heard }: Device, { moves }: File, seat: number | undefined): void {
  const hands = moves.find(({ do: what }) => what === 'deal')!.hands!;
  const others = hands.flatMap((hand, holder) => (holder === seat ? [] : hand));
  const scored = heard.findIndex((frame) => frame.includes('"round-scored"'));
  expect(scored).toBeGreaterThan(3);
  const before = heard.slice(0, scored).join('\n');
  for (const city of others) expect(before).not.toContain(`"${city}"`);
  if (seat !== undefined) for (const city of hands[seat]!) expect(before).toContain(`"${city}"`);
}
