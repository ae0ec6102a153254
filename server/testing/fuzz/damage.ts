import * as fc from 'fast-check';

const nested = (depth: number, leaf: unknown): unknown => (depth === 0 ? leaf : [nested(depth - 1, leaf)]);

/** Values that no field expects, or only some. */
const HOSTILE: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  Number.MAX_SAFE_INTEGER,
  '',
  '   ',
  '0',
  'x'.repeat(20_000),
  'a\0b',
  '\0',
  '\ud800',
  'a\udc00b',
  '\u202e\u200b\ufeff',
  '🎬'.repeat(3000),
  '港口',
  "'; drop table programme; --",
  '../../../etc/passwd',
  '%',
  '{{7*7}}',
  '${process.exit()}',
  '<script>alert(1)</script>',
  '2026-02-30',
  '99999-01-01',
  [],
  [null],
  [[]],
  {},
  { a: { b: { c: {} } } },
  nested(40, 1),
  Array.from({ length: 2000 }, (_, index) => index),
];

const HOSTILE_NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'then',
  '',
  'extra',
  'a\0b',
  '0',
];

interface Change {
  /** Which of all positions in the value, 0 to 1. */
  readonly place: number;
  readonly kind: 'replace' | 'remove' | 'add' | 'repeat';
  readonly value: unknown;
  readonly name: string;
}

/** A change somewhere in a body. */
export const change: fc.Arbitrary<Change> = fc.record({
  place: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
  kind: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add', 'repeat'),
  value: fc.constantFrom(...HOSTILE),
  name: fc.constantFrom(...HOSTILE_NAMES),
});

type Holder = Record<string, unknown> | unknown[];

/** A copy of a body with one change. */
export function damaged(body: unknown, { place, kind, value, name }: Change): unknown {
  const root: { it: unknown } = { it: structuredClone(body) };
  const places = placesIn(root);
  const [holder, key] = places[Math.floor(place * places.length)] ?? [root, 'it'];
  const at = (holder as Record<string, unknown>)[key];
  if (kind === 'replace') set(holder, key, value);
  else if (kind === 'remove') {
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else Reflect.deleteProperty(holder, key);
  } else if (kind === 'repeat' && Array.isArray(at)) repeat(at);
  else if (Array.isArray(at)) at.push({ [name]: value });
  else if (typeof at === 'object' && at !== null) set(at as Holder, name, value);
  else set(holder, key, { [name]: value });
  return root.it;
}

function repeat(list: unknown[]): void {
  const [first, second] = list;
  for (let copies = 0; copies < 50; copies++) list.push(first, second);
}

/** As an own property, whatever its name. */
function set(holder: Holder, key: string, value: unknown): void {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}

function placesIn(value: unknown): [Holder, string][] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Holder;
  return Object.entries(holder).flatMap(([key, item]): [Holder, string][] => [
    [holder, key],
    ...placesIn(item),
  ]);
}

/** Path segments that no call expects, already encoded. */
export const HOSTILE_PARTS: readonly string[] = [
  '0',
  '-1',
  '1.5',
  '1e3',
  '0x10',
  '2147483648',
  '99999999999999999999',
  '%20',
  '1%20',
  '%00',
  'a%00b',
  '%ED%A0%80',
  '%zz',
  '%',
  '..',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  "1'%20or%201=1--",
  '%EF%BC%91',
  '%F0%9F%8E%AC',
  'x'.repeat(600),
  'x'.repeat(3000),
  '__proto__',
  'null',
  'undefined',
  'NaN',
  'true',
  '*',
  ':id',
  '%3Cscript%3E',
];

/** Bodies that are not a JSON object of any call, with their types. */
export const HOSTILE_BODIES: readonly (readonly [body: string | Buffer, type: string | null])[] = [
  ['', 'application/json'],
  ['null', 'application/json'],
  ['[', 'application/json'],
  ['{', 'application/json'],
  ['{"a":1,}', 'application/json'],
  ['NaN', 'application/json'],
  ['"text"', 'application/json'],
  ['[[[[]]]]', 'application/json'],
  ['12345678901234567890', 'application/json'],
  ['{"__proto__":{"page":1}}', 'application/json'],
  ['{"constructor":{"prototype":{"page":1}}}', 'application/json'],
  [`${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'application/json'],
  [`{"a":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`, 'application/json'],
  ['\ufeff{}', 'application/json'],
  [Buffer.from([0xff, 0xfe, 0x00, 0x7b]), 'application/json'],
  ['{}', 'application/json; charset=utf-16'],
  ['{}', 'text/plain'],
  ['{}', null],
  ['{}', 'nonsense'],
  ['a=1&b=2', 'application/x-www-form-urlencoded'],
  ['--x\r\n\r\n--x--', 'multipart/form-data; boundary=x'],
];
