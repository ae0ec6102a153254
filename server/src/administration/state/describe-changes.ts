import { isDeepStrictEqual } from 'node:util';
import type { AdminChange } from '../operation.ts';

/** Maximum characters shown of a text; the texts of reports are long. */
const SHOWN_MAX = 120;
/** Characters shown before the first difference. */
const SHOWN_BEFORE = 20;

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
    .map(([field, value]) => [field, former.get(field), value] as const)
    .filter(([, old, value]) => !isDeepStrictEqual(value, old))
    .map(([field, old, value]) => `${field}: ${shown(old, value)} -> ${shown(value, old)}`)
    .join(', ');
}

/** A value; for a long text only the part that differs from the other one. */
function shown(value: unknown, other: unknown): string {
  if (typeof value !== 'string' || value.length <= SHOWN_MAX) return JSON.stringify(value);
  const letters = [...value];
  const others = typeof other === 'string' ? [...other] : [];
  const first = letters.findIndex((letter, index) => letter !== others[index]);
  const start = Math.max(0, (first === -1 ? letters.length : first) - SHOWN_BEFORE);
  const part = letters.slice(start, start + SHOWN_MAX);
  const isCut = start + part.length < letters.length;
  return `${start > 0 ? '…' : ''}${JSON.stringify(part.join(''))}${isCut ? '…' : ''}`;
}
