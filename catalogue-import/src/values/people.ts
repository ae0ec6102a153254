import { cellText } from './cell-text.ts';

const ROLE_PREFIX = /^(presenter|host|narrator|reporter|commentator|guest)s?\s+[-–—:]\s+/i;

export interface PersonReading {
  readonly name: string;
  readonly isHost: boolean;
  readonly repaired: boolean;
}

/** Reads a person of a cast list; "Presenter - X" is the host X. Null for impossible names, such as "1". */
export function person(text: string): PersonReading | null {
  const written = cellText(text);
  if (written === null) return null;
  const prefix = ROLE_PREFIX.exec(written);
  const name = prefix ? written.slice(prefix[0].length).trim() : written;
  if (!/\p{L}/u.test(name)) return null;
  return { name, isHost: /^(presenter|host)/i.test(prefix?.[0] ?? ''), repaired: prefix !== null };
}

/** People and companies as the catalogue stores them: each once, joined by ' / '. Null if there are none. */
export function joinedNames(names: readonly string[]): string | null {
  return names.length === 0 ? null : [...new Set(names)].join(' / ');
}
