import { Readable } from 'node:stream';
import {
  pointerMoved,
  promote,
  publishStored,
  readStoredRelease,
  registryStatus,
  releaseKindOf,
  releasePath,
  rollback,
  rollbackRemote,
  stopCanary,
} from '@airdex/release-registry';
import type { ChangeOptions, DeployToken, RegistryStore } from '@airdex/release-registry';
import { registryCalls, statusQuerySchema } from '@airdex/release-registry/http-api';
import type { RegistryCallName } from '@airdex/release-registry/http-api';
import { receiveRelease } from '@airdex/release-registry/upload';
import type { FastifyRequest } from 'fastify';
import { parseInput } from '../../http/parse-input.ts';
import { HttpError } from '../../http/http-error.ts';
import { allowSlowBody } from '../../http/request-time.ts';
import { tokenLabel } from './deploy-caller.ts';
import { checkMayMoveCanary, checkMayRelease, checkMayRollBackAll } from './deploy-rights.ts';

export interface RegistryCall {
  readonly store: RegistryStore;
  readonly token: DeployToken;
  readonly request: FastifyRequest;
}

/** Entries of the history that the status contains by default. */
const HISTORY_USUAL = 20;

/**
 * The context of a change: the token, for the history, and the revision that it applies to.
 * @throws RegistryError `pointer-moved` if that is not the expected one.
 */
function from<Body extends ChangeOptions>(body: Body, token: DeployToken, allowedUpon?: number): Body {
  if (allowedUpon !== undefined && (body.revision ?? allowedUpon) !== allowedUpon)
    throw pointerMoved(allowedUpon, body.revision);
  const revision = body.revision ?? allowedUpon;
  return { ...body, token: tokenLabel(token), ...(revision === undefined ? {} : { revision }) };
}

async function status({ store, request }: RegistryCall): Promise<unknown> {
  const { history = HISTORY_USUAL } = parseInput(statusQuerySchema, request.query, 'path');
  return registryStatus(store.folder, history);
}

/** Path of a release below the registry. */
const pathOf = ({ name, release }: { readonly name: string; readonly release: string }) =>
  releasePath(releaseKindOf(name), release);

/** The content of a stream. Readers that stop, or fail, leave the stream open. */
async function* chunksOf(stream: Readable): AsyncGenerator<Uint8Array> {
  for await (const chunk of stream.iterator({ destroyOnReturn: false })) yield chunk as Uint8Array;
}

async function upload({ store, token, request }: RegistryCall): Promise<unknown> {
  const { body } = request;
  if (!(body instanceof Readable))
    throw new HttpError('unsupported-media-type', 'Send the release as application/x-tar');
  allowSlowBody(request.raw);
  try {
    const received = await receiveRelease(store.folder, chunksOf(body), {
      authorise: (name) => checkMayRelease(token, name, { what: 'publish', field: 'name' }),
    });
    await store.keep(pathOf(received));
    return received;
  } finally {
    // If it fails, read the rest: the client then receives the error, and the connection stays usable.
    body.resume();
  }
}

async function publish({ store, token, request }: RegistryCall): Promise<unknown> {
  const body = parseInput(registryCalls.publish.body, request.body, 'body');
  for (const [index, { name }] of body.releases.entries())
    checkMayRelease(token, name, { what: 'publish', field: `releases.${index}.name` });
  const revision =
    body.stopCanary === true
      ? await checkMayMoveCanary(store.folder, token, {
          what: 'end a canary that is not its own',
          field: 'stopCanary',
          mayBeNone: true,
        })
      : undefined;
  const options = from(body, token, revision);
  return store.change(options, body.releases.map(pathOf), async (folder) => {
    const releases = await Promise.all(
      body.releases.map((named, index) => readStoredRelease(folder, named, `releases.${index}`)),
    );
    return publishStored(folder, releases, options);
  });
}

async function promoteTo({ store, token, request }: RegistryCall): Promise<unknown> {
  const { composition, ...body } = parseInput(registryCalls.promote.body, request.body, 'body');
  const revision = await checkMayMoveCanary(store.folder, token, {
    composition,
    what: `promote ${composition}, which is not its own canary`,
    field: 'composition',
    // To end the canary as well, this would promote older releases of other teams.
    orFirst: body.stopCanary !== true,
  });
  const options = from(body, token, revision);
  return store.change(options, [], (folder) => promote(folder, composition, options));
}

async function rollbackTo({ store, token, request }: RegistryCall): Promise<unknown> {
  const { remote, release, to, ...body } = parseInput(registryCalls.rollback.body, request.body, 'body');
  const options = from(body, token);
  if (remote === undefined) {
    checkMayRollBackAll(token, 'to');
    return store.change(options, [], (folder) => rollback(folder, { to, ...options }));
  }
  checkMayRelease(token, remote, { what: 'roll back', field: 'remote' });
  return store.change(options, [], (folder) => rollbackRemote(folder, { remote, release, ...options }));
}

async function stop({ store, token, request }: RegistryCall): Promise<unknown> {
  const body = parseInput(registryCalls.stopCanary.body, request.body, 'body');
  const revision = await checkMayMoveCanary(store.folder, token, {
    composition: body.composition,
    what: 'stop a canary that is not its own',
    field: 'composition',
    mayBeNone: true,
  });
  const options = from(body, token, revision);
  return store.change(options, [], (folder) => stopCanary(folder, options));
}

/** Handles each call of the registry. Failures are RegistryErrors and HttpErrors. */
export const REGISTRY_HANDLERS: Readonly<Record<RegistryCallName, (call: RegistryCall) => Promise<unknown>>> =
  {
    status,
    upload,
    publish,
    promote: promoteTo,
    rollback: rollbackTo,
    stopCanary: stop,
  };
