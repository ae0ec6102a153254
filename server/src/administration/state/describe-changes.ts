import { isDeepStrictEqual } from 'node:util';
import type { AdminChange } from '../operation.ts';

/** A line for each change: `add company A`, `change user b: language: "en" -> "zh"`, `remove user c`. */
export function describeChanges(changes: readonly AdminChange[]): string {
  return changes
    .map(({ subject, before, after }) => {
      if (before === null) return `add ${subject}`;
      if (after === null) return `remove ${subject}`;
      return `change ${subject}: ${describeFields(before, after)}`;
    })
    .join('\n');
}

function describeFields(before: object, after: object): string {
  const former = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after)
    .filter(([field, value]) => !isDeepStrictEqual(value, former.get(field)))
    .map(([field, value]) => `${field}: ${JSON.stringify(former.get(field))} -> ${JSON.stringify(value)}`)
    .join(', ');
}
