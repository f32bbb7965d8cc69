// A port or a listener may throw at any call; the table goes on without.

import type { Report } from './ports.ts';

export function quietly<T>(report: Report, call: () => T): T | undefined {
  try {
    return call();
  } catch (fault) {
    report(fault);
    return undefined;
  }
}
