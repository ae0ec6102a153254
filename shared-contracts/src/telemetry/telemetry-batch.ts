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

/** Where pages report how they fare. Answers 204; works without a session. */
export const TELEMETRY_PATH = '/telemetry';

/** Bytes that a batch may have: what a beacon surely takes. */
export const TELEMETRY_BYTES_MAX = 32 * 1024;

/** Records that a batch may have. */
export const TELEMETRY_RECORDS_MAX = 100;

/** Longest time that is reported, in milliseconds: an hour. */
export const TELEMETRY_MS_MAX = 3_600_000;

const milliseconds = number().check(minimum(0), maximum(TELEMETRY_MS_MAX));

/** Whose code it is: a remote by its name and release, or the shell. */
const source = { remote: remoteNameSchema, release: releaseHashSchema } as const;

/** Steps in the life of a screen, as the shell's log of loading has them. */
export const TELEMETRY_STEPS = [
  'load',
  'bootstrap',
  'mount',
  'update',
  'render',
  'unmount',
  'fallback',
] as const;

/** What an error is that has no number: where it was caught. */
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

/** What browsers measure of a page; CLS is a score, the others are milliseconds. */
export const WEB_VITALS = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;
export type WebVital = (typeof WEB_VITALS)[number];

/** A step of a screen: how it ended, how long it took, and the number of the failure it ended in. */
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

/** An error beside the steps. No message: it could tell what a user did. */
const errorSchema = object({ kind: literal('error'), ...source, error: oneOf(TELEMETRY_ERRORS) });

/** A web vital of the page, told of the remote that its first screen is of. */
const vitalSchema = object({
  kind: literal('vital'),
  ...source,
  vital: oneOf(WEB_VITALS),
  value: milliseconds,
});

const recordSchema = discriminatedUnion('kind', [stepSchema, errorSchema, vitalSchema]);
export type TelemetryRecord = Infer<typeof recordSchema>;

/**
 * What a page sends, a few seconds' worth at a time. Names nobody: no user, no address, no text, no message.
 * - `composition`: the one the page runs; null without any.
 */
export const telemetryBatchSchema = object({
  schemaVersion: literal(1),
  composition: nullable(releaseHashSchema),
  records: array(recordSchema).check(minLength(1), maxLength(TELEMETRY_RECORDS_MAX)),
});
export type TelemetryBatch = Infer<typeof telemetryBatchSchema>;

/** Name that the shell's own records carry in place of a remote's. */
export const SHELL_SOURCE = 'shell';
