import {
  _default,
  array,
  boolean,
  enum as oneOf,
  gte,
  int,
  literal,
  lte,
  maxLength,
  minLength,
  nullable,
  number,
  object,
  optional,
  pipe,
  refine,
  regex,
  string,
  transform,
  union,
} from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import {
  percentSchema,
  reasonSchema,
  registryStatusSchema,
  releaseHashSchema,
  remoteNameSchema,
  revisionSchema,
  whoSchema,
} from '@airdex/shared-contracts/composition';

/** Path of the registry's calls on a server. */
export const REGISTRY_API = '/registry-api';

/** Content type of an upload: an archive with the manifest first, then the files and their compressed copies. */
export const UPLOAD_TYPE = 'application/x-tar';

/** Maximum number of history entries in a response. */
export const HISTORY_MAX = 1000;

const change = {
  who: whoSchema,
  reason: optional(reasonSchema),
  /** Expected revision of the pointer; if it has another, the response is 409 `pointer-moved`. */
  revision: optional(revisionSchema),
};

/** Defaults to an empty list, because older servers do not send it. */
const partChangesSchema = _default(
  array(object({ name: string(), from: nullable(releaseHashSchema), to: nullable(releaseHashSchema) })),
  [],
);

const canaryStateSchema = nullable(object({ composition: releaseHashSchema, percent: number() }));

const pointerChangeSchema = object({
  revision: revisionSchema,
  changed: boolean(),
  current: releaseHashSchema,
  parts: partChangesSchema,
  canary: canaryStateSchema,
});

/** `name` is `shell` or a remote's. */
const releaseNameSchema = object({ name: remoteNameSchema, release: releaseHashSchema });
export type ReleaseName = Infer<typeof releaseNameSchema>;

const publishBodySchema = object({
  ...change,
  releases: array(releaseNameSchema).check(minLength(1, 'must name a release'), maxLength(50)),
  canary: optional(union([percentSchema, literal('joined')], { error: 'must be a percentage or "joined"' })),
  stopCanary: optional(boolean()),
});

const promoteBodySchema = object({
  ...change,
  composition: releaseHashSchema,
  canary: optional(percentSchema),
  stopCanary: optional(boolean()),
});

/** Rolls back to a composition (`to`), or only one remote (`remote`, `release`). */
const rollbackBodySchema = object({
  ...change,
  to: optional(releaseHashSchema),
  remote: optional(remoteNameSchema),
  release: optional(releaseHashSchema),
}).check(
  // Otherwise everything would be rolled back, instead of one remote.
  refine(({ remote, release }) => remote !== undefined || release === undefined, {
    path: ['remote'],
    error: 'must name the remote of the release',
  }),
  refine(({ remote, to }) => remote === undefined || to === undefined, {
    path: ['to'],
    error: 'must not be combined with a remote',
  }),
);

const stopCanaryBodySchema = object({ ...change, composition: optional(releaseHashSchema) });

export const statusQuerySchema = object({
  history: optional(
    pipe(
      string().check(regex(/^\d{1,4}$/, 'must be a whole number')),
      pipe(
        transform(Number),
        number().check(int(), gte(0), lte(HISTORY_MAX, `must be at most ${HISTORY_MAX}`)),
      ),
    ),
  ),
});

/** Result of an upload. `stored` is false if the release already existed. */
const uploadResponseSchema = object({
  kind: oneOf(['shell', 'remote']),
  name: remoteNameSchema,
  release: releaseHashSchema,
  stored: boolean(),
});

const publishResponseSchema = object({
  composition: releaseHashSchema,
  revision: revisionSchema,
  changed: boolean(),
  canary: canaryStateSchema,
});

/**
 * The calls of the registry, for the server's routes and the command's client. All need a deploy token, as
 * `Authorization: Bearer …`. The body of `upload` is a tar archive; other bodies are JSON.
 */
export const registryCalls = {
  status: { method: 'GET', path: `${REGISTRY_API}/status`, response: registryStatusSchema },
  upload: { method: 'POST', path: `${REGISTRY_API}/releases`, response: uploadResponseSchema },
  publish: {
    method: 'POST',
    path: `${REGISTRY_API}/publish`,
    body: publishBodySchema,
    response: publishResponseSchema,
  },
  promote: {
    method: 'POST',
    path: `${REGISTRY_API}/promote`,
    body: promoteBodySchema,
    response: pointerChangeSchema,
  },
  rollback: {
    method: 'POST',
    path: `${REGISTRY_API}/rollback`,
    body: rollbackBodySchema,
    response: pointerChangeSchema,
  },
  stopCanary: {
    method: 'POST',
    path: `${REGISTRY_API}/stop-canary`,
    body: stopCanaryBodySchema,
    response: pointerChangeSchema,
  },
} as const;

export type RegistryCallName = keyof typeof registryCalls;
export type RegistryCalls = typeof registryCalls;
