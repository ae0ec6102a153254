import { types } from 'pg';

/** OIDs of the PostgreSQL types whose default JavaScript form is unsuitable, with those of their arrays. */
const INT8 = 20;
const INT8_ARRAY = 1016;
const NUMERIC = 1700;
const NUMERIC_ARRAY = 1231;
const DATE = 1082;
const DATE_ARRAY = 1182;
const TIMESTAMPTZ = 1184;
const TEXT_ARRAY = 1009;

type Parse = (text: string) => unknown;

const parseTextArray = types.getTypeParser(TEXT_ARRAY as number) as (text: string) => (string | null)[];
const parseTimestamp = types.getTypeParser(TIMESTAMPTZ) as (text: string) => Date;
const numbers: Parse = (text) => parseTextArray(text).map((item) => (item === null ? null : Number(item)));

const PARSERS: ReadonlyMap<number, Parse> = new Map<number, Parse>([
  [INT8, Number],
  [INT8_ARRAY, numbers],
  [NUMERIC, Number],
  [NUMERIC_ARRAY, numbers],
  [DATE, (text) => text],
  [DATE_ARRAY, parseTextArray],
  [TIMESTAMPTZ, (text) => parseTimestamp(text).toISOString()],
]);

/**
 * The form of column values, on PGlite and PostgreSQL alike: date 'YYYY-MM-DD', time 'HH:MM:SS', timestamptz
 * an ISO string in UTC with milliseconds, bigint and numeric as number (nothing here exceeds 2^53), json
 * parsed.
 */
export const VALUE_TYPES = {
  getTypeParser(oid: number, format?: 'text' | 'binary'): Parse {
    const own = format === 'binary' ? undefined : PARSERS.get(oid);
    return own ?? (types.getTypeParser(oid, format) as Parse);
  },
};
