import { withoutEntities } from './html-entities.ts';

/**
 * The text of a cell without invisible content: outer white space (including no-break and zero-width),
 * control characters, runs of white space. Null if nothing is left.
 */
export function cellText(text: string | null | undefined): string | null {
  if (!text) return null;
  const cleaned = text
    .replace(/[\s\u200b\ufeff]+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .trim();
  return cleaned === '' ? null : cleaned;
}

/** Like {@link cellText}, without HTML entities: for titles, names and addresses. Descriptions are HTML. */
export function plainText(text: string | null | undefined): string | null {
  return cellText(text && withoutEntities(text));
}

/** Words that sources write for unknown values. */
const UNKNOWN = new Set([
  '-',
  '–',
  '—',
  '?',
  'n/a',
  'n / a',
  'na',
  'none',
  'null',
  'tba',
  'tbd',
  'unknown',
  '未知',
]);

/** Like {@link plainText}, and null for "n/a", "—", "tba" and similar words. */
export function knownText(text: string | null | undefined): string | null {
  const cleaned = plainText(text);
  return cleaned === null || UNKNOWN.has(cleaned.toLowerCase()) ? null : cleaned;
}

/** The parts of a list cell (`a;b;c`), cleaned, without HTML entities and without empty ones. */
export function listCell(text: string | null | undefined, separator: string | RegExp = ';'): string[] {
  return withoutEntities(text ?? '')
    .split(separator)
    .flatMap((part) => cellText(part) ?? []);
}
