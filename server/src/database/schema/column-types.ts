import type { ColumnType } from 'kysely';

/** timestamptz: an ISO string in UTC when read, a Date or an ISO string when written. */
export type Timestamp = ColumnType<string, Date | string, Date | string>;
/** A timestamptz that the database fills in. */
export type GeneratedTimestamp = ColumnType<string, Date | string | undefined, Date | string>;
/** A nullable timestamptz. */
export type OptionalTimestamp = ColumnType<
  string | null,
  Date | string | null | undefined,
  Date | string | null
>;
/** date: 'YYYY-MM-DD'. */
export type IsoDate = string;
/** time without time zone: 'HH:MM:SS' when read; 'HH:MM' is accepted too. */
export type ClockTime = string;
/** jsonb: parsed when read, JSON text when written (pg would turn a bare array into a PostgreSQL array). */
export type Json = ColumnType<unknown, string, string>;
