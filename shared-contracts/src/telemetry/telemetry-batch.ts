import {
  array,
  discriminatedUnion,
  enum as oneOf,
  int,
  literal,
  maximum,
  maxLength,
  minimum,
  minLength,
  nullable,
  number,
  object,
  optional,
} from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import { releaseHashSchema } from '../releases/release-hash.ts';
import { exposedModuleSchema } from '../composition/exposed-module.ts';
import { remoteNameSchema } from '../releases/remote-names.ts';

/** Maximum size of a batch in bytes: every browser can send this much in a beacon. */
export const TELEMETRY_BYTES_MAX = 32 * 1024;

/** Maximum number of records in a batch. */
export const TELEMETRY_RECORDS_MAX = 100;

/** Longest reported time, in milliseconds: an hour. */
export const TELEMETRY_MS_MAX = 3_600_000;

const milliseconds = number().check(minimum(0), maximum(TELEMETRY_MS_MAX));

/** The code that a record is about: a remote with its release, or the shell. */
const source = { remote: remoteNameSchema, release: releaseHashSchema } as const;

/** Steps in the life of a screen, as in the shell's load log. */
export const TELEMETRY_STEPS = [
  'load',
  'bootstrap',
  'mount',
  'update',
  'render',
  'unmount',
  'fallback',
] as const;

/** Where an error without a number was caught. */
export const TELEMETRY_ERRORS = [
  'uncaught',
  'event-handler',
  'reported',
  'shell',
  /** The browser moved away from a composition that kept failing in it. */
  'composition-left',
  /** A page froze while code of the release started; the browser's next page reports it. */
  'frozen',
] as const;

/** Metrics that browsers measure. CLS is a score, the others are milliseconds. */
export const WEB_VITALS = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;
export type WebVital = (typeof WEB_VITALS)[number];

/** A step of a screen: its outcome, its duration, and the number of the failure if it failed. */
const stepSchema = object({
  kind: literal('step'),
  ...source,
  exposed: exposedModuleSchema,
  step: oneOf(TELEMETRY_STEPS),
  outcome: oneOf(['done', 'failed', 'again']),
  ms: milliseconds,
  /** Of AIRDEX-nnn. */
  failure: optional(number().check(int(), minimum(100), maximum(199))),
});

/** An error outside of the steps. Without a message, which could contain what a user typed. */
const errorSchema = object({ kind: literal('error'), ...source, error: oneOf(TELEMETRY_ERRORS) });

/** A web vital of the page, attributed to the remote of its first screen. */
const vitalSchema = object({
  kind: literal('vital'),
  ...source,
  vital: oneOf(WEB_VITALS),
  value: milliseconds,
});

const recordSchema = discriminatedUnion('kind', [stepSchema, errorSchema, vitalSchema]);
export type TelemetryRecord = Infer<typeof recordSchema>;

/**
 * Records of a few seconds. They contain no user, address, text or message.
 * - `composition`: the page's composition; null if it has none.
 */
export const telemetryBatchSchema = object({
  schemaVersion: literal(1),
  composition: nullable(releaseHashSchema),
  records: array(recordSchema).check(minLength(1), maxLength(TELEMETRY_RECORDS_MAX)),
});
export type TelemetryBatch = Infer<typeof telemetryBatchSchema>;

/** Name of the shell in records. */
export const SHELL_SOURCE = 'shell';
