import { sharedInt32 } from '../data/shared-arrays.ts';

/** Rank of each number, from 1 for the smallest; equal numbers share one; 0 for null. */
export function rankNumbers(values: readonly (number | null)[]): Int32Array {
  const different = [...new Set(values.filter((value) => value !== null))].sort((a, b) => a - b);
  const places = new Map(different.map((value, i) => [value, i + 1]));
  const ranks = sharedInt32(values.length);
  values.forEach((value, i) => {
    ranks[i] = value === null ? 0 : (places.get(value) ?? 0);
  });
  return ranks;
}
