import {
  SHELL_SOURCE,
  TELEMETRY_BYTES_MAX,
  TELEMETRY_PATH,
  telemetryBatchSchema,
  type TelemetryBatch,
} from '@airdex/shared-contracts/telemetry';
import type { RegistryStore } from '@airdex/release-registry';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { bucketKeyOf } from '../hosting/index.ts';
import { acceptJsonOnly } from '../../http/accept-json-only.ts';
import { addressKey } from '../../http/address.ts';
import { parseInput } from '../../http/parse-input.ts';
import { createRateCounter } from '../../http/rate.ts';
import { DATA_HEADERS } from '../../http/security-headers.ts';
import { tooManyRequests } from '../../http/too-many-requests.ts';
import type { CanaryGuard } from './canary-guard.ts';
import { countedReleases, type IsCounted } from './counted-releases.ts';
import { knownReleases } from './known-releases.ts';
import { createTelemetryMetrics, OLDER_RELEASE, UNKNOWN_RELEASE } from './telemetry-metrics.ts';

export interface TelemetryOptions {
  readonly store: RegistryStore;
  readonly guard: CanaryGuard;
  readonly metrics: Registry;
  /** Factor for the limit of batches; 0 disables it. */
  readonly rateLimits: number;
}

/** Batches of one address: typical for a company of hundreds behind one address. */
const BATCHES = { allowed: 600, seconds: 60 };

/** Name under which never published remotes are counted. */
const UNKNOWN_REMOTE = 'unknown';

/** Accepts telemetry of pages. Requires no session, and stores nothing that identifies a person. */
export async function telemetryPlugin(app: FastifyInstance, options: TelemetryOptions): Promise<void> {
  const figures = createTelemetryMetrics(options.metrics);
  const counted = countedReleases(options.store.folder);
  let keptFor: IsCounted | undefined;
  const isKnown = knownReleases(options.store.folder);
  const rate = createRateCounter(BATCHES, options.rateLimits);

  async function admit(ip: string): Promise<void> {
    const wait = await rate(ip, addressKey(ip));
    if (wait > 0) throw tooManyRequests(wait, { message: 'Too much telemetry from this address' });
  }

  async function count({ records }: TelemetryBatch): Promise<void> {
    const isCounted = await counted.follow();
    if (isCounted !== keptFor) {
      keptFor = isCounted;
      await figures.keepOnly(isCounted);
    }
    for (const record of records) {
      const { remote, release } = record;
      if (isCounted(remote, release)) figures.count(record, remote, release);
      else if (await isKnown(remote, release)) figures.count(record, remote, OLDER_RELEASE);
      else figures.count(record, remote === SHELL_SOURCE ? remote : UNKNOWN_REMOTE, UNKNOWN_RELEASE);
    }
  }

  acceptJsonOnly(app, TELEMETRY_BYTES_MAX);
  app.post(TELEMETRY_PATH, { onRequest: async ({ ip }) => admit(ip) }, async (request, reply) => {
    const batch = parseInput(telemetryBatchSchema, request.body, 'body');
    await count(batch);
    // The response to the page does not wait for the canary.
    options.guard
      .record(batch, { bucketKey: bucketKeyOf(request.headers.cookie), ip: request.ip })
      .catch((error: unknown) => {
        request.log.error({ err: error }, 'a failing canary could not be stopped');
      });
    return reply.headers(DATA_HEADERS).code(204).send();
  });
}
