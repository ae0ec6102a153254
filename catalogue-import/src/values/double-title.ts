import { holdsHan, isLatin } from './script.ts';

export interface DoubleTitle {
  readonly chinese: string;
  readonly english: string;
}

/**
 * Splits "龙虎门 / Dragon Tiger Gate" (either order, also "／" and "|"). Null unless exactly one side contains
 * Chinese characters and the other is entirely Latin: two parts in one script are treated as one name with a
 * slash.
 */
export function splitDoubleTitle(title: string): DoubleTitle | null {
  const parts = title.split(/\s[/|]\s|／/).map((part) => part.trim());
  const [first, second] = parts;
  if (parts.length !== 2 || !first || !second) return null;
  if (holdsHan(first) && isLatin(second)) return { chinese: first, english: second };
  if (holdsHan(second) && isLatin(first)) return { chinese: second, english: first };
  return null;
}
