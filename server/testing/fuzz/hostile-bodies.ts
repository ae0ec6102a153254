import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';

/** A body, and how it is sent. */
export interface HostileBody {
  readonly body: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
  /** Bytes of each piece in which it is sent; unset: its length is declared and it is sent whole. */
  readonly pieces?: number;
}

/** Creates a body of a maximum size, for a call with such an example. */
type Make = (bytes: number, example: unknown, seed: number) => HostileBody;

/** Lists of ids in filters; calls without them drop them. */
const ID_LISTS = [
  'selectedBroadcasts',
  'selectedProducedIn',
  'selectedDevelopedIn',
  'selectedGenres',
  'selectedKeywords',
  'selectedFrequencies',
  'selectedPlaylists',
  'selectedCountries',
  'selectedGenresGroups',
  'selectedIds',
];
/** More elements than any list may have. */
const LIST_MAX = 20_000;
/** Bytes of a body that every call rejects. */
const FAR_TOO_LARGE = 4 * 1024 * 1024;
/** Bytes to which a compressed body unpacks. */
const UNPACKED = 64 * 1024 * 1024;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** As many elements as fit between an opening and a closing text. */
function filled(
  bytes: number,
  [open, close]: readonly [string, string],
  element: (index: number) => string,
): string {
  const elements: string[] = [];
  for (let left = bytes - open.length - close.length, index = 0; ; index += 1) {
    const next = element(index);
    left -= next.length + 1;
    if (left < 0) return `${open}${elements.join()}${close}`;
    elements.push(next);
  }
}

/** A valid body with additional members in it and in its filter. */
function extended(example: unknown, members: Readonly<Record<string, unknown>>): string {
  if (!isObject(example)) return JSON.stringify(members);
  const filter = isObject(example['filter']) ? { filter: { ...example['filter'], ...members } } : {};
  return JSON.stringify({ ...example, ...members, ...filter });
}

/** Lists of this many bytes in total, in the filter or outside it. */
function lists(bytes: number, example: unknown, element: unknown): string {
  const inFilter = isObject(example) && isObject(example['filter']);
  const length =
    Math.floor(bytes / (inFilter ? 2 : 1) / ID_LISTS.length / (JSON.stringify(element).length + 1)) - 20;
  const list = Array<unknown>(Math.max(1, Math.min(length, LIST_MAX))).fill(element);
  return extended(example, Object.fromEntries(ID_LISTS.map((name) => [name, list])));
}

/** Every text of an example at its maximum length. */
function withLongTexts(bytes: number, example: unknown, unit: string): string {
  if (!isObject(example)) return JSON.stringify(unit.repeat(bytes / unit.length / 2));
  const names = Object.keys(example).filter((name) => typeof example[name] === 'string');
  const share = (bytes - JSON.stringify(example).length) / Math.max(1, names.length);
  const text = unit.repeat(Math.max(0, Math.floor(share / JSON.stringify(unit).length)));
  return JSON.stringify({ ...example, ...Object.fromEntries(names.map((name) => [name, text])) });
}

const plain =
  (make: (bytes: number, example: unknown, seed: number) => string): Make =>
  (...given) => ({ body: make(...given) });

/** Bodies that once blocked the server, or could. */
export const HOSTILE_MAKERS: Readonly<Record<string, Make>> = {
  names: plain((bytes) => filled(bytes, ['{', '}'], (index) => `"k${String(index)}":1`)),
  'names of a known field': plain((bytes) =>
    filled(bytes, ['{"filter":{', '}}'], (index) => `"k${String(index)}":1`),
  ),
  'objects of names': plain((bytes) =>
    filled(bytes, ['{"filter":[', ']}'], (index) => `{"k${String(index)}":1}`),
  ),
  'empty objects': plain((bytes) => filled(bytes, ['[', ']'], () => '{}')),
  items: plain((bytes) =>
    filled(bytes, ['[', ']'], (id) => `{"id":${String(id)},"isFolder":true,"childs":[{"id":1}]}`),
  ),
  depth: plain((bytes) => `{"filter":${'['.repeat(bytes / 2 - 20)}${']'.repeat(bytes / 2 - 20)}}`),
  'short ids': plain((bytes, example) => lists(bytes, example, 1)),
  'long ids': plain((bytes, example) => lists(bytes, example, 2_147_483_647)),
  'ids that are none': plain((bytes, example) => lists(bytes, example, '')),
  'long texts': plain((bytes, example) => withLongTexts(bytes, example, 'x')),
  'spaces and punctuation': plain((bytes, example) => withLongTexts(bytes, example, ' @.')),
  'escaped texts': plain((bytes, example) => withLongTexts(bytes, example, '\u0001"\\')),
  'names of filters': plain((bytes, example) =>
    filled(
      bytes,
      [`${extended(example, {}).slice(0, -1)},"recapFilters":[{"values":[`, ']}]}'],
      (id) => `{"id":${String(id)},"name":"n"}`,
    ),
  ),
  'long numbers': plain((bytes) => filled(bytes, ['{"page":[', ']}'], () => `1.${'7'.repeat(700)}e-300`)),
  'anything at all': plain((bytes, _, seed) => {
    const texts = fc.sample(fc.json({ maxDepth: 6 }), { numRuns: 50, seed });
    return filled(bytes, ['{"filter":[', ']}'], (index) => texts[index % texts.length] ?? '0');
  }),
  'without an end': plain((bytes) => filled(bytes, ['{"filter":[', ''], () => '[]')),
  'far too large': () => ({ body: filled(FAR_TOO_LARGE, ['{', '}'], (index) => `"k${String(index)}":1`) }),
  'far too large, unannounced': () => ({ body: 'x'.repeat(FAR_TOO_LARGE), pieces: 65_536 }),
  'in tiny pieces': (bytes, example) => ({ body: lists(Math.min(bytes, 65_536), example, 1), pieces: 1 }),
  packed: () => ({ body: PACKED, headers: { 'content-encoding': 'gzip' } }),
};

const PACKED = gzipSync(Buffer.alloc(UNPACKED, 'x'));
