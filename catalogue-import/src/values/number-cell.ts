import { knownText } from './cell-text.ts';

export interface NumberCell {
  readonly value: number;
  /** Whether a footnote mark such as `[13]` was removed to read it. */
  readonly footnote: boolean;
}

/**
 * Reads "9.84[13]", "1,234.5" or "12 345"; null for empty, "n / a" and anything else that is not a single
 * number.
 */
export function numberCell(text: string | null | undefined): NumberCell | null {
  const known = knownText(text);
  if (known === null) return null;
  const bare = known.replace(/\s*(\[[^\]]*\]|[*†‡])+$/u, '');
  const digits = bare.replace(/(?<=\d)[, ](?=\d{3}(\D|$))/g, '');
  if (!/^[+-]?\d+(\.\d+)?$/.test(digits)) return null;
  return { value: Number(digits), footnote: bare !== known };
}

/** A whole number within bounds, or null. */
export function wholeNumber(
  text: string | null | undefined,
  minimum: number,
  maximum: number,
): number | null {
  const value = numberCell(text)?.value;
  return value !== undefined && Number.isInteger(value) && value >= minimum && value <= maximum
    ? value
    : null;
}
