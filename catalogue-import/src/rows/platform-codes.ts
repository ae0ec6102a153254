import { foldedName } from '../values/folded-name.ts';

/** Platforms that sources name in full in one file and by a code in another. */
const CODES: ReadonlyMap<string, string> = new Map([
  ['prime video', 'prime'],
  ['amazon prime video', 'prime'],
  ['disney+', 'disneyplus'],
  ['disney plus', 'disneyplus'],
]);

/** The code of an online platform, derived from its name. */
export function platformCode(name: string): string {
  const folded = foldedName(name);
  return CODES.get(folded) ?? folded.replaceAll(' ', '_');
}
