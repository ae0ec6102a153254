import * as z from 'zod/mini';
import { percentSchema, reasonSchema, revisionSchema } from '../../releases/registry-history.ts';
import { registryStatusSchema } from '../../releases/registry-status.ts';
import { releaseHashSchema } from '../../releases/release-hash.ts';
import { remoteNameSchema } from '../../releases/remote-names.ts';
import { endpoint, json } from '../endpoint/endpoint.ts';

/** Changes of the history that one call answers at most. */
const HISTORY_MAX = 1000;

const historyParameter = z.string().check(
  z.regex(/^\d{1,4}$/, 'must be a whole number'),
  z.refine((digits) => Number(digits) <= HISTORY_MAX, `must be at most ${HISTORY_MAX}`),
);

/** `shown` and `failed`: screens within `minutes`, as reported to this node; from `limit` failed (0 to 1), it ends. */
const canaryScreensSchema = z.object({
  shown: z.int(),
  failed: z.int(),
  minutes: z.int(),
  limit: z.number(),
});

export const releasesSchema = z.object({
  status: registryStatusSchema,
  /** Null without a canary. */
  canaryScreens: z.nullable(canaryScreensSchema),
});
export type Releases = z.output<typeof releasesSchema>;

/** `revision`: what the user saw. If somebody else changed the releases since, the call answers 409. */
const change = { revision: revisionSchema, reason: z.nullish(reasonSchema) };

const changedSchema = z.object({ revision: revisionSchema, changed: z.boolean() });

/** All require the right to manage releases, and answer 403 without it. */
export const releaseEndpoints = {
  getReleases: endpoint({
    method: 'GET',
    path: 'api/Releases/GetReleases/{history}',
    access: 'user',
    params: z.object({ history: historyParameter }),
    response: json(releasesSchema),
  }),
  promoteRelease: endpoint({
    method: 'POST',
    path: 'api/Releases/Promote/',
    access: 'user',
    body: z.object({ ...change, composition: releaseHashSchema, percent: z.nullish(percentSchema) }),
    response: json(changedSchema),
  }),
  rollBackRelease: endpoint({
    method: 'POST',
    path: 'api/Releases/RollBack/',
    access: 'user',
    body: z.object({
      ...change,
      to: z.nullish(releaseHashSchema),
      remote: z.nullish(remoteNameSchema.check(z.maxLength(100))),
    }),
    response: json(changedSchema),
  }),
  endCanary: endpoint({
    method: 'POST',
    path: 'api/Releases/EndCanary/',
    access: 'user',
    body: z.object({ ...change, composition: releaseHashSchema }),
    response: json(changedSchema),
  }),
};
