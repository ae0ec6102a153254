import { isStrongPassword } from '@airdex/shared-contracts/api';

/** From the weakest; a password that breaks the rule is weak. */
export const STRENGTHS = ['weak', 'fair', 'good', 'strong'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** Bits from which a password is fair, good and strong. */
const BITS = [36, 50, 70] as const;

/** Kinds of characters, with the number of characters of each kind. */
const ALPHABETS = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\p{Nd}/u, 10],
  [/[^\p{L}\p{Nd}]/u, 33],
  [/\p{Lo}/u, 1000],
] as const;

/** Number of characters that do not repeat or continue the previous one, as in "aaa" and "123". */
function surprisingCharacters(characters: readonly string[]): number {
  return characters.filter((character, place) => {
    const before = characters[place - 1];
    if (before === undefined) return true;
    const step = (character.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0);
    return Math.abs(step) > 1;
  }).length;
}

/** Estimates how hard a password is to guess; null if there is none yet. */
export function passwordStrength(password: string): Strength | null {
  if (password === '') return null;
  if (!isStrongPassword(password)) return 'weak';
  const alphabet = ALPHABETS.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0);
  const bits = surprisingCharacters([...password]) * Math.log2(alphabet);
  return STRENGTHS[BITS.filter((least) => bits >= least).length] ?? 'weak';
}
